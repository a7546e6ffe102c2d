/** From chances to friend or foe: what belief means for one who has a role of his own. */
import type { CampPort, RolePort } from '../game';
import type { Seat } from '../event';
import type { Role } from '../role';
import { balanceOf } from './acts';
import type { Belief } from './belief';
import { campAt, createMarginals, marginals, type Onlooker } from './marginals';
import { indexIn } from './scene';

interface View {
  /** `belief.seen` that `out` was worked out at. */
  at: number;
  role: Role | null;
  answered: boolean;
  readonly out: Float64Array;
}

/** Beliefs of every observer, each worked out at most once per event. Roles are only ever asked on one's own behalf. */
export function createCamps(belief: Belief, roles: Pick<RolePort, 'own' | 'learned'>): CampPort {
  const views = new Map<Seat, View>();
  function viewOf(observer: Seat): View {
    const role = roles.own(observer);
    let view = views.get(observer);
    if (view?.at === belief.seen && view.role === role) return view;
    view ??= { at: -1, role, answered: false, out: createMarginals(belief) };
    view.at = belief.seen;
    view.role = role;
    view.answered = role !== null && marginals(belief, onlookerOf(belief, roles, observer, role), view.out);
    views.set(observer, view);
    return view;
  }
  return {
    camp(observer, about) {
      const { answered, role, out } = viewOf(observer);
      const index = indexIn(belief.scene, about);
      return answered && role !== null && index >= 0 ? campAt(out, index) * axisOf(belief, role) : null;
    },
  };
}

/** What an observer knows beyond what everybody does. */
export function onlookerOf(
  belief: Belief, roles: Pick<RolePort, 'learned'>, seat: Seat, role: Role,
): Onlooker {
  const learned: Record<Seat, Role> = {};
  let any = false;
  for (const about of belief.worlds.seats) {
    const known = about === seat ? null : roles.learned(seat, about);
    if (known === null) continue;
    learned[about] = known;
    any = true;
  }
  return any ? { seat, role, learned } : { seat, role };
}

/** Whose side one is on along the lord's axis; a traitor is on the weaker one (issue 3681, belief.md §2). */
function axisOf(belief: Belief, role: Role): number {
  if (role === 'fan') return -1;
  return role === 'nei' ? balanceOf(belief.scene) : 1;
}
