/** Every text in every language, and which language a tag means. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageOfTag, ownName } from '../../src/language/languages';
import { damageIn, damageText, refusalText } from '../../src/language/notices';
import { both, createTexts, WORDINGS, type TextKey } from '../../src/language/texts';

const KEYS = Object.keys(WORDINGS['zh-CN']) as TextKey[];
const slots = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const wording = WORDINGS[language];

  it('are those of the first language, no more and no fewer', () => {
    expect(Object.keys(wording).sort()).toEqual([...KEYS].sort());
  });

  it('say something, and have the same slots', () => {
    const wrong = KEYS.filter(
      (key) => wording[key].trim() === '' || slots(wording[key]) !== slots(WORDINGS['zh-CN'][key]),
    );
    expect(wrong).toEqual([]);
  });

  it('belong to a language that is found by its own tag and has a name', () => {
    expect(languageOfTag(language)).toBe(language);
    expect(ownName(language)).not.toBe('');
  });
});

it.each([
  ['zh', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['cht', 'zh-TW'],
  ['TW', 'zh-TW'],
  ['en-GB', 'en'],
  [undefined, 'zh-CN'],
  ['fr', 'zh-CN'],
])('reads the tag %s as %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it('has no Han characters in English', () => {
  expect(KEYS.filter((key) => /\p{Script=Han}/u.test(WORDINGS.en[key]))).toEqual([]);
});

it('fills slots as plain text', () => {
  expect(createTexts('en')('seat', { n: '$&{n}' })).toBe('No. $&{n}');
});

it('says in Chinese and English what is said where nobody knows who reads', () => {
  expect(both('noTable')).toBe('没有对局。 No game.');
  const damage = { line: 3, reason: 'field', detail: 'by' } as const;
  expect(damageText(damage)).toBe('第 3 行：字段有误（by） line 3: a field is wrong (by)');
  expect(damageIn(createTexts('zh-TW'), damage)).toBe('第 3 行：欄位有誤（by）');
  expect(refusalText('lord')).toBe(
    '信念推断不适用：没有唯一的主公。 No belief about this game: there is not exactly one lord.',
  );
});

it('reads in Taiwan as it was read over', async () => {
  const read = KEYS.map((key) => `${key}\t${WORDINGS['zh-TW'][key]}\n`).join('');
  await expect(read).toMatchFileSnapshot('zh-TW.txt');
});

it.each([
  [1, 'No. 3 gave you 1 card'],
  [2, 'No. 3 gave you 2 cards'],
])('counts in English: %i', (n, text) => {
  expect(createTexts('en')('ev_give', { by: 'No. 3', to: 'you', n })).toBe(text);
});
