/**
 * Bradley–Terry with sides for players: of the sides of a game one wins, with a chance in proportion to exp(strength). A side is as
 * strong as its role card is at a table of the anchor's mind, and as the mean of what its seats add to that, by mind and role.
 */

export interface Side {
  /** Which base strength it has, e.g. `lords`. */
  readonly base: string;
  /** What each seat adds, e.g. `strict zhong`; null adds nothing (the anchor). */
  readonly seats: readonly (string | null)[];
}

export interface Contest {
  readonly sides: readonly Side[];
  /** Index of the side that won. */
  readonly winner: number;
}

export interface Strength {
  /** Log-odds. */
  readonly value: number;
  /** One standard error; null where these games do not tell. */
  readonly error: number | null;
}

/** Weak pull to nought: what the games do not tell apart shares what they tell of the sum. */
const RIDGE = 1e-4;
/** Above this the ridge speaks, not the games. */
const TOLD = 3;
const STEPS = 60;
const STILL = 1e-10;
/** A step is never longer, so that a lopsided start does not run away. */
const STRIDE = 3;

type Weights = ReadonlyMap<number, number>;

/** Strengths by name, bases included; the first base named is nought. */
export function strengths(contests: readonly Contest[]): Map<string, Strength> {
  const names: string[] = [];
  const index = new Map<string, number>();
  const at = (name: string): number => {
    const known = index.get(name);
    if (known !== undefined) return known;
    index.set(name, names.length);
    return names.push(name) - 1;
  };
  const rows = contests.map(({ sides, winner }) => ({ winner, sides: sides.map((side) => weightsOf(side, at)) }));
  if (names.length === 0) return new Map();
  const theta = new Float64Array(names.length);
  let covariance: Float64Array[] = [];
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = slopes(rows, theta);
    covariance = inverse(hessian);
    const move = covariance.map((row) => row.reduce((sum, value, i) => sum + value * (gradient[i] ?? 0), 0));
    const longest = Math.max(...move.map(Math.abs));
    const scale = longest > STRIDE ? STRIDE / longest : 1;
    move.forEach((by, i) => {
      theta[i] = (theta[i] ?? 0) + by * scale;
    });
    if (longest < STILL) break;
  }
  return relativeTo(names, theta, covariance, index);
}

function weightsOf({ base, seats }: Side, at: (name: string) => number): Weights {
  const weights = new Map<number, number>([[at(base), 1]]);
  for (const seat of seats) if (seat !== null) weights.set(at(seat), (weights.get(at(seat)) ?? 0) + 1 / seats.length);
  return weights;
}

function slopes(
  rows: readonly { readonly winner: number; readonly sides: readonly Weights[] }[],
  theta: Float64Array,
): { gradient: Float64Array; hessian: Float64Array[] } {
  const size = theta.length;
  const gradient = Float64Array.from(theta, (value) => -RIDGE * value);
  const hessian = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size);
    row[i] = RIDGE;
    return row;
  });
  const add = (list: Float64Array, i: number, by: number): void => {
    list[i] = (list[i] ?? 0) + by;
  };
  for (const { sides, winner } of rows) {
    const powers = sides.map((weights) => {
      let sum = 0;
      for (const [i, weight] of weights) sum += weight * (theta[i] ?? 0);
      return Math.exp(sum);
    });
    const total = powers.reduce((sum, one) => sum + one, 0);
    const expected = new Map<number, number>();
    sides.forEach((weights, side) => {
      const chance = (powers[side] ?? 0) / total;
      for (const [i, weight] of weights) {
        add(gradient, i, weight * ((side === winner ? 1 : 0) - chance));
        expected.set(i, (expected.get(i) ?? 0) + chance * weight);
        for (const [j, other] of weights) add(hessian[i] ?? gradient, j, chance * weight * other);
      }
    });
    for (const [i, a] of expected) for (const [j, b] of expected) add(hessian[i] ?? gradient, j, -a * b);
  }
  return { gradient, hessian };
}

/** Gauss–Jordan with pivots; the ridge keeps the matrix positive. */
function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const work = matrix.map((row, i) => {
    const wide = new Float64Array(2 * size);
    wide.set(row);
    wide[size + i] = 1;
    return wide;
  });
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++)
      if (Math.abs(work[i]?.[column] ?? 0) > Math.abs(work[pivot]?.[column] ?? 0)) pivot = i;
    const chosen = work[pivot] ?? new Float64Array(2 * size);
    work[pivot] = work[column] ?? chosen;
    work[column] = chosen;
    const by = chosen[column] ?? 1;
    for (let k = 0; k < 2 * size; k++) chosen[k] = (chosen[k] ?? 0) / by;
    work.forEach((row, i) => {
      const factor = row[column] ?? 0;
      if (i === column || factor === 0) return;
      for (let k = 0; k < 2 * size; k++) row[k] = (row[k] ?? 0) - factor * (chosen[k] ?? 0);
    });
  }
  return work.map((row) => row.slice(size));
}

/** Bases are told as differences from the first; what seats add stands by itself. */
function relativeTo(
  names: readonly string[],
  theta: Float64Array,
  covariance: readonly Float64Array[],
  index: ReadonlyMap<string, number>,
): Map<string, Strength> {
  const cov = (i: number, j: number): number => covariance[i]?.[j] ?? 0;
  const first = 0;
  const isBase = (name: string): boolean => !name.includes(' ');
  return new Map(
    names.map((name) => {
      const i = index.get(name) ?? 0;
      const based = isBase(name);
      const value = (theta[i] ?? 0) - (based ? (theta[first] ?? 0) : 0);
      const variance = based ? cov(i, i) + cov(first, first) - 2 * cov(i, first) : cov(i, i);
      const error = Math.sqrt(Math.max(0, variance));
      return [name, { value, error: error < TOLD ? error : null }];
    }),
  );
}
