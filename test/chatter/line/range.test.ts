import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, CONTEXTS, createPacking } from '../../../src/chatter/line/range';

type Asked = readonly [context: number, answer: boolean];

function packed(asked: readonly Asked[]): string {
  const packing = createPacking();
  for (const [context, answer] of asked) packing.put(context, answer);
  return packing.packed();
}

function answered(text: string, asked: readonly Asked[]): Asked[] {
  const is = answersOf(text);
  return asked.map(([context]) => [context, is(context)]);
}

describe('answers that are packed', () => {
  it('come back, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.boolean()), { maxLength: 400 }), (asked) => {
        expect(answered(packed(asked), asked)).toEqual(asked);
      }),
    );
  });

  it('come back where one answer is as rare as it can be', () => {
    const asked = Array.from({ length: 30_000 }, (_, i): Asked => [CONTEXTS - 1, i % 9973 === 9972]);
    const turned = asked.map(([context, answer]): Asked => [context, !answer]);
    for (const all of [asked, turned]) expect(String(answered(packed(all), all))).toBe(String(all));
  });

  it('take no more than what is not foretold of them', () => {
    // A sign holds log2(91), about 6.5, bits; what comes as often as not takes one of them, what always comes next to none.
    const tossed = Array.from({ length: 6500 }, (_, i): Asked => [0, (Math.imul(i + 1, 0x9e3779b1) >>> 13) % 2 === 0]);
    expect(packed(tossed).length).toBeLessThan(1020);
    expect(packed(tossed.map(() => [1, true])).length).toBeLessThan(12);
  });

  it('are refused where no context is', () => {
    for (const context of [-1, CONTEXTS]) expect(() => packed([[context, true]])).toThrow(RangeError);
  });

  it('are printable, and nothing in them has to be escaped', () => {
    const text = packed(Array.from({ length: 4000 }, (_, i): Asked => [i % 3, (i * i) % 7 < 3]));
    expect(JSON.stringify(text)).toBe(`"${text}"`);
  });
});
