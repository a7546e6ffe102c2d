/**
 * The weights of moves/wording/wants.ts, fitted on the lines of data/moves that say what they call for, and on those of data/wants. `npm run generate
 * wants` writes them; `npm run fit:wants` prints what is heard of the lines of each hand when fitted on the other hands'.
 */
import { createSoftmax } from '../../src/chatter/line/softmax';
import { signsOf, WANT_SHARPNESS, WANTS, type Want } from '../../src/chatter/moves/wording/wants';
import type { Generated } from '../generate/generated';
import { flag } from '../program/options';
import { defineProgram } from '../program/program';
import { readHands, type HandLine } from './hands';
import { CONFIDENT, percent, sharesOf } from './labels';
import { fitSoftmax, moduleOf, type Course, type Fitted } from './softmax';

interface Labelled {
  readonly text: string;
  /** The weightier first. */
  readonly wants?: readonly Want[];
}

interface Example {
  readonly hand: string;
  readonly text: string;
  readonly wants: readonly Want[];
  readonly wording: ReadonlySet<string>;
}

const COURSE: Course = { classes: WANTS.length, least: 6, lasso: 0.05, again: 0.01, unit: 0.5 };

const readExamples = (): Example[] =>
  readHands<Labelled>('moves', 'wants').flatMap(({ hand, line, heard, text, mentions }: HandLine<Labelled>) =>
    line.wants === undefined
      ? []
      : [{ hand, text: line.text, wants: line.wants, wording: signsOf(text, mentions, heard) }],
  );

const fit = (examples: readonly Example[]): Fitted =>
  fitSoftmax(
    examples.map(({ wants, wording }) => ({ features: wording, target: sharesOf(WANTS, wants) })),
    COURSE,
  );

export const wantWeights: Generated = {
  name: 'wants',
  file: 'src/chatter/moves/wording/want-weights.ts',
  from: 'data/moves and data/wants, by dev/study/fit-wants.ts',
  make() {
    const examples = readExamples();
    return moduleOf(fit(examples), 'want', examples.length);
  },
};

interface Heard {
  readonly example: Example;
  readonly best: Want;
  readonly chance: number;
}

const heardOf = (examples: readonly Example[], hand: string): Heard[] => {
  const saying = createSoftmax(fit(examples.filter((example) => example.hand !== hand)), WANT_SHARPNESS);
  return examples
    .filter((example) => example.hand === hand)
    .map((example) => {
      const out = saying(example.wording);
      const at = out.indexOf(Math.max(...out));
      return { example, best: WANTS[at]!, chance: out[at]! };
    });
};

const isRight = ({ example, best }: Heard): boolean => example.wants.includes(best);

function printHand(hand: string, heard: readonly Heard[]): void {
  const right = heard.filter(isRight).length;
  const sure = heard.filter(({ chance }) => chance >= CONFIDENT);
  console.log(
    `| ${hand} | ${heard.length} | ${percent(right, heard.length)} | ${percent(sure.length, heard.length)} | ${percent(sure.filter(isRight).length, sure.length)} |`,
  );
}

function printWants(heard: readonly Heard[]): void {
  console.log(
    '\n| want | lines | heard | heard where it is none | of those sure, right |\n| --- | ---: | ---: | ---: | ---: |',
  );
  for (const want of WANTS) {
    const own = heard.filter(({ example }) => example.wants[0] === want);
    const said = heard.filter(({ best }) => best === want);
    const sure = said.filter(({ chance }) => chance >= CONFIDENT);
    console.log(
      `| ${want} | ${own.length} | ${percent(own.filter(isRight).length, own.length)} | ${said.filter((one) => !isRight(one)).length} | ${percent(sure.filter(isRight).length, sure.length)} |`,
    );
  }
}

export default defineProgram({
  about:
    '按措辞猜一句话要人回什么：对没见过的人的句子如何 what a line calls for by its wording: how well on hands not fitted on',
  options: { wants: flag('也按种类列出 a table by want as well'), misses: flag('列出听错的句子 the lines misheard') },
  run({ wants, misses }) {
    const examples = readExamples();
    const all: Heard[] = [];
    console.log('| hand | lines | the likeliest is one | at least .5 sure | of these right |');
    console.log('| --- | ---: | ---: | ---: | ---: |');
    for (const hand of new Set(examples.map((example) => example.hand))) {
      const heard = heardOf(examples, hand);
      printHand(hand, heard);
      all.push(...heard);
    }
    printHand('all', all);
    if (wants) printWants(all);
    if (misses)
      for (const one of all.filter((each) => !isRight(each)))
        console.log(`${one.example.text}\t${one.example.wants.join(',')}\t${one.best} ${one.chance.toFixed(2)}`);
    return 0;
  },
});
