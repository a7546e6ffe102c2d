/** On and off in a running page: the menu's switch and removal leave the engine's functions what they were. */
import { expect, it } from 'vitest';
import { evaluateInJsdom } from '../../dev/noname/jsdom';
import { playGame } from '../../dev/noname/play';
import { isDamage, parseRecording } from '../../src/record/format';
import { describeEngine, OURS } from './engine';

/** What stood there before us: the method of the engine's class, and whatever the mode mixed in, seen once we are off. */
const REMEMBER = `({ get }) => { globalThis.before = {
  attitude: Object.getPrototypeOf(get).attitude, ownAttitude: false, raw: undefined }; }`;

const STATE = `const state = () => ({
  attitude: get.attitude === before.attitude,
  own: Object.prototype.hasOwnProperty.call(get, 'attitude') === before.ownAttitude,
  raw: get.rawAttitude === before.raw,
  api: game.__slqjAiPersona !== undefined,
  listening: lib.skill.global.includes('slqj_chayan_observe'),
});`;

const UNTOUCHED = { attitude: true, own: true, raw: true, api: false, listening: false };
const PATCHED = { attitude: false, raw: false, api: true, listening: true };

describeEngine('1.11.4.1', 'switching off and on', (noname) => {
  it('by the menu switch, and by removal', async () => {
    const answer = (await evaluateInJsdom(
      {
        noname,
        extension: OURS,
        setup: REMEMBER,
      },
      `({ lib, game, get }) => {
      ${STATE}
      const menu = lib.extensionMenu.extension_察言观色;
      const seen = { start: state() };
      menu.enable.onswitch(false);
      before.raw = get.rawAttitude;
      seen.off = state();
      menu.enable.onswitch(true);
      seen.on = state();
      menu.enable.onswitch(false);
      seen.offAgain = state();
      return seen;
    }`,
    )) as Record<string, Record<string, boolean>>;
    expect(answer['start']).toMatchObject(PATCHED);
    expect(answer['off']).toEqual(UNTOUCHED);
    expect(answer['on']).toMatchObject(PATCHED);
    expect(answer['offAgain']).toEqual(UNTOUCHED);
  });
});

/** Off at the end of every second turn and on again a turn later, by the menu's own switch; seats are swapped in between. */
const FLICKER = `({ lib, game }) => {
  globalThis.zzOff = 0;
  lib.skill._zz_flicker = {
    trigger: { global: ['phaseEnd'] },
    forced: true, silent: true, popup: false, charlotte: true,
    filter(event, player) {
      if (player !== game.zhu || globalThis.zzSeen === event) return false;
      globalThis.zzSeen = event;
      const { enable } = lib.extensionMenu.extension_察言观色;
      globalThis.zzTurns = (globalThis.zzTurns ?? 0) + 1;
      if (globalThis.zzTurns % 4 === 2) { globalThis.zzOff += 1; enable.onswitch(false); }
      if (globalThis.zzTurns % 4 === 3) {
        const [a, b] = game.players.slice(-2);
        if (a !== b) game.swapSeat(a, b, false, false);
        enable.onswitch(true);
      }
      return false;
    },
    async content() {},
  };
  game.addGlobalSkill('_zz_flicker');
}`;

const KEPT = `({ lib, game }) => ({
  off: globalThis.zzOff,
  on: globalThis.zzTurns % 4 !== 2,
  minds: [...game.players, ...game.dead].map(({ storage }) => storage.slqj_ai?.runtime.turnsTaken ?? -1),
  recording: game.__slqjAiPersona?.recording() ?? null,
})`;

describeEngine('1.11.4.1', 'off and on in a game', (noname) => {
  it('goes on with one recording and the same minds', async () => {
    const game = await playGame({
      noname,
      players: 5,
      seed: 21,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 200,
      setup: FLICKER,
      inspect: KEPT,
      config: { extension_察言观色_chat: true },
    });
    expect(game.errors).toEqual([]);
    expect(game.consoleErrors.filter((text) => text.includes('察言观色'))).toEqual([]);
    const kept = game.inspected as { off: number; on: boolean; minds: number[]; recording: string[] | null };
    expect(kept.off).toBeGreaterThan(1);
    // The seed's game ends while we look on.
    expect(kept.on).toBe(true);
    const recording = parseRecording((kept.recording ?? []).join('\n'));
    if (isDamage(recording)) throw new Error(recording.detail);
    expect(recording.damage).toBeNull();
    const types = recording.entries.map(({ event }) => event?.type);
    expect(types.filter((type) => type === 'gap').length).toBe(kept.off);
    expect(recording.truth).not.toBeNull();
    // Every mind has the turns that the recording has.
    const turns = recording.entries.filter(({ event }) => event?.type === 'turn').length;
    expect(kept.minds.reduce((sum, taken) => sum + taken, 0)).toBe(turns);
    console.log(`off and on ${kept.off} times, ${turns} turns seen, ${types.length} lines`);
  });
});
