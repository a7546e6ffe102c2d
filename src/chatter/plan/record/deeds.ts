/** What seats have done before everybody's eyes, as arguments: for whom, against whom, and what moved opinions most. */
import type { Seat } from '../../../core/event';
import type { Role } from '../../../core/role';
import { CERTAIN, LEANING } from '../../claims/check';
import { isThen } from '../../moves/deeds/then';
import type { When } from '../../moves/words/when';
import type { Fact, FactKind } from '../../scene/fact';
import { factOf, type Scene } from '../../scene/scene';
import { isKnownEnemy, shownRole } from '../../scene/shown';
import type { View } from '../../vocabulary';

const ACTS: ReadonlySet<FactKind> = new Set([
  'aimed',
  'hit',
  'heal',
  'rescue',
  'wuxie',
  'steal',
  'discard',
  'give',
  'draw',
  'death',
]);

export const isHarm = ({ kind, good, group }: Fact): boolean =>
  !group && good === false && kind !== 'dying' && kind !== 'throw';
/** Help, or a card that was cancelled for another and may have been any. */
export const isFavour = (fact: Fact): boolean => isHelp(fact) || (fact.kind === 'wuxie' && fact.good === null);

export const isHelp = ({ kind, good }: Fact): boolean => good === true && kind !== 'throw';

/** Latest first: what `by` did to `to`. */
export const between = (scene: Scene, by: Seat, to: Seat, match: (fact: Fact) => boolean): Fact[] =>
  scene.facts
    .filter((fact) => fact.by === by && fact.to === to && by !== to && ACTS.has(fact.kind) && match(fact))
    .reverse();

const isOpenRebel = (scene: Scene, seat: Seat | null): boolean => shownRole(scene, seat) === 'fan';
const isLordside = (scene: Scene, seat: Seat | null): boolean => {
  const role = shownRole(scene, seat);
  return role === 'zhu' || role === 'zhong';
};

/** What speaks for a seat on the lord's side, and against it, latest first, what concerns the lord before the rest. */
export function forAndAgainst(scene: Scene, seat: Seat): { readonly good: Fact[]; readonly bad: Fact[] } {
  const own = scene.facts.filter(({ by, to, kind }) => by === seat && to !== seat && ACTS.has(kind)).reverse();
  const lordFirst = (a: Fact, b: Fact): number => Number(b.to === scene.table.lord) - Number(a.to === scene.table.lord);
  const good = own.filter(
    (fact) => (isHelp(fact) && isLordside(scene, fact.to)) || (isHarm(fact) && isOpenRebel(scene, fact.to)),
  );
  const bad = own.filter(
    (fact) => (isHarm(fact) && isLordside(scene, fact.to)) || (isHelp(fact) && isOpenRebel(scene, fact.to)),
  );
  return { good: good.sort(lordFirst), bad: bad.sort(lordFirst) };
}

/** The facts that made everybody's opinion of a seat what it is, weightiest first; only those that speak for the role. */
export function reasonsFor(scene: Scene, view: View, about: Seat, role: Role): Fact[] {
  const side = role === 'zhong' || role === 'zhu' ? 1 : role === 'fan' ? -1 : 0;
  const weighed = (view.why?.(about) ?? [])
    .filter(({ weight }) => side === 0 || Math.sign(weight) === side)
    .flatMap(({ fact }) => factOf(scene, fact) ?? [])
    .filter((fact) =>
      side === 0
        ? fact.to === view.seat || !(isHarm(fact) && isKnownEnemy(scene, fact.to))
        : speaksFor(side, fact, scene, view),
    );
  if (weighed.length > 0) return weighed;
  const { good, bad } = forAndAgainst(scene, about);
  if (side > 0) return good;
  if (side < 0) return bad.length > 0 ? bad : harmOf(scene, about);
  return [...bad.slice(0, 1), ...good.slice(0, 1)];
}

/**
 * Whether a deed speaks for a side at first sight, whatever it weighs in the whole record: harm speaks for the lord's side, and help for the
 * rebels, only where it was done to one who is taken for a rebel. Nobody takes oneself for one.
 */
export function speaksFor(side: 1 | -1, fact: Fact, scene: Scene, view: View): boolean {
  const helps = isHelp(fact);
  if (fact.to === null) return true;
  // A blow at one who turned out to be a rebel or a traitor is held against nobody, nor is a gift to one praised.
  if (helps ? side > 0 : side < 0) return fact.to === view.seat || !isKnownEnemy(scene, fact.to);
  const open = shownRole(scene, fact.to);
  if (open || fact.to === view.seat) return open === 'fan';
  const { identity, confidence } = view.guess(fact.to);
  return identity === 'fan' && confidence >= (helps ? LEANING : CERTAIN);
}

/** Harm done to anybody who is no rebel or traitor before everybody. */
export const harmOf = (scene: Scene, seat: Seat): Fact[] =>
  scene.facts
    .filter((fact) => fact.by === seat && fact.to !== seat && isHarm(fact) && !isKnownEnemy(scene, fact.to))
    .reverse();

/** What one did to others, or to one of them, then, or when it last did anything, oldest first. */
export function deedsOf(about: Seat, when: When | null, scene: Scene, whom: Seat | null = null): Fact[] {
  const own = scene.facts.filter(
    ({ by, to, kind }) =>
      by === about && to !== about && (whom === null || to === whom) && kind !== 'dying' && kind !== 'throw',
  );
  if (when !== null) return own.filter((fact) => isThen(when, fact, scene)).slice(-MOST_TOLD);
  const last = own[own.length - 1];
  return own.filter(({ turn }) => turn === last?.turn).slice(-MOST_TOLD);
}
/** So many deeds are told at once. */
export const MOST_TOLD = 3;
