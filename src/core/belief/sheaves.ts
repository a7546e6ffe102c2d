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
  /** Worlds in each. */
  readonly sizes: Uint8Array;
}

/** How many ways the cards left over lie on three seats at most: so large can a sheaf be. */
const SIZES = [1, 2, 3, 6] as const;

/** @param patternOf pattern of each world, below `patterns` */
export function bindSheaves(patternOf: Uint16Array, patterns: number): Sheaves {
  const sizeOf = new Uint16Array(patterns);
  for (const pattern of patternOf) sizeOf[pattern] = (sizeOf[pattern] ?? 0) + 1;
  const next = new Uint16Array(patterns);
  const bound: number[] = [];
  const sizes: number[] = [];
  let from = 0;
  for (const size of SIZES) {
    for (let pattern = 0; pattern < patterns; pattern++) {
      if (sizeOf[pattern] !== size) continue;
      bound.push(pattern);
      sizes.push(size);
      next[pattern] = from;
      from += size;
    }
  }
  const order = new Uint16Array(patternOf.length);
  patternOf.forEach((pattern, i) => {
    const at = next[pattern] ?? 0;
    order[at] = i;
    next[pattern] = at + 1;
  });
  return { order, patterns: Uint16Array.from(bound), sizes: Uint8Array.from(sizes) };
}

/** Writes the weight of each sheaf into the cell of its pattern; the other cells are left as they are. */
export function sumSheaves({ order, patterns, sizes }: Sheaves, weights: Float64Array, table: Float64Array): void {
  let at = 0;
  for (let sheaf = 0; sheaf < sizes.length; sheaf++) {
    const size = sizes[sheaf] ?? 0;
    let sum = weights[order[at] ?? 0] ?? 0;
    if (size > 1) sum += weights[order[at + 1] ?? 0] ?? 0;
    if (size > 2) sum += weights[order[at + 2] ?? 0] ?? 0;
    if (size > 3) {
      sum += weights[order[at + 3] ?? 0] ?? 0;
      sum += weights[order[at + 4] ?? 0] ?? 0;
      sum += weights[order[at + 5] ?? 0] ?? 0;
    }
    at += size;
    table[patterns[sheaf] ?? 0] = sum;
  }
}
