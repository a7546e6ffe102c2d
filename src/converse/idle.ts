/** Work done while the page has nothing else to do. */
import type { Slice } from '../chatter/line/slices';

/** How long one stretch of work may last, in milliseconds: a frame has 16. */
const STRETCH_MS = 4;
/**
 * Where the page says of itself that it is idle, it is asked to find a moment within this time. A page that never idles plays at
 * full speed, with nobody who could type between two turns: of that a thousandth is enough.
 */
const LATEST_MS = 4000;
/** Where it does not, there is this much between two stretches. */
const BETWEEN_MS = 100;

/** When the page is idle; answers how to take that back. Old Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => {
      cancelIdleCallback(handle);
    };
  }
  const handle = setTimeout(work, BETWEEN_MS);
  return () => {
    clearTimeout(handle);
  };
}

/** Does the slices in order while the page idles; answers how to stop. `fault`: one of them failed, and is left out. */
export function whileIdle(slices: readonly Slice[], now: () => number, fault: (error: unknown) => void): () => void {
  let at = 0;
  const stretch = (): void => {
    const until = now() + STRETCH_MS;
    while (at < slices.length && now() < until) {
      try {
        if (slices[at]?.() !== true) at++;
      } catch (error) {
        at++;
        fault(error);
      }
    }
    if (at < slices.length) stop = whenIdle(stretch);
  };
  let stop = whenIdle(stretch);
  return () => {
    stop();
    at = slices.length;
  };
}
