/** Our own rules over a choice of targets, and the impulse (§A22). */
import { describe, expect, it } from 'vitest';
import { AIM_RULES, anyAimRule, weighed, type Aim } from '../../../src/core/play/aim';
import { swayed } from '../../../src/core/play/impulse';
import { ploysOf, type Ploy } from '../../../src/core/play/ploys';

const AIM: Aim = {
  card: 'sha',
  fire: false,
  group: false,
  saves: false,
  friend: 0.1,
  foe: 0.8,
  isLord: false,
  hp: 4,
  linked: false,
  away: 1,
  living: 8,
  tiedLordHp: Infinity,
  struckMe: false,
};
const only = (on: Ploy) => ploysOf(true, (ploy) => ploy === on);

/** Rule, what is other than an ordinary 杀 at a likely foe, the engine's score, ours. */
const ROWS: [Ploy, string, Partial<Aim>, number, number][] = [
  ['spareKin', 'a friend at its last hp', { card: 'nanman', group: true, friend: 0.8, hp: 1 }, 1, -25],
  ['spareKin', 'a lord', { card: 'wanjian', group: true, friend: 1, isLord: true, hp: 1 }, 1, -100],
  ['spareKin', 'a friend who stands it', { card: 'nanman', group: true, friend: 0.8, hp: 2 }, 1, 1],
  ['spareKin', 'a foe', { card: 'nanman', group: true, hp: 1 }, 1, 1],
  ['spareKin', 'a traitor’s', { card: 'nanman', group: true, friend: null, hp: 1 }, 1, 1],
  ['lebuOrder', 'who plays next', { card: 'lebu', away: 1 }, 4, 5],
  ['lebuOrder', 'who played last', { card: 'lebu', away: 7 }, 4, 3],
  ['lebuOrder', 'no 乐不思蜀', { card: 'sha', away: 1 }, 4, 4],
  ['lordFire', 'fire at the lord’s chain', { fire: true, linked: true, tiedLordHp: 1 }, 4, 0],
  ['lordFire', 'a lord who stands it', { fire: true, linked: true, tiedLordHp: 2 }, 4, 4],
  ['lordFire', 'no chain', { fire: true, tiedLordHp: 1 }, 4, 4],
  ['finish', 'the last hp', { hp: 1 }, 2, 3],
  ['finish', 'a fresh one', { hp: 4 }, 2, 2],
  ['finish', 'who may be a friend', { hp: 1, foe: 0.4 }, 2, 2],
  ['ungrateful', 'who just attacked', { card: 'tao', saves: true, struckMe: true }, 3, 0],
  ['ungrateful', 'a friend all the same', { card: 'tao', saves: true, struckMe: true, friend: 0.9 }, 3, 3],
  ['ungrateful', 'the lord all the same', { card: 'tao', saves: true, struckMe: true, isLord: true }, 3, 3],
  ['kin', 'rather a friend', { friend: 0.6 }, 2, 0],
  ['kin', 'the lord is another matter', { friend: 1, isLord: true }, 2, 2],
];

describe('a rule over targets', () => {
  it.each(ROWS)('%s: %s', (rule, _, aim, score, expected) => {
    expect(weighed(only(rule), { ...AIM, ...aim }, score)).toBeCloseTo(expected, 9);
  });

  it.each(Object.keys(AIM_RULES) as Ploy[])('%s does nothing switched off', (rule) => {
    const off = ploysOf(true, () => false);
    for (const [name, , aim, score] of ROWS)
      if (name === rule) expect(weighed(off, { ...AIM, ...aim }, score)).toBe(score);
    expect([anyAimRule(off), anyAimRule(only(rule))]).toEqual([false, true]);
  });
});

describe('impulse', () => {
  const after = (scores: number[], randomness: number, chance: number): number[] => {
    swayed(scores, randomness, () => chance);
    return scores;
  };

  it('exchanges best and second where they are close and the draw says so', () => {
    expect(after([1, 5, 4.5], 0.12, 0.1)).toEqual([1, 4.5, 5]);
    expect(after([1, 5, 4.5], 0.12, 0.13)).toEqual([1, 5, 4.5]);
    expect(after([1, 5, 3], 0.12, 0.1)).toEqual([1, 5, 3]);
    expect(after([-1, -2], 1, 0)).toEqual([-1, -2]);
    expect(after([5, 4.9], 0, 0)).toEqual([5, 4.9]);
    expect(after([5], 1, 0)).toEqual([5]);
  });
});
