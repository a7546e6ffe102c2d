/**
 * Runs in the page before any script of the engine (bundled by table-extension.ts): seeds Math.random, answers
 * the engine's first-start questions in advance, and makes short timers immediate when nobody watches.
 */
import type { TableProbe } from './table-state';

/** Timers above this are watchdogs ("the game did not load"), not delays. */
const LONGEST_DELAY = 5000;

const options = globalThis.zzTableOptions;
const stream = seedRandom(options.seed);

globalThis.zzTable = {
  options,
  stage: 'loading',
  reseed: stream.reseed,
  draws: stream.draws,
  state: () => ({
    stage: 'loading',
    rounds: 0,
    turns: 0,
    draws: 0,
    event: '',
    errors: [],
    over: null,
    evaluated: null,
  }),
  run: () => Promise.reject(new Error('the engine has not loaded yet')),
};
answerFirstStart();
if (options.fast) hurryTimers();
if (options.fast && !options.shown) muteConsole();

/**
 * Nobody reads it, and every line goes through three processes: one skill of the engine warns tens of thousands of times a game, which
 * costs more than the game. Errors are still heard.
 */
function muteConsole(): void {
  const mute = (): void => undefined;
  Object.assign(console, { log: mute, info: mute, debug: mute, warn: mute, trace: mute });
}

/** Replaces Math.random with mulberry32. */
function seedRandom(seed: number): Pick<TableProbe, 'reseed' | 'draws'> {
  let state = seed | 0;
  let drawn = 0;
  Math.random = () => {
    drawn++;
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    reseed() {
      state = seed | 0;
      drawn = 0;
    },
    draws: () => drawn,
  };
}

/**
 * Licence seen, no tutorial, no reload for a service worker or for TypeScript support, and (1.10.9) no probing
 * for a server that writes files.
 */
function answerFirstStart(): void {
  localStorage.setItem('gplv3_noname_alerted', 'true');
  localStorage.setItem('noname_inited', `${location.origin}/`);
  localStorage.setItem('noname_0.9_loadtime', '600000');
  localStorage.setItem('show_splash_off', 'true');
  sessionStorage.setItem('isJITReloaded', 'true');
  sessionStorage.setItem('canUseTs', 'true');
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  Object.assign(globalThis, { initReadWriteFunction: () => Promise.resolve() });
}

/**
 * Calls back as soon as everything else that waits has had its turn. Node takes a thousand messages of a channel before it looks at
 * its other queues, and the database and the program outside would get no answer meanwhile.
 */
function soonCalling(work: () => void): () => void {
  const { setImmediate } = globalThis as { setImmediate?: (work: () => void) => void };
  if (setImmediate)
    return () => {
      setImmediate(work);
    };
  const channel = new MessageChannel();
  channel.port1.onmessage = work;
  return () => {
    channel.port2.postMessage(0);
  };
}

/** From the moment the probe's content() runs until the game is over, short timers fire in the order they were set. */
function hurryTimers(): void {
  const slowly = globalThis.setTimeout;
  const forget = globalThis.clearTimeout;
  const queue: number[] = [];
  const waiting = new Map<number, () => void>();
  let last = 1e9;
  const soon = soonCalling(() => {
    const id = queue.shift();
    if (id === undefined) return;
    const callback = waiting.get(id);
    waiting.delete(id);
    callback?.();
  });
  const hurried = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    const { stage } = globalThis.zzTable;
    const busy = stage !== 'loading' && stage !== 'over';
    if (typeof handler !== 'function' || !busy || (delay ?? 0) > LONGEST_DELAY) {
      return slowly(handler, delay, ...rest);
    }
    const id = ++last;
    waiting.set(id, () => {
      Reflect.apply(handler, undefined, rest);
    });
    queue.push(id);
    soon();
    return id;
  };
  Object.assign(globalThis, {
    setTimeout: hurried,
    clearTimeout(id?: number) {
      if (id === undefined || !waiting.delete(id)) forget(id);
    },
  });
}
