/**
 * What belief answers: everybody's chances through the eyes of one who looks, and what follows from them. Pure reading:
 * nothing here changes what is believed.
 */
import type { Seat } from '../event';
import type { Role } from '../role';
import type { Belief } from './belief';
import { SUREST_OF_PERSON } from './doubt';
import { addUp, readPairs } from './pairs';
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

/**
 * P(role) of every seat for an onlooker, or a spectator where null: `seat index · 4 + role number`, written into
 * `out`. False where there is no answer: belief was refused, or what the onlooker knows fits no world.
 */
export function marginals(belief: Belief, onlooker: Onlooker | null, out: Float64Array): boolean {
  out.fill(0);
  if (belief.refused !== null) return false;
  takeFacts(belief, onlooker);
  const total = factCount > 1 ? sumAgreeing(belief, out) : readShared(belief, out);
  if (!(total > 0)) return false;
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) / total;
  if (belief.persons.includes(true)) boundSureness(belief, out);
  return true;
}

/** Cards of each role among the seats that the onlooker at hand cannot be certain of, and how many these are. */
const left = new Int8Array(ROLES);

/**
 * Nobody is surer of a person's role than `SUREST_OF_PERSON`: what is more is given back to what the deck alone says, from
 * every open seat alike, so that the chances still add up to the deck.
 */
function boundSureness({ grid, worlds: { roles, seats }, persons }: Belief, out: Float64Array): void {
  const first = (grid.worlds[0] ?? 0) * seats.length;
  left.fill(0);
  for (const seat of grid.open) left[roles[first + seat] ?? 0] = (left[roles[first + seat] ?? 0] ?? 0) + 1;
  let hidden = grid.open.length;
  for (let i = 0; i < factCount; i++) {
    if ((grid.place[factSeat[i] ?? 0] ?? -1) < 0) continue;
    left[factRole[i] ?? 0] = (left[factRole[i] ?? 0] ?? 0) - 1;
    hidden -= 1;
  }
  let given = 0;
  for (const seat of grid.open) {
    if (!persons[seat] || isKnown(seat)) continue;
    for (let role = 1; role < ROLES; role++) {
      const chance = out[seat * ROLES + role] ?? 0;
      const dealt = (left[role] ?? 0) / hidden;
      // A role that all cards left have is proven.
      if (chance > SUREST_OF_PERSON && dealt < SUREST_OF_PERSON)
        given = Math.max(given, (chance - SUREST_OF_PERSON) / (chance - dealt));
    }
  }
  if (given === 0) return;
  for (const seat of grid.open) {
    if (isKnown(seat)) continue;
    for (let role = 1; role < ROLES; role++) {
      const cell = seat * ROLES + role;
      out[cell] = (1 - given) * (out[cell] ?? 0) + (given * (left[role] ?? 0)) / hidden;
    }
  }
}

function isKnown(seat: number): boolean {
  for (let i = 0; i < factCount; i++) if (factSeat[i] === seat) return true;
  return false;
}

/** By the sums that all observers share, who know one role at most: their own. */
function readShared(belief: Belief, out: Float64Array): number {
  const { pairs, grid, weights, revision } = belief;
  if (pairs.revision !== revision) {
    addUp(pairs, grid, weights);
    pairs.revision = revision;
  }
  return factCount === 0
    ? readPairs(pairs, grid, -1, 0, out)
    : readPairs(pairs, grid, factSeat[0] ?? 0, factRole[0] ?? 0, out);
}

/** World by world, for who learned roles besides. */
function sumAgreeing({ worlds: { roles, seats }, grid, weights }: Belief, out: Float64Array): number {
  let total = 0;
  for (let i = 0; i < grid.count; i++) {
    const base = (grid.worlds[i] ?? 0) * seats.length;
    if (!agrees(roles, base)) continue;
    const weight = weights[i] ?? 0;
    total += weight;
    for (let seat = 0; seat < seats.length; seat++) {
      const cell = seat * ROLES + (roles[base + seat] ?? 0);
      out[cell] = (out[cell] ?? 0) + weight;
    }
  }
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

/**
 * Roles by seat in the most probable world; a traitor is named from it (§J3). Null as `marginals`. `ties`, one factor for each
 * world that was dealt, part worlds that are alike; without them the first is answered.
 */
export function likeliestWorld(
  belief: Belief,
  onlooker: Onlooker | null,
  ties: ArrayLike<number> | null = null,
): Record<Seat, Role> | null {
  const {
    worlds: { roles, seats },
    grid,
    weights,
  } = belief;
  let best = -1;
  let top = -1;
  if (belief.refused !== null) return null;
  takeFacts(belief, onlooker);
  for (let i = 0; i < grid.count; i++) {
    const world = grid.worlds[i] ?? 0;
    const weight = (weights[i] ?? 0) * (ties?.[world] ?? 1);
    if (weight > top && agrees(roles, world * seats.length)) {
      best = world;
      top = weight;
    }
  }
  if (best < 0) return null;
  const answer: Record<Seat, Role> = {};
  seats.forEach((seat, i) => {
    answer[seat] = ROLE_NAMES[roles[best * seats.length + i] ?? 0] ?? 'zhong';
  });
  return answer;
}
