/** Roles, camps and the deck (§A13). */
import { describe, expect, it } from 'vitest';
import { alignOf, expectedRebels, parseRole, sideOf, type Deck } from '../../src/core/role';

describe('reading an identity', () => {
  it.each([
    ['zhu', 'zhu'],
    ['zhong', 'zhong'],
    ['fan', 'fan'],
    ['nei', 'nei'],
    ['commoner', 'commoner'],
    ['mingzhong', 'zhong'],
    ['cai', null],
    ['unknown', null],
    ['', null],
    ['toString', null],
    [null, null],
    [undefined, null],
    [3, null],
  ])('%o: %o', (identity, role) => {
    expect(parseRole(identity)).toBe(role);
  });
});

it.each([
  ['zhu', 'zhu', 1],
  ['zhong', 'zhu', 1],
  ['fan', 'fan', -1],
  ['nei', 'other', 0],
  ['commoner', 'other', 0],
] as const)('%s is on side %s and leans %d', (role, side, align) => {
  expect(sideOf(role)).toBe(side);
  expect(alignOf(role)).toBe(align);
});

it('nobody known is on no side', () => {
  expect(sideOf(null)).toBe('other');
  expect(alignOf('unknown')).toBe(0);
});

describe('expected rebels (§S5.4, §A13): deck, then count, then heads', () => {
  it.each<[string, Deck | null, number | null, number, number]>([
    ['the deck first', { zhu: 1, fan: 3 }, 5, 8, 3],
    ['a deck that says none', { zhu: 1, fan: 0 }, 5, 8, 0],
    ['the count without a deck', null, 5, 8, 5],
    ['a count of none', null, 0, 8, 0],
    ['the count where the deck does not say', { zhu: 1 }, 2, 8, 2],
    ['2 heads', null, null, 2, 1],
    ['3 heads', null, null, 3, 1],
    ['4 heads', null, null, 4, 1],
    ['5 heads', null, null, 5, 2],
    ['6 heads', null, null, 6, 2],
    ['7 heads', null, null, 7, 3],
    ['8 heads', null, null, 8, 4],
    ['10 heads', null, null, 10, 4],
  ])('%s', (_what, deck, counted, players, rebels) => {
    expect(expectedRebels(deck, counted, players)).toBe(rebels);
  });
});
