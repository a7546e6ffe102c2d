/** Whole numbers as printable signs, for tables that are packed into one string. */

/** Signs that numbers are packed in: printable, and none that a string in quotes must escape. */
export const SIGNS = 91;
/** First digit below this ends a number of any size. */
const LAST = 45;
const STEP = SIGNS - LAST;

/** The sign of 0 … SIGNS − 1. */
export const signOf = (digit: number): string => String.fromCharCode(digit < 57 ? digit + 35 : digit + 36);

const digitOf = (unit: number): number => (unit < 92 ? unit - 35 : unit - 36);

/** A whole number from 0 on: small ones take one sign. */
export function packNumber(value: number): string {
  let packed = '';
  let rest = value;
  for (; rest >= LAST; rest = Math.floor((rest - LAST) / STEP)) packed += signOf(LAST + ((rest - LAST) % STEP));
  return packed + signOf(rest);
}

/** Reads what was packed, from the left. */
export interface Digits {
  isOver(): boolean;
  /** One sign. */
  digit(): number;
  /** What packNumber packed. */
  number(): number;
}

export function digitsOf(packed: string): Digits {
  let at = 0;
  const digit = (): number => digitOf(packed.charCodeAt(at++));
  return {
    isOver: () => at >= packed.length,
    digit,
    number() {
      let value = 0;
      for (let scale = 1; ; scale *= STEP) {
        const next = digit();
        value += scale * next;
        if (next < LAST) return value;
      }
    },
  };
}
