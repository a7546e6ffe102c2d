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

/** Sizes of levels from here on are foretold alike, and so are features of more than so many classes. */
const LARGE = 15;
const MANY = 3;

/** What is asked, each with contexts of its own: is there one more; of a number, has it more bits, and which; of a class, has it a weight, is it below nought, is it larger. */
const MORE = 0;
const BITS = 1;
const BIT = BITS + 32;
/** The higher bits of a number are foretold, so many of them. */
const FORETOLD = 3;
const BELOW = BIT + 2 ** FORETOLD * 32;
const LARGER = BELOW + 1;
const HAS = LARGER + LARGE + 1;
const hasOf = (at: number, before: number): number => HAS + at * (MANY + 1) + Math.min(MANY, before);

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
    let before = 0;
    levels.forEach((level, at) => {
      if (!Number.isInteger(level)) throw new RangeError(`level ${level}`);
      put(hasOf(at, before), level !== 0);
      if (level === 0) return;
      before++;
      put(BELOW, level < 0);
      for (let size = 1; size <= Math.abs(level); size++) put(LARGER + Math.min(LARGE, size), size < Math.abs(level));
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

function sizeOf(is: Answers): number {
  let size = 1;
  while (is(LARGER + Math.min(LARGE, size))) size++;
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
    for (let at = 0, before = 0; at < classes; at++) {
      if (!is(hasOf(at, before))) continue;
      before++;
      const below = is(BELOW);
      const size = sizeOf(is);
      weight(at, below ? -size : size);
    }
    if (read % SLICE === 0) yield;
  }
}
