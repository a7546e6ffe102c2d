import fc from 'fast-check';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSet } from '../../dev/study/eval-set';
import { compatible } from '../../src/chatter/line/compatible';
import { detect } from '../../src/chatter/detection/detect';
import { normalise } from '../../src/chatter/line/normalise';
import { rawSpan } from '../../src/chatter/line/reading';
import { scan } from '../../src/chatter/line/scan';
import { mutated } from './mutate';
import { faultsOf } from './whole';
import { scanAll } from './scan-all';

const lines = readSet(path.join(import.meta.dirname, 'dev-set.jsonl')).map(({ text }) => text);
/** `node dev/run.mjs dev/check/fuzz-chat.ts` runs 100,000. */
const FUZZED = 1500;

describe('any line', () => {
  it('is answered whole and in range, the same every time', () => {
    for (let n = 0; n < FUZZED; n++) {
      const text = mutated(1, n, lines);
      const found = detect({ text });
      expect(faultsOf(found, text), JSON.stringify(text)).toEqual([]);
      if (n % 10 === 0) expect(detect({ text })).toEqual(found);
    }
  });

  it('does not depend on the lines before', () => {
    const alone = detect({ text: '你个傻逼，k1ll yourself' });
    for (let n = 0; n < 50; n++) detect({ text: mutated(2, n, lines) });
    expect(detect({ text: '你个傻逼，k1ll yourself' })).toEqual(alone);
  });
});

describe('what is skipped for speed', () => {
  it('finds with the index what it finds without', () => {
    const kinds = (findings: ReturnType<typeof scan>) =>
      [...findings].map(([kind, list]) => [kind, list.map(({ start, end, weight }) => [start, end, weight])]).sort();
    for (let n = 0; n < 400; n++) {
      const { text } = normalise(mutated(3, n, lines));
      expect(kinds(scan(text)), text).toEqual(kinds(scanAll(text)));
    }
  });

  it('is NFKC, piece by piece, for every character on its own and beside a common one', () => {
    const read = (text: string): string => {
      const { units, length } = compatible(text);
      return String.fromCharCode(...units.unit.subarray(0, length));
    };
    for (let unit = 1; unit < 0x10000; unit++) {
      const c = String.fromCharCode(unit);
      const plain = `一${c}a`;
      const normal = plain.normalize('NFKC');
      // Marks join the character before them, and only those that are known to.
      if (normal.startsWith('一') && normal.endsWith('a')) expect(read(plain), unit.toString(16)).toBe(normal);
    }
  });

  it('keeps every unit in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
        const reading = normalise(raw);
        for (let i = 0; i < reading.text.length; i++) expect(raw).toContain(rawSpan(reading, i, i + 1));
        if (reading.places)
          expect([reading.places.start.length, reading.places.end.length]).toEqual([
            reading.text.length,
            reading.text.length,
          ]);
      }),
      { numRuns: 500, seed: 5 },
    );
  });
});

describe('the time of a line', () => {
  /** One long line beside four of a quarter of its length, the fastest of many runs in turn: equal work, so equal trouble from outside. */
  const ratio = (long: string, short: string): number => {
    const best = [Infinity, Infinity];
    for (let round = 0; round < 25; round++) {
      [[long], [short, short, short, short]].forEach((texts, i) => {
        const began = performance.now();
        for (const text of texts) detect({ text });
        best[i] = Math.min(best[i] ?? Infinity, performance.now() - began);
      });
    }
    return (best[0] ?? 0) / (best[1] ?? 1);
  };

  // Linear time gives 1, quadratic time 4. Lines up to 2 · 8192 units are read whole.
  it.each([
    ['talk', '三号别打我，我是忠臣。'],
    ['abuse', '你个傻逼'],
    ['letters', 'wo xiang si '],
    ['quotes', '他说"滚"，'],
    ['separators', '我 * 想 . '],
    ['marks', 'e\u0301'],
  ])('grows with its length: %s', (_, piece) => {
    const units = (length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    expect(ratio(units(16_000), units(4000))).toBeLessThan(2.8);
  });
});
