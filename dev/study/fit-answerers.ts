/**
 * The weights of flow/answerer/likely-answerer.ts, fitted on data/answerers: lines at recorded games, what each is to everybody, and who ought
 * to answer. A softmax over those who may, with a lasso, by a proximal gradient method with momentum. `npm run generate answerers` writes them;
 * `npm run fit:answerers` prints how often the right one answers before and after, each talk by a fit on the others.
 */
import * as v from 'valibot';
import type { Seat } from '../../src/core/event';
import { likeliestAnswerer, weighedOf } from '../../src/chatter/flow/answerer/likely-answerer';
import type { Generated } from '../generate/generated';
import { Failure } from '../program/errors';
import { defineProgram } from '../program/program';
import { jsonlIn } from './jsonl';
import { percent, weightsByName } from './labels';

/** Who ought to answer: seats (`3`, `3,5`), anybody (`*`), anybody but some (`*-2`). */
export const OUGHT = /^(?:\*(?:-\d+)*|\d+(?:,\d+)*)$/;

const ROW = v.object({
  text: v.string(),
  ought: v.pipe(v.string(), v.regex(OUGHT)),
  line: v.string(),
  picked: v.number(),
  seats: v.record(v.string(), v.string()),
});
export type AnswererLine = v.InferOutput<typeof ROW>;

/** A line as it is weighed. */
interface Weighed {
  readonly talk: string;
  readonly line: readonly string[];
  readonly picked: Seat;
  readonly candidates: readonly { readonly seat: Seat; readonly signs: readonly string[] }[];
  /** Who may well answer. */
  readonly right: ReadonlySet<Seat>;
  readonly open: boolean;
}

const listed = (text: string): string[] => text.split(', ');

function weighed(row: AnswererLine, talk: string): Weighed {
  const candidates = Object.entries(row.seats).map(([seat, signs]) => ({ seat: Number(seat), signs: listed(signs) }));
  const open = row.ought.startsWith('*');
  const named = (row.ought.match(/\d+/g) ?? []).map(Number);
  const right = candidates.flatMap(({ seat }) => (named.includes(seat) === open ? [] : [seat]));
  return { talk, line: listed(row.line), picked: row.picked, candidates, right: new Set(right), open };
}

/** All lines of all talks that somebody who lives ought to answer. @throws Failure */
const readLines = (): Weighed[] =>
  jsonlIn<unknown>('data', 'answerers').flatMap(({ name, rows }) =>
    rows
      .map((row, i) => {
        const read = v.safeParse(ROW, row);
        if (!read.success) throw new Failure(`data/answerers/${name}.jsonl:${i + 1}: ${v.summarize(read.issues)}`);
        return weighed(read.output, name);
      })
      .filter(({ right }) => right.size > 0),
  );

type Weights = Readonly<Record<string, number>>;

/** The lasso, per line. */
const LASSO = 0.002;
/** Where anybody may answer it teaches so much of a line that whoever would answer is left to. */
const OPEN_LINE = 0.2;
/** Features of fewer candidates teach nothing. */
const LEAST = 4;
const STEPS = 300;
/** Weights are kept in these steps. */
const UNIT = 0.05;

interface Example {
  /** Of each candidate: the numbers of its features. */
  readonly features: readonly Int32Array[];
  readonly right: readonly boolean[];
  readonly weight: number;
}

/** The slope of what the lines cost, and the cost. */
function costOf(examples: readonly Example[], weights: Float64Array, slope: Float64Array): number {
  slope.fill(0);
  let cost = 0;
  const lines = examples.length;
  for (const { features, right, weight } of examples) {
    const scores = features.map((own) => own.reduce((sum, feature) => sum + weights[feature]!, 0));
    const top = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - top));
    const all = shares.reduce((sum, share) => sum + share, 0);
    const good = shares.reduce((sum, share, i) => sum + (right[i] ? share : 0), 0);
    cost -= (weight * Math.log(good / all)) / lines;
    features.forEach((own, i) => {
      const pull = (weight * (shares[i]! / all - (right[i] ? shares[i]! / good : 0))) / lines;
      for (const feature of own) slope[feature]! += pull;
    });
  }
  return cost;
}

const shrunk = (value: number, by: number): number => Math.sign(value) * Math.max(0, Math.abs(value) - by);

function fit(lines: readonly Weighed[]): Weights {
  const count = new Map<string, number>();
  const named = lines.map(({ candidates, line }) => candidates.map(({ signs }) => [...weighedOf(signs, line)]));
  for (const name of named.flat(2)) count.set(name, (count.get(name) ?? 0) + 1);
  const names = [...count].flatMap(([name, times]) => (times >= LEAST ? [name] : [])).sort();
  const numbers = new Map(names.map((name, i) => [name, i]));
  const examples = lines.map(({ candidates, right, picked, open }, i): Example => {
    const features = named[i]!.map((own) => Int32Array.from(own.flatMap((name) => numbers.get(name) ?? [])));
    const stays = open && right.has(picked);
    return {
      features,
      right: candidates.map(({ seat }) => (stays ? seat === picked : right.has(seat))),
      weight: open ? OPEN_LINE : 1,
    };
  });
  const size = names.length;
  let weights: Float64Array = new Float64Array(size);
  let ahead: Float64Array = new Float64Array(size);
  const [slope, unused] = [new Float64Array(size), new Float64Array(size)];
  let momentum = 1;
  let steep = 4;
  for (let step = 0; step < STEPS; step++) {
    const cost = costOf(examples, ahead, slope);
    let next: Float64Array;
    // As long a step as the slope keeps its promise for.
    for (;;) {
      next = ahead.map((weight, i) => shrunk(weight - slope[i]! / steep, LASSO / steep));
      const promised = next.reduce((sum, weight, i) => {
        const moved = weight - ahead[i]!;
        return sum + moved * slope[i]! + (steep / 2) * moved * moved;
      }, cost);
      if (costOf(examples, next, unused) <= promised + 1e-12) break;
      steep *= 1.5;
    }
    const faster = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const [before, from] = [weights, next];
    ahead = from.map((weight, i) => weight + ((momentum - 1) / faster) * (weight - before[i]!));
    weights = from;
    momentum = faster;
  }
  return Object.fromEntries(
    names.flatMap((name, i): [string, number][] => {
      const kept = Math.round(weights[i]! / UNIT) * UNIT;
      return kept === 0 ? [] : [[name, kept]];
    }),
  );
}

export const answererWeights: Generated = {
  name: 'answerers',
  file: 'src/chatter/flow/answerer/answerer-weights.ts',
  from: 'data/answerers, by dev/study/fit-answerers.ts',
  make() {
    const lines = readLines();
    const weights = Object.entries(fit(lines));
    return { body: weightsByName(weights), told: `${lines.length} lines, ${weights.length} weights` };
  },
};

/** How many talks are left out at a time. */
const FOLDS = 8;

export default defineProgram({
  about:
    '一句话该谁答：对没有参与拟合的谈话 who ought to answer a line: how often that one does, in talks not fitted on',
  options: {},
  run() {
    const lines = readLines();
    const talks = [...new Set(lines.map(({ talk }) => talk))].sort();
    console.log('| talks left out | lines | by rules | with the model | right now | wrong now | other, anybody may |');
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    const all: number[] = [0, 0, 0, 0, 0, 0];
    const printRow = (name: string, [count = 0, before = 0, after = 0, ...rest]: readonly number[]): void => {
      console.log(`| ${[name, count, percent(before, count), percent(after, count), ...rest].join(' | ')} |`);
    };
    for (let fold = 0; fold < FOLDS; fold++) {
      const held = new Set(talks.filter((_, i) => i % FOLDS === fold));
      const weights = fit(lines.filter(({ talk }) => !held.has(talk)));
      const row = [0, 0, 0, 0, 0, 0];
      for (const { candidates, picked, right, open, line } of lines.filter(({ talk }) => held.has(talk))) {
        const first = candidates.find(({ seat }) => seat === picked)!;
        const best = likeliestAnswerer(first, candidates, line, weights);
        const [was, is] = [right.has(picked), right.has(best.seat)];
        [1, was, is, is && !was, was && !is, open && best !== first].forEach((one, i) => (row[i]! += Number(one)));
      }
      printRow([...held].join(' '), row);
      row.forEach((one, i) => (all[i]! += one));
    }
    printRow('all', all);
    return 0;
  },
});
