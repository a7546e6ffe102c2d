/** All who did it, both halves of a question, a number that is told, and a reason that is asked beside a deed (§Q3). */
import { describe, expect, it } from 'vitest';
import { headsIn } from '../../../src/chatter/moves/asked/heads';
import { isSeenByAll } from '../../../src/chatter/plan/respond/heard';
import type { Scene } from '../../../src/chatter/scene/scene';
import { happen, sceneOf } from '../flow/support';
import { planned } from './support';

/** 孙权 (3) and 张飞 (4) strike the lord, the latter in vain; 貂蝉 (5) gives him a card and a Peach; 孙权 strikes 诸葛亮 (6) three times in one turn. */
function table(): Scene {
  const scene = sceneOf();
  const strike = (by: number, to: number, num: number): void => {
    happen(scene, { type: 'card', by, to: [to], card: 'sha', tv: { [to]: -1 }, group: false });
    if (num > 0) happen(scene, { type: 'damage', by, to, num, via: { card: 'sha' } });
  };
  happen(scene, { type: 'turn', n: 1, seat: 3, hp: {}, hand: {} });
  strike(3, 1, 1);
  happen(scene, { type: 'turn', n: 2, seat: 4, hp: {}, hand: {} });
  strike(4, 1, 0);
  happen(scene, { type: 'turn', n: 3, seat: 5, hp: {}, hand: {} });
  happen(scene, { type: 'card', by: 5, to: [1], card: 'tao', tv: { 1: 1 }, group: false });
  happen(scene, { type: 'heal', by: 5, to: 1, num: 1, via: { card: 'tao' } });
  happen(scene, { type: 'turn', n: 4, seat: 3, hp: {}, hand: {} });
  for (let i = 0; i < 3; i++) strike(3, 6, 1);
  return scene;
}
const plan = (text: string, me = 3) => planned(text, { scene: table(), me });

describe('all who did it', () => {
  it.each([
    '到现在都有谁打过主公',
    '哪些人砍过主公',
    '打过主公的是哪几位',
    'which of us have attacked the lord',
    'everyone who has hit the lord, names please',
  ])('are told, also of a blow in vain: %s', (text) => {
    expect(new Set(plan(text)?.facts?.map(({ by }) => by))).toEqual(new Set([3, 4]));
  });
  it.each(['谁对主公最好', "who's been nicest to the lord"])('most of help: %s', (text) => {
    expect(plan(text)).toMatchObject({ clause: 'summed', found: { asked: { what: 'help', rank: 'most' } } });
  });
  it.each(['哪几个是反贼', '下回合谁打主公', '对我好点', 'who should hit the lord'])(
    'is asked of no record: %s',
    (text) => {
      expect(plan(text)?.found).toBeUndefined();
    },
  );
});

it.each([
  ['死了谁?还剩几个人', ['dead', 'living']],
  ['忠臣还有几个活着,反呢', ['zhong', 'fan']],
  ['who have we lost and how many are still going', ['dead', 'living']],
  ['how many rebels are left, and the loyalists', ['fan', 'zhong']],
  ["who's actually alive", ['living']],
  ['主公砍死了谁', []],
  ['头上挂了谁的乐', []],
  ['反呢', []],
])('heads in both halves: %s', (text, heads) => {
  expect(headsIn(text)).toEqual(heads);
});

describe('a number', () => {
  it.each([
    '孙权砍了诸葛亮五刀',
    '孙权只砍了诸葛亮一刀',
    'sun quan only hit zhuge liang once',
    '孙权打掉了诸葛亮五滴血',
  ])('is put right: %s', (text) => {
    expect(plan(text)).toMatchObject({ move: 'count', clause: 'summed' });
  });
  it.each(['孙权砍了诸葛亮三刀', '孙权砍了主公一刀', '孙权打掉诸葛亮三滴血', '孙权那一刀砍得真疼'])(
    'stands: %s',
    (text) => {
      expect(plan(text)?.move).not.toBe('count');
    },
  );
});

describe('what everybody saw', () => {
  const asked = { act: 'report', span: [0, 1], facts: [{ kind: 'death', by: 3, to: 4, verdict: 'false' }] } as const;
  const base = { move: 'correct', clause: 'mistaken', occasion: 'point_at', asked } as const;
  it('stands in a longer line', () => {
    expect(isSeenByAll(base)).toBe(true);
  });
  it('is no blow that may have been misheard', () => {
    const [fact] = asked.facts;
    expect(isSeenByAll({ ...base, asked: { ...asked, facts: [{ ...fact, kind: 'hit' }] } })).toBe(false);
  });
});

describe('a reason beside the deed', () => {
  it.each(['诸葛亮怎么招惹你了,你砍他三刀', '你砍诸葛亮图个啥'])('is given: %s', (text) => {
    expect(plan(text)).toMatchObject({ move: 'explain' });
  });
});
