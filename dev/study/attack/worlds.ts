/** What the public record alone says of who is what: every deal that it allows, with its chance (§J1). */
import type { Belief } from '../../../src/core/belief/belief';
import { ROLE_NAMES } from '../../../src/core/belief/worlds';
import type { Seat } from '../../../src/core/event';
import { draw } from '../../../src/core/random';
import type { Role } from '../../../src/core/role';
import type { Recording, Truth } from '../../../src/record/format';
import type { RecordedGame } from '../belief/games';

export interface World {
  readonly roles: Record<Seat, Role>;
  /** 0…1; all together 1. */
  readonly chance: number;
}

export function worldsOf({ worlds: { seats, roles }, grid, weights }: Belief): World[] {
  const total = weights.subarray(0, grid.count).reduce((sum, weight) => sum + weight, 0);
  return Array.from(grid.worlds, (world, i) => ({
    roles: Object.fromEntries(seats.map((seat, at) => [seat, ROLE_NAMES[roles[world * seats.length + at]!]])) as Record<
      Seat,
      Role
    >,
    chance: weights[i]! / total,
  }));
}

/** The recording as it would stand had the roles been dealt so. */
export const dealt = (recording: Recording, roles: Truth): Recording => ({ ...recording, truth: roles });

/** The same cards dealt anew to those who hide theirs. */
export function byLot({ recording, truth, seed }: RecordedGame): Truth {
  const { players, lord } = recording.header;
  const hidden = players.map(({ seat }) => seat).filter((seat) => seat !== lord);
  const lots = [...hidden].sort((a, b) => draw(seed, 'deal', a) - draw(seed, 'deal', b));
  const roles: Record<Seat, Role> = { ...truth };
  hidden.forEach((seat, at) => {
    const role = truth[lots[at]!];
    if (role) roles[seat] = role;
  });
  return roles;
}

/** Chance of each role of one seat, in the order of `ROLE_NAMES`. */
export function chancesOf(worlds: readonly World[], seat: Seat): number[] {
  const total = worlds.reduce((sum, { chance }) => sum + chance, 0);
  return ROLE_NAMES.map(
    (role) => worlds.reduce((sum, { roles, chance }) => sum + (roles[seat] === role ? chance : 0), 0) / total,
  );
}

/** The role of the greatest chance. */
export const likeliest = (chances: readonly number[]): Role =>
  ROLE_NAMES[chances.indexOf(Math.max(...chances))] ?? 'zhong';

export const chanceOf = (chances: readonly number[], role: Role): number =>
  chances[ROLE_NAMES.indexOf(role as never)] ?? 0;
