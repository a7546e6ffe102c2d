/** What lies open on the table, and short questions that go on from the one before, are told from the record (§Q3). */
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import { createMemory } from '../../../src/chatter/plan/memory';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN } from '../flow/support';
import { askedOf, uneven } from './support';

/** 6 loosed arrows that missed 4 alone, and chained 4 and 5; 5 has changed its armour. */
function table(): Scene {
  const scene = uneven();
  const use = (name: string, by: number, to: number[]): void => {
    scene.uses.push({ name, round: 1, turn: 2, by, to });
  };
  use('wanjian', 6, [1, 2, 3, 4, 5]);
  for (const to of [1, 2, 3, 5]) factOn(scene, 'hit', { by: 6, to, card: 'wanjian', num: 1, good: false, group: true });
  use('tiesuo', 6, [4, 5]);
  use('bagua', 5, [5]);
  use('renwang', 5, [5]);
  use('chitu', 5, [5]);
  factOn(scene, 'discard', { by: 4, to: 5, card: 'chitu', num: 1, good: false });
  return scene;
}
const said = (text: string) => planAnswer(askedOf(text, { scene: table() }));

describe('how things stand', () => {
  it.each([
    ['现在谁血最少', 'hp', [4]],
    ["who's lowest on hp", 'hp', [4]],
    ['这会儿谁手牌最多', 'hand', [5]],
    ['who has the most cards rn', 'hand', [5]],
    ['铁索现在连着谁', 'chained', [4, 5]],
    ["who's chained right now", 'chained', [4, 5]],
    ['那轮万箭谁没掉血', 'spared', [4]],
    ["who didn't get hit by the arrows", 'spared', [4]],
    ['现在一血的有几个', 'at', [4]],
    ['how many of us are on 1 hp', 'at', [4]],
    ['几个人是2血', 'at', []],
  ])('%s', (text, of, seats) => {
    expect(said(text)?.state).toMatchObject({ of, seats });
  });
  it.each(['5号身上有啥装备', 'what gear does 5 have on'])('%s: what is on, and nothing that was taken', (text) => {
    expect(said(text)?.state?.cards).toEqual(['renwang']);
  });
  it.each([
    '谁手牌最多先拆谁',
    '谁打掉的血最多',
    '俩还铁索连着,先弄哪个',
    'should i hit whoever has the most cards',
    '5号装什么傻',
  ])('%s: is no such question', (text) => {
    expect(said(text)?.state).toBeUndefined();
  });
});

describe('what goes on', () => {
  const after = (text: string) => {
    const memory = createMemory();
    const id = memory.asked(HUMAN, 3, { act: 'ask_count', span: [0, 4] }, 2, 1);
    const sought = { wants: 'times', what: 'hurt', to: [5], cards: [], when: null, all: false } as const;
    memory.answered(id, { move: 'count', facts: [], sought }, null);
    return planAnswer({ ...askedOf(text, { scene: table() }), memory });
  };
  it.each(['分别谁打的', '都谁打的', 'by who'])('%s: of what was asked before', (text) => {
    expect(after(text)).toMatchObject({ clause: 'tell', facts: [{ by: 6, to: 5 }] });
  });
  it.each(['5号的马怎么没的', "how'd 5 lose his horse", '5号那匹马哪去了', "where did 5's horse go"])(
    '%s: by whom it was taken',
    (text) => {
      expect(said(text)).toMatchObject({ clause: 'summed', facts: [{ by: 4, card: 'chitu' }] });
    },
  );
});

describe('of all at once', () => {
  it.each([
    ['装备区有东西的现在几家', [5]],
    ['现在谁装备着防具', [5]],
    ['how many people have gear on', [5]],
  ])('%s: who has any on', (text, seats) => {
    expect(said(text)).toMatchObject({ clause: 'summed', state: { of: 'gear', seats } });
  });
  it.each([
    ['hp check plz', 'hp', 6],
    ['whos at 1 hp', 'hp', 6],
    ['4 5 两家手牌加一起几张', 'hand', 2],
    ['3 4 5 血加起来多少', 'hp', 3],
  ])('%s: each, and the sum', (text, of, many) => {
    const state = said(text)?.state;
    expect(state?.of).toBe(of);
    expect(state?.counts).toHaveLength(many);
  });
  it.each(['谁拆了5号的防具', '4号5号加一起也打不过我', 'who took his armor'])('%s: something else', (text) => {
    const state = said(text)?.state;
    expect(state?.counts ?? (state?.of === 'gear' && state.cards === undefined ? [] : undefined)).toBeUndefined();
  });
});

describe('of those who are named', () => {
  it.each([
    ['主公跟4号差几滴血', 'hp', [3, 1]],
    ['4号和5号谁牌多', 'hand', [6, 2]],
    ['seat 4 or seat 5, who has more cards', 'hand', [6, 2]],
    ['场上血从多到少排一下', 'hp', [3, 3, 3, 3, 3, 1]],
  ])('%s: what each has', (text, of, counts) => {
    expect(said(text)?.state).toMatchObject({ of, counts });
  });
  it.each([
    ['仁王盾谁穿着呢', [5]],
    ["who's got the renwang shield on", [5]],
    ['藤甲在谁身上', []],
  ])('%s: who has that piece on', (text, seats) => {
    expect(said(text)?.state).toMatchObject({ of: 'gear', seats });
  });
  it.each(['5号的八卦还在吗', 'does 5 still have the bagua on'])('%s: what has come in its place', (text) => {
    expect(said(text)?.state?.course?.steps).toMatchObject([{ how: 'put' }, { how: 'replaced', other: 'renwang' }]);
  });
  it.each(['我还剩几滴', '4号还有多少血'])('%s: how that one stands', (text) => {
    expect(said(text)?.clause).toBe('stands');
  });
  it.each(['凯撒不是空手吗', '大家血压多少', '4号还有几张桃', '我差点没打过4号', 'how many cards did 5 give the lord'])(
    '%s: something else',
    (text) => {
      expect(said(text)?.state).toBeUndefined();
      expect(said(text)?.clause).not.toBe('stands');
    },
  );
});
