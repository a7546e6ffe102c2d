/**
 * Which of the words back that could be given readers find fitting, and from whom (data/replies: what one could say to each line, and a
 * reader's verdict; data/hearers: what several would): a logistic regression with a ridge over its signs. `npm run generate fitting` writes
 * the weights; `npm run fit:replies` prints how well each set is answered by a fit on the others.
 */
import { ANOTHER, foremost, likeliest } from '../../src/chatter/plan/respond/choice';
import { fitnessOf, weighedIn } from '../../src/chatter/plan/respond/fitting';
import type { Generated } from '../generate/generated';
import { defineProgram } from '../program/program';
import { percent, weightsByName } from './labels';
import { readHearers, readVerdicts, VERDICTS, type Judged, type JudgedLine } from './verdicts';

const RIDGE = 4;
/** Newton's steps; the last change nothing that is kept. */
const STEPS = 9;
/** Weights are kept in these steps, the lightest not at all. */
const UNIT = 0.05;
const LIGHTEST = 0.075;
/** Signs of fewer replies teach nothing: with fewer left out no more was answered fittingly, with more less. */
const LEAST = 6;

/** The first weight is every reply's and has no ridge; this keeps its place in the matrix from nought. */
const FREE = 1e-9;

type Weights = Readonly<Record<string, number>>;

/** Newton's method on the whole. */
function fit(lines: readonly JudgedLine[]): Weights {
  const replies = lines.flatMap(({ replies: all }) =>
    all.map((reply) => ({ weighed: [...weighedIn(reply)], verdict: reply.verdict })),
  );
  const counts = new Map<string, number>();
  for (const { weighed } of replies) for (const [name] of weighed) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= LEAST ? [name] : [])).sort();
  const places = new Map(names.map((name, i) => [name, i + 1]));
  const size = names.length + 1;
  const examples = replies.map(({ weighed, verdict }) => {
    const known = weighed.filter(([name]) => places.has(name));
    return {
      at: [0, ...known.map(([name]) => places.get(name)!)],
      values: [1, ...known.map(([, value]) => value)],
      fits: verdict === 'fit' ? 1 : 0,
    };
  });
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
  return Object.fromEntries(
    names.map((name, i) => {
      const weight = weights[i + 1]!;
      return [name, Math.abs(weight) < LIGHTEST ? 0 : Math.round(weight / UNIT) * UNIT];
    }),
  );
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
  from: 'data/replies and data/hearers, by dev/study/fit-replies.ts',
  make() {
    const lines = [...readVerdicts(), ...readHearers()];
    const kept = Object.entries(fit(lines)).filter(([, weight]) => weight !== 0);
    return { body: weightsByName(kept), told: `${lines.length} lines, ${kept.length} weights` };
  },
};

/** What stood first, what was chosen, and whether anything would have done. */
type Chosen = readonly [first: Judged, fitted: Judged, any: boolean];

function printRow(name: string, chosen: readonly Chosen[]): void {
  const share = (is: (one: Chosen) => boolean): string => percent(chosen.filter(is).length, chosen.length);
  const cells = ([0, 1] as const).map((place) =>
    VERDICTS.map((verdict) => share((one) => one[place].verdict === verdict)).join(', '),
  );
  console.log(
    `| ${name} | ${chosen.length} | ${cells.join(' | ')} | ${share(([first, fitted]) => first !== fitted)} | ${share(([, , any]) => any)} |`,
  );
}

/** A row a set, each by a fit on the other sets, and one of all. */
function printTable(
  lines: readonly JudgedLine[],
  weightsOf: ReadonlyMap<string, Weights>,
  choose: (replies: readonly Judged[], fitness: (reply: Judged) => number) => Judged,
): void {
  console.log(
    '| set | lines | at first sight: fit, filler, beside | by a fit on the other sets | otherwise | any fits |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  const all: Chosen[] = [];
  for (const [set, weights] of weightsOf) {
    const chosen = lines
      .filter((line) => line.set === set)
      .map(({ replies }): Chosen => {
        const fitted = choose(replies, (reply) => fitnessOf(reply, weights));
        return [replies[0]!, fitted, replies.some(({ verdict }) => verdict === 'fit')];
      });
    if (chosen.length > 0) printRow(set, chosen);
    all.push(...chosen);
  }
  printRow('all', all);
}

export default defineProgram({
  about:
    '可以回的话里读者觉得哪句、谁回合适：对没见过的句子如何 which words back readers find fitting, and whose, on sets not fitted on',
  options: {},
  run() {
    const [replies, hearers] = [readVerdicts(), readHearers()];
    const lines = [...replies, ...hearers];
    const sets = [...new Set(lines.map(({ set }) => set))].sort();
    const weightsOf = new Map(sets.map((set) => [set, fit(lines.filter((line) => line.set !== set))]));
    console.log('回什么 what is said');
    printTable(replies, weightsOf, (all, fitness) => foremost(all, fitness)!);
    console.log('\n谁来回 who says it');
    printTable(hearers, weightsOf, ([first, ...others], fitness) => likeliest(first!, others, ANOTHER, fitness));
    return 0;
  },
});
