/** How one who decides bears itself beyond what it feels: the hunt and pressure (§A19), caution (§A20), the traitor (§A21). */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import type { Game } from '../../../src/core/game';
import type { Odds } from '../../../src/core/odds';
import { leaning } from '../../../src/core/play/balance';
import { borne } from '../../../src/core/play/bearing';
import { riskTaken } from '../../../src/core/play/caution';
import { isHunt } from '../../../src/core/play/hunt';
import { ploysOf, type Ploy } from '../../../src/core/play/ploys';
import { pressureAt } from '../../../src/core/play/pressure';
import type { Role } from '../../../src/core/role';
import { die, fold, reveal, seatOf, tableOf } from '../support';

const DECK = { zhu: 1, zhong: 2, fan: 2, nei: 1 };
/** 1 lord, 2 and 3 loyalists, 4 and 5 rebels, 6 traitor. */
const SIX: readonly Role[] = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'nei'];
const table = (): Game => tableOf({ roles: SIX, deck: DECK });
const rebelsDead = (game: Game): Game => {
  fold(game, die(4, 'fan'), die(5, 'fan'));
  return game;
};
const chances = (zhong: number, fan: number, nei: number): Odds => ({ zhu: 0, zhong, fan, nei, commoner: 0 });
const only = (...on: Ploy[]) => ploysOf(true, (ploy) => on.includes(ploy));

function felt(game: Game, self: Seat, to: Seat, odds: Odds, value: number, ...on: Ploy[]): number {
  const towards = { game, ploys: only(...on), self: seatOf(game, self), oddsOf: () => odds };
  return borne(towards, seatOf(game, to), value);
}
const atRound = (game: Game, n: number): Game => {
  fold(game, { type: 'round', n });
  return game;
};

describe('the hunt (§A19)', () => {
  it('is on when every rebel of the deck is dead and the traitor is not', () => {
    const game = table();
    expect(isHunt(game)).toBe(false);
    fold(game, die(4, 'fan'), reveal(5, 'fan'));
    expect(isHunt(game)).toBe(false);
    fold(game, die(5, 'fan'));
    expect(isHunt(game)).toBe(true);
    fold(game, die(6, 'nei'));
    expect(isHunt(game)).toBe(false);
  });

  it('turns the lord against whom he rather takes for the traitor, and no other', () => {
    const game = rebelsDead(table());
    expect(felt(game, 1, 6, chances(0.2, 0, 0.8), 3, 'hunt')).toBeCloseTo(-3.6, 9);
    expect(felt(game, 1, 2, chances(0.9, 0, 0.1), -2, 'hunt')).toBeCloseTo(4.8, 9);
    expect(felt(game, 1, 6, chances(0.2, 0, 0.8), 3)).toBe(3);
  });

  it('leaves a loyalist no doubt where no card of his is left', () => {
    const game = rebelsDead(table());
    expect(felt(game, 2, 6, chances(0.6, 0, 0.4), 3, 'hunt')).toBeGreaterThan(0);
    fold(game, die(3, 'zhong'));
    expect(felt(game, 2, 6, chances(0.6, 0, 0.4), 3, 'hunt')).toBe(-6);
  });

  it('has the traitor strike whoever is left beside the lord', () => {
    const game = rebelsDead(table());
    expect(felt(game, 6, 2, chances(1, 0, 0), 3, 'hunt')).toBe(-6);
  });

  it('ends doubt with the rounds', () => {
    const game = atRound(rebelsDead(table()), 30);
    expect(felt(game, 1, 2, chances(0.6, 0, 0.4), 3, 'hunt', 'pressure')).toBeLessThan(-4);
  });
});

describe('pressure (§A19)', () => {
  it('rises from round 12 to 24', () => {
    expect([1, 12, 18, 24, 40].map(pressureAt)).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('makes foes of the unknown, not of sure friends', () => {
    const late = atRound(table(), 24);
    expect(felt(late, 1, 2, chances(0.5, 0.4, 0.1), 0.2, 'pressure')).toBeCloseTo(-3.8, 9);
    expect(felt(late, 1, 2, chances(1, 0, 0), 4, 'pressure')).toBe(4);
    expect(felt(table(), 1, 2, chances(0.5, 0.4, 0.1), 0.2, 'pressure')).toBe(0.2);
  });
});

describe('caution (§A20)', () => {
  it('lets no blood be drawn by a prior in the first round, the lord’s above all', () => {
    const prior = chances(2 / 7, 4 / 7, 1 / 7);
    expect(felt(table(), 1, 2, prior, -1.5, 'caution')).toBe(0);
    expect(felt(table(), 1, 2, prior, -1.5)).toBe(-1.5);
    expect(felt(table(), 1, 4, chances(0.05, 0.9, 0.05), -5, 'caution')).toBe(-5);
    expect(felt(table(), 1, 4, prior, 1.5, 'caution')).toBe(1.5);
  });

  it('counts fellow rebels for a rebel, and nobody for a traitor', () => {
    expect(felt(table(), 4, 5, chances(0.5, 0.4, 0.1), -1, 'caution')).toBe(0);
    expect(felt(table(), 4, 2, chances(0.9, 0.05, 0.05), -4, 'caution')).toBe(-4);
    expect(felt(table(), 6, 2, chances(0.4, 0.4, 0.2), -1, 'caution')).toBe(-1);
  });

  it('fades with rounds and with boldness', () => {
    expect(felt(atRound(table(), 6), 1, 2, chances(0.4, 0.5, 0.1), -1, 'caution')).toBe(-1);
    const risks = [1, 2, 4, 6, 9].map((round) => riskTaken({ aggressiveness: 0.5 }, round));
    expect(risks).toEqual([...risks].sort((a, b) => a - b));
    expect(risks[0]).toBeCloseTo(0.16, 9);
    expect(risks[3]).toBe(0.5);
    expect(riskTaken({ aggressiveness: 0.8 }, 1)).toBeGreaterThan(riskTaken({ aggressiveness: 0.5 }, 1));
  });
});

describe('the engine’s scale (§A20)', () => {
  it('weighs what the engine feels towards a role by its chance', () => {
    expect(felt(table(), 2, 4, chances(0, 1, 0), 9, 'expect')).toBeCloseTo(-8 - 0.25 * 0.5 * 1.05 * 1.12 * 0.6, 9);
    expect(felt(table(), 1, 2, chances(1, 0, 0), 9, 'expect')).toBeGreaterThan(5);
    expect(felt(table(), 4, 5, chances(0, 1, 0), -9, 'expect')).toBeGreaterThan(4);
    expect(felt(table(), 6, 5, chances(0, 1, 0), -9, 'expect')).toBe(-9);
  });
});

describe('the traitor’s balance (§A21)', () => {
  const sides = (game: Game) => leaning(game, 6, (seat) => (seat <= 3 ? chances(1, 0, 0) : chances(0, 1, 0)));

  it('leans to whoever is weaker', () => {
    const game = table();
    expect(sides(game)).toBeLessThan(0);
    fold(game, die(2, 'zhong'), die(3, 'zhong'));
    const alone = sides(game);
    fold(game, { type: 'damage', by: 4, to: 1, num: 1, via: {} });
    expect(sides(game)).toBeGreaterThan(alone);
  });

  it('guards a lord in danger while rebels live, for his death is its own', () => {
    const game = table();
    fold(game, { type: 'damage', by: 4, to: 1, num: 2, via: {} });
    expect(sides(game)).toBeGreaterThan(0);
    fold(game, die(4, 'fan'), die(5, 'fan'));
    expect(sides(game)).toBe(-1);
  });

  it('is felt towards the hidden by what they are taken for', () => {
    const game = table();
    const takes = (seat: Seat): Odds => (seat <= 3 ? chances(0.9, 0.1, 0) : chances(0.1, 0.9, 0));
    const bearing = { game, self: seatOf(game, 6), oddsOf: takes };
    const towards = (seat: Seat, ...on: Ploy[]) => borne({ ...bearing, ploys: only(...on) }, seatOf(game, seat), 3);
    expect(towards(2, 'balance')).toBeLessThan(0);
    expect(towards(4, 'balance')).toBeGreaterThan(0);
    expect([towards(2), towards(4)]).toEqual([3, 3]);
  });
});
