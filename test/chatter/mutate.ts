/** Lines that nobody wrote: labelled lines bent, cut, spelled out and mixed with what breaks readers of text. Seeded. */
import { draw } from '../../src/core/random';

/** Halves of pairs, marks that combine, invisible and very wide characters, other scripts, signs of rules and of code. */
const STRANGE = [
  '\ud83d',
  '\udc00',
  '\ud83d\udc34',
  '\u{1d5ec}',
  '\u{e0101}',
  '\u0301',
  '\u20e3',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufdfa',
  '\u3099',
  '\u1100',
  '\u1161',
  '\u0000',
  '\u2028',
  '\r\n',
  '\t',
  '　',
  '…',
  '①',
  'ﬁ',
  'ß',
  'İ',
  'ก็',
  'ｆ',
  '傻',
  '死',
  '"',
  '”',
  '*',
  '.',
  ' ',
  '|',
  '$',
  '\\',
  '(',
  '[',
  '{',
  '</s>',
  '#',
  '我',
  '你',
  '三号',
  '主公',
  'wo',
  'si',
  'k1ll',
  '啊',
  '哈',
  '！',
  '，',
  '。',
];
const SEPARATORS = ['', ' ', '.', '*', '\u200b', '，', '-'];

/** The `n`th line of a seed, made of `lines`. */
export function mutated(seed: number, n: number, lines: readonly string[]): string {
  let draws = 0;
  const below = (limit: number): number => Math.floor(draw(seed, 'mutate', n, draws++) * limit);
  const pick = <T>(values: readonly T[], none: T): T => values[below(values.length)] ?? none;
  let text = pick(lines, '');
  for (let left = 1 + below(4); left > 0; left--) {
    const at = below(text.length + 1);
    switch (below(8)) {
      case 0:
        text = text.slice(0, at) + pick(STRANGE, '') + text.slice(at);
        break;
      // Cuts fall between the halves of a pair too.
      case 1:
        text = text.slice(0, at) + text.slice(at + 1 + below(3));
        break;
      case 2:
        text = text.slice(0, at) + text.charAt(at).repeat(1 + below(40)) + text.slice(at);
        break;
      case 3:
        text = text.split('').join(pick(SEPARATORS, ''));
        break;
      case 4:
        text = text.slice(0, at) + pick(lines, '') + text.slice(at);
        break;
      case 5:
        text = text.toUpperCase();
        break;
      case 6:
        text = text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
        break;
      default:
        text = text.slice(at) + text.slice(0, at);
    }
  }
  return text;
}
