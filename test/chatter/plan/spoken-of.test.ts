/** What a line speaks of, and no other deed: blows in vain, what a skill brought about, by what it was done, and small courtesies (§Q3). */
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';
import { askedOf, planned } from './support';

/** 曹操 (2) speaks to 孙权 (3), whom it has struck just now. */
function struck(costly: boolean): Scene {
  const scene = sceneOf();
  scene.turn = 12;
  factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
  if (costly) factOn(scene, 'hit', { by: HUMAN, to: 3, card: 'sha', num: 1, good: false });
  return scene;
}

describe('a blow', () => {
  const LINES = ['我砍孙权那一刀够狠吧', '孙权，我刚砍了你一刀', '3号吃我一刀，杀得漂亮'];
  it.each(LINES)('%s: one that cost nothing is held against nobody', (line) => {
    expect(planned(line, { scene: struck(false) })?.clause).toBe('dodged_you');
  });
  it.each(LINES)('%s: one that went home is remembered', (line) => {
    expect(planned(line, { scene: struck(true) })?.clause).not.toBe('dodged_you');
  });
});

/** 孙权 (3) let 诸葛亮 (6) draw by a skill. */
function drawn(): Scene {
  const scene = sceneOf();
  scene.turn = 12;
  happen(scene, { type: 'skill', by: 3, to: [6], skill: 'yinghun', tv: {} });
  happen(scene, { type: 'draw', by: 3, to: 6, num: 3 });
  return { ...scene, named: (name) => (name === 'yinghun' ? '英魂' : name) };
}

describe('what a skill brought about', () => {
  it.each(['孙权你还英魂给6号摸三张？', '英魂又送6号三张', '孙权拿英魂喂了6号三张牌'])(
    '%s is no false report',
    (line) => {
      const { moves } = askedOf(line, { scene: drawn() });
      const facts = moves.flatMap(({ facts: told = [] }) => told);
      expect(facts.some(({ verdict }) => verdict === 'true')).toBe(true);
      expect(facts.filter(({ verdict }) => verdict === 'false')).toEqual([]);
    },
  );
  it.each(['孙权你还英魂给5号摸三张？', '4号拿英魂喂了6号三张牌'])('%s is still none of it', (line) => {
    const { moves } = askedOf(line, { scene: drawn() });
    expect(moves.flatMap(({ facts = [] }) => facts).some(({ verdict }) => verdict === 'true')).toBe(false);
  });
});

describe('by what it was done', () => {
  const scene = (): Scene => {
    const all = sceneOf();
    all.turn = 12;
    happen(all, { type: 'damage', by: 3, to: 1, num: 1, via: { skill: 'danshou' } });
    return all;
  };
  it.each(['孙权刚才为什么能打主公一点血？', '孙权为什么可以打掉主公一点血？'])('%s: the skill', (line) => {
    expect(planned(line, { scene: scene() })).toMatchObject({ clause: 'befell', cause: [{ say: 'hit' }] });
  });
  it.each(['孙权你刚才为什么打主公？', '孙权打主公干嘛'])('%s: the reason', (line) => {
    expect(planned(line, { scene: scene() })?.clause).not.toBe('befell');
  });
});

describe('a small courtesy', () => {
  it.each([
    ['不好意思让大家久等了', 'no_wait'],
    ['我操作太慢了，见谅', 'no_wait'],
    ['等久了吧 我刚去开了个门', 'welcome_back'],
    ['孙权，早听我的先打6号多好', 'unheeded'],
    ['sun quan i told you to hit seat 6', 'unheeded'],
    ['孙权，我分你一碗排骨', 'meal_declined'],
    ['孙权，扯平了好不好', 'pardoned'],
  ] as const)('%s: %s', (line, clause) => {
    expect(planned(line, { scene: struck(false) })?.clause).toBe(clause);
  });
  it.each([
    '孙权，先打6号',
    '孙权，分你两张牌',
    '对不起，那一刀砍重了',
    '孙权，我请你帮个忙，你砍6号',
    '我求你了，你给我个桃',
    '让你等着，下回合收你',
    '孙权操作太慢了',
    '鱼分你一半，咱俩结盟',
    '孙权，送你一碗孟婆汤',
    'i should have listened to you',
  ])('%s is none of these', (line) => {
    expect(['no_wait', 'unheeded', 'meal_declined', 'welcome_back']).not.toContain(
      planned(line, { scene: struck(true) })?.clause,
    );
  });
});

describe('whose side one is on', () => {
  it('has shown as much, where one has struck somebody', () => {
    const scene = sceneOf();
    scene.turn = 12;
    factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: null });
    expect(planned('孙权你到底帮哪边的', { scene })?.clause).not.toBe('side_unshown');
    expect(planned('孙权你到底帮哪边的', { scene: sceneOf() })?.clause).toBe('side_unshown');
  });
});
