/**
 * From what was typed to what is read (decisions.md D3): NFKC, invisible characters out, quotes straight, simplified,
 * lower case, separators inside words joined, repeats folded, then the rewrites. Every unit of the result remembers
 * which units of the raw line it came from. Time is linear in the length of the line.
 */
import { CJK, CLAUSE, characterTables, DIGIT, JOINER, LATIN, OTHER, SPACE } from './character';
import { rewrite } from './rewrite';

/** A line as it is read: unit i of `text` stands for raw[start[i]] up to raw[end[i]]. */
export interface Reading {
  raw: string;
  text: string;
  start: Int32Array;
  end: Int32Array;
}

/** Units that are read at most; what comes later says nothing new, and the time stays bounded. */
export const LONGEST = 1 << 21;

/** Growing scratch space, so that a short line allocates nothing but its result. */
let units = new Uint16Array(1024);
let from = new Int32Array(1024);
let to = new Int32Array(1024);

function reserve(length: number): void {
  if (units.length >= length) return;
  const size = Math.max(length, units.length * 2);
  units = new Uint16Array(size);
  from = new Int32Array(size);
  to = new Int32Array(size);
}

/** Text of the first `length` scratch units. */
export function unitsToText(buffer: Uint16Array, length: number): string {
  if (length <= 4096) return String.fromCharCode.apply(null, buffer.subarray(0, length) as unknown as number[]);
  let text = '';
  for (let i = 0; i < length; i += 4096) {
    text += String.fromCharCode.apply(null, buffer.subarray(i, Math.min(length, i + 4096)) as unknown as number[]);
  }
  return text;
}

/** The raw words behind [start, end) of a reading. */
export function rawSpan(reading: Reading, start: number, end: number): string {
  const last = Math.min(end, reading.text.length) - 1;
  if (last < start) return '';
  return reading.raw.slice(reading.start[start] ?? 0, reading.end[last] ?? 0);
}

/** NFKC piece by piece, each piece keeping its place: a base character and the marks that follow it. */
function compatible(raw: string): { text: string; place: Int32Array; after: Int32Array } {
  let text = '';
  const place: number[] = [];
  const after: number[] = [];
  for (let i = 0; i < raw.length;) {
    let next = i + ((raw.codePointAt(i) ?? 0) > 0xffff ? 2 : 1);
    while (next < raw.length && next - i < 32 && isMark(raw.charCodeAt(next))) next++;
    const piece = raw.slice(i, next).normalize('NFKC');
    for (let k = 0; k < piece.length; k++) { place.push(i); after.push(next); }
    text += piece;
    i = next;
  }
  return { text, place: Int32Array.from(place), after: Int32Array.from(after) };
}

const isMark = (unit: number): boolean => (unit >= 0x300 && unit <= 0x36f) || (unit >= 0x1ab0 && unit <= 0x1aff)
  || unit === 0x3099 || unit === 0x309a || unit === 0x20e3;

/** Reads a line. */
export function normalise(line: string): Reading {
  const raw = line.length > LONGEST ? line.slice(0, LONGEST) : line;
  const whole = raw.normalize('NFKC');
  const pieces = whole === raw ? null : compatible(raw);
  const source = pieces ? pieces.text : raw;
  const { fold, kind } = characterTables();
  reserve(source.length + 1);
  let length = 0;
  let latin = false;
  let previousKind = 0; // class of the last unit written
  let pending = 0; // where spaces and joiners began that were written after a CJK unit, + 1
  let run = 0; // how often the last unit was written in a row
  let segment = 0; // units since the last clause mark
  let lone = false; // the segment before the last clause mark was one unit long
  let clauseAt = -1; // where that mark stands

  for (let i = 0; i < source.length; i++) {
    const unit = fold[source.charCodeAt(i)] ?? 0;
    if (unit === 0) continue;
    const at = kind[unit] ?? OTHER;
    if (at === OTHER && unit === 0xdb40) { i++; continue; } // variation selectors and tags beyond the BMP
    const last = length > 0 ? units[length - 1] : 0;
    if (unit === last) {
      run++;
      // Repeats fold: two of a CJK character, three digits, two of anything else that is not a letter (one of those).
      if (at === LATIN && run === 3) { length--; run = 3; continue; }
      if (at === LATIN ? run > 3 : at === DIGIT ? run > 3 : at === CJK ? run > 2 : run > 2 && at !== OTHER) continue;
      if (at === SPACE || at === CLAUSE) continue;
    } else run = 1;
    if (at === CLAUSE) {
      if (segment === 0 && previousKind === CLAUSE) continue;
      joinLone();
      lone = segment === 1 && previousKind === CJK;
      clauseAt = length;
      segment = 0;
      pending = 0;
    } else if (at === SPACE || at === JOINER) {
      if (previousKind === CJK && pending === 0) pending = length + 1;
    } else {
      if (pending > 0 && (at === CJK)) {
        segment -= length - (pending - 1);
        length = pending - 1;
        if (unit === units[length - 1]) run = 2;
      }
      pending = 0;
    }
    units[length] = unit;
    from[length] = pieces ? pieces.place[i] ?? 0 : i;
    to[length] = pieces ? pieces.after[i] ?? 0 : i + 1;
    length++;
    if (at !== CLAUSE) segment++;
    previousKind = at === SPACE || at === JOINER ? (pending > 0 ? CJK : at) : at;
    if (at === LATIN || at === DIGIT) latin = true;
  }
  joinLone();
  const start = from.slice(0, length);
  const end = to.slice(0, length);
  return rewrite({ raw, text: unitsToText(units, length), start, end }, latin);

  /** "傻。逼": a mark between two clauses of one character each is a separator inside a word. */
  function joinLone(): void {
    if (!lone || segment !== 1 || clauseAt !== length - 2 || previousKind !== CJK) return;
    units[clauseAt] = units[clauseAt + 1] ?? 0;
    from[clauseAt] = from[clauseAt + 1] ?? 0;
    to[clauseAt] = to[clauseAt + 1] ?? 0;
    length--;
  }
}
