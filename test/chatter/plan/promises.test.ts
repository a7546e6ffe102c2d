import { describe, expect, it } from 'vitest';
import { createPromises } from '../../../src/chatter/plan/dealing/promises';
import type { Undertaking } from '../../../src/chatter/moves/types';
import { factOn, sceneOf } from '../flow/support';

const SPARE: Undertaking = { what: 'spare', to: 3, until: 'round' };

function made(undertaking: Undertaking) {
  const scene = sceneOf();
  const promises = createPromises();
  promises.make({ by: 2, heardBy: 3, undertaking, turn: 0, round: 1 });
  return { scene, promises };
}

describe('promises', () => {
  it('a blow breaks the one to spare, and names the act', () => {
    const { scene, promises } = made(SPARE);
    const hit = factOn(scene, 'aimed', { by: 2, to: 3, card: 'sha', good: false });
    expect(promises.see([hit], scene)).toMatchObject([{ state: 'broken', fact: hit }]);
    expect(promises.all()[0]?.state).toBe('broken');
    expect(promises.see([hit], scene)).toEqual([]);
  });

  it('a group card, and a blow at somebody else, break nothing', () => {
    const { scene, promises } = made(SPARE);
    const facts = [
      factOn(scene, 'hit', { by: 2, to: 3, good: false, group: true }),
      factOn(scene, 'hit', { by: 2, to: 4, good: false }),
    ];
    expect(promises.see(facts, scene)).toEqual([]);
  });

  it('is kept when its round is over without a blow; one to protect is not', () => {
    const { scene, promises } = made(SPARE);
    scene.table.round = 2;
    expect(promises.see([], scene).map(({ state }) => state)).toEqual(['kept']);
    const other = made({ what: 'protect', to: 3, until: 'round' });
    other.scene.table.round = 2;
    expect(other.promises.see([], other.scene).map(({ state }) => state)).toEqual(['broken']);
  });

  it('for the game stands as long as the game', () => {
    const { scene, promises } = made({ ...SPARE, until: 'game' });
    scene.table.round = 9;
    expect(promises.see([], scene)).toEqual([]);
  });
});
