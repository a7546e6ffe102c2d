/**
 * Worlds that lie alike, bound together, so that each pattern's weight is summed in one go: writing every world's weight into its
 * pattern's cell waits for the cell to be written before. Sheaves of one size stand in a row, so that a loop is as long as the
 * last one and the processor need not guess.
 */

export interface Sheaves {
  /** Places of the worlds among those of the grid, a sheaf after the other. */
  readonly order: Uint16Array;
  /** Pattern of each sheaf. */
  readonly patterns: Uint16Array;
  /** Where those of one world end among them, of two and of three; the others have six. */
  readonly ones: number;
  readonly twos: number;
  readonly threes: number;
}

/** How many ways the cards left over lie on three seats at most: so large can a sheaf be. */
const SIZES = [1, 2, 3, 6] as const;

/** @param patternOf pattern of each world, below `patterns` */
export function bindSheaves(patternOf: Uint16Array, patterns: number): Sheaves {
  const sizeOf = new Uint16Array(patterns);
  for (const pattern of patternOf) sizeOf[pattern] = (sizeOf[pattern] ?? 0) + 1;
  const next = new Uint16Array(patterns);
  const bound: number[] = [];
  const ends: number[] = [];
  let from = 0;
  for (const size of SIZES) {
    for (let pattern = 0; pattern < patterns; pattern++) {
      if (sizeOf[pattern] !== size) continue;
      bound.push(pattern);
      next[pattern] = from;
      from += size;
    }
    ends.push(bound.length);
  }
  const order = new Uint16Array(patternOf.length);
  patternOf.forEach((pattern, i) => {
    const at = next[pattern] ?? 0;
    order[at] = i;
    next[pattern] = at + 1;
  });
  const [ones = 0, twos = 0, threes = 0] = ends;
  return { order, patterns: Uint16Array.from(bound), ones, twos, threes };
}

/** Writes the weight of each sheaf into the cell of its pattern; the other cells are left as they are. */
export function sumSheaves(
  { order, patterns, ones, twos, threes }: Sheaves,
  weights: Float64Array,
  table: Float64Array,
): void {
  let at = 0;
  let sheaf = 0;
  for (; sheaf < ones; sheaf++, at++) table[patterns[sheaf] ?? 0] = weights[order[at] ?? 0] ?? 0;
  for (; sheaf < twos; sheaf++, at += 2) table[patterns[sheaf] ?? 0] = pairAt(order, weights, at);
  for (; sheaf < threes; sheaf++, at += 3) table[patterns[sheaf] ?? 0] = tripleAt(order, weights, at);
  for (; sheaf < patterns.length; sheaf++, at += 6)
    table[patterns[sheaf] ?? 0] = tripleAt(order, weights, at) + tripleAt(order, weights, at + 3);
}

const pairAt = (order: Uint16Array, weights: Float64Array, at: number): number =>
  (weights[order[at] ?? 0] ?? 0) + (weights[order[at + 1] ?? 0] ?? 0);

const tripleAt = (order: Uint16Array, weights: Float64Array, at: number): number =>
  pairAt(order, weights, at) + (weights[order[at + 2] ?? 0] ?? 0);
