/** What fits have in common: what a labelled line is worth to them, how figures are printed, and how weights by name are written. */

/** How much the first, second and third reading of a line are worth. */
const READINGS: readonly (readonly number[])[] = [[1], [0.65, 0.35], [0.5, 0.3, 0.2]];
/** A chance from which on a confident model is counted apart. */
export const CONFIDENT = 0.5;

/** What share of a line each of these is, adding up to 1. @param readings the weightier first */
export function sharesOf<Reading>(all: readonly Reading[], readings: readonly Reading[]): Float64Array {
  const target = new Float64Array(all.length);
  const shares = READINGS[Math.min(readings.length, READINGS.length) - 1] ?? [];
  readings.slice(0, READINGS.length).forEach((one, i) => {
    target[Math.max(0, all.indexOf(one))]! += shares[i] ?? 0;
  });
  return target;
}

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

/** The body of a module that holds weights by the names of signs. @param weights rounded to two places */
export const weightsByName = (
  weights: readonly (readonly [name: string, weight: number])[],
): string => `/** Weights of signs, by name. */
export const WEIGHTS: Readonly<Record<string, number>> = {
${weights.map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(weight.toFixed(2))},`).join('\n')}
};
`;
