/** All that was said and thrown, by anybody; of a withheld line only that there was one (§D5). */
import type { LogEntry } from './contract';

/** A game has no more; the oldest go first. */
const LONGEST_LOG = 2000;
/** How an AI that was spoken to keeps silent. */
export const SILENCE = '……';
/** A human line is kept to this length; nobody reads more. */
const LONGEST_TEXT = 500;

export interface Log {
  readonly entries: readonly LogEntry[];
  add(entry: Partial<LogEntry> & Pick<LogEntry, 'at' | 'round' | 'from'>): LogEntry;
}

export function createLog(): Log {
  const entries: LogEntry[] = [];
  let made = 0;
  return {
    entries,
    add(given) {
      const entry: LogEntry = {
        to: null,
        text: null,
        gesture: null,
        withheld: false,
        silent: false,
        occasion: null,
        route: null,
        ...given,
        id: ++made,
      };
      const kept =
        entry.text !== null && entry.text.length > LONGEST_TEXT
          ? { ...entry, text: `${entry.text.slice(0, LONGEST_TEXT)}…` }
          : entry;
      entries.push(kept);
      if (entries.length > LONGEST_LOG) entries.shift();
      return kept;
    },
  };
}
