/** Heroes of the tale by the rarer names, and as whom a seat plays. */
import { describe, expect, it } from 'vitest';
import { seatedKindIn, tellsTale } from '../../../src/chatter/moves/life/hero-asked';
import { heroBehind, heroKindIn, heroOf, likens, talesNamed } from '../../../src/chatter/moves/life/heroes';

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

describe('a likeness with one of the tale', () => {
  it.each([
    '你跑得比吕布还快',
    '你这是要学曹操杀吕伯奢',
    '咱俩如桃园里的刘备关羽',
    '谁说话不算话谁是吕布',
    '又装死,你当自己是司马懿',
    'quit acting like lu bu',
    "you're no zhuge liang",
    'he is playing lu bu today',
  ])('%s asks nothing of heroes', (text) => {
    expect(likens(text)).toBe(true);
  });

  it.each([
    '吕布像谁',
    '谁比吕布能打',
    '你更喜欢诸葛亮还是司马懿',
    '如何看曹操',
    '当年曹操为啥杀吕伯奢',
    '比如说关羽',
    'i like zhuge liang best',
    'who is stronger than lu bu',
    '今天手气像坨泥',
  ])('%s is none', (text) => {
    expect(likens(text)).toBe(false);
  });
});

describe('a tale that is told to the hearer', () => {
  it.each(['我给你讲个典故,关羽温酒斩华雄', '听我念一首:大江东去', 'let me tell you how zhou yu died'])(
    '%s',
    (text) => {
      expect(tellsTale(text)).toBe(true);
    },
  );
  it.each(['关羽温酒斩华雄你听过没', '给你讲过关羽的事吗?', 'tell me about zhou yu'])('%s is none', (text) => {
    expect(tellsTale(text)).toBe(false);
  });
});

describe('who is admired', () => {
  it.each(['三国里你最佩服谁', '三国人物你最崇拜哪个', 'who do you admire most of the three kingdoms'])(
    '%s',
    (text) => {
      expect(heroKindIn(text, [])).toBe('favourite');
    },
  );
  it('no roles', () => {
    expect(heroKindIn('这桌你最服谁', [])).toBeNull();
  });
});
