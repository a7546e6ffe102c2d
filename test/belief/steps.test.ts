/** The steps of an opinion against the chances at the ends of turns. */
import { expect, it } from 'vitest';
import { createBelief, seeEvent, standOf, type Belief, type Stand } from '../../src/core/belief/belief';
import { createMarginals, marginals, type Onlooker } from '../../src/core/belief/marginals';
import { stepsBetween } from '../../src/core/belief/steps';
import { shippedParameters } from '../../src/core/belief/shipped';
import { createTrack } from '../../src/ui/belief/track';
import { golden, withMe } from '../ui/belief/tools';

const chancesOf = (belief: Belief, onlooker: Onlooker | null): Float64Array => {
  const out = createMarginals(belief);
  return marginals(belief, onlooker, out) ? out : new Float64Array(0);
};

it.each(['8p-1', '8p-3', '8p-6', '5p-2', '5p-4'])('of each turn of %s sum up to what it did to everybody', (name) => {
  const recording = withMe(golden(name), 3);
  const belief = createBelief(recording.header, shippedParameters());
  if (typeof belief === 'string') throw new Error(belief);
  const track = createTrack(belief);
  const eyes = [null, { seat: 3, role: recording.truth![3]! }];
  const stands: { stand: Stand; chances: Float64Array[] }[] = [];
  const look = (): number =>
    stands.push({ stand: standOf(belief), chances: eyes.map((one) => chancesOf(belief, one)) });
  look();
  for (const { event } of recording.entries) {
    if (!event) continue;
    seeEvent(belief, event);
    track.note(event);
    if (event.type === 'turn') look();
  }
  look();
  let moved = 0;
  stands.slice(1).forEach(({ stand, chances }, i) => {
    const from = stands[i]!;
    eyes.forEach((one, eye) => {
      const steps = stepsBetween(belief, from.stand, stand, track.beside(), one);
      for (let cell = 0; cell < chances[eye]!.length; cell++) {
        const sum = steps.reduce((all, { shifts }) => all + shifts[cell]!, 0);
        expect(Math.abs(sum - (chances[eye]![cell]! - from.chances[eye]![cell]!))).toBeLessThan(1e-9);
        moved += Math.abs(sum);
      }
    });
  });
  expect(moved).toBeGreaterThan(5);
});
