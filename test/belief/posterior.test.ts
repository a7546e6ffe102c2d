import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBelief, seeEvent } from '../../src/core/belief/belief';
import { beliefOf, campAt, createMarginals, likeliestWorld, marginals } from '../../src/core/belief/marginals';
import { groupOf } from '../../src/core/belief/layout';
import { movers } from '../../src/core/belief/movers';
import { actsOf, MOST_TOLD } from '../../src/core/belief/told';
import { dealWorlds, ROLE_NAMES, ROLES } from '../../src/core/belief/worlds';
import type { PublicEvent } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { beliefFor, DECKS, drawnParameters, eventsOf, goldenGames, headerOf, sha } from './support';

const countOf = (players: number): number => {
  const worlds = dealWorlds(headerOf(players));
  return typeof worlds === 'string' ? 0 : worlds.count;
};

describe('worlds', () => {
  it('are all deals of the deck with the lord in his seat', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map(countOf)).toEqual([1, 2, 6, 12, 20, 60, 105, 280, 1260]);
  });

  it.each([
    ['deck_unknown', { deck: null }],
    ['deck_role', { deck: { zhu: 1, fan: 2, nei: 1, commoner: 1 } }],
    ['deck_size', { deck: { zhu: 1, fan: 2, nei: 1 } }],
    ['lord', { deck: { zhu: 2, fan: 2, nei: 1 } }],
    ['lord', { deck: { zhong: 2, fan: 2, nei: 1 } }],
    ['lord', { lord: 9 }],
  ])('refuses with %s', (reason, over) => {
    expect(createBelief(headerOf(5, over), drawnParameters())).toBe(reason);
  });

  it('refuses a table that is too big, and one that is none', () => {
    expect(createBelief(headerOf(11), drawnParameters())).toBe('seats');
    expect(createBelief(headerOf(1), drawnParameters())).toBe('seats');
  });

  it('takes a custom deck', () => {
    const worlds = dealWorlds(headerOf(5, { deck: { zhu: 1, fan: 1, nei: 3 } }));
    expect(typeof worlds === 'string' ? worlds : worlds.count).toBe(4);
  });
});

/** The same question, answered from the formula alone: one act, weights only in the group `harm`. */
function byHand(table: number[], actorRole: number, roles: number[], target: number): number {
  const u = (j: number): number => table[actorRole * ROLES + roles[j]!]!;
  let sum = 1;
  for (let j = 0; j < roles.length; j++) if (j !== 2) sum += Math.exp(u(j));
  return (0.95 * Math.exp(u(target))) / sum + 0.05 / roles.length;
}

describe('the posterior', () => {
  it("is Bayes' rule over the worlds", () => {
    const table = Array.from({ length: 16 }, (_, i) => (i % 5) * 0.4 - 0.7);
    const { weights, signs } = drawnParameters();
    const only = new Float64Array(weights.length);
    only.set(table, groupOf('harm') * 16);
    const belief = beliefFor(headerOf(5), { weights: only, signs });
    seeEvent(belief, sha(3, 1, 5));
    const { roles, count } = belief.worlds;
    const weight = Array.from({ length: count }, (_, world) => {
      const dealt = [...roles.subarray(world * 5, world * 5 + 5)];
      return byHand(table, dealt[2]!, dealt, 0);
    });
    const total = weight.reduce((sum, w) => sum + w, 0);
    const fan = weight.reduce((sum, w, world) => sum + (roles[world * 5 + 2] === 2 ? w : 0), 0) / total;
    expect(beliefOf(belief, null, 3)?.fan).toBeCloseTo(fan, 12);
  });

  it('starts from the deck, for a spectator and for one with a role', () => {
    const belief = beliefFor(headerOf(8));
    const spectator = beliefOf(belief, null, 5)!;
    expect([spectator.zhong, spectator.fan, spectator.nei].map((p) => p * 7)).toEqual(
      [2, 4, 1].map((n) => expect.closeTo(n) as number),
    );
    const traitor = beliefOf(belief, { seat: 2, role: 'nei' }, 5)!;
    expect([traitor.zhong, traitor.fan, traitor.nei].map((p) => p * 6)).toEqual(
      [2, 4, 0].map((n) => expect.closeTo(n) as number),
    );
    expect(beliefOf(belief, { seat: 2, role: 'nei', learned: { 3: 'fan' } }, 5)?.fan).toBeCloseTo(3 / 5);
  });

  it('answers null for a seat that is not there and for knowledge that fits no world', () => {
    const belief = beliefFor(headerOf(5));
    expect(beliefOf(belief, null, 9)).toBeNull();
    expect(beliefOf(belief, { seat: 2, role: 'zhu' }, 3)).toBeNull();
    expect(beliefOf(belief, { seat: 2, role: 'nei', learned: { 3: 'nei' } }, 4)).toBeNull();
    expect(likeliestWorld(belief, { seat: 2, role: 'zhu' })).toBeNull();
  });

  it('answers one whose worlds a spectator has long given up', () => {
    const { weights, signs } = drawnParameters();
    const sure = new Float64Array(weights.length);
    // Rebels do it to the lord for certain, others never.
    sure[groupOf('harm') * 16 + 2 * ROLES] = 40;
    sure[groupOf('harm') * 16 + ROLES] = -40;
    sure[groupOf('harm') * 16 + 3 * ROLES] = -40;
    const belief = beliefFor(headerOf(5), { weights: sure, signs });
    for (let n = 0; n < 150; n++) for (const by of [3, 4]) seeEvent(belief, sha(by, 1, 5));
    expect(beliefOf(belief, null, 3)!.fan).toBeCloseTo(1);
    const odd = beliefOf(belief, { seat: 3, role: 'zhong' }, 4)!;
    expect(odd.fan).toBeCloseTo(1);
    expect(odd.zhong + odd.fan + odd.nei).toBeCloseTo(1);
    expect(beliefOf(belief, null, 4)!.fan).toBeCloseTo(1);
  });

  it('gives up where what was revealed fits no deal, and says why', () => {
    const belief = beliefFor(headerOf(5));
    seeEvent(belief, { type: 'reveal', seat: 2, role: 'nei' });
    expect(beliefOf(belief, null, 3)?.nei).toBe(0);
    seeEvent(belief, { type: 'die', seat: 3, by: 1, role: 'nei' });
    expect(belief.refused).toBe('contradiction');
    expect(beliefOf(belief, null, 4)).toBeNull();
    expect(() => {
      seeEvent(belief, sha(1, 2, 5));
    }).not.toThrow();
  });

  it('keeps the deck on every recorded game, for everybody, at every moment', () => {
    for (const { recording } of goldenGames()) {
      const belief = beliefFor(recording.header);
      const deck = recording.header.deck!;
      const out = createMarginals(belief);
      for (const event of eventsOf(recording)) {
        seeEvent(belief, event);
        for (const seat of [null, ...belief.worlds.seats]) {
          const role = seat === null ? null : recording.truth![seat]!;
          expect(marginals(belief, seat === null || role === null ? null : { seat, role }, out)).toBe(true);
          ROLE_NAMES.forEach((name, number) => {
            const sum = belief.worlds.seats.reduce((s, _, i) => s + out[i * ROLES + number]!, 0);
            expect(sum).toBeCloseTo(deck[name] ?? 0, 6);
          });
          if (seat !== null)
            expect(out[belief.worlds.seats.indexOf(seat) * ROLES + ROLE_NAMES.indexOf(role as 'zhu')]).toBeCloseTo(
              1,
              9,
            );
        }
      }
    }
  });

  it('never looks at recorded worths, nor at ai.shown', () => {
    const scrambled = (event: PublicEvent, by: number): PublicEvent => {
      switch (event.type) {
        case 'card':
          return { ...event, tv: Object.fromEntries(event.to.map((seat) => [seat, by])) };
        case 'skill':
          return { ...event, tv: Object.fromEntries(event.to.map((seat) => [seat, by])) };
        case 'wuxie':
          return { ...event, about: { ...event.about, tv: by } };
        case 'shown':
          return { ...event, value: by };
        default:
          return event;
      }
    };
    const { recording } = goldenGames().find(({ name }) => name.startsWith('8p'))!;
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (by) => {
        const plain = beliefFor(recording.header);
        const other = beliefFor(recording.header);
        for (const event of eventsOf(recording)) {
          seeEvent(plain, event);
          seeEvent(other, scrambled(event, by));
        }
        expect([...other.weights]).toEqual([...plain.weights]);
        expect(plain.told.events.length).toBeGreaterThan(20);
      }),
      { numRuns: 5 },
    );
  });

  it('is the same for whoever shares the role and the seat, whatever else is true', () => {
    const { recording } = goldenGames()[0]!;
    const belief = beliefFor(recording.header);
    for (const event of eventsOf(recording).slice(0, 60)) seeEvent(belief, event);
    const role: Role = 'fan';
    const [first, second] = [createMarginals(belief), createMarginals(belief)];
    marginals(belief, { seat: 3, role }, first);
    seeEvent(belief, { type: 'chat', seat: 2, text: '我是忠' });
    marginals(belief, { seat: 3, role }, second);
    expect([...second]).toEqual([...first]);
  });
});

describe('what is read off it', () => {
  it('camp', () => {
    const belief = beliefFor(headerOf(5));
    const out = createMarginals(belief);
    marginals(belief, null, out);
    expect(campAt(out, 0)).toBe(1);
    expect(campAt(out, 1)).toBeCloseTo(1 / 4 - 2 / 4);
  });

  it('the likeliest world deals the deck, and has the onlooker in his own role', () => {
    const belief = beliefFor(headerOf(8));
    for (let n = 1; n <= 8; n++) seeEvent(belief, sha(n, (n % 8) + 1, 8));
    const world = likeliestWorld(belief, { seat: 4, role: 'nei' })!;
    expect(world[4]).toBe('nei');
    expect(Object.values(world).sort()).toEqual(
      Object.entries(DECKS[8]!)
        .flatMap(([role, n]) => Array.from({ length: n }, () => role))
        .sort(),
    );
  });

  it('movers name the acts that an opinion rests on, strongest first', () => {
    const belief = beliefFor(headerOf(5));
    const acts = [sha(3, 1, 5), sha(3, 1, 5), sha(2, 4, 5)];
    for (const act of acts) seeEvent(belief, act);
    seeEvent(belief, { type: 'chat', seat: 2, text: '…' });
    const found = movers(belief, null, 3, 9);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ event }) => acts.some((act) => act === event))).toBe(true);
    const sizes = found.map(({ shift: { zhong, fan, nei } }) => Math.abs(zhong) + Math.abs(fan) + Math.abs(nei));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    const alone = beliefFor(headerOf(5));
    seeEvent(alone, acts[0]!);
    const [only] = movers(alone, null, 3);
    expect(only!.shift.fan).toBeCloseTo(beliefOf(alone, null, 3)!.fan - 0.5, 5);
  });

  it('a game longer than any is weighed whole and told of as far as there is room', () => {
    const belief = beliefFor(headerOf(5));
    const acts = MOST_TOLD + 100;
    for (let n = 0; n < acts; n++) {
      const seat = 2 + (n % 4);
      seeEvent(belief, n % 2 === 0 ? sha(seat, 1, 5) : sha(1, seat, 5));
    }
    expect(actsOf(belief.told)).toBe(acts);
    expect(belief.told.events.length).toBe(MOST_TOLD / 2 + 100);
    const { zhong, fan, nei } = beliefOf(belief, null, 3)!;
    expect(zhong + fan + nei).toBeCloseTo(1, 12);
  });

  it('a game of a common length takes no more memory as it goes on', () => {
    const belief = beliefFor(headerOf(10));
    const { rooms } = belief.told;
    for (let n = 0; n < 500; n++) seeEvent(belief, sha(1 + (n % 10), 1 + ((n + 3) % 10), 10));
    expect(belief.told.events.length).toBe(500);
    expect(belief.told.rooms).toBe(rooms);
  });
});
