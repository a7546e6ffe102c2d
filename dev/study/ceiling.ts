/**
 * `npm run study:ceiling -- --games DIR`: where belief loses on games that no fit saw, and what could be reached at all: by a model that sees
 * who acts, by a boosted one on top of belief, by the same model fitted on more games, and, which no honest fit can beat, on the
 * very games that are scored (docs/belief.md). Games are split by seed; a deal that several minds played stays on one side.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { shippedParameters } from '../../src/core/belief/shipped';
import { UsageError } from '../program/errors';
import { flag, text, whole } from '../program/options';
import { defineProgram } from '../program/program';
import {
  boosted,
  fromNothing,
  goneOn,
  MINDS,
  MINDS_AND_PERSONAS,
  watch,
  type BoostedModel,
  type Model,
} from './belief/ceilings';
import type { Watched } from './belief/boost';
import { playersOf } from './belief/company';
import { caseOf } from './belief/dataset';
import { UNLABELLED } from './belief/fit-players';
import { GAMES, givenGames, heldOut, type RecordedGame } from './belief/games';
import { difference, likeliest, scoresFor, type Row } from './belief/scoring';
import { spectatorRows } from './belief/snapshots';

const NAMES = ['忠', '反', '内'];
/** As in every log loss (§J3). */
const FLOOR = 0.001;
const GAINS = 16;

const shipped = shippedParameters();

const rowsBy = (games: readonly Watched[], model: Model): Row[] => games.flatMap((game) => rowsOf(game, model(game)));

/** By deal, not by table: whoever plays it, the heroes, hands and roles are the same. */
const rowsOf = ({ sample }: Watched, stands: Float64Array): Row[] =>
  spectatorRows(sample, stands).map((row) => ({ ...row, game: `${row.players}p-${sample.game.seed}` }));

const lossOf = ({ guesses, truth }: Row): number => -Math.log(Math.max(FLOOR, guesses['belief']!.chances[truth]!));
const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + lossOf(row), 0);

/** Shares of the seats and of the log loss, the largest loss first. */
function shares(rows: readonly Row[], name: (row: Row) => string): string {
  const all = sumOf(rows);
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(name(row), [...(groups.get(name(row)) ?? []), row]);
  const percent = (part: number, total: number): string => `${Math.round((100 * part) / total)} %`;
  return [...groups]
    .map(([key, own]) => ({ key, seats: own.length, loss: sumOf(own) }))
    .sort((a, b) => b.loss - a.loss)
    .map(({ key, seats, loss }) => `${key} ${percent(seats, rows.length)} of seats, ${percent(loss, all)} of loss`)
    .join('; ');
}

const CELLS: readonly (readonly [string, (row: Row) => boolean])[] = [
  ['all', () => true],
  ['engine', ({ kind }) => company(kind) === 'engine'],
  ['ours', ({ kind }) => company(kind) === 'ours'],
  ['both', ({ kind }) => company(kind) === 'both'],
  ['all, after round 1', ({ round }) => round === 1],
];

/** Whose minds sit at the tables of a folder. */
function company(kind: string): 'engine' | 'ours' | 'both' {
  if (!kind.startsWith('engine')) return 'ours';
  return kind.includes('+') ? 'both' : 'engine';
}

const figure = ({ mean, error }: { mean: number; error: number }): string =>
  `${mean > 0 ? '+' : ''}${mean.toFixed(4)} ±${error.toFixed(4)}`;

function tellModel(name: string, rows: readonly Row[], plain: readonly Row[]): void {
  const heads = [...new Set(rows.map(({ players }) => players))].sort((a, b) => a - b);
  for (const players of heads) {
    for (const [cell, within] of CELLS) {
      const of = (from: readonly Row[]): Row[] => from.filter((row) => row.players === players && within(row));
      const scores = scoresFor(of(rows), 'belief');
      if (!scores) continue;
      const { brier, log } = difference(of(rows), of(plain), 'belief');
      const { brierSkill, logSkill, calibration, errors } = scores;
      console.log(
        `| ${players} | ${cell} | ${scores.games} / ${scores.seats} | ${name} | ${brierSkill.toFixed(3)} ±${errors.brierSkill.toFixed(3)} | ${logSkill.toFixed(3)} ±${errors.logSkill.toFixed(3)} | ${calibration.toFixed(3)} | ${figure(brier)} | ${figure(log)} |`,
      );
    }
  }
}

/** Only the games that a list names; a list that is not there yet is written, so that a study can be run again on the same games. */
function listed(games: RecordedGame[], file: string | undefined): RecordedGame[] {
  if (file === undefined) return games;
  if (!existsSync(file)) {
    writeFileSync(file, games.map(({ name }) => `${name}\n`).join(''));
    return games;
  }
  const names = new Set(readFileSync(file, 'utf8').split('\n'));
  return games.filter(({ name }) => names.has(name));
}

/** Which games a model is fitted on, and which it is scored on: never the same deals. */
interface Fold {
  readonly train: readonly Watched[];
  readonly test: readonly Watched[];
}

const RESIDUES = [0, 1, 2, 3, 4];

/** As every fit is split; or crosswise, so that all deals are scored, each by models that saw four fifths of the others. */
function foldsOf(all: readonly Watched[], crosswise: boolean): Fold[] {
  const split = (out: (game: RecordedGame) => boolean): Fold => ({
    train: all.filter(({ sample }) => !out(sample.game)),
    test: all.filter(({ sample }) => out(sample.game)),
  });
  const folds = crosswise
    ? RESIDUES.map((left) => split(({ seed }) => seed % RESIDUES.length === left))
    : [split(heldOut)];
  if (folds.every(({ train, test }) => train.length > 0 && test.length > 0)) return folds;
  throw new UsageError('训练和保留的种子都要有 needs seeds of both halves');
}

function gainsText(models: readonly BoostedModel[]): string {
  const gains = new Map<string, number>();
  for (const model of models)
    for (const [column, share] of model.gains) gains.set(column, (gains.get(column) ?? 0) + share / models.length);
  const most = [...gains].sort(([, a], [, b]) => b - a).slice(0, GAINS);
  const trees = models.map((model) => model.trees).join(', ');
  return `${trees} trees; gain by feature: ${most.map(([column, share]) => `${column} ${(100 * share).toFixed(1)} %`).join(', ')}`;
}

/** Minds that had tables of their own, to be left out one by one. */
const mindsOf = (games: readonly Watched[]): string[] =>
  [...new Set(games.flatMap(({ sample }) => playersOf(sample.game).map(({ mind }) => mind)))].sort();

/** Every other block of five seeds. */
const inHalf = ({ sample }: Watched): boolean => Math.floor(sample.game.seed / 5) % 2 === 0;

const boostedOn = (train: readonly Watched[]): BoostedModel =>
  boosted(train, (stands, of) => sumOf(rowsOf(of, stands)));

function study(folds: readonly Fold[], iterations: number): void {
  const rowsFor = (fit: (fold: Fold) => Model): Row[] => folds.flatMap((fold) => rowsBy(fold.test, fit(fold)));
  const plain = rowsFor(
    () =>
      ({ stands }) =>
        stands,
  );
  const tell = (name: string, fit: (fold: Fold) => Model): void => {
    tellModel(name, rowsFor(fit), plain);
  };
  console.log(
    '| seats | minds at the table | deals / seats | model | Brier skill | log skill | calibration error | Brier, less shipped | log loss, less shipped |\n| ---: | --- | --- | --- | --- | --- | --- | --- | --- |',
  );
  tellModel('shipped', plain, plain);
  const grown = folds.map(({ train }) => boostedOn(train));
  tell('boosted on shipped', (fold) => grown[folds.indexOf(fold)]!.model);
  tell('goes on from shipped', ({ train }) => goneOn(train, shipped, UNLABELLED, iterations));
  tell('the same, sees minds', ({ train }) => goneOn(train, shipped, MINDS, iterations));
  tell('the same, sees minds and personas', ({ train }) => goneOn(train, shipped, MINDS_AND_PERSONAS, iterations));
  tell('from nothing', ({ train }) => fromNothing(train, iterations));
  tell('from nothing, half of the deals', ({ train }) => fromNothing(train.filter(inHalf), iterations));
  tell('from nothing, on these very games', ({ test }) => fromNothing(test, iterations, 1));
  for (const mind of mindsOf(folds[0]!.train)) {
    const without = ({ sample }: Watched): boolean => playersOf(sample.game).every((player) => player.mind !== mind);
    const rows = rowsFor(({ train }) => boostedOn(train.filter(without)).model);
    const own = (row: Row): boolean => row.kind === `${mind}-${row.players}p`;
    tellModel(`boosted, ${mind} unseen, at its own tables`, rows.filter(own), plain.filter(own));
  }
  console.log(`\nboosted on shipped: ${gainsText(grown)}`);
  for (const players of [...new Set(plain.map((row) => row.players))].sort((a, b) => a - b)) {
    const rows = plain.filter((row) => row.players === players);
    const guess = (row: Row): string =>
      `${NAMES[row.truth]} taken for ${NAMES[likeliest(row.guesses['belief']!.chances)]}`;
    console.log(`\n${players}: ${shares(rows, guess)}\n${players}: ${shares(rows, ({ round }) => `after ${round}`)}`);
  }
}

export default defineProgram({
  about: '信念输在哪里，至多能到哪里 where belief loses, and what could be reached',
  options: {
    games: GAMES.option,
    list: text('FILE', '只用其中的录像；没有就写下 only the recordings it names; written where it is not there'),
    crosswise: flag('每副牌都计分，各由没见过它的拟合 every deal is scored, by fits that did not see it'),
    iterations: whole('每次拟合至多迭代 at most so many iterations a fit', { least: 1, most: 1000, otherwise: 25 }),
  },
  rest: GAMES.rest,
  run({ games: named, list, iterations, crosswise }, more) {
    const games = listed(givenGames([...named, ...more]), list);
    const all = games.flatMap((game) => {
      const sample = caseOf(game, shipped.signs);
      return sample ? [watch(sample, shipped)] : [];
    });
    study(foldsOf(all, crosswise), iterations);
    return 0;
  },
});
