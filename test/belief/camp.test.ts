/** Belief is laid out for speed and asked lazily; what it says is what the plain computation (plain.ts) says, to twelve digits. */
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../src/core/belief/acts';
import { seeEvent, type Belief, type BeliefParameters } from '../../src/core/belief/belief';
import { createCamps, createKnowingCamps } from '../../src/core/belief/camp';
import type { Learned } from '../../src/core/learned';
import { campAt, createMarginals, marginals, type Onlooker } from '../../src/core/belief/marginals';
import { shippedParameters } from '../../src/core/belief/shipped';
import type { GameHeader, PublicEvent, Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { draw } from '../../src/core/random';
import { plainBelief } from './plain';
import { beliefFor, DECKS, drawnGame, drawnParameters, eventsOf, goldenGames, headerOf, sha, turn } from './support';

const axis = (belief: Belief, role: Role): number =>
  role === 'fan' ? -1 : role === 'nei' ? balanceOf(belief.scene) : 1;

/** Folds the events and compares after each; `asks` says who looks after which event, so that views grow stale. */
function compare(
  header: GameHeader,
  parameters: BeliefParameters,
  events: readonly PublicEvent[],
  truth: Readonly<Record<Seat, Role>>,
  asks: (i: number, seat: Seat) => boolean,
): number {
  const belief = beliefFor(header, parameters);
  const plain = plainBelief(header, parameters);
  const learned = new Map<string, Role>();
  const roles = { own: (seat: Seat) => truth[seat] ?? null };
  const shown = createCamps(belief, roles);
  const own: Learned = { learned: (from, about) => learned.get(`${from},${about}`) ?? null };
  const camps = createKnowingCamps(belief, roles, own, shown);
  const out = createMarginals(belief);
  const { seats } = belief.worlds;
  let compared = 0;
  for (const [i, event] of events.entries()) {
    seeEvent(belief, event);
    if (belief.refused !== null) break;
    plain.see(event);
    near(answerOf(belief, null, out), plain.marginals(null));
    // Half way the second seat learns who the third is.
    if (i === events.length >> 1) learned.set(`${seats[1]},${seats[2]}`, truth[seats[2]!]!);
    for (const seat of seats) {
      if (!asks(i, seat)) continue;
      const knows = seats.filter((about) => learned.has(`${seat},${about}`)).map((about) => [about, truth[about]!]);
      const onlooker: Onlooker = { seat, role: truth[seat]!, learned: Object.fromEntries(knows) as Record<Seat, Role> };
      const known = plain.marginals(onlooker);
      near(answerOf(belief, onlooker, out), known);
      // What is shown goes by what everybody saw, whatever anybody learned.
      const unknowing = plain.marginals({ seat, role: truth[seat]! });
      const side = axis(belief, onlooker.role);
      near(
        seats.map((about) => camps.camp(seat, about)!),
        seats.map((_, index) => campAt(known!, index) * side),
      );
      near(
        seats.map((about) => shown.camp(seat, about)!),
        seats.map((_, index) => campAt(unknowing!, index) * side),
      );
      compared += 1;
    }
  }
  return compared;
}

/** Twelve digits. */
const NEAR = 1e-12;

function near(found: ArrayLike<number> | null, expected: ArrayLike<number> | null): void {
  expect(found === null).toBe(expected === null);
  let far = 0;
  for (let i = 0; i < (expected?.length ?? 0); i++) far = Math.max(far, Math.abs(found![i]! - expected![i]!));
  expect(far).toBeLessThan(NEAR);
}

const answerOf = (belief: Belief, onlooker: Onlooker | null, out: Float64Array): Float64Array | null =>
  marginals(belief, onlooker, out) ? out : null;

describe('camps', () => {
  it.each(goldenGames())('in a recorded game: $name', ({ recording: { header, truth }, recording }) => {
    const asks = (i: number, seat: Seat): boolean => draw(3, 'asks', i, seat) < 0.3;
    expect(compare(header, shippedParameters(), eventsOf(recording), truth!, asks)).toBeGreaterThan(0);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('at %i seats, in games drawn by chance, with doubt and without', (players) => {
    for (const doubt of [undefined, { start: 0.2, person: 0.3, onset: 0.1 }]) {
      const parameters = { ...drawnParameters(players), ...(doubt && { doubt }) };
      const { events, truth } = drawnGame(players, players);
      const asks = (i: number, seat: Seat): boolean => draw(4, 'asks', i, seat) < 0.4;
      expect(compare(headerOf(players), parameters, events, truth, asks)).toBeGreaterThan(10);
    }
  });

  it('at ten seats, where everybody looks, deaths take worlds away', () => {
    const roles = Object.entries(DECKS[10]!).flatMap(([role, count]) => Array<Role>(count).fill(role as Role));
    const truth = Object.fromEntries(roles.map((role, i) => [i + 1, role])) as Record<Seat, Role>;
    const events: PublicEvent[] = [];
    for (let i = 0; i < 60; i++) {
      const by = 1 + Math.floor(draw(5, 'by', i) * 10);
      const to = 1 + ((by + Math.floor(draw(5, 'to', i) * 9)) % 10);
      if (by !== to) events.push(i % 7 === 0 ? turn(by, i, 10) : sha(by, to, 10));
      if (i === 20 || i === 45)
        events.push({ type: 'die', seat: i === 20 ? 9 : 4, by: null, role: truth[i === 20 ? 9 : 4]! });
      if (i % 9 === 0) events.push({ type: 'round', n: i });
    }
    expect(compare(headerOf(10), drawnParameters(), events, truth, () => true)).toBeGreaterThan(400);
  });

  it('an event that says nothing of roles changes no weight, and nobody works anything out', () => {
    const belief = beliefFor(headerOf(8));
    seeEvent(belief, sha(3, 1, 8));
    const { revision } = belief;
    seeEvent(belief, { type: 'round', n: 2 });
    expect(belief.revision).toBe(revision);
    seeEvent(belief, sha(4, 1, 8));
    expect(belief.revision).toBe(revision + 1);
    seeEvent(belief, { type: 'reveal', seat: 4, role: 'fan' });
    expect(belief.revision).toBe(revision + 2);
  });
});
