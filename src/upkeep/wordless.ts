/**
 * A recording for others to read: the same game without a word that was said. Written anew from what the reader of format 1
 * knows, so that what it does not know stays here.
 */
import { isDamage, parseRecording } from '../record/format';
import type { Mask } from './mask';

/** Every text in plain data, keys of tables too. */
function masked(value: unknown, mask: Mask): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((one) => masked(one, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [mask(key), masked(one, mask)]));
}

/** Its lines, the same by the fold; null where there is no reading it. AIs quote what they hear, so nobody's words are kept. */
export function wordless(lines: readonly string[], mask: Mask): string[] | null {
  const recording = parseRecording(lines.join('\n'));
  if (isDamage(recording)) return null;
  const { header, entries, guesses, terms, truth } = recording;
  const guessed = guesses[Symbol.iterator]();
  const rows: unknown[] = [header];
  for (const { raw, event } of entries) {
    if (event?.type === 'chat') rows.push({ type: 'chat', seat: event.seat, text: '' });
    else if (event) rows.push(event);
    else if (raw['type'] === 'guess') rows.push(guessed.next().value);
  }
  if (Object.keys(terms).length > 0) rows.push({ type: 'terms', names: { ...terms } });
  if (truth) rows.push({ type: 'truth', roles: truth });
  return rows.filter((row) => row !== undefined).map((row) => JSON.stringify(masked(row, mask)));
}
