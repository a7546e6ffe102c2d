/**
 * A database of our own on the device: a new game reloads the page, and the engine deletes an extension's settings
 * when it is imported again. Nothing here throws; what fails says why.
 */
export const DATABASE = 'slqj_chayan';
const VERSION = 2;
/** Finished games (archive.ts), and small things by name (keep.ts). */
export const GAMES = 'games';
export const THINGS = 'things';

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

const failed = (error: unknown): { ok: false; why: string } => ({
  ok: false,
  why: error instanceof Error ? error.message : String(error),
});

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB'));
    };
  });

export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('IndexedDB'));
    };
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    if (!result.objectStoreNames.contains(GAMES))
      result.createObjectStore(GAMES, { keyPath: 'id', autoIncrement: true });
    if (!result.objectStoreNames.contains(THINGS)) result.createObjectStore(THINGS);
  };
  return new Promise((resolve, reject) => {
    request.onblocked = () => {
      reject(new Error('IndexedDB is blocked'));
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB'));
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
  });
}

export interface Database {
  use<T>(work: (database: IDBDatabase) => Promise<T>): Promise<Outcome<T>>;
  close(): void;
}

/** `factory` is `indexedDB`; a page without one gets a database whose answers say so. Opened when first used. */
export function createDatabase(factory: IDBFactory | undefined): Database {
  let database: Promise<IDBDatabase> | null = null;
  return {
    async use(work) {
      try {
        if (!factory) throw new Error('no IndexedDB');
        database ??= open(factory).then((opened) => {
          // Another page wants to change or delete it: let go, and open again when next needed.
          opened.onversionchange = () => {
            opened.close();
            database = null;
          };
          return opened;
        });
        return { ok: true, value: await work(await database) };
      } catch (error) {
        database = null;
        return failed(error);
      }
    },
    close() {
      void database?.then(
        (opened) => {
          opened.close();
        },
        () => undefined,
      );
      database = null;
    },
  };
}
