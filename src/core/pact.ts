/** Deals to spare each other, where words are to weigh (§Q4): whoever made one feels a little warmer to the other for one round. */
import type { Seat } from './event';
import { touch, type Game, type Pact } from './game';

/** How much warmer, on the scale of attitudes (−10…10): a first impression turned round, no foe made a friend. */
export const PACT_WARMTH = 1;

const joins = ({ between: [a, b] }: Pact, one: Seat, other: Seat): boolean =>
  (a === one && b === other) || (a === other && b === one);

const touchBoth = (game: Game, { between }: Pact): void => {
  for (const seat of between) touch(game, seat);
};

/** Two who live have agreed. Agreeing again makes a deal that stands neither longer nor warmer. */
export function agree(game: Game, one: Seat, other: Seat): void {
  const { bySeat, seats } = game.table;
  const both = [one, other].every((seat) => bySeat.get(seat)?.alive === true);
  if (!both || one === other || game.pacts.some((pact) => joins(pact, one, other))) return;
  const pact: Pact = { between: [one, other], left: seats.filter(({ alive }) => alive).length };
  game.pacts.push(pact);
  touchBoth(game, pact);
}

/** One has harmed the other: nothing binds them any more. */
export function breakPact(game: Game, one: Seat, other: Seat): void {
  drop(game, (pact) => joins(pact, one, other));
}

/** Another turn begins. */
export function agePacts(game: Game): void {
  for (const pact of game.pacts) pact.left -= 1;
  drop(game, ({ left }) => left < 0);
}

/** What deals add to the attitude of `from` to `to`: 0 or `PACT_WARMTH`. */
export const warmthOf = ({ pacts }: Game, from: Seat, to: Seat): number =>
  pacts.length > 0 && pacts.some((pact) => joins(pact, from, to)) ? PACT_WARMTH : 0;

function drop(game: Game, isOver: (pact: Pact) => boolean): void {
  if (game.pacts.length === 0) return;
  const over = game.pacts.filter(isOver);
  if (over.length === 0) return;
  game.pacts.splice(0, game.pacts.length, ...game.pacts.filter((pact) => !isOver(pact)));
  for (const pact of over) touchBoth(game, pact);
}
