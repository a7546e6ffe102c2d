/** Means and shares with one standard error. Everything is by game: what happens inside one is not independent. */

export interface Figure {
  readonly value: number;
  /** One standard error; null where there are too few games to say. */
  readonly error: number | null;
  /** Games behind it. */
  readonly games: number;
}

/** Of independent games, one number each. */
export function mean(values: readonly number[]): Figure {
  const games = values.length;
  const value = games === 0 ? NaN : values.reduce((sum, one) => sum + one, 0) / games;
  if (games < 2) return { value, error: null, games };
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, 0);
  return { value, error: Math.sqrt(squares / (games - 1) / games), games };
}

/** How much the first of each pair (the same seed) is above the second. */
export const paired = (pairs: readonly (readonly [number, number])[]): Figure => mean(pairs.map(([a, b]) => a - b));

/** Of one game: how many of how many. */
export interface Count {
  readonly part: number;
  readonly whole: number;
}

const sumOf = (counts: readonly Count[], what: keyof Count): number => counts.reduce((sum, one) => sum + one[what], 0);

/** How much the first share of each pair (the same seed) is above the second; the error is that of two ratios of sums, paired. */
export function pairedRatio(pairs: readonly (readonly [Count, Count])[]): Figure {
  const games = pairs.length;
  const sides = [0, 1].map((i) => {
    const counts = pairs.map((pair) => pair[i as 0 | 1]);
    const whole = sumOf(counts, 'whole');
    const value = sumOf(counts, 'part') / whole;
    return { value, residuals: counts.map(({ part, whole: of }) => (part - value * of) / whole) };
  });
  const [a, b] = sides;
  const value = a!.value - b!.value;
  if (games < 2 || !Number.isFinite(value)) return { value, error: null, games };
  const squares = a!.residuals.reduce((sum, one, i) => sum + (one - b!.residuals[i]!) ** 2, 0);
  return { value, error: Math.sqrt((squares * games) / (games - 1)), games };
}

/** A share over all games; the error is that of a ratio of sums over games, null where none was seen and it would be 0. */
export function ratio(counts: readonly Count[]): Figure {
  const games = counts.length;
  const whole = sumOf(counts, 'whole');
  const part = sumOf(counts, 'part');
  if (whole === 0) return { value: NaN, error: null, games };
  const value = part / whole;
  if (games < 2 || part === 0) return { value, error: null, games };
  const squares = counts.reduce((sum, one) => sum + (one.part - value * one.whole) ** 2, 0);
  return { value, error: Math.sqrt((squares * games) / (games - 1)) / whole, games };
}
