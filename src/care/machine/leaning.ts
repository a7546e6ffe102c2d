/**
 * Which way a line leans where no word list speaks: a small linear model over characters and words, fitted on our own labelled
 * lines by `dev/study/fit-care.ts` (docs/care.md). It only ever adds a kind of resistance, and only when it is rather sure.
 */
import { HAN } from '../../chatter/line/character';
import { hashOf, unpackSparse } from '../../chatter/line/sparse';
import { CONCEPTS } from './concepts';
import { LEANINGS, type Resistance, type Weights } from './types';
import { BIAS, WEIGHTS } from './weights';

const RUNS = new RegExp(`[${HAN}]+`, 'g');

/** The features of a read line: Chinese characters, pairs and triples, English words and pairs, how it begins and ends, concepts and their pairs. */
export function featuresOf(text: string): Set<string> {
  const found = new Set<string>(['']);
  for (const [run] of text.matchAll(RUNS)) {
    for (let length = 1; length <= 3; length++) {
      for (let i = 0; i + length <= run.length; i++) found.add(run.slice(i, i + length));
    }
  }
  const words = text.match(/[a-z']+/g) ?? [];
  words.forEach((word, i) => {
    found.add(`${word} `);
    if (i > 0) found.add(`${words[i - 1] ?? ''} ${word}`);
  });
  if (text.includes('?')) found.add('?');
  found
    .add(`^${text.charAt(0)}`)
    .add(`${text.slice(-1)}$`)
    .add(`^${words[0] ?? ''}`);
  const spoken = CONCEPTS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  spoken.forEach((name, i) => {
    found.add(`#${name}`);
    for (const other of spoken.slice(0, i)) found.add(`#${other}+${name}`);
  });
  return found;
}

let made: Weights | null = null;

/** The fitted weights, made when first needed. */
export const weights = (): Weights => (made ??= unpacked());

function unpacked(): Weights {
  const bias = BIAS.map((tenths) => tenths / 10);
  const rows = new Map<number, number[]>();
  let row: number[] = [];
  const reading = unpackSparse(
    WEIGHTS,
    LEANINGS.length,
    (hash) => rows.set(hash, (row = LEANINGS.map(() => 0))),
    (at, tenths) => {
      row[at] = tenths / 10;
    },
  );
  while (reading.next().done !== true);
  return { get: (feature) => (feature === '' ? bias : rows.get(hashOf(feature))) };
}

/** The share of each leaning, in the order of LEANINGS; they add up to 1. */
export function leanings(features: Iterable<string>, weights: Weights): number[] {
  const sums = LEANINGS.map(() => 0);
  for (const feature of features)
    weights.get(feature)?.forEach((weight, k) => {
      sums[k] = (sums[k] ?? 0) + weight;
    });
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((so, share) => so + share, 0);
  return shares.map((share) => share / all);
}

/** The kind of resistance that a line leans to by at least `sure`, or null. */
export function leaningResistance(text: string, weights: Weights, sure: number): Resistance | null {
  const shares = leanings(featuresOf(text), weights);
  const at = shares.indexOf(Math.max(...shares));
  const leaning = LEANINGS[at] ?? 'none';
  return leaning !== 'none' && leaning !== 'yes' && (shares[at] ?? 0) >= sure ? leaning : null;
}
