/**
 * A gradient-boosted model of what is left: trees that look at a seat's features and move its roles, on top of the belief's own weights of the
 * worlds. What they say of the seats is put together over the deck: P(world) ∝ belief(world) · exp(Σ_seats moved(seat, role)), and the trees are
 * grown on the gradient of just that. A ceiling, no more: nobody could say why it says what it says.
 */
import { ROLES, ZHONG } from '../../../src/core/belief/worlds';
import type { Case } from './dataset';
import { COLUMNS, type Look } from './features';
import { binned, growTree, leafOf, type Growth, type Tree } from './trees';

/** A game as the boosted model sees it. */
export interface Watched {
  readonly sample: Case;
  /** Weights of the worlds at every moment, before the trees. */
  readonly stands: Float64Array;
  readonly looks: readonly Look[];
}

export interface Boosting extends Growth {
  readonly trees: number;
  /** Share of each step that is taken. */
  readonly rate: number;
}

export interface Boosted {
  readonly trees: readonly Tree[];
  readonly rate: number;
  /** What the splits on each column gained, in order of `COLUMNS`. */
  readonly gains: Float64Array;
}

/** Roles that a hidden seat can have. */
const OUTPUTS = ROLES - ZHONG;
/** Towards a weight of nothing, so that a sure belief can be moved too. */
const FLOOR = 1e-6;

/** The looks of one moment, and where their rows begin. */
interface Group {
  readonly watched: Watched;
  readonly moment: number;
  readonly looks: readonly Look[];
  readonly first: number;
  readonly worth: number;
}

/** Each round of a game counts one, and its seats in it. */
function groupsOf(all: readonly Watched[]): Group[] {
  let first = 0;
  return all.flatMap((watched) => {
    const { moments } = watched.sample;
    const byMoment = moments.map((_, m) => watched.looks.filter(({ moment }) => moment === m));
    return byMoment.flatMap((looks, moment): Group[] => {
      if (looks.length === 0) return [];
      const { round } = moments[moment]!;
      const group = {
        watched,
        moment,
        looks,
        first,
        worth: 1 / moments.filter((other) => other.round === round).length,
      };
      first += looks.length;
      return [group];
    });
  });
}

/** Moves the belief's weights of the worlds by what is said of the seats; `moved` is `look · 3 + role − 1`. Writes into `out`, one per world. */
function put(
  { watched: { sample, stands }, moment, looks }: Pick<Group, 'watched' | 'moment' | 'looks'>,
  moved: Float64Array,
  first: number,
  out: Float64Array,
): void {
  const { count, roles, seats } = sample.worlds;
  let total = 0;
  let top = -Infinity;
  for (let world = 0; world < count; world++) {
    if (sample.lastOf[world]! <= moment) {
      out[world] = -Infinity;
      continue;
    }
    let log = Math.log(stands[moment * count + world]! + FLOOR);
    looks.forEach(({ seat }, i) => {
      log += moved[(first + i) * OUTPUTS + roles[world * seats.length + seat]! - ZHONG]!;
    });
    out[world] = log;
    top = Math.max(top, log);
  }
  for (let world = 0; world < count; world++) total += out[world] = Math.exp(out[world]! - top);
  for (let world = 0; world < count; world++) out[world]! /= total;
}

/** Grows trees on games whose truth is known. */
export function boost(all: readonly Watched[], { trees: size, rate, ...growth }: Boosting): Boosted {
  const groups = groupsOf(all);
  const looks = groups.flatMap((group) => [...group.looks]);
  const table = binned(COLUMNS.map((_, c) => Float64Array.from(looks, ({ features }) => features[c]!)));
  const moved = new Float64Array(looks.length * OUTPUTS);
  const gradient = new Float64Array(moved.length);
  const curvature = new Float64Array(moved.length);
  const gains = new Float64Array(COLUMNS.length);
  const trees: Tree[] = [];
  for (let k = 0; k < size; k++) {
    gradient.fill(0);
    curvature.fill(0);
    for (const group of groups) pull(group, moved, gradient, curvature);
    const tree = growTree(table, gradient, curvature, OUTPUTS, growth, gains);
    trees.push(tree);
    looks.forEach(({ features }, row) => {
      leafOf(tree, (column) => features[column]!).forEach((add, role) => (moved[row * OUTPUTS + role]! += rate * add));
    });
  }
  return { trees, rate, gains };
}

/** Adds what the log loss of one moment would have. */
function pull(group: Group, moved: Float64Array, gradient: Float64Array, curvature: Float64Array): void {
  const {
    watched: { sample },
    looks,
    first,
    worth,
  } = group;
  const { count, roles, seats } = sample.worlds;
  const chances = new Float64Array(count);
  put(group, moved, first, chances);
  looks.forEach(({ seat }, i) => {
    const at = (first + i) * OUTPUTS;
    const own = new Float64Array(OUTPUTS);
    for (let world = 0; world < count; world++) own[roles[world * seats.length + seat]! - ZHONG]! += chances[world]!;
    const truth = roles[sample.truth * seats.length + seat]! - ZHONG;
    own.forEach((p, role) => {
      gradient[at + role] = worth * (p - Number(role === truth));
      curvature[at + role] = worth * Math.max(p * (1 - p), FLOOR);
    });
  });
}

/** What the boosted model holds of the worlds at every moment, `moment · worlds + world`; `trees` of them, all where it is not given. */
export function boostedStands({ trees, rate }: Pick<Boosted, 'trees' | 'rate'>, watched: Watched): Float64Array {
  const { sample, looks } = watched;
  const { count } = sample.worlds;
  const out = watched.stands.slice();
  sample.moments.forEach((_, moment) => {
    const here = looks.filter((look) => look.moment === moment);
    if (here.length === 0) return;
    const moved = new Float64Array(here.length * OUTPUTS);
    here.forEach(({ features }, i) => {
      for (const tree of trees)
        leafOf(tree, (column) => features[column]!).forEach((add, role) => (moved[i * OUTPUTS + role]! += rate * add));
    });
    put({ watched, moment, looks: here }, moved, 0, out.subarray(moment * count, (moment + 1) * count));
  });
  return out;
}
