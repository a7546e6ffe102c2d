/**
 * Whether what a seat does tells its role at all. With a chance of `start` a seat does not play as its role would: it
 * feigns, or plays by a rule of its own, and does just what those who watch expect; before each of its acts it may, with a
 * chance of `onset`, turn to playing as its role from then on. Which of the two it is is inferred together with the roles, and
 * exactly: given a world the seats do not depend on each other, so that every seat's acts together weigh
 * `apart + along(world)`, the part for a seat that does not play its role, which is the same in all worlds, and the part for
 * one that does. An act that fits a seat's role badly so casts doubt on all that was read from it before.
 */

export interface Doubt {
  /** 0 … 1 */
  readonly start: number;
  /** 0 … 1 */
  readonly onset: number;
}

/** Nobody feigns: Bayes' rule alone, to fifteen digits. */
export const NO_DOUBT: Doubt = { start: 1e-15, onset: 0 };

/** It never becomes impossible, however long a game is; so no world's weight vanishes either. */
const LEAST = 1e-15;

export interface Conduct {
  /** Weight of not playing one's role, per seat. */
  readonly apart: Float64Array;
  /** Weight of playing it, per seat and world of the grid: `along[seat][i]`; beside `apart` whatever is common is left out. */
  readonly along: readonly Float64Array[];
}

export function createConduct(seats: number, worlds: number, { start }: Doubt): Conduct {
  return {
    apart: new Float64Array(seats).fill(start),
    along: Array.from({ length: seats }, () => new Float64Array(worlds).fill(1 - start)),
  };
}

/**
 * Weighs an act of a seat: moves its conduct on, and `weights` with it; answers what they weigh together. `expected` is how likely
 * the act was to those who believed them.
 */
export function weighAct(
  { apart, along }: Conduct,
  seat: number,
  { onset }: Doubt,
  likelihoods: Float64Array,
  expected: number,
  weights: Float64Array,
  count: number,
): number {
  const own = along[seat];
  if (!own) throw new RangeError(`seat ${seat}`);
  const before = apart[seat] ?? 0;
  const after = Math.max(LEAST, before * (1 - onset));
  const turned = before * onset;
  const scale = 1 / expected;
  let total = 0;
  for (let i = 0; i < count; i++) {
    const was = own[i] ?? 0;
    const now = (was + turned) * (likelihoods[i] ?? 0) * scale;
    const weight = ((weights[i] ?? 0) * (after + now)) / (before + was);
    weights[i] = weight;
    own[i] = now;
    total += weight;
  }
  apart[seat] = after;
  return total;
}
