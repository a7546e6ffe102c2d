/** The last ten games, kept on the device. */
import { committed, createDatabase, done, GAMES, type Outcome } from './database';

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

export interface Archive {
  /** Keeps a game and drops the oldest beyond ten. */
  keep(game: Omit<KeptGame, 'id'>): Promise<Outcome<number>>;
  /** Newest first. */
  list(): Promise<Outcome<readonly KeptGame[]>>;
  close(): void;
}

/** Whatever stands in the database is somebody else's until it looks like a game. */
function isKept(row: unknown): row is KeptGame {
  if (typeof row !== 'object' || row === null) return false;
  const { id, at, players, winner, lines } = row as Partial<Record<keyof KeptGame, unknown>>;
  return (
    typeof id === 'number' &&
    typeof at === 'number' &&
    typeof players === 'number' &&
    typeof winner === 'string' &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === 'string')
  );
}

/** `factory` is `indexedDB`; a page without one gets an archive whose answers say so. */
export function createArchive(factory: IDBFactory | undefined): Archive {
  const { use, close } = createDatabase(factory);
  return {
    keep: (game) =>
      use(async (opened) => {
        const transaction = opened.transaction(GAMES, 'readwrite');
        const ended = committed(transaction);
        const store = transaction.objectStore(GAMES);
        const id = await done(store.add(game));
        const keys = await done(store.getAllKeys());
        for (const key of keys.slice(0, Math.max(0, keys.length - KEPT))) store.delete(key);
        await ended;
        return Number(id);
      }),
    list: () =>
      use(async (opened) => {
        const rows: unknown[] = await done(opened.transaction(GAMES).objectStore(GAMES).getAll());
        return rows.filter(isKept).reverse();
      }),
    close,
  };
}
