/** Who reads English is shown how the chat spells a hero. */
import { expect, it } from 'vitest';
import { createTexts } from '../../src/language/texts';
import { beside, calledIn, placeIn, shortIn } from '../../src/ui/name';

it.each([
  ['en', '姚柯回', ' · Yao Kehui'],
  ['en', '手杀界曹彰', ' · Cao Zhang'],
  ['en', '司马昭', ' · Sima Zhao'],
  ['en', 'Guan Yu', ''],
  ['zh-CN', '姚柯回', ''],
  ['zh-TW', '姚柯回', ''],
] as const)('%s %s', (language, name, told) => {
  expect(beside(language, name)).toBe(told);
});

it('calls a seat the same way wherever it is called by its name', () => {
  const [en, tw] = (['en', 'zh-TW'] as const).map((language) => ({ t: createTexts(language), language }));
  expect(placeIn(en!, 6, '手杀袁术')).toBe('No. 6 · Yuan Shu');
  expect(calledIn(en!, 6, '手杀袁术')).toBe('No. 6 · Yuan Shu 手杀袁术');
  expect(calledIn(en!, 6, 'Guan Yu')).toBe('No. 6 Guan Yu');
  expect(calledIn(tw!, 6, '手杀袁术')).toBe('6號 手殺袁術');
  expect([shortIn('en', '手杀袁术'), shortIn('zh-TW', '手杀袁术')]).toEqual(['Yuan Shu', '手殺袁術']);
});
