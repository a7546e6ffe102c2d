/** Heroes of the tale by the rarer names, and as whom a seat plays. */
import { describe, expect, it } from 'vitest';
import { seatedKindIn } from '../../../src/chatter/moves/life/hero-asked';
import { heroBehind, heroOf, talesNamed } from '../../../src/chatter/moves/life/heroes';

const named = (text: string): string[] => talesNamed(text).map(({ zh }) => zh);

describe('heroes of the tale', () => {
  it('are known by name, by-name and as they are typed in Latin letters, in order', () => {
    expect(named('曹髦不是被成济捅死的吗')).toEqual(['曹髦', '成济']);
    expect(named('高贵乡公真惨')).toEqual(['曹髦']);
    expect(named('is xiahou rong the one who charged at thirteen')).toEqual(['夏侯荣']);
    expect(named('lü bus horse, or xiahourongs')).toEqual(['吕布', '夏侯荣']);
  });

  it('are nobody where the words mean something else', () => {
    expect(named('那张南蛮谁开的, 一张让我弃了')).toEqual([]);
    expect(named('he man you can hang on so long')).toEqual([]);
    expect(named('主公那匹绝影谁拆的')).toEqual([]);
  });

  it('sit at the table under editions of their names', () => {
    expect(heroBehind('手杀曹髦')?.zh).toBe('曹髦');
    expect(heroBehind('界赵云')?.zh).toBe('赵云');
    expect(heroBehind('亥猪')).toBeUndefined();
    expect(heroOf('曹髦')?.remark.zh).toMatch(/皇帝/);
  });

  it.each([
    ['  是谁啊,三国里有这人?', 'opinion'],
    ['在 回合里砍到仨, 都是谁来着', null],
    ['handed somebody cards just now right? who was it', null],
    ['so who was   in the novel', 'opinion'],
    ['上回合那一刀 砍的是 吧', null],
  ])('%s → %s', (free, kind) => {
    expect(seatedKindIn(free, 1)).toBe(kind);
  });
});
