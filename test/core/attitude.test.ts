/** §S6, §A10, §A11, §A16: what an observer feels, by its own mind and along the chain. */
import { describe, expect, it } from 'vitest';
import { attitude, camouflaged, feelsByMind, perceived, relation } from '../../src/core/attitude';
import { createMind } from '../../src/core/mind';
import { createPersona, type PersonaName } from '../../src/core/persona';
import { fold, mindOf, remember, reveal, same, seatOf, shown, tableOf, turn, type Options } from './support';

interface Felt {
  persona?: PersonaName;
  impression?: number;
  evidence?: number;
  grudge?: number;
  hp?: number;
  hand?: number;
  round?: number;
}

/** With hp 2, hand 2 and round 4 neither situation nor certainty changes anything. */
function felt({
  persona = 'balanced',
  impression = 0,
  evidence = 0,
  grudge = 0,
  hp = 2,
  hand = 2,
  round = 4,
}: Felt): number {
  const mind = createMind(createPersona(persona), 1);
  mind.memory.firstImpression['3'] = impression;
  mind.memory.evidence['3'] = evidence;
  mind.memory.grudge['3'] = grudge;
  return perceived(mind, { ...seatOf(tableOf(), 2), turnHp: hp, turnHand: hand }, '3', round);
}

describe('perceived attitude, term by term (§A10)', () => {
  it.each<[string, Felt, number]>([
    // balanced: insight 0.5, aggressiveness 0.5, revengeWeight 1, so the scale is 1.05
    ['a stranger is distrusted', {}, -0.125 * 1.05],
    ['a good first impression', { impression: 0.3 }, (0.3 - 0.125) * 1.05],
    ['a bad first impression', { impression: -0.3 }, (-0.3 - 0.125) * 1.05],
    ['evidence', { evidence: 2 }, (2 - 0.125) * 1.05],
    ['evidence against', { evidence: -2 }, (-2 - 0.125) * 1.05],
    ['a grudge', { grudge: 2 }, (-2 * 0.45 - 0.125) * 1.05],
    ['everything', { impression: 0.2, evidence: 3, grudge: 1 }, (0.2 + 3 - 0.45 - 0.125) * 1.05],
    ['impulsive: a stranger', { persona: 'impulsive' }, -0.2 * 1.14],
    ['impulsive: evidence', { persona: 'impulsive', evidence: 2 }, (2 * 0.88 - 0.2) * 1.14],
    ['petty: a stranger', { persona: 'petty' }, -0.15 * 1.08],
    ['petty: a grudge', { persona: 'petty', grudge: 2 }, (-2 * 0.69 - 0.15) * 1.08],
    ['camouflage: a stranger', { persona: 'camouflage' }, -0.1375 * 1.065],
    ['camouflage: evidence', { persona: 'camouflage', evidence: 2 }, (2 * 1.08 - 0.1375) * 1.065],
    ['not beyond 10', { evidence: 10, hp: 9 }, 10],
    ['not below −10', { evidence: -10, hp: 9 }, -10],
  ])('%s', (_what, mind, value) => {
    same(felt(mind), value);
  });

  // Evidence 2.125 makes the plain value 2 × 1.05.
  it.each([
    ['hp 3 of the last turn start', 3, 2, 1.06],
    ['hp 4', 4, 2, 1.12],
    ['hp 1', 1, 2, 1],
    ['hp 0', 0, 2, 1],
    ['hand 3', 2, 3, 1.03],
    ['hand 6', 2, 6, 1.12],
    ['no hand', 2, 0, 1],
    ['both', 4, 4, 1.18],
    ['both to the bound', 5, 4, 1.24],
    ['both beyond it', 5, 5, 1.25],
    ['far beyond it', 20, 20, 1.25],
  ])('situation: %s', (_what, hp, hand, factor) => {
    same(felt({ evidence: 2.125, hp, hand }), 2.1 * factor);
  });

  it.each([
    [0, 0.6],
    [1, 0.6],
    [2, 0.6 + 0.4 / 3],
    [3, 0.6 + 0.8 / 3],
    [4, 1],
    [9, 1],
  ])('round %d is certain by %d', (round, certainty) => {
    same(felt({ evidence: 2.125, round }), 2.1 * certainty);
  });

  it("hp and hand are those of the last turn start, anybody's", () => {
    const game = tableOf();
    const before = attitude(game, 2, 3).value;
    fold(game, { type: 'heal', by: null, to: 2, num: 2, via: {} });
    expect(attitude(game, 2, 3).value).toBe(before);
    fold(game, { ...turn(5), hp: { 2: 6 }, hand: { 2: 4 } });
    same(attitude(game, 2, 3).value, (before / 1.12) * 1.25);
  });
});

describe('camouflage (§S6.3, §A11)', () => {
  const at = (
    turnsTaken: number,
    { persona = 'camouflage', from = 3, rounds = 3 }: { persona?: PersonaName; from?: number; rounds?: number } = {},
  ) => {
    const game = tableOf({ persona });
    mindOf(game, from).runtime.turnsTaken = turnsTaken;
    mindOf(game, from).persona.traits.camouflageRounds = rounds;
    return game;
  };

  it.each([
    [0, 0.15],
    [1, 0.15 + 0.85 / 3],
    [2, 0.15 + 1.7 / 3],
    [3, 1],
    [4, 1],
    [50, 1],
  ])('after %d own turns × %d', (turns, damping) => {
    same(camouflaged(at(turns), 3, -8), -8 * damping);
  });

  it.each([
    [1, 0.15],
    [2, 0.15 + 0.85 / 3],
    [4, 1],
  ])('in the own turn number %d × %d, for the running turn is not lived through yet', (turns, damping) => {
    const game = at(turns - 1);
    fold(game, turn(3));
    expect(mindOf(game, 3).runtime.turnsTaken).toBe(turns);
    same(camouflaged(game, 3, -8), -8 * damping);
    fold(game, turn(4));
    same(camouflaged(game, 3, -8), -8 * (0.15 + (0.85 * Math.min(turns, 3)) / 3));
  });

  it.each([
    ['a friendly attitude stays', at(0), 3, 4, 4],
    ['a mild one too', at(0), 3, 0.5, 0.5],
    ['a neutral attitude stays', at(0), 3, 0, 0],
    ['a loyalist does not pretend', at(0, { from: 2 }), 2, -8, -8],
    ['a traitor does not pretend', at(0, { from: 5 }), 5, -8, -8],
    ['another persona does not pretend', at(0, { persona: 'impulsive', rounds: 3 }), 3, -8, -8],
    ['no rounds count as one: before the first turn', at(0, { rounds: 0 }), 3, -8, -1.2],
    ['no rounds count as one: after it', at(1, { rounds: 0 }), 3, -8, -8],
    ['a seat without a mind', at(0), 9, -8, -8],
  ])('%s', (_what, game, from, base, value) => {
    same(camouflaged(game, from, base), value);
  });
});

describe('the chain (§A16)', () => {
  const engine = (from: number, to: number) => -(10 * from + to) / 10;
  const high = { impressions: false, engine } satisfies Options;
  const byMind = felt({ hp: 4, hand: 0, round: 1 });

  it.each<[string, Options, (game: ReturnType<typeof tableOf>) => void, [number, number], number, string]>([
    ['a stranger by the own mind', high, () => undefined, [2, 3], byMind, 'perceived'],
    ['the lord by the engine', high, () => undefined, [2, 1], -2.1, 'original'],
    [
      'the lord by a disguised rebel',
      { ...high, persona: 'camouflage' },
      () => undefined,
      [3, 1],
      -3.1 * 0.15,
      'camouflage',
    ],
    ['oneself by the engine', high, () => undefined, [2, 2], -2.2, 'original'],
    ['the lord by itself', high, () => undefined, [1, 1], -1.1, 'original'],
    ['somebody shown by the engine', high, (game) => fold(game, reveal(3, 'fan')), [2, 3], -2.3, 'original'],
    [
      'somebody shown and highly exposed',
      high,
      (game) => fold(game, shown(3, 0.9), reveal(3, 'fan')),
      [2, 3],
      -2.3,
      'original',
    ],
    ['oneself, highly exposed', high, (game) => fold(game, shown(2, 0.9)), [2, 2], -2.2, 'original'],
    [
      'somebody exposed at 0.84 by the own mind',
      high,
      (game) => fold(game, shown(3, 0.84)),
      [2, 3],
      byMind,
      'perceived',
    ],
    [
      'somebody exposed at 0.85 by the engine',
      high,
      (game) => fold(game, shown(3, 0.85)),
      [2, 3],
      -2.3,
      'fallback_shown',
    ],
    ['anybody by a seat without a mind', high, (game) => game.minds.delete(2), [2, 3], -2.3, 'original'],
    ['a missing target', high, () => undefined, [2, 9], 0, 'original'],
    ['a missing observer', high, () => undefined, [9, 2], 0, 'original'],
  ])('%s', (_what, options, prepare, [from, to], value, reason) => {
    const game = tableOf(options);
    prepare(game);
    same(attitude(game, from, to), { value, reason });
    expect(feelsByMind(game, from, seatOf(game, to === 9 ? 1 : to))).toBe(reason === 'perceived');
  });

  it('takes the round from the table', () => {
    const game = remember(tableOf(), 2, 3, { evidence: 2.125 });
    fold(game, { type: 'round', n: 4 });
    same(attitude(game, 2, 3).value, 2.1 * 1.12);
  });
});

describe('the relation that weighs evidence', () => {
  it('is the chain where nobody subscribed', () => {
    const game = remember(tableOf(), 2, 3, { evidence: 2 });
    expect(relation(game, 2, 3)).toBe(attitude(game, 2, 3).value);
  });

  it('lets a subscriber have the last word', () => {
    const heard: unknown[] = [];
    const game = tableOf({
      hooks: {
        attitude: (...args) => {
          heard.push(args);
          return 7;
        },
      },
    });
    expect(relation(game, 2, 3)).toBe(7);
    expect(heard).toEqual([[2, 3, attitude(game, 2, 3).value, 'perceived']]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined as unknown as number])(
    "a subscriber's %d is no attitude",
    (answer) => {
      expect(relation(tableOf({ hooks: { attitude: () => answer } }), 2, 3)).toBe(0);
    },
  );
});
