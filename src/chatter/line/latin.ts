/** An English line as it is read: nothing is taken for pinyin, contractions keep their apostrophe. */

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\ue000-\uf8ff]|\ufe0f/g;

/** Compatibility forms, lower case, straight quotes, repeated letters and marks folded, blanks single. */
export const latinOf = (line: string): string =>
  line
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[。]/g, '.')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\.{2,}/g, '..')
    .replace(/([!?,])\1+/g, '$1')
    .replace(/[—–]/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
