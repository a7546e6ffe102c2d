/** The written forms of data/lexicon/rewrites.tsv and the Latin key words, indexed for look-up. Built on first use. */
import { PATTERNS, REWRITES } from './lexicon';

export interface FormTables {
  /** Forms of Latin letters and digits only, which count as whole words: form → meaning. */
  words: ReadonlyMap<string, string>;
  /** Other forms by their first unit, longest first. */
  mixed: ReadonlyMap<number, readonly (readonly [form: string, meaning: string])[]>;
  /** 1 for units that begin such a form. */
  begins: Uint8Array;
  /** English words that patterns look for: what leetspeak may stand for. */
  keys: ReadonlySet<string>;
}

let tables: FormTables | undefined;

export function formTables(): FormTables {
  return tables ??= build();
}

function build(): FormTables {
  const words = new Map<string, string>();
  const mixed = new Map<number, [string, string][]>();
  const begins = new Uint8Array(65536);
  for (const row of REWRITES) {
    const [meaning = '', ...forms] = row.split(' ');
    for (const written of forms) {
      const form = written.replaceAll('_', ' ');
      if (/^[a-z0-9]+$/.test(form)) { words.set(form, meaning.replaceAll('_', ' ')); continue; }
      const unit = form.charCodeAt(0);
      begins[unit] = 1;
      const list = mixed.get(unit) ?? [];
      list.push([form, meaning.replaceAll('_', ' ')]);
      mixed.set(unit, list);
    }
  }
  for (const list of mixed.values()) list.sort((a, b) => b[0].length - a[0].length);
  const keys = new Set<string>();
  for (const [kind, , source] of PATTERNS) {
    if (kind === 'salad' || kind === 'offtopic') continue;
    for (const word of source.replace(/\\[a-zA-Z]/g, ' ').match(/[a-z]{3,}/g) ?? []) keys.add(word);
  }
  return { words, mixed, begins, keys };
}
