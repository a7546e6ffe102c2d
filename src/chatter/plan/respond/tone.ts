/** How a line sounds where nobody can say what it calls for: a word in the same mood (§Q3). */
import type { MOOD_WORDS } from '../words/moods';
import type { Plan } from '../plan';
import { backOn, type Matter } from '../matter';

type Mood = Extract<
  keyof typeof MOOD_WORDS,
  'laugh_bare' | 'surprised' | 'dismayed' | 'tense' | 'delighted' | 'idle' | 'cannot_say'
>;

export const LAUGHS = /哈|笑|逗|嘿|😂|🤣|😄|😆|\b(?:l+o+l+|lmao|rofl|haha\w*|funny|hilarious|xd)\b/;
/** In the order in which they are tried. */
const MOODS: readonly (readonly [mood: Mood, heard: RegExp])[] = [
  ['laugh_bare', LAUGHS],
  [
    'surprised',
    /[?？]{2,}|卧槽|我[去靠擦](?!年)|我的(?:妈|天)|天[啊哪呐]|什么(?:鬼|情况)|啥情况|怎么回事|这也行|居然|竟然|\b(?:w[ao]h?w|whoa|omg|what the|wtf|holy|no way|seriously)\b/,
  ],
  [
    'tense',
    /怕|慌|紧张|悬|捏.?把?汗|冒汗|出汗|提心|嗓子眼|心跳|刺激|危险|\b(?:scar\w+|nervous|worried|sweat\w*|tense|intense)\b/,
  ],
  [
    'dismayed',
    /寄|唉|哎|完了(?!没|吗)|完蛋|麻了|裂开|(?<!舒)服了|无语|烦|气死|要命|难受|倒霉|呜|白(?:打|给|瞎|干)|\b(?:sigh|ugh|damn|sucks?|not my (?:day|night)|oof|meh|great, just)\b/,
  ],
  ['delighted', /爽|舒服|漂亮|好耶|得劲|美滋滋|开心|乐了|过瘾|带劲|\b(?:nice|yay|love|sweet|awesome|woo+|beautiful)\b/],
  [
    'idle',
    /没人(?:动|打|出)|养生|养老|摆烂|摸鱼|无聊|冷清|安静|发呆|\b(?:slow|quiet|boring|sleepy|nobody (?:moves|does))\b/,
  ],
  ['cannot_say', /[?？]|吗|(?:谁|什么|啥|怎么|咋|几|哪)[^,.!]{0,4}$|呢$/],
];

const back = backOn('joke');

/** A word in the mood of the line. */
export function inTone(matter: Matter): Plan {
  const { text } = matter.asked;
  const mood = MOODS.find(([, heard]) => heard.test(text))?.[0] ?? 'taken_in';
  return back(matter, { move: mood === 'cannot_say' ? 'unsure' : 'ack', clause: mood });
}
