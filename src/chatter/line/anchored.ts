/** An expression that is run only on texts in which one of its anchors stands. */
import { anchorReader } from './anchors';
import { OPENER } from './lexicon';
import { child, trieOf, type Trie } from './trie';

/** One match: what was found, where, and which group (from 1) it filled. */
export interface Match {
  words: string;
  index: number;
  group: number;
}

const NONE: readonly Match[] = [];

function holds(trie: Trie, text: string): boolean {
  for (let start = 0; start < text.length; start++) {
    let node = trie.root[text.charCodeAt(start)] ?? 0;
    for (let at = start + 1; node !== 0; at++) {
      if ((trie.ends[node] ?? 0) !== 0) return true;
      if (at >= text.length) break;
      node = child(trie, node, text.charCodeAt(at));
    }
  }
  return false;
}

/** All matches of packed expressions (classes.ts) with their anchors marked, each a group, tried in order; none matches nothing. */
export function anchored(sources: readonly string[]): (text: string) => readonly Match[] {
  let expression: RegExp | undefined;
  /** null where some expression has no anchor. */
  let trie: Trie | null | undefined;
  return (text) => {
    if (trie === undefined) {
      const anchors = sources.map(anchorReader(OPENER.words));
      trie = anchors.every((words) => words.length > 0)
        ? trieOf(new Map(anchors.flat().map((word) => [word, [0]])))
        : null;
    }
    if (trie !== null && !holds(trie, text)) return NONE;
    expression ??= new RegExp(sources.map((source) => `(${OPENER.open(source)})`).join('|'), 'g');
    expression.lastIndex = 0;
    const found: Match[] = [];
    for (let match = expression.exec(text); match; match = expression.exec(text)) {
      let group = 1;
      while (group < match.length && match[group] === undefined) group++;
      found.push({ words: match[0], index: match.index, group });
    }
    return found;
  };
}
