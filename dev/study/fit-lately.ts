/**
 * What the moment is worth to moves/wording/wants.ts: factors a want for what has lately befallen, over the chances that the words alone give, fitted
 * on lines said at recorded games (data/moments). `npm run generate lately` writes them, in a run after that of `wants`, whose weights it
 * loads; `npm run fit:lately` prints how well each hand is heard by a fit on the others'.
 */
import { MOST_LEVELS, rowOf } from '../../src/chatter/moves/wording/lately';
import { LEAST_CHANCE, WANTS, wordedChances, type Want } from '../../src/chatter/moves/wording/wants';
import type { Generated } from '../generate/generated';
import { defineProgram } from '../program/program';
import { readMoments, type SaidLine } from './moments';
import { CONFIDENT, percent, sharesOf } from './labels';

/** Weights are kept in these steps. */
const STEP = 0.1;
const ROUNDS = 350;
const RATE = 0.03;
const LAST_RATE = 0.001;
const RIDGE = 0.003;
const RIDGE_ALWAYS = 0.002;
const K = WANTS.length;

interface Example {
  readonly said: SaidLine;
  /** Logarithms of the chances by words alone. */
  readonly worded: Float64Array;
  readonly target: Float64Array;
}

/** Weights at `feature · K + want`; feature 0 always holds. */
interface Fitted {
  readonly names: readonly string[];
  readonly weights: Float64Array;
}

const exampleOf = (said: SaidLine): Example => ({
  said,
  worded: wordedChances(said.wording).map((chance) => Math.log(Math.max(chance, LEAST_CHANCE))),
  target: sharesOf(WANTS, said.wants),
});

/** Chances at the moment. @param rows places of what holds among the features, 0 among them */
function chancesBy(worded: Float64Array, rows: readonly number[], weights: Float64Array): Float64Array {
  const sums = worded.map((one, k) => one + rows.reduce((sum, row) => sum + weights[row * K + k]!, 0));
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}

/** Adam over all examples at once, with a ridge. */
function fit(examples: readonly Example[]): Fitted {
  const names = [...new Set(examples.flatMap(({ said }) => said.lately))].sort();
  const places = new Map(names.map((name, i) => [name, i + 1]));
  const rows = examples.map(({ said }) => [0, ...said.lately.flatMap((name) => places.get(name) ?? [])]);
  const weights = new Float64Array((names.length + 1) * K);
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = weights.map((weight, i) => 2 * (i < K ? RIDGE_ALWAYS : RIDGE) * weight);
    examples.forEach(({ worded, target }, i) => {
      const by = chancesBy(worded, rows[i]!, weights);
      for (const row of rows[i]!)
        for (let k = 0; k < K; k++) slopes[row * K + k]! += (by[k]! - target[k]!) / examples.length;
    });
    const rate = RATE * (1 - round / ROUNDS) + LAST_RATE;
    for (let i = 0; i < weights.length; i++) {
      first[i] = 0.9 * first[i]! + 0.1 * slopes[i]!;
      second[i] = 0.999 * second[i]! + 0.001 * slopes[i]! ** 2;
      weights[i]! -= (rate * (first[i]! / (1 - 0.9 ** round))) / (Math.sqrt(second[i]! / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return { names, weights: weights.map((weight) => levelOf(weight) * STEP) };
}

const levelOf = (weight: number): number =>
  Math.max(-MOST_LEVELS, Math.min(MOST_LEVELS, Math.round(weight / STEP))) + 0;

const rowAt = ({ weights }: Fitted, feature: number): string =>
  rowOf(Array.from(weights.subarray(feature * K, (feature + 1) * K), (weight) => levelOf(weight)));

export const latelyWeights: Generated = {
  name: 'lately',
  file: 'src/chatter/moves/wording/lately-weights.ts',
  from: 'data/moments, by dev/study/fit-lately.ts',
  make() {
    const examples = readMoments().map(exampleOf);
    const fitted = fit(examples);
    const body = `/** One step of a weight. */
export const STEP = ${STEP};
/** Weight of each want, as lately.ts reads a letter: always, … */
export const ALWAYS = '${rowAt(fitted, 0)}';
/** … and where this holds. */
export const LATELY: Readonly<Record<string, string>> = {
${fitted.names.map((name, i) => `  ${name}: '${rowAt(fitted, i + 1)}',`).join('\n')}
};
`;
    return { body, told: `${examples.length} lines, ${fitted.names.length} things that may hold` };
  },
};

/** How a line was heard: its likeliest want, and how sure. */
interface Heard {
  readonly right: boolean;
  readonly chance: number;
}

function heardBy({ said, worded }: Example, { names, weights }: Fitted): Heard {
  const rows = [0, ...said.lately.flatMap((name) => (names.includes(name) ? [names.indexOf(name) + 1] : []))];
  const by = chancesBy(worded, rows, weights);
  const chance = Math.max(...by);
  return { right: said.wants.includes(WANTS[by.indexOf(chance)] as Want), chance };
}

function printRow(name: string, columns: readonly (readonly Heard[])[]): void {
  const cells = columns.flatMap((heard) => {
    const sure = heard.filter(({ chance }) => chance >= CONFIDENT);
    return [
      percent(heard.filter(({ right }) => right).length, heard.length),
      percent(sure.length, heard.length),
      percent(sure.filter(({ right }) => right).length, sure.length),
    ];
  });
  console.log(`| ${name} | ${columns[0]?.length ?? 0} | ${cells.join(' | ')} |`);
}

const NOTHING: Fitted = { names: [], weights: new Float64Array(K) };

export default defineProgram({
  about:
    '同样的话在什么时候说，要人回的不一样：对没见过的人的句子如何 what the moment adds to the words, on hands not fitted on',
  options: {},
  run() {
    const examples = readMoments().map(exampleOf);
    const hands = [...new Set(examples.map(({ said }) => said.hand))];
    console.log(
      '| hand | lines | by words: likeliest right | .5 sure | of these right | at the moment: likeliest right | .5 sure | of these right |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    const all: [Heard[], Heard[]] = [[], []];
    for (const hand of hands) {
      const fitted = fit(examples.filter(({ said }) => said.hand !== hand));
      const own = examples.filter(({ said }) => said.hand === hand);
      const columns = [own.map((one) => heardBy(one, NOTHING)), own.map((one) => heardBy(one, fitted))] as const;
      printRow(hand, columns);
      all[0].push(...columns[0]);
      all[1].push(...columns[1]);
    }
    printRow('all', all);
    return 0;
  },
});
