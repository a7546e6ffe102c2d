/** What the record speaks against (§Q3). */
import type { Move } from '../moves/types';
import type { Fact } from '../scene/fact';
import { chanceOf, taking, type Asked } from './asked';
import type { Plan } from './plan';

/** The record speaks against it: what it holds instead, where something is near. */
export function denial(wrong: NonNullable<Move['facts']>[number], move: Move, asked: Asked): Plan {
  const { scene } = asked;
  // Less than was said, or just what was denied, is on record.
  const held = (wrong.less ?? []).flatMap((id) => scene.facts.find((fact) => fact.id === id) ?? []);
  if (held.length > 0)
    return {
      move: 'correct',
      clause: move.facts?.some(({ less }) => less !== undefined) && !move.denied ? 'miscounted' : 'correct',
      occasion: 'point_at',
      ...(wrong.by === undefined ? {} : { about: wrong.by }),
      facts: held,
      asked: move,
      ...taking(move),
    };
  const sameCard = [...scene.facts]
    .reverse()
    .find(
      (fact) =>
        wrong.card !== undefined &&
        fact.card === wrong.card &&
        fact.by !== null &&
        (fact.by === wrong.by || fact.to === wrong.to),
    );
  const kind = (fact: Fact): boolean => fact.kind === wrong.kind || (wrong.kind === 'aimed' && fact.kind === 'hit');
  const near =
    sameCard ??
    [...scene.facts].reverse().find((fact) => kind(fact) && fact.to === wrong.to && fact.by !== null) ??
    [...scene.facts].reverse().find((fact) => kind(fact) && fact.by === wrong.by && fact.to !== null);
  return {
    move: 'correct',
    clause: 'correct',
    occasion: 'point_at',
    ...(wrong.by === undefined ? {} : { about: wrong.by }),
    facts: near && chanceOf(asked, 'near') < 0.8 ? [near] : [],
    asked: move,
    ...taking(move),
  };
}
