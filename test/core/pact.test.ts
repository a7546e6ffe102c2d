/** §Q4: a deal to spare each other shifts attitude slightly for one round, in both ways of inference. */
import { describe, expect, it } from 'vitest';
import { attitude } from '../../src/core/attitude';
import type { Seat } from '../../src/core/event';
import type { Game } from '../../src/core/game';
import { keyframeOf, resume } from '../../src/core/keyframe';
import { PACT_WARMTH } from '../../src/core/pact';
import { card, damage, die, fold, mindOf, tableOf, turn } from './support';

const pact = (by: Seat, about: Seat) => ({ type: 'claim', by, about, lean: 0, pact: true }) as const;
const felt = (game: Game, from: Seat, to: Seat): number => attitude(game, from, to).value;

/** How much warmer each of two has become to the other. */
function warmed(game: Game, plain: Game, [one, other]: readonly [Seat, Seat] = [2, 3]): number[] {
  return [felt(game, one, other) - felt(plain, one, other), felt(game, other, one) - felt(plain, other, one)];
}

describe('a deal', () => {
  it('warms both to each other and nobody else, and tells nothing of anybody', () => {
    const [game, plain] = [tableOf(), tableOf()];
    expect(fold(game, pact(2, 3))).toEqual([]);
    expect(warmed(game, plain)).toEqual([PACT_WARMTH, PACT_WARMTH]);
    expect(warmed(game, plain, [2, 4])).toEqual([0, 0]);
    expect(mindOf(game, 4)).toEqual(mindOf(plain, 4));
    expect(mindOf(game, 2)).toEqual(mindOf(plain, 2));
  });

  it('lasts for as many turns as people live, and agreeing again makes it neither longer nor warmer', () => {
    const [game, plain] = [tableOf(), tableOf()];
    fold(game, pact(2, 3));
    for (const [n, seat] of ([3, 4, 5, 1] as const).entries())
      for (const one of [game, plain]) fold(one, turn(seat, n + 2));
    fold(game, pact(3, 2));
    expect(warmed(game, plain)).toEqual([PACT_WARMTH, PACT_WARMTH]);
    for (const one of [game, plain]) fold(one, turn(2, 6));
    expect(warmed(game, plain)).toEqual([PACT_WARMTH, PACT_WARMTH]);
    for (const one of [game, plain]) fold(one, turn(3, 7));
    expect(warmed(game, plain)).toEqual([0, 0]);
  });

  it.each<[string, Seat, Seat, boolean]>([
    ['one who made it', 2, 3, false],
    ['the other', 3, 2, false],
    ['somebody else', 4, 2, true],
  ])('after harm by %s', (_who, by, to, stands) => {
    const [game, plain] = [tableOf(), tableOf()];
    fold(game, pact(2, 3));
    for (const one of [game, plain]) fold(one, card(by, to, 'sha', -1.5));
    expect(warmed(game, plain).map((more) => Math.abs(more) > 1e-9)).toEqual([stands, stands]);
  });

  it('stands through a card at everybody, and ends by harm that no card announced', () => {
    const game = tableOf();
    fold(game, pact(2, 3), card(2, [1, 3, 4, 5], 'nanman', -1, true), damage(2, 3, 1, { card: 'nanman' }));
    expect(game.pacts.length).toBe(1);
    fold(game, turn(3, 2), damage(2, 3, 1));
    expect(game.pacts).toEqual([]);
  });

  it('stands through an act of kindness', () => {
    const [game, plain] = [tableOf(), tableOf()];
    fold(game, pact(2, 3));
    for (const one of [game, plain]) fold(one, card(2, 3, 'tao', 1.5));
    expect(warmed(game, plain)[0]).toBeCloseTo(PACT_WARMTH, 9);
  });

  it('is not made with the dead, with oneself, or with nobody at the table', () => {
    const game = tableOf();
    fold(game, die(3, 'fan'));
    for (const [by, about] of [
      [2, 3],
      [2, 2],
      [2, 9],
    ] as const)
      fold(game, pact(by, about));
    expect(game.pacts).toEqual([]);
  });

  it('leaves what is felt for the lord to the engine', () => {
    const game = tableOf({ engine: () => -4 });
    fold(game, pact(2, 1));
    expect(felt(game, 2, 1)).toBe(-4);
  });

  it('is warmer than nothing where inference is by belief too', () => {
    const [game, plain] = [tableOf(), tableOf()].map((one): Game => ({ ...one, belief: { camp: () => -0.5 } }));
    if (!game || !plain) throw new Error('no table');
    fold(game, pact(2, 3));
    expect(felt(plain, 2, 3)).toBeLessThan(-1);
    expect(felt(game, 2, 3) - felt(plain, 2, 3)).toBeCloseTo(PACT_WARMTH, 9);
  });

  it('goes with a keyframe, whose turns are its own', () => {
    const [game, again] = [tableOf(), tableOf()];
    fold(game, pact(2, 3));
    const kept = keyframeOf(game);
    fold(game, turn(3, 2));
    resume(again, kept);
    expect(again.pacts).toEqual([{ between: [2, 3], left: 5 }]);
    expect(game.pacts).toEqual([{ between: [2, 3], left: 4 }]);
  });
});
