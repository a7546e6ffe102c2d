/** `revive` in the fold and in belief (§R2): alive again, with what the death laid open, or hidden once more. */
import { describe, expect, it } from 'vitest';
import { seeEvent } from '../../src/core/belief/belief';
import { balanceOf } from '../../src/core/belief/acts';
import { beliefOf } from '../../src/core/belief/marginals';
import { consensus } from '../../src/core/consensus';
import type { PublicEvent, Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { beliefFor, headerOf, sha } from '../belief/support';
import { card, column, fold, mindOf, seatOf, tableOf, turn } from './support';

const die = (seat: Seat, role: Role): PublicEvent => ({ type: 'die', seat, by: 1, role });
const revive = (seat: Seat, hidden?: true): PublicEvent => ({
  type: 'revive',
  seat,
  hp: 2,
  ...(hidden ? { hidden } : {}),
});

describe('the fold', () => {
  it('has the seat alive, with this hp and the role that its death laid open', () => {
    const game = tableOf();
    fold(game, die(3, 'fan'), revive(3));
    expect(seatOf(game, 3)).toMatchObject({ alive: true, hp: 2, revealed: 'fan' });
    expect(consensus(game, seatOf(game, 3))).toMatchObject({ identity: 'fan', confidence: 1, reason: 'fixed_shown' });
  });

  it('lets it watch and act again; the dead do neither', () => {
    const game = tableOf({ engine: (from, to) => (from === to ? 10 : 4) });
    fold(game, die(3, 'fan'), card(2, 1, 'sha', -1));
    expect(column(game, 'evidence', 2)[3]).toBe(0);
    fold(game, revive(3), card(2, 1, 'sha', -1));
    expect(column(game, 'evidence', 2)[3]).toBeLessThan(0);
    const { turnsTaken } = mindOf(game, 3).runtime;
    fold(game, turn(3));
    expect(mindOf(game, 3).runtime.turnsTaken).toBe(turnsTaken + 1);
  });

  it('hides the role again where the engine does, and asks the table anew', () => {
    const game = tableOf();
    fold(game, die(3, 'fan'));
    expect(consensus(game, seatOf(game, 3)).identity).toBe('fan');
    fold(game, revive(3, true));
    expect(seatOf(game, 3)).toMatchObject({ alive: true, revealed: null, exposure: 0 });
    expect(consensus(game, seatOf(game, 3)).identity).toBe('unknown');
  });

  it('never hides the lord, and changes nothing of the living or of a stranger', () => {
    const game = tableOf();
    fold(game, revive(1, true), revive(2, true), revive(9));
    expect(seatOf(game, 1)).toMatchObject({ hp: 4, revealed: 'zhu' });
    fold(game, die(1, 'zhu'), revive(1, true));
    expect(seatOf(game, 1)).toMatchObject({ alive: true, revealed: 'zhu' });
  });
});

describe('belief', () => {
  const chances = (belief: ReturnType<typeof beliefFor>, seat: Seat) => beliefOf(belief, null, seat);

  it('knows what died, counts it among the living again, and reads its acts', () => {
    const belief = beliefFor(headerOf(5));
    const living = () => [belief.scene.livingCount, [...belief.scene.living]] as const;
    const before = living();
    seeEvent(belief, die(3, 'fan'));
    const dead = [balanceOf(belief.scene), chances(belief, 4)] as const;
    seeEvent(belief, revive(3));
    expect(living()).toEqual(before);
    expect(chances(belief, 3)?.fan).toBe(1);
    expect(chances(belief, 4)).toEqual(dead[1]);
    const told = belief.told.events.length;
    seeEvent(belief, sha(3, 2, 5));
    expect(belief.told.events.length).toBe(told + 1);
    seeEvent(belief, die(3, 'fan'));
    expect(living()).toEqual([before[0] - 1, before[1].map((n, role) => (role === 2 ? n - 1 : n))]);
    expect(belief.refused).toBeNull();
  });

  it('says nothing of one whose role is hidden again, and what it said of the others', () => {
    const belief = beliefFor(headerOf(5));
    seeEvent(belief, die(3, 'fan'));
    const others = [2, 4, 5].map((seat) => chances(belief, seat));
    seeEvent(belief, revive(3, true));
    expect(chances(belief, 3)).toBeNull();
    expect([2, 4, 5].map((seat) => chances(belief, seat))).toEqual(others);
    // Whatever comes of it is no contradiction.
    for (const event of [sha(3, 2, 5), sha(2, 3, 5), die(3, 'zhong'), revive(3)]) seeEvent(belief, event);
    expect(belief.refused).toBeNull();
    expect([2, 4, 5].every((seat) => chances(belief, seat) !== null)).toBe(true);
  });

  it.each<[string, PublicEvent]>([
    ['shown', { type: 'reveal', seat: 3, role: 'zhong' }],
    ['dead once more', { type: 'die', seat: 3, by: 1, role: 'zhong' }],
  ])('takes one who comes back as another out of the deck (%s)', (_how, opened) => {
    const belief = beliefFor(headerOf(5));
    seeEvent(belief, die(3, 'fan'));
    const others = [2, 4, 5].map((seat) => chances(belief, seat));
    seeEvent(belief, revive(3));
    seeEvent(belief, opened);
    expect([belief.refused, chances(belief, 3)]).toEqual([null, null]);
    expect([2, 4, 5].map((seat) => chances(belief, seat))).toEqual(others);
    expect(belief.scene.livingCount).toBe(4);
  });

  it('still refuses a role that no deal of the deck allows', () => {
    const belief = beliefFor(headerOf(5));
    seeEvent(belief, die(3, 'nei'));
    seeEvent(belief, die(4, 'nei'));
    expect(belief.refused).toBe('contradiction');
  });
});
