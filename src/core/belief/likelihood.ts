/**
 * How likely an act is in a world: a choice among the candidates and the option of doing nothing, with a tremble
 * (§J2): P = (1 − ε) · exp(u_t) / (1 + Σ_j exp(u_j)) + ε / (candidates + 1).
 */
import { OWN_GROUPS, UNDONE, type Act } from './acts';
import { CELLS } from './layout';
import { ROLES, SEATS_AT_MOST } from './worlds';

/** No act is ever impossible. */
export const TREMBLE = 0.05;

/** exp(u) of one act: `appeal[(role of actor · candidates at most + candidate) · 4 + role of candidate]`. */
export const createAppeal = (): Float64Array => new Float64Array(ROLES * SEATS_AT_MOST * ROLES);

type Judged = Pick<Act, 'count' | 'shared' | 'sharedCount' | 'own' | 'ownCount'>;

/** Fills `appeal` for an act. */
export function weigh(act: Judged, weights: ArrayLike<number>, appeal: Float64Array): void {
  for (let cell = 0; cell < CELLS; cell++) {
    let common = 0;
    for (let g = 0; g < act.sharedCount; g++) common += weights[(act.shared[g] ?? 0) * CELLS + cell] ?? 0;
    const row = Math.floor(cell / ROLES) * SEATS_AT_MOST * ROLES + (cell % ROLES);
    for (let j = 0; j < act.count; j++) {
      let u = common;
      for (let g = 0; g < act.ownCount; g++) u += weights[(act.own[j * OWN_GROUPS + g] ?? 0) * CELLS + cell] ?? 0;
      appeal[row + j * ROLES] = Math.exp(u);
    }
  }
}

/**
 * Log-likelihood of the act in every world of `live`, times its share, added to `logs` (both indexed by world).
 * `into` gets the addends alone.
 */
export function addLikelihood(
  act: Act,
  appeal: Float64Array,
  roles: Uint8Array,
  seats: number,
  live: Int32Array,
  liveCount: number,
  logs: Float64Array,
  into: Float32Array,
  intoAt: number,
): void {
  const { actor, count, candidates, chosen, share } = act;
  const floor = TREMBLE / (count + 1);
  for (let i = 0; i < liveCount; i++) {
    const world = live[i] ?? 0;
    const base = world * seats;
    const row = (roles[base + actor] ?? 0) * SEATS_AT_MOST * ROLES;
    let sum = 1;
    let taken = 1;
    for (let j = 0; j < count; j++) {
      const e = appeal[row + j * ROLES + (roles[base + (candidates[j] ?? 0)] ?? 0)] ?? 0;
      sum += e;
      if (j === chosen) taken = e;
    }
    if (chosen === UNDONE) taken = 1;
    const added = share * Math.log(((1 - TREMBLE) * taken) / sum + floor);
    logs[world] = (logs[world] ?? 0) + added;
    into[intoAt + world] = (into[intoAt + world] ?? 0) + added;
  }
}
