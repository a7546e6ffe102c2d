/** One who came back, in the panel, in the review and in words. */
import { expect, it } from 'vitest';
import type { PublicEvent } from '../../src/core/event';
import { createWords } from '../../src/ui/describe';
import { plotOf } from '../../src/ui/history-plot';
import { gazeOf } from '../../src/ui/gaze';
import { rowModel } from '../../src/ui/rows';
import { createPanelState } from '../../src/ui/state';
import { sourceOf } from './tools';

const turn = (seat: number, n: number): PublicEvent => ({ type: 'turn', seat, n, hp: {}, hand: {} });
const EVENTS: readonly PublicEvent[] = [
  { type: 'round', n: 1 },
  turn(1, 1),
  { type: 'die', seat: 2, by: 1, role: 'fan' },
  { type: 'revive', seat: 2, hp: 3 },
  turn(2, 2),
];
const HIDDEN = EVENTS.map((event): PublicEvent => (event.type === 'revive' ? { ...event, hidden: true } : event));

function rowAt(events: readonly PublicEvent[], at: number) {
  const source = sourceOf({ events }, { at });
  const game = source.game()!;
  const gaze = gazeOf(source, createPanelState());
  return rowModel(source, createWords(source, 'zh-CN'), gaze, game.table.bySeat.get(2)!);
}

it('stands in its row as alive, with its role open or to be guessed', () => {
  expect(rowAt(EVENTS, 3)).toMatchObject({ dead: true, open: true, letter: '反' });
  expect(rowAt(EVENTS, 4)).toMatchObject({ dead: false, open: true, letter: '反' });
  expect(rowAt(HIDDEN, 4)).toMatchObject({ dead: false, open: false, letter: '?' });
  // And back in time, as before.
  const source = sourceOf({ events: EVENTS });
  source.seek(3);
  expect(source.game()?.table.bySeat.get(2)?.alive).toBe(false);
  source.seek(4);
  expect(source.game()?.table.bySeat.get(2)?.alive).toBe(true);
});

it('is a moment of its own in the history, with a mark', () => {
  const source = sourceOf({ events: EVENTS });
  expect(source.history().moments.map(({ event }) => event.type)).toEqual(['die', 'revive']);
  const { marks } = plotOf(source.history(), 2, 'all', () => true, { width: 400, height: 160 });
  expect(marks.map(({ shape }) => shape)).toEqual(['death', 'back']);
});

it.each(['zh-CN', 'zh-TW', 'en'] as const)('is told in words (%s)', (language) => {
  const words = createWords(sourceOf({ events: EVENTS }), language);
  const told = [EVENTS[3]!, HIDDEN[3]!].map((event) => words.event(event));
  expect(told[0]).toMatch(/3/);
  expect(told[1]).toContain(told[0]);
  expect(told[1]).not.toBe(told[0]);
});

it('is believed to be what its death said, or nothing at all where its role is hidden again', () => {
  const chances = (events: readonly PublicEvent[], seat: number) => sourceOf({ events }).belief().chances('all', seat);
  expect(chances(HIDDEN, 2)).toBeNull();
  expect(chances(HIDDEN, 3)).toEqual(chances(EVENTS, 3));
  expect(chances(EVENTS, 3)).not.toBeNull();
});
