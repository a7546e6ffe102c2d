/** The soak's log: one line of JSON a game, so that a soak that was stopped goes on where it was. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Measured } from './page-measure';
import type { Plan } from './plan';

/**
 * Whose fault a game's end was, as far as its errors tell: `ours` names the extension; `lost` is a game whose browser went away,
 * which is played again.
 */
export type Verdict = 'ok' | 'ours' | 'engine' | 'stuck' | 'lost';

export interface Row {
  readonly seed: number;
  /** Of the engine. */
  readonly version: string;
  readonly verdict: Verdict;
  readonly winner: string | null;
  readonly rounds: number;
  readonly turns: number;
  readonly seconds: number;
  /** Why it is not ok; a stuck game says what it waited for. */
  readonly faults: readonly string[];
  /** Lines of the recording; null where none was given. */
  readonly lines: number | null;
  readonly measured: Measured | null;
  readonly plan: Plan;
}

export interface Log {
  readonly rows: readonly Row[];
  has(seed: number, version: string): boolean;
  add(row: Row): void;
}

function readRow(line: string): Row | null {
  try {
    const row = JSON.parse(line) as Partial<Row> | null;
    return typeof row?.seed === 'number' && typeof row.version === 'string' && Array.isArray(row.faults)
      ? (row as Row)
      : null;
  } catch {
    // The last line of a soak that was killed while writing.
    return null;
  }
}

const isKnown = ({ verdict }: Row): boolean => verdict !== 'lost';

/** Without the games that were lost and have been played since. */
export const latest = (rows: readonly Row[]): Row[] =>
  rows.filter((row, i) => !rows.some(({ seed, version }, j) => j > i && seed === row.seed && version === row.version));

export function openLog(file: string): Log {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  const rows = text.split('\n').flatMap((line) => readRow(line) ?? []);
  const keyOf = (seed: number, version: string): string => `${version} ${seed}`;
  const played = new Set(rows.filter(isKnown).map(({ seed, version }) => keyOf(seed, version)));
  return {
    rows,
    has: (seed, version) => played.has(keyOf(seed, version)),
    add(row) {
      rows.push(row);
      if (isKnown(row)) played.add(keyOf(row.seed, row.version));
      appendFileSync(file, `${JSON.stringify(row)}\n`);
    },
  };
}
