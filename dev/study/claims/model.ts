/**
 * How likely each word is of a speaker of one role about a seat of another: a choice among what could have been said, by what a spectator
 * thinks of that seat at the moment, and, shrunk towards nothing, by the two roles.
 */
import { ROLES } from '../../../src/core/belief/worlds';
import { minimise } from '../belief/lbfgs';
import { MOST_ODDS, type Option, type Word } from './hear';

/** Strength of the prior on what roles add, and on what the record explains; a prior's variance is one over it. */
const ROLE_PRIOR = 4;
const RECORD_PRIOR = 0.1;
const ITERATIONS = 80;
const TOLERANCE = 1e-7;
const CELLS = ROLES * ROLES;

export interface WordModel {
  /** First weight of each group; a group of the record has one, a group of roles one for each pair. */
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Float64Array;
}

const recordGroups = ({ kind }: Word, { name, look, odds }: Option): readonly (readonly [string, number])[] => [
  [`${kind}/${name}/${look}`, 1],
  [`${kind}/${name}/${look}/odds`, odds / MOST_ODDS],
];
const roleGroups = ({ kind }: Word, { name, look }: Option): readonly string[] => [
  `roles ${kind}/${name}`,
  `roles ${kind}/${name}/${look}`,
];

/** A word as the weights see it. */
interface Seen {
  readonly speaker: number;
  readonly chosen: number;
  readonly options: readonly {
    readonly about: number;
    readonly record: readonly (readonly [at: number, value: number])[];
    readonly roles: readonly number[];
  }[];
}

/** Groups that the model does not know say nothing. */
function seen(word: Word, places: ReadonlyMap<string, number>): Seen {
  return {
    speaker: word.speaker,
    chosen: word.chosen,
    options: word.options.map((option) => ({
      about: option.about,
      record: recordGroups(word, option).flatMap(([name, value]) => {
        const at = places.get(name);
        return at === undefined ? [] : [[at, value] as const];
      }),
      roles: roleGroups(word, option).flatMap((name) => places.get(name) ?? []),
    })),
  };
}

/** Writes the chance of each option, where `roles` are the seats' roles. */
function chances({ speaker, options }: Seen, weights: Float64Array, roles: ArrayLike<number>, out: number[]): void {
  out.length = 0;
  for (const { about, record, roles: groups } of options) {
    const cell = cellOf(speaker, about, roles);
    let sum = 0;
    for (const [at, value] of record) sum += weights[at]! * value;
    for (const at of groups) sum += weights[at + cell]!;
    out.push(sum);
  }
  const most = Math.max(...out);
  let total = 0;
  for (let o = 0; o < out.length; o++) total += out[o] = Math.exp(out[o]! - most);
  for (let o = 0; o < out.length; o++) out[o]! /= total;
}

const cellOf = (speaker: number, about: number, roles: ArrayLike<number>): number =>
  (roles[speaker] ?? 0) * ROLES + (about < 0 ? 0 : (roles[about] ?? 0));

/** @param withRoles false: what the record alone makes of the words */
export function fitWords(
  games: readonly { readonly words: readonly Word[]; readonly roles: readonly number[] }[],
  withRoles: boolean,
): WordModel {
  const places = new Map<string, number>();
  let size = 0;
  for (const word of games.flatMap(({ words }) => words)) {
    for (const option of word.options) {
      for (const [name] of recordGroups(word, option)) if (!places.has(name)) places.set(name, size++);
      for (const name of withRoles ? roleGroups(word, option) : []) {
        if (places.has(name)) continue;
        places.set(name, size);
        size += CELLS;
      }
    }
  }
  const priors = new Float64Array(size).fill(ROLE_PRIOR);
  for (const [name, at] of places) if (!name.startsWith('roles ')) priors[at] = RECORD_PRIOR;
  const examples = games.flatMap(({ words, roles }) => words.map((word) => ({ word: seen(word, places), roles })));
  const out: number[] = [];
  const loss = (x: Float64Array, gradient: Float64Array): number => {
    let value = 0;
    for (let i = 0; i < size; i++) {
      value += (priors[i]! * x[i]! ** 2) / 2;
      gradient[i] = priors[i]! * x[i]!;
    }
    for (const { word, roles } of examples) {
      chances(word, x, roles, out);
      value -= Math.log(out[word.chosen]!);
      word.options.forEach(({ about, record, roles: groups }, o) => {
        const slope = out[o]! - (o === word.chosen ? 1 : 0);
        const cell = cellOf(word.speaker, about, roles);
        for (const [at, by] of record) gradient[at]! += slope * by;
        for (const at of groups) gradient[at + cell]! += slope;
      });
    }
    return value;
  };
  const { x } = minimise(loss, new Float64Array(size), ITERATIONS, TOLERANCE, () => undefined);
  return { places, weights: x };
}

/** Log chance of a word for seats that have given roles. */
export function createReader({ places, weights }: WordModel): (word: Word) => (roles: ArrayLike<number>) => number {
  const out: number[] = [];
  return (word) => {
    const compiled = seen(word, places);
    return (roles) => {
      chances(compiled, weights, roles, out);
      return Math.log(out[compiled.chosen]!);
    };
  };
}
