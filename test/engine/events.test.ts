/** Events of unusual shape that lose more than they have to. */
import { afterEach, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../src/engine/noname';
import { sit, toldOf } from './support';

afterEach(() => { vi.restoreAllMocks(); });

/**
 * src/engine/observe.ts `skillBehind`: the engine's getParent() answers {} beyond the root (gameEvent.js:124), whose
 * name is undefined, so `parent.name.startsWith` throws for an event that has no "game" above it. The damage is lost.
 */
it('damage in an event without a parent is told', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const table = sit();
  const event = { name: 'damage', player: table.seat(2), source: table.seat(3), num: 1, getParent: () => ({}) } as unknown as GameEvent;
  table.trigger(event, 'damageEnd');
  expect(toldOf(table, 'damage')).toEqual([{ type: 'damage', by: 3, to: 2, num: 1, via: {} }]);
});
