/**
 * src/engine/runtime.ts `finish`: watchers are told `ended` whenever an onover handler runs, also when the session did
 * not finish (not over) or had finished before, though Watcher.ended means "the game is over and its recording
 * complete". show.ts then keeps a game twice in the archive.
 */
import { expect, it } from 'vitest';
import { sit } from './support';

it('watchers hear of the end once', () => {
  const table = sit();
  let ended = 0;
  table.runtime.watch({
    ended: () => {
      ended += 1;
    },
  });
  table.acts.over();
  table.acts.over();
  expect(ended).toBe(1);
});

it('watchers hear of no end while the game runs', () => {
  const table = sit();
  let ended = 0;
  table.runtime.watch({
    ended: () => {
      ended += 1;
    },
  });
  for (const heard of table.lib.onover) heard(true);
  expect(ended).toBe(0);
});
