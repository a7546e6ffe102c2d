/** What single acts say of their owner's role, beside what is left of the chances without them. */
import { describe, expect, it } from 'vitest';
import { movers } from '../../src/core/belief/movers';
import { tellingActs } from '../../src/core/belief/telling';
import { believed, golden } from '../ui/belief/tools';

describe('weights of acts', () => {
  const recording = golden('8p-4');
  const events = recording.entries.map(({ event }) => event);
  const belief = believed(recording, events.slice(0, Math.floor(events.length / 3)));

  it('have the sign by which a strong act moves the chance of the role, nearly always', () => {
    let [seen, alike] = [0, 0];
    for (const until of [20, 30, 45, 60]) {
      const now = believed(recording, events.slice(0, until));
      for (const seat of [2, 3, 4, 5, 6, 7, 8])
        for (const role of ['zhong', 'fan', 'nei'] as const) {
          const told = new Map(tellingActs(now, seat, role).map(({ event, weight }) => [event, weight]));
          for (const { event, shift } of movers(now, null, seat)) {
            // What one did oneself; and a few points more or less come from what others are taken for.
            if (!('by' in event) || event.by !== seat || Math.abs(shift[role]) < 0.05) continue;
            seen += 1;
            alike += Math.sign(told.get(event)!) === Math.sign(shift[role]) ? 1 : 0;
          }
        }
    }
    expect(seen).toBeGreaterThan(20);
    expect(alike / seen).toBeGreaterThan(0.85);
  });

  it('are nothing of a role nobody can have', () => {
    expect(tellingActs(belief, 2, 'commoner').every(({ weight }) => weight === 0)).toBe(true);
    expect(tellingActs(belief, 99, 'fan')).toEqual([]);
  });
});
