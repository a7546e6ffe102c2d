/**
 * Sums over the worlds from which everybody's chances are read: an observer who knows his role asks how much weight the
 * worlds have in which he has it, together with each role of each other seat. These sums of pairs are the same for all
 * observers. The open seats are dealt into three thirds. For each two of them the worlds are summed by how the seats in
 * both lie, three additions a world, and all pairs of seats follow from these small tables.
 */
import { SEATS_IN_THIRD, THIRD_PATTERNS, type Grid } from './grid';
import { OPEN_ROLES } from './patterns';
import { sumSheaves } from './sheaves';
import { ROLES } from './worlds';

const THIRDS = 3;
/** A cell is a slot of a third with one of the roles: `(third · 3 + slot) · 3 + role − 1`. */
const WIDTH = SEATS_IN_THIRD * OPEN_ROLES;
const CELLS = THIRDS * WIDTH;
/** Patterns of two seats. */
const BLOCK = OPEN_ROLES ** 2;
const TABLE = THIRD_PATTERNS * THIRD_PATTERNS;

export interface Pairs {
  /** `belief.revision` that they were summed at; −1 before. */
  revision: number;
  /** Weight of all worlds. */
  total: number;
  /** Weight of the worlds in which two cells hold, `cell · CELLS + cell`; of one cell alone, with itself. */
  readonly both: Float64Array;
}

export const createPairs = (): Pairs => ({ revision: -1, total: 0, both: new Float64Array(CELLS * CELLS) });

/** Weight by the patterns of two thirds, `pattern · THIRD_PATTERNS + pattern`. */
const table = new Float64Array(TABLE);
/** The same by the role of each seat of the second: `cell · THIRD_PATTERNS + pattern`. */
const halfway = new Float64Array(WIDTH * THIRD_PATTERNS);

/** Weight of each pattern of the first of the two thirds. */
const totals = new Float64Array(THIRD_PATTERNS);
/** Weights by the role of each seat of one third. */
const cells = new Float64Array(WIDTH);

/** Sums anew. */
export function addUp(pairs: Pairs, { sheaves, thirds }: Grid, weights: Float64Array): void {
  for (let here = 0; here < THIRDS; here++) {
    const there = (here + 1) % THIRDS;
    const bound = sheaves[here];
    if (!bound) continue;
    const blocks = blocksOf(thirds[here] ?? 0);
    table.fill(0, 0, blocks * BLOCK * THIRD_PATTERNS);
    sumSheaves(bound, weights, table);
    pairs.total = addTable(pairs.both, here, blocks, there, blocksOf(thirds[there] ?? 0));
  }
}

/** Blocks of nine patterns, by the roles of two seats: three where a third has a third seat. */
const blocksOf = (seats: number): number => (seats === SEATS_IN_THIRD ? OPEN_ROLES : 1);

/** Adds up the pairs between two thirds, and those within the first of them; answers the weight of all. */
function addTable(both: Float64Array, here: number, blocks: number, there: number, others: number): number {
  const mine = here * WIDTH;
  const theirs = there * WIDTH;
  const patterns = blocks * BLOCK;
  for (let pattern = 0; pattern < patterns; pattern++)
    totals[pattern] = sumSeats(table, pattern * THIRD_PATTERNS, others, halfway, pattern, THIRD_PATTERNS);
  for (let cell = 0; cell < WIDTH; cell++) {
    const to = (theirs + cell) * CELLS + mine;
    sumSeats(halfway, cell * THIRD_PATTERNS, blocks, both, to, 1);
    for (let k = 0; k < WIDTH; k++) both[(mine + k) * CELLS + theirs + cell] = both[to + k] ?? 0;
  }
  return addWithin(both, mine, blocks);
}

/**
 * Sums the weights of a third's patterns by the role of each of its seats, lowest digit first, into every `step`-th cell; answers
 * them all. Written out without a loop inside: it runs a hundred times after an act.
 */
function sumSeats(
  from: Float64Array,
  start: number,
  blocks: number,
  to: Float64Array,
  first: number,
  step: number,
): number {
  let first0 = 0;
  let first1 = 0;
  let first2 = 0;
  let middle0 = 0;
  let middle1 = 0;
  let middle2 = 0;
  let all = 0;
  const last = first + 2 * OPEN_ROLES * step;
  for (let block = 0; block < blocks; block++) {
    const at = start + block * BLOCK;
    const a0 = from[at] ?? 0;
    const a1 = from[at + 1] ?? 0;
    const a2 = from[at + 2] ?? 0;
    const b0 = from[at + 3] ?? 0;
    const b1 = from[at + 4] ?? 0;
    const b2 = from[at + 5] ?? 0;
    const c0 = from[at + 6] ?? 0;
    const c1 = from[at + 7] ?? 0;
    const c2 = from[at + 8] ?? 0;
    const a = a0 + a1 + a2;
    const b = b0 + b1 + b2;
    const c = c0 + c1 + c2;
    const sum = a + b + c;
    first0 += a0 + b0 + c0;
    first1 += a1 + b1 + c1;
    first2 += a2 + b2 + c2;
    middle0 += a;
    middle1 += b;
    middle2 += c;
    all += sum;
    to[last + block * step] = sum;
  }
  to[first] = first0;
  to[first + step] = first1;
  to[first + 2 * step] = first2;
  to[first + 3 * step] = middle0;
  to[first + 4 * step] = middle1;
  to[first + 5 * step] = middle2;
  return all;
}

/** The pairs of seats of one third, from `totals`, and each cell with itself; answers the weight of all. */
function addWithin(both: Float64Array, mine: number, blocks: number): number {
  const at = (cell: number, other: number): number => (mine + cell) * CELLS + mine + other;
  const all = sumSeats(totals, 0, blocks, cells, 0, 1);
  for (let cell = 0; cell < (2 + (blocks === 1 ? 0 : 1)) * OPEN_ROLES; cell++) both[at(cell, cell)] = cells[cell] ?? 0;
  for (let middle = 0; middle < OPEN_ROLES; middle++) {
    for (let first = 0; first < OPEN_ROLES; first++) {
      let sum = 0;
      for (let last = 0; last < blocks; last++) sum += totals[last * BLOCK + middle * OPEN_ROLES + first] ?? 0;
      both[at(first, OPEN_ROLES + middle)] = both[at(OPEN_ROLES + middle, first)] = sum;
    }
  }
  for (let last = 0; last < blocks; last++) {
    const third = 2 * OPEN_ROLES + last;
    sumSeats(totals, last * BLOCK, 1, cells, 0, 1);
    for (let cell = 0; cell < 2 * OPEN_ROLES; cell++) both[at(cell, third)] = both[at(third, cell)] = cells[cell] ?? 0;
  }
  return all;
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
