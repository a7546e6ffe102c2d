/** What a line says of several, and of numbers, is checked part by part: true ones are never denied, false ones never confirmed (§Q3). */
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/chatter/plan/plan';
import type { Scene } from '../../../src/chatter/scene/scene';
import { happen, sceneOf } from '../flow/support';
import { planned } from './support';

/** 张飞 (4) plays 南蛮 on all: it costs the lord (1) and 5 one each; 孙权 (3) drinks two Peaches and strikes the lord three times, twice in vain. */
function table(): Scene {
  const scene = sceneOf();
  happen(scene, { type: 'turn', n: 3, seat: 3, hp: {}, hand: { 3: 5, 4: 2 } });
  for (const n of [1, 0, 0]) {
    happen(scene, { type: 'card', by: 3, to: [1], card: 'sha', tv: { 1: -1 }, group: false });
    if (n > 0) happen(scene, { type: 'damage', by: 3, to: 1, num: n, via: { card: 'sha' } });
  }
  for (let i = 0; i < 2; i++) {
    happen(scene, { type: 'card', by: 3, to: [3], card: 'tao', tv: { 3: 1 }, group: false });
    happen(scene, { type: 'heal', by: 3, to: 3, num: 1, via: { card: 'tao' } });
  }
  happen(scene, { type: 'turn', n: 4, seat: 4, hp: {}, hand: {} });
  happen(scene, { type: 'card', by: 4, to: [1, 2, 3, 5, 6], card: 'nanman', tv: {}, group: true });
  for (const to of [1, 5]) happen(scene, { type: 'damage', by: 4, to, num: 1, via: { card: 'nanman' } });
  return scene;
}
const plan = (text: string): Plan | null => planned(text, { scene: table(), me: 6 });
const told = (text: string) => {
  const all = plan(text);
  return [all?.move, all?.found?.deeds.map(({ to }) => to[0]), all?.found?.not];
};

describe('what a card for all cost several', () => {
  it.each(['南蛮扣了主公、5号、3号各一血是吧', '主公5号3号都被南蛮打掉一血了吧', '那张南蛮主公5号3号各掉一滴'])(
    'holds of some: %s',
    (text) => {
      expect(told(text)).toEqual(['correct', [1, 5], [3]]);
    },
  );
  it('holds of none: whom it was instead', () => {
    expect(told('张飞那南蛮啃掉我一血')).toEqual(['correct', [1, 5], [2]]);
    expect(told('did the barbarians cost 3 a hp')).toEqual(['correct', [1, 5], [3]]);
  });
  it('holds of all, and it is asked', () => {
    expect(told('南蛮主公和5号都掉血了对吧')).toEqual(['confirm', [1, 5], []]);
  });
  it.each(['南蛮打到主公了', '南蛮谁掉血了', '南蛮没打到3号', '5号要是放南蛮3号得掉一血', '张飞开了南蛮'])(
    'is not said: %s',
    (text) => {
      expect(plan(text)?.found?.not).toBeUndefined();
    },
  );
});

describe('a card for all that was played twice', () => {
  /** 3's costs 5 one, after 4's that cost the lord and 5 one each. */
  const twice = (): Scene => {
    const scene = table();
    happen(scene, { type: 'turn', n: 5, seat: 3, hp: {}, hand: {} });
    happen(scene, { type: 'card', by: 3, to: [1, 2, 4, 5, 6], card: 'nanman', tv: {}, group: true });
    happen(scene, { type: 'damage', by: 3, to: 5, num: 1, via: { card: 'nanman' } });
    return scene;
  };
  const parts = (text: string) => planned(text, { scene: twice(), me: 6 });
  it.each(['主公被南蛮扣了一血', '南蛮打掉主公、5号各一血', '南蛮一共扣了5号两血', '主公被张飞的南蛮打掉一血'])(
    'denies nothing that any of them bears out: %s',
    (text) => {
      expect(parts(text)?.move).not.toBe('correct');
    },
  );
  it('denies what none does', () => {
    expect(parts('南蛮打掉主公、2号各一血吧')).toMatchObject({ move: 'correct', found: { not: [2] } });
  });
});

describe('a number', () => {
  it.each(['孙权用了三个桃吧', '3号吃了三个桃'])('that no way of counting bears out: %s', (text) => {
    expect(plan(text)).toMatchObject({ clause: 'summed', found: { asked: { said: 3 } } });
    expect(plan(text)?.found?.deeds).toHaveLength(2);
  });
  it.each(['孙权吃了两个桃', '孙权砍了主公三刀了都', '3号用了两个桃', '孙权打算用三个桃'])(
    'that holds is not put right: %s',
    (text) => {
      expect(plan(text)?.move).not.toBe('correct');
    },
  );
});
