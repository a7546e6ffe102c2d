/** Deeds as people tell, order and ask for them: what a clause says, and not what it looks like (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';

function table(): Scene {
  const scene = sceneOf();
  scene.turn = 9;
  factOn(scene, 'aimed', { by: 6, to: 4, card: 'lebu', good: false });
  factOn(scene, 'aimed', { by: 6, to: HUMAN, card: 'jiedao', good: false });
  return scene;
}

const heard = (text: string, scene = table(), hearer = 3) =>
  movesIn(readLine(text), { scene, from: HUMAN, hearer }).map(({ act, about, facts = [] }) => ({
    act,
    about,
    facts: facts.map(({ by, to, card, verdict }) => ({ by, to, card, verdict })),
  }));

describe('who did it is asked', () => {
  it.each(['谁把4号给乐了', '谁把4号乐了', '4号是谁乐的'])('%s', (text) => {
    expect(heard(text)).toMatchObject([{ act: 'ask_fact', facts: [{ to: 4, card: 'lebu', verdict: 'true' }] }]);
  });
  it('whose sword was borrowed', () => {
    expect(heard('6号刚借谁的刀')).toMatchObject([
      { act: 'ask_fact', facts: [{ by: 6, card: 'jiedao', verdict: 'true' }] },
    ]);
  });
  it('of a kill that is asserted by asking', () => {
    const scene = table();
    happen(scene, { type: 'die', seat: 5, by: 6, role: 'zhong' });
    expect(heard('5号不是6号杀的么', scene)[0]?.facts).toMatchObject([{ by: 6, to: 5, verdict: 'true' }]);
    expect(heard('5号不是4号杀的么', scene)[0]?.facts).toMatchObject([{ by: 4, to: 5, verdict: 'false' }]);
  });
});

describe('what is yet to be done', () => {
  it.each([
    ["lord, don't kill 4, hit 6", 'order', 6],
    ['can you keep an eye on 6 for me', 'order', 6],
  ])('%s', (text, act, about) => {
    expect(heard(text, table(), 1)).toContainEqual(expect.objectContaining({ act, about }));
  });
  it('and what has been, by the same word', () => {
    expect(heard('6 hit 4')[0]?.act).toBe('report');
    expect(heard('hit me twice already, 6 did')[0]?.act).not.toBe('order');
  });
  it.each([
    ['轮到你了 咋打', 'ask_plan'],
    ['你是要杀我了是吧', 'ask_plan'],
    ['come on, just admit it', 'ask_role'],
  ])('%s: %s', (text, act) => {
    expect(heard(text).map((move) => move.act)).toContain(act);
  });
});

describe('of oneself', () => {
  it('by number', () => {
    expect(heard(`你说${HUMAN}号像反吗`)).toMatchObject([{ act: 'ask_guess', about: HUMAN }]);
  });
  it('on the same side as the hearer', () => {
    expect(heard('我跟你一边的，真没骗你').map(({ act }) => act)).toContain('claim');
  });
});

describe('nobody does to oneself what one does to others', () => {
  const struck = (): Scene => {
    const scene = sceneOf();
    scene.turn = 2;
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false });
    factOn(scene, 'aimed', { by: 3, to: 1, card: 'sha', good: false });
    return scene;
  };
  it.each(['你刚谢完我怎么就砍我', '你说信我又砍我一刀', '你嫌我烦所以砍了我'])('%s', (text) => {
    expect(heard(text, struck()).flatMap(({ facts }) => facts)).toMatchObject([{ by: 3, to: HUMAN, verdict: 'true' }]);
  });
  it.each(['slashed into the lord and slashing me', 'a strike against the lord and then slashed me'])(
    'who stands behind a preposition does nothing: %s',
    (text) => {
      const facts = heard(`3, ${text}`, struck()).flatMap((move) => move.facts);
      expect(facts.length).toBeGreaterThan(0);
      for (const { by } of facts) expect(by).not.toBe(1);
    },
  );
  it('but what one does to oneself is', () => {
    const scene = struck();
    factOn(scene, 'heal', { by: HUMAN, to: HUMAN, card: 'tao', num: 1, good: true });
    expect(heard('你看我给我自己回了一血', scene)[0]?.facts).toMatchObject([{ to: HUMAN, verdict: 'true' }]);
  });
});

describe('what is begged for has not happened', () => {
  it.each(['主公打一下4号吧求你了', '你砍他4号一刀行不行', '你打4号一下好不好'])('%s', (text) => {
    expect(heard(text).map(({ act }) => act)).not.toContain('report');
  });
  it.each(['你刚砍了4号一下吧', '我砍4号那一刀够狠吧'])('%s is told', (text) => {
    expect(heard(text).flatMap(({ facts }) => facts)).not.toEqual([]);
  });
});

describe('what looks like a gift, or like a deed of the speaker’s own', () => {
  it.each(['3号你给我解释解释那个桃', '3号你给我说清楚那张牌', '3号你给我个说法，那张牌怎么回事'])(
    '%s: none was given',
    (text) => {
      expect(heard(text).flatMap(({ facts }) => facts)).not.toContainEqual(
        expect.objectContaining({ to: HUMAN, verdict: 'false' }),
      );
    },
  );
  it('a card that was given is told as given', () => {
    const scene = table();
    factOn(scene, 'give', { by: 3, to: HUMAN, num: 1, good: true });
    expect(heard('3号你给我一张牌', scene)[0]?.facts).toMatchObject([{ by: 3, to: HUMAN, verdict: 'true' }]);
  });
  it.each(['你一上来就断我兵粮', '孙权断了我的粮'])('%s: of whoever laid it', (text) => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'bingliang', good: false });
    expect(heard(text, scene)[0]?.facts).toMatchObject([{ by: 3, to: HUMAN, card: 'bingliang', verdict: 'true' }]);
  });
  it.each(['主公只剩1血了，谁有桃快救救他', '谁有桃救救主公'])('%s: a Peach is begged for', (text) => {
    expect(heard(text)).toMatchObject([{ act: 'plead', about: 1 }]);
  });
  it.each(['谁的桃救了主公', '主公那个桃谁给的'])('%s: it is not', (text) => {
    expect(heard(text).map(({ act }) => act)).not.toContain('plead');
  });
});
