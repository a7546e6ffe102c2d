/** How often something of ours may draw, however often it is asked to. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace } from '../../src/ui/pace';

/** Milliseconds that drawing took so far, beside the clock of the timers. */
let spent = 0;

beforeEach(() => {
  spent = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1000 });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + spent);
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call, 1000 / 60));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Asks a thousand times a second for ten seconds; each drawing takes `ms`. Answers how many there were. */
function drawings(ms: number): number {
  let drawn = 0;
  const pace = createPace(() => {
    pace.settle();
    drawn += 1;
    spent += ms;
  });
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    pace.request();
    vi.advanceTimersByTime(1);
  }
  return drawn;
}

it('draws twice a second at the most', () => {
  const drawn = drawings(0);
  expect(drawn).toBeGreaterThan(15);
  expect(drawn).toBeLessThanOrEqual(21);
});

it('draws less often where drawing is slow, and about once a second at least', () => {
  expect(drawings(8)).toBeLessThanOrEqual(14);
  const slowest = drawings(200);
  expect(slowest).toBeGreaterThanOrEqual(8);
  expect(slowest).toBeLessThanOrEqual(11);
});

it('draws nothing that was settled meanwhile', () => {
  const draw = vi.fn();
  const pace = createPace(draw);
  pace.request();
  pace.settle();
  vi.advanceTimersByTime(2000);
  expect(draw).not.toHaveBeenCalled();
  pace.request();
  vi.advanceTimersByTime(2000);
  expect(draw).toHaveBeenCalledTimes(1);
});
