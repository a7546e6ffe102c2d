/**
 * `npm run eval:nei -- --games DIR`: how well the specification names the traitor (§S5.2 step 5): at the start of every round, of every pair of a living
 * observer who is not the traitor and a hidden living seat, how often `nei` was guessed, and how often rightly.
 */
import { verdict } from '../../src/core/consensus';
import { step } from '../../src/core/fold';
import { openGame } from '../../src/replay/replay';
import { defineProgram } from '../program/program';
import { GAMES, givenGames, type RecordedGame } from './belief/games';

interface Counts {
  pairs: number;
  traitors: number;
  guessed: number;
  right: number;
}

function count({ recording, truth }: RecordedGame, into: Counts): void {
  const game = openGame(recording);
  let last = 1;
  for (const { event } of recording.entries) {
    if (!event) continue;
    step(game, event);
    if (event.type !== 'turn' || game.table.round === last) continue;
    last = game.table.round;
    for (const observer of game.table.seats) {
      if (!observer.alive || truth[observer.seat] === 'nei') continue;
      for (const target of game.table.seats) {
        if (target === observer || !target.alive || target.revealed !== null) continue;
        const traitor = truth[target.seat] === 'nei';
        const guessed = verdict(game, observer.seat, target).identity === 'nei';
        into.pairs += 1;
        if (traitor) into.traitors += 1;
        if (guessed) into.guessed += 1;
        if (guessed && traitor) into.right += 1;
      }
    }
  }
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} / ${whole} = ${(part / whole).toFixed(3)}`;

export default defineProgram({
  about: '规格认内奸：召回与精确 how well the specification names the traitor: recall and precision',
  options: { games: GAMES.option },
  rest: GAMES.rest,
  run({ games: named }, more) {
    const games = givenGames([...named, ...more]);
    const heads = [...new Set(games.map(({ players }) => players))].sort((a, b) => a - b);
    console.log('| players | games | guesses | recall | precision |\n| --- | --- | --- | --- | --- |');
    for (const players of heads) {
      const of = games.filter((game) => game.players === players);
      const counts: Counts = { pairs: 0, traitors: 0, guessed: 0, right: 0 };
      for (const game of of) count(game, counts);
      const { pairs, traitors, guessed, right } = counts;
      console.log(`| ${players} | ${of.length} | ${pairs} | ${share(right, traitors)} | ${share(right, guessed)} |`);
    }
    return 0;
  },
});
