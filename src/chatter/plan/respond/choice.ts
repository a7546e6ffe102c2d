/** Which of the words back that could be given is said (§Q3). */
import { fitnessOf } from './fitting';
import { PLANNED, type Offer } from './offer';

/**
 * Another than the worthiest at first sight must be found fitting so much likelier. On sets not fitted on as many of the lines of data/replies
 * are answered fittingly with it as without (`npm run fit:replies`), and a third fewer otherwise than at first sight.
 */
const MARGIN = 0.4;
/** What was planned, and the line so surely calls for, is said: readers found no other more often fitting. */
const SURELY = 0.6;
/** So much likelier somebody else's word must be found fitting than that of whoever would answer at first sight (spokesman.ts). */
export const ANOTHER = 0.6;
/** What a whole line is plainly for is answered with that where nothing else comes near. */
const PLAIN_LEAD = 0.7;

/**
 * What stands (due.ts) gives way only to what is found fitting so much likelier: of 317 such lines of strangers' talks, each chosen by a fit on
 * the other talks, 76 are answered otherwise then, and 18 more of all fit (docs/conversation-measured.md).
 */
const STANDING = 1;

/**
 * How much likelier another must be.
 * @param sum how well it suits what the line calls for
 * @param owed nothing else may stand in its place
 * @param due what was planned stands
 */
export const holdOf = (
  { way, sum }: { readonly way: string; readonly sum: number },
  owed: boolean,
  due = false,
): number => (due ? STANDING : way === PLANNED && (owed || sum >= SURELY) ? Infinity : MARGIN);

/**
 * The likeliest to be found fitting; the worthiest at first sight where that leads plainly, or where no other is found fitting much likelier.
 * @param offers the worthiest first
 */
export function foremost<One extends Pick<Offer, 'way' | 'worth' | 'holds' | 'signs'>>(
  offers: readonly One[],
  fitness: (offer: One) => number = fitnessOf,
): One | null {
  const [first, second] = offers;
  if (first === undefined) return null;
  if (first.signs.plain === 1 && first.worth - (second?.worth ?? 0) >= PLAIN_LEAD) return first;
  return likeliest(first, offers.slice(1), first.holds, fitness);
}

/** The fittest of several: `first`, unless another is found fitting so much likelier (in log odds). */
export function likeliest<One>(first: One, others: readonly One[], lead: number, fitness: (one: One) => number): One {
  if (lead === Infinity) return first;
  let best = first;
  let most = fitness(first) + lead;
  for (const other of others) {
    const own = fitness(other);
    if (own > most) {
      best = other;
      most = own;
    }
  }
  return best;
}
