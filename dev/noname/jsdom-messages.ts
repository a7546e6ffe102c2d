/** What the parent and the child process of a jsdom game tell each other. */
import type { TableState } from './table-state';

/** Parent to child, the first message. */
export interface StartOrder {
  kind: 'start';
  /** Of the web server. */
  origin: string;
  /** The page that starts the game, "noname.html". */
  entry: string;
  /** The bundled jsdom-hooks.ts. */
  hooks: string;
  /** To run before the engine. */
  windowScript: string;
}

export type Order = StartOrder | { kind: 'state'; id: number } | { kind: 'run'; id: number; source: string };

export type Report =
  | { kind: 'error'; text: string }
  | { kind: 'consoleError'; text: string }
  | { kind: 'dialog'; type: string; text: string }
  | { kind: 'state'; id: number; state: TableState }
  | { kind: 'ran'; id: number; json: string }
  | { kind: 'failed'; id: number; text: string };
