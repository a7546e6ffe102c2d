/**
 * Away from the game there is no engine attitude; this table (§R3) stands in for it, for roles the
 * engine would know. The one module outside `engine/` that may look at the truth of a recorded game.
 */
import type { Seat } from '../core/event';
import type { RolePort } from '../core/game';
import type { Role } from '../core/role';
import type { Recording } from '../record/format';

type Row = Readonly<Record<Role, number>>;

const FROM_LORD_SIDE: Row = { zhu: 8, zhong: 6, fan: -6, nei: -4, commoner: 0 };
const ATTITUDE: Readonly<Record<Role, Row>> = {
  zhu: FROM_LORD_SIDE,
  zhong: FROM_LORD_SIDE,
  fan: { zhu: -8, zhong: -6, fan: 6, nei: 1, commoner: 0 },
  nei: { zhu: 2, zhong: -2, fan: -2, nei: 6, commoner: 0 },
  commoner: { zhu: 0, zhong: 0, fan: 0, nei: 0, commoner: 0 },
};
const TO_ONESELF = 10;

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
      if (from === to) return TO_ONESELF;
      const mine = role(from);
      const theirs = role(to);
      return mine === null || theirs === null ? 0 : ATTITUDE[mine][theirs];
    },
    rebelCount: () => (truth ? Object.values(truth).filter((known) => known === 'fan').length : null),
  };
}
