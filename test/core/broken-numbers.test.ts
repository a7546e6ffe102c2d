/** §A15: a number that is none, wherever it comes from, does not spread. */
import { describe, expect, it } from 'vitest';
import { attitude } from '../../src/core/attitude';
import { consensus } from '../../src/core/consensus';
import { touchAll } from '../../src/core/game';
import type { Memory } from '../../src/core/mind';
import { card, damage, fold, mindOf, remember, seatOf, shown, tableOf, turn } from './support';

describe('an exposure that is no finite number', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%d changes nothing', (value) => {
    const game = tableOf();
    fold(game, shown(3, 0.8), shown(3, value));
    expect(seatOf(game, 3).exposure).toBe(0.8);
  });

  it('gives no NaN as a difference to the next exposure', () => {
    const game = tableOf();
    fold(game, shown(3, 0.8), shown(3, Number.NaN));
    expect(fold(game, shown(3, 0.9)).map(({ shown: moved }) => Number.isFinite(moved))).toEqual([true]);
  });

  it('leaves the cached consensus what a fresh one would be', () => {
    const game = tableOf();
    remember(game, 2, 4, { zhuSignal: -1.1 });
    fold(game, shown(4, 0.85));
    const cached = consensus(game, seatOf(game, 4)).identity;
    fold(game, shown(4, Number.NaN));
    const after = consensus(game, seatOf(game, 4)).identity;
    touchAll(game);
    expect([cached, after]).toEqual(['fan', consensus(game, seatOf(game, 4)).identity]);
  });
});

describe('a memory that somebody wrote no finite number into', () => {
  it.each<[keyof Memory, number]>([
    ['evidence', Number.NaN],
    ['evidence', Number.NEGATIVE_INFINITY],
    ['zhuSignal', Number.NaN],
    ['grudge', Number.NaN],
  ])('%s of %d: the delta of the next act is finite, and so is the memory after it', (axis, value) => {
    const game = tableOf({ engine: (from, to) => (from === to ? 10 : 0) });
    remember(game, 1, 3, { [axis]: value });
    const deltas = [...fold(game, card(3, 1, 'sha', -1)), ...fold(game, damage(3, 1, 1))];
    for (const { observer: _observer, about: _about, ...amounts } of deltas) {
      for (const amount of Object.values(amounts)) expect(Number.isFinite(amount)).toBe(true);
    }
    expect(Number.isFinite(mindOf(game, 1).memory[axis][3])).toBe(true);
  });
});

describe('fading', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined as unknown as number])('mends a memory of %d', (value) => {
    const game = tableOf();
    const FADING = ['evidence', 'zhuSignal', 'grudge'] as const;
    for (const axis of FADING) mindOf(game, 2).memory[axis][3] = value;
    fold(game, turn(2));
    for (const axis of FADING) expect(mindOf(game, 2).memory[axis][3], axis).toBe(0);
  });

  it.each(['insight', 'revengeWeight'] as const)('by broken %s leaves numbers', (trait) => {
    const game = remember(tableOf(), 2, 3, { evidence: 5, zhuSignal: 5, grudge: 5 });
    mindOf(game, 2).persona.traits[trait] = Number.NaN;
    fold(game, turn(2));
    const { evidence, zhuSignal, grudge } = mindOf(game, 2).memory;
    for (const value of [evidence[3], zhuSignal[3], grudge[3]]) expect(value).toBeGreaterThan(4);
  });
});

describe('traits that a subscriber of slqj_ai_persona_init left broken', () => {
  it.each([Number.NaN, undefined as unknown as number])(
    'camouflageRounds %d gives an attitude that is a number',
    (rounds) => {
      const game = tableOf({ persona: 'camouflage', engine: () => -8 });
      mindOf(game, 3).persona.traits.camouflageRounds = rounds;
      expect(Number.isFinite(attitude(game, 3, 1).value)).toBe(true);
    },
  );
});
