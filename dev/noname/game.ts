/** What a game of the real engine is asked for, and what it gives, whoever plays it. */
import type { NonameDirectory } from './directory';
import type { MountedExtension } from './site';
import type { TableStage, Winner } from './table-state';

export type Backend = 'browser' | 'jsdom';

export interface PlayOptions {
  noname: NonameDirectory;
  players: number;
  seed: number;
  extension?: MountedExtension | null;
  /** Further extensions, loaded after it. */
  companions?: readonly MountedExtension[];
  /** Further top-level settings, e.g. {"extension_察言观色_debug": true}. */
  config?: Record<string, unknown>;
  backend: Backend;
  /** For one game, from opening the page to game over. */
  timeoutSeconds: number;
  onProgress?: (progress: Progress) => void;
  /** A function expression run in the page with {lib, game, ui, get, ai, _status} after game over. */
  inspect?: string;
  /** The same, run in the probe's content(), before the arena and the game. */
  setup?: string;
}

export interface Progress {
  stage: TableStage;
  rounds: number;
  turns: number;
  seconds: number;
}

export interface PlayedGame {
  seed: number;
  /** It ended and nothing went wrong on the way. */
  ok: boolean;
  winner: Winner | null;
  rounds: number;
  turns: number;
  /** How many random numbers the engine drew; equal for equal games. */
  draws: number;
  milliseconds: number;
  errors: string[];
  consoleErrors: string[];
  dialogs: string[];
  /** What the extension recorded, JSON Lines; null when it provides no recording. */
  recording: string[] | null;
  /** The JSON result of `inspect`; undefined without it. */
  inspected: unknown;
}
