/**
 * What belief answers: everybody's chances through the eyes of one who looks, and what follows from them. Pure reading:
 * nothing here changes what is believed.
 */
import type { Seat } from '../event';
import type { Role } from '../role';
import type { Belief } from './belief';
import { indexIn } from './scene';
import { FAN, NEI, ROLE_NAMES, roleNumber, ROLES, SEATS_AT_MOST, ZHONG, ZHU } from './worlds';

/** Chances of one seat's role; they add up to 1, and a lord has none of them. */
export interface Chances {
  zhong: number;
  fan: number;
  nei: number;
}

/** One who looks: nothing but public facts where both are absent. */
export interface Onlooker {
  seat: Seat;
  role: Role;
  /** Roles that he legitimately learned (洞察, 知彼). */
  learned?: Readonly<Record<Seat, Role>> | undefined;
}

/** What an onlooker knows for certain: index of the seat and number of the role, `factCount` of them. */
const factSeat = new Int8Array(SEATS_AT_MOST);
const factRole = new Int8Array(SEATS_AT_MOST);
let factCount = 0;

function addFact({ scene }: Belief, seat: Seat, role: Role): void {
  const index = indexIn(scene, seat);
  if (index < 0 || factCount === SEATS_AT_MOST) return;
  factSeat[factCount] = index;
  factRole[factCount] = roleNumber(role);
  factCount += 1;
}

function takeFacts(belief: Belief, onlooker: Onlooker | null): void {
  factCount = 0;
  if (!onlooker) return;
  addFact(belief, onlooker.seat, onlooker.role);
  for (const seat in onlooker.learned) {
    const role = onlooker.learned[Number(seat)];
    if (role !== undefined) addFact(belief, Number(seat), role);
  }
}

/** Whether a world agrees with the facts taken; `base` is where it begins in `roles`. */
function agrees(roles: Uint8Array, base: number): boolean {
  for (let i = 0; i < factCount; i++) if (roles[base + (factSeat[i] ?? 0)] !== factRole[i]) return false;
  return true;
}

/** Highest log-weight among the worlds that agree with the facts taken. */
function topLog({ worlds: { roles, seats }, live, liveCount, logs }: Belief): number {
  let top = -Infinity;
  for (let i = 0; i < liveCount; i++) {
    const world = live[i] ?? 0;
    const log = logs[world] ?? 0;
    if (log > top && agrees(roles, world * seats.length)) top = log;
  }
  return top;
}

/** Works out the weights of all live worlds against the likeliest, unless nothing has changed since. */
function share(belief: Belief): void {
  if (belief.sharesAt === belief.revision) return;
  factCount = 0;
  shareFrom(belief, topLog(belief));
  belief.sharesAt = belief.revision;
}

function shareFrom({ live, liveCount, logs, shares }: Belief, top: number): void {
  for (let i = 0; i < liveCount; i++) {
    const world = live[i] ?? 0;
    shares[world] = Math.exp((logs[world] ?? 0) - top);
  }
}

/** Below this an onlooker's worlds are all so unlikely to a spectator that their weights have lost digits. */
const FAINT = 1e-200;

/**
 * P(role) of every seat for an onlooker, or a spectator where null: `seat index · 4 + role number`, written into
 * `out`. False where there is no answer: belief was refused, or what the onlooker knows fits no world.
 */
export function marginals(belief: Belief, onlooker: Onlooker | null, out: Float64Array): boolean {
  return marginalsIn(belief, onlooker, drawOutlook(belief, onlooker, createOutlook(belief)), out);
}

/**
 * The worlds that agree with what an onlooker knows, laid out for adding up. Good until he learns something or a role is
 * laid open, see `isCurrent`.
 */
export interface Outlook {
  /** `belief.liveCount` that it was drawn at; −1 before. */
  liveCount: number;
  /** Worlds that agree; the first `count` count. */
  readonly worlds: Int32Array;
  count: number;
  /** Cells of `marginals` that a world adds to, for the seats whose role is not the same in all: `i · open + k`. */
  readonly cells: Uint8Array;
  open: number;
  /** Cells that every world adds to; the first `sameCount` count. */
  readonly same: Uint8Array;
  sameCount: number;
}

export function createOutlook({ worlds: { count, seats } }: Belief): Outlook {
  return {
    liveCount: -1,
    worlds: new Int32Array(count),
    count: 0,
    cells: new Uint8Array(count * seats.length),
    open: 0,
    same: new Uint8Array(seats.length),
    sameCount: 0,
  };
}

/** Public facts only ever take worlds away, so their count tells whether any came. */
export const isCurrent = (outlook: Outlook, belief: Belief): boolean => outlook.liveCount === belief.liveCount;

/** Draws an outlook anew. */
export function drawOutlook(belief: Belief, onlooker: Onlooker | null, outlook: Outlook): Outlook {
  const {
    worlds: { roles, seats },
    live,
    liveCount,
  } = belief;
  const n = seats.length;
  const { worlds, cells, same } = outlook;
  takeFacts(belief, onlooker);
  let count = 0;
  for (let i = 0; i < liveCount; i++) {
    const world = live[i] ?? 0;
    if (agrees(roles, world * n)) worlds[count++] = world;
  }
  outlook.liveCount = liveCount;
  outlook.count = count;
  outlook.sameCount = 0;
  const open: number[] = [];
  for (let seat = 0; seat < n; seat++) {
    const role = roles[(worlds[0] ?? 0) * n + seat] ?? 0;
    let at = 1;
    while (at < count && roles[(worlds[at] ?? 0) * n + seat] === role) at += 1;
    if (at < count) open.push(seat);
    else same[outlook.sameCount++] = seat * ROLES + role;
  }
  outlook.open = open.length;
  let to = 0;
  for (let i = 0; i < count; i++) {
    for (const seat of open) cells[to++] = seat * ROLES + (roles[(worlds[i] ?? 0) * n + seat] ?? 0);
  }
  return outlook;
}

/** `marginals` by an outlook that is current. */
export function marginalsIn(belief: Belief, onlooker: Onlooker | null, outlook: Outlook, out: Float64Array): boolean {
  out.fill(0);
  if (belief.refused !== null) return false;
  share(belief);
  let total = sumInto(belief, outlook, out);
  if (total < FAINT) {
    takeFacts(belief, onlooker);
    const top = topLog(belief);
    if (top === -Infinity) return false;
    shareFrom(belief, top);
    belief.sharesAt = -1;
    out.fill(0);
    total = sumInto(belief, outlook, out);
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) / total;
  return true;
}

/** Adds every agreeing world's weight to the roles it deals; answers the sum of the weights. */
function sumInto(
  { shares }: Belief,
  { worlds, count, cells, open, same, sameCount }: Outlook,
  out: Float64Array,
): number {
  let total = 0;
  let from = 0;
  for (let i = 0; i < count; i++) {
    const weight = shares[worlds[i] ?? 0] ?? 0;
    total += weight;
    for (const end = from + open; from < end; from++) {
      const cell = cells[from] ?? 0;
      out[cell] = (out[cell] ?? 0) + weight;
    }
  }
  for (let i = 0; i < sameCount; i++) out[same[i] ?? 0] = total;
  return total;
}

export const createMarginals = ({ worlds }: Belief): Float64Array => new Float64Array(worlds.seats.length * ROLES);

/** What an onlooker thinks of one seat; null where there is no answer (see `marginals`) or no such seat. */
export function beliefOf(belief: Belief, onlooker: Onlooker | null, seat: Seat): Chances | null {
  const index = indexIn(belief.scene, seat);
  const out = createMarginals(belief);
  return index >= 0 && marginals(belief, onlooker, out) ? chancesAt(out, index) : null;
}

/** Reads one seat out of `marginals`. */
export function chancesAt(out: Float64Array, index: number): Chances {
  const at = index * ROLES;
  return { zhong: out[at + ZHONG] ?? 0, fan: out[at + FAN] ?? 0, nei: out[at + NEI] ?? 0 };
}

/** Expected camp on the lord's axis: P(忠) − P(反), −1 … 1; 1 for the lord himself. */
export function campAt(out: Float64Array, index: number): number {
  const at = index * ROLES;
  return (out[at + ZHU] ?? 0) + (out[at + ZHONG] ?? 0) - (out[at + FAN] ?? 0);
}

/** Uncertainty about one seat in nats, 0 … ln 3. */
export function entropyAt(out: Float64Array, index: number): number {
  let sum = 0;
  for (let role = 0; role < ROLES; role++) {
    const p = out[index * ROLES + role] ?? 0;
    if (p > 0) sum -= p * Math.log(p);
  }
  return sum;
}

/**
 * Roles by seat in the most probable world; a traitor is named from it (§J3). Null as `marginals`. `ties`, added to the
 * log-weights, parts worlds that are alike; without it the first of them is answered.
 */
export function likeliestWorld(
  belief: Belief,
  onlooker: Onlooker | null,
  ties: ArrayLike<number> | null = null,
): Record<Seat, Role> | null {
  const {
    worlds: { roles, seats },
    live,
    liveCount,
    logs,
  } = belief;
  let best = -1;
  let top = -Infinity;
  if (belief.refused !== null) return null;
  takeFacts(belief, onlooker);
  for (let i = 0; i < liveCount; i++) {
    const world = live[i] ?? 0;
    const log = (logs[world] ?? 0) + (ties?.[world] ?? 0);
    if ((best < 0 || log > top) && agrees(roles, world * seats.length)) {
      best = world;
      top = log;
    }
  }
  if (best < 0) return null;
  const answer: Record<Seat, Role> = {};
  seats.forEach((seat, i) => {
    answer[seat] = ROLE_NAMES[roles[best * seats.length + i] ?? 0] ?? 'zhong';
  });
  return answer;
}
