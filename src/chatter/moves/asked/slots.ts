/** Who did it and to whom, of what a line asks of the record, by the deeds it tells and by what stands beside the names (§Q1). */
import type { Seat } from '../../../core/event';
import type { Deed } from '../deeds/deed';
import type { Mention } from '../called/people';

/** Done to everybody: the one who is named did it. */
const TO_ALL = /大家|所有人|全场|每个?人|\b(?:every(?:one|body)|all of us)\b/;
/** Behind these whom it was done to is asked for. */
const DONE_TO_WHOM = /[贴挂砍打杀射捅顺拆偷抢救奶喂送烧连锁懈挡劈][到给在了]*$/;
const OBJECT_ZH = /(?:给了?|[对冲朝向往盯]着?|把|将|替|帮|从|针对|(?<![的那张])[乐兵]了?)$/;
const AGENT_ZH = /(?:被|让|叫|由)$/;
const OBJECT_EN =
  /\b(?:on|(?:in)?to|at|for|off|(?<=(?:took?|taken?|st[eo]le?n?|cards?|snatch\w*|collect\w*) .{0,12})from|against|after|keep|kept|hurt|hit|kill)(?: the)? $/;
/** "what did i lose to the lord": whoever has it. */
const LOST_TO = /\blos[et]\b.{0,14} to (?:the )?$/;
/** Whoever is named bears it. */
export const BEARS =
  /^(?:是不是|有没有)没?(?:事|掉|中|挨|受伤)|^(?:那|这)?(?:身上|头上|手牌|血)|^[^谁,让]{0,8}(?:被|挨|吃[了过]|中了|(?<![打敲砍烧干])掉|少了|损|丢|倒|(?<![打砍杀弄捅射毒劈电烧炸])死|没了)|^ (?:ever |even |already |actually |really |just |last )*(?:has |have |had )?(?:lost|los[et]|taken|suffer|ate|eaten|been(?! \w+ing)|was|got) ?/;
/** Whoever is asked for bore it: "who got hp", "谁吃了传导", "who did the lord slash". */
const BEFELL =
  /^(?: ever| actually| really| even| else| all)* (?:dr[ae]wn?|got (?!rid)|gained?|lost?|lose|ate|was|were|did|(?:hurt|hit) by) ?\b|^(?:都|全|也|又)?(?:被|[吃掉回中](?:了|的?血))/;
/** Whoever stands before it did it. */
const LEADS = /^(?:[那这]?一?(?:个)?回合|上(?:个|一)?回合|到底|究竟|一共|总共|都|已经|刚才?|的)*[打砍杀捅劈剁揍射烧]了/;
export interface Slots {
  readonly by?: Seat;
  readonly to: readonly Seat[];
  /** Who is asked for: the doer, or whom it befell; absent where nobody is. */
  readonly asked?: 'by' | 'to';
}

/** Who stands where, as the readers of deeds have it; what they leave open, by the marks beside the names. */
export function slotsOf(text: string, mentions: readonly Mention[], deeds: readonly Deed[] = []): Slots {
  const marked = slotsBeside(text, mentions);
  if (marked.by !== undefined && TO_ALL.test(text)) return { by: marked.by, to: [] };
  const seat = (party: Deed['by']): readonly Seat[] => (typeof party === 'number' ? [party] : []);
  const deed =
    deeds.filter(({ by, to }) => by === 'asked' || to === 'asked').pop() ??
    deeds.filter(({ by, to }) => typeof by === 'number' && typeof to === 'number').pop();
  if (deed === undefined) {
    // "how much damage did 5 take", "打过主公的有几个人"; but "刘焉到底砍了多少刀" is of what that one did.
    const ahead = mentions.some(({ seat, end }) => seat === marked.by && LEADS.test(text.slice(end)));
    const bore = !ahead && deeds.some(({ by, to }) => by === 'open' && to === marked.by);
    return bore && marked.to.length === 0 && marked.by !== undefined ? { to: [marked.by] } : marked;
  }
  const [by] = seat(deed.by);
  if (deed.by === 'asked')
    return { to: typeof deed.to !== 'number' && marked.asked === 'by' ? marked.to : seat(deed.to), asked: 'by' };
  const doer = by ?? (marked.asked === 'to' ? marked.by : undefined);
  return {
    to: seat(deed.to),
    ...(doer === undefined ? {} : { by: doer }),
    ...(deed.to === 'asked' ? { asked: 'to' as const } : {}),
  };
}

/** By what stands beside the names. */
function slotsBeside(text: string, mentions: readonly Mention[]): Slots {
  const spoken = mentions.filter(({ called }) => !called);
  const all = spoken.some(({ kind, seat }) => kind !== 'who' && seat !== null) ? spoken : mentions;
  const who = all.find(({ kind }) => kind === 'who');
  // "庞会总共啃下邴原几滴血".
  const isGone = (before: string, start: number): boolean =>
    /[\u3400-\u9fff](?:下|掉|走)了?$/.test(before) && all.some(({ seat, end }) => seat !== null && end < start - 1);
  const isObject = ({ start, end }: Mention): boolean => {
    const before = text.slice(0, start);
    // "让主公掉了几次血".
    if (AGENT_ZH.test(before)) return /[让叫]$/.test(before) && BEARS.test(text.slice(end));
    if (LOST_TO.test(before)) return false;
    return OBJECT_ZH.test(before) || OBJECT_EN.test(before) || BEARS.test(text.slice(end)) || isGone(before, start);
  };
  // "主公雄异拉的谁": not whose the deed was, but whom it was done to.
  const isBehindDeed = ({ start, end }: Mention): boolean =>
    (/[^是]的都?$/.test(text.slice(0, start)) ||
      (/[让叫令]$/.test(text.slice(0, start)) && /^[摸抽拿得回]/.test(text.slice(end)))) &&
    all.some(({ seat, end: at }) => seat !== null && at < start) &&
    !all.some(({ end: at }) => text.slice(at, start) === '的');
  const asked =
    who === undefined
      ? undefined
      : isObject(who) ||
          DONE_TO_WHOM.test(text.slice(0, who.start)) ||
          BEFELL.test(text.slice(who.end)) ||
          isBehindDeed(who)
        ? ('to' as const)
        : ('by' as const);
  const named = all.filter(({ kind, seat }) => kind !== 'who' && seat !== null);
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
