/** A foreign extension's replacement decides at its own seats, and ours and the engine's everywhere else. */
import { describe, expect, it } from 'vitest';
import { layer } from '../../dev/arena/page-layers';

type Answer = (from: string, to: string) => string;
interface Get {
  attitude: Answer;
}

const plainEngine = (): Get => ({ attitude: (from, to) => `engine ${from}${to}` });
const classEngine = (): Get =>
  new (class {
    attitude(from: string, to: string): string {
      return `engine ${from}${to}`;
    }
  })();
const foreign = ([from]: readonly unknown[]): boolean => from === 'x';

/** Replaces as extensions do: keeps what was there and calls it. */
const wrap = (get: Get, name: string): void => {
  const before = get.attitude;
  get.attitude = function (from, to) {
    return `${name}(${before.call(this, from, to)})`;
  };
};

describe.each([
  ['own functions', plainEngine],
  ['methods of a class', classEngine],
])('a layer over %s', (_, engine) => {
  it('dispatches by who asks', () => {
    const get = engine();
    const own = layer(get, 'attitude', { foreign });
    own.begin();
    wrap(get, 'ours');
    own.end();
    expect([get.attitude('a', 'b'), get.attitude('x', 'b')]).toEqual(['ours(engine ab)', 'ours(engine xb)']);
    wrap(get, 'theirs');
    expect(get.attitude('a', 'b')).toBe('ours(engine ab)');
    // What they took for the engine's passes by ours, which has nobody at that seat.
    expect(get.attitude('x', 'b')).toBe('theirs(ours(engine xb))');
    own.begin();
    wrap(get, 'later');
    own.end();
    expect(get.attitude('a', 'b')).toBe('later(ours(engine ab))');
    expect(get.attitude('x', 'b')).toBe('theirs(later(ours(engine xb)))');
  });

  it('lets a foreign function ask of others', () => {
    const get = engine();
    layer(get, 'attitude', { foreign });
    const before = get.attitude;
    get.attitude = (from, to) => (from === 'x' ? `${get.attitude('a', 'b')}/${before.call(get, from, to)}` : 'never');
    expect(get.attitude('x', 'y')).toBe('engine ab/engine xy');
  });

  it('stands around every call from outside', () => {
    const get = engine();
    let calls = 0;
    layer(get, 'attitude', {
      foreign,
      around: (_args, run) => {
        calls += 1;
        return run();
      },
    });
    get.attitude('a', 'b');
    expect(calls).toBe(1);
  });

  it('leaves what is no function alone', () => {
    const get = engine();
    const own = layer(get, 'nothing', { foreign });
    own.begin();
    own.end();
    expect('nothing' in get).toBe(false);
  });
});

it('finds what a foreign extension put on a class before us', () => {
  const get = classEngine();
  wrap(get, 'theirs');
  layer(get, 'attitude', { foreign });
  expect([get.attitude('a', 'b'), get.attitude('x', 'b')]).toEqual(['engine ab', 'theirs(engine xb)']);
});
