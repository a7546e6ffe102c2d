/** Key words found by their sound: toneless pinyin, written in Latin letters, in homophones, or in a mixture. */
import { SOUNDS, SYLLABLES } from './lexicon';
import { child, trieOf, type Trie } from './trie';

export type SoundMode = 'latin' | 'mixed' | 'any';

export interface SoundPhrase {
  mode: SoundMode;
  phrase: string;
}

interface SoundTables {
  /** CJK unit → syllable number (0 = none). */
  of: Uint16Array;
  /** Spellings; the numbers at their ends are syllables, − 1. */
  spelled: Trie;
  /** Phrases by their syllable numbers; the numbers at their ends are places in `phrases`. */
  sounds: Trie;
  phrases: readonly SoundPhrase[];
}

/** A syllable is at most six letters long ("zhuang"). */
const LONGEST_SYLLABLE = 6;
/** Longer tokens are no pinyin. */
const LONGEST_TOKEN = 40;
/** Phrases are at most this many syllables. */
export const LONGEST_PHRASE = 12;

let tables: SoundTables | undefined;

/** The tables, built on first use. */
export function soundTables(): SoundTables {
  return (tables ??= build());
}

function build(): SoundTables {
  const of = new Uint16Array(65536);
  const number = new Map<string, number>();
  SYLLABLES.forEach((row, i) => {
    const [spelling = '', characters = ''] = row.split(' ');
    number.set(spelling, i + 1);
    for (let k = 0; k < characters.length; k++) of[characters.charCodeAt(k)] = i + 1;
  });
  // "lue" and "nue" are how people type lüe and nüe.
  for (const [typed, spelling] of [
    ['lue', 'lve'],
    ['nue', 'nve'],
  ] as const)
    if (number.has(spelling)) number.set(typed, number.get(spelling) ?? 0);
  const phrases: SoundPhrase[] = [];
  const sounds = new Map<string, number[]>();
  for (const row of SOUNDS) {
    const [mode, ...spoken] = row.split(' ');
    for (const phrase of spoken) {
      const key = Array.from(phrase, (c) => String.fromCharCode(of[c.charCodeAt(0)] ?? 0)).join('');
      // Of phrases that sound alike the last one counts.
      sounds.set(key, [phrases.push({ mode: mode as SoundMode, phrase }) - 1]);
    }
  }
  const spelled = new Map([...number].map(([spelling, syllable]) => [spelling, [syllable - 1]]));
  return { of, spelled: trieOf(spelled), sounds: trieOf(sounds), phrases };
}

/** Where the longest syllable at `at` that is shorter than `below` ends, and which it is. */
function longest(token: string, at: number, below: number): { syllable: number; at: number; end: number } | null {
  const { spelled } = soundTables();
  let found: { syllable: number; at: number; end: number } | null = null;
  let node = spelled.root[token.charCodeAt(at)] ?? 0;
  for (let end = at + 1; node !== 0 && end - at < below; end++) {
    const ending = spelled.ends[node] ?? 0;
    if (ending !== 0) found = { syllable: spelled.lists[ending] ?? 0, at, end };
    if (end === token.length) break;
    node = child(spelled, node, token.charCodeAt(end));
  }
  return found;
}

/** A Latin token as syllables with where each begins, longest syllable first with one step back; null if it is none. */
export function syllablesOf(token: string): { syllable: number; at: number; end: number }[] | null {
  if (token.length > LONGEST_TOKEN) return null;
  const found: { syllable: number; at: number; end: number }[] = [];
  const dead: boolean[] = [];
  let at = 0;
  let below = LONGEST_SYLLABLE + 1;
  while (at < token.length) {
    const next = dead[at] ? null : longest(token, at, below);
    below = LONGEST_SYLLABLE + 1;
    if (next) {
      found.push(next);
      at = next.end;
    } else {
      dead[at] = true;
      const last = found.pop();
      if (!last) return null;
      at = last.at;
      below = last.end - last.at;
    }
  }
  return found;
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
