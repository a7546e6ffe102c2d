/** Words to the console: every fault of ours is said once and never reaches the game. */
import { EXTENSION_NAME } from './settings';

export interface Report {
  /** Once per text. */
  warn(text: string, error?: unknown): void;
  debug(text: string): void;
}

/** Faults remembered, so that a message with changing parts cannot grow the set without end. */
const REMEMBERED = 200;

export function createReport(debugging: () => boolean, log: Pick<Console, 'warn' | 'log'> = console): Report {
  const said = new Set<string>();
  return {
    warn(text, error) {
      if (said.has(text) || said.size >= REMEMBERED) return;
      said.add(text);
      if (error === undefined) log.warn(`[${EXTENSION_NAME}] ${text}`);
      else log.warn(`[${EXTENSION_NAME}] ${text}`, error);
    },
    debug(text) {
      if (debugging()) log.log(`[${EXTENSION_NAME}] ${text}`);
    },
  };
}
