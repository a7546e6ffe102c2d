/**
 * Every way the deck can lie on the table (§J1): all assignments of the dealt roles to the seats, with
 * the lord in his. Ten seats give 1,260 of them, so they are all kept.
 */
import type { GameHeader, Seat } from '../event';
import type { Deck, Role } from '../role';

/** Roles by number, as tables and worlds hold them. */
export const ROLE_NAMES = ['zhu', 'zhong', 'fan', 'nei'] as const satisfies readonly Role[];
export const ZHU = 0;
export const ZHONG = 1;
export const FAN = 2;
export const NEI = 3;
export const ROLES = ROLE_NAMES.length;

/** Tables that play by the known decks; with more seats the enumeration would no longer be small. */
export const SEATS_AT_MOST = 10;

/**
 * Why there is no belief about a game: the deck is not known, holds a role that belief was never taught
 * (平民), does not fit the seats, the table is too big, or what was revealed fits no deal of the deck.
 */
export type Refusal = 'deck_unknown' | 'deck_role' | 'deck_size' | 'lord' | 'seats' | 'contradiction';

export interface Worlds {
  /** Seats in order; a world says the role of the i-th of them at `roles[world · seats.length + i]`. */
  readonly seats: readonly Seat[];
  /** Index of the lord in `seats`. */
  readonly lord: number;
  readonly count: number;
  readonly roles: Uint8Array;
}

export const roleNumber = (role: Role): number => ROLE_NAMES.findIndex((name) => name === role);

export function dealWorlds({ players, lord, deck }: GameHeader): Worlds | Refusal {
  const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const lordIndex = seats.indexOf(lord);
  if (seats.length < 2 || seats.length > SEATS_AT_MOST) return 'seats';
  if (lordIndex < 0) return 'lord';
  if (deck === null) return 'deck_unknown';
  const left = dealt(deck, seats.length);
  if (typeof left === 'string') return left;
  const found: number[] = [];
  deal(seats.length, lordIndex, left, new Array<number>(seats.length).fill(ZHU), 0, found);
  return { seats, lord: lordIndex, count: found.length / seats.length, roles: Uint8Array.from(found) };
}

/** Cards of each role; the lord's is dealt already. */
function dealt(deck: Deck, seats: number): number[] | Refusal {
  const counts = ROLE_NAMES.map((role) => deck[role] ?? 0);
  const total = counts.reduce((sum, n) => sum + n, 0);
  if ((deck.commoner ?? 0) > 0) return 'deck_role';
  if (counts[ZHU] !== 1) return 'lord';
  return total === seats && counts.every((n) => Number.isInteger(n) && n >= 0) ? counts : 'deck_size';
}

function deal(seats: number, lord: number, left: number[], world: number[], at: number, found: number[]): void {
  if (at === seats) {
    for (const role of world) found.push(role);
    return;
  }
  if (at === lord) {
    world[at] = ZHU;
    deal(seats, lord, left, world, at + 1, found);
    return;
  }
  for (let role = ZHONG; role < ROLES; role++) {
    const cards = left[role] ?? 0;
    if (cards === 0) continue;
    left[role] = cards - 1;
    world[at] = role;
    deal(seats, lord, left, world, at + 1, found);
    left[role] = cards;
  }
}
