/** NFKC in which every unit keeps its place in the raw line. */

/** Scratch space that grows and is used again: the result is good until the next call. */
export interface Units {
  unit: Uint16Array;
  /** unit[i] came from raw[from[i]] up to raw[to[i]]. */
  from: Int32Array;
  to: Int32Array;
}

const space = (size: number): Units => ({
  unit: new Uint16Array(size),
  from: new Int32Array(size),
  to: new Int32Array(size),
});

/** At least `length` units of space, with what was in it. */
export function reserve(units: Units, length: number): Units {
  if (units.unit.length >= length) return units;
  const larger = space(Math.max(length, units.unit.length * 2));
  larger.unit.set(units.unit);
  larger.from.set(units.from);
  larger.to.set(units.to);
  return larger;
}

/** The first space there is. */
export const newUnits = (): Units => space(1024);

const DOTS = 0x2026;

let scratch = newUnits();
let single: Uint16Array | undefined;

/** What the commonest units become on their own and beside each other; 0 = NFKC itself is asked. */
function singles(): Uint16Array {
  const table = new Uint16Array(65536);
  const stay = (from: number, to: number) => {
    for (let unit = from; unit <= to; unit++) table[unit] = unit;
  };
  stay(0x01, 0x7f);
  stay(0x3400, 0x4dbf);
  stay(0x4e00, 0x9fff);
  for (const c of '·—‘’“”、。《》「」『』【】') stay(c.charCodeAt(0), c.charCodeAt(0));
  for (let unit = 0xff01; unit <= 0xff5e; unit++) table[unit] = unit - 0xfee0;
  table[0x3000] = 0x20;
  return table;
}

const isMark = (unit: number): boolean =>
  (unit >= 0x300 && unit <= 0x36f) ||
  (unit >= 0x1ab0 && unit <= 0x1aff) ||
  unit === 0x3099 ||
  unit === 0x309a ||
  unit === 0x20e3;

/** NFKC piece by piece: a base character and the marks that follow it. */
function byPieces(raw: string): number {
  let length = 0;
  for (let i = 0; i < raw.length; ) {
    let next = i + ((raw.codePointAt(i) ?? 0) > 0xffff ? 2 : 1);
    while (next < raw.length && next - i < 32 && isMark(raw.charCodeAt(next))) next++;
    const piece = raw.slice(i, next).normalize('NFKC');
    scratch = reserve(scratch, length + piece.length);
    for (let k = 0; k < piece.length; k++) put(scratch, length++, piece.charCodeAt(k), i, next);
    i = next;
  }
  return length;
}

function put({ unit, from, to }: Units, at: number, value: number, start: number, end: number): void {
  unit[at] = value;
  from[at] = start;
  to[at] = end;
}

/** The units of a line under NFKC, and how many they are. */
export function compatible(raw: string): { units: Units; length: number } {
  const table = (single ??= singles());
  const units = (scratch = reserve(scratch, raw.length * 3));
  let length = 0;
  for (let i = 0; i < raw.length; i++) {
    const unit = raw.charCodeAt(i);
    const becomes = table[unit] ?? 0;
    if (becomes !== 0) put(units, length++, becomes, i, i + 1);
    else if (unit === DOTS) for (let k = 0; k < 3; k++) put(units, length++, 0x2e, i, i + 1);
    else if (raw.normalize('NFKC') === raw) {
      for (length = 0; length < raw.length; length++) put(units, length, raw.charCodeAt(length), length, length + 1);
      break;
    } else {
      length = byPieces(raw);
      break;
    }
  }
  return { units: scratch, length };
}
