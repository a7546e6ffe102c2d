/** The engine's text of a skill, as talk may quote it. */
import { expect, it } from 'vitest';
import { describedBy } from '../../src/engine/described';
import type { Engine } from '../../src/engine/noname';

const of = (translate: Record<string, string>) => describedBy({ lib: { translate } } as unknown as Engine);

it('is read without its marks', () => {
  expect(of({ a_info: '<span class="x">锁定技</span>，你<br>摸一张牌。' })('a')).toBe('锁定技，你摸一张牌');
});

it.each(['<span class="x" 你摸牌', '&#60;你摸&nbsp;牌&#x3E;', '<b>你摸牌</b', '你摸牌。'])(
  '%s: leaves nothing of a mark',
  (text) => {
    expect(of({ a_info: text })('a')).toBe('你摸牌');
  },
);

it('splits no character', () => {
  expect(of({ a_info: `${'你'.repeat(37)}𠮷${'你'.repeat(9)}` })('a')).toBe(`${'你'.repeat(37)}……`);
});

it('is that of the whole for a part of a skill', () => {
  expect(of({ dunxi_info: '挂标记。' })('dunxi_random_more')).toBe('挂标记');
});

it('is cut at a sentence, else at a comma', () => {
  const long = '你可以弃置一张牌然后'.repeat(3);
  expect(of({ a_info: `你可以摸一张牌并回血。${long}${long}。` })('a')).toBe('你可以摸一张牌并回血……');
  expect(of({ a_info: `昂扬技。${long}，${long}。` })('a')).toBe(`昂扬技。${long}……`);
  expect(of({ a_info: `${long}，${long}。` })('a')).toBe(`${long}……`);
});

it('is null where the engine has none', () => {
  expect(of({})('a_b')).toBeNull();
  expect(of({ a_info: '<b></b>' })('a')).toBeNull();
});
