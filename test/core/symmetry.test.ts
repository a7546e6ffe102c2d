/** What does not depend on seat numbers, on the order of unrelated acts, or on who comes later. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attitude } from '../../src/core/attitude';
import type { CardEvent, GameHeader, PublicEvent, Seat } from '../../src/core/event';
import { step } from '../../src/core/fold';
import { createGame, type Game } from '../../src/core/game';
import { guessAlone } from '../../src/core/guess';
import type { ByPid, Memory } from '../../src/core/mind';
import { createPersona, drawPersonaName, PERSONA_NAMES } from '../../src/core/persona';
import type { Role } from '../../src/core/role';
import { isDamage, parseRecording } from '../../src/record/format';
import { openGame } from '../../src/replay/replay';
import { randomGame } from './random-game';
import { mindOf, seatOf } from './support';
import { anyEvent, PLAYERS, wildGame } from './wild';

type Json = Record<string, unknown>;

/** Renames the seats of one recorded line. */
function renamed(line: object, rename: (seat: number) => number): Json {
  const keyed = (record: unknown) =>
    Object.fromEntries(Object.entries(record as Json).map(([seat, value]) => [rename(Number(seat)), value]));
  const one = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(one) : typeof value === 'number' ? rename(value) : value;
  const out: Json = { ...line };
  for (const key of ['by', 'to', 'seat', 'lord', 'me']) if (key in out) out[key] = one(out[key]);
  for (const key of ['tv', 'hp', 'hand', 'roles', 'personas'])
    if (typeof out[key] === 'object') out[key] = keyed(out[key]);
  if ('players' in out)
    out['players'] = (out['players'] as Json[]).map((player) => ({ ...player, seat: one(player['seat']) }));
  if ('about' in out) out['about'] = renamed(out['about'] as object, rename);
  return out;
}

/** A deck with more rebels than seats: nobody is ever softly assigned, so nothing but ties in votes sees seat order. */
const ENDLESS = { fan: 60 };

function folded(lines: readonly object[]): Game {
  const recording = parseRecording(lines.map((line) => JSON.stringify(line)).join('\n'));
  if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
  const game = openGame(recording, { flatImpression: true });
  for (const { event } of recording.entries) if (event) step(game, event);
  return game;
}

describe('seats are only names', () => {
  it("exchanging two seats, the lord's too, exchanges their memories, guesses and attitudes", () => {
    const pair = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(randomGame(5), pair, (lines, [a = 1, b = 2]) => {
        const swap = (seat: number) => (seat === a ? b : seat === b ? a : seat);
        const personas = { 1: 'balanced', 2: 'petty', 3: 'camouflage', 4: 'impulsive', 5: 'petty' };
        const start = lines.map((line) => ('players' in line ? { ...line, deck: ENDLESS, personas } : line));
        const one = folded(start);
        const other = folded(start.map((line) => renamed(line, swap)));
        for (const observer of [1, 2, 3, 4, 5]) {
          const mine = mindOf(one, observer);
          const theirs = mindOf(other, swap(observer));
          expect(theirs.runtime).toEqual(mine.runtime);
          for (const [axis, record] of Object.entries<ByPid>({ ...mine.memory })) {
            const there = theirs.memory[axis as keyof Memory];
            for (const [about, value] of Object.entries(record)) expect(there[swap(Number(about))], axis).toBe(value);
          }
          for (const about of [1, 2, 3, 4, 5].filter((seat) => seat !== observer)) {
            expect(attitude(other, swap(observer), swap(about))).toEqual(attitude(one, observer, about));
            expect(guessAlone(other, swap(observer), seatOf(other, swap(about)))).toEqual(
              guessAlone(one, observer, seatOf(one, about)),
            );
          }
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe('unrelated acts', () => {
  const seat = fc.integer({ min: 1, max: PLAYERS });
  const act = fc
    .record({
      type: fc.constant('card' as const),
      by: seat,
      to: seat.map((one) => [one]),
      card: fc.constantFrom('sha', 'tao', 'juedou'),
      tv: fc.constantFrom(-2, -1, 1, 2),
      group: fc.constant(false),
    })
    .map((event): CardEvent => ({ ...event, tv: { [event.to[0] ?? 0]: event.tv } }));
  /** Neither actor is the other one nor whom the other one acts on, so neither act changes what the other is weighed by. */
  const unrelated = fc
    .tuple(act, act)
    .filter(([one, other]) => one.by !== other.by && !other.to.includes(one.by) && !one.to.includes(other.by));

  it('may come in either order', () => {
    let moved = 0;
    fc.assert(
      fc.property(fc.array(anyEvent(), { maxLength: 20 }), unrelated, (before, [one, other]) => {
        const run = (...last: PublicEvent[]) => {
          const game = wildGame(ENDLESS);
          for (const event of [...before, ...last]) step(game, event);
          return game;
        };
        const [first, second] = [run(one, other), run(other, one)];
        expect([...second.minds]).toEqual([...first.minds]);
        expect(second.table.seats).toEqual(first.table.seats);
        if (JSON.stringify([...first.minds]) !== JSON.stringify([...run().minds])) moved += 1;
      }),
      { numRuns: 200 },
    );
    // Most of these acts are remembered by somebody, so the order could have mattered.
    expect(moved).toBeGreaterThan(100);
  });
});

describe("whoever comes late changes nobody else's draws", () => {
  const seats = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ seat: i + 1, name: `P${i + 1}`, hp: 4, maxHp: 4 }));
  const open = (n: number, seed: number): Game => {
    const header: GameHeader = {
      type: 'game',
      v: 1,
      engine: 'test',
      lord: 1,
      deck: null,
      me: null,
      seed,
      players: seats(n),
    };
    return createGame(header, {
      roles: { own: (): Role | null => null, engineAttitude: () => 0, rebelCount: () => null },
      personaOf: (seat: Seat) => createPersona(drawPersonaName(seed, seat, PERSONA_NAMES)),
    });
  };

  it('and gets what it would have had from the start', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 9 }), fc.boolean(), (seed, n, late) => {
        const full = open(n + 1, seed);
        const joined = open(n, seed);
        const before = structuredClone([...joined.minds]);
        if (late) step(joined, { type: 'turn', seat: 1, n: 1, hp: {}, hand: {} });
        step(joined, { type: 'join', ...seats(n + 1)[n]! });
        for (const [seat, { persona, memory }] of before) {
          const { [n + 1]: newcomer, ...others } = mindOf(joined, seat).memory.firstImpression;
          expect(others).toEqual(memory.firstImpression);
          expect(newcomer).toBe(mindOf(full, seat).memory.firstImpression[n + 1]);
          expect(mindOf(joined, seat).persona).toEqual(persona);
        }
        expect(mindOf(joined, n + 1)).toEqual(mindOf(full, n + 1));
        expect(joined.table.seats.map(({ seat }) => seat)).toEqual(full.table.seats.map(({ seat }) => seat));
      }),
      { numRuns: 100 },
    );
  });

  it('somebody who joins twice is not reset', () => {
    const game = open(3, 7);
    step(game, { type: 'join', seat: 4, name: 'late', hp: 4, maxHp: 4 });
    mindOf(game, 4).memory.evidence[1] = 3;
    mindOf(game, 1).memory.evidence[4] = -3;
    step(game, { type: 'join', seat: 4, name: 'again', hp: 1, maxHp: 1 });
    expect([mindOf(game, 4).memory.evidence[1], mindOf(game, 1).memory.evidence[4]]).toEqual([3, -3]);
    expect(seatOf(game, 4)).toMatchObject({ name: 'late', hp: 4 });
  });

  it('a newcomer is installed in the running round', () => {
    const game = open(3, 7);
    step(game, { type: 'round', n: 3 });
    step(game, { type: 'join', seat: 4, name: 'late', hp: 4, maxHp: 4 });
    expect(mindOf(game, 4).runtime).toEqual({ turnsTaken: 0, installedAtRound: 3 });
  });
});
