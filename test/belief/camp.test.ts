/** Camps are worked out lazily and laid out for speed; what they say is what a plain sum over the worlds says, to the bit. */
import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../src/core/belief/acts';
import { seeEvent, type Belief } from '../../src/core/belief/belief';
import { createCamps, createKnowingCamps } from '../../src/core/belief/camp';
import type { Learned } from '../../src/core/learned';
import { campAt, createMarginals, marginals, type Onlooker } from '../../src/core/belief/marginals';
import { shippedParameters } from '../../src/core/belief/shipped';
import type { PublicEvent, Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { draw } from '../../src/core/random';
import { beliefFor, DECKS, eventsOf, goldenGames, headerOf, sha, turn } from './support';

/** The sum as it is written down: every live world that agrees adds its weight to the roles that it deals. */
function plainly(
  { worlds: { roles, seats }, live, liveCount, logs }: Belief,
  { seat, role, learned }: Onlooker,
): Float64Array {
  const names = ['zhu', 'zhong', 'fan', 'nei'];
  const known = [
    [seat, role] as const,
    ...Object.entries(learned ?? {}).map(([about, what]) => [Number(about), what] as const),
  ];
  let top = -Infinity;
  for (let i = 0; i < liveCount; i++) top = Math.max(top, logs[live[i]!]!);
  const out = new Float64Array(seats.length * 4);
  let total = 0;
  for (let i = 0; i < liveCount; i++) {
    const base = live[i]! * seats.length;
    if (known.some(([about, what]) => roles[base + seats.indexOf(about)] !== names.indexOf(what))) continue;
    const weight = Math.exp(logs[live[i]!]! - top);
    total += weight;
    seats.forEach((_, k) => {
      out[k * 4 + roles[base + k]!]! += weight;
    });
  }
  return out.map((sum) => sum / total);
}

const axis = (belief: Belief, role: Role): number =>
  role === 'fan' ? -1 : role === 'nei' ? balanceOf(belief.scene) : 1;

/** Folds the events and compares after each; `asks` says who looks after which event, so that views grow stale. */
function compare(
  belief: Belief,
  events: readonly PublicEvent[],
  truth: Readonly<Record<Seat, Role>>,
  asks: (i: number, seat: Seat) => boolean,
): number {
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
    // Half way the second seat learns who the third is.
    if (i === events.length >> 1) learned.set(`${seats[1]},${seats[2]}`, truth[seats[2]!]!);
    for (const seat of seats) {
      if (!asks(i, seat)) continue;
      const knows = seats.filter((about) => learned.has(`${seat},${about}`)).map((about) => [about, truth[about]!]);
      const onlooker: Onlooker = { seat, role: truth[seat]!, learned: Object.fromEntries(knows) as Record<Seat, Role> };
      const plain = plainly(belief, onlooker);
      expect(marginals(belief, onlooker, out)).toBe(true);
      expect(out).toEqual(plain);
      seats.forEach((about, index) => {
        expect(Object.is(camps.camp(seat, about), campAt(plain, index) * axis(belief, onlooker.role))).toBe(true);
      });
      // What is shown goes by what everybody saw, whatever anybody learned.
      const unknowing = plainly(belief, { seat, role: truth[seat]! });
      seats.forEach((about, index) => {
        expect(shown.camp(seat, about)).toBe(campAt(unknowing, index) * axis(belief, onlooker.role));
      });
      compared += 1;
    }
  }
  return compared;
}

describe('camps', () => {
  it.each(goldenGames())('in a recorded game: $name', ({ recording }) => {
    const belief = beliefFor(recording.header, shippedParameters());
    const compared = compare(
      belief,
      eventsOf(recording),
      recording.truth!,
      (i, seat) => draw(3, 'asks', i, seat) < 0.3,
    );
    expect(compared).toBeGreaterThan(0);
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
    expect(compare(beliefFor(headerOf(10)), events, truth, () => true)).toBeGreaterThan(400);
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
