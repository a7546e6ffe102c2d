/** What a line asks of the record as a whole: how often, how much, who it was, by what (§Q1). Who did it to whom stands as it is said. */
import type { Seat } from '../../core/event';
import type { Scene } from '../scene/scene';
import { cardsIn, skillsIn } from './cards';
import { GEAR } from './gear';
import { FOR_ALL } from './joined';
import type { Mention } from './people';
import { whenIn, type When } from './when';

/** The kind of deed that is asked for. `use`: a card that is named · `lift`: a card that lay before somebody was taken away. */
export type What = 'use' | 'hurt' | 'heal' | 'kill' | 'take' | 'give' | 'lift' | 'wuxie';

/** `times`: how often · `points`: how much health, or how many cards · `who` · `whom`: all of them · `means`: with what. */
export interface OfRecord {
  readonly wants: 'times' | 'points' | 'who' | 'whom' | 'means';
  readonly what: What;
  readonly by?: Seat;
  readonly to: readonly Seat[];
  /** Engine names; empty where any will do. */
  readonly cards: readonly string[];
  /** `own_turn`: the one turn in which it was last done. */
  readonly when: When | 'own_turn' | null;
  /** All who did it, and not only the last. */
  readonly all: boolean;
}

/** Cards that lie before somebody until they are judged. */
export const DELAYED: ReadonlySet<string> = new Set(['lebu', 'bingliang', 'shandian']);

const YET_TO_COME =
  /打算|准备|下(?:个|一个?)?(?:回合|轮)|(?<![没])(?:要|想(?!知道|问)|该|能(?!告诉)|会|可以)|如果|手里|(?:还|就|只)剩|还有(?:几|多少)|\b(?:should|can|could|will|would|wanna|wants?|gonna|going to|need|if|next|left|with (?:me|us)|holds?|holding|hiding|sitting on my)\b/;

const HOW_MANY_ZH = /(?:几|多少)(?!号|轮|回合|成|岁|反|忠|内|位|个意思)/;
const HOW_MANY_EN = /\bhow (?:many|much|often)\b/;
const POINTS =
  /(?:几|多少)(?:点|滴|格|口)?(?:血|伤)|(?:几|多少)[点滴格]|\b(?:hp|health|damage|dmg)\b|\bhow much\b(?! (?:longer|time))/;
const BARE = /多少(?=$|[,.!?啊呀呢了下]|血)/;
const CARDS_COUNTED = /(?:几|多少)(?:张|件|样|个)|\bcards?\b/;
const TIMES = /(?:几|多少)(?:次|下|回)|\b(?:times|often|hits?)\b/;
const BLADES = /(?:几|多少)刀|砍[^,]{0,8}(?:几|多少)[次下回]/;
const GROUP_CARDS = /\baoes?\b|群(?:伤|攻)|范围(?:牌|伤)/;

const LIFT =
  /解|拆|懈|化|揭|摘|挡|顶|\b(?:lift|remov|clear|nullif|null|negat|cancel|block|dismantl)\w*|\bt(?:ook|ake) .{0,20}off\b/;
const CANCEL = /懈|挡|顶(?:了|的|掉)|抵消|\b(?:nullif|negat|counter|block|cancel)\w*|\bnull(?:ed|s)?\b/;
const SAVE =
  /[救捞]|拉(?:回|起)|续(?:了|的|上|命)|喂|\b(?:sav|rescu|reviv)\w*|\bke(?:pt|ep) .{1,24} (?:alive|up|going)|\bpulled .{1,24} (?:up|back|through)/;
const HEALS =
  /[回加奶吸](?:了|过|上|满|血|多少|几)|涨血|\b(?:heal|recover|regain|gain|restor)\w*|\bgot (?:some |the |any )?(?:hp|health)\b/;
const KILLS = /人头|[打杀收干弄][死掉走]?(?:了|过)?(?:几|多少)个|\bkill\w*/;
const TAKES =
  /拆|顺|(?:[拿偷摸抽牵]|没)(?:走|掉|了)|弃|\b(?:st[eo]le?n?|snatch|swip|discard|dismantl|grab|rob)\w*\b|\bt(?:ook|aken?)\b/;
const GIVES = /[送塞递]|给(?!.*的$).{0,8}(?:几|多少)张|\b(?:gave|giv(?:e|en)|hand(?:ed)?|pass(?:ed)?|fed)\b/;
const HURTS =
  /[打砍捅剁敲劈锤揍射烧伤电削扣捶掉挨丢费损]|传导|\b(?:hit|hurt|damag|attack|slash|struck|strik|burn|cost|deal|los[et]|shot|zap|smack)\w*\b|\bt(?:ook|aken?)\b|\bw(?:ent|as going) (?:at|for|after)\b/;
/** Somebody is asked for, and it is over. */
const WHO_DONE =
  /(?<![找招跟惹怪])(?:谁|哪个|哪位|几号)(?![都也敢家]).{0,9}(?:的|了|过|来着)|(?:的|了|过)(?:都)?是?(?:谁|哪个|哪位|几号)|\b(?:who(?:m|se)?|which (?:one )?of (?:you|u|us|them))\b.{0,24}\b(?:did|was|were|has|have|put|hit|hurt|got|kept|went|took|gave|shot|struck|that|\w+ed)\b|\bdid (?:(?:that|the|those) .{1,24}\b)?(?:anyone|anybody|somebody)\b/;
const MEANS =
  /(?:啥|什么)(?:玩意儿?|东西|牌|招|技能)?(?:打|砍|弄|伤|烧|干)的|(?:用|拿)(?:的)?(?:啥|什么)(?:打|砍|弄|伤|烧)?|\bwhat (?:did|was) .{1,30} with\b|\bhit .{1,20} with what\b/;
const WITHIN_ONE = /(?<!上)一(?:个)?回合|刚(?=给|才?[打砍])|\bjust\b|\bin (?:one|a single) turn\b/;
const EVERYBODY = /都(?:是|有)?(?:谁|哪)|谁都|哪些|哪几|分别|\b(?:who|whom) all\b/;

const OBJECT_ZH =
  /(?:给了?|[对冲朝向往盯]着?|把|将|替|帮|从|连|针对|(?:决斗|火攻|[打砍杀拆顺救捞烧奶喂贴扶捅敲劈锤射收弄坑伤揍连])(?:了|过|的|掉了?|死了?|回了?|走|着|中了?|到)?|(?<![的那张])[乐兵]了?)$/;
const AGENT_ZH = /(?:被|让|叫|由)$/;
const OBJECT_EN =
  /\b(?:on|to|at|for|off|from|against|after|(?:hit|slash|struck|strik|kill|kept|keep|sav|heal|burn|shot|shoot|attack|duel|chain|rob|help|peach|rescu|reviv|damag|hurt)[a-z]*)(?: the)? $/;
/** Whoever is named bears it. */
const BEARS =
  /^(?:那|这)?(?:身上|头上|手牌|血)|^[^谁,]{0,8}(?:被|挨|吃了|中了|(?<![打敲砍烧干])掉|少了|损|丢|倒|(?<![打砍杀弄捅射毒劈电烧炸])死|没了)|^ (?:ever |even |already )?(?:has |have |had )?(?:lost|los[et]|taken|suffer|ate|eaten|been|was|got) ?/;
const BEARS_EN_LOSS = /\b(?:los[et]|lost|taken|suffered|eaten|ate)\b/;

/** Whoever is asked for bore it: "who got hp", "谁吃了传导", "who did the lord slash". */
const BEFELL =
  /^(?: ever)? (?:got (?!rid)|gained|lost|ate|was|were|did|has (?:he|she|\w+) )\b|^(?:都|全|也|又)?[吃掉回中][了血]/;
export interface Slots {
  readonly by?: Seat;
  readonly to: readonly Seat[];
  /** Who is asked for: the doer, or whom it befell; absent where nobody is. */
  readonly asked?: 'by' | 'to';
}

/** Who stands where: as the doer, or as whom it befell. */
export function slotsOf(text: string, mentions: readonly Mention[]): Slots {
  const spoken = mentions.filter(({ called }) => !called);
  const all = spoken.some(({ kind, seat }) => kind !== 'who' && seat !== null) ? spoken : mentions;
  const who = all.find(({ kind }) => kind === 'who');
  const isObject = ({ start, end }: Mention): boolean => {
    const before = text.slice(0, start);
    if (AGENT_ZH.test(before)) return false;
    if (/\bfrom (?:the )?$/.test(before) && BEARS_EN_LOSS.test(before)) return false;
    return OBJECT_ZH.test(before) || OBJECT_EN.test(before) || BEARS.test(text.slice(end));
  };
  const asked =
    who === undefined
      ? undefined
      : isObject(who) || BEFELL.test(text.slice(who.end))
        ? ('to' as const)
        : ('by' as const);
  // "how many of them": nobody of whom was spoken.
  const named = all.filter(
    ({ kind, seat, start }) => kind !== 'who' && seat !== null && !/\bof $/.test(text.slice(0, start)),
  );
  const seats = (of: readonly Mention[]): Seat[] => [...new Set(of.flatMap(({ seat }) => seat ?? []))];
  if (asked === 'by') {
    // "我那刀桥玄都倒了,谁捞的他": the last one it may have been done to.
    const marked = named.filter(isObject);
    const others = named.filter(({ kind }) => kind !== 'self');
    const whom = (marked.length > 0 ? marked : others.length > 0 ? others : named).slice(-1);
    return { to: seats(whom), asked };
  }
  if (asked === 'to') return { to: [], asked, ...doerOf(named) };
  const objects = named.filter(isObject);
  // Nobody does it to himself: whoever is called stands beside 你.
  const subjects = named.filter((one) => !objects.some(({ seat }) => seat === one.seat));
  return { to: seats(objects), ...doerOf(subjects) };
}

const doerOf = (mentions: readonly Mention[]): { by?: Seat } => {
  const by = mentions[0]?.seat ?? null;
  return by === null ? {} : { by };
};

/** The kind of deed by what is named and by the verbs. */
function whatOf(text: string, cards: readonly string[], counts: boolean): What | null {
  const laid = cards.some((card) => DELAYED.has(card));
  if (laid && LIFT.test(text)) return 'lift';
  if (cards.includes('wuxie') || (!counts && CANCEL.test(text))) return 'wuxie';
  if (SAVE.test(text) || (HEALS.test(text) && !/[回]合/.test(text.replace(/回合/g, '')))) return 'heal';
  // "谁吃了传导": what the chains passed on; whom a card cost health.
  if (cards.length > 0 && !counts && /传导|掉了?血|\b(?:hp|health|damage)\b/.test(text)) return 'hurt';
  // "杀了几个": the word is no card.
  if (KILLS.test(text) && cards.every((card) => card === 'sha')) return 'kill';
  if (cards.length > 0) return cards.every((card) => GEAR.has(card)) ? 'take' : 'use';
  if (TAKES.test(text) && CARDS_COUNTED.test(text)) return 'take';
  if (GIVES.test(text) && CARDS_COUNTED.test(text)) return 'give';
  return HURTS.test(text) ? 'hurt' : !counts && TAKES.test(text) ? 'take' : null;
}

/** Wine is drunk for the blow. */
const STRUCK = /[砍杀]|\b(?:slash|struck|strik|hit)\w*/;

/** "南蛮谁没出杀掉血了": what is asked of is the rarer card. */
function rarest(named: readonly string[]): string[] {
  const rare = named.filter((card) => card !== 'sha' && card !== 'shan');
  return [...new Set(rare.length > 0 ? rare : named)];
}

/** Whether any clause of a text may ask something of the record: looked at before names are. */
export const mayAskRecord = (text: string): boolean =>
  HOW_MANY_ZH.test(text) || HOW_MANY_EN.test(text) || MEANS.test(text) || WHO_DONE.test(text);

/**
 * What a text asks of the record; null where it asks for nothing of the kind. `text` is folded, and the mentions stand in it.
 */
export function ofRecord(text: string, mentions: readonly Mention[], scene: Scene): OfRecord | null {
  if (YET_TO_COME.test(text)) return null;
  const named = [...cardsIn(text), ...skillsIn(text, scene)].filter(
    (card) => !mentions.some(({ start, end }) => card.start >= start && card.end <= end),
  );
  const many = HOW_MANY_ZH.test(text) || HOW_MANY_EN.test(text);
  const asksWho = mentions.some(({ kind }) => kind === 'who') && WHO_DONE.test(text);
  const asksMeans = !many && MEANS.test(text);
  if (!many && !asksMeans && !asksWho) return null;
  const cards = BLADES.test(text)
    ? ['sha']
    : GROUP_CARDS.test(text)
      ? [...FOR_ALL]
      : rarest(named.map(({ card }) => (card === 'jiu' && STRUCK.test(text) ? 'sha' : card)));
  const what = asksMeans ? 'hurt' : whatOf(text, cards, many);
  if (what === null) return null;
  const slots = slotsOf(text, mentions);
  const when: OfRecord['when'] = WITHIN_ONE.test(text) ? 'own_turn' : whenIn(text);
  const base = { what, cards, when, all: EVERYBODY.test(text) };
  if (asksMeans) return { ...base, cards: [], wants: 'means', ...toWhom(slots) };
  if (many) {
    const points = (POINTS.test(text) || BARE.test(text)) && (HURTS.test(text) || HEALS.test(text) || SAVE.test(text));
    const kind: What = points ? (HEALS.test(text.replace(/回合/g, '')) ? 'heal' : 'hurt') : what;
    if (!points && kind === 'hurt' && !TIMES.test(text)) return null;
    // Whoever recovers does so for himself, where nobody else is named.
    const { by, ...rest } = slots;
    const self = kind === 'heal' && slots.to.length === 0 && by !== undefined && (points || cards.length === 0);
    return {
      ...base,
      what: kind,
      wants: points ? 'points' : 'times',
      ...(self ? { to: [by] } : toWhom({ ...rest, ...(by === undefined ? {} : { by }) })),
    };
  }
  const whom = slots.asked === 'to';
  // Of a card for all it is asked whom it cost health.
  const hurts = whom && what === 'use' && cards.some((card) => FOR_ALL.has(card));
  return { ...base, ...(hurts ? { what: 'hurt' } : {}), wants: whom ? 'whom' : 'who', ...toWhom(slots) };
}

const toWhom = ({ by, to }: Slots): Pick<OfRecord, 'by' | 'to'> => (by === undefined ? { to } : { by, to });
