/** A trie over UTF-16 units in typed arrays: all of its edges in one hash table, at every node the numbers of what ends there. */

/** Nodes are counted in 15 bits. */
const MOST_NODES = 1 << 15;

export interface Trie {
  /** Unit → node of the words that begin with it; 0 = none. */
  root: Uint16Array;
  /** node · 65536 + unit, and the node behind it. */
  edges: Int32Array;
  targets: Uint16Array;
  /** Edges that the table has room for, − 1: a power of two, − 1. */
  mask: number;
  /** Node → where its list begins in `lists`; 0 = nothing ends here. */
  ends: Uint16Array;
  /** Numbers + 1, list after list, each closed by 0. */
  lists: Uint16Array;
}

const slotOf = (node: number, unit: number): number =>
  (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 16;

/** The node behind `node` along `unit`; 0 = none. */
export function child(trie: Trie, node: number, unit: number): number {
  const edge = (node << 16) | unit;
  const { edges, mask } = trie;
  for (let slot = slotOf(node, unit) & mask; ; slot = (slot + 1) & mask) {
    const found = edges[slot];
    if (found === edge) return trie.targets[slot] ?? 0;
    if (found === 0) return 0;
  }
}

/** Words between two interruptions. */
const SLICE = 400;

/** Builds a trie of words, each with its numbers in ascending order. Throws when there are too many. */
export function* growTrie(words: ReadonlyMap<string, readonly number[]>): Generator<void, Trie, void> {
  let units = 1;
  for (const word of words.keys()) units += word.length;
  const most = Math.min(MOST_NODES, units);
  // There are about half as many nodes as units: words begin alike.
  const slots = 2 ** Math.ceil(Math.log2(1.25 * most));
  const trie: Trie = {
    root: new Uint16Array(1 << 16),
    edges: new Int32Array(slots),
    targets: new Uint16Array(slots),
    mask: slots - 1,
    ends: new Uint16Array(most),
    lists: new Uint16Array(0),
  };
  const lists = [0];
  let nodes = 1;
  const grow = (): number => {
    if (nodes === MOST_NODES) throw new Error('too many words for the trie');
    return nodes++;
  };
  let read = 0;
  for (const [word, numbers] of words) {
    if (++read % SLICE === 0) yield;
    let node = (trie.root[word.charCodeAt(0)] ||= grow());
    for (let i = 1; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      let next = child(trie, node, unit);
      if (next === 0) {
        next = grow();
        let slot = slotOf(node, unit) & trie.mask;
        while (trie.edges[slot] !== 0) slot = (slot + 1) & trie.mask;
        trie.edges[slot] = (node << 16) | unit;
        trie.targets[slot] = next;
      }
      node = next;
    }
    trie.ends[node] = lists.length;
    for (const number of numbers) lists.push(number + 1);
    lists.push(0);
  }
  if (lists.length > 0xffff) throw new Error('too many words for the trie');
  return { ...trie, lists: Uint16Array.from(lists) };
}

/** The same at a time. */
export function trieOf(words: ReadonlyMap<string, readonly number[]>): Trie {
  const growing = growTrie(words);
  for (;;) {
    const step = growing.next();
    if (step.done === true) return step.value;
  }
}
