import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Slice } from '../../src/chatter/line/slices';
import { whileIdle } from '../../src/converse/idle';

/** A slice that is done after so many goes and takes so long each time. */
const work = (name: string, goes: number, done: string[], spend: () => void = () => undefined): Slice => {
  let left = goes;
  return () => {
    spend();
    done.push(name);
    return --left > 0;
  };
};

describe.each(['requestIdleCallback', 'setTimeout'])('by %s', (by) => {
  beforeEach(() => {
    vi.useFakeTimers();
    if (by === 'setTimeout') return;
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 1));
    vi.stubGlobal('cancelIdleCallback', (handle: number) => {
      clearTimeout(handle);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('does nothing at once, everything in order later', () => {
    const done: string[] = [];
    whileIdle([work('a', 2, done), work('b', 1, done)], Date.now, () => undefined);
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual(['a', 'a', 'b']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives the page back after a few milliseconds', () => {
    const done: string[] = [];
    let now = 0;
    whileIdle(
      [work('a', 9, done, () => (now += 3))],
      () => now,
      () => undefined,
    );
    vi.runOnlyPendingTimers();
    expect(done.length).toBe(2);
    vi.runAllTimers();
    expect(done.length).toBe(9);
  });

  it('stops when it is told to', () => {
    const done: string[] = [];
    let now = 0;
    const stop = whileIdle(
      [work('a', 9, done, () => (now += 9))],
      () => now,
      () => undefined,
    );
    vi.runOnlyPendingTimers();
    stop();
    vi.runAllTimers();
    expect(done).toEqual(['a']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells of a fault and goes on with the next', () => {
    const done: string[] = [];
    const faults: unknown[] = [];
    const broken: Slice = () => {
      throw new Error('broken');
    };
    whileIdle([broken, work('b', 1, done)], Date.now, (fault) => faults.push(fault));
    vi.runAllTimers();
    expect(done).toEqual(['b']);
    expect(faults).toHaveLength(1);
  });
});
