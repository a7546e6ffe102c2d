/**
 * Sums over the worlds from which everybody's chances are read: an observer who knows his role asks how much weight the
 * worlds have in which he has it, together with each role of each other seat. These sums of pairs are the same for all
 * observers. The open seats are dealt into three thirds. For each two of them the worlds are summed by how the seats in
 * both lie, three additions a world, and all pairs of seats follow from these small tables.
 */
import { OPEN_ROLES, SEATS_IN_THIRD, THIRD_PATTERNS, type Grid } from './grid';
import { ROLES } from './worlds';

const THIRDS = 3;
/** A cell is a slot of a third with one of the roles: `(third · 3 + slot) · 3 + role − 1`. */
const WIDTH = SEATS_IN_THIRD * OPEN_ROLES;
const CELLS = THIRDS * WIDTH;
const TABLE = THIRD_PATTERNS * THIRD_PATTERNS;

/** Which cell of its third the i-th seat of a pattern stands in, `pattern · 3 + i`. */
const CELL_OF = Uint8Array.from({ length: THIRD_PATTERNS * SEATS_IN_THIRD }, (_, at) => {
  const slot = at % SEATS_IN_THIRD;
  return slot * OPEN_ROLES + (Math.floor(Math.floor(at / SEATS_IN_THIRD) / OPEN_ROLES ** slot) % OPEN_ROLES);
});

export interface Pairs {
  /** `belief.revision` that they were summed at; −1 before. */
  revision: number;
  /** Weight of all worlds. */
  total: number;
  /** Weight of the worlds in which two cells hold, `cell · CELLS + cell`; of one cell alone, with itself. */
  readonly both: Float64Array;
}

export const createPairs = (): Pairs => ({ revision: -1, total: 0, both: new Float64Array(CELLS * CELLS) });

/** Weight by the patterns of two thirds, `pattern · 27 + pattern`: the first with the second, the second with the third, the third with the first. */
const tables = Array.from({ length: THIRDS }, () => new Float64Array(TABLE));
const [table01 = new Float64Array(TABLE), table12 = new Float64Array(TABLE), table20 = new Float64Array(TABLE)] =
  tables;
/** A table summed by the roles of each seat of its second third: `cell · 27 + pattern` of the first. */
const halfway = new Float64Array(WIDTH * THIRD_PATTERNS);
/** One row by the roles of each seat of the third it runs over. */
const row = new Float64Array(WIDTH);

/** Sums anew. */
export function addUp(pairs: Pairs, { count, pairPatterns, thirds }: Grid, weights: Float64Array): void {
  const [at01, at12, at20] = pairPatterns;
  const { both } = pairs;
  for (const table of tables) table.fill(0);
  for (let i = 0; i < count; i++) {
    const weight = weights[i] ?? 0;
    const a = at01[i] ?? 0;
    const b = at12[i] ?? 0;
    const c = at20[i] ?? 0;
    table01[a] = (table01[a] ?? 0) + weight;
    table12[b] = (table12[b] ?? 0) + weight;
    table20[c] = (table20[c] ?? 0) + weight;
  }
  both.fill(0);
  addTable(both, table01, thirds, 0, 1);
  addTable(both, table12, thirds, 1, 2);
  pairs.total = addTable(both, table20, thirds, 2, 0);
  mirror(both);
}

/** Adds the pairs between two thirds, and those within the first of them; answers the weight of all. */
function addTable(
  both: Float64Array,
  table: Float64Array,
  thirds: readonly [number, number, number],
  here: number,
  there: number,
): number {
  const slots = thirds[here] ?? 0;
  const patterns = OPEN_ROLES ** slots;
  const others = OPEN_ROLES ** (thirds[there] ?? 0);
  const width = (thirds[there] ?? 0) * OPEN_ROLES;
  let total = 0;
  for (let pattern = 0; pattern < patterns; pattern++) {
    const sum = addRow(table, pattern * THIRD_PATTERNS, others);
    total += sum;
    for (let cell = 0; cell < width; cell++) halfway[cell * THIRD_PATTERNS + pattern] = row[cell] ?? 0;
    if (sum > 0) addWithin(both, here, slots, pattern, sum);
  }
  const mine = slots * OPEN_ROLES;
  for (let cell = 0; cell < width; cell++) {
    addRow(halfway, cell * THIRD_PATTERNS, patterns);
    const to = (there * WIDTH + cell) * CELLS + here * WIDTH;
    for (let k = 0; k < mine; k++) both[to + k] = row[k] ?? 0;
  }
  return total;
}

/** Adds the weight of a pattern to each pair of its seats, and to each seat's own cell. */
function addWithin(both: Float64Array, here: number, slots: number, pattern: number, weight: number): void {
  const at = pattern * SEATS_IN_THIRD;
  for (let slot = 0; slot < slots; slot++) {
    const to = (here * WIDTH + (CELL_OF[at + slot] ?? 0)) * CELLS + here * WIDTH;
    for (let k = 0; k <= slot; k++) {
      const cell = to + (CELL_OF[at + k] ?? 0);
      both[cell] = (both[cell] ?? 0) + weight;
    }
  }
}

/** Sums a row of a table by the roles of each seat of the third it runs over into `row`; answers its weight. */
function addRow(table: Float64Array, from: number, patterns: number): number {
  if (patterns === 1) return table[from] ?? 0;
  let first = 0;
  let second = 0;
  let third = 0;
  for (let k = OPEN_ROLES; k < WIDTH; k++) row[k] = 0;
  let at = from;
  for (let last = 2 * OPEN_ROLES; at < from + patterns; last++) {
    let whole = 0;
    for (let middle = OPEN_ROLES; middle < 2 * OPEN_ROLES && at < from + patterns; middle++) {
      const a = table[at] ?? 0;
      const b = table[at + 1] ?? 0;
      const c = table[at + 2] ?? 0;
      const sum = a + b + c;
      first += a;
      second += b;
      third += c;
      whole += sum;
      row[middle] = (row[middle] ?? 0) + sum;
      at += OPEN_ROLES;
    }
    row[last] = whole;
  }
  row[0] = first;
  row[1] = second;
  row[2] = third;
  return first + second + third;
}

/** Every pair was added one way round: within a third the lower slot last, between thirds the one before it last. */
function mirror(both: Float64Array): void {
  for (let a = 0; a < CELLS; a++) {
    const third = Math.floor(a / WIDTH);
    const before = ((third + THIRDS - 1) % THIRDS) * WIDTH;
    for (let b = before; b < before + WIDTH; b++) both[b * CELLS + a] = both[a * CELLS + b] ?? 0;
    for (let b = third * WIDTH; b < a; b++) both[b * CELLS + a] = both[a * CELLS + b] ?? 0;
  }
}

/**
 * Weight of the worlds in which each seat has each role, written into `out` as `seat · 4 + role`; `seat` has `role` in them, or
 * is −1 for a spectator. Answers the weight of all of them together.
 */
export function readPairs({ both, total }: Pairs, grid: Grid, seat: number, role: number, out: Float64Array): number {
  const { slots, fixed } = grid;
  const own = seat < 0 ? -1 : (slots[seat] ?? -1);
  if (seat >= 0 && (own < 0 ? fixed[seat] !== role : role < 1)) return 0;
  const mine = own * OPEN_ROLES + role - 1;
  const all = own < 0 ? total : (both[mine * CELLS + mine] ?? 0);
  // A spectator reads each cell with itself.
  const step = own < 0 ? CELLS + 1 : 1;
  const from = own < 0 ? 0 : mine * CELLS;
  for (let at = 0; at < slots.length; at++) {
    const to = at * ROLES;
    const slot = slots[at] ?? -1;
    if (slot < 0) {
      out[to + (fixed[at] ?? 0)] = all;
      continue;
    }
    const cell = from + slot * OPEN_ROLES * step;
    out[to + 1] = both[cell] ?? 0;
    out[to + 2] = both[cell + step] ?? 0;
    out[to + 3] = both[cell + 2 * step] ?? 0;
  }
  return all;
}
