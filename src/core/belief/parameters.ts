/** The fitted parameters as the data file has them (data/belief/parameters.json): one row of 16 per group. */
import type { BeliefParameters } from './belief';
import { CELLS, groupOf, WEIGHTS } from './layout';
import type { SignTables } from './scene';

/** What `npm run fit:belief` writes; groups that are not in it count as 0. */
export interface ParameterFile {
  readonly groups: Readonly<Record<string, readonly number[]>>;
}

/** @throws RangeError for a row of the wrong length, Error for a group that this program does not know. */
export function readParameters({ groups }: ParameterFile, signs: SignTables): BeliefParameters {
  const weights = new Float64Array(WEIGHTS);
  for (const [name, row] of Object.entries(groups)) {
    if (row.length !== CELLS) throw new RangeError(`${name}: ${row.length} instead of ${CELLS} numbers`);
    weights.set(row, groupOf(name) * CELLS);
  }
  return { weights, signs };
}
