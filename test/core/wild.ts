/** Well-typed events of every kind, with any number a number may be and with seats nobody introduced. */
import fc from 'fast-check';
import type { GameHeader, PublicEvent } from '../../src/core/event';
import { createGame, type Game } from '../../src/core/game';
import { createPersona, PERSONA_NAMES } from '../../src/core/persona';
import type { Deck, Role } from '../../src/core/role';

export const PLAYERS = 5;
export const ROLES: readonly Role[] = ['zhu', 'zhong', 'fan', 'fan', 'nei'];

export interface Span {
  /** Seats that events may name. */
  seats?: number;
  /** NaN, infinities and huge numbers among the worths and amounts. */
  broken?: boolean;
}

const CARDS = ['sha', 'juedou', 'guohe', 'shunshou', 'nanman', 'tao', 'lebu', 'wuxie'];
const SKILLS = ['fanjian', 'rende'];

/** Any double there is; the ordinary ones more often. */
export const anyNumber = fc.oneof(
  { weight: 3, arbitrary: fc.double({ min: -4, max: 4, noNaN: true }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 1, -1, 2, Number.NaN, Infinity, -Infinity, 1e308, -1e308, 5e-324) },
  { weight: 1, arbitrary: fc.double() },
);

export function anyEvent({ seats = PLAYERS, broken = false }: Span = {}): fc.Arbitrary<PublicEvent> {
  const seat = fc.integer({ min: 1, max: seats });
  const someone = fc.option(seat, { nil: null });
  const tv = broken
    ? anyNumber
    : fc.oneof(fc.constantFrom(0, 1, -1, 2, -1.5), fc.double({ min: -4, max: 4, noNaN: true }));
  const num = broken ? anyNumber : fc.integer({ min: 1, max: 3 });
  const whole = broken ? anyNumber : fc.integer({ min: 1, max: 6 });
  const role = fc.constantFrom<Role>('zhong', 'fan', 'nei', 'commoner');
  const targets = fc.oneof(
    { weight: 4, arbitrary: seat.map((one) => [one]) },
    { weight: 1, arbitrary: fc.uniqueArray(seat, { maxLength: 5 }) },
  );
  const perSeat = fc.dictionary(seat.map(String), whole, { maxKeys: seats });
  // A worth may be missing, as for a seat that a recording forgot.
  const worths = (to: readonly number[]) =>
    fc
      .tuple(...to.map(() => fc.option(tv, { nil: null, freq: 8 })))
      .map((values) =>
        Object.fromEntries(to.flatMap((each, i) => (typeof values[i] === 'number' ? [[each, values[i]]] : []))),
      );
  const via = fc.record({ card: fc.constantFrom(...CARDS), skill: fc.constantFrom(...SKILLS) }, { requiredKeys: [] });
  const of = fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined, freq: 2 });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: targets.chain((to) =>
        fc.record({
          type: fc.constant('card' as const),
          by: seat,
          to: fc.constant(to),
          card: fc.constantFrom(...CARDS),
          tv: worths(to),
          group: fc.boolean(),
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: targets.chain((to) =>
        fc.record({
          type: fc.constant('skill' as const),
          by: seat,
          to: fc.constant(to),
          skill: fc.constantFrom(...SKILLS),
          tv: worths(to),
        }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('zone' as const),
        kind: fc.constantFrom('discard' as const, 'gain' as const),
        by: seat,
        to: seat,
        pos: fc.constantFrom('h' as const, 'e' as const, 'j' as const),
        card: fc.constantFrom('lebu', 'baiyin', 'zhuge', null),
        value: fc.option(broken ? anyNumber : fc.double({ min: 0, max: 12, noNaN: true }), { nil: null }),
        by_card: fc.constantFrom('guohe', 'shunshou', 'fankui'),
        of,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('wuxie' as const),
        by: seat,
        depth: fc.integer({ min: 1, max: 4 }),
        about: fc.record({ by: someone, to: seat, card: fc.constantFrom(...CARDS), tv }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constantFrom('damage' as const, 'heal' as const),
        by: someone,
        to: seat,
        num,
        via,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('turn' as const),
        seat,
        n: fc.integer({ min: 1, max: 99 }),
        hp: perSeat,
        hand: perSeat,
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('round' as const), n: whole }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('shown' as const),
        seat: fc.integer({ min: 2, max: Math.max(2, seats) }),
        value: fc.constantFrom(-0.5, 0, 0.3, 0.69, 0.7, 0.84, 0.85, 0.95),
      }),
    },
    // The lord is shown from the start, so nothing reveals it again.
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('reveal' as const),
        seat: fc.integer({ min: 2, max: Math.max(2, seats) }),
        role,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('die' as const),
        seat: fc.integer({ min: 2, max: Math.max(2, seats) }),
        by: someone,
        role,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constantFrom('give' as const, 'draw' as const), by: seat, to: seat, num }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('chat' as const), seat, text: fc.string() }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('join' as const), seat, name: fc.string(), hp: whole, maxHp: whole }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'over' as const, winner: 'fan' }) },
  );
}

/** Every seat another persona; the engine's attitude differs by pair. */
export function wildGame(deck: Deck | null = { fan: 2 }, me: number | null = null): Game {
  const header: GameHeader = {
    type: 'game',
    v: 1,
    engine: 'test',
    lord: 1,
    deck,
    me,
    seed: 11,
    players: ROLES.map((_, i) => ({ seat: i + 1, name: `P${i + 1}`, hp: 4, maxHp: 4 })),
  };
  return createGame(header, {
    roles: {
      own: (seat) => ROLES[seat - 1] ?? null,
      engineAttitude: (from, to) => (from === to ? 10 : ((from * 7 + to * 3) % 11) - 5),
      rebelCount: () => 2,
    },
    personaOf: (seat) => createPersona(PERSONA_NAMES[seat % PERSONA_NAMES.length] ?? 'balanced'),
  });
}
