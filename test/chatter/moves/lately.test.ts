/** What the moment adds to what a line calls for. */
import { describe, expect, it } from 'vitest';
import { latelyOf, levelIn, rowOf } from '../../../src/chatter/moves/wording/lately';
import { LATELY } from '../../../src/chatter/moves/wording/lately-weights';
import { WANTS, wantsIn } from '../../../src/chatter/moves/wording/wants';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';

const NOBODY = [] as const;
const calls = (text: string, prepare: (scene: ReturnType<typeof sceneOf>) => void): ReadonlyMap<string, number> => {
  const scene = sceneOf();
  scene.turn = 9;
  prepare(scene);
  return new Map(
    wantsIn(text, NOBODY, NOBODY, { scene, from: HUMAN, hearer: 3 }).map(({ want, chance }) => [want, chance]),
  );
};

describe('what has lately befallen', () => {
  it('is told by name, for the two and for whoever else is named', () => {
    const scene = sceneOf();
    scene.turn = 9;
    happen(scene, { type: 'die', seat: 5, by: HUMAN, role: 'fan' });
    factOn(scene, 'hit', { by: 3, to: HUMAN, num: 1, good: false });
    const held = latelyOf({ scene, from: HUMAN, hearer: 3 }, [
      { kind: 'seat', seat: 5, start: 0, end: 1, called: false },
    ]);
    expect(held).toEqual(expect.arrayContaining(['killed', 'fell', 'struck_by_you', 'third_dead', 'third_fell']));
    expect(held).not.toContain('you_hit');
    expect(held).not.toContain('third_struck');
  });

  it('is no more once a lap has gone by', () => {
    const scene = sceneOf();
    scene.turn = 2;
    factOn(scene, 'hit', { by: 3, to: HUMAN, num: 1, good: false });
    scene.turn = 30;
    expect(latelyOf({ scene, from: HUMAN, hearer: 3 }, NOBODY)).not.toContain('struck_by_you');
  });

  it('makes the same words call for another answer', () => {
    const killed = calls('搞定', (scene) => {
      happen(scene, { type: 'die', seat: 5, by: HUMAN, role: 'fan' });
    });
    const idle = calls('搞定', () => undefined);
    expect(killed.get('own_feat')!).toBeGreaterThan(1.2 * idle.get('own_feat')!);
  });

  it('leaves chances that add up to 1', () => {
    const all = calls('随便说一句', () => undefined);
    expect([...all.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  });
});

describe('weights as letters', () => {
  it('are read as they were written', () => {
    const levels = [-12, -1, 0, 1, 12];
    expect(levels.map((_, i) => levelIn(rowOf(levels), i))).toEqual(levels);
  });

  it('there is one for every want', () => {
    for (const row of Object.values(LATELY)) expect(row).toHaveLength(WANTS.length);
  });
});
