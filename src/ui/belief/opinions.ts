/** What the panel may ask of the belief: chances, their course over turns and what moved them, through given eyes. */
import { onlookerOf } from '../../core/belief/camp';
import { chancesAt, createMarginals, marginals, type Chances, type Onlooker } from '../../core/belief/marginals';
import { indexIn } from '../../core/belief/scene';
import type { Refusal } from '../../core/belief/worlds';
import type { Stand as Believed } from '../../core/belief/belief';
import { tellingActs, type Telling } from '../../core/belief/telling';
import type { Seat } from '../../core/event';
import type { RolePort } from '../../core/game';
import type { Learned } from '../../core/learned';
import { changesFor, type Change } from '../../core/reasons';
import type { Role } from '../../core/role';
import type { Truth } from '../../record/format';
import type { Eyes } from '../eyes';
import { createLegs, movedMost, type Leg, type ToldMover } from './legs';
import { beliefAt, beliefNow, type BeliefTrack, type Stand, type Turn } from './track';

/**
 * Why there is nothing to show: inference is the specification's (`off`), belief refused this game, these are
 * another's eyes and the person still plays (`not_yet`: what it rules out would tell its role), or nobody told the role
 * of these eyes (`role_unknown`).
 */
export type Silence = Refusal | 'off' | 'not_yet' | 'role_unknown';

export interface TurnChances {
  /** Number of the turn, as in history.ts. */
  readonly n: number;
  readonly chances: Chances;
}

/** What one act of a seat says for a role of its own. */
export interface ToldAct extends Telling {
  readonly turn: Turn;
}

export interface Opinions {
  /** Why these eyes have nothing to show, or null. */
  silence(eyes: Eyes): Silence | null;
  /** What these eyes believe of a seat now; null where there is nothing to guess or to show. */
  chances(eyes: Eyes, seat: Seat): Chances | null;
  /** The same at the end of each turn, oldest first; the last one still runs. */
  course(eyes: Eyes, seat: Seat): readonly TurnChances[];
  /** At most three events that moved it most as they happened, strongest first; of a role that is open, as of just before. */
  movers(eyes: Eyes, seat: Seat): readonly ToldMover[];
  /** At most two acts of its own that would change these eyes' mind of a seat that is hidden and alive. */
  changes(eyes: Eyes, seat: Seat): readonly Change[];
  /** What its own acts say for a role, to everybody alike. */
  telling(seat: Seat, role: Role): readonly ToldAct[];
}

/** Acts told of that would change a mind. */
const MOST_CHANGES = 2;

export interface OpinionsOptions {
  track: BeliefTrack;
  /** Asked for the role of the person who looks. */
  roles: () => Pick<RolePort, 'own'>;
  /** Asked for what the person who looks learned in private, and for nobody else's (§K2); absent where nobody can have. */
  learned?: () => Learned | null;
  me: () => Seat | null;
  /** Null until the game is over. */
  truth: () => Truth | null;
  /** Whether an AI's own thoughts may be looked at (§K3). */
  inside: () => boolean;
}

/** No opinions at all. */
export const silent = (why: Silence): Opinions => ({
  silence: () => why,
  chances: () => null,
  course: () => [],
  movers: () => [],
  changes: () => [],
  telling: () => [],
});

/** What one pair of eyes has worked out so far. */
interface View {
  readonly onlooker: Onlooker | null;
  /** `belief.seen` that `now` stands for. */
  at: number;
  answered: boolean;
  readonly now: Float64Array;
  readonly then: WeakMap<Believed, Float64Array | 'none'>;
  readonly changes: Map<Seat, { readonly at: number; readonly changes: readonly Change[] }>;
  /** From turn to turn. */
  legs(until: Stand | null): Leg[];
}

export function createOpinions({ track, roles, learned, me, truth, inside }: OpinionsOptions): Opinions {
  const { belief } = track;
  const views = new Map<string, View>();
  const spoken = new Map<Seat, { readonly at: number; readonly role: Role; readonly acts: readonly ToldAct[] }>();

  function onlooker(eyes: Eyes): Onlooker | Silence | null {
    if (eyes === 'all') return null;
    const mine = eyes === me();
    if (!mine && !inside()) return 'not_yet';
    const role = truth()?.[eyes] ?? roles().own(eyes);
    return role === null ? 'role_unknown' : onlookerOf(belief, mine ? (learned?.() ?? null) : null, eyes, role);
  }

  function createView(who: Onlooker | null): View {
    const view: View = {
      onlooker: who,
      at: -1,
      answered: false,
      now: createMarginals(belief),
      then: new WeakMap(),
      changes: new Map(),
      legs: createLegs(track, who, (stand) => {
        const found = thenOf(view, stand);
        return found === 'none' ? null : found;
      }),
    };
    return view;
  }

  function viewOf(eyes: Eyes): View | Silence {
    if (belief.refused !== null) return belief.refused;
    const who = onlooker(eyes);
    if (typeof who === 'string') return who;
    const key = JSON.stringify(who);
    const view = views.get(key) ?? createView(who);
    views.set(key, view);
    if (view.at !== belief.seen) {
      view.at = belief.seen;
      view.answered = marginals(belief, who, view.now);
    }
    return view.answered ? view : 'contradiction';
  }

  function thenOf(view: View, stand: Believed): Float64Array | 'none' {
    const known = view.then.get(stand);
    if (known !== undefined) return known;
    const out = createMarginals(belief);
    const found = marginals(beliefAt(track, stand), view.onlooker, out) ? out : 'none';
    view.then.set(stand, found);
    return found;
  }

  const hidden = (seat: Seat): boolean => {
    const { table } = belief.scene;
    return seat !== table.lord && table.bySeat.get(seat)?.revealed === null;
  };

  return {
    silence(eyes) {
      const view = viewOf(eyes);
      return typeof view === 'string' ? view : null;
    },
    chances(eyes, seat) {
      const view = viewOf(eyes);
      const index = indexIn(belief.scene, seat);
      return typeof view === 'string' || index < 0 || eyes === seat || !hidden(seat)
        ? null
        : chancesAt(view.now, index);
    },
    course(eyes, seat) {
      const view = viewOf(eyes);
      const index = indexIn(belief.scene, seat);
      if (typeof view === 'string' || index < 0 || eyes === seat || seat === belief.scene.table.lord) return [];
      const past = track.closed.flatMap((stand): TurnChances[] => {
        const out = thenOf(view, stand);
        return out === 'none' ? [] : [{ n: stand.turn.n, chances: chancesAt(out, index) }];
      });
      return [...past, { n: track.running().n, chances: chancesAt(view.now, index) }];
    },
    movers(eyes, seat) {
      const view = viewOf(eyes);
      const index = indexIn(belief.scene, seat);
      if (typeof view === 'string' || index < 0 || eyes === seat || seat === belief.scene.table.lord) return [];
      return movedMost(view.legs(track.beforeOpen(seat)), index);
    },
    changes(eyes, seat) {
      const view = viewOf(eyes);
      if (typeof view === 'string' || eyes === seat || !hidden(seat)) return [];
      const known = view.changes.get(seat);
      if (known?.at === belief.revision) return known.changes;
      const changes = changesFor(belief, view.onlooker, seat, MOST_CHANGES);
      view.changes.set(seat, { at: belief.revision, changes });
      return changes;
    },
    telling(seat, role) {
      const known = spoken.get(seat);
      if (known?.at === belief.revision && known.role === role) return known.acts;
      const acts = tellingActs(beliefNow(track), seat, role).map((act) => ({
        ...act,
        turn: track.turnOf(belief.told.events.indexOf(act.event)),
      }));
      spoken.set(seat, { at: belief.revision, role, acts });
      return acts;
    },
  };
}
