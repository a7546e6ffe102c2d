/**
 * The one place that reads a hidden role (§C; lint forbids it elsewhere). What leaves this module is:
 * an observer's own role, the roles laid open, roles legitimately learned, and a count.
 */
import type { Seat } from '../core/event';
import type { RolePort } from '../core/game';
import { parseRole, type Role } from '../core/role';
import type { Engine, Player } from './noname';
import type { Seats } from './seats';

interface RoleBearer {
  readonly identity?: unknown;
}

const roleOf = (player: Player): Role | null => parseRole((player as Player & RoleBearer).identity);

/** The role of a player whom the engine has formally shown (the lord, the revealed, the dead), else null. */
export function shownRole(player: Player): Role | null {
  return player.identityShown === true ? roleOf(player) : null;
}

/** Whose roles are known to somebody, in a fixed order; it changes when somebody learns one, which no trigger announces. */
export function learnedRoles(seats: Seats): Player[] {
  return seats.all().flatMap(
    ({
      player,
      player: {
        storage: { dongcha, zhibi },
      },
    }) => {
      const known = [...(dongcha ? [dongcha] : []), ...(Array.isArray(zhibi) ? zhibi : [])];
      return known.length > 0 ? [player, ...known] : [];
    },
  );
}

/** Whether `from` learned the role of `to` by a skill: 洞察 and 知彼 leave it in the storage of the one who knows. */
function hasLearned(from: Player, to: Player): boolean {
  return from.storage.dongcha === to || (Array.isArray(from.storage.zhibi) && from.storage.zhibi.includes(to));
}

export interface EngineRolePort extends RolePort {
  /** Everybody looks at their own role card again; some rules of the game exchange them. */
  lookAgain(): void;
}

/**
 * `engineRaw` is the engine's own raw attitude, without difficulty. Own roles are looked at when a seat first
 * thinks and at turn starts, so that no guess reads a role while it is made.
 */
export function createRolePort(
  engine: Engine,
  seats: Seats,
  engineRaw: (from: Player, to: Player) => number,
  engineStands: (from: Player, to: Player) => boolean,
): EngineRolePort {
  const own = new Map<Seat, Role | null>();
  return {
    own(observer) {
      const known = own.get(observer);
      if (known !== undefined) return known;
      const player = seats.player(observer);
      const role = player ? roleOf(player) : null;
      own.set(observer, role);
      return role;
    },
    lookAgain() {
      for (const { seat, player } of seats.all()) own.set(seat, roleOf(player));
    },
    learned(observer, about) {
      const from = seats.player(observer);
      const to = seats.player(about);
      return from && to && hasLearned(from, to) ? roleOf(to) : null;
    },
    engineAttitude(from, to) {
      const observer = seats.player(from);
      const target = seats.player(to);
      return observer && target ? engineRaw(observer, target) : 0;
    },
    engineStands(from, to) {
      const observer = seats.player(from);
      const target = seats.player(to);
      return observer !== undefined && target !== undefined && engineStands(observer, target);
    },
    rebelCount: () => countRoles(engine).fan ?? null,
  };
}

function countRoles({ game }: Engine): Partial<Record<Role, number>> {
  const dealt: Partial<Record<Role, number>> = {};
  for (const player of [...game.players, ...game.dead]) {
    const role = roleOf(player);
    if (role) dealt[role] = (dealt[role] ?? 0) + 1;
  }
  return dealt;
}

/** Everybody's role, for the last line of a recording; null while the game still runs. */
export function truthAfterwards({ _status }: Engine, seats: Seats): Record<Seat, Role> | null {
  if (_status.over !== true) return null;
  const roles: Record<Seat, Role> = {};
  for (const { seat, player } of seats.all()) {
    const role = roleOf(player);
    if (role) roles[seat] = role;
  }
  return roles;
}
