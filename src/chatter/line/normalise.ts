/**
 * From what was typed to what is read (§D3): NFKC, invisible characters out, quotes straight, simplified,
 * lower case, separators inside words joined, repeats folded, then the rewrites. Every unit of the result remembers
 * which units of the raw line it came from. Time is linear in the length of the line.
 */
import { CJK, CLAUSE, characterTables, DIGIT, isHan, JOINER, LATIN, OTHER, SPACE } from './character';
import { compatible, newUnits, reserve, type Units } from './compatible';
import type { Places, Reading } from './reading';
import { rewrite } from './rewrite';

/** Units that are read at most; what comes later says nothing new, and the time stays bounded. */
export const LONGEST = 1 << 21;

let written = newUnits();

/** Arguments that a call takes without trouble. */
const CHUNK = 4096;

function unitsToText({ unit }: Units, length: number): string {
  let text = '';
  for (let from = 0; from < length; from += CHUNK) {
    const units = new Array<number>(Math.min(CHUNK, length - from));
    for (let i = 0; i < units.length; i++) units[i] = unit[from + i] ?? 0;
    text += String.fromCharCode.apply(null, units);
  }
  return text;
}

function placesOf({ from, to }: Units, length: number): Places {
  const start = new Array<number>(length);
  const end = new Array<number>(length);
  for (let i = 0; i < length; i++) {
    start[i] = from[i] ?? 0;
    end[i] = to[i] ?? 0;
  }
  return { start, end };
}

/** "傻。逼": a mark between two clauses of one character each is a separator inside a word; the character moves onto it. */
function pullBack({ unit, from, to }: Units, at: number): void {
  unit[at] = unit[at + 1] ?? 0;
  from[at] = from[at + 1] ?? 0;
  to[at] = to[at + 1] ?? 0;
}

/** Reads a line. */
export function normalise(line: string): Reading {
  const raw = line.length > LONGEST ? line.slice(0, LONGEST) : line;
  const source = compatible(raw);
  const { fold, kind } = characterTables();
  written = reserve(written, source.length + 1);
  const { unit: units, from, to } = written;
  let length = 0;
  let latin = false;
  let chinese = false;
  let previous = 0; // the last unit written
  let previousKind = 0; // its class
  let pending = 0; // where spaces and joiners began that were written after a CJK unit, + 1
  let run = 0; // how often the last unit was written in a row
  let segment = 0; // units since the last clause mark
  let lone = false; // the segment before the last clause mark was one unit long
  let clauseAt = -1; // where that mark stands

  for (let i = 0; i < source.length; i++) {
    const unit = fold[source.units.unit[i] ?? 0] ?? 0;
    if (unit === 0) continue;
    const at = kind[unit] ?? OTHER;
    if (at === OTHER && unit === 0xdb40) {
      i++;
      continue;
    } // variation selectors and tags beyond the BMP
    if (unit === previous) {
      run++;
      // Repeats fold: two of a CJK character, three digits, two of anything else that is not a letter (one of those).
      if (at === LATIN && run === 3) {
        length--;
        previous = length > 0 ? (units[length - 1] ?? 0) : 0;
        run = 3;
        continue;
      }
      if (at === LATIN ? run > 3 : at === DIGIT ? run > 3 : at === CJK ? run > 2 : run > 2 && at !== OTHER) continue;
      if (at === SPACE || at === CLAUSE) continue;
    } else run = 1;
    if (at === CLAUSE) {
      if (segment === 0 && previousKind === CLAUSE) continue;
      if (lone && segment === 1 && clauseAt === length - 2 && previousKind === CJK) pullBack(written, --length - 1);
      lone = segment === 1 && previousKind === CJK;
      clauseAt = length;
      segment = 0;
      pending = 0;
    } else if (at === SPACE || at === JOINER) {
      if (previousKind === CJK && pending === 0) pending = length + 1;
    } else {
      if (pending > 0 && at === CJK) {
        segment -= length - (pending - 1);
        length = pending - 1;
        if (unit === units[length - 1]) run = 2;
      }
      pending = 0;
    }
    units[length] = unit;
    from[length] = source.units.from[i] ?? 0;
    to[length] = source.units.to[i] ?? 0;
    length++;
    previous = unit;
    if (at !== CLAUSE) segment++;
    previousKind = at === SPACE || at === JOINER ? (pending > 0 ? CJK : at) : at;
    if (at === LATIN || at === DIGIT) latin = true;
    else if (isHan(unit)) chinese = true;
  }
  if (lone && segment === 1 && clauseAt === length - 2 && previousKind === CJK) pullBack(written, --length - 1);

  let same = length === raw.length;
  let moved = !same;
  for (let i = 0; i < length && (same || !moved); i++) {
    if (units[i] !== raw.charCodeAt(i)) same = false;
    if (from[i] !== i || to[i] !== i + 1) moved = true;
  }
  return rewrite(
    { raw, text: same ? raw : unitsToText(written, length), places: moved ? placesOf(written, length) : null },
    latin,
    chinese,
  );
}
