/** The written forms of data/lexicon/rewrites.tsv and the Latin key words, indexed for look-up. Built on first use. */
import { OPENER, REWRITES } from './lexicon';
import { patterns } from './rules';
import { trieOf, type Trie } from './trie';

export interface FormTables {
  /** Forms of Latin letters and digits only, which count as whole words: form → meaning. */
  words: ReadonlyMap<string, string>;
  /** All other forms; the numbers at their ends are places in `meanings`. */
  mixed: Trie;
  meanings: readonly string[];
  /** English words that patterns look for: what leetspeak may stand for. */
  keys: ReadonlySet<string>;
}

let tables: FormTables | undefined;

export function formTables(): FormTables {
  return (tables ??= build());
}

function build(): FormTables {
  const words = new Map<string, string>();
  const mixed = new Map<string, number[]>();
  const meanings: string[] = [];
  for (const row of REWRITES) {
    const [to = '', ...forms] = row.split(' ');
    const meaning = to.replaceAll('_', ' ');
    for (const written of forms) {
      const form = written.replaceAll('_', ' ');
      if (/^[a-z0-9]+$/.test(form)) words.set(form, meaning);
      else if (!mixed.has(form)) mixed.set(form, [meanings.push(meaning) - 1]);
    }
  }
  let keys: ReadonlySet<string> | undefined;
  return {
    words,
    mixed: trieOf(mixed),
    meanings,
    get keys() {
      return (keys ??= latinKeys());
    },
  };
}

/** The Latin words of all patterns but those that nobody writes in leetspeak, and of the classes they name. */
function latinKeys(): ReadonlySet<string> {
  const keys = new Set<string>();
  const named = new Set<string>();
  const gather = (source: string) => {
    for (const word of source
      .replace(/[§¶]/g, '')
      .replace(/\\[a-zA-Z]/g, ' ')
      .match(/[a-z]{3,}/g) ?? [])
      keys.add(word);
    for (const [, name = ''] of source.matchAll(/\{([A-Z]\w*)\}/g)) {
      if (named.has(name)) continue;
      named.add(name);
      OPENER.words(name).forEach(gather);
    }
  };
  for (const { kind, source } of patterns()) if (kind !== 'salad' && kind !== 'offtopic') gather(source);
  return keys;
}
