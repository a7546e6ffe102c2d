/** Recorded real games, replayed: what comes out must stay what it was (`npm run golden` renews it on purpose). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenText } from '../../dev/generate/golden-text';
import { isDamage, parseRecording } from '../../src/record/format';

const FOLDER = path.join(import.meta.dirname, '..', 'golden');
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.replace(/\.jsonl$/, ''));

describe('golden replays', () => {
  it('cover at least twelve games of eight and of five players', () => {
    expect(names.filter((name) => name.startsWith('8p')).length).toBeGreaterThanOrEqual(6);
    expect(names.filter((name) => name.startsWith('5p')).length).toBeGreaterThanOrEqual(6);
  });

  it.each(names)('%s', (name) => {
    const recording = parseRecording(readFileSync(path.join(FOLDER, `${name}.jsonl`), 'utf8'));
    if (isDamage(recording)) throw new Error(recording.detail);
    expect(recording.damage).toBeNull();
    expect(recording.truth).not.toBeNull();
    expect(goldenText(recording)).toBe(readFileSync(path.join(FOLDER, `${name}.replay.txt`), 'utf8'));
  });
});
