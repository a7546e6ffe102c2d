/** Maximum a posteriori weights: the objective of objective.ts with a Gaussian prior on every weight. */
import { CELLS, GROUPS, SIGNS, WEIGHTS } from '../../../src/core/belief/layout';
import type { Case } from './dataset';
import { minimise } from './lbfgs';
import { climb } from './objective';

export interface FitOptions {
  /** Strength of the prior: half of it times the squared weight is taken off the sum over games. */
  l2: number;
  iterations: number;
}

export interface Fitted {
  weights: Float64Array;
  /** Standard error of each weight: the inverse square root of the diagonal of the Fisher information and the prior. */
  errors: Float64Array;
  /** Mean over games of the mean log posterior of the truth. */
  logPosterior: number;
  iterations: number;
}

/** Sign tables carry what all their acts share; they are held back less (§J2). */
const SIGN_SHARE = 0.3;
const TOLERANCE = 1e-6;

export function fitWeights(
  cases: readonly Case[],
  { l2, iterations }: FitOptions,
  tell: (line: string) => void,
): Fitted {
  const prior = Float64Array.from({ length: WEIGHTS }, (_, i) => {
    const name = GROUPS[Math.floor(i / CELLS)]!;
    return l2 * (SIGNS.some((sign) => sign === name) ? SIGN_SHARE : 1);
  });
  const { x, iterations: used } = minimise(
    (at, gradient) => {
      let sum = 0;
      for (const sample of cases) sum += climb(sample, at, gradient, 1);
      for (let i = 0; i < WEIGHTS; i++) {
        sum -= 0.5 * prior[i]! * at[i]! ** 2;
        gradient[i] = prior[i]! * at[i]! - gradient[i]!;
      }
      return -sum;
    },
    new Float64Array(WEIGHTS),
    iterations,
    TOLERANCE,
    (k, value) => {
      tell(`${k}: ${(value / cases.length).toFixed(5)}`);
    },
  );
  const information = prior.slice();
  let sum = 0;
  for (const sample of cases) {
    const gradient = new Float64Array(WEIGHTS);
    sum += climb(sample, x, gradient, 1);
    for (let i = 0; i < WEIGHTS; i++) information[i]! += gradient[i]! ** 2;
  }
  return {
    weights: x,
    errors: information.map((i) => 1 / Math.sqrt(i)),
    logPosterior: sum / cases.length,
    iterations: used,
  };
}
