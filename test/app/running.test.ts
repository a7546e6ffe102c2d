/** The panel's view of a game that is switched off and on again in its middle. */
import { expect, it, vi } from 'vitest';
import { followGame, sourceOf } from '../../src/app/running';
import { createSettings } from '../../src/engine/settings';
import { listenToConsole, sit } from '../engine/support';

listenToConsole();

it.each(['spec', 'belief'])('shows the same game again, with its history (%s)', (inference) => {
  const table = sit({ settings: { inference }, started: false });
  const options = {
    runtime: table.runtime,
    settings: createSettings(table),
    places: { portrait: () => null } as never,
    inactive: () => (table.runtime.installed() ? null : ('off' as const)),
    term: (name: string) => name,
  };
  const running = followGame(options);
  const source = sourceOf(running, options, () => 'zh-CN');
  table.acts.gameStart();
  table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
  table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
  const history = source.history();
  const seen = { turns: history.turns.length, moments: history.moments.length };
  const chances = running.opinions.chances('all', 3);
  expect(chances === null).toBe(inference === 'spec');
  table.runtime.uninstall();
  expect([source.game(), source.recording(), running.opinions.chances('all', 3)]).toEqual([null, null, null]);
  table.runtime.install();
  expect(source.history()).toBe(history);
  expect({ turns: history.turns.length, moments: history.moments.length }).toEqual(seen);
  expect(running.opinions.chances('all', 3)).toEqual(chances);
  expect(source.game()?.table.seats.length).toBe(5);
  table.acts.turn(table.seat(2));
  expect(history.turns.length).toBe(seen.turns + 1);
  // And once more, without anything between.
  table.runtime.uninstall();
  table.runtime.uninstall();
  table.runtime.install();
  expect(running.session).not.toBeNull();
  expect(running.track === null).toBe(inference === 'spec');
});

it('looks at the minds once in a go, and again in the next', async () => {
  const table = sit({ settings: { inference: 'spec' }, started: false });
  const options = {
    runtime: table.runtime,
    settings: createSettings(table),
    places: { portrait: () => null } as never,
    inactive: () => null,
    term: (name: string) => name,
  };
  const running = followGame(options);
  const source = sourceOf(running, options, () => 'zh-CN');
  table.acts.gameStart();
  await Promise.resolve();
  const { session } = running;
  if (!session) throw new Error('no session');
  const look = vi.spyOn(session, 'soundGame');
  for (let i = 0; i < 9; i++) source.game();
  expect(look).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(source.game()).toBe(session.game);
  expect(look).toHaveBeenCalledTimes(2);
});
