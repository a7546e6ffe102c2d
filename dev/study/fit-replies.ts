/**
 * Which of the words back that could be given readers find fitting (data/replies, a file a set of lines: what could be said back to each,
 * and a reader's verdict): a logistic regression with a ridge over its signs. `npm run generate fitting` writes the weights; `npm run
 * fit:replies` prints how well each set is answered by a fit on the others.
 */
import { foremost } from '../../src/chatter/plan/respond/choice';
import { fitnessOf, weighedIn } from '../../src/chatter/plan/respond/fitting';
import type { Generated } from '../generate/generated';
import { defineProgram } from '../program/program';
import { percent } from './labels';
import { readVerdicts, VERDICTS, type Judged, type JudgedLine, type Verdict } from './verdicts';

const RIDGE = 4;
/** Newton's steps; the last change nothing that is kept. */
const STEPS = 9;
/** Weights are kept in these steps. */
const UNIT = 0.05;

/** The first weight is every reply's and has no ridge; this keeps its place in the matrix from nought. */
const FREE = 1e-9;

type Weights = Readonly<Record<string, number>>;

/** Newton's method on the whole. */
function fit(lines: readonly JudgedLine[]): Weights {
  const replies = lines.flatMap(({ replies: all }) =>
    all.map((reply) => ({ weighed: [...weighedIn(reply)], verdict: reply.verdict })),
  );
  const names = [...new Set(replies.flatMap(({ weighed }) => weighed.map(([name]) => name)))].sort();
  const places = new Map(names.map((name, i) => [name, i + 1]));
  const size = names.length + 1;
  const examples = replies.map(({ weighed, verdict }) => ({
    at: [0, ...weighed.map(([name]) => places.get(name)!)],
    values: [1, ...weighed.map(([, value]) => value)],
    fits: verdict === 'fit' ? 1 : 0,
  }));
  const weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : RIDGE * weight));
    const curve = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size);
      row[i] = i === 0 ? FREE : RIDGE;
      return row;
    });
    for (const { at, values, fits } of examples) {
      const chance = 1 / (1 + Math.exp(-at.reduce((sum, place, i) => sum + weights[place]! * values[i]!, 0)));
      const spread = chance * (1 - chance);
      at.forEach((place, i) => {
        slope[place]! += (chance - fits) * values[i]!;
        const row = curve[place]!;
        at.forEach((other, j) => {
          row[other]! += spread * values[i]! * values[j]!;
        });
      });
    }
    const change = solve(curve, slope);
    for (let i = 0; i < size; i++) weights[i]! -= change[i]!;
  }
  return Object.fromEntries(names.map((name, i) => [name, Math.round(weights[i + 1]! / UNIT) * UNIT]));
}

/** `matrix · x = right`, for a matrix that is symmetric and positive, by Cholesky; `matrix` is overwritten. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let j = 0; j < size; j++) {
    const row = matrix[j]!;
    for (let k = 0; k < j; k++) row[j]! -= row[k]! ** 2;
    row[j] = Math.sqrt(row[j]!);
    for (let i = j + 1; i < size; i++) {
      const below = matrix[i]!;
      let sum = below[j]!;
      for (let k = 0; k < j; k++) sum -= below[k]! * row[k]!;
      below[j] = sum / row[j]!;
    }
  }
  const x = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= matrix[i]![k]! * x[k]!;
    x[i]! /= matrix[i]![i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= matrix[k]![i]! * x[k]!;
    x[i]! /= matrix[i]![i]!;
  }
  return x;
}

export const replyWeights: Generated = {
  name: 'fitting',
  file: 'src/chatter/plan/respond/fitting-weights.ts',
  from: 'data/replies, by dev/study/fit-replies.ts',
  make() {
    const lines = readVerdicts();
    const kept = Object.entries(fit(lines)).filter(([, weight]) => weight !== 0);
    const body = `/** Weights of signs, by name. */
export const WEIGHTS: Readonly<Record<string, number>> = {
${kept.map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(weight.toFixed(2))},`).join('\n')}
};
`;
    return { body, told: `${lines.length} lines, ${kept.length} weights` };
  },
};

function printRow(name: string, chosen: readonly (readonly [first: Judged, fitted: Judged, any: boolean])[]): void {
  const count = (place: 0 | 1, verdict: Verdict): string =>
    percent(chosen.filter((one) => one[place].verdict === verdict).length, chosen.length);
  const cells = ([0, 1] as const).map((place) => VERDICTS.map((verdict) => count(place, verdict)).join(', '));
  console.log(
    `| ${name} | ${chosen.length} | ${cells.join(' | ')} | ${percent(chosen.filter(([, , any]) => any).length, chosen.length)} |`,
  );
}

export default defineProgram({
  about:
    '可以回的话里读者觉得哪句合适：对没见过的句子如何 which words back readers find fitting, on sets not fitted on',
  options: {},
  run() {
    const lines = readVerdicts();
    const sets = [...new Set(lines.map(({ set }) => set))];
    console.log(
      '| set | lines | worthiest at first sight: fit, filler, beside | by a fit on the other sets | any fits |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: |');
    const all: (readonly [Judged, Judged, boolean])[] = [];
    for (const set of sets) {
      const weights = fit(lines.filter((line) => line.set !== set));
      const chosen = lines
        .filter((line) => line.set === set)
        .map(({ replies }) => {
          const first = replies[0]!;
          const fitted = foremost(replies, (reply) => fitnessOf(reply, weights))!;
          return [first, fitted, replies.some(({ verdict }) => verdict === 'fit')] as const;
        });
      printRow(set, chosen);
      all.push(...chosen);
    }
    printRow('all', all);
    return 0;
  },
});
