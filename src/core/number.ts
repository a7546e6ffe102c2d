/** Arithmetic that the specification's formulas are written in. */

/** What is no number at all comes out as `low`. */
export function clamp(x: number, low: number, high: number): number {
  if (!(x >= low)) return low;
  return x > high ? high : x;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Anything that is not a finite number counts as 0: a broken value from outside must not spread (§A15). */
export function finite(x: unknown): number {
  return typeof x === 'number' && Number.isFinite(x) ? x : 0;
}
