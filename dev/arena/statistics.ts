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

/** A share over all games, `part` of `whole` in each; the error is that of a ratio of sums over games. */
export function ratio(counts: readonly { readonly part: number; readonly whole: number }[]): Figure {
  const games = counts.length;
  const whole = counts.reduce((sum, one) => sum + one.whole, 0);
  const part = counts.reduce((sum, one) => sum + one.part, 0);
  if (whole === 0) return { value: NaN, error: null, games };
  const value = part / whole;
  if (games < 2) return { value, error: null, games };
  const squares = counts.reduce((sum, one) => sum + (one.part - value * one.whole) ** 2, 0);
  return { value, error: Math.sqrt((squares * games) / (games - 1)) / whole, games };
}
