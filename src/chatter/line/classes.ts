/** Expressions as the lexicon packs them: word classes are named as {NAME}, and every plain group is one that captures nothing. */

/** What opens packed expressions. */
export interface Opener {
  /** The words of a class, each a packed expression. Throws when there is no such class. */
  words: (name: string) => readonly string[];
  /** A whole expression for RegExp. Throws when it names a class that there is none of. */
  open: (source: string) => string;
}

/** The words of a class as one packed expression. */
const eitherOf = (words: readonly string[]): string => (words.length > 1 ? `(${words.join('|')})` : words.join(''));

/** `classes`: one class a line, its name and its words, separated by spaces. */
export function openerOf(classes: string): Opener {
  const known = new Map(
    classes.split('\n').map((row) => {
      const [name = '', ...words] = row.split(' ');
      return [name, words];
    }),
  );
  const words = (name: string): readonly string[] => {
    const found = known.get(name);
    if (!found) throw new Error(`no word class {${name}}`);
    return found;
  };
  const named = (source: string): string =>
    source.replace(/\{([A-Z]\w*)\}/g, (_, name: string) => named(eitherOf(words(name))));
  return {
    words,
    open: (source) =>
      named(source).replace(/\\.|\((?!\?)|[§¶]/g, (found) =>
        found === '(' ? '(?:' : found === '§' || found === '¶' ? '' : found,
      ),
  };
}
