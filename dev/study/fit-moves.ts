/**
 * The weights of moves/wording/likely.ts, fitted on the lines of data/moves: softmax regression with a lasso, so that few weights are left. The
 * same lines always give the same weights. `npm run generate moves` writes them; `npm run fit:moves` prints what readers and model
 * hear of the lines of each hand when fitted on the other hands'.
 */
import { createSoftmax } from '../../src/chatter/line/softmax';
import { SHARPNESS } from '../../src/chatter/moves/wording/likely';
import { ACTS, type Act } from '../../src/chatter/moves/types';
import { wordingOf } from '../../src/chatter/moves/wording/wording';
import type { Generated, Made } from '../generate/generated';
import { defineProgram } from '../program/program';
import { readHands } from './hands';
import { CONFIDENT, percent, sharesOf } from './labels';
import { fitSoftmax, moduleOf, type Course, type Fitted } from './softmax';

interface Labelled {
  readonly text: string;
  readonly acts: readonly Act[];
}

interface Example {
  /** File that the line is from: who wrote it. */
  readonly hand: string;
  readonly line: Labelled;
  /** What the readers of clauses heard. */
  readonly heard: readonly Act[];
  readonly wording: ReadonlySet<string>;
}

const readExamples = (): Example[] =>
  readHands<Labelled>('moves').map(({ hand, line, heard, text, mentions }) => ({
    hand,
    line,
    heard,
    wording: wordingOf(text, mentions, heard),
  }));

/** A strong lasso: there are many acts, and each costs weights. */
const COURSE: Course = { classes: ACTS.length, least: 4, lasso: 0.02, unit: 0.5 };
const fit = (examples: readonly Example[]): Fitted =>
  fitSoftmax(
    examples.map(({ line, wording }) => ({ features: wording, target: sharesOf(ACTS, line.acts) })),
    COURSE,
  );

function made(examples: readonly Example[]): Made {
  return moduleOf(fit(examples), 'act', examples.length);
}

export const moveWeights: Generated = {
  name: 'moves',
  file: 'src/chatter/moves/wording/wording-weights.ts',
  from: 'data/moves, by dev/study/fit-moves.ts',
  make: () => made(readExamples()),
};

/** Of the lines of one hand, fitted on the others': how many are heard as their writer meant. */
function printHand(hand: string, examples: readonly Example[]): void {
  const saying = createSoftmax(fit(examples.filter((example) => example.hand !== hand)), SHARPNESS);
  const own = examples.filter((example) => example.hand === hand);
  const counts = { readers: 0, silent: 0, model: 0, sure: 0, sureRight: 0 };
  for (const example of own) {
    const { acts } = example.line;
    if (example.heard.length === 0) counts.silent += 1;
    if (example.heard.some((act) => acts.includes(act))) counts.readers += 1;
    const out = saying(example.wording);
    const best = out.indexOf(Math.max(...out));
    const right = acts.includes(ACTS[best]!);
    if (right) counts.model += 1;
    if (out[best]! < CONFIDENT) continue;
    counts.sure += 1;
    if (right) counts.sureRight += 1;
  }
  const n = own.length;
  console.log(
    `| ${hand} | ${n} | ${percent(counts.readers, n)} | ${percent(counts.silent, n)} | ${percent(counts.model, n)} | ${percent(counts.sure, n)} | ${percent(counts.sureRight, counts.sure)} |`,
  );
}

export default defineProgram({
  about:
    '按措辞猜一句话的用意：对没见过的人的句子如何 what a line is for by its wording: how well on lines of hands not fitted on',
  options: {},
  run() {
    const examples = readExamples();
    console.log(
      '| hand | lines | readers: one of its acts | readers: nothing | wording: likeliest act | at least .5 sure | of these right |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    for (const hand of new Set(examples.map((example) => example.hand))) printHand(hand, examples);
    return 0;
  },
});
