/** What the record speaks against (§Q3). */
import type { Move } from '../moves/types';
import type { Seat } from '../../core/event';
import type { Fact, FactKind } from '../scene/fact';
import { taking, type Asked } from './asked';
import type { Plan } from './plan';

/** The record speaks against it: what it holds instead, where something is near. */
export function denial(wrong: NonNullable<Move['facts']>[number], move: Move, asked: Asked): Plan {
  const { scene } = asked;
  // Less than was said, or just what was denied, is on record.
  const held = (wrong.less ?? []).flatMap((id) => scene.facts.find((fact) => fact.id === id) ?? []);
  if (held.length > 0)
    return {
      move: 'correct',
      clause: wrong.denied === true ? 'tell' : 'miscounted',
      occasion: 'point_at',
      ...(wrong.by === undefined ? {} : { about: wrong.by }),
      facts: held,
      asked: move,
      ...taking(move),
    };
  // What the line says was not, was.
  if (wrong.denied === true && wrong.by !== undefined && wrong.card !== undefined)
    return {
      move: 'correct',
      clause: 'did_use',
      occasion: 'point_at',
      about: wrong.by,
      words: wrong.card,
      asked: move,
    };
  const near = nearest(wrong, asked);
  const base = {
    move: 'correct' as const,
    occasion: 'point_at' as const,
    ...(wrong.by === undefined ? {} : { about: wrong.by }),
    asked: move,
    ...taking(move),
  };
  // What names hardly anything may have been misheard: nobody denies it flatly.
  if (near === null && slots(wrong) < SAID_WELL) return { ...base, move: 'unsure', clause: 'unknown_fact' };
  if (near === null) return { ...base, clause: 'correct', facts: [] };
  const not = wrongIn(wrong, near);
  // Who was meant is put right by who it was; a wrong deed, by what there was.
  return not === null
    ? { ...base, clause: 'correct', facts: [near] }
    : { ...base, clause: 'mistaken', facts: [near], not };
}

/** Of who, to whom and what, so many are named. */
const slots = ({ by, to, card }: Wrong): number => [by, to, card].filter((slot) => slot !== undefined).length;
const SAID_WELL = 2;

type Wrong = NonNullable<Move['facts']>[number];

/** Kinds of fact that a person might take for one another. */
const FAMILIES: readonly (readonly FactKind[])[] = [
  ['aimed', 'hit', 'dying'],
  ['steal', 'discard'],
  ['heal', 'rescue', 'give'],
  ['wuxie'],
  ['death'],
  ['throw'],
];
const familyOf = (kind: FactKind): number => FAMILIES.findIndex((family) => family.includes(kind));
/** Two of who, to whom and what must be right. */
const NEAR_ENOUGH = 4;

/** What it was that the line has wrong in one thing, the latest of the most alike; null where nothing comes near. */
function nearest({ by, to, card, kind }: Wrong, { scene }: Asked): Fact | null {
  let best: { readonly fact: Fact; readonly like: number } | null = null;
  for (const fact of scene.facts) {
    if (fact.by === null || fact.by === fact.to || familyOf(fact.kind) < 0) continue;
    const sameKind = familyOf(fact.kind) === familyOf(kind) && (kind === 'wuxie' || !isOdds(fact));
    const sameCard = card !== undefined && fact.card === card;
    if (!sameKind && !sameCard) continue;
    const like =
      (sameCard ? 3 : 2) + (by !== undefined && fact.by === by ? 2 : 0) + (to !== undefined && fact.to === to ? 2 : 0);
    if (like >= NEAR_ENOUGH && like >= (best?.like ?? 0)) best = { fact, like };
  }
  return best?.fact ?? null;
}

/** Used on somebody, but neither a blow nor a loss. */
const isOdds = ({ kind, good }: Fact): boolean => kind === 'aimed' && good !== false;

/** The one whom the line has wrong; null where it is not a person. */
function wrongIn({ by, to }: Wrong, fact: Fact): Seat | null {
  if (to !== undefined && by === fact.by && to !== fact.to) return to;
  if (by !== undefined && to === fact.to && by !== fact.by) return by;
  return null;
}
