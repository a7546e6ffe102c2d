/** Kept answers: what is kept must be what a fresh computation would give. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consensus, softState } from '../../src/core/consensus';
import type { PublicEvent } from '../../src/core/event';
import { step } from '../../src/core/fold';
import { touchAll, type Game } from '../../src/core/game';
import { card, damage, die, fold, heal, remember, reveal, seatOf, shown, skill, tableOf, turn } from './support';
import { anyEvent, PLAYERS, wildGame } from './wild';

describe('the cache', () => {
  const answers = (game: Game) => ({
    soft: softState(game),
    consensus: game.table.seats.map((target) => consensus(game, target)),
  });

  it('answers as if there were none, however often it was asked on the way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyEvent({ seats: PLAYERS + 1 }), fc.boolean()), { maxLength: 40 }),
        fc.constantFrom({ fan: 2 }, { fan: 1 }, null),
        (steps, deck) => {
          const asked = wildGame(deck);
          const fresh = wildGame(deck);
          for (const [event, ask] of steps) {
            step(asked, event);
            step(fresh, event);
            if (ask) answers(asked);
          }
          const cached = answers(asked);
          touchAll(asked);
          expect(cached).toEqual(answers(asked));
          expect(cached).toEqual(answers(fresh));
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is asked again when the human's hand passes to the game", () => {
    const game = wildGame({ fan: 2 }, 2);
    const before = consensus(game, seatOf(game, 3));
    expect(before.abstentions).toEqual({ insufficient_signal: 3 });
    game.human = null;
    step(game, { type: 'turn', seat: 1, n: 1, hp: {}, hand: {} });
    expect(consensus(game, seatOf(game, 3)).abstentions).toEqual({ insufficient_signal: 4 });
  });

  // Each of these changes the answer about seat 4, and nothing else would say that it did.
  it.each<[string, (game: Game) => unknown, PublicEvent]>([
    ['signal alone', () => undefined, heal(4, 1, 2)],
    ['signal alone, against', () => undefined, damage(4, 1, 2)],
    [
      'a clue alone',
      (game) => [remember(game, 3, 4, { zhuSignal: 1 }), fold(game, reveal(2, 'zhong'))],
      card(4, 2, 'tao', 2),
    ],
    [
      'evidence alone',
      (game) => remember(remember(game, 3, 2, { evidence: 10 }), 3, 4, { evidence: 1 }),
      skill(4, 2, 'rende', 1),
    ],
    [
      'a grudge alone',
      (game) => [remember(game, 3, 4, { zhuSignal: -1 }), fold(game, card(4, 3, 'sha', 0))],
      damage(4, 3, 1, { card: 'sha' }),
    ],
    [
      'a tally while the signal stands at its bound',
      (game) => remember(game, 3, 4, { zhuSignal: -20, zhuHelp: 2, zhuHarm: 1 }),
      damage(4, 1, 1),
    ],
    ['exposure', (game) => remember(game, 3, 4, { zhuSignal: -1.1 }), shown(4, 0.7)],
    ['a reveal', () => undefined, reveal(4, 'nei')],
    ['a death', () => undefined, die(4, 'nei')],
    ['a memory that fades', (game) => remember(game, 3, 4, { zhuSignal: -1.2 }), turn(3)],
    ["the last rebel's death", (game) => fold(game, die(3, 'fan'), die(5, 'fan')), die(2, 'fan')],
  ])('notices %s', (_what, prepare, event) => {
    const game = tableOf({ deck: { fan: 3 } });
    prepare(game);
    const before = consensus(game, seatOf(game, 4));
    step(game, event);
    const after = consensus(game, seatOf(game, 4));
    touchAll(game);
    expect(after).toEqual(consensus(game, seatOf(game, 4)));
    expect(after).not.toEqual(before);
  });

  it('is really used: an answer is the same object until something about the seat changes', () => {
    const game = wildGame();
    const target = seatOf(game, 3);
    const first = consensus(game, target);
    expect(consensus(game, target)).toBe(first);
    step(game, { type: 'shown', seat: 4, value: 0.3 });
    expect(consensus(game, target)).toBe(first);
    step(game, { type: 'shown', seat: 3, value: 0.3 });
    expect(consensus(game, target)).not.toBe(first);
  });
});
