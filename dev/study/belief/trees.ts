/**
 * Small regression trees for boosting, grown on histograms: several outputs a tree, each leaf a Newton step (gradient over
 * curvature, held back). Nothing is drawn by chance, so the same rows give the same tree to the digit.
 */

/** Columns cut into at most `BINS` bins of about as many rows. */
export interface Binned {
  readonly rows: number;
  /** Per column: bin of each row. */
  readonly bins: readonly Uint8Array[];
  /** Per column: a value above `cuts[b]` is in a bin above b. */
  readonly cuts: readonly Float64Array[];
}

export interface Tree {
  /** Column that a node asks for, −1 for a leaf. */
  readonly column: readonly number[];
  /** A row goes left where its value is at most this. */
  readonly cut: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Per node: what it adds to each output. */
  readonly adds: readonly (readonly number[])[];
}

export interface Growth {
  readonly depth: number;
  /** Held against every leaf's step, in units of curvature. */
  readonly l2: number;
  /** The least curvature that a leaf may stand on. */
  readonly least: number;
}

const BINS = 32;

/** @param columns of one length */
export function binned(columns: readonly Float64Array[]): Binned {
  const cuts = columns.map((column) => {
    const sorted = column.slice().sort();
    const found: number[] = [];
    for (let b = 1; b < BINS; b++) {
      const cut = sorted[Math.floor((b * sorted.length) / BINS)]!;
      if (cut !== found.at(-1) && cut < sorted.at(-1)!) found.push(cut);
    }
    return Float64Array.from(found);
  });
  const bins = columns.map((column, c) =>
    Uint8Array.from(column, (value) => cuts[c]!.reduce((n, cut) => n + Number(value > cut), 0)),
  );
  return { rows: columns[0]?.length ?? 0, bins, cuts };
}

interface Split {
  column: number;
  bin: number;
  gain: number;
}

/**
 * Grows one tree; `gradient` and `curvature` are `row · outputs + output`, only rows of a curvature count. What every split gains is added to `gains`, by
 * column.
 */
export function growTree(
  { bins, cuts, rows }: Binned,
  gradient: Float64Array,
  curvature: Float64Array,
  outputs: number,
  growth: Growth,
  gains: Float64Array,
): Tree {
  const tree = {
    column: [] as number[],
    cut: [] as number[],
    left: [] as number[],
    right: [] as number[],
    adds: [] as number[][],
  };
  const width = 2 * outputs;
  const sums = new Float64Array(BINS * width);

  function totals(of: Int32Array): Float64Array {
    const all = new Float64Array(width);
    for (const row of of)
      for (let k = 0; k < outputs; k++) {
        all[k]! += gradient[row * outputs + k]!;
        all[outputs + k]! += curvature[row * outputs + k]!;
      }
    return all;
  }

  function fill(of: Int32Array, own: Uint8Array): void {
    sums.fill(0);
    for (const row of of) {
      const to = own[row]! * width;
      const from = row * outputs;
      for (let k = 0; k < outputs; k++) {
        sums[to + k]! += gradient[from + k]!;
        sums[to + outputs + k]! += curvature[from + k]!;
      }
    }
  }

  const worth = (side: Float64Array): number => {
    let sum = 0;
    for (let k = 0; k < outputs; k++) sum += side[k]! ** 2 / (side[outputs + k]! + growth.l2);
    return sum;
  };
  const weight = (side: Float64Array): number => side.subarray(outputs).reduce((sum, h) => sum + h, 0);

  function bestSplit(of: Int32Array, all: Float64Array): Split | null {
    let best: Split | null = null;
    const before = worth(all);
    const low = new Float64Array(width);
    const high = new Float64Array(width);
    bins.forEach((own, column) => {
      fill(of, own);
      low.fill(0);
      for (let bin = 0; bin < cuts[column]!.length; bin++) {
        for (let k = 0; k < width; k++) {
          low[k]! += sums[bin * width + k]!;
          high[k] = all[k]! - low[k]!;
        }
        if (weight(low) < growth.least || weight(high) < growth.least) continue;
        const gain = worth(low) + worth(high) - before;
        if (gain > (best?.gain ?? 0)) best = { column, bin, gain };
      }
    });
    return best;
  }

  function grow(of: Int32Array, depth: number): number {
    const node = tree.column.length;
    const all = totals(of);
    tree.column.push(-1);
    tree.cut.push(0);
    tree.left.push(-1);
    tree.right.push(-1);
    tree.adds.push(Array.from({ length: outputs }, (_, k) => -all[k]! / (all[outputs + k]! + growth.l2)));
    const split = depth > 0 ? bestSplit(of, all) : null;
    if (!split) return node;
    const { column, bin, gain } = split;
    const own = bins[column]!;
    gains[column]! += gain;
    tree.column[node] = column;
    tree.cut[node] = cuts[column]![bin]!;
    tree.left[node] = grow(
      of.filter((row) => own[row]! <= bin),
      depth - 1,
    );
    tree.right[node] = grow(
      of.filter((row) => own[row]! > bin),
      depth - 1,
    );
    return node;
  }

  const counted = Int32Array.from({ length: rows }, (_, row) => row).filter((row) => curvature[row * outputs]! > 0);
  grow(counted, growth.depth);
  return tree;
}

/** What a tree adds for one row, read through its columns. */
export function leafOf(tree: Tree, value: (column: number) => number): readonly number[] {
  let node = 0;
  for (let column = tree.column[0]!; column >= 0; column = tree.column[node]!) {
    node = value(column) <= tree.cut[node]! ? tree.left[node]! : tree.right[node]!;
  }
  return tree.adds[node]!;
}
