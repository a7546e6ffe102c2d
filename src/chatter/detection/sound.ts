/** Key words found by their sound: toneless pinyin, written in Latin letters, in homophones, or in a mixture. */
import { SOUNDS, SYLLABLES } from './lexicon';

export type SoundMode = 'latin' | 'mixed' | 'any';

export interface SoundPhrase {
  mode: SoundMode;
  phrase: string;
}

interface SoundTables {
  /** CJK unit → syllable number (0 = none). */
  of: Uint16Array;
  /** Spelling → syllable number. */
  spelled: ReadonlyMap<string, number>;
  /** Trie over syllable numbers: node · 512 + syllable → node. */
  next: ReadonlyMap<number, number>;
  ends: ReadonlyMap<number, SoundPhrase>;
  /** Syllables that begin a phrase. */
  begins: Uint8Array;
}

const NODE = 512;
/** A syllable is at most six letters long ("zhuang"). */
const LONGEST_SYLLABLE = 6;
/** Phrases are at most this many syllables. */
export const LONGEST_PHRASE = 12;

let tables: SoundTables | undefined;

/** The tables, built on first use. */
export function soundTables(): SoundTables {
  if (tables) return tables;
  const of = new Uint16Array(65536);
  const spelled = new Map<string, number>();
  SYLLABLES.forEach((row, i) => {
    const [spelling = '', characters = ''] = row.split(' ');
    spelled.set(spelling, i + 1);
    for (let k = 0; k < characters.length; k++) of[characters.charCodeAt(k)] = i + 1;
  });
  // "lue" and "nue" are how people type lüe and nüe.
  for (const [typed, spelling] of [['lue', 'lve'], ['nue', 'nve']] as const) if (spelled.has(spelling)) spelled.set(typed, spelled.get(spelling) ?? 0);
  const next = new Map<number, number>();
  const ends = new Map<number, SoundPhrase>();
  const begins = new Uint8Array(NODE);
  let nodes = 1;
  for (const row of SOUNDS) {
    const [mode, phrase = '', syllables = ''] = row.split('\t');
    let node = 0;
    for (const spelling of syllables.split(' ')) {
      const syllable = spelled.get(spelling) ?? 0;
      if (node === 0) begins[syllable] = 1;
      const key = node * NODE + syllable;
      let child = next.get(key);
      if (child === undefined) { child = nodes++; next.set(key, child); }
      node = child;
    }
    ends.set(node, { mode: mode as SoundMode, phrase });
  }
  return tables = { of, spelled, next, ends, begins };
}

/** A Latin token as syllables with where each begins, longest syllable first with one step back; null if it is none. */
export function syllablesOf(token: string): { syllable: number; at: number; end: number }[] | null {
  const { spelled } = soundTables();
  if (token.length > 40) return null;
  const found: { syllable: number; at: number; end: number }[] = [];
  const dead = new Set<number>();
  const walk = (at: number): boolean => {
    if (at === token.length) return true;
    if (dead.has(at)) return false;
    for (let size = Math.min(LONGEST_SYLLABLE, token.length - at); size > 0; size--) {
      const syllable = spelled.get(token.slice(at, at + size));
      if (syllable === undefined) continue;
      found.push({ syllable, at, end: at + size });
      if (walk(at + size)) return true;
      found.pop();
    }
    dead.add(at);
    return false;
  };
  return walk(0) ? found : null;
}

/** Whether a phrase may be read in place of `original`, given which of its syllables were Latin. */
export function soundAllowed(mode: SoundMode, phrase: string, original: readonly string[]): boolean {
  let literal = 0;
  let latin = 0;
  original.forEach((piece, i) => {
    if (piece === phrase[i]) literal++;
    else if (/^[a-z]/.test(piece)) latin++;
  });
  if (literal === phrase.length) return false;
  if (mode === 'latin') return latin > 0 && literal + latin === phrase.length;
  if (mode === 'any') return true;
  return phrase.length - literal - latin <= Math.max(0, phrase.length - 2);
}
