/** The subscriber of docs/examples, loaded into the real engine beside ours, plays a whole game. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { playGame } from '../../dev/noname/play';
import { PROJECT } from '../../dev/program/project';
import { describeEngine, OURS } from './engine';

const NAME = '看破示例';
const INSPECT = `({ game }) => ({
  hooks: game.slqjAiHooks.list(),
  counted: game.kanpoExample?.evidence,
  scored: game.kanpoExample?.scored,
  insight: game.players[0].storage.slqj_ai.persona,
})`;

interface Seen {
  hooks: { name: string; title: string }[];
  counted: number;
  scored: number;
  insight: { name: string; traits: { insight: number } };
}

const INSIGHT: Record<string, number> = { balanced: 0.5, impulsive: 0.35, petty: 0.5, camouflage: 0.6 };

describeEngine('1.11.4.1', 'the example subscriber', (noname) => {
  it('hears every event it asks for, and the game ends well', async () => {
    const played = await playGame({
      noname,
      players: 5,
      seed: 2,
      extension: OURS,
      backend: 'jsdom',
      timeoutSeconds: 120,
      companions: [{ name: NAME, dir: path.join(PROJECT, 'docs', 'examples', NAME) }],
      inspect: INSPECT,
    });
    expect([...played.errors, ...played.dialogs]).toEqual([]);
    expect(played.ok).toBe(true);
    const { hooks, counted, scored, insight } = played.inspected as Seen;
    expect(hooks.map(({ name }) => name).sort()).toEqual([
      'slqj_ai_attitude',
      'slqj_ai_evidence',
      'slqj_ai_persona_init',
      'slqj_ai_score',
      'slqj_ai_tv',
    ]);
    expect(counted).toBeGreaterThan(0);
    expect(scored).toBeGreaterThan(0);
    expect(insight.traits.insight).toBeCloseTo((INSIGHT[insight.name] ?? 0) + 0.1, 9);
  });
});
