/**
 * How likely readers find a word back fitting, of which the same line's others are less or more so: a line over its signs, fitted on what
 * readers said of some eight thousand (data/replies, docs/conversation.md).
 */
import { WEIGHTS } from './fitting-weights';
import { PLANNED, type Offer } from './offer';

/** What is weighed beside the signs themselves: the way, how well it suits by each way, and what planned answers have of their own. */
export function* weighedIn({
  way,
  signs,
}: Pick<Offer, 'way' | 'signs'>): Generator<readonly [name: string, value: number]> {
  yield [way, 1];
  for (const [name, value] of Object.entries(signs)) {
    yield [name, value];
    if (name === 'sum' || name === 'gap' || (way === PLANNED && value === 1)) yield [`${name}@${way}`, value];
  }
}

/** The more the likelier. What has no weight says nothing. */
export function fitnessOf(
  offer: Pick<Offer, 'way' | 'signs'>,
  weights: Readonly<Record<string, number>> = WEIGHTS,
): number {
  let sum = 0;
  for (const [name, value] of weighedIn(offer)) sum += value * (weights[name] ?? 0);
  return sum;
}
