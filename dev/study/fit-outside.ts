/**
 * The weights of moves/life/kind.ts, fitted on the lines of data/outside and on those of data/moves and data/wants, whose wants say of what
 * kind they are. `npm run generate outside` writes them; `npm run fit:outside` prints what is heard of each file of data/outside when fitted
 * on the others.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { KIND_SHARPNESS, KINDS, kindSigns, type Kind } from '../../src/chatter/moves/life/kind';
import { hashOf } from '../../src/chatter/line/sparse';
import { createSoftmax } from '../../src/chatter/line/softmax';
import type { Want } from '../../src/chatter/moves/wording/wants';
import type { Generated } from '../generate/generated';
import { flag } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { namesReader } from './hands';
import { jsonlIn } from './jsonl';
import { percent, sharesOf } from './labels';
import { fitSoftmax, moduleOf, type Course, type Example, type Fitted } from './softmax';

/** Lines of data/moves and data/wants. */
const WANTS_HAND = 'wants';

interface KindLine {
  readonly hand: string;
  readonly text: string;
  readonly kind: Kind;
  /** As it is typed, and with heroes at the table. */
  readonly signs: readonly ReadonlySet<string>[];
}

const COURSE: Course = { classes: KINDS.length, least: 4, lasso: 0.05, again: 0.01, unit: 0.5 };

/** Wants that are not of the game; the others are. */
const OF_WANTS: Partial<Readonly<Record<Want, Kind>>> = { outside: 'chat', trouble: 'trouble', ask_bot: 'self' };
/** Of the game there are more than enough: every so many of them is learned from, the same whatever else there is. */
const ONE_IN = 8;
/** Neither of the game nor of a kind for sure. */
const UNSURE: ReadonlySet<Want> = new Set<Want>(['odd', 'affection', 'ask_well']);

function readLines(): KindLine[] {
  const named = namesReader();
  const signsOf = (text: string): KindLine['signs'] =>
    named(text).map(({ text: read, mentions }) => kindSigns(read, mentions));
  const own = readdirSync(inProject('data', 'outside'))
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) =>
      readFileSync(inProject('data', 'outside', file), 'utf8')
        .split('\n')
        .filter((row) => row !== '')
        .map((row): KindLine => {
          const [kind = '', text = ''] = row.split('\t');
          if (!KINDS.some((one) => one === kind)) throw new RangeError(`${file}: ${row}`);
          return { hand: file.replace('.tsv', ''), text, kind: kind as Kind, signs: signsOf(text) };
        }),
    );
  const seen = new Set(own.map(({ text }) => text));
  const others = ['moves', 'wants'].flatMap((folder) =>
    jsonlIn<{ readonly text: string; readonly wants?: readonly Want[] }>('data', folder).flatMap(({ rows }) =>
      rows.flatMap(({ text, wants: [first, ...more] = [] }): KindLine[] => {
        const kind = first === undefined ? null : (OF_WANTS[first] ?? 'game');
        if (first === undefined || kind === null || UNSURE.has(first) || seen.has(text)) return [];
        // Half of one kind and half of another teaches neither.
        if (more.some((one) => (OF_WANTS[one] ?? 'game') !== kind)) return [];
        seen.add(text);
        return [{ hand: WANTS_HAND, text, kind, signs: signsOf(text).slice(-1) }];
      }),
    ),
  );
  return [...own, ...others];
}

const fit = (lines: readonly KindLine[]): Fitted =>
  fitSoftmax(
    lines
      .filter(({ hand, kind, text }) => hand !== WANTS_HAND || kind !== 'game' || hashOf(text) % ONE_IN === 0)
      .flatMap(({ kind, signs }): Example[] =>
        signs.map((features) => ({ features, target: sharesOf(KINDS, [kind]) })),
      ),
    COURSE,
  );

export const kindWeights: Generated = {
  name: 'outside',
  file: 'src/chatter/moves/life/kind-weights.ts',
  from: 'data/outside, data/moves and data/wants, by dev/study/fit-outside.ts',
  make() {
    const lines = readLines();
    return moduleOf(fit(lines), 'kind', lines.length);
  },
};

interface Heard {
  readonly line: KindLine;
  readonly best: Kind;
  readonly chance: number;
  readonly game: number;
}

/** Whoever is held out teaches nothing. */
function heardOf(lines: readonly KindLine[], hands: readonly string[]): Heard[] {
  const chances = createSoftmax(fit(lines.filter(({ hand }) => !hands.includes(hand))), KIND_SHARPNESS);
  return lines
    .filter(({ hand }) => hands.includes(hand))
    .map((line): Heard => {
      const by = chances(line.signs[0] ?? new Set());
      const best = KINDS.slice(1).reduce((a, b) => (by[KINDS.indexOf(b)]! > by[KINDS.indexOf(a)]! ? b : a));
      return { line, best, chance: by[KINDS.indexOf(best)]!, game: by[0]! };
    });
}

const BOUNDS = [0.7, 0.6, 0.5, 0.4, 0.3, 0.2];

function print(hands: string, heard: readonly Heard[]): void {
  for (const most of BOUNDS) {
    const outside = heard.filter(({ game }) => game < most);
    const cells = KINDS.slice(1).map((kind) => {
      const own = heard.filter(({ line }) => line.kind === kind);
      const right = outside.filter(({ line, best }) => best === kind && line.kind === kind).length;
      return `${percent(right, own.length)} / ${percent(right, outside.filter(({ best }) => best === kind).length)}`;
    });
    const game = heard.filter(({ line }) => line.kind === 'game');
    const taken = game.filter((one) => outside.includes(one)).length;
    console.log(`| ${hands} | ${most} | ${cells.join(' | ')} | ${percent(taken, game.length)} of ${game.length} |`);
  }
}

export default defineProgram({
  about: '一句话说的是不是牌局以外的事 of what kind a line is: how well on hands not fitted on',
  options: { misses: flag('列出听错的句子 the lines misheard') },
  run({ misses }) {
    const lines = readLines();
    const hands = [...new Set(lines.map(({ hand }) => hand))].filter((hand) => hand !== WANTS_HAND);
    console.log(
      `| held out | game below | ${KINDS.slice(1)
        .map((kind) => `${kind}: recall / right`)
        .join(' | ')} | game taken so |`,
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    const pairs = [...new Set(hands.map((hand) => hand.replace('-abroad', '')))];
    for (const pair of pairs) {
      const heard = heardOf(lines, [pair, `${pair}-abroad`]);
      print(pair, heard);
      if (misses)
        for (const { line, best, chance, game } of heard)
          if (line.kind === 'game' ? game < 0.5 : game >= 0.5 || best !== line.kind)
            console.log(`${line.kind}\t${best} ${chance.toFixed(2)}, game ${game.toFixed(2)}\t${line.text}`);
    }
    return 0;
  },
});
