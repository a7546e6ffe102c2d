/**
 * The worlds that public facts allow, laid out so that what they share is worked out once. The seats whose role is still
 * open are cut into a head and a tail. Worlds come in the order in which they were dealt, so those with the same head
 * stand in a row, a run; a tail is one of 3^seats patterns, told by its number. Sums over the candidates of an act then
 * take one addition a world: what the head adds to what the tail adds.
 */
import { cutBy, type Cut } from './cuts';
import { bindSheaves, type Sheaves } from './sheaves';
import { OPEN_ROLES } from './patterns';
import { SEATS_AT_MOST, ZHU, type Worlds } from './worlds';

/** For sums of pairs (pairs.ts) the open seats are dealt into three thirds. */
export const SEATS_IN_THIRD = Math.ceil((SEATS_AT_MOST - 1) / 3);
export const THIRD_PATTERNS = OPEN_ROLES ** SEATS_IN_THIRD;

/** Never changed: a role laid open makes another grid. */
export interface Grid {
  /** Number of each world that is left, in the order of `Worlds`. */
  readonly worlds: Int32Array;
  readonly count: number;
  /** Indices of the open seats; `heads` first, then the tail's. */
  readonly open: readonly number[];
  readonly heads: number;
  readonly tails: number;
  /** Per seat: where it stands in `open`, −1 for one that has the same role in all worlds. */
  readonly place: Int8Array;
  /** Per seat: that role; 0 for an open one. */
  readonly fixed: Uint8Array;
  /** Where each run begins among `worlds`, and the end. */
  readonly starts: Int32Array;
  readonly runs: number;
  /** Role of a head's i-th seat in a run, `run · heads + i`. */
  readonly headRoles: Uint8Array;
  /** Pattern of each run's head, told in the same way as a tail's. */
  readonly headPatterns: Uint8Array;
  /** Pattern of each world's tail. */
  readonly patterns: Uint8Array;
  /** Kind of each run (cuts.ts). */
  readonly kinds: Uint8Array;
  /** Per seat of the tail: the runs in the order of its role. */
  readonly cuts: readonly Cut[];
  /** How many seats each third has. */
  readonly thirds: readonly [number, number, number];
  /** Per seat: `third · SEATS_IN_THIRD` and which of its seats it is; −1 for one that is not open. */
  readonly slots: Int8Array;
  /** The worlds by how they lie in the first and second third, second and third, third and first: `pattern · THIRD_PATTERNS + pattern`. */
  readonly sheaves: readonly [Sheaves, Sheaves, Sheaves];
}

/** @param left numbers of the worlds that are left, in their order */
export function layGrid({ roles, seats: { length: n } }: Worlds, left: Int32Array): Grid {
  const count = left.length;
  const first = (left[0] ?? 0) * n;
  const place = new Int8Array(n).fill(-1);
  const fixed = new Uint8Array(n);
  const open: number[] = [];
  for (let seat = 0; seat < n; seat++) {
    const role = roles[first + seat] ?? ZHU;
    if (left.every((world) => roles[world * n + seat] === role)) fixed[seat] = role;
    else place[seat] = open.push(seat) - 1;
  }
  const heads = open.length >> 1;
  const starts: number[] = [];
  const headRoles: number[] = [];
  const headPatterns: number[] = [];
  const roleAt = (world: number, k: number): number => roles[world * n + (open[k] ?? 0)] ?? 1;
  const patternOf = (world: number, from: number, to: number): number => {
    let pattern = 0;
    for (let k = to - 1; k >= from; k--) pattern = pattern * OPEN_ROLES + roleAt(world, k) - 1;
    return pattern;
  };
  const patterns = Uint8Array.from(left, (world) => patternOf(world, heads, open.length));
  left.forEach((world, i) => {
    const head = patternOf(world, 0, heads);
    if (head === headPatterns[headPatterns.length - 1]) return;
    starts.push(i);
    headPatterns.push(head);
    for (let k = 0; k < heads; k++) headRoles.push(roleAt(world, k));
  });
  // Heads that hold the same cards leave the same ones to the tail.
  const kindOf = new Map<string, number>();
  const tailsOf: Uint8Array[] = [];
  const kinds = Uint8Array.from(starts, (start, run) => {
    const held = headRoles.slice(run * heads, (run + 1) * heads).sort((a, b) => a - b);
    const key = held.join('');
    const kind = kindOf.get(key) ?? tailsOf.push(patterns.subarray(start, starts[run + 1] ?? count)) - 1;
    kindOf.set(key, kind);
    return kind;
  });
  const thirds = [0, 1, 2].map((third) => Math.floor((open.length + third) / 3)) as [number, number, number];
  const [second, third] = [thirds[0], thirds[0] + thirds[1]];
  const slots = new Int8Array(n).fill(-1);
  open.forEach((seat, k) => {
    const [at, begin] = k < second ? [0, 0] : k < third ? [1, second] : [2, third];
    slots[seat] = at * SEATS_IN_THIRD + k - begin;
  });
  const ends = [0, second, third, open.length];
  const sheavesOf = (a: number, b: number): Sheaves =>
    bindSheaves(
      Uint16Array.from(
        left,
        (world) =>
          patternOf(world, ends[a] ?? 0, ends[a + 1] ?? 0) * THIRD_PATTERNS +
          patternOf(world, ends[b] ?? 0, ends[b + 1] ?? 0),
      ),
      THIRD_PATTERNS ** 2,
    );
  return {
    kinds,
    cuts: Array.from({ length: open.length - heads }, (_, digit) => cutBy(digit, tailsOf)),
    thirds,
    slots,
    sheaves: [sheavesOf(0, 1), sheavesOf(1, 2), sheavesOf(2, 0)],
    worlds: left,
    count,
    open,
    heads,
    tails: open.length - heads,
    place,
    fixed,
    starts: Int32Array.from([...starts, count]),
    runs: starts.length,
    headRoles: Uint8Array.from(headRoles),
    headPatterns: Uint8Array.from(headPatterns),
    patterns,
  };
}

/** Every world that was dealt. */
export const wholeGrid = (worlds: Worlds): Grid =>
  layGrid(
    worlds,
    Int32Array.from({ length: worlds.count }, (_, i) => i),
  );
