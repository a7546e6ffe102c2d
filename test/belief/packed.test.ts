/** What ships of the fitted parameters is what the data file holds. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS } from '../../src/core/belief/groups';
import { unpackGroups } from '../../src/core/belief/packed';
import type { ParameterFile } from '../../src/core/belief/parameters';

test('the shipped groups are those of the data file, number by number', () => {
  const { groups } = JSON.parse(readFileSync('data/belief/parameters.json', 'utf8')) as ParameterFile;
  expect(unpackGroups(GROUPS).groups).toEqual(groups);
});

test('a nought is nothing, between commas and at the end', () => {
  expect(unpackGroups('a ,-204,,5\nb ').groups).toEqual({
    a: [0, -0.204, 0, 0.005, ...Array<number>(12).fill(0)],
    b: Array<number>(16).fill(0),
  });
});
