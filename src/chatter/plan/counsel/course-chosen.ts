/** The course that is chosen, as advice: what is advised, and by what lies open (§Q3). */
import type { Seat } from '../../../core/event';
import type { Fact } from '../../scene/fact';
import type { Asked } from '../asked';
import { against } from '../dealing/grudges';
import { goodOf, takenFor } from '../dealing/wishes';
import { hpOf, LOW } from '../matter';
import type { Plan } from '../plan';
import { armourOf, frailest, type Course } from './courses';

/** What a choice is answered with, whatever is chosen. */
export type Base = Pick<Plan, 'occasion' | 'asked' | 'lookedUp'>;

/** The best of two courses beside the next; null where nothing is to be said of it. */
export function courseChosen([best, next]: readonly Course[], base: Base, whose: Seat, asked: Asked): Plan | null {
  if (best === undefined) return null;
  const plan = { ...base, move: 'explain' } as const;
  const { kind, seat } = best;
  // Of friends nobody is chosen, and of oneself nothing.
  if (best.worth <= -1)
    return kind === 'hit' && seat !== asked.me && base.asked?.act !== 'ask_plan'
      ? { ...plan, clause: 'advise_wait' }
      : null;
  switch (kind) {
    case 'hold': {
      const frail = (next?.kind === 'all' ? frailest(asked, whose) : undefined) ?? whose;
      if (hpOf(asked, frail) <= LOW) return { ...plan, clause: 'advise_hold', about: frail };
      const spared = next?.kind === 'hit' ? next.seat : undefined;
      const facts = spared === undefined || takenFor(spared, asked) !== 'friend' ? [] : goodOf(spared, asked);
      return spared !== undefined && facts.length > 0
        ? { ...plan, clause: 'advise_not', about: spared, facts }
        : { ...plan, clause: 'advise_wait' };
    }
    case 'eat':
      return { ...plan, clause: 'advise_eat', about: whose };
    case 'all':
      return { ...plan, clause: 'advise_all' };
    case 'help': {
      // Whoever is whole can eat no Peach.
      if (next?.kind === 'eat' && next.worth < 0) return { ...plan, clause: 'advise_keep', about: whose };
      const whom = seat ?? asked.scene.table.lord;
      return hpOf(asked, whom) <= LOW
        ? { ...plan, clause: 'advise_help', about: whom }
        : { ...plan, clause: 'advise_wait' };
    }
    case 'strip':
      return seat === undefined ? { ...plan, clause: 'advise_wait' } : stripping(seat, plan, asked);
    case 'lock':
      return seat === undefined ? null : { ...plan, clause: 'advise_lock', about: seat };
    case 'hit':
      return seat === undefined ? null : striking(seat, plan, asked);
  }
}

const stripping = (seat: Seat, plan: Base & Pick<Plan, 'move'>, asked: Asked): Plan => {
  const gear = armourOf(seat, asked);
  return gear === undefined
    ? { ...plan, clause: 'advise_strip', about: seat }
    : { ...plan, clause: 'advise_bare', about: seat, not: gear };
};

/** To strike that one: by health where it is low, by the record where it has something, else as the lesser risk. */
export function striking(seat: Seat, plan: Base & Pick<Plan, 'move'>, asked: Asked): Plan {
  const taken = takenFor(seat, asked);
  const facts: readonly Fact[] = taken === 'enemy' ? against(seat, asked) : [];
  if (taken === 'unknown') return { ...plan, clause: 'advise_lean', about: seat };
  if (hpOf(asked, seat) <= LOW || facts.length === 0) return { ...plan, clause: 'advise_low', about: seat };
  return { ...plan, clause: 'advise_hit', about: seat, facts };
}
