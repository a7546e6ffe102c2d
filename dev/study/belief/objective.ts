/** The fit's objective: mean log posterior of the true world at every turn start, each game weight 1 (§J2). */
import { OWN_GROUPS, UNDONE, type Act } from '../../../src/core/belief/acts';
import { createAppeal, powersOf, TREMBLE, weigh } from '../../../src/core/belief/likelihood';
import { CELLS } from '../../../src/core/belief/layout';
import { ROLES, SEATS_AT_MOST } from '../../../src/core/belief/worlds';
import type { Case } from './dataset';

const appeal = createAppeal();
const pull = createAppeal();

/** Who is judged by which weights: by the same in all seats, or by other ones for each kind of player. */
export interface Judges {
  /** exp of each kind's weights. */
  readonly powers: readonly Float64Array[];
  /** Per seat, by its index: its kind. */
  readonly of: ArrayLike<number>;
}

const EVERYBODY = new Uint8Array(SEATS_AT_MOST);
const alike = (weights: Float64Array): Judges => ({ powers: [powersOf(weights)], of: EVERYBODY });

/** Log-likelihood of each act in each world, `act · worlds + world`. */
export const likelihoods = (sample: Case, weights: Float64Array): Float64Array => likelihoodsBy(sample, alike(weights));

/** The same where not everybody is judged by the same weights. */
export function likelihoodsBy({ worlds, acts, endOf }: Case, { powers, of }: Judges): Float64Array {
  const {
    count,
    roles,
    seats: { length: n },
  } = worlds;
  const out = new Float64Array(acts.length * count);
  acts.forEach((act, at) => {
    weigh(act, powers[of[act.actor]!]!, worlds.lord, appeal);
    const floor = TREMBLE / (act.count + 1);
    for (let world = 0; world < count; world++) {
      if (endOf[world]! <= at) continue;
      const base = world * n;
      const row = roles[base + act.actor]! * SEATS_AT_MOST * ROLES;
      let sum = 1;
      let taken = 1;
      for (let j = 0; j < act.count; j++) {
        const e = appeal[row + j * ROLES + roles[base + act.candidates[j]!]!]!;
        sum += e;
        if (j === act.chosen) taken = e;
      }
      out[at * count + world] = act.share * Math.log(((1 - TREMBLE) * taken) / sum + floor);
    }
  });
  return out;
}

/** Posterior of every world at every moment, `moment · worlds + world`. */
export function posteriors({ worlds: { count }, acts, moments, lastOf }: Case, logs: Float64Array): Float64Array {
  const out = new Float64Array(moments.length * count);
  const sums = new Float64Array(count);
  let done = 0;
  moments.forEach((moment, m) => {
    for (; done < moment.acts && done < acts.length; done++) {
      for (let world = 0; world < count; world++) sums[world]! += logs[done * count + world]!;
    }
    let top = -Infinity;
    for (let world = 0; world < count; world++) if (lastOf[world]! > m && sums[world]! > top) top = sums[world]!;
    let total = 0;
    for (let world = 0; world < count; world++) {
      const p = lastOf[world]! > m ? Math.exp(sums[world]! - top) : 0;
      out[m * count + world] = p;
      total += p;
    }
    for (let world = 0; world < count; world++) out[m * count + world]! /= total;
  });
  return out;
}

/** Adds one case's gradient to `gradient`; answers its mean log posterior of the truth. */
export const climb = (sample: Case, weights: Float64Array, gradient: Float64Array, worth: number): number =>
  climbBy(sample, alike(weights), [gradient], worth);

/** The same where not everybody is judged by the same weights: a gradient for each kind. */
export function climbBy(sample: Case, judges: Judges, gradients: readonly Float64Array[], worth: number): number {
  const {
    worlds: {
      count,
      roles,
      lord,
      seats: { length: n },
    },
    acts,
    moments,
    truth,
    endOf,
  } = sample;
  const chances = posteriors(sample, likelihoodsBy(sample, judges));
  let value = 0;
  moments.forEach((_, m) => {
    value += Math.log(Math.max(1e-300, chances[m * count + truth]!));
  });
  const scale = worth / moments.length;
  const want = new Float64Array(count);
  let m = moments.length - 1;
  for (let at = acts.length - 1; at >= 0; at--) {
    for (; m >= 0 && moments[m]!.acts > at; m--) {
      for (let world = 0; world < count; world++) want[world]! -= scale * chances[m * count + world]!;
      want[truth]! += scale;
    }
    pushAct(acts[at]!, at, want, gradients[judges.of[acts[at]!.actor]!]!);
  }
  return value / moments.length;

  function pushAct(act: Act, at: number, wanted: Float64Array, grad: Float64Array): void {
    weigh(act, judges.powers[judges.of[act.actor]!]!, lord, appeal);
    pull.fill(0);
    const floor = TREMBLE / (act.count + 1);
    for (let world = 0; world < count; world++) {
      const a = wanted[world]!;
      if (a === 0 || endOf[world]! <= at) continue;
      const base = world * n;
      const row = roles[base + act.actor]! * SEATS_AT_MOST * ROLES;
      let sum = 1;
      for (let j = 0; j < act.count; j++) sum += appeal[row + j * ROLES + roles[base + act.candidates[j]!]!]!;
      const taken =
        act.chosen === UNDONE ? 1 : appeal[row + act.chosen * ROLES + roles[base + act.candidates[act.chosen]!]!]!;
      const chosen = ((1 - TREMBLE) * taken) / sum;
      const force = (act.share * a * chosen) / (chosen + floor);
      for (let j = 0; j < act.count; j++) {
        const cell = row + j * ROLES + roles[base + act.candidates[j]!]!;
        pull[cell]! += force * ((j === act.chosen ? 1 : 0) - appeal[cell]! / sum);
      }
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const row = Math.floor(cell / ROLES) * SEATS_AT_MOST * ROLES + (cell % ROLES);
      let common = 0;
      for (let j = 0; j < act.count; j++) {
        const p = pull[row + j * ROLES]!;
        common += p;
        for (let g = 0; g < act.ownCount; g++) grad[act.own[j * OWN_GROUPS + g]! * CELLS + cell]! += p;
      }
      for (let g = 0; g < act.sharedCount; g++) grad[act.shared[g]! * CELLS + cell]! += common;
    }
  }
}
