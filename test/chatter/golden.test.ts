/** The same lines give the same detections. Where a change is meant, `npm run golden` writes the file anew, and its commit says why. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { detectionsText } from '../../dev/generate/detections-text';

/** Milliseconds: some 13,000 lines, on a machine that may have other work. */
const TIME = 180_000;

it('detects in the sets what it detected before', { timeout: TIME }, () => {
  const rows = (text: string): string[] => text.trimEnd().split('\n');
  const before = rows(readFileSync(path.join('test', 'golden', 'detections.txt'), 'utf8'));
  const now = rows(detectionsText(path.join('test', 'chatter')));
  expect(now.length).toBe(before.length);
  // By the row of the file: below its head, the row says which line of the set it is.
  expect(now.flatMap((row, i) => (row === before[i] ? [] : [`${i + 1}: ${row}`]))).toEqual([]);
});
