/**
 * Softmax regression with a lasso over names of features, so that few weights are left, and the module that it is packed into. The same
 * examples in the same order always give the same weights.
 */
import { hashOf, packSparse } from '../../src/chatter/line/sparse';
import { shareOf, type Packed } from '../../src/chatter/line/softmax';
import type { Made } from '../generate/generated';

const ROUNDS = 15;
const RATE = 0.15;
const RIDGE = 0.002;
/** From example to example in an order that is fixed and mixes the hands; a prime. */
const STRIDE = 7919;
const STRIDE_A_ROUND = 31;

export interface Example {
  readonly features: ReadonlySet<string>;
  /** What share of it each class is, adding up to 1. */
  readonly target: Float64Array;
}

export interface Fitted extends Packed {
  /** Features that have a weight, and that were seen often enough to get one. */
  readonly kept: number;
  readonly seen: number;
}

export interface Course {
  readonly classes: number;
  /** Features that fewer examples have teach nothing. */
  readonly least: number;
  readonly lasso: number;
  /** The lasso of a second fit on those weights alone that the first has left, so that none is small for being chosen; or there is none. */
  readonly again?: number;
  /** Weights are kept in these steps, so the least that is kept is half of one. */
  readonly unit: number;
}

export function fitSoftmax(examples: readonly Example[], course: Course): Fitted {
  const { classes: K, least, lasso, again, unit } = course;
  const count = new Map<string, number>();
  for (const { features } of examples) for (const name of features) count.set(name, (count.get(name) ?? 0) + 1);
  const names = [...count].filter(([, n]) => n >= least).map(([name]) => name);
  const numbers = new Map(names.map((name, i) => [name, i + 1]));
  const rows = examples.map(({ features, target }) => ({
    index: Int32Array.from([0, ...[...features].flatMap((name) => numbers.get(name) ?? [])]),
    target,
  }));
  const chosen = regress(rows, names.length, K, lasso);
  const weights = again === undefined ? chosen : regress(rows, names.length, K, again, chosen);
  return {
    ...pack(
      names,
      weights.map((weight) => clampLevel(Math.round(weight / unit)) + 0),
      course,
    ),
    seen: names.length,
  };
}

interface Row {
  readonly index: Int32Array;
  readonly target: Float64Array;
}

/** Weights at `feature · K + class`; feature 0 is every example's. Where `chosen` has none there is none. */
function regress(
  rows: readonly Row[],
  features: number,
  K: number,
  lasso: number,
  chosen?: Float64Array,
): Float64Array {
  const weights = new Float64Array((features + 1) * K);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const out = new Float64Array(K);
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < rows.length; step++) {
      const { index, target } = rows[(step * STRIDE + round * STRIDE_A_ROUND) % rows.length]!;
      chances(index);
      const share = shareOf(index.length);
      for (let k = 0; k < K; k++) {
        const slope = (out[k]! - target[k]!) * share;
        for (const i of index) if (chosen?.[i * K + k] !== 0) pull(i * K + k, slope, i > 0);
      }
    }
  }
  return weights;

  function chances(index: Int32Array): void {
    const share = shareOf(index.length);
    out.fill(0);
    for (const i of index) for (let k = 0; k < K; k++) out[k]! += weights[i * K + k]! * share;
    const most = Math.max(...out);
    let total = 0;
    for (let k = 0; k < K; k++) total += out[k] = Math.exp(out[k]! - most);
    for (let k = 0; k < K; k++) out[k]! /= total;
  }

  /** AdaGrad, with ridge and lasso on all but what every example has. */
  function pull(at: number, slope: number, held: boolean): void {
    const whole = slope + (held ? RIDGE * weights[at]! : 0);
    squares[at]! += whole * whole;
    const step = RATE / Math.sqrt(squares[at]!);
    const moved = weights[at]! - step * whole;
    weights[at] = held ? Math.sign(moved) * Math.max(0, Math.abs(moved) - step * lasso) : moved;
  }
}

/** A weight is so many steps at most. */
const LEVELS = 4;
const clampLevel = (level: number): number => Math.max(-LEVELS, Math.min(LEVELS, level));

function pack(
  names: readonly string[],
  levels: Float64Array,
  { classes: K, unit }: Course,
): Packed & { readonly kept: number } {
  const kept = names
    .map((name, i) => ({ hash: hashOf(name), levels: Array.from(levels.subarray((i + 1) * K, (i + 2) * K)) }))
    .filter((row) => row.levels.some((level) => level !== 0))
    .sort((a, b) => a.hash - b.hash)
    // Two names with one hash are one feature: the first of them.
    .filter(({ hash }, i, all) => all[i - 1]?.hash !== hash);
  return {
    unit,
    bias: Array.from(levels.subarray(0, K), (level) => level * unit),
    weights: packSparse(kept),
    kept: kept.length,
  };
}

/** The module of weights; `each`: what a class is, for the comments. */
export function moduleOf({ unit, bias, weights, kept, seen }: Fitted, each: string, lines: number): Made {
  const body = `/** One step of a weight. */
export const UNIT = ${unit};
/** What every line has, per ${each}. */
export const BIAS: readonly number[] = [${bias.join(', ')}];
/** As sparse.ts packs them, a class for each ${each}. */
export const WEIGHTS: string = ${JSON.stringify(weights)};
`;
  return { body, told: `${lines} lines, ${kept} features kept of ${seen}` };
}
