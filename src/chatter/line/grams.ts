/** How a text is worded, for linear models: its characters and words in ones, twos and threes. */
import { isHan } from './character';

/** Only so much of a line is weighed. */
const LONGEST_WEIGHED = 120;
/** Stands for whoever is named, for a number, and for the ends of the line. */
const SOMEBODY = '@';
const NUMBER = '#';
const END = '|';
const LONGEST_GRAM = 3;

/** A part of a text, by its units: `[start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The folded text in units: a Han character, a Latin word, a mark; the spans (rising) and numbers masked. */
export function unitsOf(text: string, somebody: readonly Span[] = []): string[] {
  let masked = '';
  let at = 0;
  for (const { start, end } of somebody) {
    if (start < at) continue;
    masked += `${text.slice(at, start)}${SOMEBODY}`;
    at = end;
  }
  masked += text.slice(at);
  return [
    END,
    ...(masked.slice(0, LONGEST_WEIGHED).match(/[a-z']+|\d+|[一-鿿]|[@?!]/g) ?? []).map((unit) =>
      /^\d/.test(unit) ? NUMBER : unit,
    ),
    END,
  ];
}

/** Units in a row, up to three where all are Han, up to two where not, each name once. */
export function gramsOf(units: readonly string[]): Set<string> {
  const names = new Set<string>();
  const latin = units.map((unit) => /[a-z]/.test(unit));
  const dense = units.map((unit) => isHan(unit.charCodeAt(0)) || unit === SOMEBODY || unit === END);
  for (let size = 1; size <= LONGEST_GRAM; size++) {
    for (let i = 0; i + size <= units.length; i++) {
      let [spaced, whole] = [false, true];
      for (let at = i; at < i + size; at++) {
        spaced ||= latin[at] === true;
        whole &&= dense[at] === true;
      }
      if (size === LONGEST_GRAM && !whole) continue;
      const parted = spaced ? ' ' : '';
      let gram = units[i] ?? '';
      for (let at = i + 1; at < i + size; at++) gram += parted + (units[at] ?? '');
      names.add(gram);
    }
  }
  return names;
}

const LENGTHS = [3, 5, 8, 13, 21, 34];

/** Names of what is weighed of a text: its grams, how long it is, and whether it asks, which no gram is called. */
export function featuresOf(units: readonly string[]): Set<string> {
  return gramsOf(units)
    .add(units.includes('?') ? '=asked' : '=unasked')
    .add(`=${LENGTHS.findIndex((most) => units.length - 2 <= most)}`);
}
