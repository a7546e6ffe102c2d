/**
 * The last ten games, in a database of our own: a new game reloads the page, and the engine deletes an
 * extension's settings when it is imported again. Nothing here throws; what fails says why.
 */
export const DATABASE = 'slqj_chayan';
const STORE = 'games';
const VERSION = 1;
/** Games kept. */
export const KEPT = 10;

export interface KeptGame {
  /** Grows with time; set by the archive. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly players: number;
  readonly winner: string;
  /** The recording, one JSON line each. */
  readonly lines: readonly string[];
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

export interface Archive {
  /** Keeps a game and drops the oldest beyond ten. */
  keep(game: Omit<KeptGame, 'id'>): Promise<Outcome<number>>;
  /** Newest first. */
  list(): Promise<Outcome<readonly KeptGame[]>>;
  close(): void;
}

const failed = (error: unknown): { ok: false; why: string } =>
  ({ ok: false, why: error instanceof Error ? error.message : String(error) });

const done = <T>(request: IDBRequest<T>): Promise<T> => new Promise((resolve, reject) => {
  request.onsuccess = () => { resolve(request.result); };
  request.onerror = () => { reject(request.error ?? new Error('IndexedDB')); };
});

const committed = (transaction: IDBTransaction): Promise<void> => new Promise((resolve, reject) => {
  transaction.oncomplete = () => { resolve(); };
  transaction.onabort = () => { reject(transaction.error ?? new Error('IndexedDB')); };
});

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, VERSION);
  request.onupgradeneeded = () => { request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true }); };
  return new Promise((resolve, reject) => {
    request.onblocked = () => { reject(new Error('IndexedDB is blocked')); };
    request.onerror = () => { reject(request.error ?? new Error('IndexedDB')); };
    request.onsuccess = () => { resolve(request.result); };
  });
}

/** Whatever stands in the database is somebody else's until it looks like a game. */
function isKept(row: unknown): row is KeptGame {
  if (typeof row !== 'object' || row === null) return false;
  const { id, at, players, winner, lines } = row as Partial<Record<keyof KeptGame, unknown>>;
  return typeof id === 'number' && typeof at === 'number' && typeof players === 'number' && typeof winner === 'string'
    && Array.isArray(lines) && lines.every((line) => typeof line === 'string');
}

/** `factory` is `indexedDB`; a page without one gets an archive whose answers say so. */
export function createArchive(factory: IDBFactory | undefined): Archive {
  let database: Promise<IDBDatabase> | null = null;

  async function use<T>(work: (database: IDBDatabase) => Promise<T>): Promise<Outcome<T>> {
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
  }

  return {
    keep: (game) => use(async (opened) => {
      const transaction = opened.transaction(STORE, 'readwrite');
      const ended = committed(transaction);
      const store = transaction.objectStore(STORE);
      const id = await done(store.add(game));
      const keys = await done(store.getAllKeys());
      for (const key of keys.slice(0, Math.max(0, keys.length - KEPT))) store.delete(key);
      await ended;
      return Number(id);
    }),
    list: () => use(async (opened) => {
      const rows: unknown[] = await done(opened.transaction(STORE).objectStore(STORE).getAll());
      return rows.filter(isKept).reverse();
    }),
    close() {
      void database?.then((opened) => { opened.close(); }, () => undefined);
      database = null;
    },
  };
}
