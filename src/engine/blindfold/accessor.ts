/**
 * The accessor on every player's role card. It stands on the player itself, where the engine keeps the value, so that keys,
 * copies and writes are what they were; whoever takes it away finds the engine's own property again, with its newest value.
 */
import type { Player } from '../noname';

/** The engine's name for a role. */
const ROLE = 'identity';

/** What a reader gets while somebody decides; `value` is only looked at for who may know it. Outside decisions it is not asked. */
export type Seen = (player: Player, value: () => unknown) => unknown;

export interface Accessors {
  /** Puts the accessor on whoever lacks it: a latecomer, or somebody whose property the engine defined anew. */
  cover(players: readonly Player[]): void;
  /** Takes every accessor away. */
  uncover(): void;
}

type Bearer = Player & Record<typeof ROLE, unknown>;

interface Covered {
  /** The player's own property as the engine made it; undefined where it was inherited. */
  readonly own: PropertyDescriptor | undefined;
  readonly get: () => unknown;
  /** The value, whoever decides. */
  readonly raw: () => unknown;
}

/** The property as a reader finds it, the player's own or an inherited one. */
function found(player: object): PropertyDescriptor | undefined {
  for (let at: object | null = player; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    const descriptor = Object.getOwnPropertyDescriptor(at, ROLE);
    if (descriptor) return descriptor;
  }
  return undefined;
}

/** `blind`: whether somebody decides. */
export function createAccessors(blind: () => boolean, seen: Seen): Accessors {
  const covered = new Map<Player, Covered>();
  /** What our own accessor answers when it is asked whether it is there. */
  const HERE = {};
  let asking = false;

  function cover(player: Player): void {
    const below = found(player);
    // Somebody nailed it down: the engine itself could not deal another card then.
    if (!below || below.configurable === false) return;
    const own = Object.getOwnPropertyDescriptor(player, ROLE);
    const { get: inner, set: outer } = below;
    const plain = inner === undefined && outer === undefined;
    let value: unknown = below.value;
    const raw = plain ? () => value : () => inner?.call(player) as unknown;
    const get = (): unknown => {
      if (asking) return HERE;
      return blind() ? seen(player, raw) : raw();
    };
    Object.defineProperty(player, ROLE, {
      configurable: true,
      enumerable: below.enumerable ?? true,
      get,
      set(written: unknown) {
        if (plain) value = written;
        else outer?.call(player, written);
      },
    });
    covered.set(player, { own, get, raw });
  }

  const isCovered = (player: Player): boolean => {
    asking = true;
    try {
      return (player as Bearer)[ROLE] === HERE;
    } finally {
      asking = false;
    }
  };

  return {
    cover(players) {
      for (const player of players) if (!isCovered(player)) cover(player);
    },
    uncover() {
      for (const [player, { own, get, raw }] of covered) {
        const now = Object.getOwnPropertyDescriptor(player, ROLE);
        if (now?.get !== get) continue;
        if (!own) delete (player as Partial<Bearer>)[ROLE];
        else if (own.get ?? own.set) Object.defineProperty(player, ROLE, own);
        else Object.defineProperty(player, ROLE, { ...own, value: raw() });
      }
      covered.clear();
    },
  };
}
