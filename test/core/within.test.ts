/** A body read no further than it may be long, in whatever pieces it comes. */
import { expect, it } from 'vitest';
import { textWithin } from '../../src/core/within';

/** A body in pieces; `given.up` once nobody reads on. */
function bodyOf(...pieces: readonly Uint8Array[]) {
  const given = { up: false, read: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[given.read++];
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
      cancel() {
        given.up = true;
        throw new Error('nobody hears of it');
      },
    },
    { highWaterMark: 0 },
  );
  return { body, given };
}
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('is whole where a character comes in two pieces', async () => {
  const whole = bytes('\uFEFF察言');
  const { body } = bodyOf(whole.slice(0, 4), whole.slice(4), new Uint8Array());
  expect(await textWithin(body, whole.length)).toEqual({ text: '察言' });
});

it('is empty where there is none', async () => {
  expect([await textWithin(null, 0), await textWithin(bodyOf().body, 0)]).toEqual([{ text: '' }, { text: '' }]);
});

it('is counted in bytes, and given up at the first piece too many', async () => {
  const { body, given } = bodyOf(bytes('察'), bytes('言'), bytes('观'));
  expect(await textWithin(body, 5)).toEqual({ fault: 'big' });
  expect(given).toEqual({ up: true, read: 2 });
});

it.each([
  ['other bytes', [Uint8Array.of(0xc4, 0xe3)]],
  ['a character cut off', [bytes('察').slice(0, 2)]],
])('of %s is no text', async (_what, pieces) => {
  expect(await textWithin(bodyOf(...pieces).body, 100)).toEqual({ fault: 'encoding' });
});
