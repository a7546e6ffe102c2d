/** Whether a line is made of words that are known to be harmless: what nobody listed is not said (§I). */
import { HAN } from '../../line/character';
import { type InSpoken, type SpokenLanguage } from '../../../language/languages';
import { WORDS_EN } from './words-en';
import { WORDS_ZH } from './words-zh';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Kept: the lists are long. */
const made: { zh: ReadonlySet<string> | null; en: ReadonlySet<string> | null } = { zh: null, en: null };
const WORDS: InSpoken<() => ReadonlySet<string>> = {
  zh: () => (made.zh ??= listed(WORDS_ZH)),
  en: () => (made.en ??= listed(WORDS_EN)),
};

/** No listed word is longer. */
const LONGEST_WORD = 9;

const APART = new RegExp(`[^${HAN}]+`);

/** Sounds that may be drawn out: 哈哈哈哈, 好好好. */
const DRAWN = /([哈嘿呵嘻哼呜啊咦嗯哎哇噗略快好来慢嘘得对])\1{2,}/g;

/**
 * The first stretch of Han characters that is made of no known words; null where there is none. `also`: what else may
 * stand, in any order: names, and clauses of our own.
 */
function strangeHan(clause: string, also: ReadonlySet<string>): string | null {
  const text = clause.replace(DRAWN, '$1$1');
  const words = WORDS.zh();
  // Where a word may begin. Names and clauses of our own may be of any length, so that all of them are tried.
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++) {
    if (!reached.has(at)) continue;
    for (let length = 1; length <= LONGEST_WORD && at + length <= text.length; length++)
      if (words.has(text.slice(at, at + length))) reached.add(at + length);
    for (const one of also) if (one !== '' && text.startsWith(one, at)) reached.add(at + one.length);
  }
  return reached.has(text.length) ? null : text.slice(Math.max(...reached));
}

/** The first English word that is on no list. */
function strangeWord(clause: string, also: ReadonlySet<string>): string | null {
  const words = WORDS.en();
  const foreign = /(?![a-z])\p{L}/u.exec(clause);
  if (foreign) return foreign[0];
  for (const word of clause.match(/[a-z]+(?:['-][a-z]+)*/g) ?? []) {
    if (!words.has(word) && !words.has(word.replace(/'s$/, '')) && !also.has(word)) return word;
  }
  return null;
}

/** What of a clause (simplified, lower case) is strange to a language's lists; null where nothing is. */
export function strangeIn(clause: string, language: SpokenLanguage, also: ReadonlySet<string>): string | null {
  if (also.has(clause)) return null;
  if (language === 'en') return strangeWord(clause, also);
  const bare = clause.replace(/\s+/g, '');
  const other = APART.exec(bare);
  return other ? other[0] : strangeHan(bare, also);
}
