/** What the rules over targets are about, counted in made-up games of five: 1 lord, 2 loyalist, 3 and 4 rebels, 5 traitor. */
import { expect, it } from 'vitest';
import { tallyAims, type AimCount } from '../../dev/arena/aims';
import type { PublicEvent, Seat } from '../../src/core/event';
import { card, die, TRUTH } from './made-up';

const turn = (seat: Seat, hp: Partial<Record<Seat, number>> = {}): PublicEvent => ({
  type: 'turn',
  seat,
  n: 1,
  hp: Object.fromEntries([1, 2, 3, 4, 5].map((one) => [one, hp[one] ?? 4])),
  hand: {},
});

const counted = (what: AimCount, seat: Seat, events: readonly PublicEvent[]): [number, number] => {
  const { part, whole } = tallyAims(events, TRUTH).get(seat)![what];
  return [part, whole];
};

it('counts who of the own camp a group card killed, and nobody of another', () => {
  const sweep = card(3, [4, 5, 1, 2], 'nanman');
  expect(counted('spareKin', 3, [turn(3), sweep, die(4, 3), die(2, 3)])).toEqual([1, 1]);
  expect(counted('spareKin', 3, [turn(3), sweep, turn(5), die(4, 3)])).toEqual([0, 1]);
  expect(counted('spareKin', 3, [turn(3), sweep, card(3, [1, 2], 'sha'), die(4, 3)])).toEqual([0, 1]);
  // The blow that came after it is no group card's.
  expect(counted('spareKin', 3, [turn(3), sweep, card(3, [4], 'sha'), die(4, 3)])).toEqual([0, 1]);
});

it('counts how far round the living a delayed card goes', () => {
  expect(counted('lebuOrder', 4, [turn(4), card(4, [5], 'lebu')])).toEqual([0, 1]);
  expect(counted('lebuOrder', 4, [turn(4), card(4, [3], 'lebu')])).toEqual([1, 1]);
  expect(counted('lebuOrder', 4, [turn(4), die(5, 1), card(4, [2], 'bingliang')])).toEqual([0.5, 1]);
});

it('counts blows at a foe at its last hp, of those dealt where one could be aimed at', () => {
  const weak = turn(3, { 2: 1, 4: 1 });
  expect(counted('finish', 3, [weak, card(3, [2], 'sha', [1, 2])])).toEqual([1, 1]);
  expect(counted('finish', 3, [weak, card(3, [1], 'sha', [1, 2])])).toEqual([0, 1]);
  // A fellow at its last hp is nobody to finish, and who is healed is not at it.
  expect(counted('finish', 3, [weak, card(3, [1], 'sha', [1, 4])])).toEqual([0, 0]);
  const healed: PublicEvent = { type: 'heal', by: null, to: 2, num: 1, via: {} };
  expect(counted('finish', 3, [weak, healed, card(3, [1], 'sha', [1, 2])])).toEqual([0, 0]);
});

it('counts peaches for who struck the rescuer in the running turn', () => {
  const blow = card(5, [2], 'sha');
  const rescue = card(2, [5], 'tao');
  expect(counted('ungrateful', 2, [turn(5), blow, rescue])).toEqual([1, 1]);
  expect(counted('ungrateful', 2, [turn(5), blow, turn(1), rescue])).toEqual([0, 1]);
});

it('counts aimed cards at the own camp, the lord left out', () => {
  const events = [turn(2), card(2, [1], 'sha'), card(2, [3], 'sha'), turn(3), card(3, [4], 'juedou')];
  expect(counted('kin', 2, events)).toEqual([0, 1]);
  expect(counted('kin', 3, events)).toEqual([1, 1]);
});
