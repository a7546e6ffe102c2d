/** What stood in somebody's file, for a sentence about it. */

/** As JSON, cut to `longest` code points. Never throws: what cannot be written is told by its kind. */
export function quoted(value: unknown, longest: number): string {
  let text: string;
  try {
    // JSON has no word for 1e400, which is read as infinity, nor for what is missing.
    text = typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : String(value);
  } catch {
    // Nested too deeply to be written, though not to be read.
    text = Array.isArray(value) ? '[…]' : '{…}';
  }
  return Array.from(text.slice(0, 2 * longest))
    .slice(0, longest)
    .join('');
}
