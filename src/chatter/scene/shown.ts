/** What seats are before everybody: by the game, else by their own word. */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import { seatOf, type Scene } from './scene';

/** The role that lies open, or that its owner has owned up to; null where neither is so. */
export const shownRole = (scene: Scene, seat: Seat | null): Role | null =>
  seatOf(scene, seat)?.revealed ?? (seat === null ? null : (scene.owned.get(seat) ?? null));

/** What was dealt and lies open nowhere, nor was owned up to; null where the deck is not known. */
export function rolesLeft(scene: Scene): Partial<Record<Role, number>> | null {
  if (scene.table.deck === null) return null;
  const left: Partial<Record<Role, number>> = { ...scene.table.deck };
  for (const { seat } of scene.table.seats) {
    const role = shownRole(scene, seat);
    if (role !== null) left[role] = (left[role] ?? 0) - 1;
  }
  return left;
}

/** Whether somebody is a rebel or a traitor before everybody, were it only because no loyalist is left to be dealt. */
export function isKnownEnemy(scene: Scene, seat: Seat | null): boolean {
  const role = shownRole(scene, seat);
  return role === null ? seat !== null && rolesLeft(scene)?.zhong === 0 : role === 'fan' || role === 'nei';
}

/** Whether somebody has been shown to be a rebel or a traitor. */
export const isShownEnemy = (scene: Scene, seat: Seat | null): boolean =>
  shownRole(scene, seat) !== null && isKnownEnemy(scene, seat);
