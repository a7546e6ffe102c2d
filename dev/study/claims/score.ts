/** What a spectator's chances come to once words are weighed with the record. */
import { ROLES, ZHONG } from '../../../src/core/belief/worlds';
import { likeliest, type Row, type Triple } from '../belief/scoring';
import type { HeardGame, Word } from './hear';

/** Adds what a word tells to the log weight of every world that was dealt. */
export type Teller = (word: Word, told: Float64Array) => void;

/** Hidden living seats at the start of rounds, through a spectator's eyes. */
export function rowsHeard(game: HeardGame, tell: Teller): Row[] {
  const { seats, worlds, words, moments, roles } = game;
  const count = worlds.length / seats;
  const told = new Float64Array(count);
  let next = 0;
  return moments.flatMap(({ words: until, chances, hidden, round }) => {
    for (; next < until; next++) tell(words[next]!, told);
    const most = told.reduce((best, value, world) => (chances[world]! > 0 ? Math.max(best, value) : best), -Infinity);
    const sums = new Float64Array(seats * ROLES);
    let total = 0;
    for (let world = 0; world < count; world++) {
      const weight = chances[world]! > 0 ? chances[world]! * Math.exp(told[world]! - most) : 0;
      total += weight;
      for (let seat = 0; seat < seats; seat++) sums[seat * ROLES + worlds[world * seats + seat]!]! += weight;
    }
    return hidden.map((seat): Row => {
      const own = [0, 1, 2].map((role) => sums[seat * ROLES + ZHONG + role]! / total) as unknown as Triple;
      return {
        // One deal that several minds have played is one case: who is what, and who bends, is the same.
        game: String(game.seed),
        kind: '',
        players: seats,
        round,
        view: 'spectator',
        truth: roles[seat]! - ZHONG,
        prior: own,
        guesses: { belief: { chances: own, traitor: likeliest(own) === 2 } },
      };
    });
  });
}
