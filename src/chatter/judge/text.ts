/** Looking for words and themes in lines, for the judge. */
import { escaped } from '../../core/expression';
import { isHan } from '../line/character';
import { readLine, type Line } from '../line/line';
import { readOncePer } from '../line/read-once';

/** An English word counts in its inflected forms too: beg, begs, begged, begging; never as part of another word. */
function latin(word: string): RegExp {
  const stem = word.replace(/e$/, '');
  const doubled = /[^aeiouwxy\W\d]$/.test(word) ? `${escaped(word)}${escaped(word.slice(-1))}(?:ed|ing|er)` : '';
  const forms = [
    escaped(word),
    `${escaped(word)}(?:s|es|ed|d|ing|er|ly|'s)`,
    `${escaped(stem)}(?:ed|ing|ies|ied)`,
    doubled,
  ].filter(Boolean);
  return new RegExp(`(?<![a-z0-9])(?:${forms.join('|')})(?![a-z0-9])`);
}

type Finder = (line: Line) => boolean;

/** Whether a word of a group stands in a line; a word without letters stands nowhere. */
export function finder(word: string): Finder {
  // A line is looked through again with every line after it.
  return readOncePer(finding(word));
}

/** The same for a word that is looked for once. */
export function finding(word: string): Finder {
  const read = readLine(word);
  const plain = read.folded.trim();
  if (plain === '') return () => false;
  if (/^[a-z0-9' -]+$/.test(plain)) {
    const expression = latin(plain);
    return (line) => expression.test(line.folded);
  }
  const joined = read.text.trim();
  return (line) => line.folded.includes(plain) || (joined !== '' && line.text.includes(joined));
}

/** Pairs of neighbouring Chinese characters and English words of four letters up in a folded text: what two can share. */
export function themes(line: string): Set<string> {
  const found = new Set<string>(line.match(/[a-z]{4,}/g) ?? []);
  for (let i = 0; i + 1 < line.length; i++) {
    if (isHan(line.charCodeAt(i)) && isHan(line.charCodeAt(i + 1))) found.add(line.slice(i, i + 2));
  }
  return found;
}

export const share = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const one of a) if (b.has(one)) return true;
  return false;
};
