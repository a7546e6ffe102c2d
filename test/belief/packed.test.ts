/** What ships of the fitted parameters is what the data file holds. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS } from '../../src/core/belief/groups';
import { GROUPS as LAYOUT } from '../../src/core/belief/layout';
import { packRow, PARTS_OF_ONE, unpackGroups } from '../../src/core/belief/packed';
import type { ParameterFile } from '../../src/core/belief/parameters';

test('the shipped groups are those of the data file, number by number', () => {
  const { groups } = JSON.parse(readFileSync('data/belief/parameters.json', 'utf8')) as ParameterFile;
  expect(unpackGroups(GROUPS).groups).toEqual(groups);
});

test.each([
  [[], 0],
  [[0, 1, -36, 36], 4],
  [[0, -37, 0, 37], 6],
  [[-420, 503, 0, 0, 5, 0], 7],
])('as few signs as can be, noughts at the end none: %j', (parts, length) => {
  const row = packRow(parts);
  expect(row).toHaveLength(length);
  const [name = ''] = LAYOUT;
  const whole = [...parts, ...Array<number>(16 - parts.length).fill(0)].map((part) => part / PARTS_OF_ONE);
  expect(unpackGroups(row).groups).toEqual(length === 0 ? {} : { [name]: whole });
});

test('what two signs cannot tell is refused', () => {
  expect(() => packRow([504])).toThrow(RangeError);
  expect(() => packRow([-421])).toThrow(RangeError);
});
