/**
 * Anchors: words of which a text must hold one before an expression can match at all. In packed expressions (classes.ts)
 * what stands between MARK and END is the anchor, chosen by dev/generate/lexicon-anchors.ts; without marks it is the whole expression.
 */

/** The words of a class, each a packed expression. */
export type Classes = (name: string) => readonly string[];

export const MARK = '§';
export const END = '¶';
const MARKED = /§([^¶]*)¶/g;
/** What needs no closer look: nothing in it, and no quantifier behind it. */
const PLAIN = /[^\\()[\]{}?*+^$.|]+(?![?*+{])|\([^\\()[\]{}?*+^$.]+\)(?![?*+{])/y;
const QUANTIFIER = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/;

/** Longer anchors tell no more. */
const LONGEST_ANCHOR = 4;
const MOST_WORDS = 320;

const unique = (words: readonly string[]): string[] => [...new Set(words)];
const crossed = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.length === 1 && heads[0] === '' ? [...tails] : heads.flatMap((head) => tails.map((tail) => head + tail));

/** `[...]` without the brackets. */
function unitsOf(body: string): string[] | null {
  if (body.startsWith('^') || body.includes('-') || /\\[a-ce-z]/i.test(body)) return null;
  return unique(body.replace('\\d', '0123456789').replace(/\\/g, '').split(''));
}

/** All words that a packed expression can match, looking neither ahead nor behind; null when they are too many to say. */
export function wordsOf(source: string, classes: Classes): string[] | null {
  let at = 0;
  const alternatives = (): string[] | null => {
    let words = sequence();
    while (source[at] === '|') {
      at++;
      const more = sequence();
      words = words && more && [...words, ...more];
    }
    return words && words.length <= MOST_WORDS ? words : null;
  };
  const sequence = (): string[] | null => {
    let words: string[] | null = [''];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const piece = plain() ?? quantified(element());
      words = words && piece && words.length * piece.length <= MOST_WORDS ? crossed(words, piece) : null;
    }
    return words;
  };
  /** Letters in a row, or a group of such rows. */
  const plain = (): string[] | null => {
    PLAIN.lastIndex = at;
    const found = PLAIN.exec(source)?.[0];
    if (found === undefined) return null;
    at += found.length;
    return found.startsWith('(') ? found.slice(1, -1).split('|') : [found];
  };
  const quantified = (words: string[] | null): string[] | null => {
    const sign = QUANTIFIER.exec(source.slice(at, at + 8))?.[0];
    if (sign === undefined) return words;
    at += sign.length;
    return !words
      ? null
      : sign === '?'
        ? unique([...words, ''])
        : sign === '{1,2}'
          ? unique([...words, ...crossed(words, words)])
          : null;
  };
  const element = (): string[] | null => {
    const c = source.charAt(at++);
    switch (c) {
      case '(': {
        const look = source[at] === '?';
        if (look) at += source[at + 1] === '<' ? 3 : 2;
        const inside = alternatives();
        at++;
        return look ? [''] : inside;
      }
      case '[': {
        const from = at;
        while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
        return unitsOf(source.slice(from, at++));
      }
      case '{': {
        const end = source.indexOf('}', at);
        const name = source.slice(at, end);
        at = end + 1;
        return wordsOf(classes(name).join('|').replace(/[§¶]/g, ''), classes);
      }
      case '\\': {
        const escaped = source.charAt(at++);
        return escaped === 'b' ? [''] : escaped === 'd' ? unitsOf('\\d') : /[a-z]/i.test(escaped) ? null : [escaped];
      }
      case '^':
      case '$':
        return [''];
      case '.':
        return null;
      default:
        return [c];
    }
  };
  return alternatives();
}

/** Reads anchors; the same stretch is read once. */
export function anchorReader(classes: Classes): (source: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const stretch = (part: string): readonly string[] => {
    const found = known.get(part);
    if (found) return found;
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    // The words of a class may be marked themselves.
    const read = name
      ? all(classes(name).map(anchorsOf))
      : unique((wordsOf(part, classes) ?? []).map((word) => word.slice(0, LONGEST_ANCHOR)));
    known.set(part, read);
    return read;
  };
  const all = (lists: readonly (readonly string[])[]): readonly string[] => {
    const [only = []] = lists;
    if (lists.length === 1) return only;
    return lists.some((words) => words.length === 0) ? [] : unique(lists.flat());
  };
  /** The anchors of a packed expression; none where nothing can be said. */
  const anchorsOf = (source: string): readonly string[] =>
    source.includes(MARK)
      ? all(Array.from(source.matchAll(MARKED), ([, part = '']) => stretch(part)))
      : stretch(source);
  return anchorsOf;
}
