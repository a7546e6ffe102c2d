/** What was done in a game before this one, which nobody here can know: "上局3号也是这么拆我的", "last game you did this too". */
import { ANY_HARM } from '../words/acts';
import type { Clause } from './clause';
import type { Move } from '../types';

const EARLIER =
  /(?<![马早晚身手头路桌场加])(?:上[上一]?|前面?[几两三一]|上[次回]的?那?|(?:昨[天晚儿]|前天|那天|之前|以前|先前|刚才)(?:的?[那几]|有[一几]))(?:局|盘|把(?!柄|关|握|手|刀|剑|弓|弩|连弩|火|枪|万箭|南蛮|决斗|杀|闪|桃|酒|乐|兵|无懈|顺手?|拆|过河|铁索|借刀|五谷))|\b(?<!(?:\b(?:one|this)|(?:'s|is|be) (?:my|the|our)) )(?:last|previous|prev|prior|earlier|other) (?:game|match)s?\b(?! (?:aside|plans?|over)\b)|\b(?<!(?:one more|another) )(?:games?|match(?:es)?) (?:ago|before (?:this|last|that))\b|\b(?:yesterday|irl|in real life|at school|in (?:mtg|league|lol|dota|chess|another game)|first (?:game|match) today|round before (?:this|that) one)\b|\bthat (?:game|match) on \w+day\b/;

/** Nor was it done at this table: "昨晚排位3号把我收了". */
const ELSEWHERE = /昨[天晚]|前[天晚]|去年|过年|公司|排位|王者荣耀|打王者/;

/** Held against whoever did it, or talk; it is no deed of this game. */
export function earlierGame(clause: Clause): Move | null {
  const { about } = clause;
  const harms = about !== undefined && clause.has(ANY_HARM);
  if (!clause.has(EARLIER) && !(harms && clause.has(ELSEWHERE))) return null;
  return clause.move(harms ? 'blame' : 'topic', {
    about,
    topic: 'self',
    life: { matter: 'self:memory', trouble: false },
  });
}
