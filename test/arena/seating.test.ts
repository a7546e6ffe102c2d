/** Who sits where, which games a plan asks for, and what may be named. */
import { describe, expect, it } from 'vitest';
import { knownMinds, variant } from '../../dev/arena/minds';
import { cellOf, matches, mindsBySeat, seatings, type Place } from '../../dev/arena/seating';
import type { Role } from '../../src/core/role';
import { UsageError } from '../../dev/program/errors';

const ROLES = new Map<number, Role>([
  [1, 'zhu'],
  [2, 'fan'],
  [3, 'nei'],
  [4, 'zhong'],
  [5, 'fan'],
  [6, 'zhong'],
]);

const guestsAt = (place: Place, seed: number): number[] =>
  [...mindsBySeat({ seating: { house: 'engine', guest: { mind: 'strict', place } }, players: 6, seed }, ROLES)].flatMap(
    ([seat, mind]) => (mind === 'strict' ? [seat] : []),
  );

describe('a seating', () => {
  it('gives a camp to the guest, and everything else to the house', () => {
    expect(guestsAt('lords', 7)).toEqual([1, 4, 6]);
    expect(guestsAt('rebels', 7)).toEqual([2, 5]);
  });

  it('gives one seat of a role to the guest, and every such seat over the seeds', () => {
    expect(guestsAt('zhu', 1)).toEqual([1]);
    expect(guestsAt('nei', 1)).toEqual([3]);
    expect([guestsAt('zhong', 10), guestsAt('zhong', 11), guestsAt('zhong', 12)]).toEqual([[4], [6], [4]]);
  });

  it('without a guest is one mind', () => {
    const minds = mindsBySeat({ seating: { house: 'spec', guest: null }, players: 6, seed: 3 }, ROLES);
    expect(new Set(minds.values())).toEqual(new Set(['spec']));
    expect(minds.size).toBe(6);
  });
});

describe('a plan', () => {
  it('has the tables that its guests are compared with, each seating once', () => {
    const all = seatings({ designs: ['table', 'camp', 'substitute'], minds: ['engine', 'strict'], houses: ['engine'] });
    expect(all.map(cellOf)).toEqual([
      'engine',
      'strict',
      'engine+strict@lords',
      'engine+strict@rebels',
      'engine+strict@zhu',
      'engine+strict@zhong',
      'engine+strict@fan',
      'engine+strict@nei',
    ]);
    expect(seatings({ designs: ['camp'], minds: ['strict'], houses: ['spec'] }).map(cellOf)).toEqual([
      'spec',
      'spec+strict@lords',
      'spec+strict@rebels',
    ]);
  });

  it('may be told which places guests sit in', () => {
    const all = seatings({
      designs: ['substitute', 'camp'],
      minds: ['strict'],
      houses: ['engine'],
      places: ['nei', 'lords'],
    });
    expect(all.map(cellOf)).toEqual(['engine', 'engine+strict@nei', 'engine+strict@lords']);
  });

  it('goes seed by seed', () => {
    const all = seatings({ designs: ['table'], minds: ['engine', 'belief'], houses: [] });
    expect(matches(all, 5, 40, 2).map(({ seating, seed }) => `${seating.house} ${seed}`)).toEqual([
      'engine 40',
      'belief 40',
      'engine 41',
      'belief 41',
    ]);
  });
});

describe('minds', () => {
  it('are the rows, and variants of them by their settings', () => {
    const known = knownMinds(['calm=strict:caution=false,finish=true', 'loud=calm:caution=true'], true);
    expect(known.map(({ name }) => name)).toEqual(['engine', 'spec', 'belief', 'strict', 'other', 'calm', 'loud']);
    expect(known.find(({ name }) => name === 'calm')?.settings).toEqual({
      inference: 'belief',
      strict: true,
      caution: false,
      finish: true,
    });
    expect(known.find(({ name }) => name === 'loud')?.settings?.['caution']).toBe(true);
  });

  it.each([
    '',
    'a',
    'a=',
    'a=nobody',
    'a=engine:x=1',
    'spec=strict',
    'a b=strict',
    'a=strict:x',
    '../a=strict',
    'a=strict',
    'a=strict:cautoin=false',
    'a=strict:caution=1',
    'a=strict:caution=true',
    'a=strict:inference=bogus',
  ])('are not “%s”', (text) => {
    expect(() => variant(text, knownMinds([], false))).toThrow(UsageError);
  });
});
