/**
 * The fitted parameters as groups.ts packs them: a row for each group of layout.ts in its order, empty for one that has none; in it
 * 16 whole thousandths, a sign each where it is small and two where it is not, without the noughts at the end.
 */
import { CELLS, GROUPS } from './layout';
import type { ParameterFile } from './parameters';

/** Numbers are whole thousandths. */
export const PARTS_OF_ONE = 1000;

/** The first sign; what a string between back-ticks has to escape is none. */
const FIRST = '%'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const BACK_TICK = '`'.charCodeAt(0);
/** As many signs there are, up to z. */
const DIGITS = 'z'.charCodeAt(0) - FIRST - 1;
/** As far from nought one sign is enough; those behind tell how far it is beyond, with the sign that follows. */
const NEAR = 36;
const FAR = 2 * NEAR + 1;
/** What the middle of those behind stands for, with a first sign after it. */
const MIDDLE = FAR + (DIGITS - FAR - 1) / 2;

function signOf(digit: number): string {
  let unit = digit + FIRST;
  if (unit >= BACKSLASH) unit++;
  if (unit >= BACK_TICK) unit++;
  return String.fromCharCode(unit);
}

function digitAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit - FIRST - (unit > BACKSLASH ? 1 : 0) - (unit > BACK_TICK ? 1 : 0);
}

function signsOf(part: number): string {
  if (Math.abs(part) <= NEAR) return signOf(part + NEAR);
  const above = Math.floor(part / DIGITS);
  const high = above + MIDDLE;
  if (high < FAR || high >= DIGITS) throw new RangeError(`a part of ${part}`);
  return signOf(high) + signOf(part - above * DIGITS);
}

/** Packs the parts of one group. @throws RangeError for one that two signs cannot tell */
export function packRow(parts: readonly number[]): string {
  let row = parts.map(signsOf).join('');
  for (let last = parts.length - 1; parts[last] === 0; last--) row = row.slice(0, -1);
  return row;
}

function unpackRow(row: string): number[] {
  const parts = Array<number>(CELLS).fill(0);
  for (let at = 0, cell = 0; at < row.length; cell++) {
    const digit = digitAt(row, at++);
    const part = digit < FAR ? digit - NEAR : (digit - MIDDLE) * DIGITS + digitAt(row, at++);
    parts[cell] = part / PARTS_OF_ONE;
  }
  return parts;
}

/** What the data file holds. */
export function unpackGroups(packed: string): ParameterFile {
  const rows = packed.split('\n');
  const groups = GROUPS.flatMap((name, at): [string, number[]][] => (rows[at] ? [[name, unpackRow(rows[at])]] : []));
  return { groups: Object.fromEntries(groups) };
}
