/** Models that nobody could ship, to know what is left (docs/belief.md): such as see who acts, boosted ones, and fits to the very games. */
import { readFileSync } from 'node:fs';
import type { BeliefParameters } from '../../../src/core/belief/belief';
import { SHIPPED_DOUBT } from '../../../src/core/belief/doubt';
import { CELLS, groupOf, SIGNS, WEIGHTS } from '../../../src/core/belief/layout';
import { inProject } from '../../program/project';
import { boost, boostedStands, type Boosting, type Watched } from './boost';
import { playersOf } from './company';
import type { Case } from './dataset';
import { COLUMNS, looksOf } from './features';
import { createCompany, fitPlayers, UNLABELLED, type Labels, type PlayersPrior } from './fit-players';
import { likelihoods, likelihoodsBy } from './objective';
import { scoredMoments, standsOf } from './snapshots';

/** Weights of the worlds at every moment of a game. */
export type Model = (sample: Watched) => Float64Array;

const NO_WEIGHTS = new Float64Array(WEIGHTS);

/** What shipped weights were held by when they were fitted, and how far those games tell each of them. */
function shippedPrecision(): Float64Array {
  const precision = plainPrecision();
  const { standardErrors } = JSON.parse(readFileSync(inProject('data', 'belief', 'manifest.json'), 'utf8')) as {
    standardErrors: Record<string, number[]>;
  };
  for (const [name, errors] of Object.entries(standardErrors))
    precision.set(
      errors.map((error) => error ** -2),
      groupOf(name) * CELLS,
    );
  return precision;
}

/** As in fit.ts. */
const L2 = 12;
const SIGN_SHARE = 0.3;

function plainPrecision(): Float64Array {
  const precision = new Float64Array(WEIGHTS).fill(L2);
  for (const sign of SIGNS) precision.fill(L2 * SIGN_SHARE, groupOf(sign) * CELLS, (groupOf(sign) + 1) * CELLS);
  return precision;
}

/** Several tables of the same deal tell less than as many deals. */
const WORTH_OF_TABLE = 0.25;

export const MINDS: Labels = (sample) => playersOf(sample.game).map(({ mind }) => [mind]);
export const MINDS_AND_PERSONAS: Labels = (sample) =>
  playersOf(sample.game).map(({ mind, persona }) => [mind, `as ${persona}`]);

export function watch(sample: Case, shipped: BeliefParameters): Watched {
  const stands = standsOf(sample, likelihoods(sample, Float64Array.from(shipped.weights)), SHIPPED_DOUBT);
  const scored = new Set(scoredMoments(sample));
  const looks = looksOf(sample, stands, shipped.signs).filter(({ moment }) => scored.has(moment));
  return { sample, stands, looks };
}

/** The shipped model fitted on: what is common to all goes on from what ships, what the labels add from nothing. */
export function goneOn(
  train: readonly Watched[],
  shipped: BeliefParameters,
  labels: Labels,
  iterations: number,
): Model {
  return fitted(
    train,
    labels,
    { centre: shipped.weights, precision: shippedPrecision(), l2: L2, worth: WORTH_OF_TABLE },
    iterations,
  );
}

/** The same model from nothing, as fit:belief fits it; `worth` 1 where each game is to count whole. */
export function fromNothing(train: readonly Watched[], iterations: number, worth = WORTH_OF_TABLE): Model {
  return fitted(train, UNLABELLED, { centre: NO_WEIGHTS, precision: plainPrecision(), l2: L2, worth }, iterations);
}

function fitted(train: readonly Watched[], labels: Labels, prior: PlayersPrior, iterations: number): Model {
  const company = createCompany(
    fitPlayers(
      train.map(({ sample }) => sample),
      labels,
      prior,
      iterations,
    ),
  );
  return ({ sample }) => standsOf(sample, likelihoodsBy(sample, company.judges(labels(sample))), SHIPPED_DOUBT);
}

const BOOSTING: Boosting = { trees: 80, rate: 0.1, depth: 3, l2: 10, least: 4 };
/** Numbers of trees that are tried. */
const SIZES = [0, 5, 10, 20, 30, 40, 60, 80];

export interface BoostedModel {
  readonly model: Model;
  readonly trees: number;
  /** Columns by what their splits gained of all, the largest first. */
  readonly gains: readonly (readonly [string, number])[];
}

/** As many trees as do best on training deals that they were not grown on. */
export function boosted(train: readonly Watched[], log: (stands: Float64Array, of: Watched) => number): BoostedModel {
  const folds = [...new Set(train.map(foldOf))].map((fold) => {
    const others = train.filter((of) => foldOf(of) !== fold);
    return { own: train.filter((of) => foldOf(of) === fold), trees: boost(others, BOOSTING).trees };
  });
  const losses = SIZES.map((size) =>
    folds.reduce((sum, { own, trees }) => {
      const grown = { rate: BOOSTING.rate, trees: trees.slice(0, size) };
      return sum + own.reduce((all, of) => all + log(boostedStands(grown, of), of), 0);
    }, 0),
  );
  const size = SIZES[losses.indexOf(Math.min(...losses))]!;
  const whole = boost(train, { ...BOOSTING, trees: size });
  const all = whole.gains.reduce((sum, gain) => sum + gain, 0);
  const gains = COLUMNS.map((name, column) => [name, whole.gains[column]! / (all || 1)] as const).sort(
    ([, a], [, b]) => b - a,
  );
  return { model: (of) => boostedStands(whole, of), trees: size, gains };
}

/** Deals that stay together: seeds that train are 0, 1 and 2 of five. */
const foldOf = ({ sample }: Watched): number => sample.game.seed % 5;
