/**
 * A database of our own on the device: a new game reloads the page, and the engine deletes an extension's settings
 * when it is imported again. Nothing here throws or waits for ever; what fails says why.
 */
import type { KeyAfter, Texts } from '../language/texts';

export const DATABASE = 'slqj_chayan';
const VERSION = 2;
/** Finished games (archive.ts), and small things by name (keep.ts). */
export const GAMES = 'games';
export const THINGS = 'things';
const STORES = [GAMES, THINGS];

/** A database that has not answered by then is told of. Milliseconds. */
export const PATIENCE = 3000;

/**
 * Why it cannot be done: the page may have no database, it does not answer, another page holds it, the device is full, or
 * something else, which `why` says.
 */
export type Fault = KeyAfter<'database_'>;

export interface Failed {
  readonly ok: false;
  readonly fault: Fault;
  /** For the console, in the browser's words. */
  readonly why: string;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Failed;

/** The same for the player. */
export const failureText = (t: Texts, { fault, why }: Failed): string => t(`database_${fault}`, { why });

class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(`IndexedDB: ${fault}`);
  }
}

/** What the browser throws has a name; it may be a DOMException, which is no Error everywhere. */
const isNamed = (error: unknown, name: string): boolean => (error as Partial<Error> | null)?.name === name;

function failed(error: unknown): Failed {
  const why = error instanceof Error ? error.message : String(error);
  if (error instanceof Refused) return { ok: false, fault: error.fault, why };
  return { ok: false, fault: isNamed(error, 'QuotaExceededError') ? 'full' : 'failed', why };
}

/** `indexedDB`, which a browser may lack, or refuse by throwing as soon as it is named. */
export function deviceDatabase(): IDBFactory | undefined {
  try {
    return (globalThis as { indexedDB?: IDBFactory }).indexedDB ?? undefined;
  } catch {
    return undefined;
  }
}

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB'));
    };
  });

export function committed(transaction: IDBTransaction): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('IndexedDB'));
    };
  });
  // A request that fails is waited for first, and nobody comes to this one.
  ended.catch(() => undefined);
  return ended;
}

/** Milliseconds between two looks at the clock, and what counts of a longer while: a page that slept could hear no answer. */
const LOOK = 100;

/** Rejects after so long by the clock of a page awake, which its timers need not keep to; `over` ends the waiting. */
function patience(faultNow: () => Fault, over: { now: boolean }): Promise<never> {
  let left = PATIENCE;
  let seen = performance.now();
  return new Promise((_, reject) => {
    const look = (): void => {
      if (over.now) return;
      const now = performance.now();
      left -= Math.min(now - seen, 2 * LOOK);
      seen = now;
      if (left > 0) setTimeout(look, Math.min(left, LOOK));
      else reject(new Refused(faultNow()));
    };
    look();
  });
}

/** `version` undefined: whichever it has. Stores that are missing are made. `blocked` is told when another page holds it. */
function request(factory: IDBFactory, version: number | undefined, blocked: () => void): Promise<IDBDatabase> {
  const opening = factory.open(DATABASE, version);
  opening.onblocked = blocked;
  opening.onupgradeneeded = () => {
    const { result } = opening;
    if (!result.objectStoreNames.contains(GAMES))
      result.createObjectStore(GAMES, { keyPath: 'id', autoIncrement: true });
    if (!result.objectStoreNames.contains(THINGS)) result.createObjectStore(THINGS);
  };
  return done(opening);
}

async function open(factory: IDBFactory, blocked: () => void): Promise<IDBDatabase> {
  const opened = await request(factory, VERSION, blocked).catch((error: unknown) => {
    // A later version of ours was here.
    if (isNamed(error, 'VersionError')) return request(factory, undefined, blocked);
    throw error;
  });
  if (STORES.every((store) => opened.objectStoreNames.contains(store))) return opened;
  const next = opened.version + 1;
  opened.close();
  return request(factory, next, blocked);
}

export interface Database {
  /** Does the work, unless the database has not opened in time; work that was begun may still be done after its time. */
  use<T>(work: (database: IDBDatabase) => Promise<T>): Promise<Outcome<T>>;
  close(): void;
}

/** `factory` is `deviceDatabase()`; a page without one gets a database whose answers say so. Opened when first used. */
export function createDatabase(factory: IDBFactory | undefined): Database {
  let database: Promise<IDBDatabase> | null = null;
  let blocked = false;

  function opened(present: IDBFactory): Promise<IDBDatabase> {
    if (database) return database;
    blocked = false;
    const opening = open(present, () => {
      blocked = true;
    }).then((fresh) => {
      blocked = false;
      const letGo = (): void => {
        if (database === opening) database = null;
      };
      // Another page wants to change or delete it: let go, and open again when next needed.
      fresh.onversionchange = () => {
        fresh.close();
        letGo();
      };
      // The browser took it away.
      fresh.onclose = letGo;
      return fresh;
    });
    database = opening;
    // One that cannot be opened is asked for again the next time; one that is slow is waited for.
    opening.catch(() => {
      if (database === opening) database = null;
    });
    return opening;
  }

  async function attempt<T>(work: (database: IDBDatabase) => Promise<T>, over: { now: boolean }): Promise<T> {
    if (!factory) throw new Refused('absent');
    const before = database;
    try {
      const ready = await opened(factory);
      if (over.now) throw new Refused('silent');
      return await work(ready);
    } catch (error) {
      // The connection was gone before anybody told: with a new one it is worth another try.
      if (before === null || over.now || !isNamed(error, 'InvalidStateError')) throw error;
      if (database === before) database = null;
      return work(await opened(factory));
    }
  }

  return {
    async use(work) {
      const over = { now: false };
      try {
        const working = attempt(work, over);
        return {
          ok: true,
          value: await Promise.race([working, patience(() => (blocked ? 'blocked' : 'silent'), over)]),
        };
      } catch (error) {
        return failed(error);
      } finally {
        over.now = true;
      }
    },
    close() {
      void database?.then(
        (present) => {
          present.close();
        },
        () => undefined,
      );
      database = null;
    },
  };
}
