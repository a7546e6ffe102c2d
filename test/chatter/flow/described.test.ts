/** Whoever is described by a deed stands in the line by number (§T5). */
import { describe, expect, it } from 'vitest';
import { named } from '../../../src/chatter/flow/described';
import { readLine } from '../../../src/chatter/line/line';
import { factOn, sceneOf } from './support';

const scene = sceneOf();
scene.turn = 3;
factOn(scene, 'aimed', { by: 6, to: 1, card: 'sha', good: false });
factOn(scene, 'discard', { by: 3, to: 1, card: null, through: 'guohe', good: false });
factOn(scene, 'discard', { by: 4, to: 5, card: null, through: 'guohe', good: false });
const read = (text: string): string => named(readLine(text), 2, scene).raw;

describe('whoever is described by a deed', () => {
  it.each([
    ['砍主公的那位，你站哪边', '6号，你站哪边'],
    ['那个砍主公的，你图什么', '6号，你图什么'],
    ['貂蝉，砍主公的那个你信吗', '貂蝉，6号你信吗'],
    ['刚才那个拆主公牌的，出来说话', '3号，出来说话'],
    ["the one who struck the lord, what's your side?", "seat 6, what's your side?"],
  ])('%s', (text, full) => {
    expect(read(text).replace(/^刚才/, '')).toBe(full);
  });
  it.each([
    '砍主公的那个是谁',
    '谁是砍主公的那个',
    '那个救主公的，你站哪边',
    '拆牌的那位，你站哪边',
    '那个乐不思蜀的判定怎么算',
    '6号，你站哪边',
    'the one who saved the lord, speak up',
    'which is the one who struck the lord, do you know?',
  ])('stands as it is: %s', (text) => {
    expect(read(text)).toBe(text);
  });
});
