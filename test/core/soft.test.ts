/** §S5.4, §S6.4: when all rebels look exposed, the remaining unknown are taken for the lord's allies. */
import { describe, expect, it } from 'vitest';
import { attitude, softened } from '../../src/core/attitude';
import { consensus, guess, isSoftAssigned, rawConsensus, softState } from '../../src/core/consensus';
import type { Game } from '../../src/core/game';
import type { Role } from '../../src/core/role';
import { card, die, fold, remember, reveal, same, seatOf, shown, tableOf, type Options } from './support';

const EIGHT: readonly Role[] = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'];

/** Seat 2's vote makes a seat look like a rebel; the lord's vote may speak against it. */
function suspect(game: Game, seat: number, { exposure = 0, signal = -6, against = 0 } = {}): Game {
  remember(game, 2, seat, { zhuSignal: signal });
  remember(game, 1, seat, { zhuSignal: against });
  if (exposure !== 0) fold(game, shown(seat, exposure));
  return game;
}

describe('the count of rebels', () => {
  const rows: [
    string,
    Options,
    (game: Game) => unknown,
    { enabled: boolean; exposedFan: number; hiddenFan: number; expectedFan: number },
  ][] = [
    ['nobody known', {}, () => undefined, { enabled: false, exposedFan: 0, hiddenFan: 0, expectedFan: 2 }],
    [
      'one of two dead',
      {},
      (game) => fold(game, die(3, 'fan')),
      { enabled: false, exposedFan: 1, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'both dead',
      {},
      (game) => fold(game, die(3, 'fan'), die(4, 'fan')),
      { enabled: true, exposedFan: 2, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'one dead, one shown',
      {},
      (game) => fold(game, die(3, 'fan'), reveal(4, 'fan')),
      { enabled: true, exposedFan: 2, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'a dead loyalist is no rebel',
      {},
      (game) => fold(game, die(3, 'fan'), die(2, 'zhong')),
      { enabled: false, exposedFan: 1, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'one dead, one suspect and exposed',
      {},
      (game) => [fold(game, die(3, 'fan')), suspect(game, 4, { exposure: 0.7 })],
      { enabled: true, exposedFan: 2, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'one dead, one suspect at 0.69',
      {},
      (game) => [fold(game, die(3, 'fan')), suspect(game, 4, { exposure: 0.69 })],
      { enabled: false, exposedFan: 1, hiddenFan: 1, expectedFan: 2 },
    ],
    [
      'a suspect just above 0.65 of the votes counts',
      {},
      (game) => [fold(game, die(3, 'fan')), suspect(game, 4, { exposure: 0.7, against: 2.934 })],
      { enabled: true, exposedFan: 2, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'a suspect just below 0.65 does not',
      {},
      (game) => [fold(game, die(3, 'fan')), suspect(game, 4, { exposure: 0.7, against: 2.946 })],
      { enabled: false, exposedFan: 1, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'a suspect at 0.65 sharp does, here a hidden one',
      {},
      (game) => suspect(game, 4, { signal: -3.9, against: 2.1 }),
      { enabled: false, exposedFan: 0, hiddenFan: 1, expectedFan: 2 },
    ],
    [
      'all exposed, but one more suspect is hidden',
      {},
      (game) => [fold(game, die(3, 'fan'), die(4, 'fan')), suspect(game, 5)],
      { enabled: false, exposedFan: 2, hiddenFan: 1, expectedFan: 2 },
    ],
    [
      'all exposed, and one more suspect too',
      {},
      (game) => [fold(game, die(3, 'fan'), die(4, 'fan')), suspect(game, 5, { exposure: 0.7 })],
      { enabled: true, exposedFan: 3, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'exposed, and taken for loyal',
      {},
      (game) => [fold(game, die(3, 'fan'), shown(4, 0.9)), remember(game, 2, 4, { zhuSignal: 6 })],
      { enabled: false, exposedFan: 1, hiddenFan: 0, expectedFan: 2 },
    ],
    [
      'no rebels in the deck',
      { deck: { zhu: 1, fan: 0 } },
      () => undefined,
      { enabled: false, exposedFan: 0, hiddenFan: 0, expectedFan: 0 },
    ],
    [
      'counted without a deck',
      { deck: null, rebelCount: 1 },
      (game) => fold(game, die(3, 'fan')),
      { enabled: true, exposedFan: 1, hiddenFan: 0, expectedFan: 1 },
    ],
    [
      'by heads without either',
      { deck: null, roles: EIGHT },
      (game) => fold(game, die(4, 'fan')),
      { enabled: false, exposedFan: 1, hiddenFan: 0, expectedFan: 4 },
    ],
    [
      'by heads, the dead counted',
      { deck: null },
      (game) => fold(game, die(3, 'fan'), die(4, 'fan')),
      { enabled: true, exposedFan: 2, hiddenFan: 0, expectedFan: 2 },
    ],
  ];

  it.each(rows)('%s', (_what, options, prepare, state) => {
    const game = tableOf(options);
    prepare(game);
    expect(softState(game)).toEqual(state);
    // What the count decides reaches whoever is still unknown, and nobody else.
    for (const seat of game.table.seats) {
      const soft = state.enabled && rawConsensus(game, seat).identity === 'unknown';
      expect(consensus(game, seat).reason === 'soft_assigned_remaining_allies', `seat ${seat.seat}`).toBe(soft);
    }
  });

  it('is undone when a suspect hides again', () => {
    const game = suspect(tableOf(), 4, { exposure: 0.7 });
    fold(game, die(3, 'fan'));
    expect(softState(game).enabled).toBe(true);
    fold(game, shown(4, 0.3));
    expect(softState(game).enabled).toBe(false);
  });
});

/** Both rebels are dead: seats 2 and 5 are left unknown. */
function settled(options: Options = {}): Game {
  const game = tableOf(options);
  fold(game, die(3, 'fan'), die(4, 'fan'));
  return game;
}

describe('the guess about the remaining', () => {
  it('is loyal at 0.6, for the table and for each observer', () => {
    const game = settled();
    const soft = { identity: 'zhong', confidence: 0.6, reason: 'soft_assigned_remaining_allies' };
    expect(consensus(game, seatOf(game, 5))).toMatchObject({
      ...soft,
      voters: 0,
      abstentions: { insufficient_signal: 4 },
    });
    expect(guess(game, 2, seatOf(game, 5))).toMatchObject(soft);
  });

  it('spares who is known, and whom the observer has a guess about', () => {
    const game = remember(settled(), 2, 5, { zhuSignal: -1.2 });
    expect(guess(game, 2, seatOf(game, 3)).reason).toBe('fixed_shown');
    expect(guess(game, 2, seatOf(game, 1)).reason).toBe('fixed_zhu');
    expect(guess(game, 2, seatOf(game, 5)).reason).toBe('signal_negative');
  });

  it("is nobody's while the table takes that seat for something", () => {
    const game = remember(settled(), 1, 5, { zhuHelp: 4, zhuHarm: 4 });
    // Seat 2 knows nothing of 5, but seat 1's vote makes 5 a traitor to the table.
    expect(consensus(game, seatOf(game, 5))).toMatchObject({ identity: 'nei', reason: 'ok' });
    expect(guess(game, 2, seatOf(game, 5)).reason).toBe('insufficient_signal');
    expect(isSoftAssigned(game, 2, seatOf(game, 5))).toBe(false);
    expect(guess(game, 1, seatOf(game, 2)).reason).toBe('soft_assigned_remaining_allies');
  });

  it('keeps the numbers it was made from', () => {
    same(guess(remember(settled(), 2, 5, { zhuSignal: 0.5 }), 2, seatOf(settled(), 5)).detail?.zhuSignal, 0.5);
  });

  it('is none while a rebel is missing', () => {
    const game = tableOf();
    fold(game, die(3, 'fan'));
    expect(guess(game, 2, seatOf(game, 5)).reason).toBe('insufficient_signal');
    expect(consensus(game, seatOf(game, 5)).reason).toBe('no_votes');
  });
});

describe('the attitude to the remaining (§S6.4)', () => {
  // Seat 5 is unknown; the dead still answer, so every side can be asked.
  it.each([
    ['the lord is at least friendly', 1, -2, 3],
    ['a loyalist is at least friendly', 2, 0, 3],
    ['a loyalist who likes it more keeps that', 2, 6, 'perceived'],
    ['a rebel is at least hostile', 3, 0, -3],
    ['a rebel who dislikes it more keeps that', 3, -6, 'perceived'],
  ] as const)('%s', (_what, from, evidence, expected) => {
    // Evidence too weak for a guess of one's own would be needed for a strong attitude; impressions carry it here.
    const game = settled();
    remember(game, from, 5, { firstImpression: evidence });
    const plain = attitude(remember(tableOf(), from, 5, { firstImpression: evidence }), from, 5).value;
    same(attitude(game, from, 5), { value: expected === 'perceived' ? plain : expected, reason: 'soft_assigned' });
    if (expected === 'perceived') expect(Math.abs(plain)).toBeGreaterThan(3);
  });

  it("a traitor's stays as it is", () => {
    const game = settled();
    expect(attitude(game, 5, 2)).toEqual({ ...attitude(tableOf(), 5, 2), reason: 'perceived' });
  });

  it('an observer of its own mind is not lifted', () => {
    const game = remember(settled(), 2, 5, { zhuSignal: -3 });
    expect(attitude(game, 2, 5).reason).toBe('perceived');
  });

  it('also lifts what the engine says of somebody highly exposed', () => {
    const game = tableOf({ engine: () => -4 });
    fold(game, die(3, 'fan'), die(4, 'fan'), shown(5, 0.9));
    expect(attitude(game, 2, 5)).toEqual({ value: 3, reason: 'soft_assigned' });
  });

  it('leaves the lord, the shown and oneself alone', () => {
    const game = tableOf({ engine: () => -4 });
    fold(game, die(3, 'fan'), die(4, 'fan'));
    expect([1, 3, 2].map((to) => attitude(game, 2, to).value)).toEqual([-4, -4, -4]);
    expect([1, 3, 2].map((to) => softened(game, 2, seatOf(game, to), -4))).toEqual([null, null, null]);
  });

  it('makes an act on the remaining an act on a friend', () => {
    const evidence = (game: Game) =>
      fold(game, card(5, 2, 'tao', 2)).find(({ observer }) => observer === 1)?.evidence ?? 0;
    same([evidence(tableOf()), evidence(settled())], [0, 1.2]);
  });
});

describe('strict mode, to an observer who is a rebel (§A17)', () => {
  /** Three of four rebels are dead; seat 5 is the fourth. */
  const last = (): Game => {
    const game = tableOf({ roles: EIGHT, deck: { zhu: 1, fan: 4 }, strict: true });
    fold(game, die(4, 'fan'), die(6, 'fan'), die(7, 'fan'));
    return game;
  };

  it('counts itself, and so takes the rest for allies of the lord', () => {
    const game = last();
    expect(guess(game, 5, seatOf(game, 8)).reason).toBe('soft_assigned_remaining_allies');
    expect(attitude(game, 5, 8).reason).toBe('soft_assigned');
    expect(attitude(game, 5, 8).value).toBeLessThanOrEqual(-3);
  });

  it('is not counted by anybody else', () => {
    const game = last();
    for (const seat of [1, 2, 8]) expect(guess(game, seat, seatOf(game, 3)).reason).toBe('insufficient_signal');
  });

  it('counts once: shown, it is one of the shown', () => {
    const game = tableOf({ roles: EIGHT, deck: { zhu: 1, fan: 4 }, strict: true });
    fold(game, die(4, 'fan'), die(6, 'fan'), reveal(5, 'fan'));
    expect(guess(game, 5, seatOf(game, 8)).reason).toBe('insufficient_signal');
  });
});

describe("strict mode's consensus is the spectator's (§A17)", () => {
  it('has the lord’s opinion, and no votes', () => {
    const game = remember(tableOf({ strict: true }), 1, 3, { zhuSignal: -3 });
    remember(game, 2, 3, { zhuSignal: 9 });
    expect(consensus(game, seatOf(game, 3))).toEqual({
      identity: 'fan',
      confidence: 0.5,
      reason: 'ok',
      votes: {},
      voters: 0,
      abstentions: {},
    });
    expect(consensus(game, seatOf(game, 2))).toMatchObject({ identity: 'unknown', confidence: 0, reason: 'no_votes' });
  });
});
