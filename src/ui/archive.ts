/** The last ten games, kept on the device; what the device does not take stays with the page. */
import { committed, createDatabase, done, GAMES, type Failed, type Outcome } from './database';

/** Games kept. */
export const KEPT = 10;

export interface KeptGame {
  /** Grows with time; set by the archive. Negative where the game is with the page only. */
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly players: number;
  readonly winner: string;
  /** The recording, one JSON line each. */
  readonly lines: readonly string[];
  /** The review as it was shown then (kept-review.ts reads it); absent in games kept before there was one. */
  readonly review?: unknown;
}

export interface Shelf {
  /** Newest first. */
  readonly games: readonly KeptGame[];
  /**
   * Rows that are no games of ours. Under a number they are left where they are until they are the oldest; under any other key they go
   * with the next game kept, for none of ours ever lay there.
   */
  readonly dropped: number;
  /** Why there may be more on the device, or null. */
  readonly failed: Failed | null;
}

export interface Archive {
  /** Keeps a game and drops the oldest beyond ten, and what lies under a key that is no number of ours. One that cannot be kept stays with the page until it is left. */
  keep(game: Omit<KeptGame, 'id'>): Promise<Outcome<number>>;
  list(): Promise<Shelf>;
  close(): void;
}

/** The last moment that a Date can be. */
const LATEST = 8.64e15;
const MOST_PLAYERS = 64;
const LONGEST_WINNER = 64;
/** A hundred times the longest game seen; one who opens more waits longer than he likes. */
const MOST_LINES = 1_000_000;
const MOST_CHARACTERS = 64_000_000;
/** Ids count games; nobody plays so many, and beyond the largest there is no next one. */
const LARGEST_ID = 1e12;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const isId = (key: unknown): key is number => isWhole(key, 1, LARGEST_ID);

function areLines(lines: unknown): boolean {
  if (!Array.isArray(lines) || lines.length === 0 || lines.length > MOST_LINES) return false;
  let characters = 0;
  // Not `every`: it passes over holes.
  for (const line of lines as unknown[]) {
    if (typeof line !== 'string') return false;
    characters += line.length;
  }
  return characters <= MOST_CHARACTERS;
}

/** Whatever stands in the database is somebody else's until it looks like a game. */
function isKept(row: unknown): row is KeptGame {
  if (typeof row !== 'object' || row === null) return false;
  const { id, at, players, winner, lines } = row as Partial<Record<keyof KeptGame, unknown>>;
  return (
    isId(id) &&
    isWhole(at, 0, LATEST) &&
    isWhole(players, 1, MOST_PLAYERS) &&
    typeof winner === 'string' &&
    winner.length <= LONGEST_WINNER &&
    areLines(lines)
  );
}

/** `factory` is `deviceDatabase()`; a page without one gets an archive whose answers say so. */
export function createArchive(factory: IDBFactory | undefined): Archive {
  const { use, close } = createDatabase(factory);
  /** Newest first. */
  let unkept: readonly KeptGame[] = [];
  let homeless = 0;
  let keeping: Promise<unknown> = Promise.resolve();

  async function keep(game: Omit<KeptGame, 'id'>): Promise<Outcome<number>> {
    const kept = await use(async (opened) => {
      const transaction = opened.transaction(GAMES, 'readwrite');
      const ended = committed(transaction);
      const store = transaction.objectStore(GAMES);
      const keys = await done(store.getAllKeys());
      const ids = keys.filter(isId);
      // Given by us: a row with the largest number there is would leave the database without a next one.
      const id = (ids[ids.length - 1] ?? 0) + 1;
      store.put({ ...game, id });
      const old = ids.slice(0, Math.max(0, ids.length + 1 - KEPT));
      for (const key of [...keys.filter((one) => !isId(one)), ...old]) store.delete(key);
      await ended;
      return id;
    });
    if (!kept.ok) unkept = [{ ...game, id: -(homeless += 1) }, ...unkept].slice(0, KEPT);
    return kept;
  }

  return {
    keep(game) {
      const kept = keep(game);
      keeping = kept;
      return kept;
    },
    async list() {
      // Whether the game just over is kept decides where it stands.
      await keeping;
      const read = await use(async (opened) => {
        const rows: unknown[] = await done(opened.transaction(GAMES).objectStore(GAMES).getAll());
        return rows.reverse();
      });
      const rows = read.ok ? read.value : [];
      const there = rows.filter(isKept);
      // Work that was given up may have been done after all.
      unkept = unkept.filter(({ at }) => !there.some((game) => game.at === at));
      return {
        games: [...unkept, ...there],
        dropped: rows.length - there.length,
        failed: read.ok ? null : read,
      };
    },
    close,
  };
}
