/**
 * Strict mode with inference by belief in the real engine (§A17): what the running game answered is what a fold of its
 * recording answers, to the bit, and exchanging the hidden roles of two others changes nothing of an observer's.
 */
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { attitude, feeling, feelsByMind } from '../../src/core/attitude';
import { beliefOf, type Chances } from '../../src/core/belief/marginals';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import { consensus, guess } from '../../src/core/consensus';
import type { Seat } from '../../src/core/event';
import type { RuleHooks } from '../../src/core/game';
import { isHunt } from '../../src/core/play/hunt';
import { isDamage, parseRecording } from '../../src/record/format';
import { openInference, type InferenceOptions } from '../../src/replay/inference';
import { exchanges, firstDifference } from '../belief/exchange';
import { describeEngine, OURS } from './engine';

interface Sample {
  /** Lines recorded so far, the header among them. */
  at: number;
  from: Seat;
  to: Seat;
  guess: unknown;
  consensus: unknown;
  own: Chances | null;
  spectator: Chances | null;
  /** The context that subscribers of `slqj_ai_attitude` got; null where nobody was asked. */
  heard: { base: number | null; perceived: number | null; belief: Chances | null; reason: string } | null;
}

interface Looked {
  samples: Sample[];
  /** First answer after each recorded line: that with which the fold of the line weighed evidence. */
  weighed: Record<string, number>;
}

/** At every turn start, after our own layer: everybody's opinion of everybody. */
const LOOK = `({ lib, game, get }) => {
  const looked = (globalThis.zzLooked = { samples: [], weighed: {} });
  const api = game.__slqjAiPersona;
  const seat = (player) => player.getSeatNum();
  let heard = null;
  game.slqjAiHooks.on('slqj_ai_attitude', ({ from, to, base, perceived, belief, reason, result }) => {
    heard = { base, perceived, belief, reason };
    looked.weighed[[api.recording().length, seat(from), seat(to)]] ??= result;
  });
  lib.skill.zz_look = {
    trigger: { global: 'phaseBegin' }, forced: true, silent: true, popup: false, charlotte: true, forceDie: true,
    filter(event, player) {
      if (player !== game.players[0]) return false;
      for (const from of game.players) for (const to of game.players) {
        if (from === to) continue;
        heard = null;
        get.attitude(from, to);
        looked.samples.push({
          at: api.recording().length, from: seat(from), to: seat(to), heard,
          guess: api.explainGuessIdentityFor(from, to), consensus: api.explainGuessIdentityConsensus(to),
          own: api.beliefOf(from, to), spectator: api.beliefOf(null, to),
        });
      }
      return false;
    },
    content: async () => {},
  };
  game.addGlobalSkill('zz_look');
}`;

/** As it comes out of the page: JSON keeps every digit, but not the sign of zero. */
const told = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const OPTIONS: InferenceOptions = { worths: SHIPPED_WORTHS, parameters: shippedParameters() };

describeEngine('1.11.4.1', 'strict mode with belief', (noname) => {
  it.each([
    [5, 21],
    [8, 22],
  ])('does not peek in a game of %i', async (players, seed) => {
    const played = await playGame({
      noname,
      players,
      seed,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 280,
      // Caution holds a thin opinion back by the round and the table at hand; here the opinion itself is compared.
      config: {
        extension_察言观色_inference: 'belief',
        extension_察言观色_strict: true,
        extension_察言观色_caution: false,
      },
      setup: LOOK,
      inspect: '() => globalThis.zzLooked',
    });
    expect(played.errors).toEqual([]);
    const recording = parseRecording((played.recording ?? []).join('\n'));
    if (isDamage(recording)) throw new Error(recording.detail);
    expect(recording.damage).toBeNull();
    const { samples, weighed } = played.inspected as Looked;

    const opened = openInference(recording, OPTIONS);
    const { game, belief } = opened;
    let lines = 1;
    // The engine's own attitude to the lord and to the revealed weighs evidence; away from it we take what it said.
    const hooks: RuleHooks = game.hooks;
    hooks.attitude = (from, to, value) => weighed[`${lines},${from},${to}`] ?? value;
    let compared = 0;
    let felt = 0;
    for (const { event } of recording.entries) {
      lines += 1;
      if (event) opened.fold(event);
      for (const sample of samples.filter(({ at }) => at === lines)) {
        const { from, to, heard } = sample;
        const aim = game.table.bySeat.get(to)!;
        const role = recording.truth![from]!;
        const where = { lines, from, to };
        expect({ ...where, guess: sample.guess }).toEqual({ ...where, guess: told(guess(game, from, aim)) });
        expect({ ...where, consensus: sample.consensus }).toEqual({ ...where, consensus: told(consensus(game, aim)) });
        expect({ ...where, own: sample.own }).toEqual({
          ...where,
          own: told(beliefOf(belief!, { seat: from, role }, to)),
        });
        expect({ ...where, spectator: sample.spectator }).toEqual({
          ...where,
          spectator: told(beliefOf(belief!, null, to)),
        });
        compared += 1;
        // In a hunt what is heard is a way to play (§A19), and no feeling.
        if (!feelsByMind(game, from, aim) || to === game.table.lord || isHunt(game)) continue;
        felt += 1;
        const mine = feeling(game, game.minds.get(from)!, game.table.bySeat.get(from)!, aim);
        expect({ ...where, ...heard }).toEqual({
          ...where,
          base: mine.value,
          perceived: mine.value,
          belief: sample.own,
          reason: attitude(game, from, to).reason,
        });
      }
    }
    expect(compared).toBe(samples.length);
    expect(felt).toBeGreaterThan(players);
    console.log(
      `${players} players, seed ${seed}: ${compared} opinions and ${felt} attitudes of the running game equal those of the fold`,
    );

    const seats = recording.header.players.map(({ seat }) => seat);
    for (const [a, b] of exchanges(recording)) {
      for (const observer of seats.filter((seat) => seat !== a && seat !== b)) {
        const at = firstDifference(recording, a, b, observer, OPTIONS);
        expect({ a, b, observer, at }).toEqual({ a, b, observer, at: null });
      }
    }
  });
});
