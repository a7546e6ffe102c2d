/** What is believed in a game at every turn start, worked out from its acts: for models that are no shipped belief. */
import { createConduct, weighAct, type Doubt } from '../../../src/core/belief/doubt';
import { FAN, NEI, ROLES, ZHONG } from '../../../src/core/belief/worlds';
import type { Case } from './dataset';
import { likeliest, type Row, type Triple } from './scoring';

/** Weight of every world at every moment, `moment · worlds + world`, adding up to one; with doubt as in play. @param logs of objective.ts */
export function standsOf(
  { worlds, acts, moments, endOf, lastOf }: Case,
  logs: Float64Array,
  doubt: Doubt,
): Float64Array {
  const { count, seats } = worlds;
  const out = new Float64Array(moments.length * count);
  const weights = new Float64Array(count).fill(1);
  const likely = new Float64Array(count);
  const conduct = createConduct(
    seats.map(() => false),
    count,
    doubt,
  );
  let total = count;
  let done = 0;
  const rest = (gone: (world: number) => boolean): void => {
    total = 0;
    for (let world = 0; world < count; world++) {
      if (gone(world)) weights[world] = 0;
      total += weights[world]!;
    }
  };
  moments.forEach((moment, m) => {
    for (; done < moment.acts && done < acts.length; done++) {
      const at = done;
      rest((world) => endOf[world]! <= at);
      let expected = 0;
      for (let world = 0; world < count; world++) {
        likely[world] = Math.exp(logs[at * count + world]!);
        expected += likely[world]! * weights[world]!;
      }
      total = weighAct(conduct, acts[at]!.actor, doubt, likely, expected / total, weights, count);
      for (let world = 0; world < count; world++) weights[world]! /= total;
    }
    rest((world) => lastOf[world]! <= m);
    for (let world = 0; world < count; world++) out[m * count + world] = weights[world]! / total;
  });
  return out;
}

/** The moments at which belief is scored: the first turn start of rounds 2 to 9. */
export function scoredMoments({ moments }: Case): number[] {
  return moments.flatMap(({ round }, m) => (round !== (moments[m - 1]?.round ?? 1) ? [m] : []));
}

/** Chances of a seat's roles by these weights of the worlds at a moment. */
export function tripleAt({ worlds }: Case, stands: Float64Array, m: number, seat: number): Triple {
  const { count, roles, seats } = worlds;
  const sums = new Float64Array(ROLES);
  for (let world = 0; world < count; world++) sums[roles[world * seats.length + seat]!]! += stands[m * count + world]!;
  return [sums[ZHONG]!, sums[FAN]!, sums[NEI]!];
}

/** One row per scored moment and hidden seat, a spectator's, in the order of guessers.ts; the guess is called `belief`. */
export function spectatorRows(sample: Case, stands: Float64Array): Row[] {
  const { game, worlds, truth, moments, lastOf, hiddenFor } = sample;
  const { count, roles, seats } = worlds;
  const blank = new Float64Array(moments.length * count);
  return scoredMoments(sample).flatMap((m) => {
    const left = lastOf.reduce((n, last) => n + Number(last > m), 0);
    for (let world = 0; world < count; world++) blank[m * count + world] = lastOf[world]! > m ? 1 / left : 0;
    let best = 0;
    for (let world = 0; world < count; world++)
      if (stands[m * count + world]! > stands[m * count + best]!) best = world;
    return seats.flatMap((_, seat): Row[] => {
      const role = roles[truth * seats.length + seat]!;
      if (seat === worlds.lord || hiddenFor[seat]! <= m) return [];
      const prior = tripleAt(sample, blank, m, seat);
      const guesses = {
        prior: { chances: prior, traitor: likeliest(prior) === 2 },
        belief: { chances: tripleAt(sample, stands, m, seat), traitor: roles[best * seats.length + seat] === NEI },
      };
      const round = moments[m]!.round - 1;
      return [
        {
          game: game.name,
          kind: game.kind,
          players: game.players,
          round,
          view: 'spectator',
          truth: role - ZHONG,
          prior,
          guesses,
        },
      ];
    });
  });
}
