/** What a skill does, and what became of health that nothing on record took (§Q3). */
import { describe, expect, it } from 'vitest';
import { skillAsked } from '../../../src/chatter/moves/asked/skill-asked';
import { mentionsIn } from '../../../src/chatter/moves/called/people';
import { changesOf } from '../../../src/chatter/plan/record/account';
import { causeText } from '../../../src/chatter/plan/saying/causes';
import { skillText } from '../../../src/chatter/plan/saying/skills';
import type { Scene } from '../../../src/chatter/scene/scene';
import { skillBehind } from '../../../src/chatter/scene/skills';
import type { BySeat, Seat } from '../../../src/core/event';
import { happen, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

const NAMES: Readonly<Record<string, string>> = { stdmizhao: '密诏', dunxi: '钝袭', dunxi_random: '钝袭' };
const turn = (scene: Scene, n: number, seat: Seat, hp: BySeat = {}): void =>
  void happen(scene, { type: 'turn', n, seat, hp, hand: {} });
const skill = (scene: Scene, by: Seat, name: string, ...to: Seat[]): void =>
  void happen(scene, { type: 'skill', by, to, skill: name, tv: {} });

/** 3 has given 4 two cards by 密诏, and has put 钝袭 on 4, who lost one point to nobody in turn 2. */
function table(described: Scene['described'] = () => null): Scene {
  const scene: Scene = { ...sceneOf(), named: (name) => NAMES[name] ?? name, described };
  turn(scene, 1, 3, { 4: 4 });
  skill(scene, 3, 'stdmizhao', 4, 5);
  happen(scene, { type: 'give', by: 3, to: 4, num: 2 });
  skill(scene, 3, 'dunxi', 4);
  turn(scene, 2, 4, { 4: 4 });
  skill(scene, 3, 'dunxi_random', 4);
  turn(scene, 3, 5, { 4: 3 });
  return scene;
}
const asked = (text: string, scene = table()) =>
  skillAsked(text, mentionsIn(text, { scene, from: HUMAN, hearer: 3, he: null }), scene);
const zh = (scene: Scene) => ({ scene, me: 6, you: HUMAN, language: 'zh' as const, byNumber: true });
const en = (scene: Scene) => ({ ...zh(scene), language: 'en' as const });
const nameOf = (name: string): string => NAMES[name] ?? name;

describe('a skill that is asked about', () => {
  it.each([
    ['密诏到底干嘛的', 'stdmizhao'],
    ['3号那个密诏 啥效果啊', 'stdmizhao'],
    ['谁给讲讲密诏', 'stdmizhao'],
    ['密诏什么意思', 'stdmizhao'],
    ['4号头上挂的那个钝是干啥的', 'dunxi'],
    ["what's mizhao do", 'stdmizhao'],
    ["what does 3's skill do", 'dunxi'],
    ['that mark on 4, what is it for', 'dunxi'],
  ])('%s', (text, name) => {
    expect(asked(text)?.by).toBe(3);
    expect(asked(text)?.name.replace('_random', '')).toBe(name);
  });

  it.each([
    '密诏给谁好',
    '3号用密诏给了4号几张',
    '你密诏他干嘛给两张',
    '你这密诏什么意思,针对我?',
    '密诏完他就没了',
    '没看懂 密诏完他怎么就没了',
    '你密诏密到我头上干嘛',
    '这个钝刀',
    '仁德干嘛的',
    'what should we do about 3',
    "what's 3 doing",
    'my skill does nothing',
  ])('%s: none', (text) => {
    expect(asked(text)).toBeNull();
  });

  it.each([
    '5 what does your skill do',
    "what's seat 5's skill",
    'explain your power play, 3',
    'what the skill issue lol 3',
    'what power does 3 have over us',
    '3 what did you use your ability on me for',
    "3 what's with the passive play",
    'how does the blade skill work for 3',
  ])('%s: none of anybody who used none, and no figure of speech', (text) => {
    expect(asked(text)).toBeNull();
  });

  it("is the hero's, and not that of what is put on", () => {
    const scene = table();
    skill(scene, 3, 'hanbing_skill', 4);
    expect(asked("what does 3's skill do", scene)?.name).toBe('dunxi_random');
    skill(scene, 6, 'cixiong_skill', 4);
    expect(asked("what does 6's skill do", scene)).toBeNull();
  });

  it('is that of whoever is named, and not of whoever is spoken to', () => {
    const scene = table();
    skill(scene, 6, 'souying', 3);
    expect(asked("6 what does 3's skill do", scene)?.by).toBe(3);
  });

  it('has shown where it took health, though nobody used it', () => {
    const scene = table();
    happen(scene, { type: 'damage', by: 5, to: 4, num: 1, via: { skill: 'jsrgniluan' } });
    expect(asked("what does 5's skill do", scene)).toEqual({ by: 5, name: 'jsrgniluan' });
    for (const text of ['5号的技能发动过吗', '5号你那技能啥效果'])
      expect(planned(text, { scene, me: 5 })).toMatchObject({ clause: 'skill_seen', skill: { name: 'jsrgniluan' } });
    expect(skillText({ by: 5, name: 'jsrgniluan', how: 'first' }, en(scene), nameOf)).not.toMatch(/0 times/);
    happen(scene, { type: 'damage', by: 6, to: 4, num: 1, via: { skill: 'baiyin_skill_lose' } });
    expect(planned('6号你那技能啥效果', { scene, me: 6 })).toMatchObject({ clause: 'skill_none' });
  });

  it('is told of by what came of it, and no more', () => {
    const scene = table();
    expect(skillText({ by: 3, name: 'stdmizhao', how: 'first' }, zh(scene), nameOf)).toMatch(
      /^密诏是3号的，3号.*给[了过]4号两张牌就是它，/,
    );
    expect(skillText({ by: 3, name: 'dunxi', how: 'first' }, zh(scene), nameOf)).toMatch(/用过2回.*武将/);
    expect(skillText({ by: 3, name: 'stdmizhao', how: 'again' }, zh(scene), nameOf)).toMatch(/^打个比方/);
    expect(skillText({ by: 3, name: 'stdmizhao', how: 'first' }, en(scene), nameOf)).not.toMatch(/\p{Script=Han}/u);
  });

  it('is told as it is written, where that is known', () => {
    const scene = table((name) => (name === 'stdmizhao' ? '出牌阶段限一次，你可以交给他人手牌' : null));
    expect(skillText({ by: 3, name: 'stdmizhao', how: 'first' }, zh(scene), nameOf)).toBe(
      '密诏是3号的，写着「出牌阶段限一次，你可以交给他人手牌」',
    );
  });

  it('stands whatever else could be said', () => {
    expect(planned('密诏到底干嘛的', { scene: table(), me: 3 })).toMatchObject({
      clause: 'skill_seen',
      about: 3,
      lookedUp: true,
    });
  });
});

describe('health', () => {
  it('is accounted for turn by turn, also where nothing on record took it', () => {
    const scene = table();
    happen(scene, { type: 'damage', by: 5, to: 4, num: 1, via: { card: 'sha' } });
    expect(changesOf(4, scene).map(({ turn: n, num, fact }) => [n, num, fact?.card ?? null])).toEqual([
      [2, -1, null],
      [3, -1, 'sha'],
    ]);
  });

  it('that a blow did not take was not got back', () => {
    const scene = table();
    happen(scene, { type: 'damage', by: 3, to: 5, num: 1, via: { card: 'nanman' } });
    turn(scene, 4, 6, { 4: 3 });
    turn(scene, 5, 1, { 5: 4 });
    happen(scene, { type: 'damage', by: 3, to: 5, num: 1, via: { card: 'nanman' } });
    turn(scene, 6, 2, { 5: 4 });
    expect(changesOf(5, scene).filter((one) => one.turn === 5)).toEqual([]);
    expect(planned('5号怎么回血了', { scene, me: 6 })?.clause).not.toBe('befell');
  });

  it('that went by itself is told so, with the skill of that turn', () => {
    const scene = table();
    const cause = planned('4号怎么掉血了 没人打他啊', { scene, me: 6 })?.cause ?? [];
    expect(cause.map(({ say }) => say)).toEqual(['lapsed', 'skill']);
    expect(causeText(cause, zh(scene), nameOf)).toMatch(/^没见谁打4号，.*自己掉了1点血，3号那会儿用了技能钝袭$/);
    expect(causeText(cause, en(scene), nameOf)).not.toMatch(/\p{Script=Han}/u);
  });

  it('is not said to have gone by itself where somebody struck later', () => {
    const scene = table();
    happen(scene, { type: 'damage', by: 5, to: 4, num: 1, via: { card: 'sha' } });
    expect(planned('4号怎么掉血了', { scene, me: 6 })?.cause?.map(({ say }) => say)).toEqual(['hit']);
  });

  it.each(['how is 4 on 3 hp already', '4号怎么就3血了'])('%s: by what changed it last', (text) => {
    const scene = table();
    happen(scene, { type: 'heal', by: 4, to: 4, num: 2, via: { skill: 'rende' } });
    happen(scene, { type: 'damage', by: 5, to: 4, num: 2, via: { card: 'sha' } });
    expect(planned(text, { scene, me: 6 })?.cause?.map(({ say }) => say)).toEqual(['hit']);
  });
});

describe('what a skill made somebody do', () => {
  it('came of that skill', () => {
    const scene = table();
    skill(scene, 6, 'stdmizhao', 5);
    const given = happen(scene, { type: 'give', by: 5, to: 6, num: 1 })[0];
    expect(given && skillBehind(given, scene)).toMatchObject({ by: 6, name: 'stdmizhao' });
    happen(scene, { type: 'card', by: 5, to: [6], card: 'guohe', tv: {}, group: false });
    const taken = happen(scene, {
      type: 'zone',
      kind: 'discard',
      by: 5,
      to: 6,
      pos: 'h',
      card: null,
      value: null,
      by_card: 'guohe',
    })[0];
    expect(taken && skillBehind(taken, scene)).toBeNull();
  });
});
