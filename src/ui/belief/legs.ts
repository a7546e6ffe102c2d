/** How what is believed came about through given eyes: turn by turn, and each turn act by act. */
import { standOf, type Stand as Believed } from '../../core/belief/belief';
import { chancesAt, type Chances, type Onlooker } from '../../core/belief/marginals';
import { stepsBetween, type Step, type StepKind } from '../../core/belief/steps';
import type { PublicEvent, Seat } from '../../core/event';
import { beliefNow, type BeliefTrack, type Stand, type Turn } from './track';

/** One turn. */
export interface Leg {
  readonly turn: Turn;
  /** What it added to everybody's chances, laid out as `marginals` lays them: the step of the chart. */
  readonly shifts: Float64Array;
  /** The same by what was done; worked out when it is first asked for. */
  steps(): readonly Step[];
}

/** An event that moved the chances of a seat. */
export interface ToldMover {
  readonly event: PublicEvent;
  readonly kind: StepKind;
  /** Who did it, or let it be. */
  readonly by: readonly Seat[];
  /** What it added to each chance as it happened: over all events they sum up to the course. */
  readonly shift: Chances;
  readonly turn: Turn;
}

/**
 * Answers the turns up to a stand, or up to now where null, oldest first. `chances` are what these eyes believed at a stand, null
 * where they have no answer.
 */
export function createLegs(
  track: BeliefTrack,
  onlooker: Onlooker | null,
  chances: (stand: Believed) => Float64Array | null,
): (until: Stand | null) => Leg[] {
  const { belief } = track;
  /** By where a turn ended. */
  const known = new WeakMap<Believed, readonly Step[]>();
  let running: { readonly revision: number; readonly stand: Stand } | null = null;

  function now(): Stand {
    if (running?.revision !== belief.revision || running.stand.turn !== track.running())
      running = { revision: belief.revision, stand: { turn: track.running(), ...standOf(belief) } };
    return running.stand;
  }

  function stepsTo(from: Believed, to: Believed): readonly Step[] {
    let steps = known.get(to);
    if (!steps) known.set(to, (steps = stepsBetween(beliefNow(track), from, to, track.beside(), onlooker)));
    return steps;
  }

  return (until) => {
    const end = until ?? now();
    const stands = [...track.closed.filter(({ turn }) => turn.n < end.turn.n), end];
    let from: Believed | null = track.since() === 0 ? track.first : null;
    return stands.flatMap((to): Leg[] => {
      const start = from;
      from = to;
      const [was, is] = [start && chances(start), chances(to)];
      if (!start || !was || !is) return [];
      return [
        { turn: to.turn, shifts: is.map((chance, i) => chance - (was[i] ?? 0)), steps: () => stepsTo(start, to) },
      ];
    });
  };
}

/** Events told of; and the turns in which they are looked for, those that moved most. */
const MOST_MOVERS = 3;
const MOST_LEGS = 4;
/** Sum of three changes: below it, none of them is a percent. */
const LEAST_MOVED = 0.01;

const sizeOf = ({ zhong, fan, nei }: Chances): number => Math.abs(zhong) + Math.abs(fan) + Math.abs(nei);

const byStrength = (a: ToldMover, b: ToldMover): number => sizeOf(b.shift) - sizeOf(a.shift);

/** The events that moved a seat, by its index, most, strongest first; one of them from the turn in which its chart moves most. */
export function movedMost(legs: readonly Leg[], index: number): ToldMover[] {
  const moversIn = ({ turn, steps }: Leg): ToldMover[] =>
    steps()
      .map(({ event, kind, by, shifts }) => ({ event, kind, by, shift: chancesAt(shifts, index), turn }))
      .filter(({ shift }) => sizeOf(shift) >= LEAST_MOVED)
      .sort(byStrength);
  const [first = [], ...others] = legs
    .map((leg) => ({ leg, moved: sizeOf(chancesAt(leg.shifts, index)) }))
    .filter(({ moved }) => moved >= LEAST_MOVED)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, MOST_LEGS)
    .map(({ leg }) => moversIn(leg));
  const rest = [...first.slice(1), ...others.flat()].sort(byStrength);
  return [...first.slice(0, 1), ...rest].slice(0, MOST_MOVERS).sort(byStrength);
}
