/** Numbers as lines write them: digits, Chinese numerals, English words. */

/** English words of 1 … 10. */
export const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const HAN = '零一二三四五六七八九';
const TENS = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/;

/** The number in some words, 1 … 99, in digits, Chinese (两 among it) or as the last English word; NaN where there is none. */
export function numberIn(words: string): number {
  const digits = /\d+/.exec(words);
  if (digits) return Number(digits[0]);
  const english = NUMBER_WORDS.indexOf(/[a-z]+$/.exec(words)?.[0] ?? '');
  if (english >= 0) return english + 1;
  const han = words.replace(/两/g, '二').replace(/[^一二三四五六七八九十]/g, '');
  const [all = '', tens = '', ten = '', unit = ''] = TENS.exec(han) ?? [];
  if (all === '' || (ten === '' && all.length > 1)) return NaN;
  if (ten === '') return HAN.indexOf(all);
  return (tens === '' ? 1 : HAN.indexOf(tens)) * 10 + (unit === '' ? 0 : HAN.indexOf(unit));
}
