/** What the words of a line are about: concepts of data/lexicon/concepts.tsv, found by longest match in linear time. */
import { making, type Slice } from '../line/slices';
import { child, growTrie, type Trie } from '../line/trie';
import { CONCEPTS } from './weights';

export interface Concept {
  /** Place in CONCEPT_NAMES. */
  concept: number;
  start: number;
  end: number;
}

/** The names, in the order of their numbers. */
export const CONCEPT_NAMES: readonly string[] = CONCEPTS.map((row) => row.slice(0, row.indexOf(' ')));

function* build(): Generator<void, Trie, void> {
  const words = new Map<string, number[]>();
  CONCEPTS.forEach((row, concept) => {
    for (const written of row.split(' ').slice(1)) {
      const word = written.replaceAll('_', ' ');
      const list = words.get(word);
      if (list) list.push(concept);
      else words.set(word, [concept]);
    }
  });
  yield;
  return yield* growTrie(words);
}

const trie = making(build);
/** The words of all concepts, slice by slice. */
export const gathering: Slice = trie.slice;

const latin = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);
/** No word is longer. */
const LONGEST_WORD = 24;

/** The concepts of a normalised line, in order; a longer word hides the shorter ones within it. */
export function conceptsOf(text: string): Concept[] {
  const words = trie.get();
  const { root, ends, lists } = words;
  const found: Concept[] = [];
  for (let start = 0; start < text.length; ) {
    const first = text.charCodeAt(start);
    let node = root[first] ?? 0;
    if (node === 0 || (latin(first) && start > 0 && latin(text.charCodeAt(start - 1)))) {
      start++;
      continue;
    }
    let best = 0;
    let end = start + 1;
    for (let at = start + 1; node !== 0; at++) {
      const list = ends[node] ?? 0;
      if (list !== 0 && !(latin(text.charCodeAt(at - 1)) && latin(text.charCodeAt(at)))) {
        best = list;
        end = at;
      }
      if (at >= text.length || at >= start + LONGEST_WORD) break;
      node = child(words, node, text.charCodeAt(at));
    }
    for (let number = lists[best] ?? 0; number !== 0; number = lists[++best] ?? 0)
      found.push({ concept: number - 1, start, end });
    start = end;
  }
  return found;
}
