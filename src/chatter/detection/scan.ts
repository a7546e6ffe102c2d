/** Which patterns a line holds. An inverted index tells which expressions can match at all; only those are run. */
import { PATTERNS } from './lexicon';

/** One place where a pattern matched: text[start, end). */
export interface Finding {
  kind: string;
  weight: number;
  start: number;
  end: number;
}

export type Findings = ReadonlyMap<string, readonly Finding[]>;

interface Rule {
  kind: string;
  weight: number;
  source: string;
  expression: RegExp | undefined;
  /** The last scan that looked at it. */
  seen: number;
  /** It is asked for only where the moment matters. */
  late: boolean;
}

interface Index {
  rules: readonly Rule[];
  always: readonly Rule[];
  /** Unit (characters, digits), or 65536 + pair or triple of letters → rules. */
  postings: ReadonlyMap<number, readonly Rule[]>;
  /** 1 for units that have postings. */
  known: Uint8Array;
}

/** Matches of one expression that are looked at in one line: enough for any line, and bounded for a hostile one. */
const MOST_MATCHES = 16;

/** Kinds that only the judgement of the moment reads (moment.ts). */
const LATE: ReadonlySet<string> = new Set(['answer', 'care', 'serious', 'gloat', 'offtopic']);

let index: Index | undefined;
let scans = 0;

const letter = (unit: number): number => (unit >= 97 && unit <= 122 ? unit - 96 : 0);
const gram = (a: number, b: number, c: number): number => 65536 + (a * 27 + b) * 27 + c;

function build(): Index {
  const postings = new Map<number, Rule[]>();
  const known = new Uint8Array(65536);
  const always: Rule[] = [];
  const rules = PATTERNS.map(([kind, weight, source, needs]) => {
    const rule: Rule = { kind, weight, source, expression: undefined, seen: 0, late: LATE.has(kind) };
    if (needs === '') always.push(rule);
    for (const symbol of needs.split(' ')) {
      if (symbol === '') continue;
      const first = symbol.charCodeAt(0);
      const key = symbol.length > 1 && letter(first) > 0
        ? gram(letter(first), letter(symbol.charCodeAt(1)), symbol.length > 2 ? letter(symbol.charCodeAt(2)) : 0) : first;
      if (key < 65536) known[key] = 1;
      const list = postings.get(key) ?? [];
      list.push(rule);
      postings.set(key, list);
    }
    return rule;
  });
  return { rules, always, postings, known };
}

function run(rule: Rule, text: string, found: Map<string, Finding[]>): void {
  const expression = rule.expression ??= new RegExp(rule.source, 'g');
  expression.lastIndex = 0;
  for (let n = 0; n < MOST_MATCHES; n++) {
    const match = expression.exec(text);
    if (!match) return;
    const finding = { kind: rule.kind, weight: rule.weight, start: match.index, end: match.index + match[0].length };
    const list = found.get(rule.kind);
    if (list) list.push(finding); else found.set(rule.kind, [finding]);
    if (match[0].length === 0) expression.lastIndex++;
  }
}

/** All findings in a normalised line, by kind; `late`: those too that only the moment asks for. */
export function scan(text: string, late = true): Findings {
  index ??= build();
  scans++;
  const { postings, known } = index;
  const found = new Map<string, Finding[]>();
  const candidates: Rule[] = [];
  const take = (key: number) => {
    for (const rule of postings.get(key) ?? []) {
      if (rule.seen === scans || (rule.late && !late)) continue;
      rule.seen = scans;
      candidates.push(rule);
    }
  };
  let before = 0;
  let last = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (known[unit] === 1) take(unit);
    const now = letter(unit);
    if (now > 0 && last > 0) {
      take(gram(last, now, 0));
      if (before > 0) take(gram(before, last, now));
    }
    before = last;
    last = now;
  }
  for (const rule of candidates) run(rule, text, found);
  for (const rule of index.always) run(rule, text, found);
  return found;
}

/** The same with every expression run: what the index must not change (tests only). */
export function scanAll(text: string): Findings {
  index ??= build();
  const found = new Map<string, Finding[]>();
  for (const rule of index.rules) run(rule, text, found);
  return found;
}
