/**
 * `npm run study:ceiling -- --games DIR`: where belief loses on games that no fit saw, and what the same features could reach: fitted on one
 * half of these games and scored on the other, and, which no honest fit can beat, fitted on the very games it is scored on (docs/belief.md).
 */
import type { BeliefParameters } from '../../src/core/belief/belief';
import { shippedParameters } from '../../src/core/belief/shipped';
import { positive } from '../program/options';
import { defineProgram } from '../program/program';
import { caseOf } from './belief/dataset';
import { fitWeights } from './belief/fit';
import { GAMES, givenGames, type RecordedGame } from './belief/games';
import { rowsOf } from './belief/guessers';
import { difference, likeliest, scoresFor, type Row } from './belief/scoring';

const ITERATIONS = 60;
const NAMES = ['忠', '反', '内'];
/** As in every log loss (§J3). */
const FLOOR = 0.001;

const shipped = shippedParameters();

const rowsBy = (games: readonly RecordedGame[], by: (i: number) => BeliefParameters): Row[] =>
  games.flatMap((game, i): Row[] => rowsOf(game, by(i)).filter(({ view }) => view === 'spectator'));

function fitted(games: readonly RecordedGame[], l2: number): BeliefParameters {
  const cases = games.flatMap((game) => caseOf(game, shipped.signs) ?? []);
  return { ...shipped, weights: fitWeights(cases, { l2, iterations: ITERATIONS }, () => undefined).weights };
}

const lossOf = ({ guesses, truth }: Row): number => -Math.log(Math.max(FLOOR, guesses['belief']!.chances[truth]!));

/** Shares of the seats and of the log loss, the largest loss first. */
function shares(rows: readonly Row[], name: (row: Row) => string): string {
  const all = rows.reduce((sum, row) => sum + lossOf(row), 0);
  const groups = new Map<string, { seats: number; loss: number }>();
  for (const row of rows) {
    const { seats, loss } = groups.get(name(row)) ?? { seats: 0, loss: 0 };
    groups.set(name(row), { seats: seats + 1, loss: loss + lossOf(row) });
  }
  const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;
  return [...groups]
    .sort(([, a], [, b]) => b.loss - a.loss)
    .map(([key, { seats, loss }]) => `${key} ${percent(seats, rows.length)} of seats, ${percent(loss, all)} of loss`)
    .join('; ');
}

export default defineProgram({
  about: '信念输在哪里，同样的特征至多能到哪里 where belief loses, and what its features could reach',
  options: { games: GAMES.option, l2: positive('正则强度 strength of the prior', 12) },
  rest: GAMES.rest,
  run({ games: named, l2 }, more) {
    const games = givenGames([...named, ...more]);
    const halves = [0, 1].map((half) =>
      fitted(
        games.filter((_, i) => i % 2 !== half),
        l2,
      ),
    );
    const whole = fitted(games, l2);
    const plain = rowsBy(games, () => shipped);
    const kinds: readonly (readonly [string, Row[]])[] = [
      ['shipped', plain],
      ['the other half of these games', rowsBy(games, (i) => halves[i % 2]!)],
      ['these very games', rowsBy(games, () => whole)],
    ];
    console.log(
      '| seats | games | fitted on | Brier skill | log skill | Brier, less shipped | log loss, less shipped |',
    );
    console.log('| ---: | ---: | --- | --- | --- | --- | --- |');
    const heads = [...new Set(games.map(({ players }) => players))].sort((a, b) => a - b);
    for (const players of heads) {
      const of = (rows: readonly Row[]): Row[] => rows.filter((row) => row.players === players);
      for (const [name, rows] of kinds) {
        const scores = scoresFor(of(rows), 'belief');
        if (!scores) continue;
        const { brier, log } = difference(of(rows), of(plain), 'belief');
        console.log(
          `| ${players} | ${scores.games} | ${name} | ${scores.brierSkill.toFixed(3)} ±${scores.errors.brierSkill.toFixed(3)} | ${scores.logSkill.toFixed(3)} ±${scores.errors.logSkill.toFixed(3)} | ${brier.mean.toFixed(3)} ±${brier.error.toFixed(3)} | ${log.mean.toFixed(3)} ±${log.error.toFixed(3)} |`,
        );
      }
    }
    for (const players of heads) {
      const rows = plain.filter((row) => row.players === players);
      const guess = (row: Row): string =>
        `${NAMES[row.truth]} taken for ${NAMES[likeliest(row.guesses['belief']!.chances)]}`;
      console.log(`\n${players}: ${shares(rows, guess)}\n${players}: ${shares(rows, ({ round }) => `after ${round}`)}`);
    }
    return 0;
  },
});
