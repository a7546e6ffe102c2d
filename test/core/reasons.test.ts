/** Reasons say what happens without their facts: takes the facts away and looks. */
import { describe, expect, it } from 'vitest';
import { createBelief, seeEvent, type Belief } from '../../src/core/belief/belief';
import { beliefOf, type Onlooker } from '../../src/core/belief/marginals';
import { shippedParameters } from '../../src/core/belief/shipped';
import type { GameHeader, PublicEvent, Seat } from '../../src/core/event';
import { changesFor, leanOf, reasonsFor, type Moved } from '../../src/core/reasons';
import { eventsOf, goldenGames, headerOf, sha } from '../belief/support';

const parameters = shippedParameters();

function believed(header: GameHeader, events: readonly PublicEvent[]): Belief {
  const belief = createBelief(header, parameters) as Belief;
  for (const event of events) seeEvent(belief, event);
  return belief;
}

/** The game until a few acts were seen, so that there is something to be said of most seats. */
const openings = goldenGames().map(({ name, recording: { header }, recording }) => {
  const events = eventsOf(recording);
  const first = events.findIndex(({ type }) => type === 'die' || type === 'reveal');
  return { name, header, events: events.slice(0, Math.min(60, first < 0 ? 60 : first)) };
});

describe('reasons by belief', () => {
  it('of the last act told of, the chance moves just as it says when the act is taken away', () => {
    for (const { header, events } of openings) {
      const belief = believed(header, events);
      const last = belief.told.events[belief.told.events.length - 1]!;
      const without = believed(header, events.slice(0, events.indexOf(last)));
      for (const seat of belief.worlds.seats) {
        for (const { event, shift } of reasonsFor({ belief, onlooker: null }, seat, Infinity)) {
          if (event !== last) continue;
          const [now, then] = [beliefOf(belief, null, seat)!, beliefOf(without, null, seat)!];
          for (const role of ['zhong', 'fan', 'nei'] as const)
            expect(now[role] - then[role]).toBeCloseTo(shift![role], 9);
        }
      }
    }
  });

  it('of the strongest three, it moves the way it says, all that followed told again', () => {
    let right = 0;
    let all = 0;
    let said = 0;
    let came = 0;
    for (const { header, events } of openings) {
      const belief = believed(header, events);
      for (const seat of belief.worlds.seats.slice(1)) {
        const now = beliefOf(belief, null, seat)!;
        for (const { event, towards, amount } of reasonsFor({ belief, onlooker: null }, seat, 3)) {
          if (amount < 0.05) continue;
          const then = beliefOf(
            believed(
              header,
              events.filter((one) => one !== event),
            ),
            null,
            seat,
          )!;
          const moved = now[towards as 'fan'] - then[towards as 'fan'];
          all += 1;
          if (moved > 0) right += 1;
          said += amount;
          came += moved;
        }
      }
    }
    expect(all).toBeGreaterThan(40);
    expect(right / all).toBeGreaterThan(0.9);
    expect(came / said).toBeGreaterThan(0.7);
    expect(came / said).toBeLessThan(1.3);
  });

  it('name who did it, the role that gains most, and come strongest first', () => {
    const belief = believed(headerOf(5), [sha(3, 1, 5), sha(3, 1, 5), sha(2, 4, 5)]);
    const reasons = reasonsFor({ belief, onlooker: null }, 3, 9);
    expect(reasons[0]).toMatchObject({ by: [3], about: 3, towards: 'fan' });
    expect(leanOf(reasons[0]!)).toBeLessThan(0);
    const sizes = reasons.map(({ shift }) => Math.abs(shift!.zhong) + Math.abs(shift!.fan) + Math.abs(shift!.nei));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    for (const { towards, amount, shift } of reasons) {
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBe(Math.max(shift!.zhong, shift!.fan, shift!.nei));
      expect(shift![towards as 'fan']).toBe(amount);
    }
  });
});

describe('what would change a mind', () => {
  it('does, by as much as it says, when it happens', () => {
    let found = 0;
    for (const { header, events } of openings) {
      const belief = believed(header, events);
      const weights = [...belief.weights];
      for (const seat of belief.worlds.seats.slice(1)) {
        const onlooker: Onlooker | null = seat === 2 ? null : { seat: 2, role: 'fan' };
        const now = beliefOf(belief, onlooker, seat)!;
        for (const { deed, target, shift, towards, flips } of changesFor(belief, onlooker, seat, 2)) {
          const event: PublicEvent =
            deed === 'harm'
              ? { type: 'card', by: seat, to: [target], card: 'sha', tv: {}, group: false }
              : { type: 'give', by: seat, to: target, num: 1 };
          const then = beliefOf(believed(header, [...events, event]), onlooker, seat)!;
          for (const role of ['zhong', 'fan', 'nei'] as const)
            expect(then[role] - now[role]).toBeCloseTo(shift[role], 9);
          expect(then[towards as 'fan']).toBeGreaterThan(now[towards as 'fan']);
          const top = (chances: typeof now): string => Object.entries(chances).sort(([, a], [, b]) => b - a)[0]![0];
          expect(top(then) !== top(now)).toBe(flips);
          found += 1;
        }
      }
      expect([...belief.weights]).toEqual(weights);
    }
    expect(found).toBeGreaterThan(50);
  });

  it('says nothing of the dead, of an open role, nor of a seat that is not there', () => {
    const belief = believed(headerOf(5), [sha(3, 1, 5), { type: 'die', seat: 3, by: 1, role: 'fan' }]);
    for (const seat of [1, 3, 9]) expect(changesFor(belief, null, seat, 2)).toEqual([]);
    expect(changesFor(belief, null, 4, 2).length).toBe(2);
  });
});

describe('reasons by the rules', () => {
  const event = sha(3, 1, 5);
  const moved = (about: Seat, zhuSignal: number, evidence?: number, observer: Seat = 1): Moved => ({
    event,
    delta: { observer, about, zhuSignal, ...(evidence !== undefined && { evidence }) },
  });

  it('are what moved the observer, strongest first, by its sign', () => {
    const all = [moved(3, -0.5), moved(3, 0.8), moved(3, 0.1, -2), moved(3, 9, 0, 2), moved(4, 3), moved(3, 0)];
    const reasons = reasonsFor({ moved: all, observer: 1 }, 3, 9);
    expect(reasons.map(({ towards, amount }) => [towards, amount])).toEqual([
      ['fan', 2],
      ['zhong', 0.8],
      ['fan', 0.5],
    ]);
    expect(reasons.map(leanOf)).toEqual([-2, 0.8, -0.5]);
    expect(reasonsFor({ moved: all, observer: 1 }, 3, 1).length).toBe(1);
  });
});
