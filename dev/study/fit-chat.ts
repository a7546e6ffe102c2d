/**
 * The weights of opinion.ts, fitted on the labelled lines of test/chatter (the held-out sets excepted). The same lines
 * always give the same weights. `npm run generate detection` writes them, `npm run fit:chat -- --folds` prints what the
 * model alone does on lines that it was not fitted on. After a change of concepts.tsv they are generated twice.
 */
import { occasionOf } from '../../src/chatter/detection/moment';
import { featuresOf, LONGEST_WEIGHED, SPACE } from '../../src/chatter/detection/opinion';
import { hashOf } from '../../src/chatter/detection/opinion-weights';
import { CLASSES, CONCEPTS, SCALE, type OpinionClass } from '../../src/chatter/detection/weights';
import { normalise } from '../../src/chatter/line/normalise';
import { packSparse, type Weighed } from '../../src/chatter/line/sparse';
import { produce, type Generated, type Made } from '../generate/generated';
import { rowsOf } from '../generate/rows';
import { flag, text } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { readSet, type Labelled } from './eval-set';
import { settle, type Lesson } from './settle';

/** How much an example of a class counts against one that is none, and how small a weight is left out. */
interface Course {
  readonly positive: number;
  readonly faint: number;
}

/**
 * Pulls of every weight but the first towards nought, and how often the lines are gone through. A crisis missed is worse than any other
 * miss, and its lines are most varied.
 */
interface Wandering extends Course {
  readonly ridge: number;
  readonly lasso: number;
  readonly rounds: number;
}

/** Thirty to fifty rounds end on the way: what is stopped there found more dangers than the least loss did, whatever held it back. */
const DANGER_COURSES: Readonly<Partial<Record<OpinionClass, Wandering>>> = {
  crisis: { positive: 10, ridge: 0.004, lasso: 0.004, rounds: 50, faint: 0.125 },
  high: { positive: 5, ridge: 0.01, lasso: 0.03, rounds: 30, faint: 0.25 },
};

/**
 * All other classes are settled: with a hundredth of the lines left out, about 200 of 45,568 lines of `data` change their route; as the
 * classes of danger are fitted, about 1,300 did. A weight's ridge is `even`, and `root` times the root of how many lines have the feature;
 * its lasso is `lasso` times how many have it.
 */
interface Settling extends Course {
  readonly even: number;
  readonly root: number;
  readonly lasso: number;
}

const COURSE: Settling = { positive: 5, even: 0.5, root: 0.3, lasso: 0.015, faint: 0.14 };
/** Ordinary talk is nearest to these: an example of them counts for less, and what is to be known of mimicry stands in few lines. */
const COURSES: Readonly<Partial<Record<OpinionClass, Settling>>> = {
  mimic: { positive: 1, even: 0.1, root: 0, lasso: 0.005, faint: 0.125 },
  inject: { ...COURSE, positive: 2 },
  bind: { ...COURSE, positive: 4 },
  attack: { ...COURSE, positive: 1, even: 0.3 },
};
const courseOf = (name: OpinionClass): Settling => COURSES[name] ?? COURSE;
const RATE = 0.1;
/** Written forms that fewer lines have teach nothing. */
const LEAST = 2;
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

const OF_DANGER: ReadonlySet<OpinionClass> = new Set(['crisis', 'high']);

interface Example {
  line: Labelled;
  index: Int32Array;
  value: Float64Array;
}

/** What is fitted on, and its features by number. */
interface Training {
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
const EVERY_LINE = -1;

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
const DANGERS = ['crisis-a', 'crisis-written', 'crisis-hands'];

/** They came last; the other classes take no features from them: with them their routes were a little worse. */
const HANDS: ReadonlySet<string> = new Set(['calm', 'crisis-hands']);

/** `without`: a set of DANGERS that is left out, to be measured unseen. */
function training(without?: string): Training {
  const period = setNamed('period');
  // What is not marked is for the test.
  const hands = new Set<Labelled>();
  const bareOf = (name: string): Labelled[] => {
    const lines = setNamed(name);
    if (HANDS.has(name)) for (const line of lines) hands.add(line);
    return lines;
  };
  const ordinary = ['ordinary', 'plain', 'calm', 'crisis-more']
    .flatMap((name) => bareOf(name) as readonly (Labelled & { fit?: true })[])
    .filter(({ fit }) => fit);
  const dangers = DANGERS.filter((name) => name !== without).flatMap(bareOf);
  const lines = [...['dev-set', 'written', 'made'].flatMap(setNamed), ...period, ...ordinary, ...dangers];
  const { hashes, ofMoments } = featuresIn(lines);
  const numbers = new Map(hashes.map((hash, i) => [hash, i]));
  return {
    examples: lines.map((line) => exampleOf(line, numbers)),
    hashes,
    moments: new Set(hashes.flatMap((hash, i) => (ofMoments.has(hash) ? [i] : []))),
    spoken: new Set(period),
    bare: new Set([...ordinary, ...dangers]),
    hands,
  };
}

/** Weights of a class by features: first a lasso chooses which there are, then these alone are fitted, so that none is smaller for being chosen. */
function fit(all: Training, name: OpinionClass): Float64Array {
  const danger = DANGER_COURSES[name];
  const weighed = weighedBy(all, name);
  const labelled = labelledFor(all, name);
  if (danger) {
    const chosen = wander(labelled, weighed, danger);
    return wander(labelled, onlyOf(weighed, chosen), { ...danger, lasso: 0 });
  }
  const course = courseOf(name);
  const chosen = settleOn(labelled, weighed, course);
  return settleOn(labelled, onlyOf(weighed, chosen), { ...course, lasso: 0 });
}

interface Taught {
  readonly example: Example;
  readonly label: boolean;
}

/** The lines that say something about a class. */
const labelledFor = ({ examples, spoken, bare }: Training, name: OpinionClass): Taught[] =>
  examples.flatMap((example) => {
    const label =
      (spoken.has(example.line) && !OF_PERIOD.has(name)) || (bare.has(example.line) && !OF_DANGER.has(name))
        ? null
        : labelOf(example.line, name);
    return label === null ? [] : [{ example, label }];
  });

/** Features that a class may weigh, by number: 1, or 0. */
function weighedBy({ examples, hashes, moments, hands }: Training, name: OpinionClass): Uint8Array {
  const known = OF_DANGER.has(name) ? examples : examples.filter(({ line }) => !hands.has(line));
  return Uint8Array.from(countsIn(known, hashes.length), (count, k) =>
    count >= LEAST && (name === 'tactless' || !moments.has(k)) ? 1 : 0,
  );
}

const onlyOf = (weighed: Uint8Array, chosen: Float64Array): Uint8Array =>
  weighed.map((may, k) => (chosen[k] === 0 ? 0 : may));

/** Logistic regression with a ridge and a lasso, to the least loss. */
function settleOn(
  labelled: readonly Taught[],
  weighed: Uint8Array,
  { positive, even, root, lasso }: Settling,
): Float64Array {
  const often = new Float64Array(weighed.length);
  const lines = labelled.map(({ example: { index, value }, label }): Lesson => {
    const mine = new Map<number, number>();
    index.forEach((k, i) => {
      if (weighed[k] === 1) mine.set(k, (mine.get(k) ?? 0) + (value[i] ?? 0));
    });
    for (const k of mine.keys()) often[k] = (often[k] ?? 0) + 1;
    return { values: [...mine], label, cost: label ? positive : 1 };
  });
  return settle({
    size: weighed.length,
    lines,
    ridge: often.map((count, k) => (k === 0 ? 0 : even + root * Math.sqrt(count))),
    lasso: often.map((count, k) => (k === 0 ? 0 : lasso * count)),
  });
}

/** The same by AdaGrad over the lines in a fixed order, so often and no further. */
function wander(
  labelled: readonly Taught[],
  weighed: Uint8Array,
  { positive, ridge, lasso, rounds }: Wandering,
): Float64Array {
  const weights = new Float64Array(weighed.length);
  const squares = new Float64Array(weighed.length).fill(1e-6);
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < labelled.length; step++) {
      const item = labelled[(step * STRIDE + round * STRIDE_A_ROUND) % labelled.length];
      if (!item) continue;
      const { index, value } = item.example;
      const sum = oddsOf(weights, item.example);
      const error = (1 / (1 + Math.exp(-sum)) - (item.label ? 1 : 0)) * (item.label ? positive : 1);
      for (let i = 0; i < index.length; i++) {
        const k = index[i] ?? 0;
        if (weighed[k] !== 1) continue;
        const slope = error * (value[i] ?? 0) + (k === 0 ? 0 : ridge * (weights[k] ?? 0));
        squares[k] = (squares[k] ?? 0) + slope * slope;
        const pull = RATE / Math.sqrt(squares[k] ?? 1);
        const moved = (weights[k] ?? 0) - pull * slope;
        weights[k] = k === 0 ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - pull * lasso);
      }
    }
  }
  return weights;
}

/** How many lines have each feature: what only lines of other classes have teaches this one nothing. */
function countsIn(examples: readonly Example[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const { index } of examples) for (const k of new Set(index)) counts[k] = (counts[k] ?? 0) + 1;
  return counts;
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

interface Fitted {
  readonly bias: readonly number[];
  /** The features that some class has a weight for. */
  readonly features: readonly Weighed[];
}

function fitAll(all: Training): Fitted {
  const fitted = CLASSES.map((name) => fit(all, name));
  const levelsOf = (k: number): number[] =>
    CLASSES.map((name, c) => {
      const weight = fitted[c]?.[k] ?? 0;
      return Math.abs(weight) < (DANGER_COURSES[name] ?? courseOf(name)).faint ? 0 : Math.round(weight * SCALE);
    });
  return {
    bias: levelsOf(0),
    features: all.hashes
      .map((hash, k) => ({ hash, levels: levelsOf(k) }))
      .filter(({ hash, levels }) => hash !== EVERY_LINE && levels.some((level) => level !== 0))
      .sort((a, b) => a.hash - b.hash),
  };
}

const readConcepts = (): string[] =>
  rowsOf('lexicon', 'concepts.tsv').map(
    ({ cells: [name = '', words = ''] }) => `${name} ${[...new Set(words.split(' ').filter(Boolean))].join(' ')}`,
  );

function moduleOf(concepts: readonly string[], { bias, features }: Fitted): string {
  return `export const CLASSES = [${CLASSES.map((name) => `'${name}'`).join(', ')}] as const;
export type OpinionClass = (typeof CLASSES)[number];
/** Weights are whole numbers of 1/SCALE. */
export const SCALE = ${SCALE};

/** "concept word word" */
export const CONCEPTS: readonly string[] = [
${concepts.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];

/** What every line has, per class. */
export const BIAS: readonly number[] = [${bias.join(', ')}];

/** Features by hashOf of opinion-weights.ts and what they weigh, as sparse.ts packs them. */
export const WEIGHTS: string = ${JSON.stringify(packSparse(features))};
`;
}

function make(without?: string): Made {
  const concepts = readConcepts();
  // The features of a line hang on the concepts that this program was bundled with.
  if (concepts.join('\n') !== CONCEPTS.join('\n'))
    return {
      body: moduleOf(concepts, { bias: CLASSES.map(() => 0), features: [] }),
      told: '概念是新的，请再运行一次 the concepts are new; run again to fit',
    };
  const all = training(without);
  const fitted = fitAll(all);
  return {
    body: moduleOf(concepts, fitted),
    told: `${all.examples.length} lines, ${all.hashes.length} features, ${fitted.features.length} kept`,
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
