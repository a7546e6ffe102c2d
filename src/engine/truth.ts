/**
 * The one place that reads a hidden role (§C; lint forbids it elsewhere). What leaves this module is:
 * an observer's own role, the roles laid open, roles legitimately learned, and a count.
 */
import type { Seat } from '../core/event';
import type { RolePort } from '../core/game';
import type { Learned } from '../core/learned';
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

/** Whether `from` learned the role of `to` by a skill: 洞察 and 知彼 leave it in the storage of the one who knows. */
function hasLearned(from: Player, to: Player): boolean {
  return from.storage.dongcha === to || (Array.isArray(from.storage.zhibi) && from.storage.zhibi.includes(to));
}

/** What each learned in private; it never enters the fold (§K2). */
export const createLearned = (seats: Seats): Learned => ({
  learned(observer, about) {
    const from = seats.player(observer);
    const to = seats.player(about);
    return from && to && hasLearned(from, to) ? roleOf(to) : null;
  },
});

/**
 * Asks something of the engine that looks at what `from` learned, as if it had learned nothing: the engine's attitude to a
 * role learned by a skill is felt in full, and the fold must not tell it apart (§K2).
 */
function unknowing<T>({ storage }: Player, ask: () => T): T {
  const { dongcha, zhibi } = storage;
  if (dongcha === undefined && zhibi === undefined) return ask();
  delete storage.dongcha;
  delete storage.zhibi;
  try {
    return ask();
  } finally {
    if (dongcha !== undefined) storage.dongcha = dongcha;
    if (zhibi !== undefined) storage.zhibi = zhibi;
  }
}

export interface EngineRolePort extends RolePort {
  /** Everybody looks at their own role card again; some rules of the game exchange them. */
  lookAgain(): void;
}

/**
 * `engineRaw` is the engine's own raw attitude, without difficulty. Own roles are looked at when a seat first
 * thinks and at turn starts, so that no guess reads a role while it is made. `supposed`: what the AI that decides right now
 * takes somebody else for, so that its question how others feel is answered by what it believes (§N10).
 */
export function createRolePort(
  engine: Engine,
  seats: Seats,
  engineRaw: (from: Player, to: Player) => number,
  engineStands: (from: Player, to: Player) => boolean,
  supposed: (seat: Seat) => Role | undefined,
): EngineRolePort {
  const own = new Map<Seat, Role | null>();
  return {
    own(observer) {
      const taken = supposed(observer);
      if (taken !== undefined) return taken;
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
    engineAttitude(from, to) {
      const observer = seats.player(from);
      const target = seats.player(to);
      return observer && target ? unknowing(observer, () => engineRaw(observer, target)) : 0;
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
