/** 原版 only watches: a game with it is, event for event and draw for draw, the game without the extension (§K1). */
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { describeEngine, OURS } from './engine';

const PLAYERS = 5;
const SEEDS = [31, 32];

/**
 * Folds every trigger that the engine sends into one number, with where the stream of chance stands and how everybody does. The menu's
 * pictures are drawn from the game's stream at a moment that depends on the clock, so here they are drawn from nothing.
 */
const FOLLOW = `({ lib, game, ui }) => {
  const told = (globalThis.zzTold = { triggers: 0, draws: 0, digest: 0 });
  const { menu } = ui.create;
  ui.create.menu = function () {
    const { random } = Math;
    Math.random = () => 0.5;
    try { return menu.apply(this, arguments); } finally { Math.random = random; }
  };
  lib.arenaReady.push(() => {
    const { random } = Math;
    Math.random = () => { told.draws += 1; return random(); };
    const { trigger } = lib.element.GameEvent.prototype;
    lib.element.GameEvent.prototype.trigger = function (name) {
      if (game.players.length > 0) {
        const table = game.players.map((player) => [player.name1, player.hp, player.countCards('hej')].join());
        const line = [name, this.player?.name1, told.draws, ...table].join(';');
        let { digest } = told;
        for (let i = 0; i < line.length; i++) digest = (Math.imul(digest, 31) + line.charCodeAt(i)) | 0;
        told.digest = digest;
        told.triggers += 1;
      }
      return trigger.apply(this, arguments);
    };
  });
}`;

const ORIGINAL = { extension_察言观色_act: false };
const FAIR = { extension_察言观色_act: true, extension_察言观色_inference: 'belief', extension_察言观色_strict: true };

describeEngine('1.11.4.1', '原版', (noname) => {
  const play = async (seed: number, ours: Record<string, unknown> | null) => {
    const { errors, winner, rounds, inspected } = await playGame({
      noname,
      players: PLAYERS,
      seed,
      backend: 'browser',
      timeoutSeconds: 250,
      setup: FOLLOW,
      inspect: '() => globalThis.zzTold',
      extension: ours ? OURS : null,
      ...(ours ? { config: ours } : {}),
    });
    expect(errors).toEqual([]);
    return { winner, rounds, told: inspected as { triggers: number; draws: number; digest: number } };
  };

  it('plays the game that is played without us', async () => {
    for (const seed of SEEDS) {
      const without = await play(seed, null);
      expect(without.told.triggers).toBeGreaterThan(100);
      expect(await play(seed, ORIGINAL)).toEqual(without);
    }
  });

  it('and the same measure sees another game where our AIs act', async () => {
    const [seed = 0] = SEEDS;
    expect((await play(seed, FAIR)).told.digest).not.toBe((await play(seed, ORIGINAL)).told.digest);
  });
});
