/** From chances to friend or foe: what belief means for one who has a role of his own. */
import type { CampPort, RolePort } from '../game';
import type { Seat } from '../event';
import type { KnowingCamps, Learned } from '../learned';
import type { Role } from '../role';
import { balanceOf } from './acts';
import type { Belief } from './belief';
import { campAt, chancesAt, createMarginals, marginals, type Onlooker } from './marginals';
import { indexIn } from './scene';

interface View {
  /** `belief.seen` at which it was last looked whether anything is new. */
  seen: number;
  /** `belief.revision` that `out` was worked out at. */
  revision: number;
  onlooker: Onlooker | null;
  answered: boolean;
  readonly out: Float64Array;
}

/**
 * Beliefs of every observer by his own role and what everybody saw, each worked out when he first asks after an event
 * that says anything of roles. Roles are only ever asked on one's own behalf.
 */
export const createCamps = (belief: Belief, roles: Pick<RolePort, 'own'>): Through => campsThrough(belief, roles, null);

/** The same with what each learned in private, for his own decisions alone (§K2). Who learned nothing costs no second belief. */
export function createKnowingCamps(
  belief: Belief,
  roles: Pick<RolePort, 'own'>,
  own: Learned,
  publicly: CampPort,
): KnowingCamps {
  const knowing = campsThrough(belief, roles, own);
  const knows = (observer: Seat): boolean =>
    belief.worlds.seats.some((about) => about !== observer && own.learned(observer, about) !== null);
  const through = (observer: Seat): CampPort => (knows(observer) ? knowing : publicly);
  return {
    knowing: true,
    camp: (observer, about) => through(observer).camp(observer, about),
    chances: (observer, about) => through(observer).chances?.(observer, about) ?? null,
  };
}

type Through = Required<Omit<CampPort, 'knowing'>>;

function campsThrough(belief: Belief, roles: Pick<RolePort, 'own'>, own: Learned | null): Through {
  /** An observer is asked with another role where somebody else supposes it (§N10); either way it keeps its view. */
  const views = new Map<Role | null, Map<Seat, View>>();
  function viewOf(observer: Seat): View {
    const role = roles.own(observer);
    let ofRole = views.get(role);
    if (!ofRole) views.set(role, (ofRole = new Map<Seat, View>()));
    let view = ofRole.get(observer);
    if (view?.seen === belief.seen && (view.onlooker?.role ?? null) === role) return view;
    if (!view) {
      view = {
        seen: -1,
        revision: -1,
        onlooker: null,
        answered: false,
        out: createMarginals(belief),
      };
      ofRole.set(observer, view);
    }
    view.seen = belief.seen;
    const onlooker = role === null ? null : onlookerOf(belief, own, observer, role);
    const alike = view.onlooker !== null && onlooker !== null && sameKnowledge(view.onlooker, onlooker);
    if (alike && view.revision === belief.revision) return view;
    view.onlooker = onlooker;
    view.revision = belief.revision;
    view.answered = onlooker !== null && marginals(belief, onlooker, view.out);
    return view;
  }
  const through = <T>(
    observer: Seat,
    about: Seat,
    read: (out: Float64Array, index: number, role: Role) => T,
  ): T | null => {
    const { answered, onlooker, out } = viewOf(observer);
    const index = indexIn(belief.scene, about);
    return answered && onlooker !== null && index >= 0 ? read(out, index, onlooker.role) : null;
  };
  const read = (out: Float64Array, index: number, role: Role): number => campAt(out, index) * axisOf(belief, role);
  return {
    camp: (observer, about) => through(observer, about, read),
    chances: (observer, about) => through(observer, about, chancesAt),
  };
}

/** Whether two looks of one observer know the same. */
function sameKnowledge(before: Onlooker, now: Onlooker): boolean {
  if (before.role !== now.role) return false;
  if (before.learned === undefined || now.learned === undefined) return before.learned === now.learned;
  return JSON.stringify(before.learned) === JSON.stringify(now.learned);
}

/** What an observer knows beyond what everybody does: his role, and what he learned where that is given. */
export function onlookerOf(belief: Belief, own: Learned | null, seat: Seat, role: Role): Onlooker {
  if (own === null) return { seat, role };
  const learned: Record<Seat, Role> = {};
  let any = false;
  for (const about of belief.worlds.seats) {
    const known = about === seat ? null : own.learned(seat, about);
    if (known === null) continue;
    learned[about] = known;
    any = true;
  }
  return any ? { seat, role, learned } : { seat, role };
}

/** Whose side one is on along the lord's axis; a traitor is on the weaker one (libnoname issue 3681, §J2). */
function axisOf(belief: Belief, role: Role): number {
  if (role === 'fan') return -1;
  return role === 'nei' ? balanceOf(belief.scene) : 1;
}
