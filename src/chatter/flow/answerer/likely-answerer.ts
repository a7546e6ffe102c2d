/**
 * Whether another than whom the rules take it for ought to answer a line: who was talked with, who did what it speaks of, who is named where. A
 * softmax over those who may, fitted by dev/study/fit-answerers.ts on what readers said of some two thousand lines (data/answerers, §T5, §Q3).
 */
import { WEIGHTS } from './answerer-weights';

/** Between a sign of one who may answer and a sign of the line. */
export const JOINS = ' × ';

/** One who may answer, with what the line is to it. */
export interface Candidate {
  readonly signs: readonly string[];
}

/** What is weighed of one: its signs, and each along with each of the line's. */
export function* weighedOf(signs: readonly string[], line: readonly string[]): Generator<string> {
  for (const sign of signs) {
    yield sign;
    for (const other of line) yield sign + JOINS + other;
  }
}

const weightOf = ({ signs }: Candidate, line: readonly string[], weights: Readonly<Record<string, number>>): number => {
  let sum = 0;
  for (const name of weighedOf(signs, line)) {
    const own: unknown = weights[name];
    // No sign is the name of what every object has.
    if (typeof own === 'number') sum += own;
  }
  return sum;
};

/** Who ought to answer: `first`, unless another is likelier. @param candidates all who may, `first` among them or not @param line what kind of line it is, as lineSigns tells */
export function likeliestAnswerer<One extends Candidate>(
  first: One,
  candidates: readonly One[],
  line: readonly string[],
  weights: Readonly<Record<string, number>> = WEIGHTS,
): One {
  let best = first;
  let most = weightOf(first, line, weights);
  for (const other of candidates) {
    if (other === first) continue;
    const own = weightOf(other, line, weights);
    if (own > most) [best, most] = [other, own];
  }
  return best;
}
