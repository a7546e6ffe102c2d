/**
 * Marks in a packed expression what anchors.ts takes for its anchor: of all the pieces that every match must hold, the
 * one that the fewest lines hold. Nothing is marked where that is the whole expression, or where nothing can be said.
 */
import { END, MARK } from '../../src/chatter/line/anchors';

/** Characters that very many lines hold, and that many hold. */
const EVERYWHERE = '的了是不我你他有就一';
const COMMON =
  '她在都也说要会来去这那个人上下大小没好想能可吗吧啊呢得和跟与给看吃打杀死为什么怎很真太过还再又只到着以们自己里出家对多少天今明';
const rate = (c: string): number =>
  c === ' ' ? 0.2 : c < '\x80' ? 0.1 : EVERYWHERE.includes(c) ? 0.25 : COMMON.includes(c) ? 0.08 : 0.012;
/** Neighbours come together more often than by chance. */
const TOGETHER = 3;
/** What a word costs in the index, and a mark in the lexicon. */
const PLACE = 0.001;
const MARKED = 0.003;

/** How many lines hold one of the words, roughly, of one. */
function cost(words: readonly string[]): number {
  let sum = 0;
  for (const word of new Set(words)) {
    let share = 1 / TOGETHER;
    for (const c of word.slice(0, 4)) share = Math.min(share, share * rate(c) * TOGETHER);
    sum += share + PLACE;
  }
  return sum;
}

/** A piece of an expression. */
interface Piece {
  /** Where it begins, where its quantifier does, where it ends. */
  from: number;
  atom: number;
  to: number;
  /** What stands in it, for a group. */
  inside: readonly [from: number, to: number] | null;
  /** It matches nothing of the text: a look-around, a boundary. */
  nothing: boolean;
  /** So often at least. */
  least: number;
}

/** What stretches of an expression can be, or null. */
type WordsOf = (stretch: string) => readonly string[] | null;

interface Anchor {
  cost: number;
  marks: readonly (readonly [from: number, to: number])[];
}

/** The pieces of source[from, to), which is one alternative or several. */
function parse(source: string, from: number, to: number): Piece[][] {
  let pieces: Piece[] = [];
  const sequences = [pieces];
  let at = from;
  while (at < to) {
    const piece: Piece = { from: at, atom: 0, to: 0, inside: null, nothing: false, least: 1 };
    const c = source[at++];
    if (c === '|') {
      pieces = [];
      sequences.push(pieces);
      continue;
    }
    // The two halves of a character beyond the BMP are one piece: a mark between them would break it.
    if (c !== undefined && c >= '\ud800' && c <= '\udbff') at++;
    if (c === '\\') {
      piece.nothing = source[at] === 'b';
      at++;
    } else if (c === '^' || c === '$') piece.nothing = true;
    else if (c === '[') {
      while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
      at++;
    } else if (c === '{') at = source.indexOf('}', at) + 1;
    else if (c === '(') {
      piece.nothing = source[at] === '?';
      const inner = at;
      let depth = 1;
      let inClass = false;
      while (depth > 0) {
        const d = source[at++];
        if (d === '\\') at++;
        else if (inClass) inClass = d !== ']';
        else if (d === '[') inClass = true;
        else if (d === '(') depth++;
        else if (d === ')') depth--;
      }
      if (!piece.nothing) piece.inside = [inner, at - 1];
    }
    piece.atom = at;
    const sign = /^(?:[?*]|\+|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at, Math.min(to, at + 8)));
    if (sign) {
      at += sign[0].length;
      piece.least = sign[0].startsWith('+') ? 1 : Number(sign[1] ?? 0);
    }
    piece.to = at;
    pieces.push(piece);
  }
  return sequences;
}

/** The cheapest anchor of source[from, to): its cost and the stretches to be marked; null when there is none. */
function cheapest(source: string, from: number, to: number, words: WordsOf): Anchor | null {
  let whole: Anchor = { cost: 0, marks: [] };
  for (const pieces of parse(source, from, to)) {
    const offers: (Anchor | null)[] = [];
    const stretch = (a: number, b: number): void => {
      const held = words(source.slice(a, b));
      if (held && held.length > 0 && !held.includes('')) offers.push({ cost: cost(held) + MARKED, marks: [[a, b]] });
    };
    pieces.forEach((piece, i) => {
      for (const { to: end } of pieces.slice(i)) stretch(piece.from, end);
      if (piece.least === 0 || piece.nothing) return;
      stretch(piece.from, piece.atom);
      if (piece.inside) offers.push(cheapest(source, ...piece.inside, words));
    });
    let best: Anchor | null = null;
    for (const offered of offers) if (offered && (!best || offered.cost < best.cost)) best = offered;
    if (!best) return null;
    whole = { cost: whole.cost + best.cost, marks: [...whole.marks, ...best.marks] };
  }
  return whole;
}

/** The expression with its anchor marked. */
export function mark(source: string, words: WordsOf): string {
  // A plain word is found as it is.
  if (!/[\\()[\]{}?*+|^$.]/.test(source)) return source;
  const chosen = cheapest(source, 0, source.length, words);
  if (!chosen) return source;
  const [first] = chosen.marks;
  if (chosen.marks.length === 1 && first?.[0] === 0 && first[1] === source.length) return source;
  let marked = '';
  let at = 0;
  for (const [from, to] of chosen.marks) {
    marked += source.slice(at, from) + MARK + source.slice(from, to) + END;
    at = to;
  }
  return marked + source.slice(at);
}
