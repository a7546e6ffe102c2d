/** The same fold in the game and in a replay: what the players' storages hold at the end, and what a replay says. */
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { isDamage, parseRecording } from '../../src/record/format';
import { openGame, replay } from '../../src/replay/replay';
import type { Mind } from '../../src/core/mind';
import { describeEngine, OURS } from './engine';

/** Seats are told by position from the lord, as our own adapter does. */
const DUMP = `({ game }) => {
  const everybody = [...game.players, ...game.dead];
  const seatOf = new Map(everybody.map((player) => [player.playerid, player.getSeatNum()]));
  return everybody.map((player) => {
    const { persona, memory, runtime } = player.storage.slqj_ai;
    const bySeat = Object.fromEntries(Object.entries(memory).map(([field, record]) => [field,
      Object.fromEntries(Object.entries(record).map(([pid, value]) => [seatOf.get(pid), value]))]));
    return { seat: player.getSeatNum(), persona, memory: bySeat, runtime };
  });
}`;

describeEngine('1.11.4.1', 'memories in the running game', (noname) => {
  it("are what a replay of the recording gives, but for what rests on the engine's own attitudes", async () => {
    const played = await playGame({
      noname,
      players: 5,
      seed: 5,
      extension: OURS,
      // 规格, by which `openGame` folds; strict mode weighs acts by other worths.
      config: { extension_察言观色_inference: 'spec', extension_察言观色_strict: false },
      backend: 'jsdom',
      timeoutSeconds: 120,
      inspect: DUMP,
    });
    expect(played.errors).toEqual([]);
    const recording = parseRecording((played.recording ?? []).join('\n'));
    if (isDamage(recording)) throw new Error(recording.detail);
    expect(recording.damage).toBeNull();
    const game = openGame(recording);
    for (const _ of replay(recording, game));
    const live = played.inspected as (Mind & { seat: number })[];
    let agree = 0;
    let all = 0;
    for (const { seat, persona, memory, runtime } of live) {
      const mind = game.minds.get(seat);
      expect(persona).toEqual(mind?.persona);
      expect(runtime).toEqual(mind?.runtime);
      expect(memory.firstImpression).toEqual(mind?.memory.firstImpression);
      expect(memory.grudge).toEqual(mind?.memory.grudge);
      for (const [about, value] of Object.entries(memory.evidence)) {
        all += 1;
        if (Math.abs(value - (mind?.memory.evidence[about] ?? NaN)) < 1e-9) agree += 1;
      }
    }
    console.log(`evidence: ${agree} of ${all} equal to 1e-9`);
    expect(agree / all).toBeGreaterThan(0.5);
  });
});
