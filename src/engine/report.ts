/** Words to the console: every fault of ours is said once and never reaches the game. */
import { EXTENSION_NAME } from './settings';

export interface Report {
  /** Once per text. */
  warn(text: string, error?: unknown): void;
  debug(text: string): void;
}

/** One warning as it was said, for the report file (src/upkeep). */
export interface Said {
  readonly text: string;
  /** Where a fault stood: the engine's and browser's words for it, cut short. Empty where nothing was thrown. */
  readonly stack: string;
}

export interface ReportLog extends Report {
  /** The warnings so far, oldest first. */
  said(): readonly Said[];
}

/** Faults remembered, so that a message with changing parts cannot grow the set without end. */
const REMEMBERED = 200;
/** Characters of a stack that are kept. */
const LONGEST_STACK = 4000;

/** What was thrown may be anything; its getters may be its maker's. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error
      ? `${error.name}: ${error.message}\n${String(error.stack)}`.slice(0, LONGEST_STACK)
      : '';
  } catch {
    return '';
  }
}

/** What was thrown may be anything, and a console that looks into it may run code of its maker's. */
function warnOf(log: Pick<Console, 'warn'>, line: string, error: unknown): void {
  try {
    log.warn(line, error);
  } catch {
    log.warn(line);
  }
}

export function createReport(debugging: () => boolean, log: Pick<Console, 'warn' | 'log'> = console): ReportLog {
  const said = new Map<string, Said>();
  return {
    warn(text, error) {
      if (said.has(text) || said.size >= REMEMBERED) return;
      said.set(text, { text, stack: stackOf(error) });
      const line = `[${EXTENSION_NAME}] ${text}`;
      if (error === undefined) log.warn(line);
      else warnOf(log, line, error);
    },
    debug(text) {
      if (debugging()) log.log(`[${EXTENSION_NAME}] ${text}`);
    },
    said: () => [...said.values()],
  };
}
