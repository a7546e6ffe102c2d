/** §G6: what a word about somebody moves, in whom, and how far. */
import { describe, expect, it } from 'vitest';
import type { ClaimEvent, Seat } from '../../src/core/event';
import type { Game } from '../../src/core/game';
import { baseMagnitude } from '../../src/core/worth';
import { column, die, fold, mindOf, same, tableOf, type Options } from './support';

const claim = (by: Seat, about: Seat, lean: number): ClaimEvent => ({ type: 'claim', by, about, lean });

/** Seat 2 feels this for seat 3, all others nothing; certain from ±1 on. */
const likes = (evidence: number, options: Options = {}): Game => {
  const game = tableOf({ ...options, engine: () => 0 });
  mindOf(game, 2).memory.evidence[3] = evidence;
  return game;
};

describe('a word about a seat', () => {
  it('moves the lord’s axis in the mind of one who takes the speaker for a friend, and tells so', () => {
    const game = likes(6);
    same(fold(game, claim(3, 4, 0.4)), [{ observer: 2, about: 4, zhuSignal: 0.4 }]);
    same(column(game, 'zhuSignal', 4), { 1: 0, 2: 0.4, 3: 0, 5: 0 });
    same(mindOf(game, 2).memory.zhuHelp[4], 0.4);
    same(fold(game, claim(3, 4, -0.3)), [{ observer: 2, about: 4, zhuSignal: -0.3 }]);
    same([mindOf(game, 2).memory.zhuSignal[4], mindOf(game, 2).memory.zhuHarm[4]], [0.1, 0.3]);
  });

  it.each([
    ['far above one card', 50, 1],
    ['far below it', -50, -1],
  ])('weighs one ordinary card at most: %s', (_what, lean, sign) => {
    same(fold(likes(6), claim(3, 4, lean)), [{ observer: 2, about: 4, zhuSignal: sign * baseMagnitude(1.5) }]);
  });

  it('weighs less where the speaker is hardly liked', () => {
    // A balanced mind at 4 hp feels 1.05 × 1.12 × 0.6 × (evidence − 0.125) in round 1: 0.45 here, half certain.
    const liked = 0.45 / 0.7056 + 0.125;
    same(fold(likes(liked), claim(3, 4, 0.4)), [{ observer: 2, about: 4, zhuSignal: 0.2 }]);
  });

  it.each<[string, Game, ClaimEvent]>([
    ['a foe is not believed', likes(-6), claim(3, 4, 0.4)],
    ['nobody’s friend is not', likes(0), claim(3, 4, 0.4)],
    ['one knows what one is oneself', likes(6), claim(3, 2, 0.4)],
    ['everybody knows the lord', likes(6), claim(3, 1, 0.4)],
    ['a word that weighs nothing', likes(6), claim(3, 4, 0)],
    ['no number', likes(6), claim(3, 4, Number.NaN)],
    ['about nobody at this table', likes(6), claim(3, 9, 0.4)],
    ['by nobody at this table', likes(6), claim(9, 4, 0.4)],
  ])('changes nothing: %s', (_what, game, event) => {
    expect(fold(game, event)).toEqual([]);
    for (const { memory } of game.minds.values())
      expect(Object.values(memory.zhuSignal).every((v) => v === 0)).toBe(true);
  });

  it('is not heard by the dead, nor by its speaker', () => {
    const game = likes(6);
    mindOf(game, 5).memory.evidence[3] = 6;
    mindOf(game, 3).memory.evidence[3] = 6;
    fold(game, die(2, 'zhong'));
    expect(fold(game, claim(3, 4, 0.4)).map(({ observer }) => observer)).toEqual([5]);
  });

  it('tells nothing where the mind is at its bound already', () => {
    const game = likes(6);
    mindOf(game, 2).memory.zhuSignal[4] = 20;
    expect(fold(game, claim(3, 4, 0.4))).toEqual([]);
    same(mindOf(game, 2).memory.zhuHelp[4], 0.4);
  });
});
