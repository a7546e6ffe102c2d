/** The weights of one class of opinion.ts: to the least loss, but for those of danger, which are learnt line by line and stopped on the way. */
import type { OpinionClass } from '../../src/chatter/detection/weights';
import { labelOf, LEAST, OF_DANGER, OF_PERIOD, type Example, type Training } from './chat-lessons';
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
/** Smaller weights of a class are left out. */
export const faintOf = (name: OpinionClass): number => (DANGER_COURSES[name] ?? courseOf(name)).faint;
const RATE = 0.1;
/** From line to line in an order that is fixed and mixes the sets; a prime. */
const STRIDE = 7919;
const STRIDE_A_ROUND = 31;

/** Weights of a class by features: first a lasso chooses which there are, then these alone are fitted, so that none is smaller for being chosen. */
export function fit(all: Training, name: OpinionClass): Float64Array {
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

export function oddsOf(weights: Float64Array, { index, value }: Example): number {
  let sum = 0;
  for (let i = 0; i < index.length; i++) sum += (weights[index[i] ?? 0] ?? 0) * (value[i] ?? 0);
  return sum;
}
