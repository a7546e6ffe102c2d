/** The running record of the person's guesses over games, kept on the device as sums. */
import type { Role } from '../../core/role';
import { parseRole } from '../../core/role';
import { readsTable, type GuessScore } from '../reviewed';

/** Under this name it is kept. */
export const CAREER = 'guesses';

export interface Career {
  /** Games in which enough of the table was guessed to call it a read. */
  readonly games: number;
  /** Sum over the games of the person's error, and of the table's. */
  readonly mine: number;
  readonly table: number;
  /** The read furthest ahead of a table. */
  readonly best: { readonly role: Role; readonly turns: number } | null;
}

export const NO_CAREER: Career = { games: 0, mine: 0, table: 0, best: null };

export function withGame({ games, mine, table, best }: Career, score: GuessScore): Career {
  const read = score.best && { role: score.best.role, turns: score.best.turns };
  const counts = readsTable(score) ? 1 : 0;
  return {
    games: games + counts,
    mine: mine + counts * score.mine,
    table: table + counts * score.table,
    best: read && (!best || read.turns > best.turns) ? read : best,
  };
}

/** Whatever stood there; nothing where it is no career. */
export function readCareer(value: unknown): Career {
  if (typeof value !== 'object' || value === null) return NO_CAREER;
  const { games, mine, table, best } = value as Partial<Record<keyof Career, unknown>>;
  const isSum = (sum: unknown): sum is number => typeof sum === 'number' && sum >= 0 && sum <= Number(games);
  if (!Number.isInteger(games) || !isSum(mine) || !isSum(table)) return NO_CAREER;
  return { games: games as number, mine, table, best: readBest(best) };
}

function readBest(value: unknown): Career['best'] {
  if (typeof value !== 'object' || value === null) return null;
  const { role, turns } = value as { role?: unknown; turns?: unknown };
  const known = parseRole(role);
  return known && Number.isInteger(turns) && (turns as number) > 0 ? { role: known, turns: turns as number } : null;
}
