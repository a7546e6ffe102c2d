/**
 * `node dev/run.mjs dev/study/fit-chat.ts [-- --folds] [-- --check]`: fits the weights of opinion.ts on the labelled lines
 * of test/chatter (the held-out sets excepted) and writes src/chatter/detection/weights.ts. The same lines always give
 * the same weights. `--folds` prints what the model alone does on lines that it was not fitted on; `--check` writes
 * nothing and fails where the module is stale. After a change of concepts.tsv it is run twice.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { occasionOf } from '../../src/chatter/detection/moment';
import { normalise } from '../../src/chatter/line/normalise';
import { featuresOf, LONGEST_WEIGHED, SPACE } from '../../src/chatter/detection/opinion';
import { packRows, type WeightRow } from '../../src/chatter/line/unpack';
import { CLASSES, CONCEPTS, SCALE, type OpinionClass } from '../../src/chatter/detection/weights';
import { readSet, type Labelled } from './eval-set';

declare const __ROOT__: string;

/**
 * How much an example of a class counts against one that is none, pull of every weight but the first towards nought,
 * and how often the lines are gone through. A crisis missed is worse than any other miss, and its lines are most varied.
 */
const COURSE = { positive: 5, ridge: 0.01, rounds: 30 };
const CRISIS_COURSE = { positive: 10, ridge: 0.004, rounds: 50 };
const RATE = 0.1;
/** Written forms that fewer lines have teach nothing. */
const LEAST = 2;
/** Weights below this many units are left out. */
const FAINT = 8;

const NEAR: ReadonlySet<string> = new Set(['intensifying', 'integrating', 'bonding']);

/** Whether a line is an example of a class; null where it says nothing about it. */
function labelOf(line: Labelled, name: OpinionClass): boolean | null {
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

const OF_PERIOD: ReadonlySet<OpinionClass> = new Set([
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

interface Example {
  line: Labelled;
  index: Int32Array;
  value: Float64Array;
}

/** Features by number; the first is what every line has. */
const names: string[] = ['bias'];
const moments = new Set<number>();

/** The features of the lines, by name: space and key of featuresOf in base 36. */
function known(lines: readonly Labelled[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { text, ctx } of lines) {
    const mine = new Set<string>();
    featuresOf(normalise(text).text.slice(0, LONGEST_WEIGHED), occasionOf(ctx ?? {}), (space, key) =>
      mine.add(`${space.toString(36)}${key.toString(36)}`),
    );
    for (const name of mine) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const vocabulary = new Map<string, number>();
  for (const [name, count] of seen) {
    if (count < LEAST) continue;
    vocabulary.set(name, names.length);
    if (name.startsWith(SPACE.moment.toString(36))) moments.add(names.length);
    names.push(name);
  }
  return vocabulary;
}

function examplesOf(lines: readonly Labelled[], vocabulary: ReadonlyMap<string, number>): Example[] {
  return lines.map((line) => {
    const index: number[] = [0];
    const value: number[] = [1];
    featuresOf(
      normalise(line.text).text.slice(0, LONGEST_WEIGHED),
      occasionOf(line.ctx ?? {}),
      (space, key, weight) => {
        const at = vocabulary.get(`${space.toString(36)}${key.toString(36)}`);
        if (at === undefined) return;
        index.push(at);
        value.push(weight);
      },
    );
    return { line, index: Int32Array.from(index), value: Float64Array.from(value) };
  });
}

/** Logistic regression with a ridge, by AdaGrad over the lines in a fixed order. */
function fit(examples: readonly Example[], name: OpinionClass): Float64Array {
  const { positive, ridge, rounds } = name === 'crisis' ? CRISIS_COURSE : COURSE;
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const labelled = examples.flatMap((example) => {
    // Lines in the manner of the period: no danger, no steering, no nonsense; of manners they teach nothing.
    const label =
      (spoken.has(example.line) && !OF_PERIOD.has(name)) ||
      (bare.has(example.line) && name !== 'crisis' && name !== 'high')
        ? null
        : labelOf(example.line, name);
    return label === null ? [] : [{ example, label }];
  });
  const stride = 7919;
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < labelled.length; step++) {
      const item = labelled[(step * stride + round * 31) % labelled.length];
      if (!item) continue;
      const { index, value } = item.example;
      let sum = 0;
      for (let i = 0; i < index.length; i++) sum += (weights[index[i] ?? 0] ?? 0) * (value[i] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - (item.label ? 1 : 0)) * (item.label ? positive : 1);
      for (let i = 0; i < index.length; i++) {
        const k = index[i] ?? 0;
        if (name !== 'tactless' && moments.has(k)) continue;
        const slope = error * (value[i] ?? 0) + (k === 0 ? 0 : ridge * (weights[k] ?? 0));
        squares[k] = (squares[k] ?? 0) + slope * slope;
        weights[k] = (weights[k] ?? 0) - (RATE * slope) / Math.sqrt(squares[k] ?? 1);
      }
    }
  }
  return weights;
}

const oddsOf = (weights: Float64Array, { index, value }: Example): number => {
  let sum = 0;
  for (let i = 0; i < index.length; i++) sum += (weights[index[i] ?? 0] ?? 0) * (value[i] ?? 0);
  return sum;
};

const FOLDS = 6;

/** What the model alone does on lines that it was not fitted on: found / false alarms in per cent, by log odds. */
function folds(examples: readonly Example[]): void {
  for (const name of CLASSES) {
    const scored: { odds: number; label: boolean }[] = [];
    for (let fold = 0; fold < FOLDS; fold++) {
      const weights = fit(
        examples.filter((_, i) => i % FOLDS !== fold),
        name,
      );
      examples.forEach((example, i) => {
        const label = labelOf(example.line, name);
        if (i % FOLDS === fold && label !== null) scored.push({ odds: oddsOf(weights, example), label });
      });
    }
    const share = (label: boolean, odds: number): string => {
      const those = scored.filter((item) => item.label === label);
      return ((100 * those.filter((item) => item.odds >= odds).length) / those.length).toFixed(1);
    };
    console.log(
      name,
      scored.filter(({ label }) => label).length,
      [-2, -1, 0, 1, 2].map((odds) => `${odds}: ${share(true, odds)}/${share(false, odds)}`).join('  '),
    );
  }
}

const folder = path.join(__ROOT__, 'test', 'chatter');
const period = readSet(path.join(folder, 'period.jsonl'));
const spoken: ReadonlySet<Labelled> = new Set(period);
/** Ordinary talk around hard words, and plain crises: of the routes they say nothing, so they teach crisis alone. What is not marked is for the test. */
const ordinary = ['ordinary.jsonl', 'plain.jsonl']
  .flatMap((file) => readSet(path.join(folder, file)) as readonly (Labelled & { fit?: true })[])
  .filter(({ fit }) => fit);
const bare: ReadonlySet<Labelled> = new Set(ordinary);
const lines = [
  ...['dev-set.jsonl', 'written.jsonl', 'made.jsonl'].flatMap((file) => readSet(path.join(folder, file))),
  ...period,
  ...ordinary,
];
const concepts = readFileSync(path.join(__ROOT__, 'data', 'lexicon', 'concepts.tsv'), 'utf8')
  .split(/\r?\n/)
  .filter((row) => row.trim() !== '' && !row.startsWith('#'))
  .map((row) => {
    const [name = '', words = ''] = row.split('\t');
    return `${name} ${[...new Set(words.split(' ').filter(Boolean))].join(' ')}`;
  });

/** Place of the first row among the lengths: no line is so long. */
const EVERY_LINE = 35;

const target = path.join(__ROOT__, 'src', 'chatter', 'detection', 'weights.ts');
/** The module; with `--check` it is compared with the committed one instead of written. */
function write(rows: readonly WeightRow[]): void {
  const list = (values: readonly string[]) => values.map((row) => `  ${JSON.stringify(row)},`).join('\n');
  const text = `/* Generated by dev/study/fit-chat.ts from data/lexicon/concepts.tsv and test/chatter; do not edit. */
export const CLASSES = [${CLASSES.map((name) => `'${name}'`).join(', ')}] as const;
export type OpinionClass = (typeof CLASSES)[number];
/** Weights are whole numbers of 1/SCALE. */
export const SCALE = ${SCALE};

/** "concept word word" */
export const CONCEPTS: readonly string[] = [
${list(concepts)}
];

/** Features and what they weigh, as unpack.ts packs them; the first row is every line's. */
export const WEIGHTS: string = ${JSON.stringify(packRows(rows))};
`;
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text);
    return;
  }
  if (readFileSync(target, 'utf8').replaceAll('\r\n', '\n') === text) return;
  console.error(
    'src/chatter/detection/weights.ts is stale: run `node dev/run.mjs dev/study/fit-chat.ts` and commit it.',
  );
  process.exitCode = 1;
}

if (concepts.join('\n') !== CONCEPTS.join('\n')) {
  write([]);
  console.log('weights.ts: the concepts are new; run again to fit.');
} else {
  const examples = examplesOf(lines, known(lines));
  if (process.argv.includes('--folds')) folds(examples);
  else {
    const fitted = CLASSES.map((name) => fit(examples, name));
    const rows = names.flatMap((name, k) => {
      const parts = fitted.flatMap((weights, c) => {
        const weight = Math.round((weights[k] ?? 0) * SCALE);
        return Math.abs(weight) >= FAINT ? [[c, weight] as const] : [];
      });
      return k === 0 || parts.length > 0
        ? [
            {
              space: k === 0 ? SPACE.length : parseInt(name.charAt(0), 36),
              key: k === 0 ? EVERY_LINE : parseInt(name.slice(1), 36),
              weights: parts,
            },
          ]
        : [];
    });
    write(rows);
    console.log(
      `weights.ts: ${examples.length} lines, ${names.length} features, ${rows.length} kept, ${(packRows(rows).length / 1024).toFixed(0)} KB`,
    );
  }
}
