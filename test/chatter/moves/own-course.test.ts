/** Acts by whose course a line speaks of: the speaker's own, another game's, a seat of a list; beside each what looks alike. */
import { describe, expect, it } from 'vitest';
import { heard, recorded } from './tables';

/** Eight at the table; seat 1 speaks, seat 4 is spoken to. */
const scene = recorded('8p-1', 20, 1);
const acts = (line: string) => heard(line, scene).map(({ act }) => act);

const CLASSES: readonly (readonly [title: string, act: string, lines: readonly string[], alike: readonly string[]])[] =
  [
    [
      'a seat at the end of a list is no praise',
      'praise',
      ['666', '6', '厉害 666', '这波操作6', '可以可以,6'],
      ['possible rebels: 3, 5, 6.', '我怀疑的人有2、5、6', '先5后6', 'my list is 2 5 6', 'lord do i strike 3 or 6'],
    ],
    [
      'what the speaker is about to do is no order',
      'order',
      ['主公先打5号', 'kill 5 now', 'go for 5', '别打主公'],
      ['我琢磨着先收拾3号', '本人决定集火5号', '我想先拆3号的装备', 'gonna go for 5 now', 'i should probably kill 5'],
    ],
    [
      'one is to be spared in whatever words',
      'plead',
      ['dont shoot at me bro', 'quit aiming at me', "don't gang up on me", '别逮着我打啊', '能不能别薅我了'],
      ['dont shoot at 3', "don't swing at the lord", 'someone stop me before i buy more skins'],
    ],
    [
      'a 还是 between two sides asks what to do',
      'ask_plan',
      ['打3还是打5', '4号你砍3还是砍5', '先收3号还是5号', '主公现在打还是等'],
      ['3号我还是砍了你', '我还是砍了', '说不动你我还是杀了', '4号我还是更信你', '我还是觉得3号是反', '我还是那句话'],
    ],
    [
      'whoever goes says so',
      'bye',
      ['886', '886各位', 'gotta dash, thanks all', 'got to go guys', '闪人了各位'],
      ['gotta shoot 5', 'gotta shoot the lord now', 'im off to a bad start', '我剩8张牌'],
    ],
    [
      'the sides alone ask for a role, and support is a promise',
      'promise',
      ['3 count on me', '主公放心有我在', 'lord ive got you', '主公你尽管冲 后面有我'],
      ["got you! you're the rebel", '4号有我的牌', '3号 忠反'],
    ],
  ];

describe.each(CLASSES)('%s', (_, act, lines, alike) => {
  it.each(lines)('%s', (line) => {
    expect(acts(line)).toContain(act);
  });
  it.each(alike)('not: %s', (line) => {
    expect(acts(line)).not.toContain(act);
  });
});

describe('an earlier game', () => {
  it.each([
    '上局3号就拿决斗打过我',
    '昨天那局主公也拆我',
    'last match the lord shot me',
    'in the previous game 3 hit me too',
  ])('is no deed of this one: %s', (line) => {
    const [move] = heard(line, scene);
    expect(move).toMatchObject({ life: { matter: 'self:memory' } });
    expect(move?.facts).toBeUndefined();
  });
  it.each(['上一轮5号砍了我', '马上把3号杀了', 'last turn 3 hit the lord', 'this is my last game tonight'])(
    'is not meant: %s',
    (line) => {
      expect(heard(line, scene).every(({ life }) => life?.matter !== 'self:memory')).toBe(true);
    },
  );
});
