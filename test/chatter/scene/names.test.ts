/** Names as talk writes them. */
import { describe, expect, it } from 'vitest';
import { withoutEdition } from '../../../src/chatter/scene/editions';
import { nameOf, placed } from '../../../src/chatter/scene/names';
import { sceneOf } from '../flow/support';

describe('a name in talk', () => {
  const scene = sceneOf(['手杀界曹操', 'TW赵云', '笛音荀勖', '神甘宁', '界甘宁', '武安国']);

  it('is the hero’s, without what only tells editions apart', () => {
    expect([1, 2, 3, 6].map((seat) => nameOf(scene, seat, 'zh'))).toEqual(['曹操', '赵云', '荀勖', '武安国']);
    expect(withoutEdition('战役篇界张飞')).toBe('张飞');
    expect(withoutEdition('武则天')).toBe('武则天');
    for (const name of ['乐进', 'Rex Wei', 'Olga', '2号机', 'Speed']) expect(withoutEdition(name)).toBe(name);
  });

  it('keeps its edition where two would be the same', () => {
    expect([4, 5].map((seat) => nameOf(scene, seat, 'zh'))).toEqual(['神甘宁', '界甘宁']);
  });

  it('is typed in Latin letters in English, or is the number of its seat', () => {
    expect([1, 3].map((seat) => nameOf(scene, seat, 'en'))).toEqual(['Cao Cao', 'Xun Xu']);
    expect(nameOf(scene, 4, 'en')).toBe('seat 4');
  });

  it('is told in English as the panel tells it: two heroes, titles, names known abroad', () => {
    const told = sceneOf(['蒯良蒯越', '严夫人', '凯撒', '孙权', '界孙权']);
    expect([1, 2, 3].map((seat) => nameOf(told, seat, 'en'))).toEqual(['Kuai Liang & Kuai Yue', 'Lady Yan', 'Caesar']);
    expect([4, 5].map((seat) => nameOf(told, seat, 'en'))).toEqual(['seat 4', 'seat 5']);
  });

  it('begins a sentence with a capital', () => {
    expect(placed('all of you', 'I trust you lot! ')).toBe('All of you');
    expect(placed('all of you', 'I trust ')).toBe('all of you');
  });
});
