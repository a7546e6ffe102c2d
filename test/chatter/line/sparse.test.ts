import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HASHES, hashOf, packSparse, unpackSparse, type Weighed } from '../../../src/chatter/line/sparse';

const CLASSES = 5;

function unpacked(packed: string): Weighed[] {
  const features: { hash: number; levels: number[] }[] = [];
  const reading = unpackSparse(
    packed,
    CLASSES,
    (hash) => features.push({ hash, levels: Array<number>(CLASSES).fill(0) }),
    (at, level) => {
      features.at(-1)!.levels[at] = level;
    },
  );
  while (reading.next().done !== true);
  return features;
}

const level = fc.oneof(fc.constant(0), fc.integer({ min: -40, max: 40 }));
const features: fc.Arbitrary<Weighed[]> = fc
  .uniqueArray(fc.record({ hash: fc.nat(HASHES - 1), levels: fc.tuple(level, level, level, level, level) }), {
    selector: ({ hash }) => hash,
    maxLength: 1200,
  })
  .map((all) => all.sort((a, b) => a.hash - b.hash));

describe('sparse weights', () => {
  it('come back as they were packed', () => {
    fc.assert(
      fc.property(features, (all) => {
        expect(unpacked(packSparse(all))).toEqual(all);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['hashes that do not rise', [3, 3], [1]],
    ['a hash beyond its bits', [HASHES], [1]],
    ['half a level', [1], [0.5]],
  ])('%s are refused', (_, hashes, levels) => {
    expect(() => packSparse(hashes.map((hash) => ({ hash, levels })))).toThrow(RangeError);
  });

  it('hash names within their range, and names that are near each other apart', () => {
    const names = Array.from({ length: 4000 }, (_, i) => `凭${String.fromCharCode(0x4e00 + i)}`);
    const hashes = names.map(hashOf);
    expect(hashes.every((hash) => hash >= 0 && hash < HASHES)).toBe(true);
    expect(new Set(hashes).size).toBeGreaterThan(3980);
  });
});
