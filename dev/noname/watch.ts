/** Waits for a game to end, wherever it runs, and turns what happened into a PlayedGame. */
import type { PlayedGame, PlayOptions } from './game';
import type { TableState } from './table-state';

/** A game that is running somewhere else. */
export interface RunningGame {
  state(): Promise<TableState>;
  /** Runs a function expression beside the engine; resolves to JSON text. */
  run(source: string): Promise<string>;
  /** What went wrong so far, as seen from outside; the arrays grow. */
  troubles: Troubles;
  /** Rejects when the game cannot go on (the page or the process is gone). */
  gone: Promise<never>;
}

export interface Troubles {
  errors: string[];
  consoleErrors: string[];
  dialogs: string[];
}

const POLL_MILLISECONDS = 200;
/** A game in which nothing happens for so long hangs; sooner after an error, which usually stops the engine. */
const STALL_SECONDS = 60;
const STALL_AFTER_ERROR_SECONDS = 10;
/** Beyond the time limit, to ask how far the game got and read its recording. */
const GRACE_SECONDS = 10;
const RECORDING = '({ game }) => game.__slqjAiPersona?.recording?.() ?? null';

/** Adds a message unless it is there already: one broken skill fails every turn. */
export function note(list: string[], message: string): void {
  if (!list.includes(message)) list.push(message);
}

/**
 * Notes a dialog of the page and says how to answer it: false to refuse. The engine alerts only what went wrong,
 * and asks to switch an extension off only when it could not load.
 */
export function noteDialog(troubles: Troubles, type: string, message: string): boolean {
  const text = `${type}: ${message}`;
  const bad = type === 'alert' || /是否(关闭|移除)此扩展/.test(message);
  note(troubles.dialogs, text);
  if (bad) note(troubles.errors, text);
  return !bad;
}

/** Follows the game to its end or its time limit; never rejects. */
export async function followGame(options: PlayOptions, running: RunningGame, started: number): Promise<PlayedGame> {
  const played: PlayedGame = {
    seed: options.seed,
    ok: false,
    winner: null,
    rounds: 0,
    turns: 0,
    draws: 0,
    milliseconds: 0,
    ...running.troubles,
    recording: null,
    inspected: undefined,
  };
  let last = 'nothing was heard of it';
  const { unanswered, cancel } = watchdog(options.timeoutSeconds + GRACE_SECONDS, () => last);
  const lost = Promise.race([running.gone, unanswered]);
  lost.catch(() => undefined);
  try {
    const seen = (state: TableState): void => {
      last = whereOf(state);
    };
    const state = await Promise.race([untilOver(options, running, started, seen), lost]);
    if (state.over) played.winner = state.over.winner;
    // Of a game that got stuck it is worth knowing how far it came.
    if (state.stage === 'playing' || state.over) {
      const read = Promise.all([running.run(RECORDING), options.inspect ? running.run(options.inspect) : 'null']);
      const [recording, inspected] = await Promise.race([read, lost]);
      played.recording = asLines(JSON.parse(recording));
      if (options.inspect) played.inspected = JSON.parse(inspected);
    }
    const { rounds, turns, draws, errors } = await Promise.race([running.state(), lost]);
    Object.assign(played, { rounds, turns, draws });
    for (const error of errors) note(played.errors, error);
  } catch (error) {
    note(played.errors, error instanceof Error ? error.message : String(error));
  } finally {
    cancel();
  }
  played.milliseconds = Date.now() - started;
  played.ok = played.winner !== null && played.errors.length === 0;
  return played;
}

/** For a page that is caught in an endless loop and cannot even say where it is. */
function watchdog(seconds: number, last: () => string): { unanswered: Promise<never>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const unanswered = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer after ${seconds} s (last seen: ${last()})`));
    }, seconds * 1000);
  });
  return {
    unanswered,
    cancel: () => {
      clearTimeout(timer);
    },
  };
}

/** Where a game is, and what it waits for. */
const whereOf = ({ stage, rounds, turns, event }: TableState): string =>
  `${stage}, round ${rounds}, turn ${turns}, event ${event || '-'}`;

async function untilOver(
  options: PlayOptions,
  running: RunningGame,
  started: number,
  seen: (state: TableState) => void,
): Promise<TableState> {
  let previous = '';
  let moved = Date.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
    const state = await running.state();
    seen(state);
    const now = Date.now();
    const current = `${state.stage} ${state.draws} ${state.event}`;
    if (current !== previous) {
      previous = current;
      moved = now;
      const { stage, rounds, turns } = state;
      options.onProgress?.({ stage, rounds, turns, seconds: (now - started) / 1000 });
    }
    if (state.stage === 'over') return state;
    const where = whereOf(state);
    if (now - started > options.timeoutSeconds * 1000) {
      note(running.troubles.errors, `not over after ${options.timeoutSeconds} s (${where})`);
      return state;
    }
    const patience = running.troubles.errors.length > 0 ? STALL_AFTER_ERROR_SECONDS : STALL_SECONDS;
    if (now - moved > patience * 1000) {
      note(running.troubles.errors, `nothing happened for ${patience} s (${where})`);
      return state;
    }
  }
}

function asLines(value: unknown): string[] | null {
  return Array.isArray(value) ? value.map(String) : null;
}
