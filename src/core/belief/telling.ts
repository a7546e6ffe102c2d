/** What single acts say of their owner's role: how much likelier they are of one who has it than of one who has not. */
import type { PublicEvent, Seat } from '../event';
import type { Role } from '../role';
import type { Belief } from './belief';
import { createAppeal, likelihoods, weigh } from './likelihood';
import { indexIn } from './scene';
import { actAt } from './told';
import { roleNumber } from './worlds';

export interface Telling {
  readonly event: PublicEvent;
  /** In nats: above 0 it speaks for the role. */
  readonly weight: number;
}

/**
 * The acts told of that `seat` did or let be, oldest first, each with what it says for `role`, over the worlds as likely as they
 * are now. Cheap beside `movers`, which works everybody's chances out anew without each act.
 */
export function tellingActs(belief: Belief, seat: Seat, role: Role): Telling[] {
  const { told, powers, worlds, grid, weights, total } = belief;
  const index = indexIn(belief.scene, seat);
  if (index < 0 || belief.refused !== null) return [];
  const number = roleNumber(role);
  const has = Uint8Array.from({ length: grid.count }, (_, i) =>
    worlds.roles[(grid.worlds[i] ?? 0) * worlds.seats.length + index] === number ? 1 : 0,
  );
  const appeal = createAppeal();
  const likely = new Float64Array(grid.count);
  const found = new Map<PublicEvent, number>();
  for (let at = told.from; at < told.events.length; at++) {
    const act = actAt(told, at);
    if (act?.actor !== index) continue;
    weigh(act, powers, worlds.lord, appeal);
    likelihoods(act, appeal, grid, weights, total, likely);
    const weight = ratio(likely, weights, has);
    found.set(act.event, (found.get(act.event) ?? 0) + weight);
  }
  return [...found].map(([event, weight]) => ({ event, weight }));
}

/** Mean likelihood where the role is had, against that where it is not, as a log; 0 where one of them cannot be. */
function ratio(likely: Float64Array, weights: Float64Array, has: Uint8Array): number {
  const sums: [number, number] = [0, 0];
  const means: [number, number] = [0, 0];
  for (let i = 0; i < has.length; i++) {
    const side = has[i] === 1 ? 1 : 0;
    const weight = weights[i] ?? 0;
    sums[side] += weight;
    means[side] += weight * (likely[i] ?? 0);
  }
  const [without, having] = [means[0] / sums[0], means[1] / sums[1]];
  return without > 0 && having > 0 ? Math.log(having / without) : 0;
}
