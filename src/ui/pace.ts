/** Drawing at an unhurried pace: a fast game changes hundreds of times a second, and nobody reads that quickly. */

/** Milliseconds between two drawings that nobody asked for by hand, at the least. */
export const PACE = 125;

export interface Pace {
  /** Draws soon: with the next frame, or when the last drawing is `PACE` old. */
  request(): void;
  /** Forgets a request; to be called whenever something was drawn or will not be any more. */
  settle(): void;
}

export function createPace(draw: () => void): Pace {
  let drawn = -Infinity;
  let frame = 0;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const nextFrame = (): void => {
    timer = null;
    frame = requestAnimationFrame(() => {
      drawn = performance.now();
      try {
        draw();
      } catch (error) {
        // The engine shows uncaught errors to the player one by one; ours are said once.
        if (!failed) console.warn('[察言观色]', error);
        failed = true;
      }
    });
  };
  return {
    request() {
      if (frame !== 0 || timer !== null) return;
      const wait = drawn + PACE - performance.now();
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
