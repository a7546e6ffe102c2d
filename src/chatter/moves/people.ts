/** Who is named in a line, where, and whom a pronoun stands for. */
import type { Seat } from '../../core/event';
import { cardsIn } from './cards';
import type { Called } from '../scene/called';
import type { Scene } from '../scene/scene';

/**
 * seat: named by number, name, office or place · self · you · he: somebody spoken of before · who: asked for ·
 * nobody: a seat that this table does not have.
 */
export type MentionKind = 'seat' | 'self' | 'you' | 'he' | 'who' | 'nobody';

export interface Mention {
  readonly kind: MentionKind;
  /** Null for `who`, `nobody`, and where nobody can tell whom a pronoun means. */
  readonly seat: Seat | null;
  readonly start: number;
  readonly end: number;
  /** It is called upon, not spoken of: "主公,…". */
  readonly called: boolean;
}

/** Between whom a line is said. */
export interface Between {
  readonly scene: Scene;
  readonly from: Seat;
  /** Whom "you" means; null where nobody in particular is spoken to. */
  readonly hearer: Seat | null;
  /** Whom "he" means where the line itself has named nobody. */
  readonly he: Seat | null;
}

const DIGITS = '零一二三四五六七八九十';
const HAN_NUMBER = '[一二三四五六七八九十]{1,2}';
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "four stole my shield": a number that does something is a seat. */
const WORD_DID = `(?<=^|[,.!?;:] ?)(?:${NUMBER_WORDS.slice(1).join('|')})(?= (?:just |really |even |also )?(?:stole|took|hit|struck|killed|saved|healed|gave|burned|duel\\w*|broke|snatched|slashed|dismantled|nullified|attacked|keeps|did)\\b)`;
/** What a lone digit counts, or is part of, where it is no seat. */
const COUNTED =
  '(?![\\d:%]|\\.\\d|[点滴格血张个次刀回轮分秒人牌局年月天岁级把成半多件匹步距下盘杯块枚条只名位手选打比v+＋]| ?(?:cards?|turns?|rounds?|rebels?|loyal|traitors?|spies|peach|hp|times?|left|of|more|rebs?\\b|spy|damage|points?|people|players?|alive|dead|lives|hearts?|or \\d|min|sec|am\\b|pm\\b|vs?\\b))';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const SOURCES: readonly (readonly [group: string, source: string])[] = [
  ['side', '(?:(?:我|你|他)的?)?(?:上家|下家)|\\b(?:my|your) (?:left|right)\\b'],
  [
    'number',
    `[老小]?(?:${HAN_NUMBER}|\\d{1,2}) ?(?:号位?|楼)|老(?:[一二三四五六七八九]|[2-9])(?![年月点岁个次天号])|\\b(?:seat|player|number|no\\.?) ?(?:\\d{1,2}|${NUMBER_WORDS.join('|')})\\b|[@#] ?\\d{1,2}|\\bp\\d{1,2}\\b|${WORD_DID}`,
  ],
  [
    'lord',
    '(?<![\u3400-\u9fff])大王|(?<=[那谢打杀砍救保给帮对跟啊呀吧呢了,.!?])大王|陛下|皇上|圣上|your majesty|my (?:liege|king)(?![a-z])|主公|主帅|老大|(?<![我被的])老板(?!娘|骂|叫|让|今天|说我|给我|扣|又|昨)|(?<![a-z])(?:the |my |our )?lord(?![a-z])|(?<![a-z])(?<!(?:my|a|big) )boss(?![a-z]|es| (?:is |was |keeps )?(?:call|yell|scream|text|email|wants me|made me|says i))|(?<=[打杀砍救保护帮奶集火拆顺信跟])主(?![动要力意])',
  ],
  [
    'self',
    "(?:我|俺|咱(?!们)|在下|本人|鄙人|老子|劳资|老夫|末将|吾)(?!们|方|家)|(?<![a-z'])(?:i|me|im|my|mine|myself)(?![a-z])",
  ],
  ['you', '(?:你|您|妳|阁下|足下)(?!们|俩|几个)|(?<![a-z])(?:you|u|ya|your|ur|yours|youre)(?![a-z])'],
  [
    'he',
    '(?<!其)(?:他|她|它)(?!们|妈)|(?:这|那)(?:个?人|家伙|货|厮|小子|哥们)|此人|人家(?=回头|又|还|都|就|给|把|转头|可|也|刚|已)|(?<![a-z])(?:he|him|his|she|her|hers|hes|shes|that guy|this guy|they|them)(?![a-z])',
  ],
  [
    'who',
    "谁|哪个|哪位|哪家|几号|(?<![a-z])(?<!\\bone )(?:who|whom|whose|whos|who's|which one|anyone|anybody|somebody|someone)(?![a-z])|有人",
  ],
  [
    'digit',
    `(?<![\\d.:第剩有差欠扣了还就才共到近约x×*+-])(?<!\\b(?:down to|last|round|turn|have|has|had|got|only|least|most|\\d on) )\\d{1,2}(?! on \\d)${COUNTED}(?![a-z])`,
  ],
  [
    'han',
    `(?<=[打杀砍拆顺信保救奶集火捅控])${HAN_NUMBER}(?=$|[,.!?;:\\s了啊吧呀呢的])|(?<=^|[,.!?;:\\s那是])${HAN_NUMBER}(?=(?:呢|反|忠|内)(?:$|[,.!?;:\\s了啊吧呀]))|(?<=^|[,.!?;:\\s])[一二三四五六七八](?=[跟和与](?!我|你)|还是)|(?<=[一二三四五六七八\\d]号?(?:[跟和与]|还是))[一二三四五六七八](?![一二三四五六七八个张点血次号])|(?<=^|[,.!?;:\\s])[一二三四五六七八](?=[一二三四五六七八](?:你们?)?俩)|(?<=(?:^|[,.!?;:\\s])[一二三四五六七八])[一二三四五六七八](?=(?:你们?)?俩)`,
  ],
];

const compiled = new WeakMap<Called, RegExp>();

/** All ways of naming somebody at this table, in one expression; kept with its names. */
function naming(called: Called): RegExp {
  const known = compiled.get(called);
  if (known) return known;
  const names = new Set<string>(called.byName.keys());
  for (const { calls } of called.seats) for (const call of calls) names.add(call);
  const name = [...names]
    .filter((one) => one.trim().length > 1)
    .sort((a, b) => b.length - a.length)
    .map((one) => (/^[\x20-\x7e]+$/.test(one) ? `(?<![a-z0-9])${escape(one)}(?![a-z0-9])` : escape(one)))
    .join('|');
  const all = [
    ...(name === '' ? [] : [['name', `[老小阿]?(?:${name})(?:大哥|哥哥?|姐姐?|妹妹?|兄弟?|将军)?`] as const]),
    ...(called.pet === '' ? [] : [['pet', called.pet] as const]),
    ...SOURCES,
  ];
  const expression = new RegExp(all.map(([group, source]) => `(?<${group}>${source})`).join('|'), 'g');
  compiled.set(called, expression);
  return expression;
}

/** A number in digits, Chinese (两 among it) or English words, 1 … 99; NaN where there is none. */
export function numberIn(words: string): number {
  const digits = /\d+/.exec(words);
  if (digits) return Number(digits[0]);
  const english = NUMBER_WORDS.findIndex((word) => words.endsWith(word));
  if (english >= 0) return english + 1;
  const han = words.replace(/两/g, '二').replace(/[^一二三四五六七八九十]/g, '');
  if (han.length === 1) return DIGITS.indexOf(han);
  const [first = '', second = ''] = Array.from(han);
  if (first === '十') return 10 + DIGITS.indexOf(second);
  return second === '十' ? DIGITS.indexOf(first) * 10 : NaN;
}

function neighbour({ table }: Scene, of: Seat | null, step: 1 | -1): Seat | null {
  const seats = table.seats.filter(({ seat, alive }) => alive || seat === of);
  const at = seats.findIndex(({ seat }) => seat === of);
  return at < 0 ? null : (seats[(at + step + seats.length) % seats.length]?.seat ?? null);
}

const nameAt = (called: Called, words: string): Seat | null =>
  called.byName.get(words) ??
  (called.seats.find(({ calls }) => calls.includes(words)) ?? longestIn(called, words))?.seat ??
  null;

/** "小哪吒", "徐荣大哥": the longest name that stands in the words. */
const longestIn = ({ seats }: Called, words: string): Called['seats'][number] | undefined =>
  seats
    .map((names) => ({ names, length: Math.max(0, ...names.calls.map((c) => (words.includes(c) ? c.length : 0))) }))
    .reduce<{ names?: Called['seats'][number]; length: number }>(
      (best, one) => (one.length > best.length ? one : best),
      {
        length: 0,
      },
    ).names;

/** What stands before and after one who is called upon. */
const CALL_BEFORE =
  /(?:^|[,.!?;:])\s*(?:卧槽|我靠|靠|哇|不是|好家伙|诶诶|wtf|omg|wow|damn|wait|bro|dude|man|yo|@|喂|嘿|嗨|哎|诶|欸|那个|请问|我说|hey|hi|hello|yo|oi|ok|so|and|but|well|please|sorry|my bad|thx|ty|thanks|thank you|谢谢|多谢|对不起|抱歉|你好)?[\s,]*$/;
/** What follows says something of the one named, so that it is spoken of: "三号,铁反". */
const SAID_OF =
  /^\s*,\s*(?:(?:肯定|绝对|一定|必定?|铁|妥妥|多半|八成|大概|应该|显然|明显)(?:就)?(?:是|反|忠|内)|是(?!不是|你|谁|吗|吧)|[反忠内](?:贼|臣|奸)?(?:[,.!了啊吧呀]|$)|不对劲|可疑|有问题|装|跳反|不像|像(?!我)|一直|刚才|上回合|definitely|clearly|obviously|is |was |must be|looks|seems)/;
/** "good job lord finishing 7". */
const PRAISED = /\b(?:good job|nice (?:one|job|play|kill|save|move)|well (?:done|played)|gj|bravo) $/;
const CALL_AFTER =
  /^\s*(?:说(?:真话|实话|句话)|老实说|给个准话|回个?话|表个态|先?(?:说|讲|报)(?:说|讲|一下|个|句|啥|什么)|(?:deal|truce|listen|bro|dude|mate|promise|tell (?:me|us)|give (?:me|us)|show (?:me|us)|what even|why|how come)\b|[,:]|[!?]|你(?!们)|您|阁下|(?:you|u|are you|did you|do you|why did you|can you)\b)/;
/** "4 why'd you …", "4 if you …", "4 did you": behind a name that begins the line, what is put to "you"; "6 will kill you" is said of 6. */
export const PUT_TO =
  /^\s+(?:(?:why|what|how|when|where|who|which|if|unless|so|i)(?:'?(?:d|s|re|ll))?\b[^,.!?]{0,24}\b(?:you|u|ya|your|ur)|(?:will|would|could|should|did|do|are|were|have|can|r)\s+(?:you|u|ya))\b/;
/** Behind this stands one to whom something is done. */
export const DONE_TO = /[打杀砍拆顺救收给对跟和把被帮保护信是像叫让]了?$/;
/** A clause that has ended but for the name: "别装了3号,", "就剩他了吧主公,". */
const CALL_BEHIND = /(?:[吧吗么呢啊呀嘛啦]|(?:^|[,.!?;:])\s*(?:别|不要|行|好|算|够|得)[^,.!?;:]{0,8}了)\s*$/;
const ENDS = /^\s*(?:[,.!?;:~]|$)/;
/** Whether the name that stands between these two is called behind a clause. */
export const isCalledBehind = (before: string, after: string): boolean => CALL_BEHIND.test(before) && ENDS.test(after);
const ONLY_CALLED = /^\s*(?:救我|救命|别打我|信我|帮我|自己人|我是|我真是)/;

/** Everybody whom a text names, in order. `text` is folded: simplified, lower case, ASCII marks. */
export function mentionsIn(text: string, { scene, from, hearer, he }: Between): Mention[] {
  const found: Mention[] = [];
  const known = scene.table.bySeat;
  const cards = cardsIn(text);
  let you = hearer;
  for (const match of text.matchAll(naming(scene.called))) {
    const groups = match.groups ?? {};
    const words = match[0];
    const start = match.index;
    const end = start + words.length;
    let seat: Seat | null;
    let kind: MentionKind = 'seat';
    if (groups.name !== undefined) seat = nameAt(scene.called, words);
    else if (groups.pet !== undefined) seat = scene.called.petOf(words, from);
    else if (groups.side !== undefined) {
      const of = /^(?:你|your)/.test(words) ? you : from;
      seat = neighbour(scene, of, /上家|right/.test(words) ? -1 : 1);
    } else if (groups.lord !== undefined) seat = scene.table.lord;
    else if (groups.self !== undefined) [seat, kind] = [from, 'self'];
    else if (groups.you !== undefined) [seat, kind] = [you, 'you'];
    else if (groups.he !== undefined) [seat, kind] = [null, 'he'];
    else if (groups.who !== undefined) [seat, kind] = [null, 'who'];
    else if (groups.han !== undefined && cards.some((card) => start >= card.start && start < card.end)) continue;
    else {
      const number = numberIn(words);
      seat = known.has(number) ? number : null;
      // A lone digit that is no seat counts something.
      if (seat === null && groups.number === undefined) continue;
      if (seat === null) kind = 'nobody';
    }
    if (kind === 'seat' && seat === null) continue;
    const called = kind === 'seat' && isCalled(text, start, end);
    if (called && seat !== from) you = seat;
    found.push({ kind, seat, start, end, called });
  }
  // "砍我老大": whose lord he is adds nobody.
  const named = found.filter(
    ({ kind, end }) =>
      kind !== 'self' ||
      !found.some((one) => one.kind === 'seat' && one.seat === scene.table.lord && one.start === end),
  );
  return pronouns(text, named, { scene, from, he });
}

function isCalled(text: string, start: number, end: number): boolean {
  if (/^[@#]/.test(text.slice(start, end))) return true;
  const after = text.slice(end);
  if (SAID_OF.test(after)) return false;
  if (CALL_BEFORE.test(text.slice(0, start)) && (CALL_AFTER.test(after) || ONLY_CALLED.test(after))) return true;
  if (CALL_BEFORE.test(text.slice(0, start)) && PUT_TO.test(after)) return true;
  if (PRAISED.test(text.slice(0, start))) return true;
  // "…主公你俩", "…6号你刚才": whoever stands before 你 is spoken to, unless something is done to them.
  if (isCalledBehind(text.slice(0, start), after)) return true;
  if (/^你(?!们|俩)/.test(after) && !DONE_TO.test(text.slice(0, start))) return true;
  return /^[\s.!?~]*$/.test(after) && /[,!?]\s*$/.test(text.slice(0, start)) && start > 0;
}

/** What he is said to be. */
const IS_JUDGED =
  /^(?:就|也|肯定|绝对|八成|多半|准|一定)*是(?:个|真|铁)?[忠反内]|^(?:'s| is| was| must be) (?:a |an |the )?(?:spy|rebel|reb|traitor|loyal)/;
const DONE_TO_EN = /\b(?:[a-z]+ed|hit|struck|shot|took|stole|gave)\s$/;
const CLAUSE_ENDS = [',', '.', '!', '?', ';', ':'];

/** He is the one spoken of last before; never the one who talks, nor one called upon. */
function pronouns(
  text: string,
  mentions: readonly Mention[],
  { scene, from, he: before }: Pick<Between, 'scene' | 'from' | 'he'>,
): Mention[] {
  const spokenOf = ({ kind, called, seat }: Mention): boolean => kind === 'seat' && !called && seat !== from;
  return mentions.map((mention, i) => {
    if (mention.kind !== 'he') return mention;
    const earlier = mentions.slice(0, i).filter(spokenOf);
    // "四号全是他收的": he is none of those whom it was done to.
    const turned = /是$/.test(text.slice(0, mention.start));
    const clause = Math.max(...CLAUSE_ENDS.map((mark) => text.lastIndexOf(mark, mention.start)));
    // "主公老打他", "boss keeps zapping her": nor does he do it to himself.
    const object =
      DONE_TO.test(text.slice(0, mention.start)) || /^(?:him|her|them)$/.test(text.slice(mention.start, mention.end));
    const near = turned || object ? earlier.filter(({ start }) => start < clause) : earlier;
    // "杜袭救了崔均也不等于他是忠": whoever did it is judged by it, and not whom it was done to.
    const doers = near.filter(
      ({ start }) => !DONE_TO.test(text.slice(0, start)) && !DONE_TO_EN.test(text.slice(0, start)),
    );
    const judged = IS_JUDGED.test(text.slice(mention.end)) && doers.length > 0;
    const [lord, rest] = [scene.table.lord, judged ? doers : near];
    // Everybody knows the lord, and calls him so: "3号没打过主公,我看他像忠".
    const last =
      rest.filter(({ seat }) => seat !== lord).pop() ??
      rest.pop() ??
      // "4 killed him": nor the one who does it; "砍完吴苋又救他" is whoever had it done to them.
      (object && before !== null
        ? earlier
            .filter(({ start }) => DONE_TO.test(text.slice(0, start)) || /[完过]$/.test(text.slice(0, start)))
            .pop()
        : earlier.pop());
    return { ...mention, seat: last?.seat ?? before };
  });
}
