/** What is asked of a deed on record beside who did it: which card it took, how it began, why nothing came of it (§Q3). */
import { isQuestion, type Move } from '../moves/types';
import type { Fact } from '../scene/fact';
import { taking, type Asked } from './asked';
import type { Plan } from './plan';

const WHICH_CARD = /(?:什么|啥)牌|哪一?张|\b(?:what|which) card\b/;
const SUDDENLY = /(?:咋|怎么)(?:就|又|突然|忽然)|突然|\bhow come\b|\bhow did .{1,24} start\b/;
const IN_VAIN =
  /没(?:有)?(?:烧|打|砍|射|拆|顺|乐|中|劈|起作用|成)|落空|\b(?:miss(?:ed)?|fail(?:ed)?|didn'?t (?:work|hit|land|burn|do anything))\b/;
const LOST: ReadonlySet<Fact['kind']> = new Set(['steal', 'discard']);
/** Cards of which one sees whether anything came. */
const SHOWS: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong', 'guohe', 'shunshou']);

/** Null where the line asks for nothing of the kind. @param first the deed */
export function particularsOf(first: Fact, move: Move, asked: Asked): Plan | null {
  const { scene, text, me } = asked;
  const { by, to, card, kind, turn } = first;
  if (by === null || !isQuestion(move)) return null;
  const told = {
    move: 'confirm' as const,
    occasion: 'point_at' as const,
    ...(by === me ? {} : { about: by }),
    facts: [first],
    asked: move,
    ...taking(move),
  };
  const inTurn = scene.facts.filter((fact) => fact.turn === turn);
  const aimed = inTurn.filter((fact) => fact.kind === 'aimed' && fact.card === card).pop();
  const hits = inTurn.filter((fact) => fact.kind === 'hit' && fact.card === card && fact.to !== null);
  if (LOST.has(kind) && card === null && WHICH_CARD.test(text)) return { ...told, clause: 'unseen_card' };
  if (kind === 'hit' && aimed && SUDDENLY.test(text))
    return { ...told, clause: 'came_of', facts: [aimed], ...(aimed.by === null ? {} : { about: aimed.by }) };
  if (kind !== 'aimed' || !SHOWS.has(card ?? '') || !IN_VAIN.test(text)) return null;
  const came =
    hits.some((hit) => hit.to === to || hit.to === by) ||
    inTurn.some((fact) => fact.by === by && fact.to === to && LOST.has(fact.kind));
  const blocked = inTurn.find((fact) => fact.kind === 'wuxie' && fact.to === to && fact.card === card);
  if (came) return null;
  return {
    ...told,
    clause: blocked ? 'came_of' : card === 'huogong' ? 'no_suit' : 'fell_flat',
    facts: [blocked ?? first],
  };
}
