/** What one who decides takes the others for, kept between decisions, is what it would work out anew. */
import { expect, it } from 'vitest';
import { createBelief, seeEvent } from '../../../src/core/belief/belief';
import { createCamps, createKnowingCamps } from '../../../src/core/belief/camp';
import { shippedParameters } from '../../../src/core/belief/shipped';
import type { GameHeader, PublicEvent } from '../../../src/core/event';
import { step } from '../../../src/core/fold';
import { createGame } from '../../../src/core/game';
import type { Insight } from '../../../src/core/learned';
import { createTakes, oddsOf } from '../../../src/core/odds';
import { createPersona } from '../../../src/core/persona';
import type { Role } from '../../../src/core/role';
import { card, damage, die } from '../support';

const ROLES: readonly Role[] = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'];
const HEADER: GameHeader = {
  type: 'game',
  v: 1,
  engine: 'test',
  lord: 1,
  deck: { zhu: 1, zhong: 2, fan: 4, nei: 1 },
  me: null,
  seed: 7,
  players: ROLES.map((_, i) => ({ seat: i + 1, name: `P${i + 1}`, hp: 4, maxHp: 4 })),
};
const EVENTS: readonly PublicEvent[] = [
  card(4, 1, 'sha', -1.5),
  damage(4, 1, 1, { card: 'sha' }),
  card(2, 4, 'juedou', -1.5),
  card(5, 2, 'sha', -1.5),
  die(4, 'fan'),
  card(8, 5, 'sha', -1.5),
];

it.each([false, true])('after every event, having learned something: %s', (knows) => {
  const roles = {
    own: (seat: number): Role | null => ROLES[seat - 1] ?? null,
    engineAttitude: () => 0,
    rebelCount: () => null,
  };
  const belief = createBelief(HEADER, shippedParameters());
  if (typeof belief === 'string') throw new Error(belief);
  const camps = createCamps(belief, roles);
  const learned = (observer: number, about: number): Role | null =>
    knows && observer === 2 && about === 6 ? 'fan' : null;
  const insight: Insight = { learned, camps: createKnowingCamps(belief, roles, { learned }, camps) };
  const game = createGame(HEADER, { roles, personaOf: () => createPersona('balanced'), strict: true, belief: camps });
  const takes = createTakes(game, belief, insight);
  for (const event of EVENTS) {
    step(game, event);
    seeEvent(belief, event);
    for (const observer of [1, 2, 5, 8])
      for (const about of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const anew = oddsOf(game, belief, insight, observer, about);
        const first = takes(observer, about);
        for (const role of ['zhu', 'zhong', 'fan', 'nei', 'commoner'] as const)
          expect(first[role]).toBeCloseTo(anew[role], 9);
        expect(takes(observer, about)).toBe(first);
      }
  }
});
