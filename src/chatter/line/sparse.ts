/**
 * Sparse weights of a linear model as one string: which features there are, by a hash of their names, and what each weighs for each
 * class. Features stand in the order of their hashes, each told by its distance to the one before; all is packed by range.ts.
 */
import { answersOf, createPacking, type Answers } from './range';

/** A hash has so many bits: of ten thousand names that have no weight one in a hundred is taken for one that has. */
const HASH_BITS = 20;
/** Hashes are 0 … HASHES − 1. */
export const HASHES = 2 ** HASH_BITS;

/** Hash of a feature's name (FNV-1a, its ends folded together). */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return ((hash >>> HASH_BITS) ^ hash) & (HASHES - 1);
}

/** A feature by its hash, and how many units it weighs, per class. */
export interface Weighed {
  readonly hash: number;
  readonly levels: readonly number[];
}

/** Sizes of levels from here on are foretold alike. */
const LARGE = 15;
/** What the classes before weigh together foretells a class, as far as this: one that says no is often what another says yes to. */
const LEAN = 4;
const LEANS = 2 * LEAN + 1;

/** What is asked, each with contexts of its own: is there one more; of a number, has it more bits, and which; of a level, is it larger, and of a class, is it below nought, has it a weight. */
const MORE = 0;
const BITS = 1;
const BIT = BITS + 32;
/** The higher bits of a number are foretold, so many of them. */
const FORETOLD = 3;
const LARGER = BIT + 2 ** FORETOLD * 32;
/** Levels are above nought or below, of the last class or of one before. */
const OF_CLASS = LARGER + 4 * LEANS * (LARGE + 1);

const leanOf = (sum: number): number => Math.max(-LEAN, Math.min(LEAN, sum)) + LEAN;
const belowOf = (at: number, sum: number): number => OF_CLASS + at * 2 * LEANS + leanOf(sum);
const hasOf = (at: number, sum: number): number => belowOf(at, sum) + LEANS;
/** Context of the first of the sizes, which the others follow. */
const sizesOf = (sum: number, below: boolean, last: boolean): number =>
  LARGER + ((leanOf(sum) * 2 + (below ? 1 : 0)) * 2 + (last ? 1 : 0)) * (LARGE + 1);

/** Context of a bit: how many stand below it, and what stands above it, as far as that is foretold. */
const bitOf = (below: number, above: number): number =>
  BIT + below * 2 ** FORETOLD + (above < 2 ** FORETOLD ? above : 0);

/** @throws RangeError where hashes do not rise, or a level is no whole number */
export function packSparse(features: readonly Weighed[]): string {
  const { put, packed } = createPacking();
  let last = -1;
  for (const { hash, levels } of features) {
    if (hash <= last || hash >= HASHES) throw new RangeError(`hash ${hash} after ${last}`);
    put(MORE, true);
    const number = hash - last;
    last = hash;
    const bits = Math.floor(Math.log2(number));
    for (let i = 0; i <= bits; i++) put(BITS + i, i < bits);
    for (let below = bits - 1; below >= 0; below--)
      put(bitOf(below, number >> (below + 1)), ((number >> below) & 1) === 1);
    let sum = 0;
    levels.forEach((level, at) => {
      if (!Number.isInteger(level)) throw new RangeError(`level ${level}`);
      put(hasOf(at, sum), level !== 0);
      if (level === 0) return;
      put(belowOf(at, sum), level < 0);
      const sizes = sizesOf(sum, level < 0, at === levels.length - 1);
      for (let size = 1; size <= Math.abs(level); size++) put(sizes + Math.min(LARGE, size), size < Math.abs(level));
      sum += level;
    });
  }
  put(MORE, false);
  return packed();
}

function numberOf(is: Answers): number {
  let bits = 0;
  while (is(BITS + bits)) bits++;
  let number = 1;
  for (let below = bits - 1; below >= 0; below--) number = number * 2 + (is(bitOf(below, number)) ? 1 : 0);
  return number;
}

function sizeOf(is: Answers, sizes: number): number {
  let size = 1;
  while (is(sizes + Math.min(LARGE, size))) size++;
  return size;
}

/** Features between two interruptions. */
const SLICE = 500;

/** Reads what packSparse packed for so many classes, with pauses: `feature` is told each hash, `weight` then each class that it weighs for, and what. */
export function* unpackSparse(
  packed: string,
  classes: number,
  feature: (hash: number) => void,
  weight: (at: number, level: number) => void,
): Generator<void, void, void> {
  const is = answersOf(packed);
  let hash = -1;
  for (let read = 1; is(MORE); read++) {
    hash += numberOf(is);
    feature(hash);
    for (let at = 0, sum = 0; at < classes; at++) {
      if (!is(hasOf(at, sum))) continue;
      const below = is(belowOf(at, sum));
      const size = sizeOf(is, sizesOf(sum, below, at === classes - 1));
      const level = below ? -size : size;
      sum += level;
      weight(at, level);
    }
    if (read % SLICE === 0) yield;
  }
}
