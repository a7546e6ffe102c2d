/** All that was said and thrown, by anybody; of a withheld line only that there was one (§D5). */
import { readLine } from '../line/line';
import type { LogEntry } from './contract';

/** A game has no more; the oldest go first. */
const LONGEST_LOG = 2000;
/** How an AI that was spoken to keeps silent. */
export const SILENCE = '……';
/** A human line is kept to this length; nobody reads more. */
const LONGEST_TEXT = 500;

export interface Log {
  readonly entries: readonly LogEntry[];
  /** `line` where the text has been read already. */
  add(entry: Partial<LogEntry> & Pick<LogEntry, 'at' | 'round' | 'from'>): LogEntry;
}

export function createLog(): Log {
  const entries: LogEntry[] = [];
  let made = 0;
  return {
    entries,
    add(given) {
      const { text: said = null, line = null } = given;
      const text = said !== null && said.length > LONGEST_TEXT ? `${said.slice(0, LONGEST_TEXT)}…` : said;
      const entry: LogEntry = {
        to: null,
        gesture: null,
        withheld: false,
        silent: false,
        occasion: null,
        route: null,
        ...given,
        text,
        line: text === null ? null : line?.raw === text ? line : readLine(text),
        id: ++made,
      };
      entries.push(entry);
      if (entries.length > LONGEST_LOG) entries.shift();
      return entry;
    },
  };
}
