/** L-BFGS with backtracking (Nocedal & Wright, algorithm 7.4): minimises a smooth function, the same way every time. */

export interface Minimum {
  x: Float64Array;
  value: number;
  iterations: number;
}

/** Answers the value at `x` and writes the gradient. */
export type Smooth = (x: Float64Array, gradient: Float64Array) => number;

const MEMORY = 8;
const SUFFICIENT = 1e-4;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
};

/** Stops after `iterations`, or when a step gains less than `tolerance` of the value. */
export function minimise(
  f: Smooth,
  start: Float64Array,
  iterations: number,
  tolerance: number,
  tell: (k: number, value: number) => void,
): Minimum {
  const n = start.length;
  const steps: { s: Float64Array; y: Float64Array; rho: number }[] = [];
  let x = start.slice();
  let g = new Float64Array(n);
  let value = f(x, g);
  for (let k = 0; k < iterations; k++) {
    const d = direction(g, steps);
    const slope = dot(g, d);
    const found = search(f, x, value, d, slope, k === 0 ? Math.min(1, 1 / Math.sqrt(dot(g, g))) : 1);
    if (!found) return { x, value, iterations: k };
    const { moved, gradient, next } = found;
    const s = moved.map((m, i) => m - x[i]!);
    const y = gradient.map((m, i) => m - g[i]!);
    const curvature = dot(s, y);
    if (curvature > 1e-12) {
      steps.push({ s, y, rho: 1 / curvature });
      if (steps.length > MEMORY) steps.shift();
    }
    const gained = value - next;
    x = moved;
    g = gradient;
    value = next;
    tell(k + 1, value);
    if (gained < tolerance * Math.abs(value)) return { x, value, iterations: k + 1 };
  }
  return { x, value, iterations };
}

/** Halves the step until it gains enough (Armijo); null where no step does. */
function search(f: Smooth, x: Float64Array, value: number, d: Float64Array, slope: number, first: number) {
  for (let step = first; step >= 1e-10; step /= 2) {
    const moved = x.map((xi, i) => xi + step * d[i]!);
    const gradient = new Float64Array(x.length);
    const next = f(moved, gradient);
    if (next <= value + SUFFICIENT * step * slope) return { moved, gradient, next };
  }
  return null;
}

/** The two-loop recursion. */
function direction(g: Float64Array, steps: readonly { s: Float64Array; y: Float64Array; rho: number }[]): Float64Array {
  const d = g.map((gi) => -gi);
  const alphas: number[] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const { s, y, rho } = steps[i]!;
    const alpha = rho * dot(s, d);
    alphas[i] = alpha;
    for (let j = 0; j < d.length; j++) d[j]! -= alpha * y[j]!;
  }
  const last = steps.at(-1);
  if (last) {
    const scale = 1 / (last.rho * dot(last.y, last.y));
    for (let j = 0; j < d.length; j++) d[j]! *= scale;
  }
  for (const [i, { s, y, rho }] of steps.entries()) {
    const beta = rho * dot(y, d);
    for (let j = 0; j < d.length; j++) d[j]! += (alphas[i]! - beta) * s[j]!;
  }
  return d;
}
