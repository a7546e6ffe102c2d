/** What the panel shows is decided without any element: here there is no page at all. */
import { expect, it } from 'vitest';
import { leaveSeat, lookOf, shownGame, tabAfter, visit, type Showing } from '../../src/ui/panel/showing';
import { createPanelState } from '../../src/ui/state';
import type { Tab } from '../../src/ui/tab';
import { sourceOf } from './tools';

const tab = (id: string, withoutGame = false): Tab => ({
  id,
  withoutGame,
  label: () => id,
  create: () => {
    throw new Error('nothing is drawn here');
  },
});
const GAME = sourceOf({ events: [] });
const NO_GAME = { ...GAME, game: () => null };

const showing = (running = GAME): Showing => ({
  choice: createPanelState(),
  tabs: [tab('inspect'), tab('review', true), tab('talk')],
  docked: false,
  running,
  visited: null,
  open: true,
});

it('is the chosen tab, and the first where the chosen one is not there', () => {
  const panel = showing();
  panel.choice.tab = 'review';
  expect(lookOf(panel, 'none')).toMatchObject({ tab: { id: 'review' }, why: null, empty: false, visiting: false });
  panel.choice.tab = 'gone';
  expect(lookOf(panel, 'none').tab.id).toBe('inspect');
});

it('is one line where there is no game, and still the page that needs none', () => {
  const panel = showing(NO_GAME);
  expect(lookOf(panel, 'none')).toMatchObject({ why: 'none', empty: true });
  panel.choice.tab = 'review';
  expect(lookOf(panel, 'none')).toMatchObject({ why: 'none', empty: false });
  expect(lookOf(showing({ ...GAME, inactive: () => 'online' }), 'none')).toMatchObject({ why: 'online', empty: true });
});

it("is another game while one is visited, with nobody's history open", () => {
  const panel = showing(NO_GAME);
  panel.choice.seat = 3;
  panel.choice.moment = 7;
  visit(panel, GAME);
  expect(shownGame(panel)).toBe(GAME);
  expect(panel.choice).toMatchObject({ seat: null, moment: null });
  expect(lookOf(panel, 'none')).toMatchObject({ why: null, visiting: true });
  visit(panel, null);
  expect(shownGame(panel)).toBe(NO_GAME);
});

it('goes round the row of tabs by arrow, Home and End, and nowhere by other keys', () => {
  const panel = showing();
  const goes = (from: string, key: string) => {
    panel.choice.tab = from;
    return tabAfter(panel, key)?.id;
  };
  expect(goes('inspect', 'ArrowRight')).toBe('review');
  expect(goes('talk', 'ArrowRight')).toBe('inspect');
  expect(goes('inspect', 'ArrowLeft')).toBe('talk');
  expect(goes('review', 'Home')).toBe('inspect');
  expect(goes('review', 'End')).toBe('talk');
  expect(goes('review', 'Enter')).toBeUndefined();
});

it('leaves an open history first, on the first page only', () => {
  const panel = showing();
  expect(leaveSeat(panel)).toBe(false);
  panel.choice.seat = 2;
  panel.choice.tab = 'talk';
  expect(leaveSeat(panel)).toBe(false);
  panel.choice.tab = 'inspect';
  expect(leaveSeat(panel)).toBe(true);
  expect(panel.choice.seat).toBeNull();
});
