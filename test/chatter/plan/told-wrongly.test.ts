/** What is told wrongly in passing: an owner, a list, a card told as a thing, how somebody stands (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

/** 孙权 (3) duelled 貂蝉 (5) and shot 4 and the human with a Barbarians card. */
function table() {
  const scene = sceneOf();
  scene.turn = 2;
  factOn(scene, 'aimed', { by: 3, to: 5, card: 'juedou', good: false });
  for (const to of [HUMAN, 5]) factOn(scene, 'hit', { by: 3, to, card: 'nanman', num: 1, good: false, group: true });
  return scene;
}

describe('told wrongly', () => {
  it.each(['6号那把决斗太狠了', '6号这手决斗真准'])('a card told as a thing is another one’s: %s', (line) => {
    expect(planned(line, { scene: table(), me: 6 })).toMatchObject({ move: 'correct' });
  });
  it('is no matter where it was that one’s', () => {
    expect(planned('3号那把决斗太狠了', { scene: table(), me: 3 })?.move).not.toBe('correct');
  });
  it('a blow that has just landed did not miss', () => {
    expect(planned('还好南蛮没打着我', { scene: table(), me: 3 })).toMatchObject({ move: 'correct', clause: 'tell' });
  });
  it('what is still to come has not been', () => {
    expect(planned('我要丢南蛮了 3号你别慌', { scene: table(), me: 3 })?.facts ?? []).toEqual([]);
  });
  it('of a list each one is whom it befell', () => {
    const plan = planned('3号你一个南蛮把我5号全刮一遍', { scene: table(), me: 3 });
    expect(plan?.move).not.toBe('correct');
    expect(plan?.facts?.length).toBeGreaterThan(0);
    for (const { to } of plan?.facts ?? []) expect([HUMAN, 5]).toContain(to);
  });
  it('how somebody stands is put right, and left where it is so', () => {
    const scene = table();
    const hp = scene.table.bySeat.get(5)?.hp ?? 0;
    expect(planned(`5号就剩${hp === 1 ? 2 : 1}血了`, { scene, me: 3 })).toMatchObject({
      move: 'correct',
      clause: 'stands',
    });
    expect(planned(`5号还剩${hp}血`, { scene, me: 3 })?.move).not.toBe('correct');
    expect(planned('5号打掉了我1血', { scene, me: 3 })?.clause).not.toBe('stands');
  });
});

describe('what is on record is not denied', () => {
  it.each(['我头上的兵粮是3号贴的没看错吧', '我身上的兵粮是3号挂的吧'])('whose head a card lies on: %s', (line) => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'bingliang', good: false });
    expect(planned(line, { scene, me: 3 })?.move).not.toBe('correct');
  });
  it('from what somebody was saved is not by what', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 5, to: HUMAN, card: 'juedou', good: false });
    factOn(scene, 'rescue', { by: 3, to: HUMAN, card: 'tao', num: 1, good: true });
    expect(planned('5号决斗我,3号救了我', { scene, me: 3 })?.move).not.toBe('correct');
  });
  it('what the line names whole is told, however it was parsed', () => {
    const scene = table();
    factOn(scene, 'wuxie', { by: 3, to: HUMAN, card: 'nanman', good: true, against: 6 });
    const plan = planned('3 peached me and blocked savages for me, what a legend', { scene, me: 3 });
    expect(plan?.move).not.toBe('correct');
  });
  it('a blow that fell is not denied away', () => {
    const scene = table();
    factOn(scene, 'hit', { by: HUMAN, to: 3, card: 'sha', num: 1, good: false });
    expect(planned('ive never once hit you', { scene, me: 3 })).toMatchObject({ move: 'correct', clause: 'tell' });
  });
  it('another’s card laid is still put right', () => {
    expect(planned('我头上的兵粮是5号贴的', { scene: table(), me: 5 })).toMatchObject({ move: 'correct' });
  });
});
