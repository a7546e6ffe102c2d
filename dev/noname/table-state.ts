/** What the page and the program outside tell each other; plain JSON, so that it crosses every boundary. */

/** How the probe extension runs the table. */
export interface TableOptions {
  seed: number;
  /** No delays: timers up to five seconds fire at once, and nothing is laid out unless it is shown. */
  fast: boolean;
  /** Somebody looks at the table, so lay it out. */
  shown?: boolean;
  /** The engine's AI plays every seat, the human one too. */
  auto: boolean;
  /** A function expression run in the probe's content(), before the arena and the game. */
  setup?: string;
  /** A function expression whose JSON result is all that is wanted; the game is not waited for. */
  evaluate?: { source: string; moment: EvaluationMoment };
}

/** "arena": extension contents done, arena built, no players yet; "game": players, heroes and identities set. */
export type EvaluationMoment = 'arena' | 'game';

export type TableStage = 'loading' | 'content' | 'arena' | 'playing' | 'over';

export type Winner = 'zhu' | 'fan' | 'nei';

/** What the table looks like now. */
export interface TableState {
  stage: TableStage;
  rounds: number;
  turns: number;
  /** How many random numbers the engine drew since the seed was set; equal for equal games. */
  draws: number;
  /** The event being resolved and its parents, innermost first, for a game that got stuck. */
  event: string;
  errors: string[];
  over: { winner: Winner | null; result: string } | null;
  /** The JSON text the evaluated function gave. */
  evaluated: string | null;
}

declare global {
  /** Set before anything else runs in the page. */
  var zzTableOptions: TableOptions;
  /** Made by page-window.ts, filled by page-table.ts once the engine has loaded. */
  var zzTable: TableProbe;
}

export interface TableProbe {
  options: TableOptions;
  stage: TableStage;
  /** Starts the seeded stream behind Math.random again. */
  reseed(): void;
  draws(): number;
  state(): TableState;
  /** Runs a function expression with {lib, game, ui, get, ai, _status}; resolves to its result as JSON text. */
  run(source: string): Promise<string>;
}
