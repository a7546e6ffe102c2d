/** Who reads English is shown how the chat spells a hero. */
import { expect, it } from 'vitest';
import { beside } from '../../src/ui/name';

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
