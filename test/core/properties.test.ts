/** What holds after any events whatever (§A3, §A7, §A15). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attitude, relation } from '../../src/core/attitude';
import { consensus, guess, verdict } from '../../src/core/consensus';
import { step, type Delta } from '../../src/core/fold';
import { touchAll, type Game } from '../../src/core/game';
import type { Memory } from '../../src/core/mind';
import { mindOf, seatOf } from './support';
import { anyEvent, anyNumber, PLAYERS, wildGame } from './wild';

const AXES: readonly [keyof Memory, number, number][] = [
  ['evidence', -10, 10],
  ['zhuSignal', -20, 20],
  ['zhuHelp', 0, 20],
  ['zhuHarm', 0, 20],
  ['grudge', 0, 20],
  ['firstImpression', -0.3, 0.3],
];
const SEATS = Array.from({ length: PLAYERS }, (_, i) => i + 1);
const PAIRS = SEATS.flatMap((from) => SEATS.filter((to) => to !== from).map((to) => [from, to] as const));

/** Events with broken numbers, and with seats nobody introduced. */
const wild = fc.array(anyEvent({ seats: PLAYERS + 2, broken: true }), { maxLength: 40 });

function checkDeltas(deltas: readonly Delta[]): void {
  for (const { observer, about, ...amounts } of deltas) {
    expect(observer).not.toBe(about);
    expect(Object.keys(amounts).length).toBeGreaterThan(0);
    for (const amount of Object.values(amounts)) {
      expect(Number.isFinite(amount)).toBe(true);
      expect(amount).not.toBe(0);
    }
  }
}

function checkAnswers(game: Game): void {
  for (const target of game.table.seats) {
    const together = consensus(game, target);
    expect(Number.isFinite(together.confidence)).toBe(true);
    expect(together.confidence).toBeGreaterThanOrEqual(0);
    expect(together.confidence).toBeLessThanOrEqual(1);
  }
  for (const [from, to] of PAIRS) {
    const target = seatOf(game, to);
    const { confidence, identity, reason, detail } = guess(game, from, target);
    expect(confidence >= 0 && confidence <= 1, `${from} of ${to}: ${confidence}`).toBe(true);
    for (const value of Object.values(detail ?? {}))
      if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    expect(verdict(game, from, target)).toEqual({ identity, confidence, reason });
    const { value } = attitude(game, from, to);
    expect(value >= -10 && value <= 10, `${from} to ${to}: ${value}`).toBe(true);
  }
}

describe('after any events, numbers and seats whatever', () => {
  it('nothing throws, bounds hold, nothing is NaN or infinite, nobody records itself', () => {
    fc.assert(
      fc.property(wild, fc.option(fc.integer({ min: 1, max: PLAYERS }), { nil: null }), (events, me) => {
        const game = wildGame({ fan: 2 }, me);
        for (const event of events) checkDeltas(step(game, event));
        for (const [seat, { memory }] of game.minds) {
          for (const [axis, low, high] of AXES) {
            expect(Object.hasOwn(memory[axis], seat)).toBe(false);
            for (const value of Object.values(memory[axis]))
              expect(value >= low && value <= high, `${axis} ${value}`).toBe(true);
          }
        }
        checkAnswers(game);
      }),
      { numRuns: 150 },
    );
  });

  it('the same events give the same answers', () => {
    fc.assert(
      fc.property(wild, (events) => {
        const [one, two] = [wildGame(), wildGame()];
        for (const event of events) expect(step(one, event)).toEqual(step(two, event));
        expect([...one.minds]).toEqual([...two.minds]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('with any number in any memory', () => {
  const axis = fc.constantFrom<keyof Memory>(
    'evidence',
    'zhuSignal',
    'zhuHelp',
    'zhuHarm',
    'grudge',
    'firstImpression',
  );
  // Sums of doubles near the largest may overflow; nothing that happens in a game comes near them.
  const written = fc.array(
    fc.tuple(
      fc.constantFrom(...PAIRS),
      axis,
      fc.oneof(
        fc.constantFrom(undefined as unknown as number, null as unknown as number, '3' as unknown as number),
        anyNumber.filter((x) => !Number.isFinite(x) || Math.abs(x) < 1e300),
      ),
    ),
    { minLength: 1, maxLength: 30 },
  );

  it('guesses, attitudes and the relation that weighs evidence stay finite', () => {
    fc.assert(
      fc.property(written, fc.array(anyEvent({ broken: true }), { maxLength: 6 }), (entries, events) => {
        const game = wildGame();
        for (const event of events) step(game, event);
        for (const [[from, to], name, value] of entries) mindOf(game, from).memory[name][to] = value;
        touchAll(game);
        checkAnswers(game);
        for (const [from, to] of PAIRS) expect(Number.isFinite(relation(game, from, to))).toBe(true);
      }),
      { numRuns: 120 },
    );
  });
});
