import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf, LEVELS, packSparse, unpackSparse } from '../../../src/chatter/line/sparse';

const rising = (most: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: 0, max: most })).map((all) => all.sort((a, b) => a - b));
const level = fc.integer({ min: -LEVELS, max: LEVELS }).filter((x) => x !== 0);
const entries = rising(5000).chain((places) =>
  fc.tuple(...places.map((place) => level.map((size) => [place, size] as const))),
);

describe('sparse weights', () => {
  it('come back as they were packed', () => {
    fc.assert(
      fc.property(rising((1 << 22) - 1), fc.array(entries, { maxLength: 5 }), (hashes, classes) => {
        expect(unpackSparse(packSparse({ hashes, classes }))).toEqual({ hashes, classes: classes.map((c) => [...c]) });
      }),
    );
  });

  it('are told as faults where they cannot be packed', () => {
    expect(() => packSparse({ hashes: [3, 3], classes: [] })).toThrow(RangeError);
    expect(() => packSparse({ hashes: [], classes: [[[0, LEVELS + 1]]] })).toThrow(RangeError);
    expect(() =>
      packSparse({
        hashes: [],
        classes: [
          [
            [4, 1],
            [2, 1],
          ],
        ],
      }),
    ).toThrow(RangeError);
  });

  it('hash names within their range, and names that are near each other apart', () => {
    const names = Array.from({ length: 4000 }, (_, i) => `凭${String.fromCharCode(0x4e00 + i)}`);
    const hashes = names.map(hashOf);
    expect(hashes.every((hash) => hash >= 0 && hash < 1 << 22)).toBe(true);
    expect(new Set(hashes).size).toBeGreaterThan(3980);
  });
});
