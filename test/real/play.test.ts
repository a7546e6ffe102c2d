/** Short whole games of the real engine with the extension on: no error, an ending, and a recording that reads well. */
import { expect, it } from 'vitest';
import { findBrowser } from '../../dev/noname/browser';
import type { PlayedGame } from '../../dev/noname/game';
import { playGame } from '../../dev/noname/play';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { isTurnLine, openGame, replay } from '../../src/replay/replay';
import { describeEngine, OURS } from './engine';

function readable({ recording }: PlayedGame): Recording {
  const result = parseRecording((recording ?? []).join('\n'));
  if (isDamage(result) || result.damage) throw new Error(JSON.stringify(result));
  return result;
}

/** Every line is in order, and the seats are the engine's own numbers. */
function expectWhole(game: PlayedGame, players: number): void {
  expect([...game.errors, ...game.dialogs]).toEqual([]);
  expect(game.ok).toBe(true);
  const recording = readable(game);
  expect(recording.header.players.length).toBe(players);
  expect(recording.header.lord).toBe(1);
  expect(recording.truth?.[1]).toBe('zhu');
  const types = recording.entries.map(({ raw }) => raw['type']);
  expect(types[0]).toBe('round');
  expect(types.filter((type) => type === 'turn').length).toBe(game.turns);
  expect(types.filter((type) => type === 'card').length).toBeGreaterThan(0);
  expect(types[types.length - 1]).toBe('over');
  // Whoever died is told with the role that the truth gives him.
  for (const { event } of recording.entries) {
    if (event?.type === 'die') expect(event.role).toBe(recording.truth?.[event.seat]);
  }
  const turns = [...replay(recording, openGame(recording))].filter(isTurnLine);
  expect(turns.length).toBe(game.turns);
}

const SEATS = `({ game }) => [...game.players, ...game.dead].map((player) => player.getSeatNum()).sort((a, b) => a - b)`;

describeEngine('1.11.4.1', 'whole games', (noname) => {
  it('of five in Node + jsdom', async () => {
    const game = await playGame({
      noname,
      players: 5,
      seed: 11,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 200,
      inspect: SEATS,
    });
    expectWhole(game, 5);
    expect(game.inspected).toEqual([1, 2, 3, 4, 5]);
  });

  it('of eight in Node + jsdom, with the debug log on', async () => {
    const game = await playGame({
      noname,
      players: 8,
      seed: 12,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 250,
      config: { extension_察言观色_debug: true },
    });
    expectWhole(game, 8);
  });

  it('of two, where everybody is shown', async () => {
    const game = await playGame({
      noname,
      players: 2,
      seed: 13,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 200,
    });
    expect([...game.errors, ...game.dialogs]).toEqual([]);
    expect(readable(game).truth).toEqual({ 1: 'zhu', 2: 'fan' });
  });
});

describeEngine('1.10.9', 'a whole game in Chromium', (noname) => {
  it.skipIf(findBrowser() === null)('of five', async () => {
    const game = await playGame({
      noname,
      players: 5,
      seed: 14,
      extension: OURS,
      backend: 'browser',
      timeoutSeconds: 200,
    });
    expectWhole(game, 5);
  });
});
