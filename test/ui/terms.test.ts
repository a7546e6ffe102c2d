/** What the game calls its cards, skills and heroes, as readers of each language are told it. */
import { expect, it } from 'vitest';
import { nameIn } from '../../src/ui/name';
import { termOf } from '../../src/ui/terms';

const GAME: Readonly<Record<string, string>> = { baiyin: '白银狮子', zhanyi: '战意', wuzhong: '无中生有' };
const source = { term: (name: string) => GAME[name] ?? null };
const told = (language: 'zh-CN' | 'zh-TW' | 'en') => ['baiyin', 'wuzhong', 'zhanyi'].map(termOf(source, language));

it('has standard cards in every language, whole, and writes what else the game has in its characters', () => {
  expect(told('zh-CN')).toEqual(['白银狮子', '无中生有', '战意']);
  expect(told('zh-TW')).toEqual(['白銀獅子', '無中生有', '戰意']);
  expect(told('en')).toEqual(['Silver Lion', 'Something from Nothing', '战意']);
});

it('writes names in traditional characters for who reads those', () => {
  expect(nameIn('zh-TW', '战役篇马腾')).toBe('戰役篇馬騰');
  expect(nameIn('zh-CN', '战役篇马腾')).toBe('战役篇马腾');
  expect(nameIn('en', '长'.repeat(200)).length).toBe(16);
});
