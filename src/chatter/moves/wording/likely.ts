/**
 * What a line is likely for, by how it is worded: a linear model over `wording.ts`, fitted by dev/study/fit-moves.ts on lines that
 * people of many kinds might type (data/moves). It speaks where no reader of clauses knows the turn of phrase.
 */
import { createSoftmax } from '../../line/softmax';
import { ACTS, type Act } from '../types';
import { BIAS, UNIT, WEIGHTS } from './wording-weights';

/** Chance of each act, adding up to 1. */
export type Likely = Readonly<Record<Act, number>>;

/**
 * Of the lines of a hand that was not fitted on, four in five that are at least .5 sure are then right (docs/conversation.md).
 */
export const SHARPNESS = 1.75;

const chances = createSoftmax({ unit: UNIT, bias: BIAS, weights: WEIGHTS }, SHARPNESS);

/** The weights, slice by slice. */
export const actsUnpacking = chances.unpacking;

/** @param wording names of features, from `wordingOf` */
export function likelyActs(wording: ReadonlySet<string>): Likely {
  const by = chances(wording);
  return Object.fromEntries(ACTS.map((act, i) => [act, by[i] ?? 0])) as Record<Act, number>;
}
