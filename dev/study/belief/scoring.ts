/** Scores of guessers on held-out games, each with a standard error from resampling whole games. */
import { draw } from '../../../src/core/random';

/** P(忠), P(反), P(内) of one seat. */
export type Triple = readonly [number, number, number];

/** One hidden living seat at the start of a round, through one pair of eyes. */
export interface Row {
  game: string;
  kind: string;
  players: number;
  /** Rounds that had been played. */
  round: number;
  view: 'spectator' | 'own';
  /** True role: 0 忠, 1 反, 2 内. */
  truth: number;
  prior: Triple;
  guesses: Readonly<Record<string, Guessed>>;
}

export interface Guessed {
  chances: Triple;
  /** Whether the guesser names this seat a traitor. */
  traitor: boolean;
}

export interface Scores {
  games: number;
  seats: number;
  accuracy: number;
  /** Of the true 忠 and 反, how many are called so. */
  sides: number;
  recall: number;
  precision: number;
  brier: number;
  logLoss: number;
  brierSkill: number;
  logSkill: number;
  calibration: number;
}

export const SCORE_NAMES = [
  'accuracy',
  'sides',
  'recall',
  'precision',
  'brier',
  'logLoss',
  'brierSkill',
  'logSkill',
  'calibration',
] as const satisfies readonly (keyof Scores)[];

export type Scored = Scores & { errors: Record<(typeof SCORE_NAMES)[number], number> };

/** No chance is taken for smaller in a log loss (§J3). */
const FLOOR = 0.001;
export const BINS = 10;
const RESAMPLES = 300;

/** Sums over the seats of one game. */
const SUMS = [
  'seats',
  'right',
  'known',
  'knownRight',
  'traitors',
  'caught',
  'named',
  'brier',
  'log',
  'priorBrier',
  'priorLog',
] as const;
const BIN_AT = SUMS.length;
const WIDTH = BIN_AT + 3 * BINS;
const at = Object.fromEntries(SUMS.map((name, i) => [name, i])) as Record<(typeof SUMS)[number], number>;

const brierOf = (chances: Triple, truth: number): number =>
  chances.reduce((sum, p, role) => sum + (p - (role === truth ? 1 : 0)) ** 2, 0);
const logOf = (chances: Triple, truth: number): number => -Math.log(Math.max(FLOOR, chances[truth]!));
export const likeliest = (chances: Triple): number => chances.indexOf(Math.max(...chances));
export const binOf = (p: number): number => Math.min(BINS - 1, Math.floor(p * BINS));

function addRow(sums: Float64Array, row: Row, { chances, traitor }: Guessed): void {
  const { truth, prior } = row;
  const right = likeliest(chances) === truth ? 1 : 0;
  sums[at.seats]! += 1;
  sums[at.right]! += right;
  if (truth === 2) {
    sums[at.traitors]! += 1;
    if (traitor) sums[at.caught]! += 1;
  } else {
    sums[at.known]! += 1;
    sums[at.knownRight]! += right;
  }
  if (traitor) sums[at.named]! += 1;
  sums[at.brier]! += brierOf(chances, truth);
  sums[at.log]! += logOf(chances, truth);
  sums[at.priorBrier]! += brierOf(prior, truth);
  sums[at.priorLog]! += logOf(prior, truth);
  chances.forEach((p, role) => {
    const bin = BIN_AT + 3 * binOf(p);
    sums[bin]! += 1;
    sums[bin + 1]! += p;
    if (role === truth) sums[bin + 2]! += 1;
  });
}

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : Number.NaN);

function scoresOf(s: Float64Array, games: number): Scores {
  const get = (name: (typeof SUMS)[number]): number => s[at[name]]!;
  let off = 0;
  let all = 0;
  for (let bin = BIN_AT; bin < WIDTH; bin += 3) {
    off += Math.abs(s[bin + 1]! - s[bin + 2]!);
    all += s[bin]!;
  }
  return {
    games,
    seats: get('seats'),
    accuracy: share(get('right'), get('seats')),
    sides: share(get('knownRight'), get('known')),
    recall: share(get('caught'), get('traitors')),
    precision: share(get('caught'), get('named')),
    brier: share(get('brier'), get('seats')),
    logLoss: share(get('log'), get('seats')),
    brierSkill: 1 - share(get('brier'), get('priorBrier')),
    logSkill: 1 - share(get('log'), get('priorLog')),
    calibration: share(off, all),
  };
}

/** Scores of one guesser on these rows; null where there are none. */
export function scoresFor(rows: readonly Row[], guesser: string): Scored | null {
  const byGame = new Map<string, Float64Array>();
  for (const row of rows) {
    const guessed = row.guesses[guesser];
    if (!guessed) continue;
    let sums = byGame.get(row.game);
    if (!sums) byGame.set(row.game, (sums = new Float64Array(WIDTH)));
    addRow(sums, row, guessed);
  }
  const games = [...byGame.values()];
  if (games.length === 0) return null;
  const samples = Array.from({ length: RESAMPLES }, (_, sample) =>
    scoresOf(total(games.map((_, i) => games[Math.floor(draw(sample, 'game', i) * games.length)]!)), games.length),
  );
  return { ...scoresOf(total(games), games.length), errors: spread(samples) };
}

function total(games: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(WIDTH);
  for (const game of games)
    game.forEach((x, i) => {
      sum[i]! += x;
    });
  return sum;
}

function spread(samples: readonly Scores[]): Scored['errors'] {
  return Object.fromEntries(
    SCORE_NAMES.map((name) => {
      const values = samples.map((sample) => sample[name]).filter((x) => !Number.isNaN(x));
      const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
      return [name, Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, values.length - 1))];
    }),
  ) as Scored['errors'];
}

export interface Difference {
  mean: number;
  error: number;
}

/**
 * Scores of one guesser on these rows less those on the same rows guessed otherwise, row by row in the same order, with
 * standard errors by game; negative where these are better.
 */
export function difference(
  rows: readonly Row[],
  others: readonly Row[],
  guesser: string,
): { brier: Difference; log: Difference } {
  const by = (score: (chances: Triple, truth: number) => number): Difference => {
    const games = new Map<string, { sum: number; n: number }>();
    rows.forEach((row, i) => {
      const own = row.guesses[guesser];
      const other = others[i]?.guesses[guesser];
      if (!own || !other) throw new Error(`${row.game}: no such row`);
      const game = games.get(row.game) ?? { sum: 0, n: 0 };
      game.sum += score(own.chances, row.truth) - score(other.chances, row.truth);
      game.n += 1;
      games.set(row.game, game);
    });
    const all = [...games.values()];
    const n = all.reduce((sum, game) => sum + game.n, 0);
    const mean = all.reduce((sum, game) => sum + game.sum, 0) / n;
    return { mean, error: Math.sqrt(all.reduce((sum, game) => sum + (game.sum - mean * game.n) ** 2, 0)) / n };
  };
  return { brier: by(brierOf), log: by(logOf) };
}

/** Per bin of stated chance: how many, their mean, and how often it came true. */
export function reliability(rows: readonly Row[], guesser: string): { n: number; said: number; came: number }[] {
  const bins = Array.from({ length: BINS }, () => ({ n: 0, said: 0, came: 0 }));
  for (const { guesses, truth } of rows) {
    guesses[guesser]?.chances.forEach((p, role) => {
      const bin = bins[binOf(p)]!;
      bin.n += 1;
      bin.said += p;
      bin.came += role === truth ? 1 : 0;
    });
  }
  return bins.map(({ n, said, came }) => ({ n, said: share(said, n), came: share(came, n) }));
}
