/** Worlds bound by how they lie: none is left out, none is counted twice. */
import { expect, it } from 'vitest';
import { bindSheaves, sumSheaves } from '../../src/core/belief/sheaves';

it('sums every world into its own pattern, sheaves of one, two, three and six', () => {
  const patternOf = Uint16Array.from([4, 0, 2, 4, 2, 2, 7, 7, 7, 7, 7, 7, 1]);
  const weights = Float64Array.from(patternOf, (_, i) => 2 ** i);
  const expected = new Float64Array(9);
  patternOf.forEach((pattern, i) => {
    expected[pattern]! += weights[i]!;
  });
  const table = new Float64Array(9);
  sumSheaves(bindSheaves(patternOf, 9), weights, table);
  expect(table).toEqual(expected);
});
