/**
 * How likely an act is in a world: a choice among the candidates and the option of doing nothing, with a tremble
 * (§J2): P = (1 − ε) · exp(u_t) / (1 + Σ_j exp(u_j)) + ε / (candidates + 1).
 */
import { OWN_GROUPS, UNDONE, type Act } from './acts';
import type { Grid } from './grid';
import { CELLS } from './layout';
import { OPEN_ROLES, PATTERNS_AT_MOST } from './patterns';
import { ROLES, SEATS_AT_MOST } from './worlds';

/** No act is ever impossible. */
export const TREMBLE = 0.05;

const ROW = SEATS_AT_MOST * ROLES;

/**
 * exp(u) of one act: `appeal[(role of actor · candidates at most + candidate) · 4 + role of candidate]`, for the roles that
 * the two can have: nobody else is the lord.
 */
export const createAppeal = (): Float64Array => new Float64Array(ROLES * ROW);

/** exp of every weight: tendencies add up, so that their exponentials are only multiplied. */
export const powersOf = (weights: ArrayLike<number>): Float64Array => Float64Array.from(weights, Math.exp);

/** What the groups of the whole act multiply to, by cell. */
const common = new Float64Array(CELLS);

export type Judged = Pick<
  Act,
  'actor' | 'count' | 'candidates' | 'chosen' | 'share' | 'shared' | 'sharedCount' | 'own' | 'ownCount'
>;

/** Fills `appeal` for an act; `lord` is the index of the lord's seat. */
export function weigh(act: Judged, powers: Float64Array, lord: number, appeal: Float64Array): void {
  const { actor, count, candidates, shared, sharedCount, own, ownCount } = act;
  const rowFrom = actor === lord ? 0 : 1;
  const rowEnd = actor === lord ? 1 : ROLES;
  const first = rowFrom * ROLES;
  const end = rowEnd * ROLES;
  const all = common;
  all.fill(1);
  for (let g = 0; g < sharedCount; g++) {
    const from = (shared[g] ?? 0) * CELLS;
    for (let cell = first; cell < end; cell++) all[cell] = (all[cell] ?? 1) * (powers[from + cell] ?? 1);
  }
  for (let j = 0; j < count; j++) {
    const groups = j * OWN_GROUPS;
    const isLord = candidates[j] === lord;
    for (let row = rowFrom; row < rowEnd; row++) {
      const to = row * ROW + j * ROLES;
      if (isLord) {
        const cell = row * ROLES;
        let e = all[cell] ?? 1;
        for (let g = groups; g < groups + ownCount; g++) e *= powers[(own[g] ?? 0) * CELLS + cell] ?? 1;
        appeal[to] = e;
        continue;
      }
      const cell = row * ROLES + 1;
      let e1 = all[cell] ?? 1;
      let e2 = all[cell + 1] ?? 1;
      let e3 = all[cell + 2] ?? 1;
      for (let g = groups; g < groups + ownCount; g++) {
        const at = (own[g] ?? 0) * CELLS + cell;
        e1 *= powers[at] ?? 1;
        e2 *= powers[at + 1] ?? 1;
        e3 *= powers[at + 2] ?? 1;
      }
      appeal[to + 1] = e1;
      appeal[to + 2] = e2;
      appeal[to + 3] = e3;
    }
  }
}

/**
 * One half of the open seats: what those of a pattern add to the sum over candidates, and what was taken where it is one of
 * them, for each role of the actor: `role · patterns + pattern`.
 */
interface Half {
  readonly sums: Float64Array;
  readonly taken: Float64Array;
}

const createHalf = (): Half => ({
  sums: new Float64Array(ROLES * PATTERNS_AT_MOST),
  taken: new Float64Array(ROLES * PATTERNS_AT_MOST),
});

const headHalf = createHalf();
const tailHalf = createHalf();
/** Candidate that sits at each open place, −1 for none. */
const sitting = new Int8Array(SEATS_AT_MOST);

/**
 * Likelihood of the act, to the power of its share, in every world of the grid, into `out`. Answers how likely it was by
 * `weights`, which weigh `total` together.
 */
export function likelihoods(
  act: Judged,
  appeal: Float64Array,
  grid: Grid,
  weights: Float64Array,
  total: number,
  out: Float64Array,
): number {
  const { actor, count, candidates, share } = act;
  const { place, fixed, heads, tails } = grid;
  const own = place[actor] ?? -1;
  sitting.fill(-1);
  for (let j = 0; j < count; j++) {
    const at = place[candidates[j] ?? 0] ?? -1;
    if (at >= 0) sitting[at] = j;
  }
  const rowFrom = own < 0 ? (fixed[actor] ?? 0) : 1;
  const rowEnd = own < 0 ? rowFrom + 1 : ROLES;
  for (let row = rowFrom; row < rowEnd; row++) {
    fillHalf(
      headHalf,
      act,
      appeal,
      row,
      grid,
      0,
      heads,
      sureSum(act, appeal, row, grid),
      sureTaken(act, appeal, row, grid),
    );
    fillHalf(tailHalf, act, appeal, row, grid, heads, heads + tails, 0, 1);
  }
  const floor = TREMBLE / (count + 1);
  const sum =
    own < heads
      ? fillByRun(grid, own, rowFrom, floor, weights, out)
      : fillByCut(grid, own - heads, floor, weights, out);
  if (share === 1) return sum / total;
  let powered = 0;
  for (let i = 0; i < grid.count; i++) {
    const likely = (out[i] ?? 0) ** share;
    out[i] = likely;
    powered += likely * (weights[i] ?? 0);
  }
  return powered / total;
}

/** The option of nothing and the candidates whose role all worlds agree on. */
function sureSum({ count, candidates }: Judged, appeal: Float64Array, row: number, { place, fixed }: Grid): number {
  let sum = 1;
  for (let j = 0; j < count; j++) {
    const seat = candidates[j] ?? 0;
    if ((place[seat] ?? -1) < 0) sum += appeal[row * ROW + j * ROLES + (fixed[seat] ?? 0)] ?? 0;
  }
  return sum;
}

/** What was taken but for the tremble, where all worlds agree on it: 1 for nothing. */
function sureTaken({ chosen, candidates }: Judged, appeal: Float64Array, row: number, { place, fixed }: Grid): number {
  const seat = chosen === UNDONE ? -1 : (candidates[chosen] ?? 0);
  const known = seat >= 0 && (place[seat] ?? -1) < 0;
  return (1 - TREMBLE) * (known ? (appeal[row * ROW + chosen * ROLES + (fixed[seat] ?? 0)] ?? 0) : 1);
}

/** Fills a row, a seat after the other: each trebles the patterns so far. */
function fillHalf(
  { sums, taken }: Half,
  act: Judged,
  appeal: Float64Array,
  row: number,
  { place }: Grid,
  from: number,
  to: number,
  sum: number,
  sure: number,
): void {
  const base = row * PATTERNS_AT_MOST;
  sums[base] = sum;
  let size = 1;
  for (let k = from; k < to; k++) {
    const j = sitting[k] ?? -1;
    const cell = row * ROW + j * ROLES;
    const e1 = j < 0 ? 0 : (appeal[cell + 1] ?? 0);
    const e2 = j < 0 ? 0 : (appeal[cell + 2] ?? 0);
    const e3 = j < 0 ? 0 : (appeal[cell + 3] ?? 0);
    for (let x = base; x < base + size; x++) {
      const before = sums[x] ?? 0;
      sums[x] = before + e1;
      sums[x + size] = before + e2;
      sums[x + 2 * size] = before + e3;
    }
    size *= OPEN_ROLES;
  }
  const chosen = act.chosen === UNDONE ? -1 : (place[act.candidates[act.chosen] ?? 0] ?? -1);
  if (chosen < from || chosen >= to) {
    taken.fill(sure, base, base + size);
    return;
  }
  // Patterns in which the chosen seat has one role stand in rows of the same length.
  const cell = row * ROW + act.chosen * ROLES;
  const length = OPEN_ROLES ** (chosen - from);
  for (let x = base; x < base + size; x += OPEN_ROLES * length) {
    for (let role = 1; role < ROLES; role++) {
      const e = sure * (appeal[cell + role] ?? 0);
      const begin = x + (role - 1) * length;
      for (let k = begin; k < begin + length; k++) taken[k] = e;
    }
  }
}

/** The actor's role is the same in a whole run. Answers the sum of likelihoods times weights, as the other does. */
function fillByRun(
  { heads, starts, runs, headRoles, headPatterns, patterns }: Grid,
  own: number,
  role: number,
  floor: number,
  weights: Float64Array,
  out: Float64Array,
): number {
  const { sums, taken } = tailHalf;
  let all = 0;
  for (let run = 0; run < runs; run++) {
    const row = own < 0 ? role : (headRoles[run * heads + own] ?? 0);
    const base = row * PATTERNS_AT_MOST;
    const head = base + (headPatterns[run] ?? 0);
    const sum = headHalf.sums[head] ?? 0;
    const part = headHalf.taken[head] ?? 0;
    const to = starts[run + 1] ?? 0;
    for (let i = starts[run] ?? 0; i < to; i++) {
      const at = base + (patterns[i] ?? 0);
      const likely = (part * (taken[at] ?? 0)) / (sum + (sums[at] ?? 0)) + floor;
      out[i] = likely;
      all += likely * (weights[i] ?? 0);
    }
  }
  return all;
}

/** Cells of the tail's half in the order of a cut. */
const cutSums = new Float64Array(PATTERNS_AT_MOST);
const cutTaken = new Float64Array(PATTERNS_AT_MOST);

/** The actor sits in the tail, at `digit`: a run is taken in the order of his role. */
function fillByCut(
  { cuts, kinds, starts, runs, headPatterns }: Grid,
  digit: number,
  floor: number,
  weights: Float64Array,
  out: Float64Array,
): number {
  const cut = cuts[digit];
  if (!cut) throw new RangeError(`digit ${digit}`);
  const { offsets, cells, bounds } = cut;
  const sums = cutSums;
  const taken = cutTaken;
  const { sums: headSums, taken: headTaken } = headHalf;
  for (let p = 0; p < cells.length; p++) {
    const cell = cells[p] ?? 0;
    sums[p] = tailHalf.sums[cell] ?? 0;
    taken[p] = tailHalf.taken[cell] ?? 0;
  }
  let all = 0;
  for (let run = 0; run < runs; run++) {
    const start = starts[run] ?? 0;
    const bound = (kinds[run] ?? 0) * OPEN_ROLES;
    let p = bounds[bound] ?? 0;
    for (let row = 1; row < ROLES; row++) {
      const head = row * PATTERNS_AT_MOST + (headPatterns[run] ?? 0);
      const sum = headSums[head] ?? 0;
      const part = headTaken[head] ?? 0;
      const to = bounds[bound + row] ?? 0;
      for (; p < to; p++) {
        const i = start + (offsets[p] ?? 0);
        const likely = (part * (taken[p] ?? 0)) / (sum + (sums[p] ?? 0)) + floor;
        out[i] = likely;
        all += likely * (weights[i] ?? 0);
      }
    }
  }
  return all;
}
