/**
 * Weights that see who acts: what is common to all, and what each label of a player (his mind, his persona) adds to it. Both are held
 * by Gaussian priors, the common ones about weights that were fitted before. A ceiling, no more: in play nobody sees a mind.
 */
import { powersOf } from '../../../src/core/belief/likelihood';
import { WEIGHTS } from '../../../src/core/belief/layout';
import type { Case } from './dataset';
import { minimise } from './lbfgs';
import { climbBy, type Judges } from './objective';

/** Labels of every seat of a case, in order. */
export type Labels = (sample: Case) => readonly (readonly string[])[];

/** Nobody has any: one table for all. */
export const UNLABELLED: Labels = ({ worlds }) => worlds.seats.map(() => []);

export interface PlayersPrior {
  /** Where the common weights start and are held. */
  readonly centre: ArrayLike<number>;
  /** How strongly each: one over its variance. */
  readonly precision: ArrayLike<number>;
  /** How strongly each label's are held at nothing. */
  readonly l2: number;
  /** What a game counts: less than one where the same deal was played several times. */
  readonly worth: number;
}

export interface FittedPlayers {
  readonly common: Float64Array;
  readonly added: ReadonlyMap<string, Float64Array>;
}

const TOLERANCE = 1e-5;

export function fitPlayers(
  cases: readonly Case[],
  labels: Labels,
  { centre, precision, l2, worth }: PlayersPrior,
  iterations: number,
): FittedPlayers {
  const seated = cases.map((sample) => ({ sample, labels: labels(sample) }));
  const names = [...new Set(seated.flatMap(({ labels: by }) => by.flat()))].sort();
  const at = (name: string): number => (1 + names.indexOf(name)) * WEIGHTS;
  const partsOf = (x: Float64Array): FittedPlayers => ({
    common: x.subarray(0, WEIGHTS),
    added: new Map(names.map((name) => [name, x.subarray(at(name), at(name) + WEIGHTS)])),
  });
  const start = new Float64Array((1 + names.length) * WEIGHTS);
  start.set(Float64Array.from(centre));
  const { x } = minimise(
    (point, gradient) => {
      const company = createCompany(partsOf(point));
      let sum = 0;
      for (const { sample, labels: by } of seated) {
        const judges = company.judges(by);
        const pulls = company.kinds().map(({ pull }) => pull);
        sum += worth * climbBy(sample, judges, pulls, worth);
      }
      gradient.fill(0);
      for (const { labels: own, pull } of company.kinds()) {
        for (const from of [0, ...own.map(at)]) for (let i = 0; i < WEIGHTS; i++) gradient[from + i]! += pull[i]!;
      }
      for (let i = 0; i < point.length; i++) {
        const [held, strength] = i < WEIGHTS ? [centre[i]!, precision[i]!] : [0, l2];
        const off = point[i]! - held;
        sum -= 0.5 * strength * off ** 2;
        gradient[i] = strength * off - gradient[i]!;
      }
      return -sum;
    },
    start,
    iterations,
    TOLERANCE,
    () => undefined,
  );
  return partsOf(x);
}

interface Kind {
  readonly labels: readonly string[];
  readonly powers: Float64Array;
  /** Gradient of the kind's weights. */
  readonly pull: Float64Array;
}

/** Kinds of players as they come, each with the powers of its weights; a label that was not fitted adds nothing. */
export function createCompany({ common, added }: FittedPlayers): {
  judges: (labels: readonly (readonly string[])[]) => Judges;
  kinds: () => Kind[];
} {
  const indexOf = new Map<string, number>();
  const kinds: Kind[] = [];
  const kindOf = (labels: readonly string[]): number => {
    const key = labels.join('|');
    const known = indexOf.get(key);
    if (known !== undefined) return known;
    const weights = common.slice();
    for (const label of labels) added.get(label)?.forEach((w, i) => (weights[i]! += w));
    indexOf.set(key, kinds.length);
    return kinds.push({ labels, powers: powersOf(weights), pull: new Float64Array(WEIGHTS) }) - 1;
  };
  return {
    judges: (labels) => {
      const of = labels.map(kindOf);
      return { of, powers: kinds.map(({ powers }) => powers) };
    },
    kinds: () => kinds,
  };
}
