/**
 * The weights of opinion.ts, fitted on the labelled lines of test/chatter (the held-out sets excepted). The same lines
 * always give the same weights. `npm run generate detection` writes them, `npm run fit:chat -- --folds` prints what the
 * model alone does on lines that it was not fitted on. After a change of concepts.tsv they are generated twice.
 */
import { occasionOf } from '../../src/chatter/detection/moment';
import { featuresOf, LONGEST_WEIGHED, SPACE } from '../../src/chatter/detection/opinion';
import { CLASSES, CONCEPTS, SCALE, type OpinionClass } from '../../src/chatter/detection/weights';
import { normalise } from '../../src/chatter/line/normalise';
import { packRows, type WeightRow } from '../../src/chatter/line/unpack';
import { produce, type Generated, type Made } from '../generate/generated';
import { rowsOf } from '../generate/rows';
import { flag, text } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { readSet, type Labelled } from './eval-set';

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
/** Place of the first row among the lengths: no line is so long. */
const EVERY_LINE = 35;
const FOLDS = 6;
/** From line to line in an order that is fixed and mixes the sets; a prime. */
const STRIDE = 7919;
const STRIDE_A_ROUND = 31;

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

/** What is fitted on, and its features by number. */
interface Training {
  examples: readonly Example[];
  /** The first is what every line has. */
  names: readonly string[];
  /** Numbers of the features that tell the moment. */
  moments: ReadonlySet<number>;
  /** Lines in the manner of the period: no danger, no steering, no nonsense; of manners they teach nothing. */
  spoken: ReadonlySet<Labelled>;
  /** Ordinary talk around hard words, and plain crises: of the routes they say nothing, so they teach crisis alone. */
  bare: ReadonlySet<Labelled>;
}

/** The features of a line, each by its name: space and key of featuresOf in base 36. */
function eachFeature({ text, ctx }: Labelled, feature: (name: string, weight: number) => void): void {
  featuresOf(normalise(text).text.slice(0, LONGEST_WEIGHED), occasionOf(ctx ?? {}), (space, key, weight) => {
    feature(`${space.toString(36)}${key.toString(36)}`, weight);
  });
}

/** The names of the features that lines enough have. */
function namesOf(lines: readonly Labelled[]): string[] {
  const seen = new Map<string, number>();
  for (const line of lines) {
    const mine = new Set<string>();
    eachFeature(line, (name) => mine.add(name));
    for (const name of mine) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return ['bias', ...[...seen].filter(([, count]) => count >= LEAST).map(([name]) => name)];
}

function exampleOf(line: Labelled, numbers: ReadonlyMap<string, number>): Example {
  const index: number[] = [0];
  const value: number[] = [1];
  eachFeature(line, (name, weight) => {
    const at = numbers.get(name);
    if (at === undefined) return;
    index.push(at);
    value.push(weight);
  });
  return { line, index: Int32Array.from(index), value: Float64Array.from(value) };
}

const setNamed = (name: string): Labelled[] => readSet(inProject('test', 'chatter', `${name}.jsonl`));

/** Dangers and what looks like them; of the routes they say nothing. */
const DANGERS = ['crisis-a', 'crisis-written'];

/** `without`: a set of DANGERS that is left out, to be measured unseen. */
function training(without?: string): Training {
  const period = setNamed('period');
  // What is not marked is for the test.
  const ordinary = ['ordinary', 'plain', 'crisis-more']
    .flatMap((name) => setNamed(name) as readonly (Labelled & { fit?: true })[])
    .filter(({ fit }) => fit);
  const dangers = DANGERS.filter((name) => name !== without).flatMap(setNamed);
  const lines = [...['dev-set', 'written', 'made'].flatMap(setNamed), ...period, ...ordinary, ...dangers];
  const names = namesOf(lines);
  // The first is no feature of a line.
  const numbers = new Map(names.map((name, i) => [name, i] as const).slice(1));
  const moment = SPACE.moment.toString(36);
  return {
    examples: lines.map((line) => exampleOf(line, numbers)),
    names,
    moments: new Set([...numbers].filter(([name]) => name.startsWith(moment)).map(([, i]) => i)),
    spoken: new Set(period),
    bare: new Set([...ordinary, ...dangers]),
  };
}

/** Logistic regression with a ridge, by AdaGrad over the lines in a fixed order. */
function fit({ examples, names, moments, spoken, bare }: Training, name: OpinionClass): Float64Array {
  const { positive, ridge, rounds } = name === 'crisis' ? CRISIS_COURSE : COURSE;
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const labelled = examples.flatMap((example) => {
    const label =
      (spoken.has(example.line) && !OF_PERIOD.has(name)) ||
      (bare.has(example.line) && name !== 'crisis' && name !== 'high')
        ? null
        : labelOf(example.line, name);
    return label === null ? [] : [{ example, label }];
  });
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < labelled.length; step++) {
      const item = labelled[(step * STRIDE + round * STRIDE_A_ROUND) % labelled.length];
      if (!item) continue;
      const { index, value } = item.example;
      const sum = oddsOf(weights, item.example);
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

function oddsOf(weights: Float64Array, { index, value }: Example): number {
  let sum = 0;
  for (let i = 0; i < index.length; i++) sum += (weights[index[i] ?? 0] ?? 0) * (value[i] ?? 0);
  return sum;
}

/** What the model alone does on lines that it was not fitted on: found / false alarms in per cent, by log odds. */
function printFolds(all: Training): void {
  for (const name of CLASSES) {
    const scored: { odds: number; label: boolean }[] = [];
    for (let fold = 0; fold < FOLDS; fold++) {
      const weights = fit({ ...all, examples: all.examples.filter((_, i) => i % FOLDS !== fold) }, name);
      all.examples.forEach((example, i) => {
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

/** The rows of the features that some class has more than a faint weight for. */
function fitAll(all: Training): WeightRow[] {
  const fitted = CLASSES.map((name) => fit(all, name));
  return all.names.flatMap((name, k) => {
    const weights = fitted.flatMap((of, c) => {
      const weight = Math.round((of[k] ?? 0) * SCALE);
      return Math.abs(weight) >= FAINT ? [[c, weight] as const] : [];
    });
    if (k === 0) return [{ space: SPACE.length, key: EVERY_LINE, weights }];
    return weights.length > 0
      ? [{ space: parseInt(name.charAt(0), 36), key: parseInt(name.slice(1), 36), weights }]
      : [];
  });
}

const readConcepts = (): string[] =>
  rowsOf('lexicon', 'concepts.tsv').map(
    ({ cells: [name = '', words = ''] }) => `${name} ${[...new Set(words.split(' ').filter(Boolean))].join(' ')}`,
  );

function moduleOf(concepts: readonly string[], rows: readonly WeightRow[]): string {
  return `export const CLASSES = [${CLASSES.map((name) => `'${name}'`).join(', ')}] as const;
export type OpinionClass = (typeof CLASSES)[number];
/** Weights are whole numbers of 1/SCALE. */
export const SCALE = ${SCALE};

/** "concept word word" */
export const CONCEPTS: readonly string[] = [
${concepts.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];

/** Features and what they weigh, as unpack.ts packs them; the first row is every line's. */
export const WEIGHTS: string = ${JSON.stringify(packRows(rows))};
`;
}

function make(without?: string): Made {
  const concepts = readConcepts();
  // The features of a line hang on the concepts that this program was bundled with.
  if (concepts.join('\n') !== CONCEPTS.join('\n'))
    return { body: moduleOf(concepts, []), told: '概念是新的，请再运行一次 the concepts are new; run again to fit' };
  const all = training(without);
  const rows = fitAll(all);
  return {
    body: moduleOf(concepts, rows),
    told: `${all.examples.length} lines, ${all.names.length} features, ${rows.length} kept`,
  };
}

export const detectionWeights: Generated = {
  name: 'detection',
  file: 'src/chatter/detection/weights.ts',
  from: 'data/lexicon/concepts.tsv and test/chatter, by dev/study/fit-chat.ts',
  make: () => make(),
};

export default defineProgram({
  about: '拟合聊天检测的权重 fits the weights of chat detection',
  options: {
    check: flag('不写，只看是否过时 write nothing, fail where they are stale'),
    folds: flag('不写，打印对没见过的句子的得失 write nothing, print what the model alone does on lines not fitted on'),
    without: text('SET', `不用这一组来拟合，好量它 leaves a set out, to measure it unseen: ${DANGERS.join(' ')}`),
  },
  async run({ check, folds, without }) {
    if (folds) {
      printFolds(training(without));
      return 0;
    }
    const { fresh, told } = await produce({ ...detectionWeights, make: () => make(without) }, check);
    const { file, name } = detectionWeights;
    if (fresh) console.log(`${file}: ${told}`);
    else console.error(`${file} 过时 is stale: npm run generate ${name}`);
    return fresh ? 0 : 1;
  },
});
