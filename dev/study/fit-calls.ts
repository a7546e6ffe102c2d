/**
 * The weights of moves/called/likely-called.ts, fitted on data/calls: lines in which every name is marked, and of each whether the line speaks to
 * it (`t`), about it (`a`) or may do either (`e`). `npm run generate calls` writes them; `npm run fit:calls` prints, of each hand by a fit on the
 * others, in how many lines everybody who is spoken to is known, and nobody else: by the rules of calls.ts, by the model, and by both.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createSoftmax, type Packed, type Softmax } from '../../src/chatter/line/softmax';
import { callsIn, isCalled } from '../../src/chatter/moves/called/calls';
import { BIAS, UNIT, WEIGHTS } from '../../src/chatter/moves/called/call-weights';
import { CALL_SHARPNESS, CALLINGS, callSigns, isToldOf, SPOKEN_TO } from '../../src/chatter/moves/called/likely-called';
import type { Place } from '../../src/chatter/moves/called/place';
import type { Generated } from '../generate/generated';
import { text } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { percent, sharesOf } from './labels';
import { fitSoftmax, moduleOf, type Course, type Example, type Fitted } from './softmax';

type Label = 't' | 'a' | 'e';

interface CallLine {
  readonly hand: string;
  readonly text: string;
  readonly names: readonly Place[];
  /** One for each name. */
  readonly labels: readonly Label[];
}

const COURSE: Course = { classes: CALLINGS.length, least: 3, lasso: 0.1, again: 0.02, unit: 0.5 };

/** A row: a letter for each name, a tab, the line as names are looked for in it, ⟨each name⟩ marked. @throws RangeError on another */
export function readCalls(row: string, hand: string): CallLine {
  const [letters = '', marked = ''] = row.split('\t');
  const names: Place[] = [];
  let text = '';
  for (const [i, piece] of marked.split(/[⟨⟩]/).entries()) {
    if (i % 2 === 1) names.push({ kind: 'seat', start: text.length, end: text.length + piece.length });
    text += piece;
  }
  if (names.length !== letters.length || !/^[tae]+$/.test(letters)) throw new RangeError(`${hand}: ${row}`);
  return { hand, text, names, labels: Array.from(letters) as Label[] };
}

const rowsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '');

const readLines = (): CallLine[] =>
  readdirSync(inProject('data', 'calls'))
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => rowsOf(inProject('data', 'calls', file)).map((row) => readCalls(row, file.replace('.tsv', ''))));

const fit = (lines: readonly CallLine[]): Fitted =>
  fitSoftmax(
    lines.flatMap(({ text: line, names, labels }) =>
      labels.flatMap((label, i): Example[] =>
        label === 'e'
          ? []
          : [
              {
                features: callSigns(line, names, i),
                target: sharesOf(CALLINGS, [label === 't' ? 'to' : 'about']),
              },
            ],
      ),
    ),
    COURSE,
  );

export const callWeights: Generated = {
  name: 'calls',
  file: 'src/chatter/moves/called/call-weights.ts',
  from: 'data/calls, by dev/study/fit-calls.ts',
  make() {
    const lines = readLines();
    return moduleOf(fit(lines), 'calling', lines.length);
  },
};

type Way = 'rules' | 'model' | 'both';
const WAYS: readonly Way[] = ['rules', 'model', 'both'];

/** Of a line: who is taken for spoken to, by name. @param chances by the weights that are measured */
function calledBy(chances: Softmax, { text: line, names }: CallLine): Readonly<Record<Way, readonly boolean[]>> {
  const calls = callsIn(line, names);
  const rules = calls.map(isCalled);
  const model = names.map((_, i) => (chances(callSigns(line, names, i))[1] ?? 0) >= SPOKEN_TO);
  return {
    rules,
    model,
    both: rules.some(Boolean)
      ? rules
      : model.map((likely, i) => likely && calls[i] === null && !isToldOf(line, names[i]!)),
  };
}

/** One who is named twice is one. */
function isRight({ text: line, names, labels }: CallLine, called: readonly boolean[]): boolean {
  const whole = new Map<string, { to: boolean; called: boolean; open: boolean }>();
  names.forEach(({ start, end }, i) => {
    const name = line.slice(start, end);
    const known = whole.get(name) ?? { to: false, called: false, open: false };
    whole.set(name, {
      to: known.to || labels[i] === 't',
      called: known.called || called[i] === true,
      open: known.open || labels[i] === 'e',
    });
  });
  return [...whole.values()].every((one) => (one.open && !one.to) || one.to === one.called);
}

/** In how many of the lines everybody who is spoken to is known, and nobody else. @param weights those that ship, or others */
export function countRight(
  lines: readonly CallLine[],
  weights: Packed = { unit: UNIT, bias: BIAS, weights: WEIGHTS },
): Readonly<Record<Way, number>> {
  const chances = createSoftmax(weights, CALL_SHARPNESS);
  const called = lines.map((line) => calledBy(chances, line));
  const right = (way: Way): number => lines.filter((line, i) => isRight(line, called[i]![way])).length;
  return { rules: right('rules'), model: right('model'), both: right('both') };
}

const isHan = ({ text: line }: CallLine): boolean => /[\u3400-\u9fff]/.test(line);

function print(hand: string, lines: readonly CallLine[], weights: Fitted): void {
  for (const [language, some] of [
    ['zh', lines.filter(isHan)],
    ['en', lines.filter((line) => !isHan(line))],
  ] as const) {
    if (some.length === 0) continue;
    const right = countRight(some, weights);
    const cells = WAYS.map((way) => percent(right[way], some.length));
    console.log(`| ${hand} | ${language} | ${some.length} | ${cells.join(' | ')} |`);
  }
}

export default defineProgram({
  about: '一句话在叫谁：对没有参与拟合的人说的话 who is spoken to in a line: how well on hands not fitted on',
  options: {
    on: text(
      'FILE',
      '别的标注文件，用全部数据拟合后来测 a file of the same kind to be measured by a fit on all of data/calls',
    ),
  },
  run({ on }) {
    const lines = readLines();
    console.log('| held out | language | lines | rules | model | both |');
    console.log('| --- | --- | ---: | ---: | ---: | ---: |');
    if (on !== undefined) {
      print(
        on,
        rowsOf(on).map((row) => readCalls(row, on)),
        fit(lines),
      );
      return 0;
    }
    for (const hand of [...new Set(lines.map((line) => line.hand))])
      print(
        hand,
        lines.filter((line) => line.hand === hand),
        fit(lines.filter((line) => line.hand !== hand)),
      );
    return 0;
  },
});
