/**
 * The games of every cell as contests of sides. Who sits where follows from the seating and the head count, so that a cell's
 * counts say all that strengths are fitted from, and cells that were counted apart are fitted together.
 */
import { usualDeck } from '../../src/core/likeliest';
import { campOf, GUEST_ROLES, type Seating } from './seating';
import type { Figure } from './statistics';
import type { Contest, Side } from './strength';

export const WINNERS = ['zhu', 'fan', 'nei'] as const;
export type Winner = (typeof WINNERS)[number];

/** What of a cell tells who won how often. */
export interface Won {
  readonly seating: Seating;
  readonly games: number;
  readonly wins: Readonly<Record<Winner, Figure>>;
}

const BASES = ['lords', 'rebels', 'nei'] as const;

/** The sides of a table and who sits on them, the guest in its place; in one seat of a role it does not matter which. */
function sidesOf({ house, guest }: Seating, players: number, anchor: string): Side[] {
  const deck = usualDeck(players);
  const adds = (mind: string, role: string): string | null => (mind === anchor ? null : `${mind} ${role}`);
  return BASES.flatMap((base): Side[] => {
    const seats = GUEST_ROLES.filter((role) => campOf(role) === base).flatMap((role) =>
      Array.from({ length: deck[role] ?? 0 }, (_, nth) => {
        const there = guest?.place === base || (guest?.place === role && nth === 0);
        return adds(there ? guest.mind : house, role);
      }),
    );
    return seats.length > 0 ? [{ base, seats }] : [];
  });
}

const BASE_OF: Readonly<Record<Winner, (typeof BASES)[number]>> = { zhu: 'lords', fan: 'rebels', nei: 'nei' };

/** A contest for every game that somebody won. */
export function contestsOf(cells: readonly Won[], players: number, anchor: string): Contest[] {
  return cells.flatMap(({ seating, games, wins }) => {
    const sides = sidesOf(seating, players, anchor);
    return WINNERS.flatMap((winner) => {
      const won = games > 0 ? Math.round(games * wins[winner].value) : 0;
      const side = sides.findIndex(({ base }) => base === BASE_OF[winner]);
      return side < 0 ? [] : Array.from({ length: won }, (): Contest => ({ sides, winner: side }));
    });
  });
}
