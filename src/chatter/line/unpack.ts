/** The tables of the lexicon as they are packed by dev/generate/lexicon.ts. */
import { digitsOf, packNumber, signOf, SIGNS } from './digits';

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

/** Which of so many classes a feature speaks for takes two signs; what it weighs, in the order of the classes, one each … */
const CLASSES_AT_MOST = 13;
const SMALL = 45;
/** … or, after the sign of the weight that nothing has, three. */
const LARGER = signOf(SMALL);
const LARGEST = (SIGNS * SIGNS - 1) / 2;

/** A feature of opinion.ts, and what it weighs for which classes (by their numbers, rising). */
export interface WeightRow {
  space: number;
  key: number;
  weights: readonly (readonly [of: number, weight: number])[];
}

const packPair = (value: number): string => signOf(value % SIGNS) + signOf(Math.floor(value / SIGNS));

const packWeight = (weight: number): string =>
  Math.abs(weight) <= SMALL ? signOf(weight + SMALL) : LARGER + packPair(weight + LARGEST);

function packRow({ space, key, weights }: WeightRow, last: number): string {
  const classes = weights.reduce((sum, [of]) => sum + 2 ** of, 0);
  const isPlain = weights.every(
    ([of, weight], i) =>
      of < CLASSES_AT_MOST && of > (weights[i - 1]?.[0] ?? -1) && weight !== 0 && Math.abs(weight) <= LARGEST,
  );
  if (!isPlain || key <= last) throw new Error(`feature ${space} ${key} does not fit`);
  return packNumber(key - last - 1) + packPair(classes) + weights.map(([, weight]) => packWeight(weight)).join('');
}

/**
 * Rows of weights as one string: the first, then the others space by space with rising keys, each told by its distance to the one before.
 * @throws Error when a number does not fit, or a feature comes twice
 */
export function packRows(rows: readonly WeightRow[]): string {
  const [first, ...others] = rows;
  if (!first) return '';
  const spaces = [...new Set(others.map(({ space }) => space))].sort((a, b) => a - b);
  const sections = spaces.map((one) => others.filter(({ space }) => space === one).sort((a, b) => a.key - b.key));
  return [[first], ...sections]
    .map((section) => {
      let last = -1;
      const packed = section.map((row) => {
        const text = packRow(row, last);
        last = row.key;
        return text;
      });
      return packNumber(section[0]?.space ?? 0) + packNumber(section.length) + packed.join('');
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
  let read = 0;
  const digits = digitsOf(packed);
  const pair = (): number => digits.digit() + SIGNS * digits.digit();
  while (!digits.isOver()) {
    const space = digits.number();
    let key = -1;
    for (let left = digits.number(); left > 0; left--) {
      if (++read % SLICE === 0) yield;
      key += digits.number() + 1;
      feature(space, key);
      const classes = pair();
      for (let of = 0; classes >> of > 0; of++) {
        if (((classes >> of) & 1) === 0) continue;
        const small = digits.digit() - SMALL;
        weight(of, small !== 0 ? small : pair() - LARGEST);
      }
    }
  }
}
