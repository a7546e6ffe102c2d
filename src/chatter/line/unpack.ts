/** The tables of the lexicon as they are packed by dev/generate/lexicon.ts. */

/** Stands between the parts of a row of expressions that are rules of their own. */
export const APART = '¦';

/** Packed so is the difference to the character before, from here on … */
const NEAR = 0x23;
/** … or, where it is larger, from here on. */
const FAR = 0x100;
/** No longer printable. */
const DELETE = 0x7f;

/** Pairs of characters, in any order, as one string. */
export function packPairs(pairs: ReadonlyMap<string, string>): string {
  let packed = '';
  let last = 0;
  for (const [unit, simple] of [...pairs].map(([c, s]) => [c.charCodeAt(0), s] as const).sort(([a], [b]) => a - b)) {
    const distance = unit - last;
    last = unit;
    packed += String.fromCharCode(distance + NEAR < DELETE ? distance + NEAR : distance + FAR) + simple;
  }
  return packed;
}

/** Pairs of characters in the order of the first of them, which is given as its distance to the one before. */
export function unpackPairs(packed: string): string {
  let pairs = '';
  let last = 0;
  for (let i = 0; i + 1 < packed.length; i += 2) {
    const distance = packed.charCodeAt(i);
    last += distance < FAR ? distance - NEAR : distance - FAR;
    pairs += String.fromCharCode(last) + packed.charAt(i + 1);
  }
  return pairs;
}

/** Signs in which numbers are packed: printable, and none that a string in quotes must escape. */
const SIGNS = 91;
const digitOf = (packed: string, at: number): number => {
  const unit = packed.charCodeAt(at);
  return unit < 92 ? unit - 35 : unit - 36;
};
const signOf = (digit: number): string => String.fromCharCode(digit < 57 ? digit + 35 : digit + 36);
/** A header says the space of a feature and how many signs its key has. */
const KEY_SIGNS = 6;
/** Weights of one class lie between −LARGEST and LARGEST. */
const LARGEST = 318;

/** A feature of opinion.ts, and what it weighs for which classes (by their numbers). */
export interface WeightRow {
  space: number;
  key: number;
  weights: readonly (readonly [of: number, weight: number])[];
}

/** Rows of weights as one string. Throws when a number does not fit. */
export function packRows(rows: readonly WeightRow[]): string {
  return rows
    .map(({ space, key, weights }) => {
      let signs = '';
      for (let rest = key; rest > 0; rest = Math.floor(rest / SIGNS)) signs += signOf(rest % SIGNS);
      if (signs.length >= KEY_SIGNS || weights.some(([of, weight]) => of > 12 || Math.abs(weight) > LARGEST))
        throw new Error(`feature ${space} ${key} does not fit`);
      const parts = weights.map(([of, weight]) => {
        const both = of * (2 * LARGEST + 1) + weight + LARGEST;
        return signOf(both % SIGNS) + signOf(Math.floor(both / SIGNS));
      });
      return signOf(space * KEY_SIGNS + signs.length) + signs + signOf(weights.length) + parts.join('');
    })
    .join('');
}

/** Features between two interruptions. */
const SLICE = 1500;

/** Reads what packRows packed, with pauses: `feature` is told each one's space and key, `weight` then each of its classes with what it weighs. */
export function* unpackRows(
  packed: string,
  feature: (space: number, key: number) => void,
  weight: (of: number, weight: number) => void,
): Generator<void, void, void> {
  let at = 0;
  let read = 0;
  const number = (signs: number): number => {
    let value = 0;
    for (let i = signs - 1; i >= 0; i--) value = value * SIGNS + digitOf(packed, at + i);
    at += signs;
    return value;
  };
  while (at < packed.length) {
    if (++read % SLICE === 0) yield;
    const header = number(1);
    feature(Math.floor(header / KEY_SIGNS), number(header % KEY_SIGNS));
    for (let left = number(1); left > 0; left--) {
      const both = number(2);
      weight(Math.floor(both / (2 * LARGEST + 1)), (both % (2 * LARGEST + 1)) - LARGEST);
    }
  }
}
