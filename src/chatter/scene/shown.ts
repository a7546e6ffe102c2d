/** What seats are before everybody: by the game, else by their own word. */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import { seatOf, type Scene } from './scene';

/** The role that lies open, or that its owner has owned up to; null where neither is so. */
export const shownRole = (scene: Scene, seat: Seat | null): Role | null =>
  seatOf(scene, seat)?.revealed ?? (seat === null ? null : (scene.owned.get(seat) ?? null));

/** Whether somebody is a rebel or a traitor before everybody. */
export const isShownEnemy = (scene: Scene, seat: Seat | null): boolean => {
  const role = shownRole(scene, seat);
  return role === 'fan' || role === 'nei';
};
