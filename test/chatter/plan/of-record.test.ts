/** What is asked of the record as a whole is counted or looked up in it, and what only looks so is not (§Q3). */
import { describe, expect, it } from 'vitest';
import { isDue } from '../../../src/chatter/plan/respond/due';
import type { Scene } from '../../../src/chatter/scene/scene';
import { happen, HUMAN, sceneOf } from '../flow/support';
import { askedOf, planned } from './support';

/** 孙权 (3) strikes the lord (1) three times, 张飞 (4) lays a 乐 on him that 5 lifts, the lord is given a Peach by 5. */
function table(): Scene {
  const scene = sceneOf();
  happen(scene, { type: 'turn', n: 3, seat: 3, hp: {}, hand: { 3: 5, 4: 2 } });
  for (const n of [1, 2, 1]) {
    happen(scene, { type: 'card', by: 3, to: [1], card: 'sha', tv: { 1: -1 }, group: false });
    happen(scene, { type: 'damage', by: 3, to: 1, num: n, via: { card: 'sha' } });
  }
  happen(scene, { type: 'card', by: 5, to: [1], card: 'tao', tv: { 1: 1 }, group: false });
  happen(scene, { type: 'heal', by: 5, to: 1, num: 1, via: { card: 'tao' } });
  happen(scene, { type: 'turn', n: 4, seat: 4, hp: {}, hand: {} });
  happen(scene, { type: 'card', by: 4, to: [1], card: 'lebu', tv: { 1: -2 }, group: false });
  happen(scene, { type: 'turn', n: 5, seat: 1, hp: {}, hand: {} });
  happen(scene, { type: 'wuxie', by: 5, about: { by: null, to: 1, card: 'lebu', tv: -2 }, depth: 1 });
  return scene;
}
const plan = (text: string) => planned(text, { scene: table(), me: 6 });
const sum = (text: string): number => (plan(text)?.found?.deeds ?? []).reduce((all, { num }) => all + num, 0);

describe('a sum', () => {
  it.each(['孙权砍了主公几刀？', '冲主公出的杀有几张了', 'how many sha did 3 throw at the lord'])(
    'of cards: %s',
    (text) => {
      expect(plan(text)).toMatchObject({ move: 'count', clause: 'summed' });
      expect(plan(text)?.found?.deeds).toHaveLength(3);
      expect(isDue(plan(text), askedOf(text, { scene: table(), me: 6 }))).toBe(true);
    },
  );
  it.each(['主公到现在一共掉了几点血', '孙权打掉主公多少血', 'how much hp has the lord lost overall'])(
    'of health: %s',
    (text) => {
      expect([plan(text)?.clause, sum(text)]).toEqual(['summed', 4]);
    },
  );
  it.each(['孙权下回合打算砍几刀？', '还剩几个反贼？', '主公还有几滴血？', 'how many cards should i keep?'])(
    'is none: %s',
    (text) => {
      expect(plan(text)?.clause).not.toBe('summed');
    },
  );
});

it('so many that are told, and were fewer, are put right', () => {
  expect(plan('孙权一回合连出九张杀')?.clause).not.toBe('confirm');
  expect(plan('孙权砸了9张杀')).toMatchObject({ move: 'count', clause: 'summed' });
});

describe('cards that were played', () => {
  it.each(['孙权那一个回合打了几张牌', '孙权一回合往主公脸上糊了几张牌', 'how many cards did 3 play there'])(
    'are counted in the last turn of that one: %s',
    (text) => {
      expect(plan(text)).toMatchObject({ move: 'count', clause: 'summed' });
      expect(plan(text)?.found?.deeds.map(({ card }) => card)).toEqual(['sha', 'sha', 'sha']);
    },
  );
  it('at somebody are not those that were at all', () => {
    const scene = table();
    happen(scene, { type: 'turn', n: 6, seat: 3, hp: {}, hand: {} });
    happen(scene, { type: 'card', by: 3, to: [1, 2, 4, 5, 6], card: 'nanman', tv: {}, group: true });
    happen(scene, { type: 'card', by: 3, to: [1], card: 'guohe', tv: { 1: -1 }, group: false });
    const held = planned('孙权那回合冲主公出了几张牌', { scene, me: 6 });
    expect(held?.found?.deeds.map(({ card }) => card)).toEqual(['guohe']);
  });
  it('in the last turn in which that one played any', () => {
    const scene = table();
    happen(scene, { type: 'turn', n: 6, seat: 3, hp: {}, hand: {} });
    const again = planned('孙权冲主公打了几张牌', { scene, me: 6 });
    expect(again?.found?.deeds).toHaveLength(3);
  });
  it.each([
    '主公一共给出去几张牌',
    '孙权弃牌阶段弃了几张牌',
    '孙权手里还有几张牌',
    '孙权打掉主公几张牌',
    '孙权出了几张杀',
    '我该出几张牌',
  ])('are not counted in: %s', (text) => {
    expect(plan(text)?.found?.asked.what).not.toBe('play');
  });
  it('whoever is named ahead of a blow struck it', () => {
    expect(plan('孙权到底砍了多少刀')?.found?.asked).toMatchObject({ by: 3, to: [] });
  });
});

describe('heads', () => {
  /** 4 has struck the lord after 3, and 5 a card before him. */
  function struck(): Scene {
    const scene = table();
    happen(scene, { type: 'turn', n: 6, seat: 4, hp: {}, hand: {} });
    happen(scene, { type: 'card', by: 4, to: [1], card: 'sha', tv: { 1: -1 }, group: false });
    happen(scene, { type: 'damage', by: 4, to: 1, num: 1, via: { card: 'sha' } });
    happen(scene, { type: 'card', by: 4, to: [5], card: 'lebu', tv: { 5: -2 }, group: false });
    return scene;
  }
  const asked = (text: string) => planned(text, { scene: struck(), me: 6 });
  const doers = (text: string) => [...new Set((asked(text)?.found?.deeds ?? []).map(({ by }) => by))];

  it.each(['有几个人打过主公', '打过主公的有几个人', 'how many people have hit the lord'])(
    'are counted of those who did it: %s',
    (text) => {
      expect(asked(text)).toMatchObject({ clause: 'summed', found: { asked: { wants: 'doers', to: [1] } } });
      expect(doers(text)).toEqual([3, 4]);
    },
  );
  it.each(['砍过主公的都有谁', 'who all has slashed the lord'])('are all named: %s', (text) => {
    expect(asked(text)?.facts?.map(({ by }) => by)).toEqual([3, 4]);
  });
  it.each(['谁打主公打得最多', 'who has hit the lord the most'])('and whoever did it most: %s', (text) => {
    expect(asked(text)).toMatchObject({ clause: 'summed', found: { asked: { rank: 'most', to: [1] } } });
  });
  it.each(['头一个砍主公的是谁', 'who was first to hit the lord'])('and whoever did it first: %s', (text) => {
    expect(asked(text)?.facts).toMatchObject([{ by: 3, to: 1, num: text.startsWith('who') ? 1 : 0 }]);
  });
  it.each(['谁头上还有判定牌', 'anyone sitting under a judgement card?'])('and what waits to be judged: %s', (text) => {
    expect(asked(text)?.found?.deeds).toMatchObject([{ to: [5], card: 'lebu' }]);
  });
  it.each(['谁最可疑', '谁打得最少', '还剩几个人'])('are not what is asked: %s', (text) => {
    expect(['doers', 'victims']).not.toContain(asked(text)?.found?.asked.wants);
    expect(asked(text)?.found?.asked.rank).toBeUndefined();
  });
});

describe('the direction', () => {
  it.each([
    ['主公打了几下孙权', { by: 1, to: [3] }],
    ['孙权打了主公几下', { by: 3, to: [1] }],
    ['how much damage did the lord take', { to: [1] }],
    ['砍主公那个是谁', { to: [1] }],
  ] as const)('is as the readers of deeds have it: %s', (text, slots) => {
    const { by, to } = { by: undefined, ...slots };
    const plan_ = plan(text);
    const heard = plan_?.found?.asked;
    if (heard) expect([heard.by, heard.to]).toEqual([by, to]);
    else expect(plan_?.facts).toMatchObject([{ to: to[0] }]);
  });
});

describe('what is laid to the hearer, and never was', () => {
  it.each(['孙权你砍张飞干嘛!不是一边的吗', '孙权你塞给张飞那个桃我可看见了'])('is denied: %s', (text) => {
    expect(planned(text, { scene: table(), me: 3 })?.move).toBe('correct');
  });
  it('is no report in a line that tells the truth besides', () => {
    const scene = table();
    happen(scene, { type: 'card', by: 4, to: [1], card: 'guohe', tv: { 1: -1 }, group: false });
    happen(scene, { type: 'zone', kind: 'discard', by: 4, to: 1, pos: 'h', card: null, value: 1, by_card: 'guohe' });
    expect(planned('张飞拆了主公一张，孙权给了张飞两张牌', { scene, me: 6 })?.move).not.toBe('correct');
  });
});

describe('somebody who has fallen', () => {
  /** 4 burns 5, and in the next turn the lord kills him. */
  function fallen(): Scene {
    const scene = table();
    happen(scene, { type: 'damage', by: 4, to: 5, num: 1, via: { card: 'huogong' } });
    happen(scene, { type: 'turn', n: 6, seat: 1, hp: {}, hand: {} });
    happen(scene, { type: 'card', by: 1, to: [5], card: 'sha', tv: { 5: -1 }, group: false });
    happen(scene, { type: 'damage', by: 1, to: 5, num: 2, via: { card: 'sha' } });
    happen(scene, { type: 'die', seat: 5, by: 1, role: 'fan' });
    happen(scene, { type: 'turn', n: 7, seat: 3, hp: {}, hand: {} });
    happen(scene, { type: 'damage', by: 3, to: 4, num: 1, via: { card: 'sha' } });
    return scene;
  }
  const told = (text: string) => planned(text, { scene: fallen(), me: 6 });

  it.each(['5号怎么死的', 'how did 5 die'])('fell by whoever killed him: %s', (text) => {
    const plan = told(text);
    expect(plan?.cause).toMatchObject([{ say: 'hit', fact: { by: 1, num: 2 } }]);
  });

  it.each(['谁打死了5号', '谁砍死了5号', '5号被谁杀了'])('was killed by whom the record names: %s', (text) => {
    expect(told(text)?.facts).toMatchObject([{ kind: 'death', by: 1, to: 5 }]);
  });

  it('is counted as killed, and not as cards used', () => {
    expect(told('主公杀了几个')?.found?.asked.what).toBe('kill');
    expect(told('主公杀了几个')?.found?.deeds).toHaveLength(1);
  });

  it('lost nothing this round that it lost before', () => {
    const scene = fallen();
    happen(scene, { type: 'round', n: 9 });
    const deeds = planned('5号这轮掉了几点血', { scene, me: 6 })?.found?.deeds;
    expect(deeds).toEqual([]);
  });
});

describe('who it was', () => {
  it.each([
    ['主公的乐谁给贴的', 4],
    ['who put the lebu on the lord', 4],
    ['主公的乐最后谁给解的', 5],
    ['谁捞的主公', 5],
    ['who kept the lord alive', 5],
  ] as const)('%s: %i', (text, by) => {
    expect(plan(text)).toMatchObject({ clause: 'tell', facts: [{ by, to: 1 }] });
  });
  it('is not told where it never was', () => {
    expect(plan('谁给孙权贴的兵粮')).toMatchObject({ move: 'unsure', clause: 'not_seen' });
  });
  it.each(['我招谁惹谁了', '谁来救主公', 'had to hit somebody'])('is asked by nobody: %s', (text) => {
    expect(plan(text)?.found).toBeUndefined();
  });
});

describe('what is made of a deed that another did', () => {
  it.each(['张飞给主公吃桃，好人啊'])('is put right: %s', (text) => {
    expect(plan(text)).toMatchObject({ move: 'correct', facts: [{ by: 5, to: 1 }] });
  });
});

it('what fell to oneself is what is told, and no deed of the hearer', () => {
  const scene = table();
  happen(scene, { type: 'card', by: 3, to: [HUMAN], card: 'lebu', tv: { [HUMAN]: -2 }, group: false });
  expect(planned('怎么点不了牌', { scene, me: 6 })).toMatchObject({
    clause: 'was_laid',
    facts: [{ by: 3, to: HUMAN }],
  });
});

describe('whether it ever was', () => {
  it.each(['有人砍过主公没', 'has anyone ever hit the lord'])('%s: the last of it', (text) => {
    expect(plan(text)).toMatchObject({ clause: 'tell', facts: [{ by: 3, to: 1 }] });
  });
  it.each(['有人砍过4号没', '4号打过人没', 'did 4 ever hit the lord'])('%s: nothing of it', (text) => {
    expect(plan(text)).toMatchObject({ clause: 'not_seen', found: { deeds: [] } });
  });
  it.each(['是不是5号打了主公', 'did 5 hit the lord'])('%s: put right, and not left open', (text) => {
    expect(plan(text)).toMatchObject({ move: 'correct', asked: { act: 'ask_fact' } });
  });
  it.each(['the lord took 2 damage from 5', 'the lord took 1 damage from seat 5'])(
    '%s: of whom it is said to have been',
    (text) => {
      expect(plan(text)).toMatchObject({ move: 'correct', asked: { facts: [{ by: 5, to: 1, verdict: 'false' }] } });
    },
  );
  it('lightning that only lies there has hurt nobody', () => {
    const scene = table();
    happen(scene, { type: 'card', by: 4, to: [4], card: 'shandian', tv: { 4: 0 }, group: false });
    expect(planned('闪电劈了谁', { scene, me: 6 })).not.toMatchObject({ clause: 'befell' });
  });
  it.each(['是掉线了吗', '打完了你还记得我吗', '急了吗'])('%s: no such question', (text) => {
    expect(plan(text)?.found).toBeUndefined();
  });
  it.each(['主公上次掉血是什么时候', 'when did the lord last lose hp'])('%s: told with its time', (text) => {
    expect(plan(text)).toMatchObject({ clause: 'tell', facts: [{ to: 1, kind: 'hit' }] });
  });
});
