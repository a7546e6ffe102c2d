import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownClock } from '../../dev/talk/page-clock';

const REAL = { now: Date.now, setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  Date.now = REAL.now;
  globalThis.setInterval = REAL.setInterval;
  globalThis.clearInterval = REAL.clearInterval;
});

describe('the clock of a page where a person talks', () => {
  it('passes by acts alone, and asks what is due as often as the running game does', () => {
    const pass = ownClock();
    const asked: number[] = [];
    const begun = Date.now();
    const timer = setInterval(() => asked.push(Date.now() - begun), 250);
    vi.advanceTimersByTime(5000);
    expect([Date.now() - begun, asked]).toEqual([0, []]);
    pass(600);
    expect(asked).toEqual([250, 500, 600]);
    clearInterval(timer);
    pass(600);
    expect(asked).toHaveLength(3);
    expect(Date.now() - begun).toBe(1200);
  });

  it('leaves every other interval to the page', () => {
    const pass = ownClock();
    let ran = 0;
    const timer = setInterval(() => ran++, 1000);
    pass(5000);
    expect(ran).toBe(0);
    vi.advanceTimersByTime(3000);
    expect(ran).toBe(3);
    clearInterval(timer);
    vi.advanceTimersByTime(3000);
    expect(ran).toBe(3);
  });
});
