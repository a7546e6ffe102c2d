/** Digits as printable signs, for tables that are packed into one string. */

/** Signs that digits are packed in: printable, and none that a string in quotes must escape. */
export const SIGNS = 91;

/** The sign of 0 … SIGNS − 1. */
export const signOf = (digit: number): string => String.fromCharCode(digit < 57 ? digit + 35 : digit + 36);

/** The digit of the sign at a place; nought where the text is over. */
export function digitAt(packed: string, place: number): number {
  const unit = packed.charCodeAt(place);
  return unit < 92 ? unit - 35 : unit >= 93 ? unit - 36 : 0;
}
