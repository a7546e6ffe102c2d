import { expect, it } from 'vitest';
import { whenIn } from '../../../src/chatter/moves/words/when';
import { numberIn } from '../../../src/chatter/line/numerals';

it.each([
  ['3', 3],
  ['12号', 12],
  ['三', 3],
  ['两', 2],
  ['十', 10],
  ['十一', 11],
  ['十二', 12],
  ['十九', 19],
  ['二十', 20],
  ['二十三', 23],
  ['九十九', 99],
  ['seat seven', 7],
  ['ten', 10],
])('%s is %i', (words, number) => {
  expect(numberIn(words)).toBe(number);
});

it.each(['', '三四', '几', 'often', '主公'])('no number stands in "%s"', (words) => {
  expect(numberIn(words)).toBeNaN();
});

it.each([
  ['第三回合', 'turn', 3],
  ['第十一回合', 'turn', 11],
  ['第二十个回合', 'turn', 20],
  ['第二十三回合', 'turn', 23],
  ['第十二轮', 'round', 12],
  ['第11轮', 'round', 11],
  ['turn 14', 'turn', 14],
] as const)('%s is %s %i', (text, which, n) => {
  expect(whenIn(text)).toEqual({ which, n });
});
