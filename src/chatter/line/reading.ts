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
