/**
 * The page's clock while a person talks: nothing passes but by acts, and whoever asks what is due is asked as it passes. So a game has the
 * same talk on a loaded machine as on an idle one.
 */

/** How often our talk asks who speaks now (src/converse/chat/open.ts): intervals of this length run by this clock. */
const TICK_MS = 250;

/** What the clock shows first; nothing reads it but as a difference. */
const FIRST = Date.UTC(2026, 0, 1);

/** Takes the place of `Date.now` and of those intervals; answers how to let time pass, ms. */
export function ownClock(): (ms: number) => void {
  const works = new Map<number, () => void>();
  const { setInterval: every, clearInterval: stop } = globalThis;
  let now = FIRST;
  // No number that the page gives itself.
  let last = -1;

  Date.now = () => now;
  globalThis.setInterval = ((work: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== TICK_MS || typeof work !== 'function') return every(work, ms, ...rest);
    works.set(--last, work);
    return last;
  }) as typeof setInterval;
  globalThis.clearInterval = ((which?: number) => {
    if (which === undefined || !works.delete(which)) stop(which);
  }) as typeof clearInterval;

  return (ms) => {
    for (const until = now + ms; now < until; ) {
      now = Math.min(until, now + TICK_MS);
      for (const work of [...works.values()]) work();
    }
  };
}
