/** The ways of naming somebody in a line: names, pet names, numbers, offices, places and pronouns. */
import { NUMBER_WORDS, numberIn } from '../../line/numerals';
import { readOnce, readOncePer } from '../../line/read-once';
import type { Seat } from '../../../core/event';
import { escaped } from '../../../core/expression';
import type { Called } from '../../scene/called';
import { isHalf } from '../../scene/latin-names';
import type { Scene } from '../../scene/scene';
import { cardsIn } from '../words/cards';
import type { Place } from './place';

const HAN_NUMBER = '[一二三四五六七八九十]{1,2}';
/** "four stole my shield": a number that does something is a seat. */
const WORD_DID = `(?<=^|[,.!?;:] ?)(?:${NUMBER_WORDS.slice(1).join('|')})(?= (?:just |really |even |also )?(?:stole|took|hit|struck|killed|saved|healed|gave|burned|duel\\w*|broke|chained|countered|robbed|shot|snatched|slashed|dismantled|nullified|attacked|keeps|did)\\b)`;
/** "2 fire attacks into him" are two; "4 slashes me" is of seat 4. */
const SEVERAL =
  ' (?:fire attacks|slashes|strikes|duels|dismantles|snatches|dodges|nullifications|wines|wuxies|shas|shans|taos|hits|blows)(?= (?:in(?:to)?|on|at|to|from|plus|and|this|that|last|so|already|by|off|with)\\b| ?[,.!?;]|$)';
/** "3把都输了" counts games; "6把主公狮子拆了" says what 6 did. */
const HANDFULS =
  '把(?!我|你|他|她|主公|\\d|[^,.!?都]{1,8}(?:拆|顺|砍|杀|打|救|拉|捞|连|横|收|送|带走|乐|兵|懈|挡|弄|干|给|吃|贴|扣|奶)(?!完))';
/** Before 了 and a bare digit: what is counted so, and no seat: "扣了2", "死了3". Whoever stands behind other verbs is a seat: "砍了3", "挨了3一刀". */
const COUNTS =
  '(?:[剩扣少回加减到多过除欠差输赢等丢损成来出用有开换买摸玩看]|(?<![干收拆灭做秒办打砍])掉|(?<![打杀砍弄烧捅毒射劈电炸])死|(?<![带送拿顺抢偷牵])走)';
/** "2打1" of few who are left, "3打啤酒"; "3打4" says what 3 did. */
const DOZENS = '打(?=[啤鸡可]|\\d(?:局|[优劣]势|稳|还能|都能|能赢|必|怎么[打赢玩]))';
/** "7 gave 8 cards" names 8; "gave 2 cards to 4" and "gave 1 card" count. */
const CARDS =
  '(?<!\\b(?:gave|gives?|giving|handed|passed|fed|sent|slipped|lent) \\d) ?cards?| cards? (?:to|away|back|for|each|out)\\b|(?<= 1) card\\b';
/** "up since 3", "the vet is open till 6": of the clock, unless more is said of it. */
const CLOCK = '(?<=\\b(?:since|until|till|til) \\d{1,2})(?= ?(?:$|[,.!?;]|and\\b|so\\b|but\\b|now\\b))';
/** What a lone digit counts, or is part of, where it is no seat. */
const COUNTED = `(?!${CLOCK})(?!(?<=\\d打\\d)(?:局|[优劣]势|稳|还能|都能|能赢|必|怎么[打赢玩]))(?![\\d:%]|\\.\\d|[点滴格血张个次刀回轮分秒人牌局年月天岁级成半多件匹步距下盘杯块枚条只名位手选比口顿圈颗倍v+＋]|支(?![持援])|折(?![腾磨])|套(?!路)|${DOZENS}|${HANDFULS}|${CARDS}| ?(?:turns?|rounds?|rebels?|loyal|traitors?|spies|peach(?!ed|ing| (?:him|her)self)|hp|times?|left|of|more|rebs?\\b|spy|damage|points?|people|players?|alive|dead|lives|hearts?|years?|yrs?|months?|weeks?|days?|hours?|hrs?|or \\d|min|sec|am\\b|pm\\b|vs?\\b)|${SEVERAL})`;

const SOURCES: readonly (readonly [group: string, source: string])[] = [
  [
    'side',
    '(?:(?:我|你|他|她)的?)?(?:上家|下家|[前后](?:面|边|头)(?:那|的)[个位家人])|\\b(?:my|your) (?:left|right)\\b|\\bthe (?:one|guy|player|seat) (?:right |just )?(?:before|after|behind|ahead of) (?:me|you|u|him|her)\\b',
  ],
  [
    'number',
    `[老小]?(?:${HAN_NUMBER}|\\d{1,2}) ?(?:号位?|楼)|老(?:[一二三四五六七八九]|[2-9])(?![年月点岁个次天号])|(?<=^|[,.!?;:\\s])(?:[三四五六七八]|[3-8])(?:哥|爷|妹妹?|姐姐?)(?!们)|\\b(?:seat|player|number|no\\.?) ?(?:\\d{1,2}|${NUMBER_WORDS.join('|')})\\b|[@#] ?\\d{1,2}|\\bp\\d{1,2}\\b|${WORD_DID}`,
  ],
  [
    'lord',
    '(?<![\u3400-\u9fff])大王|(?<=[那谢打杀砍救保给帮对跟啊呀吧呢了,.!?])大王|陛下|皇上|圣上|your majesty|my (?:liege|king)(?![a-z])|主公|主帅|老大|(?<![我被的])老板(?!娘|骂|叫|让|今天|说我|给我|扣|又|昨)|(?<![a-z])(?:the |my |our )?lord(?![a-z])|(?<![a-z])(?:the (?:king|emperor|zhu)|zhugong)(?![a-z])|(?<![a-z])(?<!(?:my|a|big) )boss(?![a-z]|es| (?:is |was |keeps )?(?:call|yell|scream|text|email|wants me|made me|says i))|(?<=[打杀砍救保护帮奶集火拆顺信跟])主(?![动要力意])',
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
    "谁|哪个|哪位|哪家|几号|(?<![反忠内贼臣奸有]|(?<!的)是)哪些?[人位](?!物)|(?<![反忠内贼臣奸有]|(?<!的)是)哪几[个位家]人?|(?<![a-z])(?<!\\bone )(?:who|whom|whose|whos|who's|which (?:one )?of (?:you|u|us|them)|which one|anyone|anybody|somebody|someone)(?![a-z])|有人",
  ],
  [
    'digit',
    `(?<![\\d.:第剩有差欠扣还就才共近约太很真x×*+-]|(?<!想)到|${COUNTS}了|[a-z]{2})(?<!\\b(?:(?:down|up|back) to|(?:got|took|brought) (?:me|him|her|them|u|you|[a-z]+) (?:down )?to|(?:leaves?|left|puts?|got|has|have) (?:me|him|her|them|u|you) (?:to|on|at)|(?:still|only|im|i'm|am|sitting|stuck) on|(?:is|was|s|am|im|still|only|just) at|last|round|turn|got|only|least|most|\\d on) )(?:(?<!\\b(?:have|has|had) )|(?=\\d+ (?:(?:ever|just|already|really|even|actually|once|never) [a-z]|(?:got|been|done|\\w+ed|taken|stolen|given|left|hit(?! ?points?)|struck|shot|burnt|cut)\\b)))(?<!\\b(?:slash|hit|hurt|struck|strik|attack|burn|duel|heal|damag|shot|smack)[a-z]*\\b[^,.!?]{0,16} for )(?!(?<=\\b(?:lost|took|takes|dealt|suffered) )\\d (?:to|from|off|thanks|because)\\b)\\d{1,2}(?! on \\d(?! ?(?:hp|health)))${COUNTED}(?![a-z](?!(?<=s) (?!ago|later|or|and|to|of|in)[a-z]))`,
  ],
  [
    'han',
    `(?<=[打杀砍拆顺信保救奶集火捅控])${HAN_NUMBER}(?=$|[,.!?;:\\s了啊吧呀呢的])|(?<=^|[,.!?;:\\s那是])${HAN_NUMBER}(?=(?:呢|反|忠|内)(?:$|[,.!?;:\\s了啊吧呀]))|(?<=^|[,.!?;:\\s])[一二三四五六七八](?=[跟和与](?!我|你)|还是)|(?<=[一二三四五六七八\\d]号?(?:[跟和与]|还是))[一二三四五六七八](?![一二三四五六七八个张点血次号])|(?<=^|[,.!?;:\\s])[一二三四五六七八](?=[一二三四五六七八](?:你们?)?俩)|(?<=(?:^|[,.!?;:\\s])[一二三四五六七八])[一二三四五六七八](?=(?:你们?)?俩)`,
  ],
];

/** All ways of naming somebody at this table, in one expression; kept with its names. */
const naming = readOncePer((called: Called): RegExp => {
  const names = new Set<string>(called.byName.keys());
  for (const { calls } of called.seats) for (const call of calls) names.add(call);
  const name = [...names]
    .filter((one) => one.trim().length > 1)
    .sort((a, b) => b.length - a.length)
    .map((one) =>
      /^[\x20-\x7e]+$/.test(one)
        ? `(?<![a-z0-9])${escaped(one)}${one.length > 3 ? '+' : ''}(?![a-z0-9])`
        : escaped(one),
    )
    .join('|');
  const all = [
    ...(name === '' ? [] : [['name', `[老小阿]?(?:${name})(?:大哥|哥哥?|姐姐?|妹妹?|兄弟?|将军)?`] as const]),
    ...(called.pet === '' ? [] : [['pet', called.pet] as const]),
    ...SOURCES,
  ];
  return new RegExp(all.map(([group, source]) => `(?<${group}>${source})`).join('|'), 'g');
});

/** "yuan jiii" is Yuan Ji. */
const nameAt = (called: Called, words: string): Seat | null =>
  called.byName.get(words) ??
  called.byName.get(words.replace(/([a-z])\1+$/, '$1')) ??
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

/** Where a way of naming somebody stands, before it is known whom a place (下家) or 你 means. */
export interface Found {
  readonly kind: Place['kind'];
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Undefined where it hangs on who is spoken to, or named before. */
  readonly seat: Seat | null | undefined;
}

/** Readers of a table, by who speaks and how many sit there: somebody may join, its names and its lord never change. */
const readers = readOncePer((_: Scene) => new Map<string, (text: string) => readonly Found[]>());

/** Every way of naming somebody in a folded text that is said by `from`, in order. */
export function foundIn(text: string, scene: Scene, from: Seat): readonly Found[] {
  const known = readers(scene);
  const key = `${from}/${scene.table.seats.length}`;
  const read = known.get(key) ?? readOnce((words) => findIn(words, scene, from));
  known.set(key, read);
  return read(text);
}

function findIn(text: string, scene: Scene, from: Seat): Found[] {
  const found: Found[] = [];
  const cards = cardsIn(text);
  for (const match of text.matchAll(naming(scene.called))) {
    const groups = match.groups ?? {};
    const words = match[0];
    const start = match.index;
    const end = start + words.length;
    const add = (kind: Place['kind'], seat: Seat | null | undefined) => found.push({ kind, words, start, end, seat });
    if (groups.name !== undefined) {
      if (!/^[a-z]+$/.test(words) || !isHalf(text, start, end, scene.called.byName))
        add('seat', nameAt(scene.called, words));
    } else if (groups.pet !== undefined) add('seat', scene.called.petOf(words, from));
    else if (groups.side !== undefined) add('seat', undefined);
    else if (groups.lord !== undefined) add('seat', scene.table.lord);
    else if (groups.self !== undefined) add('self', from);
    else if (groups.you !== undefined) add('you', undefined);
    else if (groups.he !== undefined) add('he', null);
    else if (groups.who !== undefined) add('who', null);
    else if (groups.han !== undefined && cards.some((card) => start >= card.start && start < card.end)) continue;
    else {
      const number = numberIn(words);
      if (scene.table.bySeat.has(number)) add('seat', number);
      // A lone digit that is no seat counts something.
      else if (groups.number !== undefined) add('nobody', null);
    }
  }
  return found.filter(({ kind, seat }) => kind !== 'seat' || seat !== null);
}
