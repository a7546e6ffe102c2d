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
