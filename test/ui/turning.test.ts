/** Turning points of recorded games: one story a seat. */
import { expect, it } from 'vitest';
import { recordedSource } from '../../src/ui/recorded';
import { reviewOf } from '../../src/ui/retrospect';
import { golden } from './belief/tools';

it.each(['5p-1', '5p-2', '5p-3', '5p-4', '8p-1', '8p-2', '8p-5', '8p-7'])(
  '%s: nobody turns into what one was taken for already',
  (name) => {
    const source = recordedSource(golden(name), { belief: true });
    source.seek(source.length);
    const { turning } = reviewOf(source)!;
    expect(turning.length).toBeGreaterThan(0);
    const last = new Map<string, string>();
    const again = turning.filter(({ seat, to }) => {
      const before = last.get(`${seat}`);
      last.set(`${seat}`, to.identity);
      return before === to.identity;
    });
    expect(again).toEqual([]);
  },
);
