/** Lines that are not of the game and that no list of words names: their wording says what they are of (§Q1). */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/chatter/moves/types';
import { heard, recorded } from './tables';

const scene = recorded('8p-2', 9);
const lifeOf = (text: string): Move['life'] => heard(text, scene).find(({ life }) => life !== undefined)?.life;

describe('what is not of the game', () => {
  it.each([
    '房东把押金扣了，一分都没退给我',
    '今天去面谈，人家说下个月就不用我了',
    'she took her things and left while i was at work',
    'they told us he only has a few weeks',
  ])('%s: a trouble', (text) => {
    expect(lifeOf(text)?.trouble).toBe(true);
  });
  it.each([
    ['你们几个是不是共用一个脑子', 'self:together'],
    ['你输了会不会偷偷难过', 'self:feelings'],
    ['do you secretly sulk when you lose', 'self:feelings'],
    ['do you ever go easy on people like me', 'self:tries'],
    ['do you remember any of this later', 'self:memory'],
  ])('%s: of the AI itself', (text, matter) => {
    expect(lifeOf(text)?.matter).toBe(matter);
  });
  it.each(['这个将属于哪一国的来着', 'which kingdom did this guy serve again'])('%s: of heroes', (text) => {
    expect(lifeOf(text)?.matter).toMatch(/^hero:/);
  });
  it.each(['刚煮了锅粥，糊了一半', 'my sister is learning the drums next door'])('%s: chat', (text) => {
    expect(lifeOf(text)).toMatchObject({ trouble: false });
  });
});

describe('what only sounds so', () => {
  it.each([
    '我儿子都比你会打，连着乐三次',
    '四年没见过这么臭的手，全是闪',
    '我跟6号恩断义绝，他砍我',
    '你到底帮谁，说句话',
    '再挨一刀我就要死了',
    'i want a divorce 3, lebu again',
    'my grandma dodges better than 5',
    'who do you think is the rebel',
    'if the lord dies we all lose',
  ])('%s', (text) => {
    const life = lifeOf(text);
    expect(life?.trouble ?? false).toBe(false);
    expect(life?.matter ?? '').not.toMatch(/^(?:self|hero|any_)/);
  });
});
