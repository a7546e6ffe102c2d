/** `results.json` beside the games: every cell of the tables that were printed last, for other programs to read. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { QualitySummary } from './quality';
import type { CellSummary, Summary } from './summary';

export const RESULTS = 'results.json';

/** A cell with what its own line of a table does not say. */
export interface CellResult extends CellSummary {
  readonly engine: string;
  readonly build: string;
  readonly players: number;
  readonly quality: QualitySummary | null;
}

export interface Results {
  readonly v: 1;
  readonly cells: readonly CellResult[];
  /** Bradley–Terry, log-odds above `anchor` in the same seat. */
  readonly strength: readonly Pick<Summary, 'engine' | 'build' | 'players' | 'anchor' | 'strength'>[];
  readonly broken: readonly (Summary['broken'][number] & Pick<Summary, 'engine' | 'build' | 'players'>)[];
}

/** Figures are `{value, error, games}`: shares of 1, `error` one standard error by game or null. */
export function resultsOf(summaries: readonly Summary[]): Results {
  return {
    v: 1,
    cells: summaries.flatMap(({ engine, build, players, cells, quality }) =>
      cells.map((cell) => ({
        engine,
        build,
        players,
        ...cell,
        quality: quality.find((one) => one.cell === cell.cell) ?? null,
      })),
    ),
    strength: summaries.map(({ engine, build, players, anchor, strength }) => ({
      engine,
      build,
      players,
      anchor,
      strength,
    })),
    broken: summaries.flatMap(({ engine, build, players, broken }) =>
      broken.map((one) => ({ engine, build, players, ...one })),
    ),
  };
}

export function writeResults(folder: string, summaries: readonly Summary[]): void {
  writeFileSync(path.join(folder, RESULTS), `${JSON.stringify(resultsOf(summaries), null, 1)}\n`);
}
