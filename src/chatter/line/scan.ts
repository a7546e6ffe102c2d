/**
 * Which patterns a line holds. One trie over all plain words and over the anchors of all expressions is walked along the
 * line (§T7): a plain word is found by the walk itself, an expression is run only where an anchor of it stands.
 */
import { anchorReader } from './anchors';
import { OPENER } from './lexicon';
import { patterns } from './rules';
import { making, type Slice } from './slices';
import { child, growTrie, type Trie } from './trie';

/** One place where a pattern matched: text[start, end). */
export interface Finding {
  kind: string;
  weight: number;
  start: number;
  end: number;
}

/** By kind, in the order of the text. */
export type Findings = ReadonlyMap<string, readonly Finding[]>;

interface Rule {
  kind: string;
  weight: number;
  source: string;
  /** Length of a plain word; 0 for an expression. */
  plain: number;
  expression: RegExp | undefined;
  /** The last scan that looked at it, how often it matched there, and where the last match ended. */
  seen: number;
  matches: number;
  reached: number;
}

interface Hit extends Finding {
  /** Place of its rule in the lexicon. */
  rule: number;
}

interface Index {
  rules: readonly Rule[];
  always: readonly number[];
  trie: Trie;
}

/** Matches of one expression that are looked at in one line: enough for any line, and bounded for a hostile one. */
const MOST_MATCHES = 16;
/** So few hits are put in order one by one. */
const FEW = 48;

let scans = 0;
/** Patterns between two interruptions of the building, and expressions between two of the compiling. */
const SLICE = 60;
const FEW_EXPRESSIONS = 4;

function* build(): Generator<void, Index, void> {
  const words = new Map<string, number[]>();
  const always: number[] = [];
  const anchorsOf = anchorReader(OPENER.words);
  const rules: Rule[] = [];
  for (const { kind, weight, source } of patterns()) {
    const i = rules.length;
    if (i % SLICE === 0) yield;
    const plain = /[\\()[\]{}?*+|^$.]/.test(source) ? 0 : source.length;
    const own = plain > 0 ? [source] : anchorsOf(source);
    if (own.length === 0) always.push(i);
    for (const word of own) {
      const list = words.get(word);
      if (list) list.push(i);
      else words.set(word, [i]);
    }
    rules.push({ kind, weight, source, plain, expression: undefined, seen: 0, matches: 0, reached: 0 });
  }
  return { rules, always, trie: yield* growTrie(words) };
}

const index = making(build);
/** The index, slice by slice. */
export const indexing: Slice = index.slice;

const expressionOf = (rule: Rule): RegExp => (rule.expression ??= new RegExp(OPENER.open(rule.source), 'g'));

/** A text of either width, for an expression to be compiled on. */
const NARROW = 'a line';
const WIDE = '一行';

/** Compiles every expression, a few at a time. */
export const compiling: Slice = making(function* () {
  let read = 0;
  for (const rule of index.get().rules) {
    if (rule.plain > 0) continue;
    expressionOf(rule).test(/^[\x20-\x7e]*$/.test(rule.source) ? NARROW : WIDE);
    if (++read % FEW_EXPRESSIONS === 0) yield;
  }
}).slice;

const inOrder = (a: Hit, b: Hit): number => a.start - b.start || a.rule - b.rule;

/** Hits come nearly in order: those of the walk are, those of the expressions are few. */
function order(hits: Hit[]): void {
  if (hits.length > FEW) {
    hits.sort(inOrder);
    return;
  }
  for (let i = 1; i < hits.length; i++) {
    const hit = hits[i];
    let at = i;
    for (let before = hits[at - 1]; hit && before && inOrder(before, hit) > 0; before = hits[at - 1])
      hits[at--] = before;
    if (hit) hits[at] = hit;
  }
}

function run(rule: Rule, id: number, text: string, hits: Hit[]): void {
  const expression = expressionOf(rule);
  expression.lastIndex = 0;
  for (let n = 0; n < MOST_MATCHES; n++) {
    const match = expression.exec(text);
    if (!match) return;
    const end = match.index + match[0].length;
    hits.push({ kind: rule.kind, weight: rule.weight, start: match.index, end, rule: id });
    if (end === match.index) expression.lastIndex++;
  }
}

function byKind(hits: Hit[]): Findings {
  const found = new Map<string, Hit[]>();
  if (hits.length > 1) order(hits);
  for (const hit of hits) {
    const list = found.get(hit.kind);
    if (list) list.push(hit);
    else found.set(hit.kind, [hit]);
  }
  return found;
}

/** All findings in a normalised line, by kind. */
export function scan(text: string): Findings {
  const { rules, always, trie } = index.get();
  const { root, ends, lists } = trie;
  scans++;
  const hits: Hit[] = [];
  for (let start = 0; start < text.length; start++) {
    let node = root[text.charCodeAt(start)] ?? 0;
    for (let stop = start + 1; node !== 0; stop++) {
      let at = ends[node] ?? 0;
      if (at !== 0) {
        for (let number = lists[at] ?? 0; number !== 0; number = lists[++at] ?? 0)
          meet(rules, number - 1, text, start, stop, hits);
      }
      if (stop >= text.length) break;
      node = child(trie, node, text.charCodeAt(stop));
    }
  }
  for (const id of always) {
    const rule = rules[id];
    if (rule) run(rule, id, text, hits);
  }
  return byKind(hits);
}

/** A word ends at `stop`: it is what was looked for, or the anchor of an expression. */
function meet(rules: readonly Rule[], id: number, text: string, start: number, stop: number, hits: Hit[]): void {
  const rule = rules[id];
  if (!rule) return;
  if (rule.seen !== scans) {
    rule.seen = scans;
    rule.matches = 0;
    rule.reached = 0;
    if (rule.plain === 0) run(rule, id, text, hits);
  }
  if (rule.plain === 0 || start < rule.reached || rule.matches === MOST_MATCHES) return;
  rule.matches++;
  rule.reached = stop;
  hits.push({ kind: rule.kind, weight: rule.weight, start, end: stop, rule: id });
}
