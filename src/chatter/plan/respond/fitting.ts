/**
 * How likely readers find a word back fitting, of which the same line's others are less or more so: a line over its signs, fitted on what
 * readers said of some eleven thousand (data/replies, data/hearers, docs/conversation-measured.md).
 */
import { WEIGHTS } from './fitting-weights';
import { PLANNED, type Offer } from './offer';

/** Signs that say more or less by the way that they are of. */
const BY_WAY: ReadonlySet<string> = new Set(['sum', 'gap']);
/** Signs that say something else of what was planned than of other ways: what it rests on, whom it is about, whose part it is. */
const OF_PLANNED = /^(?:as:|about:|tells|of_named|just_now|by_|to_)/;

const PART = 'as:';
const CLAUSE = 'clause:';

/** What is weighed: the way, the signs, some of them by the way, and each clause by the part of whoever says it. */
export function* weighedIn({
  way,
  signs,
}: Pick<Offer, 'way' | 'signs'>): Generator<readonly [name: string, value: number]> {
  yield [`way:${way}`, 1];
  let part = '';
  let clause = '';
  for (const [name, value] of Object.entries(signs)) {
    yield [name, value];
    if (BY_WAY.has(name) || (way === PLANNED && OF_PLANNED.test(name))) yield [`${name}@${way}`, value];
    if (name.startsWith(PART)) part = name.slice(PART.length);
    if (name.startsWith(CLAUSE)) clause = name.slice(CLAUSE.length);
  }
  if (part !== '' && clause !== '') yield [`${part}/${clause}`, 1];
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
