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
  /** `start` of a seat that a person plays by hand from the beginning. */
  readonly person: number;
  /** 0 … 1 */
  readonly onset: number;
}

/** What ships; `npm run study:robust` compares it with none (docs/belief.md). */
export const SHIPPED_DOUBT: Doubt = { start: 0.1, person: 0.2, onset: 0.1 };

/** Nobody feigns: Bayes' rule alone, to fifteen digits. */
export const NO_DOUBT: Doubt = { start: 1e-15, person: 1e-15, onset: 0 };

/** It never becomes impossible, however long a game is; so no world's weight vanishes either. */
const LEAST = 1e-15;

export interface Conduct {
  /** Weight of not playing one's role, per seat. */
  readonly apart: Float64Array;
  /** Weight of playing it, per seat and world of the grid: `along[seat][i]`; beside `apart` whatever is common is left out. */
  readonly along: readonly Float64Array[];
}

/** @param persons per seat, whether a person plays it */
export function createConduct(persons: readonly boolean[], worlds: number, doubt: Doubt): Conduct {
  const apart = Float64Array.from(persons, (person) => (person ? doubt.person : doubt.start));
  return { apart, along: Array.from(apart, (start) => new Float64Array(worlds).fill(1 - start)) };
}

/** As sure as anybody is of a person's role before the deck proves it: whoever acts by a plan of his own cannot be read to the end. */
export const SUREST_OF_PERSON = 0.97;

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
