/** §S2: from an attitude and an act's worth to an increment, row by row. */
import { describe, expect, it } from 'vitest';
import { clamp, finite, lerp } from '../../src/core/number';
import { evidenceDelta, relationConfidence } from '../../src/core/relation';
import { baseMagnitude, fallbackWorth, waitsForPick, wuxieWorth, zoneWorth } from '../../src/core/worth';
import { damage, heal, same, seatOf, tableOf, wuxie, zone } from './support';

describe('relation confidence (§S2.2): nothing up to 0.3, all from 0.6', () => {
  it.each([
    [0, 0],
    [0.3, 0],
    [-0.3, 0],
    [0.299, 0],
    [0.375, 0.25],
    [0.45, 0.5],
    [-0.45, 0.5],
    [0.525, 0.75],
    [0.6, 1],
    [-0.6, 1],
    [0.7, 1],
    [10, 1],
    [-10, 1],
  ])('attitude %d: %d', (attitude, confidence) => {
    same(relationConfidence(attitude), confidence);
  });
});

describe('base magnitude (§S2.3): 0.6 per point of worth, 1.2 at most', () => {
  it.each([
    [0, 0],
    [0.5, 0.3],
    [1, 0.6],
    [-1, 0.6],
    [1.9, 1.14],
    [2, 1.2],
    [-2, 1.2],
    [2.1, 1.2],
    [99, 1.2],
  ])('tv %d: %d', (tv, size) => {
    same(baseMagnitude(tv), size);
  });
});

describe('evidence (§S2.3): helping a friend and hurting a foe count for the actor', () => {
  it.each([
    ['helps a friend', 1, 2, 1.2],
    ['hurts a friend', 1, -2, -1.2],
    ['helps a foe', -1, 2, -1.2],
    ['hurts a foe', -1, -2, 1.2],
    ['helps a friend a little', 1, 1, 0.6],
    ['helps somebody who may be a friend', 0.45, 1, 0.3],
    ['hurts somebody who may be a foe', -0.45, -1, 0.3],
    ['far too much', 1, 9, 1.2],
    ['helps somebody on the edge of the dead zone', 0.3, 2, 0],
    ['hurts a stranger', 0, -2, 0],
    ['does nothing to a friend', 1, 0, 0],
  ])('%s', (_what, attitude, tv, delta) => {
    same(evidenceDelta(attitude, tv), delta);
  });
});

describe('a picked card (§S2.4)', () => {
  it.each([
    ['乐不思蜀 off the judging area', 'j', 'lebu', null, 1],
    ['兵粮寸断 off the judging area', 'j', 'bingliang', null, 1],
    ['闪电 off the judging area', 'j', 'shandian', null, 1],
    ['伏雷 off the judging area', 'j', 'fulei', null, 1],
    ['another delay card', 'j', 'caomu', 9, 0],
    ['an unknown judging card', 'j', null, null, 0],
    ['乐不思蜀 out of the hand is a hand card', 'h', 'lebu', 5, -1],
    ['an unseen hand card is worth 5', 'h', null, null, -1],
    ['a shown hand card of 6', 'h', 'tao', 6, -1.2],
    ['a weapon of 5', 'e', 'zhuge', 5, -1],
    ['a weapon of 0', 'e', 'zhuge', 0, -0.8],
    ['the lower bound from above', 'e', 'zhuge', 4.5, -0.9],
    ['the lower bound', 'e', 'zhuge', 4, -0.8],
    ['below the lower bound', 'e', 'zhuge', 3, -0.8],
    ['an armour that its owner dislikes', 'e', 'baiyin', -3, -0.8],
    ['the upper bound from below', 'e', 'bagua', 9, -1.8],
    ['the upper bound', 'e', 'bagua', 10, -2],
    ['above the upper bound', 'e', 'bagua', 12, -2],
    ['白银狮子 of somebody unhurt', 'e', 'baiyin', 5, -1],
  ] as const)('%s', (_what, pos, card, value, worth) => {
    same(zoneWorth(zone(3, 2, { pos, card, value }), seatOf(tableOf(), 2)), worth);
  });

  it.each([
    ['白银狮子 of somebody wounded says nothing', 'baiyin', 3, 0],
    ['白银狮子 of somebody dying says nothing', 'baiyin', 0, 0],
    ['another armour of somebody wounded', 'bagua', 3, -1],
  ])('%s', (_what, card, hp, worth) => {
    const owner = { ...seatOf(tableOf(), 2), hp };
    same(zoneWorth(zone(3, 2, { pos: 'e', card, value: 5 }), owner), worth);
  });

  it.each([
    ['guohe', true],
    ['shunshou', true],
    ['sha', false],
    ['fankui', false],
  ])('%s waits for the pick: %s', (card, waits) => {
    expect(waitsForPick(card)).toBe(waits);
  });
});

describe('无懈可击 (§S2.5): odd layers cancel, even layers restore', () => {
  it.each([
    [-1.5, 1, 1.5],
    [-1.5, 2, -1.5],
    [-1.5, 3, 1.5],
    [-1.5, 4, -1.5],
    [2, 1, -2],
    [2, 2, 2],
    [0, 1, 0],
  ])('tv %d at depth %d: %d', (tv, depth, worth) => {
    same(wuxieWorth(wuxie(3, 2, tv, depth)), worth);
  });
});

describe('an outcome that nothing announced (§S3.4): at most 2', () => {
  it.each([
    [damage(3, 2, 1), -1],
    [damage(3, 2, 2), -2],
    [damage(3, 2, 5), -2],
    [damage(3, 2, 0), 0],
    [heal(3, 2, 1), 1],
    [heal(3, 2, 2), 2],
    [heal(3, 2, 5), 2],
    [damage(3, 2, Number.NaN), 0],
    [heal(3, 2, Number.POSITIVE_INFINITY), 0],
  ])('%o: %d', (event, worth) => {
    same(fallbackWorth(event), worth);
  });
});

describe('arithmetic', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [3, 1],
  ])('clamp(%d) into 0…1: %d', (x, y) => {
    expect(clamp(x, 0, 1)).toBe(y);
  });

  it.each([
    [0, 2],
    [0.5, 3],
    [1, 4],
    [2, 6],
  ])('lerp from 2 to 4 at %d: %d', (t, y) => {
    expect(lerp(2, 4, t)).toBe(y);
  });

  it.each([
    [1.5, 1.5],
    [-2, -2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [undefined, 0],
    [null, 0],
    ['3', 0],
    [true, 0],
    [{}, 0],
  ])('finite(%o): %d', (x, y) => {
    expect(finite(x)).toBe(y);
  });
});
