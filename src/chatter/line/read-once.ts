/** What a text is read as is worked out once: while a line is heard, planned for and answered, many readers ask the same of the same words. */

/** Texts that a reader remembers at least: more than the clauses of most lines, with and without names. */
const KEPT = 64;

/**
 * The same reader, which remembers the last texts it was given and what came of them: the same value for the same text, so that nobody
 * may write to it. For readers whose answer rests on the text alone, and who are shown no line that is withheld (§D5).
 */
export function readOnce<T>(read: (text: string) => T): (text: string) => T {
  let latest = new Map<string, T>();
  let before = new Map<string, T>();
  return (text) => {
    const known = latest.get(text);
    if (known !== undefined || latest.has(text)) return known as T;
    const value = before.has(text) ? (before.get(text) as T) : read(text);
    if (latest.size >= KEPT) [before, latest] = [latest, new Map<string, T>()];
    latest.set(text, value);
    return value;
  };
}

/** The same for what is read of an object, and kept with it: a line that is judged again with every line after it, a beat that never changes. */
export function readOncePer<K extends object, T>(read: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, { readonly value: T }>();
  return (of) => {
    const known = kept.get(of) ?? { value: read(of) };
    kept.set(of, known);
    return known.value;
  };
}
