/** Who plays which mind at one table, and which tables a design asks for. */
import type { Role } from '../../src/core/role';
import type { Seat } from '../../src/core/event';

export const DESIGNS = ['table', 'substitute', 'camp'] as const;
export type Design = (typeof DESIGNS)[number];

export const CAMPS = ['lords', 'rebels'] as const;
export const GUEST_ROLES = ['zhu', 'zhong', 'fan', 'nei'] as const satisfies readonly Role[];

/** Where the guest's mind sits: with a whole camp, or in one seat of a role. */
export type Place = (typeof CAMPS)[number] | (typeof GUEST_ROLES)[number];

/** A table of one mind, the house's; with a guest, another mind in some seats of it. */
export interface Seating {
  readonly house: string;
  readonly guest: { readonly mind: string; readonly place: Place } | null;
}

/** One game to play. */
export interface Match {
  readonly seating: Seating;
  readonly players: number;
  readonly seed: number;
}

/** Names a seating in files and tables: `strict`, `engine+strict@lords`. */
export const cellOf = ({ house, guest }: Seating): string => (guest ? `${house}+${guest.mind}@${guest.place}` : house);

export const campOf = (role: Role | undefined): 'lords' | 'rebels' | 'nei' | null => {
  if (role === 'zhu' || role === 'zhong') return 'lords';
  return role === 'fan' ? 'rebels' : role === 'nei' ? 'nei' : null;
};

const places = (design: Design): readonly Place[] =>
  design === 'camp' ? CAMPS : design === 'substitute' ? GUEST_ROLES : [];

export interface Plan {
  readonly designs: readonly Design[];
  /** Minds that are compared. */
  readonly minds: readonly string[];
  /** Whose tables they are guests at. */
  readonly houses: readonly string[];
  /** Guests sit in these places only; in every one of the designs unless given. */
  readonly places?: readonly Place[] | undefined;
}

/**
 * The seatings of a plan, each once: the tables of every mind and house, and each mind as a guest of each house. A house's own
 * table is what its guests are compared with on the same seeds, so it is always among them.
 */
export function seatings({ designs, minds, houses, places: only }: Plan): Seating[] {
  const guests = designs.flatMap((design) =>
    houses.flatMap((house) =>
      minds
        .filter((mind) => mind !== house)
        .flatMap((mind) =>
          places(design)
            .filter((place) => only?.includes(place) ?? true)
            .map((place): Seating => ({ house, guest: { mind, place } })),
        ),
    ),
  );
  const tables = new Set([...(designs.includes('table') ? minds : []), ...guests.map(({ house }) => house)]);
  return [...[...tables].map((house): Seating => ({ house, guest: null })), ...guests];
}

/** Seed by seed, every seating of it: whatever is on disk when somebody stops is balanced and paired. */
export const matches = (all: readonly Seating[], players: number, seed: number, games: number): Match[] =>
  Array.from({ length: games }, (_, i) => all.map((seating): Match => ({ seating, players, seed: seed + i }))).flat();

/** The mind of every seat. One seat of a role is chosen by the seed, so that over seeds each gets its turn. */
export function mindsBySeat(
  { seating: { house, guest }, seed }: Match,
  roles: ReadonlyMap<Seat, Role>,
): Map<Seat, string> {
  const order = [...roles].sort(([a], [b]) => a - b);
  const bearers = order.filter(([, role]) => role === guest?.place).map(([seat]) => seat);
  const chosen = bearers[seed % Math.max(1, bearers.length)];
  return new Map(
    order.map(([seat, role]) => {
      const there = guest !== null && (seat === chosen || campOf(role) === guest.place);
      return [seat, there ? guest.mind : house];
    }),
  );
}
