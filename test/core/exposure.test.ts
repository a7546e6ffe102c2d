/** §S4.1 and §A6: how acts expose their actor. */
import { describe, expect, it } from 'vitest';
import type { PublicEvent } from '../../src/core/event';
import { exposureAfter, exposureWeight, isExposed, revealWeight } from '../../src/core/exposure';
import type { Role } from '../../src/core/role';
import { card, damage, fold, reveal, same, seatOf, shown, skill, tableOf, wuxie, zone } from './support';

const seat = (exposure: number, revealed: Role | null = null) => ({ ...seatOf(tableOf(), 2), exposure, revealed });

describe('weights by exposure', () => {
  it.each([
    [-0.5, 1],
    [0, 1],
    [0.69, 1],
    [0.7, 1.1],
    [0.84, 1.1],
    [0.85, 1.25],
    [0.95, 1.25],
    [1, 1.25],
  ])('a guess at %d weighs %d (§S5.2 step 1)', (exposure, weight) => {
    expect(exposureWeight(exposure)).toBe(weight);
  });

  it.each([
    [0.7, null, 0.6],
    [0.84, null, 0.6],
    [0.85, null, 0.8],
    [0.95, null, 0.8],
    [0, 'fan', 1],
    [0.9, 'zhong', 1],
  ] as const)('a clue through exposure %d, shown %s, weighs %d (§S4.3)', (exposure, revealed, weight) => {
    expect(revealWeight(seat(exposure, revealed))).toBe(weight);
  });

  it.each([
    [0, null, false],
    [0.69, null, false],
    [0.7, null, true],
    [0.95, null, true],
    [0, 'nei', true],
  ] as const)('exposure %d, shown %s counts as exposed: %s', (exposure, revealed, expected) => {
    expect(isExposed(seat(exposure, revealed))).toBe(expected);
  });
});

describe('what an act raises exposure to', () => {
  it.each([
    // actor before, target's exposure, target's shown role, tv, actor after
    ['rule 1: hurting somebody formally shown', 0, 0, 'fan', -1, 0.95],
    ['rule 1: hurting the lord', 0, 1, 'zhu', -0.1, 0.95],
    ['helping somebody formally shown', 0, 0, 'fan', 1, 0],
    ['a peach for the lord', 0, 1, 'zhu', 2, 0],
    ['rule 2: helping somebody softly exposed', 0, 0.7, null, 1, 0.85],
    ['rule 2 at 0.95', 0, 0.95, null, 0.1, 0.85],
    ['helping somebody just below', 0, 0.69, null, 1, 0],
    ['hurting somebody softly exposed', 0, 0.9, null, -1, 0],
    ['an act worth nothing on the lord', 0, 1, 'zhu', 0, 0],
    ['an act worth nothing on somebody softly exposed', 0, 0.9, null, 0, 0],
    ['rule 2 does not lower', 0.9, 0.7, null, 1, 0.9],
    ['rule 1 does not lower', 0.97, 0, 'fan', -1, 0.97],
    ['rule 1 above rule 2', 0.85, 0, 'fan', -1, 0.95],
    ['the engine may have hidden somebody', -0.5, 0, 'fan', -1, 0.95],
  ] as const)('%s', (_what, before, exposure, role, tv, after) => {
    expect(exposureAfter(seat(before), seat(exposure, role), tv)).toBe(after);
  });

  it('leaves those alone who are shown themselves', () => {
    expect(exposureAfter(seat(0, 'fan'), seat(0, 'zhong'), -1)).toBe(0);
    expect(exposureAfter(seat(0.2, 'fan'), seat(0.9), 1)).toBe(0.2);
  });
});

describe('which events expose (§A6)', () => {
  // Seat 2 is shown as a loyalist, seat 4 softly exposed; seat 3 acts.
  const rows: [string, PublicEvent, number][] = [
    ['a card aimed at the lord', card(3, 1, 'sha', -1), 0.95],
    ['a card aimed at somebody shown', card(3, 2, 'juedou', -1.5), 0.95],
    ['a delay card', card(3, 2, 'lebu', -2), 0.95],
    ['help for somebody softly exposed', card(3, 4, 'tao', 2), 0.85],
    ['a group card that touches the lord', card(3, [1, 2, 4, 5], 'nanman', -1, true), 0],
    ['a group card with one target left', card(3, 1, 'nanman', -1, true), 0],
    ['a card with two targets', card(3, [1, 2], 'sha', -1), 0],
    ['a card without targets', card(3, [], 'sha', -1), 0],
    ['a card on oneself', card(3, 3, 'tao', 2), 0],
    ['过河拆桥 before the pick', card(3, 1, 'guohe', -1), 0],
    ['顺手牵羊 before the pick', card(3, 1, 'shunshou', -1), 0],
    ['the pick: a hand card of the lord', zone(3, 1, {}), 0.95],
    ['the pick: taken, not discarded', zone(3, 1, { kind: 'gain', by_card: 'shunshou' }), 0.95],
    ['the pick: 乐不思蜀 off the lord is help', zone(3, 1, { pos: 'j', card: 'lebu' }), 0],
    ['the pick: 乐不思蜀 off somebody softly exposed', zone(3, 4, { pos: 'j', card: 'lebu' }), 0.85],
    ['two cards picked at once', zone(3, 1, { of: 2 }), 0],
    ['a pick by a skill', zone(3, 1, { by_card: 'fankui' }), 0],
    ['a skill', skill(3, 1, 'fanjian', -2), 0],
    ['无懈可击', wuxie(3, 1, 2, 1), 0],
    ['无懈可击 as a card', card(3, 1, 'wuxie', -1), 0],
    ['damage', damage(3, 1, 2), 0],
  ];

  it.each(rows)('%s', (_what, event, exposure) => {
    const game = tableOf();
    fold(game, reveal(2, 'zhong'), shown(4, 0.7));
    const deltas = fold(game, event);
    expect(seatOf(game, 3).exposure).toBe(exposure);
    same(
      deltas.filter(({ observer }) => observer === null),
      exposure === 0 ? [] : [{ observer: null, about: 3, shown: exposure }],
    );
  });

  it('judges an act by the exposure before it', () => {
    const game = tableOf();
    // Helping seat 4 exposes 3 to 0.85; helping 3 then exposes 5, but only from the next act on.
    fold(game, shown(4, 0.7), card(3, 4, 'tao', 1), card(5, 3, 'tao', 1));
    expect([3, 4, 5].map((each) => seatOf(game, each).exposure)).toEqual([0.85, 0.7, 0.85]);
  });
});

describe('exposure moved by the engine', () => {
  it('is reported as a difference, and once', () => {
    const game = tableOf();
    same(fold(game, shown(3, 0.3)), [{ observer: null, about: 3, shown: 0.3 }]);
    same(fold(game, shown(3, 0.3)), []);
    same(fold(game, shown(3, -0.5)), [{ observer: null, about: 3, shown: -0.8 }]);
    expect(seatOf(game, 3).exposure).toBe(-0.5);
  });
});
