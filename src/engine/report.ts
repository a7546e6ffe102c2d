/** Words to the console: every fault of ours is said once and never reaches the game. */
import { EXTENSION_NAME } from './settings';

export interface Report {
  /** Once per text. */
  warn(text: string, error?: unknown): void;
  debug(text: string): void;
}

/** Faults remembered, so that a message with changing parts cannot grow the set without end. */
const REMEMBERED = 200;

/** What was thrown may be anything, and a console that looks into it may run code of its maker's. */
function warnOf(log: Pick<Console, 'warn'>, line: string, error: unknown): void {
  try {
    log.warn(line, error);
  } catch {
    log.warn(line);
  }
}

export function createReport(debugging: () => boolean, log: Pick<Console, 'warn' | 'log'> = console): Report {
  const said = new Set<string>();
  return {
    warn(text, error) {
      if (said.has(text) || said.size >= REMEMBERED) return;
      said.add(text);
      const line = `[${EXTENSION_NAME}] ${text}`;
      if (error === undefined) log.warn(line);
      else warnOf(log, line, error);
    },
    debug(text) {
      if (debugging()) log.log(`[${EXTENSION_NAME}] ${text}`);
    },
  };
}
