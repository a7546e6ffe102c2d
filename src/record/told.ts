/**
 * What the running game told the fold beside its events: the engine's own attitudes, subscribers' last words, roles that changed
 * hands, personas that somebody reworked. It tells hidden roles, so it stands with the truth (§R2). Kept is only
 * what a fold away from the game would not come to by itself.
 */
import type { GameHeader, Seat } from '../core/event';
import { clamp } from '../core/number';
import { usualPersona, type Persona } from '../core/persona';
import { REL_ATTITUDE_FULL } from '../core/relation';
import type { Role } from '../core/role';
import { USUAL_TO_ONESELF, usualAttitude } from '../core/usual';

/** `at` in every row: how many lines after the first are folded by then. */
export interface Told {
  /** `[at, from, to, value]`: the attitude that weighs acts from here on, −0.6 … 0.6; null: what the fold says itself again. */
  readonly attitudes: readonly (readonly [number, Seat, Seat, number | null])[];
  /** `[at, observer, actor, value]`: the evidence that was written for one line instead. */
  readonly increments: readonly (readonly [number, Seat, Seat, number])[];
  /** `[at, seat, role]`: a seat's own role from here on, where it is not the one of the truth line all along. */
  readonly roles: readonly (readonly [number, Seat, Role])[];
  /** Personas that are not what the first line or the seed gives. */
  readonly personas: Readonly<Record<Seat, Persona>>;
}

/** Beyond full confidence an attitude weighs no more (§S2.2). */
const weighs = (attitude: number): number => clamp(attitude, -REL_ATTITUDE_FULL, REL_ATTITUDE_FULL);

/** How an attitude came about. */
export type Origin = 'engine' | 'own';

export interface ToldKeeper {
  /** The attitude that weighs an act. `usual`: an engine would be asked about this seat away from the game too. */
  attitude(at: number, from: Seat, to: Seat, value: number, origin: Origin, usual: boolean): void;
  increment(at: number, observer: Seat, actor: Seat, value: number): void;
  role(at: number, seat: Seat, role: Role | null): void;
  /** What is to be kept, once roles are told; null where a fold would come to all of it by itself. */
  finish(truth: Readonly<Record<Seat, Role>>, personas: Told['personas']): Told | null;
}

interface Noted {
  readonly at: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly value: number | null;
  readonly usual: boolean;
}

const pairOf = (from: Seat, to: Seat): string => `${from},${to}`;

export function createToldKeeper(): ToldKeeper {
  const noted: Noted[] = [];
  const lastOf = new Map<string, Noted>();
  const increments: [number, Seat, Seat, number][] = [];
  const roles: [number, Seat, Role][] = [];
  const roleNow = new Map<Seat, Role>();
  return {
    attitude(at, from, to, attitude, origin, usual) {
      const value = origin === 'own' ? null : weighs(attitude);
      const last = lastOf.get(pairOf(from, to));
      if (value === (last?.value ?? null) && usual === (last?.usual ?? usual)) return;
      const note = { at, from, to, value, usual };
      lastOf.set(pairOf(from, to), note);
      noted.push(note);
    },
    increment(at, observer, actor, value) {
      increments.push([at, observer, actor, value]);
    },
    role(at, seat, role) {
      if (role === null || roleNow.get(seat) === role) return;
      // What a seat is when it first looks it was from the start: nobody looks before the first turn.
      roles.push([roleNow.has(seat) ? at : 0, seat, role]);
      roleNow.set(seat, role);
    },
    finish(truth, personas) {
      const told: Told = {
        attitudes: surprising(noted, truth),
        increments,
        roles: roles.filter(([, seat]) => roles.some(([, other, role]) => other === seat && role !== truth[seat])),
        personas,
      };
      const { attitudes, roles: changed } = told;
      const nothing = attitudes.length + increments.length + changed.length + Object.keys(personas).length === 0;
      return nothing ? null : told;
    },
  };
}

/** Attitudes that the table of usual ones (§R3) does not weigh alike. */
function surprising(noted: readonly Noted[], truth: Readonly<Record<Seat, Role>>): Told['attitudes'] {
  const kept: [number, Seat, Seat, number | null][] = [];
  const lastOf = new Map<string, number | null>();
  for (const { at, from, to, value, usual } of noted) {
    const expected = from === to ? USUAL_TO_ONESELF : usualAttitude(truth[from] ?? null, truth[to] ?? null);
    const said = usual && value === weighs(expected) ? null : value;
    if (said === (lastOf.get(pairOf(from, to)) ?? null)) continue;
    lastOf.set(pairOf(from, to), said);
    kept.push([at, from, to, said]);
  }
  return kept;
}

/** The personas given in a game that neither its first line nor its seed tells. */
export function unusualPersonas(
  given: ReadonlyMap<Seat, Persona>,
  header: Pick<GameHeader, 'seed' | 'personas'>,
): Told['personas'] {
  const unusual: Record<Seat, Persona> = {};
  for (const [seat, persona] of given) {
    if (JSON.stringify(usualPersona(seat, header)) !== JSON.stringify(persona)) unusual[seat] = persona;
  }
  return unusual;
}

/** What was told, to be asked while the game is folded again. */
export interface Teller {
  /** Null where the fold's own word stands. */
  attitude(at: number, from: Seat, to: Seat): number | null;
  increment(at: number, observer: Seat, actor: Seat): number | null;
  role(at: number, seat: Seat): Role | null;
}

export function createTeller({ attitudes, increments, roles }: Told): Teller {
  const felt = byKey(attitudes, ([, from, to]) => pairOf(from, to));
  const added = new Map(increments.map(([at, observer, actor, value]) => [`${at},${pairOf(observer, actor)}`, value]));
  const held = byKey(roles, ([, seat]) => String(seat));
  return {
    attitude: (at, from, to) => latest(felt.get(pairOf(from, to)), at)?.[3] ?? null,
    increment: (at, observer, actor) => added.get(`${at},${pairOf(observer, actor)}`) ?? null,
    role: (at, seat) => latest(held.get(String(seat)), at)?.[2] ?? null,
  };
}

function byKey<Row extends readonly [number, ...unknown[]]>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Row[]> {
  const sorted = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = sorted.get(key);
    if (before) before.push(row);
    else sorted.set(key, [row]);
  }
  for (const each of sorted.values()) each.sort(([a], [b]) => a - b);
  return sorted;
}

/** The last row at or before `at`. */
function latest<Row extends readonly [number, ...unknown[]]>(rows: readonly Row[] = [], at: number): Row | undefined {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.[0] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return rows[low - 1];
}
