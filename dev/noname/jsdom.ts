/** Games in plain Node with jsdom instead of a browser: slower to play, but nothing to install. */
import { fork, type ChildProcess } from 'node:child_process';
import type { Order, Report } from './jsdom-messages';
import { UsageError } from '../program/errors';
import type { PlayedGame, PlayOptions } from './game';
import { openSite, type Site } from './site';
import { bundleForNode } from './sources';
import { windowScript } from './table-extension';
import type { EvaluationMoment, TableOptions, TableState } from './table-state';
import { followGame, note, noteDialog, type RunningGame, type Troubles } from './watch';

/** 1.10.9 freezes the built-in objects of its page for a sandbox, which a Node process does not survive. */
export class JsdomTooOldError extends UsageError {
  constructor(version: string) {
    super(
      `无名杀 ${version} 不能在 jsdom 里运行，请用浏览器。 ` +
        `Noname ${version} does not run in jsdom; use the browser.`,
    );
    this.name = 'JsdomTooOldError';
  }
}

/** A server that jsdom games run on, each in a process of its own. */
export interface JsdomRoom {
  play(options: PlayOptions): Promise<PlayedGame>;
  close(): Promise<void>;
}

/** Opens a room for games that differ in nothing but their seeds. @throws JsdomTooOldError */
export async function openJsdomRoom(options: PlayOptions): Promise<JsdomRoom> {
  if (!options.noname.modern) throw new JsdomTooOldError(options.noname.version);
  const site = await openSite({ ...options, sandbox: false });
  return {
    play: (game) =>
      inChild(site, options.noname.entry, tableOptions(game), (running) => followGame(game, running, Date.now())),
    close: () => site.close(),
  };
}

/** Plays one game in a process of its own. */
export async function playInJsdom(options: PlayOptions): Promise<PlayedGame> {
  const room = await openJsdomRoom(options);
  try {
    return await room.play(options);
  } finally {
    await room.close();
  }
}

export interface EvaluateOptions extends Pick<PlayOptions, 'noname' | 'extension' | 'companions' | 'config' | 'setup'> {
  players?: number;
  seed?: number;
  /** When to run the snippet; default "arena". */
  moment?: EvaluationMoment;
  timeoutSeconds?: number;
}

/**
 * Boots the engine with our extension up to the given moment and runs a function expression with
 * {lib, game, ui, get, ai, _status}, which may be async; resolves to its JSON result.
 * @throws Error when the snippet throws, an extension fails to load or the moment does not come.
 */
export async function evaluateInJsdom(options: EvaluateOptions, source: string): Promise<unknown> {
  const { players = 8, seed = 1, timeoutSeconds = 60 } = options;
  if (!options.noname.modern) throw new JsdomTooOldError(options.noname.version);
  const site = await openSite({ ...options, players, sandbox: false });
  const table = { ...tableOptions({ ...options, seed }), evaluate: { source, moment: options.moment ?? 'arena' } };
  try {
    return await inChild(site, options.noname.entry, table, (running) =>
      Promise.race([untilEvaluated(running, timeoutSeconds), running.gone]),
    );
  } finally {
    await site.close();
  }
}

async function untilEvaluated(running: RunningGame, timeoutSeconds: number): Promise<unknown> {
  const deadline = Date.now() + timeoutSeconds * 1000;
  for (;;) {
    const state = await running.state();
    const errors = [...running.troubles.errors, ...state.errors];
    if (errors.length > 0) throw new Error(errors.join('\n'));
    if (state.evaluated !== null) return JSON.parse(state.evaluated) as unknown;
    if (Date.now() > deadline) throw new Error(`not evaluated after ${timeoutSeconds} s (${state.stage})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function tableOptions(options: Pick<PlayOptions, 'seed' | 'setup'>): TableOptions {
  const { seed, setup } = options;
  return { seed, fast: true, auto: true, ...(setup === undefined ? {} : { setup }) };
}

/** Starts the child, hands over what follows the game in it, and ends the child in any case. */
async function inChild<T>(
  site: Site,
  entry: string,
  table: TableOptions,
  follow: (running: RunningGame) => Promise<T>,
): Promise<T> {
  const [program, hooks, script] = await Promise.all([
    bundleForNode('jsdom-child.ts'),
    bundleForNode('jsdom-hooks.ts'),
    windowScript(table),
  ]);
  // Neither the flags nor the loaders of a test runner are meant for the child.
  const { NODE_OPTIONS: _dropped, ...env } = process.env;
  const child = fork(program, [], { env, execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  try {
    const running = talkTo(child);
    child.send({ kind: 'start', origin: site.origin, entry, hooks, windowScript: script } satisfies Order);
    return await follow(running);
  } finally {
    child.kill('SIGKILL');
  }
}

function talkTo(child: ChildProcess): RunningGame {
  const troubles: Troubles = { errors: [], consoleErrors: [], dialogs: [] };
  const asked = new Map<number, { resolve(value: string | TableState): void; reject(error: Error): void }>();
  let last = 0;
  let noise = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    noise = (noise + chunk.toString()).slice(-2000);
  });
  child.on('message', (message) => {
    const report = message as Report;
    if (report.kind === 'error') note(troubles.errors, report.text);
    else if (report.kind === 'consoleError') note(troubles.consoleErrors, report.text);
    else if (report.kind === 'dialog') noteDialog(troubles, report.type, report.text);
    else {
      const question = asked.get(report.id);
      asked.delete(report.id);
      if (report.kind === 'state') question?.resolve(report.state);
      else if (report.kind === 'ran') question?.resolve(report.json);
      else question?.reject(new Error(report.text));
    }
  });
  const ask = <T extends string | TableState>(order: (id: number) => Order): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = ++last;
      asked.set(id, {
        resolve: (value) => {
          resolve(value as T);
        },
        reject,
      });
      child.send(order(id), (error) => {
        if (error) reject(error);
      });
    });
  return {
    state: () => ask<TableState>((id) => ({ kind: 'state', id })),
    run: (source) => ask<string>((id) => ({ kind: 'run', id, source })),
    troubles,
    gone: new Promise<never>((_, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        reject(new Error(`the jsdom process ended (${signal ?? code}) ${noise}`.trim()));
      });
    }),
  };
}
