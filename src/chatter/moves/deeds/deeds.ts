/** What a clause says somebody did to somebody: who, whom, with what, when. Nothing is compared with the record here. */
import { alike } from './beside';
import { cancelledIn } from './cancelled';
import { NEARLY } from './covered';
import { cardsIn, type CardMention } from '../words/cards';
import type { Deed, Party } from './deed';
import { joins, merged } from './joined';
import type { Mention } from '../called/people';
import { deedOf, SUFFERED } from './one-deed';
import { verbsIn, type Verb } from '../words/verbs';
import { whenIn } from '../words/when';

/**
 * The deeds that a clause tells. `mentions` are those of the clause, `carried` is who did something in the clause before,
 * `phrased` is what of it was read already, offsets are those of the clause.
 */
export function deedsIn(
  clause: string,
  mentions: readonly Mention[],
  carried: Party,
  skills: readonly CardMention[] = [],
  phrased: readonly Deed[] = [],
): Deed[] {
  // 赤兔 is a hero where somebody is called so.
  const cards = [...cardsIn(clause), ...skills].filter(
    (card) => !mentions.some((one) => one.kind === 'seat' && card.start >= one.start && card.end <= one.end),
  );
  const verbs = verbsIn(
    clause,
    mentions.map(({ start }) => start),
  ).filter(
    ({ row, start: at, end }) =>
      // 小乐 is a name, and lays nothing on anybody.
      !mentions.some((one) => one.kind === 'seat' && at >= one.start && end <= one.end) &&
      // "the lord couldn't strike back": nobody did.
      !/\b(?:can't|couldn't|cannot|could not|(?:nobody|no ?one)(?:'s| has| ever)*) $/.test(clause.slice(0, at)) &&
      !phrased.some((deed) => at < deed.end && end > deed.start) &&
      (row.verb !== 'use' ||
        row.card !== undefined ||
        cards.some(
          (card) =>
            (card.start >= end && card.start <= end + 8) ||
            (card.end <= at && at - card.end <= (/^是/.test(clause.slice(card.end)) ? 8 : 4)),
        )),
  );
  if (verbs.length === 0) return [];
  const spoken = mentions.filter(
    ({ called, kind, start }, i) =>
      (!called || mentions.length === 1) &&
      // "it was 5 who struck 3": who is the one just named; 「5号谁杀的」 asks who.
      !(
        kind === 'who' &&
        !/^[谁哪]/.test(clause.slice(start)) &&
        /^(?:the (?:one|guy) )?$/.test(clause.slice(mentions[i - 1]?.end ?? start, start).trimStart()) &&
        start > 0 &&
        mentions[i - 1]
      ),
  );
  const when = whenIn(clause);
  const deeds: Deed[] = [];
  /** To whom a verb before has done something: they do not do what the next one says. */
  const undergone = new Set<Mention>(
    // "6号谮构主公又杀4号": whom a skill was used on does not do the next thing.
    spoken.filter((one) => skills.some(({ end }) => one.start === end || clause.slice(end, one.start) === '了')),
  );
  for (const { start, end, to } of phrased)
    for (const one of spoken) if (one.seat === to && one.start >= start && one.end <= end) undergone.add(one);
  let subject: Party = carried;
  const cancelled = cancelledIn(clause, verbs, spoken, cards, when);
  if (cancelled) return [cancelled];
  verbs.forEach((found, i) => {
    // "无懈保了2号": what it was for is one deed with what it was.
    const earlier = verbs[i - 1];
    subject = phrased.filter(({ end }) => end <= found.start && end > (earlier?.end ?? 0)).pop()?.by ?? subject;
    const next = verbs[i + 1];
    const last = deeds[deeds.length - 1];
    // "杀了2号又打我": what was done with a 杀 before is no tool of this.
    const free = cards.filter(
      (card) =>
        // "put contentment on 2 and hit 5": what one verb was done with is no tool of the next.
        !(
          [...phrased, ...verbs].some(({ start }) => start < card.start && start < found.start) &&
          card.end <= found.start &&
          / (?:and|then|but) /.test(clause.slice(card.end, found.start))
        ) &&
        ((card.card !== 'sha' && !/[a-z]/.test(clause.charAt(card.start))) ||
          /[用出拿张]$/.test(clause.slice(0, card.start)) ||
          !verbs.some((other) => other !== found && card.start >= other.start && card.end <= other.end)),
    );
    const deed = deedOf(
      clause,
      found,
      { mentions: spoken, undergone },
      free,
      when,
      subject,
      next?.start ?? clause.length,
    );
    // "stole a card from me and hit 3": nor does whoever had that done to him.
    const whom = spoken.find(
      ({ start, seat }) =>
        start >= found.end &&
        seat === deed.to &&
        (start - found.end <= 2 || /^ (?!by )[a-z' ]{1,20} $/.test(clause.slice(found.end, start))),
    );
    if (whom) undergone.add(whom);
    // "why did i eat a slash": nor does whoever had it.
    const had = SUFFERED.test(clause.slice(found.start, found.end))
      ? spoken.filter(({ end }) => end <= found.start)
      : [];
    for (const one of had) if (one.seat === deed.to) undergone.add(one);
    if (last && earlier && joins(last, deed, clause.slice(earlier.end, found.start), spoken)) {
      deeds[deeds.length - 1] = merged(last, deed);
      return;
    }
    if (deed.by !== 'open') subject = deed.by;
    deeds.push(deed, ...alike(clause, deed, spoken));
  });
  // "主公的杀被6号拿桃救下来": whoever is behind 被 undid it, and was not struck.
  const undone = deeds.findIndex(
    ({ verb, to, end }, i) =>
      verb === 'strike' &&
      typeof to === 'number' &&
      deeds[i + 1]?.by === to &&
      RESCUING.has(deeds[i + 1]?.verb ?? 'die') &&
      /^[^,]{0,3}被/.test(clause.slice(end)),
  );
  if (undone >= 0)
    deeds.splice(undone, 2, ...deeds.slice(undone, undone + 2).map((deed): Deed => ({ ...deed, to: 'open' })));
  const told = deeds.flatMap((deed): Deed[] => {
    if (isKept(clause, deed)) return [];
    if (deed.denied && MISSED.test(clause.slice(deed.end))) return [{ ...deed, hurt: true, missed: true }];
    // "5号被主公干掉两滴": whoever is killed loses no count of points.
    const short = deed.verb === 'kill' && deed.counted?.of === 'points';
    if (!short && !NEARLY.test(clause.slice(0, deed.start))) return [deed];
    const verb = SHORT_OF[deed.verb];
    return verb ? [{ ...deed, verb }] : [];
  });
  // "帮主公拆了兵粮": what was done says how.
  const plain = told
    .filter(
      (deed) =>
        !told.some(
          (other) =>
            other.start > deed.start &&
            // "给2号断粮": 给 says to whom the next thing was done.
            ((deed.verb === 'use' && other.card === deed.card) ||
              (deed.verb === 'give' &&
                (deed.card === null || deed.card === other.card) &&
                deed.end - deed.start === 1 &&
                other.to === deed.to)),
        ),
    )
    .filter(({ verb, start }) => verb !== 'protect' || !/^[帮替]/.test(clause.slice(start)));
  return plain.length > 0 ? plain : told;
}

const RESCUING: ReadonlySet<Verb> = new Set<Verb>(['save', 'heal', 'protect', 'wuxie']);
/** What it came to instead, where it nearly came to that. */
const SHORT_OF: Readonly<Partial<Record<Verb, Verb>>> = { kill: 'attack', die: 'low' };
/** "我留了张无懈护你", "我这张无懈给你攥着": what is kept for somebody was not played. */
const KEPT_BEFORE = /(?:留|攥|捏|握|揣|藏|备)(?:了|着|有|好)?(?:一?[张个])?$/;
const KEPT_BEHIND = /^.{0,2}(?:给|替|为).{1,3}(?:留|攥|捏|握|揣|备)(?:着|了|好)/;
const isKept = (clause: string, { start, end }: Deed): boolean =>
  KEPT_BEFORE.test(clause.slice(0, start)) || KEPT_BEHIND.test(clause.slice(end));

/** "没砍到": it was tried, and cost nobody anything. */
const MISSED = /^(?:到|中|着)/;
