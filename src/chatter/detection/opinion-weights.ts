/** The weights of opinion.ts by feature: one open-addressed table in typed arrays, and for every feature the classes it speaks for. */
import { making, type Slice } from '../line/slices';
import { HASHES, unpackSparse } from '../line/sparse';
import { BIAS, CLASSES, WEIGHTS } from './weights';

interface Model {
  /** Slot → row + 1; 0 = empty. */
  slots: Uint16Array;
  mask: number;
  hashes: Int32Array;
  /** Row → its first entry in `classes` and `weights`; one more than there are rows. */
  first: Uint32Array;
  classes: Uint8Array;
  weights: Int16Array;
}

/** What a feature is known by among the weights. */
export function hashOf(space: number, key: number): number {
  const mixed = Math.imul(key ^ Math.imul(space + 1, 0x85ebca6b), 0x9e3779b1);
  return ((mixed >>> 12) ^ mixed) & (HASHES - 1);
}

function* build(): Generator<void, Model, void> {
  const hashes: number[] = [];
  const first: number[] = [];
  const classes: number[] = [];
  const weights: number[] = [];
  yield* unpackSparse(
    WEIGHTS,
    CLASSES.length,
    (hash) => {
      hashes.push(hash);
      first.push(classes.length);
    },
    (of, weight) => {
      classes.push(of);
      weights.push(weight);
    },
  );
  first.push(classes.length);
  yield;
  const size = 2 ** Math.ceil(Math.log2(2 * hashes.length + 2));
  const mask = size - 1;
  const slots = new Uint16Array(size);
  hashes.forEach((hash, row) => {
    let slot = hash & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = row + 1;
  });
  return {
    slots,
    mask,
    hashes: Int32Array.from(hashes),
    first: Uint32Array.from(first),
    classes: Uint8Array.from(classes),
    weights: Int16Array.from(weights),
  };
}

function rowOf({ slots, mask, hashes }: Model, hash: number): number {
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const row = (slots[slot] ?? 0) - 1;
    if (row < 0 || hashes[row] === hash) return row;
  }
}

const weights = making(build);
/** The weights, slice by slice. */
export const unpacking: Slice = weights.slice;

/** Features of a line, as many as `size`. */
export interface Features {
  size: number;
  space: Uint8Array;
  key: Int32Array;
  value: Float64Array;
}

const sums = new Float64Array(CLASSES.length);

function addRow({ first, classes, weights }: Model, row: number, value: number): void {
  const end = first[row + 1] ?? 0;
  for (let i = first[row] ?? 0; i < end; i++) {
    const at = classes[i] ?? 0;
    sums[at] = (sums[at] ?? 0) + value * (weights[i] ?? 0);
  }
}

/** Sums of the weights of the features per class, in units of 1/SCALE; good until the next call. */
export function weigh({ size, space, key, value }: Features): Float64Array {
  const model = weights.get();
  sums.set(BIAS);
  for (let i = 0; i < size; i++) {
    const row = rowOf(model, hashOf(space[i] ?? 0, key[i] ?? 0));
    if (row >= 0) addRow(model, row, value[i] ?? 0);
  }
  return sums;
}
