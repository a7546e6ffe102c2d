/** Where the extension must keep out (§A2): other kinds of identity mode. Engine values stay, nothing is recorded. */
import { expect, it } from 'vitest';
import { evaluateInJsdom } from '../../dev/noname/jsdom';
import { playGame } from '../../dev/noname/play';
import { describeEngine, OURS } from './engine';

describeEngine('1.11.4.1', 'inactive', (noname) => {
  it.each(['zhong', 'stratagem', 'purple'])('in the %s kind of identity mode', async (kind) => {
    const game = await playGame({
      noname,
      players: 8,
      seed: 21,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 250,
      config: { identity_mode_mode_config_identity: kind, player_number_mode_config_identity: 8 },
      inspect: `({ _status, game }) => ({ kind: _status.mode, mind: game.players[0].storage.slqj_ai ?? null })`,
    });
    expect(game.inspected).toEqual({ kind, mind: null });
    expect(game.recording).toBeNull();
    expect(game.errors).toEqual([]);
  });

  it('in other modes nothing is installed', async () => {
    const answer = await evaluateInJsdom(
      { noname, extension: OURS, config: { mode: 'guozhan' } },
      `({ get, game, lib }) => ({ mode: get.mode(), api: game.__slqjAiPersona !== undefined,
        listening: lib.skill.global.includes('slqj_chayan_observe'),
        own: Object.prototype.hasOwnProperty.call(get, 'attitude') })`,
    );
    expect(answer).toEqual({ mode: 'guozhan', api: false, listening: false, own: false });
  });
});
