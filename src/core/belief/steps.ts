/**
 * How an opinion came about, event by event: what each added to the chances as it happened. Unlike what they would be without it
 * (movers.ts) these sum up to the course of the chances, and an act counts though later ones would have said the same.
 */
import type { PublicEvent, Seat } from '../event';
import { worldsWith, type Belief, type Stand } from './belief';
import { createConduct, weighAct, type Conduct } from './doubt';
import { layGrid } from './grid';
import { createAppeal, likelihoods, weigh } from './likelihood';
import { createMarginals, marginals, type Onlooker } from './marginals';
import { createPairs } from './pairs';
import { indexIn } from './scene';
import { actAt } from './told';
import { roleNumber } from './worlds';

/** Something was done or let be, a role was laid open, or somebody answered about another. */
export type StepKind = 'act' | 'opened' | 'said';

export interface Step {
  readonly event: PublicEvent;
  readonly kind: StepKind;
  /** Who did it, or let it be. */
  readonly by: readonly Seat[];
  /** What it added to everybody's chances, laid out as `marginals` lays them. */
  readonly shifts: Float64Array;
}

/** An event that moves chances without being an act, and how many acts had been seen when it had. */
export interface Beside {
  readonly event: PublicEvent;
  readonly acts: number;
}

/**
 * The steps from one stand of a game to a later one, in order, through given eyes. `beside` may hold events of any time. Empty where
 * the acts between are forgotten, or where these eyes have no answer.
 */
export function stepsBetween(
  belief: Belief,
  from: Stand,
  to: Stand,
  beside: readonly Beside[],
  onlooker: Onlooker | null,
): Step[] {
  const { told } = belief;
  const first = from.acts - told.forgotten;
  const walk = createWalk(belief, from, onlooker);
  if (first < 0 || !walk) return [];
  const aim: Belief = { ...belief, grid: to.grid, weights: to.weights, pairs: createPairs(), refused: null };
  const within = beside.filter(({ acts }) => acts >= from.acts && acts <= to.acts);
  let next = 0;
  const openUntil = (acts: number): void => {
    for (; next < within.length && (within[next]?.acts ?? Infinity) <= acts; next++) {
      const { event } = within[next] ?? {};
      if (event?.type !== 'die' && event?.type !== 'reveal') continue;
      const [index, role] = [indexIn(belief.scene, event.seat), roleNumber(event.role)];
      // It may have come right after the later stand, when no act was between.
      if (index >= 0 && worldsWith(aim, index, role).length === to.grid.count) walk.open(event, index, role);
    }
  };
  for (let at = first; at < to.acts - told.forgotten; at++) {
    openUntil(at + told.forgotten);
    walk.act(at);
  }
  openUntil(to.acts);
  const said = within.map(({ event }) => event).filter(({ type }) => type === 'claim');
  const last = said[said.length - 1];
  // What somebody said cannot be weighed again without all that was heard before: it is what is left.
  if (last?.type === 'claim') walk.arrive(last, aim);
  return walk.steps;
}

function createWalk(belief: Belief, { grid, weights }: Stand, onlooker: Onlooker | null) {
  const { told, powers, worlds, doubt, persons } = belief;
  const then: Belief = { ...belief, grid, weights: weights.slice(), pairs: createPairs(), refused: null };
  const [before, after] = [createMarginals(belief), createMarginals(belief)];
  if (!marginals(then, onlooker, before)) return null;
  const steps: Step[] = [];
  const appeal = createAppeal();
  const conducts = new Map<number, Conduct>();
  let likely = new Float64Array(grid.count);

  /** Moves weights and conduct on by an act. */
  function weighIn(at: number, conduct: Conduct, into: Float64Array): number {
    const act = actAt(told, at);
    if (!act) return then.total;
    weigh(act, powers, worlds.lord, appeal);
    likelihoods(act, appeal, then.grid, then.weights, then.total, likely);
    return weighAct(conduct, 0, doubt, likely, act.expected, into, then.grid.count);
  }

  /** How far a seat had been seen to play its role before this act. */
  function conductOf(actor: number, until: number): Conduct {
    const known = conducts.get(actor);
    if (known) return known;
    const conduct = createConduct([persons[actor] ?? false], then.grid.count, doubt);
    const aside = new Float64Array(then.grid.count).fill(1);
    for (let at = told.from; at < until; at++) if (actAt(told, at)?.actor === actor) weighIn(at, conduct, aside);
    conducts.set(actor, conduct);
    return conduct;
  }

  function note(event: PublicEvent, kind: StepKind, by: readonly Seat[], now: Belief): void {
    now.pairs.revision = -1;
    if (!marginals(now, onlooker, after)) return;
    const shifts = after.map((chance, i) => chance - (before[i] ?? 0));
    before.set(after);
    const last = steps[steps.length - 1];
    // One event may be several acts, one after another.
    if (last?.event !== event || last.kind !== kind) steps.push({ event, kind, by, shifts });
    else
      steps[steps.length - 1] = {
        ...last,
        by: [...new Set([...last.by, ...by])],
        shifts: shifts.map((shift, i) => shift + (last.shifts[i] ?? 0)),
      };
  }

  return {
    steps,
    act(at: number): void {
      const act = actAt(told, at);
      if (!act) return;
      const { actor, event } = act;
      then.total = weighIn(at, conductOf(actor, at), then.weights);
      note(event, 'act', [worlds.seats[actor] ?? 0], then);
    },
    open(event: PublicEvent, index: number, role: number): void {
      const kept = worldsWith(then, index, role);
      if (kept.length === 0 || kept.length === then.grid.count) return;
      const left = Int32Array.from(kept, (i) => then.grid.worlds[i] ?? 0);
      then.total = 0;
      kept.forEach((place, i) => {
        const weight = then.weights[place] ?? 0;
        then.weights[i] = weight;
        then.total += weight;
        for (const { along } of conducts.values()) along[0]?.copyWithin(i, place, place + 1);
      });
      then.grid = layGrid(worlds, left);
      likely = new Float64Array(kept.length);
      note(event, 'opened', [], then);
    },
    arrive(event: PublicEvent, aim: Belief): void {
      note(event, 'said', event.type === 'claim' ? [event.by] : [], aim);
    },
  };
}
