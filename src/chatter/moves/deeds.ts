/** What a clause says somebody did to somebody: who, whom, with what, when. Nothing is compared with the record here. */
import type { Seat } from '../../core/event';
import { cardsIn, type CardMention } from './cards';
import type { Mention } from './people';
import { verbsIn, type Verb, type VerbAt } from './verbs';
import { whenIn, type When } from './when';

/** A deed as it is told. */
export interface Deed {
  readonly verb: Verb;
  readonly by: Party;
  readonly to: Party;
  readonly card: string | null;
  /** The card was what was given, taken or thrown away, not what did it. */
  readonly object: boolean;
  readonly when: When | null;
  /** "没打", "didn't hit". */
  readonly denied: boolean;
  /** Something says that it has happened, not that it shall. */
  readonly past: boolean;
  readonly start: number;
  readonly end: number;
}

/** open: the line leaves it open · asked: it asks for it · nobody: a seat that is not there · unclear: a pronoun without anybody behind it. */
export type Party = Seat | 'open' | 'asked' | 'nobody' | 'unclear';

const DENIED =
  /(?:没有?|并没|从没|从来没|不曾|未曾|不是|哪有|哪里|何曾|什么时候)(?:人|怎么|真的?|故意|在|想|要|去|用)?$|(?:didn't|didnt|did not|never|haven't|hasn't|not)(?: even| really| ever)? (?:use \w+ )?$/;
/** What says that it is over: an aspect word, a count, a time, an English past. */
const PAST =
  /了|过(?!河|来|去|牌|拆)|刚|被|又|已经|一直|总|老(?!大)|昨|上(?:个|一)?(?:回合|轮|圈)|第.{1,2}(?:轮|回合)|开局|(?:一|两|二|三|几|\d)(?:张|刀|次|下|滴|点|口)|的(?:是|人|就)|\b(?:did|was|were|got|have|has|had|been|just|last|ago|keeps?|always)\b/;
/** "谁打的我". */
const DONE = /^的(?!好|不错|漂亮|真|太|时候|话)/;
const ENGLISH_PAST = /ed$|^(?:hit|struck|shot|stole|stolen|gave|took|threw|slew|slain|hurt|went for|dead|died|broke)/;
const FUTURE =
  /(?:要|想|会|别|去|快|先|来|该|请|将|敢|准备|打算|应该|必须|得|再|给我|可以|能|帮我|让|不许|不准|如果|要是|谁敢|下(?:个|一)?(?:回合|轮|圈)|别再|不要|求|'ll|\b(?:will|would|should|could|can|must|gonna|let's|lets|let|don't|dont|please|pls|to|if|might|next)\b)/;
const PASSIVE =
  /被|挨|遭(?:到)?|(?:^|[^送交塞递留])让(?=.{1,4}$)|\b(?:was|were|got|been|get|is|am|are|being)(?: \w+ly)? $/;
/** Before it stands whom it is done to. */
const OBJECT_MARK = /(?:对着?|向|往|朝|冲着?|给(?:了|过)?|替|为|把|将|跟|和|拿|帮)$/;

const party = (mention: Mention | undefined, otherwise: Party = 'open'): Party => {
  if (!mention) return otherwise;
  switch (mention.kind) {
    case 'who':
      return 'asked';
    case 'nobody':
      return 'nobody';
    default:
      return mention.seat ?? 'unclear';
  }
};

/** How far behind a verb the one it is done to may stand. */
const REACH = 12;
/** Verbs that a named card may do. */
const TAKES_TOOL: ReadonlySet<Verb> = new Set([
  'attack',
  'strike',
  'kill',
  'discard',
  'steal',
  'save',
  'heal',
  'protect',
  'use',
]);
/** Verbs whose named card changes hands. */
const TAKES_OBJECT: ReadonlySet<Verb> = new Set(['discard', 'steal', 'give']);

/**
 * The deeds that a clause tells. `mentions` are those of the clause, `carried` is who did something in the clause before,
 * offsets are those of the clause.
 */
export function deedsIn(clause: string, mentions: readonly Mention[], carried: Party): Deed[] {
  const cards = cardsIn(clause);
  const verbs = verbsIn(clause).filter(
    ({ row, end }) =>
      row.verb !== 'use' || row.card !== undefined || cards.some(({ start }) => start >= end && start <= end + 8),
  );
  if (verbs.length === 0) return [];
  const spoken = mentions.filter(({ called }) => !called || mentions.length === 1);
  const when = whenIn(clause);
  const deeds: Deed[] = [];
  let subject: Party = carried;
  verbs.forEach((found, i) => {
    // "无懈保了2号": what it was for is one deed with what it was.
    const earlier = verbs[i - 1];
    const next = verbs[i + 1];
    const last = deeds[deeds.length - 1];
    const deed = deedOf(clause, found, spoken, cards, when, subject, next?.start ?? clause.length);
    if (last && earlier && joins(last, deed, clause.slice(earlier.end, found.start), spoken)) {
      deeds[deeds.length - 1] = merged(last, deed);
      return;
    }
    if (deed.by !== 'open') subject = deed.by;
    deeds.push(deed);
  });
  return deeds;
}

/** Two verbs of one deed: nothing but small words stands between them. */
const joins = (last: Deed, deed: Deed, between: string, mentions: readonly Mention[]): boolean =>
  /^(?:了|过|去|来|着|的|可击|入侵|齐发|一下|the|to|and|a|,| |我|你|他)*$/.test(between) &&
  !(mentions.some(({ start }) => start >= last.end && start < deed.start) && last.to !== 'open') &&
  (last.to === 'open' || deed.to === 'open' || last.to === deed.to);

const RANK: readonly Verb[] = [
  'wuxie',
  'use',
  'kill',
  'throw',
  'discard',
  'steal',
  'give',
  'heal',
  'save',
  'strike',
  'attack',
  'protect',
  'low',
  'die',
];

function merged(first: Deed, second: Deed): Deed {
  const lead = RANK.indexOf(first.verb) <= RANK.indexOf(second.verb) ? first : second;
  return {
    ...lead,
    by: first.by === 'open' ? second.by : first.by,
    to: first.to === 'open' ? second.to : first.to,
    card: lead.card ?? first.card ?? second.card,
    denied: first.denied || second.denied,
    past: first.past || second.past,
    start: Math.min(first.start, second.start),
    end: Math.max(first.end, second.end),
  };
}

function deedOf(
  clause: string,
  { row, start, end }: VerbAt,
  mentions: readonly Mention[],
  cards: readonly CardMention[],
  when: When | null,
  carried: Party,
  stop: number,
): Deed {
  const before = clause.slice(0, start);
  const words = clause.slice(start, end);
  const pre = mentions.filter((one) => one.end <= start);
  const post = mentions.filter(
    (one) => one.start >= end && one.start - end <= REACH && one.start < Math.max(stop, end + 4),
  );
  const isObject = (one: Mention): boolean => OBJECT_MARK.test(clause.slice(0, one.start).trimEnd());
  const passive = PASSIVE.exec(before);
  let by: Party;
  let to: Party;
  if (row.verb === 'die' || row.verb === 'low') {
    by = 'open';
    to = party(pre[pre.length - 1] ?? post[0]);
    if (row.verb === 'die' && /^在/.test(clause.slice(end))) by = party(post[0]);
    else if (row.verb === 'die' && passive && pre.length > 1 && before.includes('被')) {
      by = party(pre[pre.length - 1]);
      to = party(pre[pre.length - 2]);
    }
  } else if (passive) {
    const mark = passive.index;
    to = party(pre.filter((one) => one.end <= mark + 1).pop(), 'open');
    const agent = pre.find((one) => one.start >= mark);
    const named = /\bby $/.test(clause.slice(0, post[0]?.start ?? 0)) ? post[0] : undefined;
    by = party(agent ?? named);
  } else {
    const objects = pre.filter(isObject);
    const subjects = pre.filter((one) => !isObject(one));
    const nominal = /^(?:了|过)?(?:我|你|他|她|\S{1,4})?的(?:人)?(?:就)?是/.test(clause.slice(end));
    const after = post.filter((one) => !/\b(?:by|with) $/.test(clause.slice(0, one.start)));
    // "2号是谁杀的": what stands first is whom it was done to.
    const clefted =
      after.length === 0 &&
      objects.length === 0 &&
      subjects.length > 1 &&
      /^的(?:$|[吗呢啊吧])/.test(clause.slice(end));
    by = party(subjects[subjects.length - 1], carried);
    to = party(clefted ? subjects[subjects.length - 2] : (after[0] ?? objects[objects.length - 1]));
    // "打我的是3号", "谁打的我".
    if (nominal && after.length > 1 && subjects.length === 0) by = party(after[after.length - 1]);
    else if (nominal && after.length === 1 && subjects.length === 0 && to === 'asked') [by, to] = ['asked', 'open'];
    if (objects.length > 0 && after.length > 0 && row.verb === 'give') to = party(after[0]);
  }
  const near = cards.filter((card) => card.start >= end || card.end <= start);
  const behind = near.find((card) => card.start >= end && card.card !== 'sha');
  const ahead = [...near].reverse().find((card) => card.end <= start);
  const object = TAKES_OBJECT.has(row.verb) ? behind : undefined;
  const tool = TAKES_TOOL.has(row.verb) ? (ahead ?? (object ? undefined : behind)) : undefined;
  const named = object?.card ?? row.card ?? tool?.card ?? null;
  return {
    verb: row.verb === 'use' && named === 'wuxie' ? 'wuxie' : row.verb,
    by,
    to,
    card: named,
    object: object !== undefined,
    when,
    denied: DENIED.test(before.slice(-10)),
    past:
      (PAST.test(clause.slice(Math.max(0, start - 8), Math.min(clause.length, end + 8))) ||
        ENGLISH_PAST.test(words) ||
        row.verb === 'die' ||
        DONE.test(clause.slice(end)) ||
        passive !== null) &&
      !FUTURE.test(before.slice(-8)),
    start,
    end,
  };
}
