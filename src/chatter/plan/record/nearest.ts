/** What the record holds that is nearest to what a line has wrong (§Q3). */
import { isThen } from '../../moves/deeds/then';
import { whenIn } from '../../moves/words/when';
import type { Fact, FactKind } from '../../scene/fact';
import type { Asked } from '../asked';
import { isAkin, type Wrong } from './excluded';

/** Kinds of fact that a person might take for one another. */
const FAMILIES: readonly (readonly FactKind[])[] = [
  ['aimed', 'hit', 'dying'],
  ['steal', 'discard'],
  ['heal', 'rescue', 'give', 'draw'],
  ['wuxie'],
  ['death'],
  ['throw'],
];
/** Its row; less than 0 where nobody would take it for another. */
export const familyOf = (kind: FactKind): number => FAMILIES.findIndex((family) => family.includes(kind));

/**
 * What the record holds that may be told instead: what has all of it right but one of the two people; else what that one did to that
 * one; of whom only one is named, what is of the same kind with that one. Never the deed of others: it is no answer.
 */
export function nearest(wrong: Wrong, { scene, text }: Asked): Fact | null {
  const { by, to, card, kind } = wrong;
  const when = whenIn(text);
  const told = scene.facts.filter(
    (fact) => fact.by !== null && fact.by !== fact.to && familyOf(fact.kind) >= 0 && fact.kind !== 'throw',
  );
  const alike = (fact: Fact): boolean =>
    familyOf(fact.kind) === familyOf(kind) &&
    (kind === 'wuxie' || !isOdds(fact)) &&
    (card === undefined || fact.card === card || (kind === 'wuxie' && card === kind)) &&
    (when === null || isThen(when, fact, scene));
  const last = (match: (fact: Fact) => boolean): Fact | undefined => [...told].reverse().find(match);
  const pair = (fact: Fact): boolean => fact.by === by && fact.to === to;
  if (by === undefined || to === undefined) {
    const one = (fact: Fact): boolean => (by !== undefined ? fact.by === by : to !== undefined && fact.to === to);
    const sameCard = (fact: Fact): boolean => card !== undefined && fact.card === card;
    return (
      last((fact) => one(fact) && alike(fact)) ??
      last((fact) => one(fact) && (sameCard(fact) || isAkin(wrong, fact))) ??
      null
    );
  }
  return (
    last((fact) => pair(fact) && familyOf(fact.kind) === familyOf(kind)) ??
    last((fact) => fact.by === to && fact.to === by && alike(fact)) ??
    last((fact) => fact.to === to && alike(fact)) ??
    last((fact) => fact.by === by && alike(fact)) ??
    last(pair) ??
    null
  );
}

/** Used on somebody, but neither a blow nor a loss. */
const isOdds = ({ kind, good }: Fact): boolean => kind === 'aimed' && good !== false;
