/** Dead players who come back in the real engine, with its event and without: the recording says who lives, and who won. */
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { isDamage, parseRecording } from '../../src/record/format';
import { openGame, replay } from '../../src/replay/replay';
import { describeEngine, OURS } from './engine';

/**
 * Once a round one of the dead comes back, by `player.revive` in odd rounds and by `reviveEvent` in even ones, four times in all; where
 * nobody is dead at first, a rebel is made to die, so that whatever the game does somebody comes back.
 */
const REVIVE = `({ lib, game }) => {
  globalThis.zzBack = [];
  lib.skill._zz_back = {
    trigger: { global: 'roundStart' },
    forced: true, silent: true, popup: false, charlotte: true,
    filter: (event, player) => player === game.zhu && globalThis.zzBack.length < 4,
    async content(event, trigger, player) {
      if (game.dead.length === 0) {
        if (globalThis.zzBack.length === 0) await game.players.find(({ identity }) => identity === 'fan').die();
        return;
      }
      const back = game.dead[0];
      globalThis.zzBack.push(back.playerid);
      if (game.roundNumber % 2 === 0 && back.reviveEvent) await back.reviveEvent(2);
      else back.revive(2);
      await back.draw(1);
    },
  };
  game.addGlobalSkill('_zz_back');
}`;

const INSPECT = `({ game }) => ({
  back: globalThis.zzBack.length,
  lord: game.zhu.name,
  living: game.players.map((player) => player.name).sort(),
})`;

describeEngine('1.11.4.1', 'revived players', (noname) => {
  it.each([11, 14])('are alive in the recording as they are in the game (seed %i)', async (seed) => {
    const game = await playGame({
      noname,
      players: 6,
      seed,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 200,
      setup: REVIVE,
      inspect: INSPECT,
      // The engine's AIs, whose games stay what they are when our rules change.
      config: { extension_察言观色_chat: true, extension_察言观色_act: false },
    });
    expect(game.errors).toEqual([]);
    expect(game.consoleErrors.filter((text) => text.includes('察言观色'))).toEqual([]);
    const { back, living } = game.inspected as { back: number; living: string[] };
    const recording = parseRecording((game.recording ?? []).join('\n'));
    if (isDamage(recording)) throw new Error(recording.detail);
    expect(recording.damage).toBeNull();
    const told = recording.entries.flatMap(({ event }) => (event?.type === 'revive' ? [event] : []));
    expect(back).toBeGreaterThan(0);
    expect(told.length).toBe(back);
    const folded = openGame(recording);
    for (const _ of replay(recording, folded));
    const alive = folded.table.seats.filter((seat) => seat.alive);
    expect(alive.length).toBe(living.length);
    expect(recording.entries.find(({ event }) => event?.type === 'over')?.event).toMatchObject({
      winner: game.winner,
    });
    console.log(`seed ${seed}: ${back} back, ${alive.length} alive at the end, ${game.winner} won`);
  });
});
