/** A fitted linear model over names of features, its weights as sparse.ts packs them: how likely each class is. */
import { making, type Slice } from './slices';
import { hashOf, unpackSparse } from './sparse';

/** What a generated module of weights holds. */
export interface Packed {
  /** One step of a weight. */
  readonly unit: number;
  /** What everything has, per class. */
  readonly bias: readonly number[];
  readonly weights: string;
}

/** Long texts have more to weigh; it counts for less, as in the fit. */
const FEW = 9;
const SHARE = 3;

/** How much each of `size` features counts. */
export const shareOf = (size: number): number => SHARE / Math.sqrt(Math.max(FEW, size));

/** Per feature by its hash: pairs of class and weight. */
type Table = ReadonlyMap<number, readonly number[]>;

function* unpack({ unit, bias, weights }: Packed): Generator<void, Table, void> {
  const table = new Map<number, number[]>();
  let row: number[] = [];
  yield* unpackSparse(
    weights,
    bias.length,
    (hash) => table.set(hash, (row = [])),
    (at, level) => row.push(at, level * unit),
  );
  return table;
}

/** A model that is asked by the names of features. */
export interface Softmax {
  /** Chances of the classes, adding up to 1. */
  (features: ReadonlySet<string>): Float64Array;
  /** Its weights, unpacked slice by slice before it is asked first. */
  readonly unpacking: Slice;
}

/**
 * Chances of the classes, adding up to 1, for features by their names. `sharpness`: a lasso makes weights small and chances flat; sums are
 * worth so much more. Unpacked when first asked.
 */
export function createSoftmax(packed: Packed, sharpness: number): Softmax {
  const weights = making(() => unpack(packed));
  const chances = (features: ReadonlySet<string>): Float64Array => {
    const table = weights.get();
    const sums = Float64Array.from(packed.bias);
    const share = shareOf(features.size + 1);
    for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] ?? 0) * share;
    for (const name of features) {
      const row = table.get(hashOf(name));
      if (!row) continue;
      for (let i = 0; i < row.length; i += 2) {
        const k = row[i] ?? 0;
        sums[k] = (sums[k] ?? 0) + (row[i + 1] ?? 0) * share;
      }
    }
    const most = Math.max(...sums);
    let total = 0;
    for (let k = 0; k < sums.length; k++) total += sums[k] = Math.exp(sharpness * ((sums[k] ?? 0) - most));
    return sums.map((sum) => sum / total);
  };
  return Object.assign(chances, { unpacking: weights.slice });
}
