/** What is put to choose is chosen, with a reason that lies open; and what the speaker is about to do is judged. */
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/chatter/plan/plan';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN } from '../flow/support';
import { GUESSES, planned, struckAndHealed as table } from './support';

/** 诸葛亮 (6) is thought a rebel, 貂蝉 (5) loyal; 曹操 (2) speaks to 孙权 (3). */
const put = (text: string, scene: Scene = table()): Plan | null => planned(text, { scene, guesses: GUESSES });
function stands(seat: number, hp: number, maxHp = 4, scene: Scene = table()): Scene {
  Object.assign(scene.table.bySeat.get(seat) ?? {}, { hp, maxHp });
  return scene;
}

describe('what is put to choose', () => {
  it.each([
    ['我先收5号还是先把6号按死', 'advise_hit', 6],
    ['my go, do i go for p5 or p6?', 'advise_hit', 6],
    ['轮到我了 先捅谁呢，5号，还是先管管6号', 'advise_hit', 6],
    ['4号空手，我是先拆6号还是直接砍4号', 'advise_strip', 6],
  ])('two to strike: %s', (text, clause, about) => {
    expect(put(text)).toMatchObject({ clause, about, lookedUp: true });
  });

  it('by health where one is nearly down', () => {
    expect(put('我先打6号还是先攒着', stands(6, 1))).toMatchObject({ clause: 'advise_low', about: 6 });
    expect(put('我是保主公还是先砍6号', stands(1, 1))).toMatchObject({ clause: 'advise_help', about: 1 });
    expect(put('就一张桃，自己吃还是留着救人', stands(HUMAN, 4))).toMatchObject({
      clause: 'advise_keep',
      about: HUMAN,
    });
    expect(put('就一张桃，自己吃还是留着救人', stands(HUMAN, 1))).toMatchObject({ clause: 'advise_eat', about: HUMAN });
  });

  it('who acts first, by the order of turns', () => {
    const scene = table();
    scene.turnOf = 1;
    expect(put('下轮是你先手还是我先上', scene)).toMatchObject({ clause: 'advise_turn', about: HUMAN });
    expect(put('3号 你先出手还是我先出手', scene)).toMatchObject({ clause: 'advise_turn', about: HUMAN });
    scene.turnOf = 3;
    expect(put('下轮是你先手还是我先上', scene)).toMatchObject({ clause: 'advise_turn', about: 3 });
  });

  it('whom another goes for, by whom it struck before', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 6, to: HUMAN, card: 'sha', good: false });
    expect(put("who's 6 going for now, me or 5?", scene)).toMatchObject({ clause: 'aims_at', about: HUMAN });
  });

  it('a card nobody sees: who stays hurt holds no Peach', () => {
    const hurt = stands(6, 2);
    factOn(hurt, 'hit', { by: HUMAN, to: 6, card: 'juedou', num: 1, good: false });
    hurt.turn = 4;
    hurt.lastTurns.set(6, 3);
    expect(put('6号就攥着一张，是闪还是桃', hurt)).toMatchObject({ clause: 'card_unhealed', words: '闪' });
    expect(put('6号就攥着一张，是闪还是桃', stands(6, 4))).toMatchObject({ clause: 'card_blind' });
    expect(put("6's keeping one card back, peach or dodge?", stands(6, 4))?.clause).toBe('card_blind');
  });

  it.each([
    '主公还是没动手',
    '6号还是反',
    '6号就是反，还是别打我了',
    '上回合6号砍的是主公还是5号',
    'hit 6 or we all lose',
    'irl who was better, 6 or 5?',
    '主公还是两滴血',
    '兵粮是不让摸牌还是不让出牌啊',
    '你们觉得6号是忠还是反',
  ])('nothing is put to choose: %s', (text) => {
    const plan = put(text);
    expect(plan?.lookedUp === true && /^(?:advise|aims|card_)/.test(plan.clause ?? '')).toBe(false);
  });
});

describe('counsel', () => {
  it.each([
    ['我打算先砍6号，有意见没', 'advise_hit', 6],
    ['thinking of a duel on 6, worth it?', 'advise_hit', 6],
    ['我准备砍5号，行不', 'advise_not', 5],
  ])('%s', (text, clause, about) => {
    expect(put(text)).toMatchObject({ clause, about });
  });

  it('fire bites Vine Armor, and a shield comes off first', () => {
    const worn = (name: string): Scene => {
      const scene = table();
      scene.uses.push({ name, round: 1, turn: 1, by: 6, to: [6] });
      return scene;
    };
    expect(put('我想火攻6号，值不值', worn('tengjia'))).toMatchObject({ clause: 'advise_burn', about: 6 });
    expect(put('我准备砍6号，稳不稳', worn('bagua'))).toMatchObject({ clause: 'advise_bare', not: 'bagua' });
  });

  it.each(['我砍了6号，你觉得他咋样', '我想问6号是不是反，行不', '我要睡了，行不'])('none is asked for: %s', (text) => {
    expect(put(text)?.clause ?? '').not.toMatch(/^advise_/);
  });
});
