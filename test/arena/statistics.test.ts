/** The arena's figures against what pen and paper give. */
import { describe, expect, it } from 'vitest';
import { mean, paired, pairedRatio, ratio } from '../../dev/arena/statistics';
import { strengths, type Contest } from '../../dev/arena/strength';

describe('figures', () => {
  it('a mean has the standard error of the mean', () => {
    const { value, error, games } = mean([1, 0, 0, 1, 1, 1, 0, 1]);
    expect([value, games]).toEqual([0.625, 8]);
    expect(error).toBeCloseTo(Math.sqrt((0.625 * 0.375) / 7), 12);
    expect(mean([1]).error).toBe(null);
    expect(mean([]).value).toBeNaN();
  });

  it('pairing by seed takes the luck of the deal out', () => {
    const won: [number, number][] = [1, 1, 0, 0, 1, 0, 1, 0].map((deal) => [deal, deal]);
    expect(paired(won)).toEqual({ value: 0, error: 0, games: 8 });
    // One more win in eight on the same deals: 1/8 ± 1/8. Unpaired it would be ± 1/4 and more.
    won[2] = [1, 0];
    const { value, error } = paired(won);
    expect(value).toBeCloseTo(1 / 8, 12);
    expect(error).toBeCloseTo(1 / 8, 12);
    const unpaired = Math.hypot(mean(won.map(([a]) => a)).error ?? 0, mean(won.map(([, b]) => b)).error ?? 0);
    expect(unpaired).toBeGreaterThan(0.25);
  });

  it('a share over games has the error of a ratio of sums', () => {
    const games = [
      { part: 1, whole: 4 },
      { part: 0, whole: 6 },
      { part: 3, whole: 10 },
    ];
    const { value, error } = ratio(games);
    expect(value).toBe(0.2);
    // Residuals .2, −1.2, 1: √(2.48 · 3/2) / 20.
    expect(error).toBeCloseTo(Math.sqrt(2.48 * 1.5) / 20, 12);
    // Cards as games of one card each: the binomial error.
    const cards = ratio(
      [...Array<number>(30).fill(1), ...Array<number>(70).fill(0)].map((part) => ({ part, whole: 1 })),
    );
    expect(cards.error).toBeCloseTo(Math.sqrt((0.3 * 0.7) / 99), 12);
    expect(ratio([{ part: 0, whole: 0 }]).value).toBeNaN();
    expect(
      ratio([
        { part: 0, whole: 9 },
        { part: 0, whole: 3 },
      ]),
    ).toEqual({ value: 0, error: null, games: 2 });
  });

  it('shares of the same games differ by nothing, with no error; else by the paired residuals', () => {
    const games = [
      { part: 1, whole: 4 },
      { part: 3, whole: 6 },
    ];
    expect(pairedRatio(games.map((one) => [one, one]))).toEqual({ value: 0, error: 0, games: 2 });
    // .4 against .2; residuals (−.6, .6)/10 and (.2, −.2)/10, paired −.08 and .08.
    const others = [
      { part: 1, whole: 4 },
      { part: 1, whole: 6 },
    ];
    const { value, error } = pairedRatio(games.map((one, i) => [one, others[i]!]));
    expect(value).toBeCloseTo(0.2, 12);
    expect(error).toBeCloseTo(Math.sqrt(2 * 0.08 ** 2 * 2), 12);
  });
});

describe('Bradley–Terry', () => {
  const times = (n: number, contest: Contest): Contest[] => Array.from({ length: n }, () => contest);
  const meet = (a: (string | null)[], b: (string | null)[], winner: number): Contest => ({
    sides: [
      { base: 'lords', seats: a },
      { base: 'rebels', seats: b },
    ],
    winner,
  });

  it('of two sides is the log of the odds, with the error of a logit', () => {
    const told = strengths([...times(30, meet([null], [null], 0)), ...times(10, meet([null], [null], 1))]);
    expect(told.get('lords')).toEqual({ value: 0, error: 0 });
    expect(told.get('rebels')?.value).toBeCloseTo(-Math.log(3), 4);
    expect(told.get('rebels')?.error).toBeCloseTo(Math.sqrt(1 / 30 + 1 / 10), 3);
  });

  it('of a mind is how far it moves the odds, a seat counting for its share of the side', () => {
    const house = [...times(40, meet([null, null], [null], 0)), ...times(40, meet([null, null], [null], 1))];
    const whole = [
      ...times(60, meet(['a zhu', 'a zhu'], [null], 0)),
      ...times(20, meet(['a zhu', 'a zhu'], [null], 1)),
    ];
    const alone = strengths([...house, ...whole]).get('a zhu');
    expect(alone?.value).toBeCloseTo(Math.log(3), 3);
    // Two logits apart: their errors add up.
    expect(alone?.error).toBeCloseTo(Math.sqrt(2 / 40 + 1 / 60 + 1 / 20), 3);
    const half = [...times(60, meet(['a zhu', null], [null], 0)), ...times(20, meet(['a zhu', null], [null], 1))];
    expect(strengths([...house, ...half]).get('a zhu')?.value).toBeCloseTo(2 * Math.log(3), 3);
  });

  it('of three sides is the log of their shares', () => {
    const three = (winner: number): Contest => ({
      sides: ['lords', 'rebels', 'nei'].map((base) => ({ base, seats: [null] })),
      winner,
    });
    const told = strengths([...times(43, three(0)), ...times(53, three(1)), ...times(4, three(2))]);
    expect(told.get('rebels')?.value).toBeCloseTo(Math.log(53 / 43), 4);
    expect(told.get('nei')?.value).toBeCloseTo(Math.log(4 / 43), 3);
  });

  it('says nothing of what the games do not tell apart', () => {
    const both = [
      ...times(30, meet(['a zhu', 'a zhong'], [null], 0)),
      ...times(30, meet(['a zhu', 'a zhong'], [null], 1)),
    ];
    expect(strengths(both).get('a zhu')?.error).toBe(null);
    expect(strengths([]).size).toBe(0);
  });

  it('stays finite where somebody always wins', () => {
    const told = strengths(times(20, meet([null], ['a fan'], 1)));
    expect([...told.values()].every(({ value }) => Number.isFinite(value))).toBe(true);
  });
});
