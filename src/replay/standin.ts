/**
 * Away from the game there is no engine attitude; this table (§R3) stands in for it, for roles the
 * engine would know. The one module outside `engine/` that may look at the truth of a recorded game.
 */
import type { Seat } from '../core/event';
import type { RolePort } from '../core/game';
import type { Role } from '../core/role';
import { USUAL_TO_ONESELF, usualAttitude } from '../core/usual';
import type { Recording } from '../record/format';

/**
 * Roles as the running game would know them. An unfinished recording has no truth: then roles nobody saw are null.
 * `untold`: a seat whose role is nobody's to know, whatever was recorded.
 */
export function standIn({ header, entries, truth }: Recording, untold: Seat | null = null): RolePort {
  const opened = new Map<Seat, Role>([[header.lord, 'zhu']]);
  for (const { event } of entries) {
    if (event?.type === 'reveal' || event?.type === 'die') opened.set(event.seat, event.role);
  }
  const role = (seat: Seat): Role | null =>
    seat === untold && seat !== header.lord ? null : (truth?.[seat] ?? opened.get(seat) ?? null);
  return {
    own: role,
    engineAttitude(from, to) {
      return from === to ? USUAL_TO_ONESELF : usualAttitude(role(from), role(to));
    },
    rebelCount: () => (truth ? Object.values(truth).filter((known) => known === 'fan').length : null),
  };
}
