/** An engine that we know is told nothing of: neither when we start nor in a whole game. */
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { describeEngine, OURS } from './engine';

const LISTEN = `() => {
  const { warn } = console;
  globalThis.zzWarned = [];
  console.warn = (...args) => {
    if (String(args[0]).startsWith('[察言观色]')) globalThis.zzWarned.push(String(args[0]));
    warn.apply(console, args);
  };
}`;

describeEngine('1.11.4.1', 'a game', (noname) => {
  it('has no notices', async () => {
    const played = await playGame({
      noname,
      players: 5,
      seed: 5,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 250,
      setup: LISTEN,
      inspect: '() => globalThis.zzWarned',
    });
    expect(played.errors).toEqual([]);
    expect(played.inspected).toEqual([]);
  });
});
