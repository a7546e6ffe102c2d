/** `gap` (§R2): nobody looked on, and nothing is concluded from what was not seen. */
import { expect, it } from 'vitest';
import { seeEvent } from '../../src/core/belief/belief';
import type { PublicEvent } from '../../src/core/event';
import { beliefFor, headerOf, sha, turn as turnOf } from '../belief/support';
import { card, damage, fold, mindOf, seatOf, tableOf, turn } from './support';

const GAP: PublicEvent = { type: 'gap' };

it('belief holds nothing of a turn against its owner that it did not see to its end', () => {
  const told = (...between: PublicEvent[]): number => {
    const belief = beliefFor(headerOf(5));
    for (const event of [turnOf(3, 1, 5), ...between, turnOf(4, 2, 5)]) seeEvent(belief, event);
    return belief.told.events.length;
  };
  expect(told()).toBe(1);
  expect(told(GAP)).toBe(0);
  expect(told(sha(3, 2, 5), GAP)).toBe(1);
});

it('an outcome after it is not taken for that of a card before it', () => {
  const evidence = (...between: PublicEvent[]): number => {
    const game = tableOf({ engine: () => 4 });
    fold(game, turn(3), card(3, 1, 'sha', 0), ...between, damage(3, 1, 1, { card: 'sha' }));
    return mindOf(game, 2).memory.evidence[3] ?? NaN;
  };
  expect(evidence()).toBe(0);
  expect(evidence(GAP)).toBeLessThan(0);
});

it('changes nothing that is known', () => {
  const game = tableOf();
  fold(game, turn(3), card(3, 1, 'sha', -1));
  const before = JSON.stringify([...game.minds]);
  expect(fold(game, GAP)).toEqual([]);
  expect(JSON.stringify([...game.minds])).toBe(before);
  expect(seatOf(game, 3)).toMatchObject({ alive: true, revealed: null });
});
