/** The blindfold in the real engine (§N10): no decision reads a hidden role, none changes when two are exchanged, no rule is touched. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { TRAP_INSPECT, trapSetup, type Trapped } from '../../dev/check/peek/trap';
import { findBrowser } from '../../dev/noname/browser';
import { playGame } from '../../dev/noname/play';
import { PROJECT } from '../../dev/program/project';
import { describeEngine, OURS } from './engine';

const FAIR = { extension_察言观色_inference: 'belief', extension_察言观色_strict: true };
const EXAMPLE = '公平示例';

describeEngine('1.11.4.1', 'the blindfold', (noname) => {
  const game = { noname, players: 5, seed: 31, extension: OURS, backend: 'jsdom', timeoutSeconds: 280 } as const;

  it('is on: an AI that decides reads no hidden role, and exchanging two changes nothing', async () => {
    const played = await playGame({ ...game, config: FAIR, setup: trapSetup(2), inspect: TRAP_INSPECT });
    expect(played.errors).toEqual([]);
    const { decisions, peeked, aside, exchanged, weighed, changed, broken, overs } = played.inspected as Trapped;
    expect({ peeked, aside, changed, broken, overs }).toEqual({
      peeked: 0,
      aside: 0,
      changed: 0,
      broken: [],
      overs: 1,
    });
    expect(decisions).toBeGreaterThan(30);
    expect(exchanged).toBeGreaterThan(5);
    expect(weighed).toBeGreaterThan(exchanged);
  });

  it('is off: the same trap finds the engine reading them, and decisions that change', async () => {
    const config = { extension_察言观色_inference: 'spec', extension_察言观色_strict: false };
    const played = await playGame({ ...game, config, setup: trapSetup(2), inspect: TRAP_INSPECT });
    expect(played.errors).toEqual([]);
    const { peeked, changed, broken } = played.inspected as Trapped;
    expect(peeked).toBeGreaterThan(0);
    expect(changed).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  it.skipIf(findBrowser() === null)('leaves the game of an AI that is not ours as it is without us', async () => {
    const config = { ...FAIR, extension_察言观色_act: false };
    const still = { ...game, seed: 33, backend: 'browser' } as const;
    const [watched, alone] = [await playGame({ ...still, config }), await playGame({ ...still, extension: null })];
    const told = ({ winner, turns, rounds, draws, errors }: typeof alone) => ({ winner, turns, rounds, draws, errors });
    expect(told(watched)).toEqual(told(alone));
  });

  it('lets the example of a fair skill decide by what the decider believes', async () => {
    const played = await playGame({
      ...game,
      config: FAIR,
      companions: [{ name: EXAMPLE, dir: path.join(PROJECT, 'docs', 'examples', EXAMPLE) }],
      setup: trapSetup(0),
      inspect: '({ game }) => ({ trapped: globalThis.zzPeek(), example: game.fairExample })',
    });
    expect([...played.errors, ...played.dialogs]).toEqual([]);
    const { trapped, example } = played.inspected as {
      trapped: Trapped;
      example: { asked: number; used: { by: number; to: number }[] };
    };
    expect(example.asked).toBeGreaterThan(0);
    expect(example.used.length).toBeGreaterThan(0);
    expect(trapped.peeked).toBe(0);
  });
});

describeEngine('1.10.9', 'the blindfold in Chromium', (noname) => {
  it.skipIf(findBrowser() === null)('is on there too', async () => {
    const played = await playGame({
      noname,
      players: 5,
      seed: 31,
      extension: OURS,
      backend: 'browser',
      timeoutSeconds: 200,
      config: FAIR,
      setup: trapSetup(2),
      inspect: TRAP_INSPECT,
    });
    expect(played.errors).toEqual([]);
    const { decisions, peeked, changed, broken } = played.inspected as Trapped;
    expect({ peeked, changed, broken }).toEqual({ peeked: 0, changed: 0, broken: [] });
    expect(decisions).toBeGreaterThan(30);
  });
});
