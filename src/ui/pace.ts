/** Drawing at an unhurried pace: a fast game changes hundreds of times a second, and nobody reads that quickly. */

/** Milliseconds between two drawings that nobody asked for by hand, at the least, and where drawing is slow, at the most. */
const PACE = 500;
const SLOWEST = 1000;
/** What the drawing itself may take of the time; the browser's own work on what was drawn takes about as much again. */
const SHARE = 0.01;

export interface Pace {
  /** Draws soon: with the next frame, or when the last drawing is long enough ago. */
  request(): void;
  /** Forgets a request; to be called whenever something was drawn or will not be any more. */
  settle(): void;
}

export function createPace(draw: () => void): Pace {
  let next = -Infinity;
  let frame = 0;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const nextFrame = (): void => {
    timer = null;
    frame = requestAnimationFrame(() => {
      const began = performance.now();
      try {
        draw();
      } catch (error) {
        // The engine shows uncaught errors to the player one by one; ours are said once.
        if (!failed) console.warn('[察言观色]', error);
        failed = true;
      }
      const took = performance.now() - began;
      next = began + Math.min(SLOWEST, Math.max(PACE, took / SHARE));
    });
  };
  return {
    request() {
      if (frame !== 0 || timer !== null) return;
      const wait = next - performance.now();
      if (wait <= 0) nextFrame();
      else timer = setTimeout(nextFrame, wait);
    },
    settle() {
      cancelAnimationFrame(frame);
      if (timer !== null) clearTimeout(timer);
      frame = 0;
      timer = null;
    },
  };
}
