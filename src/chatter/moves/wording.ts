/**
 * How a line is worded, for `likely.ts`: its characters and words in ones, twos and threes, with whoever it names masked, whom it
 * speaks of, and what the readers of clauses heard in it.
 */
import { isHan } from '../line/character';
import type { Mention } from './people';
import type { Act } from './types';

/** Only so much of a line is weighed. */
const LONGEST_WEIGHED = 120;
/** Stands for whoever is named, for a number, and for the ends of the line. */
const SOMEBODY = '@';
const NUMBER = '#';
const END = '|';
const LONGEST_GRAM = 3;

const MASKED: ReadonlySet<Mention['kind']> = new Set(['seat', 'nobody']);

/** The text in units: a Han character, a Latin word, a mark; names and numbers masked. */
export function unitsOf(text: string, mentions: readonly Pick<Mention, 'kind' | 'start' | 'end'>[]): string[] {
  let masked = '';
  let at = 0;
  for (const { kind, start, end } of mentions) {
    if (!MASKED.has(kind) || start < at) continue;
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

const LENGTHS = [3, 5, 8, 13, 21, 34];

/** Names of what is to be weighed, each once. */
export function wordingOf(text: string, mentions: readonly Mention[], heard: readonly Act[]): ReadonlySet<string> {
  const units = unitsOf(text, mentions);
  const names = new Set<string>();
  for (let size = 1; size <= LONGEST_GRAM; size++) {
    for (let i = 0; i + size <= units.length; i++) {
      const gram = units.slice(i, i + size);
      if (
        size === LONGEST_GRAM &&
        !gram.every((unit) => isHan(unit.charCodeAt(0)) || unit === SOMEBODY || unit === END)
      )
        continue;
      names.add(gram.join(gram.some((unit) => /[a-z]/.test(unit)) ? ' ' : ''));
    }
  }
  names.add(units.includes('?') ? '=asked' : '=unasked');
  const length = LENGTHS.findIndex((most) => units.length - 2 <= most);
  names.add(`=${length}`);
  for (const { kind, called } of mentions) names.add(called ? '=called' : `=${kind}`);
  for (const act of heard) names.add(`=${act}`);
  if (heard.length === 0) names.add('=unclear');
  return names;
}
