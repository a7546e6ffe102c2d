/** The fold against the plain transcription of the rules (test/reference): random games must agree to 1e-9. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDamage, parseRecording } from '../../src/record/format';
import { isTurnLine, openGame, replay } from '../../src/replay/replay';
import { referenceReplay } from '../reference';
import { PERSONA_NAMES } from '../../src/core/persona';
import { randomGame } from './random-game';

const TOLERANCE = 1e-9;

function expectClose(ours: unknown, theirs: unknown, path = ''): void {
  if (typeof ours === 'number' && typeof theirs === 'number') {
    if (Math.abs(ours - theirs) > TOLERANCE) expect.fail(`${path}: ${ours} is not ${theirs}`);
    return;
  }
  if (typeof ours === 'object' && ours !== null && typeof theirs === 'object' && theirs !== null) {
    const keys = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    for (const key of keys) {
      expectClose((ours as Record<string, unknown>)[key], (theirs as Record<string, unknown>)[key], `${path}.${key}`);
    }
    return;
  }
  expect(ours, path).toEqual(theirs);
}

const byObserver = (a: { observer: number | null; about: number }, b: { observer: number | null; about: number }) =>
  (a.observer ?? 0) - (b.observer ?? 0) || a.about - b.about;

describe('the fold agrees with the plain transcription', () => {
  for (const players of [2, 4, 5, 8, 10]) {
    it(`on random games of ${players}`, () => {
      fc.assert(
        fc.property(randomGame(players), fc.constantFrom(...PERSONA_NAMES), (lines, persona) => {
          const recording = parseRecording(lines.map((line) => JSON.stringify(line)).join('\n'));
          if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
          const game = openGame(recording, { persona, flatImpression: true });
          const ours = [...replay(recording, game)];
          const theirs = referenceReplay(lines, { persona, impression: 'zero' });
          expect(ours.length).toBe(theirs.length);
          ours.forEach((line, i) => {
            const other = theirs[i];
            if (!isTurnLine(line) && other && 'deltas' in other) {
              expectClose(
                [...line.deltas].sort(byObserver),
                [...other.deltas].sort(byObserver),
                `${JSON.stringify(line.event)} `,
              );
            } else {
              expectClose(line, other, `turn ${i} `);
            }
          });
        }),
        { numRuns: players > 5 ? 60 : 150 },
      );
    });
  }
});
