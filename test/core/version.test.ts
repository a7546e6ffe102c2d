/** Versions by number, whoever asks: for a game too old, for news, for a release. */
import { expect, it } from 'vitest';
import { compareVersions } from '../../src/core/version';

it.each([
  ['1.10.9', '1.10.9', 0],
  ['1.10.8', '1.10.9', -1],
  ['1.11', '1.10.9', 1],
  ['1.9.120', '1.10.9', -1],
  ['1.10', '1.10.9', -1],
  ['1.11.4.1', '1.10.9', 1],
  ['2', '1.10.9', 1],
  ['0.2', '0.2.0', 0],
  ['', '1.10.9', -1],
  ['2.x', '1.10.9', 1],
  ['1.10b', '1.10.9', NaN],
  ['<b>', '0.1.0', NaN],
])('%j beside %s: %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
  expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign);
});
