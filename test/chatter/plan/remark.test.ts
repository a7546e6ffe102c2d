/** Remarks: met with the deed that they touch, with how somebody stands, or as table talk; never with an unrelated deed (§Q3). */
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, planned } from './support';

/** 孙权 (3) set fire to 张飞 (4) and was struck by 曹操 (2); 貂蝉 (5) gave the lord a card long ago. */
function table(): Scene {
  const scene = sceneOf();
  scene.turn = 1;
  factOn(scene, 'give', { by: 5, to: 1, num: 1, good: true });
  scene.turn = 12;
  factOn(scene, 'aimed', { by: 3, to: 4, card: 'huogong', good: false });
  factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
  return scene;
}

describe('a remark', () => {
  it('on a deed of the hearer is met with that deed', () => {
    expect(planned('孙权你这火放得，纵火犯投胎吧', { scene: table() })).toMatchObject({
      facts: [{ by: 3, to: 4, card: 'huogong' }],
    });
  });

  it('that admires a deed is thanked for', () => {
    expect(planned('孙权烧4号那把火漂亮', { scene: table() })).toMatchObject({ move: 'thank', clause: 'praised' });
  });

  it('on what the speaker did to the hearer is remembered, not owned up to', () => {
    const scene = table();
    factOn(scene, 'hit', { by: HUMAN, to: 3, card: 'sha', num: 1, good: false });
    expect(planned('我砍孙权那一刀够狠吧', { scene })).toMatchObject({
      clause: 'grudge',
      facts: [{ by: HUMAN, to: 3 }],
    });
  });

  it('that touches no deed tells none', () => {
    for (const line of ['今天手感一般般啦', '嘿嘿就这么着', '你品，你细品'])
      expect(planned(line, { scene: table() })?.facts ?? [], line).toEqual([]);
  });

  it('on what befell one among several has no grudge behind it', () => {
    const scene = sceneOf();
    factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'nanman', num: 1, good: false, group: true });
    expect(planned('孙权一个南蛮刮得我', { scene })).toMatchObject({ clause: 'no_grudge' });
  });

  it('on how somebody stands is answered by that', () => {
    expect(planned('孙权别浪了，苟着', { scene: table() })).toMatchObject({ clause: 'cared', about: 3 });
    // Nobody is that low: how one stands is told.
    expect(planned('孙权就剩一滴血了', { scene: table() })).toMatchObject({ clause: 'stands', about: 3 });
  });
});

describe('table talk', () => {
  it.each([
    ['我去开个门 等我两分钟', 'off_you_go'],
    ['第一局，不太会，多担待', 'beginner'],
    ['猜猜我顺走的是啥', 'banter'],
  ])('%s', (text, clause) => {
    expect(planned(text, { scene: table() })).toMatchObject({ move: 'topic', clause });
  });
});

describe('what is said along with something else', () => {
  it('begs pardon before it tells', () => {
    expect(planned('孙权对不住，刚才那刀砍错人了', { scene: table() })).toMatchObject({ clause: 'forgive' });
  });

  it.each(['孙权不好意思，5号是反贼', '孙权抱歉，4号砍过主公'])('hears what is told beside the apology: %s', (text) => {
    expect(planned(text, { scene: table() })?.clause).not.toBe('forgive');
  });

  it.each(['孙权你觉得谁是反贼？我赌5号', '孙权，我赌5号是内奸'])(
    'hears what is asked or judged beside a stake: %s',
    (text) => {
      expect(planned(text, { scene: table() })?.clause).not.toBe('banter');
    },
  );

  it.each(['主公是谁', '主公是什么身份', '孙权，谁是主公'])('tells who the lord is to whoever asks: %s', (text) => {
    expect(planned(text, { scene: table() })).toMatchObject({ clause: 'open_role', about: 1, role: 'zhu' });
  });

  it.each(['孙权你还剩几张牌', '孙权你托管了吗', '孙权你还剩几个桃'])('is asked of itself: %s', (text) => {
    expect(['own_hand', 'hand_count', 'my_turn']).toContain(planned(text, { scene: table() })?.clause);
  });

  it('gives thanks before it begs', () => {
    const scene = sceneOf();
    factOn(scene, 'heal', { by: 3, to: HUMAN, card: 'tao', num: 1, good: true });
    expect(planned('孙权救我于水火，谢啦', { scene })).toMatchObject({
      clause: 'welcome',
      facts: [{ by: 3, to: HUMAN }],
    });
  });

  it('tells nobody that the lord is the lord unless asked', () => {
    for (const line of ['主公你图啥', '主公这手绝了', '主公别怕'])
      expect(planned(line, { scene: table() })?.clause, line).not.toBe('open_role');
  });
});

describe('a word that was given', () => {
  it('to spare somebody binds what is agreed later', () => {
    const scene = table();
    scene.turn = 12;
    factOn(scene, 'aimed', { by: 6, to: 1, card: 'sha', good: false });
    const asked = askedOf('跟我一起打6号吧', { scene, guesses: { 6: ['fan', 0.7] } });
    expect(planAnswer(asked)).toMatchObject({ move: 'accept', about: 6 });
    asked.memory.promises.make({
      by: 3,
      heardBy: 6,
      undertaking: { what: 'spare', to: 6, until: 'round' },
      turn: scene.turn,
      round: scene.table.round,
    });
    expect(planAnswer(asked)).toMatchObject({ move: 'refuse', clause: 'bound', about: 6 });
    const plan = planAnswer({
      ...askedOf('三号，你打算打谁', { scene, guesses: { 6: ['fan', 0.7] } }),
      memory: asked.memory,
    });
    expect(plan?.about).not.toBe(6);
  });
});
