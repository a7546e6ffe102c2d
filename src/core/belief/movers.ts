/** Which events an opinion rests on: what each seat's chances would be without them. */
import type { PublicEvent, Seat } from '../event';
import type { Belief } from './belief';
import { createConduct, weighAct, type Doubt } from './doubt';
import type { Grid } from './grid';
import { createAppeal, likelihoods, weigh } from './likelihood';
import { chancesAt, createMarginals, marginals, type Chances, type Onlooker } from './marginals';
import { createPairs } from './pairs';
import { indexIn } from './scene';
import { actAt } from './told';

export interface Mover {
  event: PublicEvent;
  /** Who did it, or let it be. */
  by: readonly Seat[];
  /** How much the event adds to each chance: with it less without it. */
  shift: Chances;
}

/** One act in the worlds that are left. */
interface Weighed {
  readonly event: PublicEvent;
  readonly actor: number;
  readonly likelihoods: Float64Array;
  readonly expected: number;
}

const size = ({ zhong, fan, nei }: Chances): number => Math.abs(zhong) + Math.abs(fan) + Math.abs(nei);

/**
 * The events that move an onlooker's chances for a seat most, strongest first, at most `most` of them. Roles laid open
 * are not among them: they are facts. Without an event all else stands as it was: what one looked like by then, and what was
 * expected of whoever acted. Works everything out anew; meant for a panel that somebody looks at.
 */
export function movers(belief: Belief, onlooker: Onlooker | null, seat: Seat, most = 3): Mover[] {
  const index = indexIn(belief.scene, seat);
  const out = createMarginals(belief);
  if (index < 0 || !marginals(belief, onlooker, out)) return [];
  const now = chancesAt(out, index);
  const found: Mover[] = [];
  forEachWithout(belief, (event, by, without) => {
    if (!marginals(without, onlooker, out)) return;
    const then = chancesAt(out, index);
    const shift = { zhong: now.zhong - then.zhong, fan: now.fan - then.fan, nei: now.nei - then.nei };
    if (size(shift) > 0) found.push({ event, by, shift });
  });
  return found.sort((a, b) => size(b.shift) - size(a.shift)).slice(0, most);
}

/** Calls `look` with the belief as it would be without each event told of; it is another one only until the next call. */
function forEachWithout(
  belief: Belief,
  look: (event: PublicEvent, by: readonly Seat[], without: Belief) => void,
): void {
  const { grid, doubt, weights } = belief;
  const byActor = weighedActs(belief);
  const withAll = new Map<number, Float64Array>();
  const isPerson = (actor: number): boolean => belief.persons[actor] ?? false;
  for (const [actor, acts] of byActor) withAll.set(actor, together(acts, null, grid, doubt, isPerson(actor)));
  const without: Belief = { ...belief, weights: new Float64Array(grid.count), pairs: createPairs() };
  const events = new Set([...byActor.values()].flat().map(({ event }) => event));
  for (const event of belief.told.events) {
    if (!events.delete(event)) continue;
    without.weights.set(weights.subarray(0, grid.count));
    const by: Seat[] = [];
    for (const [actor, acts] of byActor) {
      if (!acts.some((act) => act.event === event)) continue;
      by.push(belief.worlds.seats[actor] ?? 0);
      const all = withAll.get(actor);
      const less = together(acts, event, grid, doubt, isPerson(actor));
      for (let i = 0; i < grid.count; i++)
        without.weights[i] = ((without.weights[i] ?? 0) * (less[i] ?? 1)) / (all?.[i] ?? 1);
    }
    without.pairs.revision = -1;
    look(event, by, without);
  }
}

/** The acts told of by who did them, in order. */
function weighedActs({ told, powers, worlds: { lord }, grid, weights, total }: Belief): Map<number, Weighed[]> {
  const appeal = createAppeal();
  const byActor = new Map<number, Weighed[]>();
  for (let at = told.from; at < told.events.length; at++) {
    const act = actAt(told, at);
    if (!act) continue;
    const likely = new Float64Array(grid.count);
    weigh(act, powers, lord, appeal);
    likelihoods(act, appeal, grid, weights, total, likely);
    const { actor, event, expected } = act;
    const of = byActor.get(actor);
    const weighed = { event, actor, expected, likelihoods: likely };
    if (of) of.push(weighed);
    else byActor.set(actor, [weighed]);
  }
  return byActor;
}

/** What the acts of one seat weigh together in every world, all but those of one event. */
function together(
  acts: readonly Weighed[],
  but: PublicEvent | null,
  { count }: Grid,
  doubt: Doubt,
  person: boolean,
): Float64Array {
  const weights = new Float64Array(count).fill(1);
  const conduct = createConduct([person], count, doubt);
  for (const { event, likelihoods: likely, expected } of acts)
    if (event !== but) weighAct(conduct, 0, doubt, likely, expected, weights, count);
  return weights;
}
