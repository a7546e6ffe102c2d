/** The weights of opinion.ts by feature: one open-addressed table in typed arrays, and for every feature the classes it speaks for. */
import { making, type Slice } from '../line/slices';
import { unpackRows } from '../line/unpack';
import { CLASSES, WEIGHTS } from './weights';

interface Model {
  /** Slot → row + 1; 0 = empty. */
  slots: Uint16Array;
  mask: number;
  spaces: Uint8Array;
  keys: Int32Array;
  /** Row → its first entry in `classes` and `weights`; one more than there are rows. */
  first: Uint32Array;
  classes: Uint8Array;
  weights: Int16Array;
}

const slotOf = (space: number, key: number): number =>
  Math.imul(key ^ Math.imul(space + 1, 0x85ebca6b), 0x9e3779b1) >>> 15;

function* build(): Generator<void, Model, void> {
  const spaces: number[] = [];
  const keys: number[] = [];
  const first: number[] = [];
  const classes: number[] = [];
  const weights: number[] = [];
  yield* unpackRows(
    WEIGHTS,
    (space, key) => {
      spaces.push(space);
      keys.push(key);
      first.push(classes.length);
    },
    (of, weight) => {
      classes.push(of);
      weights.push(weight);
    },
  );
  first.push(classes.length);
  yield;
  const size = 2 ** Math.ceil(Math.log2(2 * keys.length + 2));
  const mask = size - 1;
  const slots = new Uint16Array(size);
  keys.forEach((key, row) => {
    let slot = slotOf(spaces[row] ?? 0, key) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = row + 1;
  });
  return {
    slots,
    mask,
    spaces: Uint8Array.from(spaces),
    keys: Int32Array.from(keys),
    first: Uint32Array.from(first),
    classes: Uint8Array.from(classes),
    weights: Int16Array.from(weights),
  };
}

function rowOf({ slots, mask, spaces, keys }: Model, space: number, key: number): number {
  for (let slot = slotOf(space, key) & mask; ; slot = (slot + 1) & mask) {
    const row = (slots[slot] ?? 0) - 1;
    if (row < 0 || (keys[row] === key && spaces[row] === space)) return row;
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

/** Sums of the weights of the features per class, in units of 1/SCALE; good until the next call. The first row is every line's. */
export function weigh({ size, space, key, value }: Features): Float64Array {
  const model = weights.get();
  sums.fill(0);
  if (WEIGHTS !== '') addRow(model, 0, 1);
  for (let i = 0; i < size; i++) {
    const row = rowOf(model, space[i] ?? 0, key[i] ?? 0);
    if (row >= 0) addRow(model, row, value[i] ?? 0);
  }
  return sums;
}
