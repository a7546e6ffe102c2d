/** Small tables for the tests of the core. Five seats: 1 lord, 2 loyalist, 3 and 4 rebels, 5 traitor. */
import { expect } from 'vitest';
import type {
  CardEvent,
  GameHeader,
  HealEvent,
  HurtEvent,
  PublicEvent,
  Seat,
  SkillEvent,
  TurnEvent,
  Via,
  WuxieEvent,
  ZoneEvent,
} from '../../src/core/event';
import { step } from '../../src/core/fold';
import { createGame, type Game, type RuleHooks } from '../../src/core/game';
import type { Memory, Mind } from '../../src/core/mind';
import { createPersona, type PersonaName } from '../../src/core/persona';
import type { Deck, Role } from '../../src/core/role';
import type { PublicSeat } from '../../src/core/table';

export const FIVE: readonly Role[] = ['zhu', 'zhong', 'fan', 'fan', 'nei'];

export interface Options {
  /** By seat, from seat 1. */
  roles?: readonly Role[];
  lord?: Seat;
  deck?: Deck | null;
  rebelCount?: number | null;
  me?: Seat | null;
  seed?: number;
  /** Drawn impressions instead of flat ones. */
  impressions?: boolean;
  persona?: PersonaName | ((seat: Seat) => PersonaName);
  /** The engine's attitude; 0 unless given. */
  engine?: (from: Seat, to: Seat) => number;
  hooks?: RuleHooks;
  /** §A17. */
  strict?: boolean;
}

/** Everybody balanced, hp 4 of 4, no memory, no impression, engine attitude 0, two rebels in the deck. */
export function tableOf(options: Options = {}): Game {
  const {
    roles = FIVE,
    lord = 1,
    deck = { fan: 2 },
    rebelCount = null,
    me = null,
    seed = 7,
    persona = 'balanced',
  } = options;
  const header: GameHeader = {
    type: 'game',
    v: 1,
    engine: 'test',
    lord,
    deck,
    me,
    seed,
    players: roles.map((_, i) => ({ seat: i + 1, name: `P${i + 1}`, hp: 4, maxHp: 4 })),
  };
  return createGame(header, {
    roles: {
      own: (seat) => roles[seat - 1] ?? null,
      engineAttitude: options.engine ?? (() => 0),
      rebelCount: () => rebelCount,
    },
    personaOf: (seat) => createPersona(typeof persona === 'string' ? persona : persona(seat)),
    flatImpression: options.impressions !== true,
    strict: options.strict ?? false,
    ...(options.hooks ? { hooks: options.hooks } : {}),
  });
}

export function seatOf(game: Game, seat: Seat): PublicSeat {
  const found = game.table.bySeat.get(seat);
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export function mindOf(game: Game, seat: Seat): Mind {
  const mind = game.minds.get(seat);
  if (!mind) throw new Error(`no mind ${seat}`);
  return mind;
}

export function fold(game: Game, ...events: readonly PublicEvent[]) {
  let last: ReturnType<typeof step> = [];
  for (const event of events) last = step(game, event);
  return last;
}

/** Writes one number into one memory before anything was asked, so that no cache holds an older one. */
export function remember(game: Game, observer: Seat, about: Seat, values: Partial<Record<keyof Memory, number>>): Game {
  const { memory } = mindOf(game, observer);
  for (const [axis, value] of Object.entries(values)) memory[axis as keyof Memory][about] = value;
  return game;
}

/** What every seat's memory holds about one seat on one axis; seats without an entry are left out. */
export function column(game: Game, axis: keyof Memory, about: Seat): Record<Seat, number> {
  const values: Record<Seat, number> = {};
  for (const [observer, { memory }] of game.minds) {
    const value = memory[axis][about];
    if (value !== undefined) values[observer] = value;
  }
  return values;
}

/** Equal, numbers to nine digits and without negative zeros. */
export function same(actual: unknown, expected: unknown, message?: string): void {
  expect(rounded(actual), message).toEqual(rounded(expected));
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? Math.round(value * 1e9) / 1e9 + 0 : String(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
}

/* ------------------------------------------------------------------ events */

const worths = (to: readonly Seat[], tv: number) => Object.fromEntries(to.map((seat) => [seat, tv]));

export const card = (by: Seat, to: Seat | readonly Seat[], name: string, tv: number, group = false): CardEvent => {
  const targets = typeof to === 'number' ? [to] : to;
  return { type: 'card', by, to: targets, card: name, tv: worths(targets, tv), group };
};

export const skill = (by: Seat, to: Seat | readonly Seat[], name: string, tv: number): SkillEvent => {
  const targets = typeof to === 'number' ? [to] : to;
  return { type: 'skill', by, to: targets, skill: name, tv: worths(targets, tv) };
};

export const zone = (by: Seat, to: Seat, pick: Partial<ZoneEvent>): ZoneEvent => ({
  type: 'zone',
  kind: 'discard',
  by,
  to,
  pos: 'h',
  card: null,
  value: null,
  by_card: 'guohe',
  ...pick,
});

export const wuxie = (by: Seat, to: Seat, tv: number, depth: number): WuxieEvent => ({
  type: 'wuxie',
  by,
  about: { by: null, to, card: 'juedou', tv },
  depth,
});

export const damage = (by: Seat | null, to: Seat, num: number, via: Via = {}): HurtEvent => ({
  type: 'damage',
  by,
  to,
  num,
  via,
});

export const heal = (by: Seat | null, to: Seat, num: number, via: Via = {}): HealEvent => ({
  type: 'heal',
  by,
  to,
  num,
  via,
});

export const turn = (seat: Seat, n = 1): TurnEvent => ({ type: 'turn', seat, n, hp: {}, hand: {} });

export const reveal = (seat: Seat, role: Role): PublicEvent => ({ type: 'reveal', seat, role });
export const die = (seat: Seat, role: Role): PublicEvent => ({ type: 'die', seat, by: null, role });
export const shown = (seat: Seat, value: number): PublicEvent => ({ type: 'shown', seat, value });
