/** What the weights of opinion.ts are fitted on: the labelled lines of test/chatter (the held-out sets excepted), their features by number, and of which class each is an example. */
import { occasionOf } from '../../src/chatter/detection/moment';
import { featuresOf, LONGEST_WEIGHED, SPACE } from '../../src/chatter/detection/opinion';
import { hashOf } from '../../src/chatter/detection/opinion-weights';
import type { OpinionClass } from '../../src/chatter/detection/weights';
import { normalise } from '../../src/chatter/line/normalise';
import { inProject } from '../program/project';
import { readSet, type Labelled } from './eval-set';
import { jsonlIn } from './jsonl';

/** Written forms that fewer lines have teach nothing. */
export const LEAST = 2;

const NEAR: ReadonlySet<string> = new Set(['intensifying', 'integrating', 'bonding']);

/** Whether a line is an example of a class; null where it says nothing about it. */
export function labelOf(line: Labelled, name: OpinionClass): boolean | null {
  const moment = line.ctx?.recentEvent ?? 'none';
  const steered = (line.security?.length ?? 0) > 0;
  switch (name) {
    case 'crisis':
      return line.crisis !== undefined;
    case 'high':
      return line.crisis === undefined ? null : line.crisis === 'high';
    // The same words are in order between those who are near (§T6).
    case 'fast':
      return line.direction === 'too_fast' ? line.route !== 'NORMAL' : NEAR.has(line.ctx?.stage ?? '') ? null : false;
    case 'bind':
      return line.direction === 'control_or_binding' && !steered;
    case 'attack':
      return line.direction === 'betrayal_or_attack';
    case 'away':
      return line.direction === 'too_distant' ? true : line.crisis === undefined ? false : null;
    case 'mimic':
      return line.security?.includes('style_mimicry_blocked') ?? false;
    case 'persona':
      return line.security?.includes('personality_change') ?? false;
    case 'control':
      return line.security?.includes('behavior_control') ?? false;
    case 'inject':
      return line.security?.includes('injection_blocked') ?? false;
    case 'crazy':
      return line.route === 'CRAZY' && !steered;
    case 'boring':
      return line.route === 'BORING';
    case 'tactless':
      return line.route === 'KY' ? true : moment === 'none' && (line.ctx?.lastAi ?? '') === '' ? null : false;
  }
}

export const OF_PERIOD: ReadonlySet<OpinionClass> = new Set([
  'crisis',
  'fast',
  'bind',
  'mimic',
  'persona',
  'control',
  'inject',
  'crazy',
  'boring',
]);

export const OF_DANGER: ReadonlySet<OpinionClass> = new Set(['crisis', 'high']);

export interface Example {
  line: Labelled;
  index: Int32Array;
  value: Float64Array;
}

/** What is fitted on, and its features by number. */
export interface Training {
  examples: readonly Example[];
  /** Features by what they are known by; the first is what every line has. */
  hashes: readonly number[];
  /** Numbers of the features that tell the moment. */
  moments: ReadonlySet<number>;
  /** Lines in the manner of the period: no danger, no steering, no nonsense; of manners they teach nothing. */
  spoken: ReadonlySet<Labelled>;
  /** Ordinary talk around hard words, and plain crises: of the routes they say nothing, so they teach crisis alone. */
  bare: ReadonlySet<Labelled>;
  /** Those of them from which the other classes take no features. */
  hands: ReadonlySet<Labelled>;
}

/** The features of a line, each by what it is known by; two that are known by the same are one. */
function eachFeature({ text, ctx }: Labelled, feature: (hash: number, weight: number, space: number) => void): void {
  featuresOf(normalise(text).text.slice(0, LONGEST_WEIGHED), occasionOf(ctx ?? {}), (space, key, weight) => {
    feature(hashOf(space, key), weight, space);
  });
}

/** No feature of a line. */
export const EVERY_LINE = -1;

/** The features that lines enough have, and those of them that tell the moment. */
function featuresIn(lines: readonly Labelled[]): { hashes: number[]; ofMoments: ReadonlySet<number> } {
  const seen = new Map<number, number>();
  const ofMoments = new Set<number>();
  for (const line of lines) {
    const mine = new Set<number>();
    eachFeature(line, (hash, _, space) => {
      mine.add(hash);
      if (space === SPACE.moment) ofMoments.add(hash);
    });
    for (const hash of mine) seen.set(hash, (seen.get(hash) ?? 0) + 1);
  }
  return { hashes: [EVERY_LINE, ...[...seen].filter(([, count]) => count >= LEAST).map(([hash]) => hash)], ofMoments };
}

function exampleOf(line: Labelled, numbers: ReadonlyMap<number, number>): Example {
  const index: number[] = [0];
  const value: number[] = [1];
  eachFeature(line, (hash, weight) => {
    const at = numbers.get(hash);
    if (at === undefined) return;
    index.push(at);
    value.push(weight);
  });
  return { line, index: Int32Array.from(index), value: Float64Array.from(value) };
}

const setNamed = (name: string): Labelled[] => readSet(inProject('test', 'chatter', `${name}.jsonl`));

/** Dangers and what looks like them; of the routes they say nothing. */
export const DANGERS = ['crisis-a', 'crisis-written', 'crisis-hands'];

/** They came last; the other classes take no features from them: with them their routes were a little worse. */
const HANDS: ReadonlySet<string> = new Set(['calm', 'at-tables', 'crisis-hands']);

/** What strangers typed at recorded games (data/replies, data/hearers): ordinary talk of a table, none of it of danger. */
const tableTalk = (): Labelled[] =>
  ['replies', 'hearers'].flatMap((folder) =>
    jsonlIn<{ readonly text?: string }>('data', folder).flatMap(({ rows }) =>
      rows.flatMap(({ text }) => (text === undefined ? [] : [{ text, route: 'NORMAL' as const }])),
    ),
  );

/** `without`: a set of DANGERS that is left out, to be measured unseen. */
export function training(without?: string): Training {
  const period = setNamed('period');
  // What is not marked is for the test.
  const hands = new Set<Labelled>();
  const bareOf = (name: string): Labelled[] => {
    const lines = setNamed(name);
    if (HANDS.has(name)) for (const line of lines) hands.add(line);
    return lines;
  };
  const ordinary = ['ordinary', 'plain', 'calm', 'at-tables', 'crisis-more']
    .flatMap((name) => bareOf(name) as readonly (Labelled & { fit?: true })[])
    .filter(({ fit }) => fit);
  const talk = tableTalk();
  for (const line of talk) hands.add(line);
  const dangers = DANGERS.filter((name) => name !== without).flatMap(bareOf);
  const lines = [...['dev-set', 'written', 'made'].flatMap(setNamed), ...period, ...ordinary, ...talk, ...dangers];
  const { hashes, ofMoments } = featuresIn(lines);
  const numbers = new Map(hashes.map((hash, i) => [hash, i]));
  return {
    examples: lines.map((line) => exampleOf(line, numbers)),
    hashes,
    moments: new Set(hashes.flatMap((hash, i) => (ofMoments.has(hash) ? [i] : []))),
    spoken: new Set(period),
    bare: new Set([...ordinary, ...talk, ...dangers]),
    hands,
  };
}
