/** A line as it is read, and the way back to what was typed. */

/** Unit i of a reading stands for raw[start[i]] up to raw[end[i]]. */
export interface Places {
  start: readonly number[];
  end: readonly number[];
}

/** A line as it is read. `places` is null where every unit stands for the one at the same place. */
export interface Reading {
  raw: string;
  text: string;
  places: Places | null;
}

/** The raw words behind [start, end) of a reading. */
export function rawSpan({ raw, text, places }: Reading, start: number, end: number): string {
  const last = Math.min(end, text.length) - 1;
  if (last < start) return '';
  return places ? raw.slice(places.start[start] ?? 0, places.end[last] ?? 0) : raw.slice(start, last + 1);
}

/** Where the raw words [from, to) stand in a reading: [start, end), empty where nothing is read of them. */
export function readSpan({ text, places }: Reading, from: number, to: number): readonly [start: number, end: number] {
  if (!places) return [Math.min(from, text.length), Math.min(to, text.length)];
  let start = 0;
  while (start < text.length && (places.end[start] ?? 0) <= from) start++;
  let end = start;
  while (end < text.length && (places.start[end] ?? 0) < to) end++;
  return [start, end];
}
