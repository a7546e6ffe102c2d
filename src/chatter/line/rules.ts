/** The patterns of the lexicon one by one: every alternative of a row is a rule of its own. */
import { NOUNS, OPENER, PATTERNS, TOPICS } from './lexicon';
import { APART } from './unpack';

/** A word or an expression that says something of a line. `source` is packed (classes.ts). */
export interface Pattern {
  kind: string;
  weight: number;
  source: string;
}

const NOUN = 0.2;

/** Reads the lexicon: kind, weight and alternatives a row; nouns by group; the frames of a line (game, life, joke …) by classes. */
export function patterns(): Pattern[] {
  const found: Pattern[] = [];
  const add = (kind: string, weight: number, sources: readonly string[]) => {
    for (const source of sources) found.push({ kind, weight, source });
  };
  for (const row of PATTERNS.split('\n')) {
    const [kind = '', weight, alternatives = ''] = row.split('\t');
    add(kind, Number(weight), alternatives.split(APART));
  }
  for (const row of NOUNS.split('\n')) {
    const [group = '', ...words] = row.split(' ');
    add(
      `noun.${group}`,
      NOUN,
      words.map((word) => (/^[a-z]/.test(word) ? `\\b${word}s?\\b` : word)),
    );
  }
  for (const row of TOPICS.split('\n')) {
    const [frame = '', ...names] = row.split(' ');
    for (const name of names) add(`frame.${frame}`, 1, OPENER.words(name));
  }
  return found;
}
