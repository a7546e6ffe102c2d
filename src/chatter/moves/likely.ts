/**
 * What a line is likely for, by how it is worded: a linear model over `wording.ts`, fitted by dev/study/fit-moves.ts on lines that
 * people of many kinds might type (data/moves). It speaks where no reader of clauses knows the turn of phrase.
 */
import { hashOf, unpackSparse } from '../line/sparse';
import { ACTS, type Act } from './types';
import { BIAS, UNIT, WEIGHTS } from './wording-weights';

/** Chance of each act, adding up to 1. */
export type Likely = Readonly<Record<Act, number>>;

/** Long lines have more to weigh; it counts for less, as in the fit. */
const FEW = 9;
const SHARE = 3;

/**
 * The lasso makes weights small and chances flat: sums are worth so much more. Of the lines of a hand that was not fitted on, four in five
 * that are at least .5 sure are then right (docs/conversation.md).
 */
export const SHARPNESS = 1.75;

/** How much each of `size` features counts. */
export const shareOf = (size: number): number => SHARE / Math.sqrt(Math.max(FEW, size));

/** Per feature by its hash: pairs of class and weight. */
let table: ReadonlyMap<number, Float32Array> | undefined;

function unpack(): ReadonlyMap<number, Float32Array> {
  const { hashes, classes } = unpackSparse(WEIGHTS);
  const rows: number[][] = hashes.map(() => []);
  classes.forEach((entries, act) => {
    for (const [place, level] of entries) rows[place]?.push(act, level * UNIT);
  });
  return new Map(hashes.map((hash, i) => [hash, Float32Array.from(rows[i] ?? [])]));
}

/** @param wording names of features, from `wordingOf` */
export function likelyActs(wording: ReadonlySet<string>): Likely {
  table ??= unpack();
  const sums = Float64Array.from(BIAS);
  const share = shareOf(wording.size + 1);
  for (let act = 0; act < sums.length; act++) sums[act] = (sums[act] ?? 0) * share;
  for (const name of wording) {
    const row = table.get(hashOf(name));
    if (!row) continue;
    for (let i = 0; i < row.length; i += 2) {
      const act = row[i] ?? 0;
      sums[act] = (sums[act] ?? 0) + (row[i + 1] ?? 0) * share;
    }
  }
  const most = Math.max(...sums);
  let total = 0;
  for (let act = 0; act < sums.length; act++) total += sums[act] = Math.exp(SHARPNESS * ((sums[act] ?? 0) - most));
  return Object.fromEntries(ACTS.map((act, i) => [act, (sums[i] ?? 0) / total])) as Record<Act, number>;
}
