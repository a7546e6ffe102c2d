/** Which mind sits where, in the page: decided once, when the game starts. */
import type { Seat } from '../../src/core/event';
import { parseRole, type Role } from '../../src/core/role';
import type { Engine, Player } from '../../src/engine/noname';
import type { Company, Mind } from '../../src/engine/runtime/company';
import { createSeats, type Seats } from '../../src/engine/seats';
import { createSettings, EXTENSION_NAME, type Settings } from '../../src/engine/settings';
import type { ArenaEngine, Bearer } from './page-engine';
import type { ArenaOptions } from './page-state';
import { mindsBySeat } from './seating';

export const roleOf = (player: Bearer): Role | null => parseRole(player.identity);

export interface Seating {
  readonly company: Company;
  begin(options: ArenaOptions): void;
  /** The mind of a player; null before the game has started, and for whoever joined later. */
  nameOf(player: Player | null | undefined): string | null;
  /** Whether the foreign extension decides for a player. */
  isForeign(player: Player | null | undefined): boolean;
  seats(): Seats;
}

/** The extension's settings as a mind has them, where everything else is what a new player finds. */
export function settingsOf(engine: Engine, own: Readonly<Record<string, boolean | string>>): Settings {
  const config: Record<string, unknown> = {};
  for (const [key, value] of Object.entries({ chat: false, coexist: true, ...own }))
    config[`extension_${EXTENSION_NAME}_${key}`] = value;
  return createSettings({ ...engine, lib: Object.create(engine.lib, { config: { value: config } }) as Engine['lib'] });
}

/** `asked`: hears that a game begins, before its minds are told. */
export function createSeating(engine: ArenaEngine, asked: () => void): Seating {
  let options: ArenaOptions | null = null;
  const seats = createSeats();
  const names = new Map<Player, string>();
  const minds = new Map<string, Settings>();
  const foreign = new Set<string>();

  const isForeign = (player: Player | null | undefined): boolean =>
    player != null && foreign.has(names.get(player) ?? '');

  function sit({ match }: ArenaOptions): void {
    const roles = new Map<Seat, Role>();
    for (const { seat, player } of seats.admit(engine.game)) {
      const role = roleOf(player as Bearer);
      if (role) roles.set(seat, role);
    }
    for (const [seat, name] of mindsBySeat(match, roles)) {
      const player = seats.player(seat);
      if (player) names.set(player, name);
    }
    // The engine's official way in: a foreign extension speaks there for its own seats only.
    const { ai } = engine._status;
    if (ai.customAttitude && foreign.size > 0)
      ai.customAttitude = ai.customAttitude.map(
        (custom) => (from, to) => (isForeign(from) ? custom(from, to) : undefined),
      );
  }

  return {
    company: {
      /** Asked when the game starts: everybody is seated, and roles are dealt. */
      get minds() {
        asked();
        if (options && names.size === 0) sit(options);
        const used = new Set(names.values());
        const seated = [...minds].flatMap(([name, mind]) => (used.has(name) ? [mind] : []));
        // The first is recorded; a strict one would not say what the engine did to exposure.
        return seated.sort((a, b) => Number(a.strict()) - Number(b.strict()));
      },
      mindOf: (player): Mind | null => minds.get(names.get(player) ?? '') ?? null,
    },
    begin(given) {
      options = given;
      for (const { name, settings, other } of given.minds) {
        if (settings) minds.set(name, settingsOf(engine, settings));
        if (other) foreign.add(name);
      }
    },
    nameOf: (player) => (player ? (names.get(player) ?? null) : null),
    isForeign,
    seats: () => seats,
  };
}
