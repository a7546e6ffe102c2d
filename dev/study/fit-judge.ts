/**
 * The weights of judge/worded.ts, fitted on the lines of data/judge (a file a hand) and, as lines that press nobody, on those of the storylines
 * that ship. The same lines always give the same weights. `npm run generate replies tones` writes them; `npm run fit:judge` prints what
 * is heard of the lines of each hand when fitted on the other hands'.
 */
import { readLine } from '../../src/chatter/line/line';
import { createSoftmax } from '../../src/chatter/line/softmax';
import { featuresOf, unitsOf } from '../../src/chatter/line/grams';
import {
  REPLY_KINDS,
  REPLY_SHARPNESS,
  replyFeatures,
  TONE_SHARPNESS,
  TEMPERS,
  type Listed,
} from '../../src/chatter/judge/worded';
import { listedStance, stanceBy } from '../../src/chatter/judge/stance';
import { builtInStorylines } from '../../src/chatter/judge/storylines';
import type { Generated } from '../generate/generated';
import { defineProgram } from '../program/program';
import { jsonlIn } from './jsonl';
import { percent } from './labels';
import { fitSoftmax, moduleOf, type Course, type Example } from './softmax';

interface Labelled extends Example {
  readonly hand: string;
  /** Place of the label among the classes. */
  readonly label: number;
  readonly listed: Listed;
}

const courseOf = ({ classes, course }: Model): Course => ({ classes: classes.length, least: 3, ...course });

interface Model {
  readonly name: string;
  readonly file: string;
  readonly classes: readonly string[];
  readonly sharpness: number;
  readonly course: Pick<Course, 'lasso' | 'again' | 'unit'>;
  /** Names of what is weighed of a folded line that answers another, or none. */
  readonly features: (folded: string, request: string, listed: Listed) => Set<string>;
  /** Lines that no hand wrote. */
  readonly also: (model: Model) => readonly Labelled[];
}

const SHIPPED = 'storylines';
/** Where a storyline's line names somebody or something. */
const SLOT = /\{\w*\}/g;

interface Row {
  readonly text: string;
  /** The line that it answers. */
  readonly npc?: string;
  readonly reply?: string;
  readonly tone?: string;
}

function labelled(hand: string, { text, npc = '' }: Row, label: number, { classes, features }: Model): Labelled {
  const target = new Float64Array(classes.length);
  target[label] = 1;
  const line = readLine(text);
  const listed = listedStance(line);
  return { hand, label, target, listed, features: features(line.folded, readLine(npc).folded, listed) };
}

/** Lines that the author of a storyline had said where nobody is pressed. */
function gentleLines(model: Model): Labelled[] {
  return builtInStorylines().flatMap(({ beats }) =>
    beats.flatMap(({ npcTone, lines, meanwhile }) =>
      [...lines, ...(meanwhile ?? [])]
        .filter((line) => (line.tone ?? npcTone ?? 'forceful') !== 'forceful')
        .flatMap(({ zh, en }) =>
          [zh, en].map((text) => labelled(SHIPPED, { text: text.replace(SLOT, '5号') }, 0, model)),
        ),
    ),
  );
}

/** Lines of data/moves that are for one thing alone, by what they are for. */
function linesOfMoves(by: Readonly<Record<string, string>>, model: Model): Labelled[] {
  return jsonlIn<{ readonly text: string; readonly acts: readonly string[] }>('data', 'moves').flatMap(({ rows }) =>
    rows.flatMap(({ text, acts: [act = '', ...more] }) => {
      const label = model.classes.indexOf(by[act] ?? '');
      return label < 0 || more.length > 0 ? [] : [labelled('moves', { text }, label, model)];
    }),
  );
}

const MODELS: readonly Model[] = [
  {
    name: 'replies',
    file: 'src/chatter/judge/reply-weights.ts',
    classes: REPLY_KINDS,
    sharpness: REPLY_SHARPNESS,
    course: { lasso: 0.05, again: 0.003, unit: 0.25 },
    features: replyFeatures,
    also: (model) => linesOfMoves({ agree: 'accept', refuse: 'refuse', claim: 'answer' }, model),
  },
  {
    name: 'tones',
    file: 'src/chatter/judge/tone-weights.ts',
    classes: TEMPERS,
    sharpness: TONE_SHARPNESS,
    course: { lasso: 0.005, unit: 0.25 },
    features: (folded) => featuresOf(unitsOf(folded)),
    also: (model) => [
      ...gentleLines(model),
      ...linesOfMoves(
        {
          ...{ threat: 'harsh', taunt: 'harsh' },
          ...{ plead: 'soft', affection: 'soft', promise: 'soft' },
        },
        model,
      ),
    ],
  },
];

/** `{text, reply}` or `{text, tone}` a line; the same text counts once. */
function readLabelled(model: Model): Labelled[] {
  const { name, classes } = model;
  const seen = new Set<string>();
  return jsonlIn<Row>('data', 'judge')
    .filter(({ name: hand }) => hand.startsWith(`${name}-`))
    .flatMap(({ name: hand, rows }) =>
      rows
        .filter(({ text }) => !seen.has(text) && seen.add(text))
        .map((row) => labelled(hand, row, classes.indexOf(row.reply ?? row.tone ?? ''), model)),
    );
}

const generated = (model: Model): Generated => ({
  name: model.name,
  file: model.file,
  from: 'data/judge, by dev/study/fit-judge.ts',
  make: () => {
    const examples = [...readLabelled(model), ...model.also(model)];
    return moduleOf(fitSoftmax(examples, courseOf(model)), 'class', examples.length);
  },
});

export const judgeWeights: readonly Generated[] = MODELS.map(generated);

const SURE = [0.5, 0.7, 0.8, 0.9] as const;

/** Of each hand's lines, fitted on the others': how many are told right, and for each class how many are found and how many of those said are so. */
function print(model: Model): void {
  const all = readLabelled(model);
  const also = model.also(model);
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
  console.log(
    `surprise a line ${(scored.reduce((sum, { by, label }) => sum - Math.log(by[label]!), 0) / scored.length).toFixed(3)}`,
  );
  if (model.classes === REPLY_KINDS) printStances(scored);
}

const SIDES: Readonly<Record<string, Listed>> = {
  accept: 'accept',
  refuse: 'resist',
  answer: 'neither',
  dodge: 'neither',
};

/** How the judge would take the lines where a request stands, and before it does: of each side those that are heard, and how many of those said are so. */
function printStances(scored: readonly (Labelled & { readonly by: Float64Array })[]): void {
  for (const [when, take] of [
    ['by lists alone', ({ listed }) => listed],
    ['when asked', ({ listed, by }) => stanceBy(listed, chancesOf(by), true)],
    ['beforehand', ({ listed, by }) => stanceBy(listed, chancesOf(by), false)],
  ] as readonly [string, (one: (typeof scored)[number]) => Listed][]) {
    const cells = (['accept', 'resist', 'neither'] as const).map((side) => {
      const of = scored.filter(({ label }) => SIDES[REPLY_KINDS[label]!] === side);
      const said = scored.filter((one) => take(one) === side);
      const right = said.filter((one) => of.includes(one)).length;
      return `${side} ${percent(right, of.length)} / ${percent(right, said.length)}`;
    });
    console.log(`${when}: ${cells.join(', ')}`);
  }
}

const chancesOf = (by: Float64Array) =>
  Object.fromEntries(REPLY_KINDS.map((reply, i) => [reply, by[i]!])) as Record<(typeof REPLY_KINDS)[number], number>;

export default defineProgram({
  about:
    '裁判按措辞听答复与口气：对没见过的人的句子如何 replies and tones by their wording: how well on lines of hands not fitted on',
  options: {},
  run() {
    MODELS.forEach(print);
    return 0;
  },
});
