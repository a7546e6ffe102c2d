/**
 * The weights of judge/worded.ts, fitted on the lines of data/judge (a file a hand) and, as lines that press nobody, on those of the storylines
 * that ship. The same lines always give the same weights. `npm run generate replies tones` writes them; `npm run fit:judge` prints what
 * is heard of the lines of each hand when fitted on the other hands'.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { readLine } from '../../src/chatter/line/line';
import { createSoftmax } from '../../src/chatter/line/softmax';
import { featuresOf, unitsOf } from '../../src/chatter/line/grams';
import { REPLY_KINDS, REPLY_SHARPNESS, TONE_SHARPNESS, TEMPERS } from '../../src/chatter/judge/worded';
import { builtInStorylines } from '../../src/chatter/judge/storylines';
import type { Generated } from '../generate/generated';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { fitSoftmax, moduleOf, type Course, type Example } from './softmax';

interface Labelled extends Example {
  readonly hand: string;
  /** Place of the label among the classes. */
  readonly label: number;
}

const courseOf = ({ classes }: Model): Course => ({ classes: classes.length, least: 3, lasso: 0.005, unit: 0.25 });

interface Model {
  readonly name: string;
  readonly file: string;
  readonly classes: readonly string[];
  readonly sharpness: number;
  /** Lines that no hand wrote. */
  readonly also: () => readonly Labelled[];
}

const SHIPPED = 'storylines';
/** Where a storyline's line names somebody or something. */
const SLOT = /\{\w*\}/g;

const labelled = (hand: string, text: string, label: number, classes: number): Labelled => {
  const target = new Float64Array(classes);
  target[label] = 1;
  return { hand, label, target, features: featuresOf(unitsOf(readLine(text).folded)) };
};

/** Lines that the author of a storyline had said where nobody is pressed. */
function gentleLines(): Labelled[] {
  return builtInStorylines().flatMap(({ beats }) =>
    beats.flatMap(({ npcTone, lines, meanwhile }) =>
      [...lines, ...(meanwhile ?? [])]
        .filter((line) => (line.tone ?? npcTone ?? 'forceful') !== 'forceful')
        .flatMap(({ zh, en }) =>
          [zh, en].map((text) => labelled(SHIPPED, text.replace(SLOT, '5号'), 0, TEMPERS.length)),
        ),
    ),
  );
}

/** Lines of data/moves that are for one thing alone, by what they are for. */
function linesOfMoves(by: Readonly<Record<string, string>>, classes: readonly string[]): Labelled[] {
  const folder = inProject('data', 'moves');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      rowsIn(`${folder}/${file}`)
        .map((row) => JSON.parse(row) as { text: string; acts: readonly string[] })
        .flatMap(({ text, acts: [act = '', ...more] }) => {
          const label = classes.indexOf(by[act] ?? '');
          return label < 0 || more.length > 0 ? [] : [labelled('moves', text, label, classes.length)];
        }),
    );
}

const rowsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '');

const MODELS: readonly Model[] = [
  {
    name: 'replies',
    file: 'src/chatter/judge/reply-weights.ts',
    classes: REPLY_KINDS,
    sharpness: REPLY_SHARPNESS,
    also: () => linesOfMoves({ agree: 'accept', refuse: 'refuse', claim: 'answer' }, REPLY_KINDS),
  },
  {
    name: 'tones',
    file: 'src/chatter/judge/tone-weights.ts',
    classes: TEMPERS,
    sharpness: TONE_SHARPNESS,
    also: () => [
      ...gentleLines(),
      ...linesOfMoves(
        {
          ...{ threat: 'harsh', taunt: 'harsh' },
          ...{ plead: 'soft', affection: 'soft', promise: 'soft' },
        },
        TEMPERS,
      ),
    ],
  },
];

/** `{text, reply}` or `{text, tone}` a line; the same text counts once. */
function readLabelled({ name, classes }: Model): Labelled[] {
  const folder = inProject('data', 'judge');
  const seen = new Set<string>();
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      rowsIn(`${folder}/${file}`)
        .map((row) => JSON.parse(row) as { text: string; reply?: string; tone?: string })
        .filter(({ text }) => !seen.has(text) && seen.add(text))
        .map(({ text, reply, tone }) =>
          labelled(file.replace('.jsonl', ''), text, classes.indexOf(reply ?? tone ?? ''), classes.length),
        ),
    );
}

const generated = (model: Model): Generated => ({
  name: model.name,
  file: model.file,
  from: 'data/judge, by dev/study/fit-judge.ts',
  make: () => {
    const examples = [...readLabelled(model), ...model.also()];
    return moduleOf(fitSoftmax(examples, courseOf(model)), 'class', examples.length);
  },
});

export const judgeWeights: readonly Generated[] = MODELS.map(generated);

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);
const SURE = [0.5, 0.7, 0.8, 0.9] as const;

/** Of each hand's lines, fitted on the others': how many are told right, and for each class how many are found and how many of those said are so. */
function print(model: Model): void {
  const all = readLabelled(model);
  const also = model.also();
  const scored = [...new Set(all.map(({ hand }) => hand))].flatMap((hand) => {
    const others = [...all.filter((one) => one.hand !== hand), ...also];
    const saying = createSoftmax(fitSoftmax(others, courseOf(model)), model.sharpness);
    const own = all.filter((one) => one.hand === hand).map((one) => ({ ...one, by: saying(one.features) }));
    const right = own.filter(({ by, label }) => by.indexOf(Math.max(...by)) === label).length;
    console.log(`${model.name} ${hand}: ${own.length} lines, likeliest right ${percent(right, own.length)}`);
    return own;
  });
  console.log(`| class | lines | ${SURE.map((sure) => `at ${sure}: found / right`).join(' | ')} |`);
  console.log(`| --- | ---: |${SURE.map(() => ' ---: |').join('')}`);
  model.classes.forEach((name, k) => {
    const of = scored.filter(({ label }) => label === k);
    const cells = SURE.map((sure) => {
      const said = scored.filter(({ by }) => by[k]! >= sure);
      const right = said.filter(({ label }) => label === k).length;
      return `${percent(right, of.length)} / ${percent(right, said.length)}`;
    });
    console.log(`| ${name} | ${of.length} | ${cells.join(' | ')} |`);
  });
}

export default defineProgram({
  about:
    '裁判按措辞听答复与口气：对没见过的人的句子如何 replies and tones by their wording: how well on lines of hands not fitted on',
  options: {},
  run() {
    MODELS.forEach(print);
    return 0;
  },
});
