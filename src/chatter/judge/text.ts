/** Reading lines for the judge: folded text, clauses, and whether a word stands in a line. */
import { characterTables } from '../line/character';
import { normalise } from '../line/normalise';

/** Compatibility forms, simplified, lower case, invisible characters out; nothing is joined, so clauses stay clauses. */
export function folded(text: string): string {
  const { fold } = characterTables();
  const source = text.normalize('NFKC');
  let out = '';
  for (let i = 0; i < source.length; i++) {
    const unit = fold[source.charCodeAt(i)] ?? 0;
    if (unit !== 0) out += String.fromCharCode(unit);
  }
  return out;
}

const HAN = /[\u3400-\u9fff]/;
export const hasHan = (text: string): boolean => HAN.test(text);

export interface Clause {
  readonly text: string;
  readonly asked: boolean;
}

const END = /[,;!?:\n()[\]*~、]|\.(?=[\s.]|$)|-{2,}|(?<=[\u3400-\u9fff])[\s.]+(?=[\u3400-\u9fff])/g;

/** The clauses of a folded line; `asked` where a question mark ends them. */
export function clauses(line: string): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  const take = (to: number, mark: string) => {
    const text = line
      .slice(from, to)
      .replace(/["'\s.]+$/, '')
      .replace(/^["'\s.]+/, '');
    if (text !== '') found.push({ text, asked: mark === '?' });
  };
  for (const match of line.matchAll(END)) {
    take(match.index, match[0]);
    from = match.index + match[0].length;
  }
  take(line.length, '');
  return found;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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

type Finder = (line: Read) => boolean;

export interface Read {
  readonly raw: string;
  readonly folded: string;
  /** As detection reads it: separators joined, initials and homophones undone. */
  readonly joined: string;
  /** Characters as written, blanks at the ends left out. */
  readonly length: number;
}

export const readLine = (raw: string): Read => ({
  raw,
  folded: folded(raw),
  joined: normalise(raw).text,
  length: Array.from(raw.trim()).length,
});

/** Whether a word of a group stands in a line; a word without letters stands nowhere. */
export function finder(word: string): Finder {
  const plain = folded(word).trim();
  if (plain === '') return () => false;
  if (/^[a-z0-9' -]+$/.test(plain)) {
    const expression = latin(plain);
    return (line) => expression.test(line.folded);
  }
  const joined = normalise(word).text.trim();
  return (line) => line.folded.includes(plain) || (joined !== '' && line.joined.includes(joined));
}

/** Pairs of neighbouring Chinese characters and English words of four letters up: what two texts can share. */
export function themes(text: string): Set<string> {
  const line = folded(text);
  const found = new Set<string>(line.match(/[a-z]{4,}/g) ?? []);
  for (let i = 0; i + 1 < line.length; i++) {
    if (hasHan(line.charAt(i)) && hasHan(line.charAt(i + 1))) found.add(line.slice(i, i + 2));
  }
  return found;
}

export const share = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  for (const one of a) if (b.has(one)) return true;
  return false;
};
