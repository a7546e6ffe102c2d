/** Bubbles one after the other: the engine shows each for two seconds, so a longer line comes in pieces. */
import type { Seat } from '../core/event';

/** Milliseconds between two bubbles of one line; the engine keeps one for 2000. */
const BUBBLE_MS = 1900;

export interface Bubbles {
  add(speaker: Seat, pieces: readonly string[], now: number): void;
  /** What is to be shown now. */
  due(now: number): { readonly speaker: Seat; readonly text: string }[];
  /** Nobody hears the rest of what this one was saying. */
  drop(speaker: Seat): void;
  clear(): void;
}

/** Bubbles that wait for their turn; times are milliseconds of the caller's clock. */
export function createBubbles(): Bubbles {
  let waiting: { speaker: Seat; text: string; at: number }[] = [];
  return {
    add(speaker, pieces, now) {
      // Whoever is still speaking finishes first.
      const begin = waiting.reduce((at, one) => (one.speaker === speaker ? Math.max(at, one.at + BUBBLE_MS) : at), now);
      waiting.push(...pieces.map((text, i) => ({ speaker, text, at: begin + i * BUBBLE_MS })));
    },
    due(now) {
      const ripe = waiting.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      if (ripe.length > 0) waiting = waiting.filter(({ at }) => at > now);
      return ripe.map(({ speaker, text }) => ({ speaker, text }));
    },
    drop(speaker) {
      waiting = waiting.filter((one) => one.speaker !== speaker);
    },
    clear() {
      waiting = [];
    },
  };
}
