/** What is asked of the record is told from it, whatever else might be said (§Q3). */
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, planned } from './support';

/** 诸葛亮 (6) struck two with one card and duelled the person; the lord died of nobody amid a card of 5's. */
function table(): Scene {
  const scene = sceneOf();
  scene.turn = 2;
  factOn(scene, 'aimed', { by: 6, to: HUMAN, card: 'juedou', good: false });
  for (const to of [4, 5]) factOn(scene, 'hit', { by: 6, to, card: 'sha', num: 1, good: false });
  return scene;
}

const said = (text: string, scene: Scene) => planAnswer(askedOf(text, { scene }));

describe('who did it', () => {
  it.each([
    ['谁决斗的我', [{ by: 6, to: HUMAN }]],
    ['谁跟我决斗来着', [{ by: 6, to: HUMAN }]],
  ])('%s', (text, facts) => {
    expect(said(text, table())).toMatchObject({ clause: 'tell', facts });
  });
  it('and to whom: all whom one card befell', () => {
    const plan = said('6号那把杀都打着谁了', table());
    expect(plan?.facts?.map(({ to }) => to) ?? plan?.found?.deeds.flatMap(({ to }) => to)).toEqual([4, 5]);
  });
  it('by nobody, amid a card of that turn', () => {
    const scene = table();
    scene.uses.push({ name: 'wanjian', round: 1, turn: 2, by: 5, to: [1, 2, 3, 4, 6] });
    factOn(scene, 'death', { by: null, to: 4, role: 'fan' });
    const dead = scene.table.bySeat.get(4);
    if (dead) dead.alive = false;
    expect(said('4号怎么死的', scene)).toMatchObject({ clause: 'died_amid', about: 5, words: 'wanjian' });
    scene.uses.length = 0;
    expect(said('4号怎么死的', scene)?.clause).not.toBe('died_amid');
  });
});

describe('what cannot have been', () => {
  it.each(['6号火攻了我', '5号给我贴了兵粮', '4号救过我一命', '5号刚才五谷拿了个桃'])('%s: is denied', (text) => {
    expect(said(text, table())?.move).toBe('correct');
  });
  it('is put right by who did it, where the record has the very card', () => {
    expect(said('5号找我决斗', table())).toMatchObject({ clause: 'mistaken', not: 5, facts: [{ by: 6, to: HUMAN }] });
  });
  it('but not what was cards for many, or the other way round', () => {
    const scene = table();
    scene.uses.push({ name: 'wugu', round: 1, turn: 2, by: 4, to: [1, 2, 3, 4, 5, 6] });
    expect(said('5号刚才五谷拿了个桃', scene)?.clause).not.toBe('correct');
  });
  it('nor a kill of somebody who lives: how it stands is told', () => {
    expect(planned('4号把5号弄死了', { scene: table() })).toMatchObject({
      move: 'correct',
      clause: 'stands',
      about: 5,
    });
  });
});

describe('heads', () => {
  it.each([
    ['现在死人了没', 'dead'],
    ['还有谁活着', 'living'],
    ['内奸还活着没', 'nei'],
  ])('%s', (text, count) => {
    expect(said(text, table())).toMatchObject({ move: 'count', count });
  });
});
