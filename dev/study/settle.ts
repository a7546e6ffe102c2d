/**
 * Logistic regression to the one minimum that it has, whatever the order of its lines: where the lines hardly change, the weights hardly
 * do. Newton's steps, each by descent along one weight after another; a step that would climb is halved.
 */

/** A line to learn from. */
export interface Lesson {
  /** Its features and their values, each feature once. */
  readonly values: readonly (readonly [feature: number, value: number])[];
  /** Whether it is an example of the class. */
  readonly label: boolean;
  /** How much it counts. */
  readonly cost: number;
}

/** What is to be learnt, and what holds the weights back. */
export interface Task {
  /** How many weights there are; those of features that no line has stay nought. */
  readonly size: number;
  readonly lines: readonly Lesson[];
  /** Per weight: half of it times the square of the weight is added to the loss. */
  readonly ridge: Float64Array;
  /** Per weight: it times the size of the weight is added to the loss. */
  readonly lasso: Float64Array;
}

const STEPS = 30;
const SWEEPS = 6;
/** One sweep of so many looks at the weights that are nought as well: most are, and most of them stay so. */
const WIDE_SWEEP = 3;
const HALVINGS = 8;
/** A step that gains a smaller share than this is the last. */
const SETTLED = 1e-5;
/** Lines that are certain still bend the loss a little, or a step would go far beyond what its parabola tells. */
const LEAST_CURVE = 1e-4;

/** The lines by feature. */
interface Columns {
  /** Feature → its first entry in `line` and `value`; one more than there are features. */
  readonly first: Int32Array;
  readonly line: Int32Array;
  readonly value: Float64Array;
}

function columnsOf({ size, lines }: Task): Columns {
  const first = new Int32Array(size + 1);
  for (const { values } of lines) for (const [k] of values) first[k + 1] = (first[k + 1] ?? 0) + 1;
  for (let k = 0; k < size; k++) first[k + 1] = (first[k + 1] ?? 0) + (first[k] ?? 0);
  const next = first.slice();
  const line = new Int32Array(first[size] ?? 0);
  const value = new Float64Array(line.length);
  lines.forEach(({ values }, i) => {
    for (const [k, v] of values) {
      const at = next[k] ?? 0;
      next[k] = at + 1;
      line[at] = i;
      value[at] = v;
    }
  });
  return { first, line, value };
}

/** Weights, and the log odds that they give each line. */
interface Place {
  readonly weights: Float64Array;
  readonly odds: Float64Array;
}

function lossAt({ weights, odds }: Place, { lines, ridge, lasso }: Task): number {
  let loss = 0;
  lines.forEach(({ label, cost }, i) => {
    const right = label ? (odds[i] ?? 0) : -(odds[i] ?? 0);
    loss += cost * (Math.log1p(Math.exp(-Math.abs(right))) + Math.max(0, -right));
  });
  weights.forEach((weight, k) => {
    loss += ((ridge[k] ?? 0) / 2) * weight * weight + (lasso[k] ?? 0) * Math.abs(weight);
  });
  return loss;
}

/** The parabola that the loss is near a place: its slope and its curve by the odds of each line, its curve by each weight. */
interface Parabola {
  readonly slope: Float64Array;
  readonly curve: Float64Array;
  readonly bend: Float64Array;
}

function parabolaAt({ odds }: Place, { size, lines, ridge }: Task, { first, line, value }: Columns): Parabola {
  const slope = new Float64Array(lines.length);
  const curve = new Float64Array(lines.length);
  lines.forEach(({ label, cost }, i) => {
    const chance = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
    slope[i] = cost * (chance - (label ? 1 : 0));
    curve[i] = cost * Math.max(chance * (1 - chance), LEAST_CURVE);
  });
  const bend = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    let sum = ridge[k] ?? 0;
    for (let at = first[k] ?? 0; at < (first[k + 1] ?? 0); at++)
      sum += (curve[line[at] ?? 0] ?? 0) * (value[at] ?? 0) ** 2;
    bend[k] = sum;
  }
  return { slope, curve, bend };
}

/** Goes along one weight after another to where the parabola is least; `wide`: along those that are nought as well. */
function sweep(
  { weights, odds }: Place,
  { slope, curve, bend }: Parabola,
  { size, ridge, lasso }: Task,
  { first, line, value }: Columns,
  wide: boolean,
): void {
  for (let k = 0; k < size; k++) {
    const [from, to] = [first[k] ?? 0, first[k + 1] ?? 0];
    const weight = weights[k] ?? 0;
    const steep = bend[k] ?? 0;
    if (from === to || (!wide && weight === 0)) continue;
    let pull = (ridge[k] ?? 0) * weight;
    for (let at = from; at < to; at++) pull += (slope[line[at] ?? 0] ?? 0) * (value[at] ?? 0);
    const free = weight - pull / steep;
    const moved = Math.sign(free) * Math.max(0, Math.abs(free) - (lasso[k] ?? 0) / steep) - weight;
    if (moved === 0) continue;
    weights[k] = weight + moved;
    for (let at = from; at < to; at++) {
      const i = line[at] ?? 0;
      const by = moved * (value[at] ?? 0);
      odds[i] = (odds[i] ?? 0) + by;
      slope[i] = (slope[i] ?? 0) + (curve[i] ?? 0) * by;
    }
  }
}

/** Half of the way back. */
function halve(to: Float64Array, from: Float64Array): void {
  for (let i = 0; i < to.length; i++) to[i] = ((to[i] ?? 0) + (from[i] ?? 0)) / 2;
}

/** The weights with the least loss. */
export function settle(task: Task): Float64Array {
  const columns = columnsOf(task);
  const place = { weights: new Float64Array(task.size), odds: new Float64Array(task.lines.length) };
  let least = lossAt(place, task);
  for (let step = 0; step < STEPS; step++) {
    const before = { weights: place.weights.slice(), odds: place.odds.slice() };
    const parabola = parabolaAt(place, task, columns);
    for (let round = 0; round < SWEEPS; round++) sweep(place, parabola, task, columns, round % WIDE_SWEEP === 0);
    let loss = lossAt(place, task);
    for (let halved = 0; loss > least && halved < HALVINGS; halved++) {
      halve(place.weights, before.weights);
      halve(place.odds, before.odds);
      loss = lossAt(place, task);
    }
    if (loss > least) return before.weights;
    const gained = least - loss;
    least = loss;
    if (gained < SETTLED * least) break;
  }
  return place.weights;
}
