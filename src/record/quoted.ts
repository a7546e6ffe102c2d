/** What stood in somebody's file, for a sentence about it. */

/** As JSON, cut to `longest` code points. Never throws: what cannot be written is told by its kind. */
export function quoted(value: unknown, longest: number): string {
  try {
    // JSON has no word for 1e400, which is read as infinity, nor for what is missing.
    const text = typeof value === 'number' || value === undefined ? String(value) : JSON.stringify(value);
    return Array.from(text.slice(0, 2 * longest))
      .slice(0, longest)
      .join('');
  } catch {
    // Nested too deeply to be written, though not to be read.
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}
