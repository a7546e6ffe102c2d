/** What somebody wonders at: an effect that all could see, whose cause is asked for (§Q1). */
import { numberIn } from '../../line/numerals';

export type Effect =
  | 'lost'
  | 'unhurt'
  | 'healed'
  | 'unhealed'
  | 'lives'
  | 'died'
  | 'cards_up'
  | 'cards_down'
  | 'idle'
  | 'stands';

export interface Wonder {
  readonly effect: Effect;
  /** Where the effect is told: whom it befell is named before, or right behind with 的是. */
  readonly start: number;
  readonly end: number;
  /** So many points. */
  readonly points: number | null;
}

const POINT = '[一二两俩三四1-4]?(?:点|滴|格)?';
/** In this order: what is denied holds the words of what is not. */
const ZH: readonly (readonly [Effect, string])[] = [
  ['unhealed', '没(?:有)?(?:回|加)(?:上|着|到|血|$)'],
  [
    'unhurt',
    `(?:没|不|未)(?:怎么)?(?:掉|扣|少)(?:血|${POINT}血|[点滴格])|没(?:受伤|破防|烧[到着]|打[着到中]|砍[着到中])|没事(?!干|做)|啥事没有`,
  ],
  ['lives', '还?(?:没死(?!心)|没收掉|活着|没倒)|打不死|还(?:在喘|站着|活蹦)'],
  [
    'lost',
    `(?:掉|扣|少|没)了?(?:[一二两俩三四1-4](?:点|滴|格|血)|血|[点滴格俩仨])|(?:只?剩|就剩?)下?了?[一二两三1-3](?:点|滴|格)?血|血(?:条|量)?(?:怎么|咋)(?:就|又)*(?:掉|没|少)|(?:血[条量]?|体力)[^,.!?没]{0,5}(?:[掉少扣]了|[变短缩]短)`,
  ],
  [
    'healed',
    `满(?:血)?了|回(?:了)?${POINT}血|回满|回上来|血(?:又)?(?:满|多|涨)了|[加涨]了?${POINT}血|(?:是|又|还)满血|吃[上了着]?个?桃`,
  ],
  [
    'cards_up',
    '牌.{0,3}(?:变|成|有|涨|多).{0,3}[0-9一两二三四五六七八九十]+张|[这那]么多(?:张)?手?牌|(?:有|到|攒|囤|拿)[了出到起]*(?:[0-9]+|[一二三四五六七八九十]+)张(?:手?牌)?|多(?:出|了)来?[一两二三1-9]张',
  ],
  ['cards_down', '牌.{0,3}(?:没了|少了|丢了|空了)|(?:少|丢|没)了?[一两二三1-9]张'],
  [
    'idle',
    '(?:啥|什么|一张牌?)(?:也|都)?[没不](?:干|做|出|打|用|动)|[没不](?:出牌|动静|动手)|空过|被?跳过|一动不动|(?:干|傻|呆)?(?:坐|站|愣|杵)(?:着|那|在那)',
  ],
  ['stands', '(?:才|又|只有|变成?|成了?|到了?|有|是|在)?[1-9一二两三四五六七八九](?:点|滴|格)?血(?![的给])'],
  ['died', '(?<!差点|险些)(?:死|倒|凉|挂|没)(?:了|的)|(?:死|凉)掉|(?:怎么|咋)就?没的'],
];
const WHY_ZH = '(?:怎么|咋|为(?:啥|什么|何)|明明)';
const WHY_ZH_BEHIND =
  /(?:怎么|咋)(?:回事|搞的|来的)|啥(?:情况|机制|原理|操作)|什么(?:情况|机制|原理)|为(?:啥|什么)$|[看听搞]不懂|没[看听搞]?(?:懂|明白)|讲讲|解释/;

const HP = '(?:hp|health|dmg|damage|hearts?|life|lives|[1-4]|one|two|three|blood)';
const EN: readonly (readonly [Effect, string])[] = [
  ['unhealed', `(?:n'?t|not|\\bno)(?: get| getting)? heal(?:ed|ing)?\\b`],
  [
    'unhurt',
    `(?:\\bnot|n'?t|\\bnever|\\bdidnt|\\bdoesnt)(?: even)? (?:lose|lost|losing|take|taking|get hurt|do|drop)\\b|\\b(?:no|zero) (?:damage|dmg)\\b|\\bunhurt\\b|\\bstill (?:at )?full\\b`,
  ],
  [
    'lives',
    `\\bstill (?:alive|breathing|standing|kicking|up)\\b|\\balive\\b|\\bsurviv\\w+|(?:\\bnot|n'?t)(?: [a-z0-9]+){0,2} (?:dead|die)\\b`,
  ],
  [
    'lost',
    `\\b(?:lose|lost|losing|take|took|taking|down|missing|drop(?:ped)?)\\b(?: [a-z]+)?(?: to)? ?\\b${HP}\\b(?! cards?| turns?)|\\bget(?:ting)? hurt\\b|\\b(?:on|at|down to) [1-3](?: ?hp| health)?(?! and| or)\\b|\\bmy (?:hp|health) go\\b`,
  ],
  [
    'healed',
    '\\bfull(?! (?:grip|hand|house|board))(?: (?:hp|health))?\\b|\\bhealed\\b|\\bback (?:up )?(?:to|at) \\d\\b',
  ],
  [
    'cards_up',
    '\\b(?:have|has|got|get|holding|hold|(?:up|sitting|stuck|left|walk\\w*) (?:with|to|on)|with) (?:so many|this many|that many|like )*(?:[2-9]|\\d\\d|six|seven|eight|nine|ten|eleven|twelve|so many|this many|that many) cards\\b',
  ],
  ['cards_down', '\\b(?:lose|lost|missing) (?:a|two|three|\\d|my|all (?:my|his|her)|his|her) cards?\\b|\\bcards go\\b'],
  [
    'idle',
    "\\b(?:did|do) (?:absolutely |literally )?nothing\\b|\\b(?:do|play) anything\\b|\\b(?:si?a?t|sitting|stood|stand) (?:there|still|around|on (?:his|her|their) (?:hands|ass|cards))\\b|(?:n'?t|\\bnot|\\bnever) (?:even )?(?:play|use|get to play|do) (?:a (?:single )?|any |one )?(?:cards?|things?|shit)?(?=$|[,.?! ])|\\b(?:skip|pass)(?:s|ed)? (?:his|her|their) (?:whole |entire )?turn\\b",
  ],
  [
    'stands',
    '\\b(?:(?:on|at|has|have|got|to|with) [1-9] ?(?:hp|health|hearts?|lives|life)|(?:on|at) [1-9](?=[ ,.?!]|$)(?! cards?| turns?))',
  ],
  ['died', '\\b(?:die|died|dead|gone)\\b'],
];
const WHY_EN = "\\b(?:how(?:'?d|'?s)?(?! (?:many|much|about|bout|sure|old|long))|why(?:'?d|'?s)?|wtf)\\b";
const WHY_EN_BEHIND = /\?\?|\b(?:how(?! many| much)|why|explain|what happened|what'?s going on|wait what|wtf)\b/;

/** What would be, or is bidden, has not befallen anybody; who somebody is, or what to do, is asked elsewhere. */
const ELSE =
  /要是|如果|万一|会不会|咋办|怎么办|哪边|是[反忠内]|\bif\b|\bwould\b|\blet (?:him|her|it|them|me|us)\b|\bhow do i\b/;
/** Right behind health that is told, what somebody did with it: that is wondered at, and the health is how it stood. */
const DEED_ZH = /^[了啊呀呢吧]?[, ]*(?:还(?!没|[?!,. ]|$)|却|也|敢|竟|居然)/;
const DOES_ZH = /^(?![了啊呀呢嘛吗啦吧哦的谁这])\p{Script=Han}/u;
const DEED_EN =
  /^(?: ?(?:hp|health|hearts?|life))?,? ?(?:(?:and|but|yet) )?(?:(?:(?:s?he|it|they|you|i)(?:'?s|'?re|'?m| is| are| am)? )?(?:still|keeps?)\b|so (?:how|why|what)\b|\w+ing\b)/;
const HEALTH: ReadonlySet<Effect> = new Set(['lost', 'healed', 'stands']);

/** Of whom it is told is asked itself. */
const WHO = /谁|哪个|几号|\bwho\b/;

const WORDS: Readonly<Record<string, number>> = { 俩: 2, 仨: 3 };
/** So many points; of one nothing tells whether it is meant. */
function pointsIn(text: string, effect: Effect): number | null {
  const word = /[1-9一二三四五六七八九两俩仨]|\b(?:two|three)\b/.exec(text)?.[0];
  const n = word === undefined ? 0 : (WORDS[word] ?? numberIn(word));
  return n > 1 || (n === 1 && effect === 'stands') ? n : null;
}

interface Told {
  readonly effect: Effect;
  /** Behind a word that asks why, which is its first group. */
  readonly asked: RegExp;
  readonly told: RegExp;
}
const tellsOf = (rows: readonly (readonly [Effect, string])[], ahead: string): readonly Told[] =>
  rows.map(([effect, words]) => ({
    effect,
    asked: new RegExp(`(${ahead})(?:${words})`),
    told: new RegExp(words),
  }));
const TOLD_ZH = tellsOf(ZH, `${WHY_ZH}[^,.!?]{0,10}?|居然[^,.!?]{0,3}?`);
const TOLD_EN = tellsOf(EN, `${WHY_EN}[^.!?]{0,44}?`);
const WHY_WITHIN = new RegExp(WHY_ZH);

/** What a folded text wonders at; null where it does not. */
export function wonderIn(text: string): Wonder | null {
  if (ELSE.test(text)) return null;
  const zh = /\p{Script=Han}/u.test(text);
  const behind = (zh ? WHY_ZH_BEHIND : WHY_EN_BEHIND).test(text);
  let last: Wonder | null = null;
  for (const row of zh ? TOLD_ZH : TOLD_EN) {
    const { effect } = row;
    const asked = row.asked.exec(text);
    const told = asked ?? row.told.exec(text);
    // "手牌咋变七张了": asked within.
    const match = asked || behind || WHY_WITHIN.test(told?.[0] ?? '') ? told : null;
    if (match === null) continue;
    const start = match.index + (asked?.[1]?.length ?? 0);
    const end = match.index + match[0].length;
    const points = pointsIn(text.slice(start, end), effect);
    if (WHO.test(text.slice(0, end))) continue;
    const then = text.slice(end);
    if (HEALTH.has(effect) && (zh ? DEED_ZH : DEED_EN).test(then)) continue;
    if (effect === 'stands' && DOES_ZH.test(then)) continue;
    const one = { effect, start, end, points };
    if (asked !== null || !behind) return one;
    // What is told last is wondered at: "he was on 1, got hit, and now hes full??".
    if (last === null || start > last.end) last = one;
  }
  return last;
}
