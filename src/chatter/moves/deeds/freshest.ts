/** Whose deed a clause tells that leaves out who did it (§Q1). */
import type { Seat } from '../../../core/event';
import type { Scene } from '../../scene/scene';
import type { Mention } from '../called/people';
import { isSaidSo, namedFirst } from './between';
import type { Deed, Party } from './deed';
import { OPEN } from './phrased';
import { reportOf } from './record';

/** Who may have done what a clause tells: whom it carries over, and who did the last deed that the clauses before tell. */
interface Subjects {
  readonly carried: Party;
  readonly did: Seat | null;
  readonly mentions: readonly Mention[];
  readonly moment: { readonly scene: Scene; readonly from: Seat };
}

/** The turn in which it was done last; less than 0 where it is not on record. */
function turnOf(deed: Deed, scene: Scene): number {
  const { verdict, turn = 0 } = reportOf(deed, scene);
  return verdict === 'true' && !deed.denied ? turn : -1;
}

/**
 * "我酒杀一刀,5号只剩一点血了,又贴了乐": of whoever is carried over, whoever did what was told before, and the speaker to whoever is
 * carried over, the one whose deed is freshest on record is meant.
 */
export function freshestOf(deed: Deed, { carried, did, mentions, moment }: Subjects): Deed {
  const { scene, from } = moment;
  // "3 broke 7's card, then he hit 2": he is whoever did what was told before, and not whom it befell.
  if (did !== null && mentions.some(({ kind, seat, end }) => kind === 'he' && seat === deed.by && end <= deed.start)) {
    const his = { ...deed, by: did };
    if (deed.to !== did && turnOf(deed, scene) < 0 && turnOf(his, scene) >= 0) return his;
  }
  if (typeof carried !== 'number' || deed.by !== carried || mentions.some(({ seat }) => seat === carried)) return deed;
  const open = deed.to === 'open';
  const onThatOne: Deed = open ? { ...deed, to: carried } : deed;
  const others: readonly Deed[] = [
    ...(did === null || did === carried
      ? []
      : [
          { ...onThatOne, by: did },
          { ...deed, by: did },
        ]),
    ...(open && carried !== from ? [{ ...onThatOne, by: from }] : []),
  ];
  return [deed, ...others.filter(({ by, to }) => by !== to)]
    .map((one) => ({ one, turn: turnOf(one, scene) }))
    .reduce((best, next) => (next.turn > best.turn ? next : best)).one;
}

/** What may stand between whoever does it and the verb, and how a passive goes, where nobody can mistake who did it to whom. */
const ADVERBS = /^ (?:(?:\w+ly|just|also|even|then|still|again|both|did|has|have|had) )*$/;
const SUFFERS = /^ (?:\w+ly |just )*(?:was|were|is|got|gets|been|get)(?: \w+)? $/;

/** "3 hit 5", "5 got hit by 3": plain enough to be denied. */
function isPlain({ by, to, start, end }: Deed, text: string, mentions: readonly Mention[]): boolean {
  const of = (party: Party): readonly Mention[] => mentions.filter(({ seat }) => seat !== null && seat === party);
  return of(by).some(
    (doer) =>
      (doer.end <= start && ADVERBS.test(text.slice(doer.end, start))) ||
      (/^ by (?:the )?$/.test(text.slice(end, doer.start)) &&
        of(to).some((whom) => SUFFERS.test(text.slice(whom.end, start)))),
  );
}

/** English of any order: what is not plain and not on record was done by and to those of whom it is on record, if it is of any that are named. */
export function meantOf(
  deed: Deed,
  text: string,
  mentions: readonly Mention[],
  near: readonly (Seat | null)[],
  scene: Scene,
): Deed {
  if (deed.denied || !/[a-z]{3}/.test(text.slice(deed.start, deed.end)) || reportOf(deed, scene).verdict !== 'false')
    return deed;
  // "hit nobody", "nobody's touched you".
  if (OPEN.test(text.slice(0, deed.end + 8))) return deed;
  const inside = mentions.some((one) => one.start >= deed.start && one.end <= deed.end);
  if (inside || !deed.past || mentions.some(({ kind }) => kind === 'who') || isPlain(deed, text, mentions)) return deed;
  const places = namedFirst(mentions, null);
  const isInOrder = (by: Party, to: Party): boolean => {
    const [doer, whom] = [by, to].map((party) => (typeof party === 'number' ? places.get(party) : undefined));
    return !doer || !whom || isSaidSo(text, doer, whom);
  };
  const named = mentions.map(({ seat }) => seat);
  const open = typeof deed.by !== 'number' || !named.includes(deed.by);
  const seats = [...new Set([...named, ...(open ? near : [])])].filter((seat) => seat !== null);
  return seats
    .flatMap((by) => (typeof deed.to === 'number' ? seats : [deed.to]).map((to): Deed => ({ ...deed, by, to })))
    .filter(({ by, to }) => by !== to && isInOrder(by, to))
    .map((one) => ({ one, turn: turnOf(one, scene) }))
    .reduce((best, next) => (next.turn > best.turn ? next : best), { one: deed, turn: -1 }).one;
}
