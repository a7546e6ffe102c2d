/** Likeliest worlds, chances and sides (§N10): the deck is kept, facts are facts, and nothing rests on a role that is hidden. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Seat } from '../../src/core/event';
import { completed, type Fit } from '../../src/core/likeliest';
import type { Deck, Role } from '../../src/core/role';

const ROLES: readonly Role[] = ['zhong', 'fan', 'nei'];

/** Every way to lay the cards, the slow way. */
function best(hidden: readonly Seat[], left: Record<string, number>, fit: Fit): number {
  const [seat, ...rest] = hidden;
  if (seat === undefined) return 0;
  return Math.max(
    ...ROLES.map((role) =>
      (left[role] ?? 0) > 0 ? fit(seat, role) + best(rest, { ...left, [role]: left[role]! - 1 }, fit) : -Infinity,
    ),
  );
}

const worthOf = (world: ReadonlyMap<Seat, Role>, fit: Fit): number =>
  [...world].reduce((sum, [seat, role]) => sum + fit(seat, role), 0);

it('a world uses the cards that are left, and fits as well as any', () => {
  fc.assert(
    fc.property(
      fc.record({ zhong: fc.nat(3), fan: fc.nat(3), nei: fc.nat(2) }),
      fc.nat(3),
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 }),
      (left, spare, fits) => {
        const cards = left.zhong + left.fan + left.nei;
        const hidden = Array.from({ length: Math.max(0, cards - spare) }, (_, i) => i + 2);
        const fit: Fit = (seat, role) => fits[(seat - 2) * 3 + ROLES.indexOf(role)] ?? 0;
        const world = completed(hidden, left, fit);
        expect([...world.keys()].sort((a, b) => a - b)).toEqual(hidden);
        for (const role of ROLES)
          expect([...world.values()].filter((given) => given === role).length).toBeLessThanOrEqual(left[role as 'fan']);
        expect(worthOf(world, fit)).toBeCloseTo(best(hidden, left, fit), 9);
      },
    ),
  );
});

it('cards that are too few are made up for', () => {
  const left: Deck = { zhong: 1 };
  const world = completed([2, 3, 4], left, (seat, role) => (seat === 3 && role === 'zhong' ? 1 : 0));
  expect([...world].sort(([a], [b]) => a - b)).toEqual([
    [2, 'fan'],
    [3, 'zhong'],
    [4, 'fan'],
  ]);
  expect([...completed([], left, () => 0)]).toEqual([]);
});
