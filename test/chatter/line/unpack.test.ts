/** Weights by feature as one string: there and back, whatever the numbers are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRows, unpackRows, type WeightRow } from '../../../src/chatter/line/unpack';

function unpacked(packed: string): WeightRow[] {
  const rows: { space: number; key: number; weights: [number, number][] }[] = [];
  const reading = unpackRows(
    packed,
    (space, key) => rows.push({ space, key, weights: [] }),
    (of, weight) => rows.at(-1)?.weights.push([of, weight]),
  );
  while (reading.next().done !== true);
  return rows;
}

const weight = fc.integer({ min: -4140, max: 4140 }).filter((one) => one !== 0);
const row = fc.record({
  space: fc.nat(7),
  key: fc.nat(2 ** 30),
  weights: fc
    .uniqueArray(fc.tuple(fc.nat(12), weight), { selector: ([of]) => of })
    .map((entries) => entries.sort(([a], [b]) => a - b)),
});
const nameOf = ({ space, key }: WeightRow): string => `${space} ${key}`;

test('every row comes back, the first one first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: nameOf, maxLength: 60 }), (rows) => {
      const [first, ...others] = unpacked(packRows(rows));
      const sorted = (some: readonly WeightRow[]) => [...some].sort((a, b) => a.space - b.space || a.key - b.key);
      expect(first).toEqual(rows[0]);
      expect(others).toEqual(sorted(rows.slice(1)));
    }),
  );
});

test('it is printable, and nothing in it has to be escaped', () => {
  const packed = packRows([
    {
      space: 2,
      key: 35,
      weights: [
        [0, -4140],
        [12, 46],
      ],
    },
  ]);
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
});

test.each([
  ['a weight of nothing', [{ space: 0, key: 1, weights: [[0, 0]] }]],
  ['a weight beyond bounds', [{ space: 0, key: 1, weights: [[0, 4141]] }]],
  ['a class that there is not', [{ space: 0, key: 1, weights: [[13, 1]] }]],
  [
    'classes out of order',
    [
      {
        space: 0,
        key: 1,
        weights: [
          [2, 1],
          [1, 1],
        ],
      },
    ],
  ],
  [
    'a feature twice',
    [
      { space: 1, key: 9, weights: [[0, 1]] },
      { space: 0, key: 1, weights: [[0, 1]] },
      { space: 0, key: 1, weights: [[1, 1]] },
    ],
  ],
] as [string, WeightRow[]][])('%s is refused', (_, rows) => {
  expect(() => packRows(rows)).toThrow('does not fit');
});
