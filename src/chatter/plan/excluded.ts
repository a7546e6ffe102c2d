/** What the record leaves no room for, and what counts it (§Q3). */
import { cardsIn } from '../moves/cards';
import type { Move } from '../moves/types';
import { verbsIn } from '../moves/verbs';
import type { Seat } from '../../core/event';
import { isHandover, isLoss, TAKING_CARDS, type Fact, type FactKind } from '../scene/fact';
import type { Asked } from './asked';

/** What a line says has happened, as the record has it. */
export type Wrong = NonNullable<Move['facts']>[number];

/** Cards that many have a part in: whoever took one from it need not have played it. */
const OF_ALL: ReadonlySet<string> = new Set(['wugu', 'taoyuan', 'nanman', 'wanjian']);

/**
 * Nothing that was misheard could make it true: who did it, to whom and with which card are all said, and that one never used that card
 * on that one or on several; or a card was said to be played that nobody has played.
 */
export function isPlainlyFalse(wrong: Wrong, { scene, text }: Asked): boolean {
  const { by, to, card, denied, kind, verdict } = wrong;
  if (verdict !== 'false' || denied === true || by === undefined) return false;
  if (card === undefined) return false;
  // Who plays a 无懈 is seen by all; whom one was for may have been taken for whoever played it.
  if (kind === 'wuxie') return !scene.uses.some((use) => use.name === kind && (use.by === by || use.to.includes(by)));
  // A 杀 as a verb may be any blow.
  const names = [...cardsIn(text), ...verbsIn(text).flatMap(({ row }) => (row.card === 'sha' ? [] : row))];
  if (!names.some((one) => one.card === card)) return false;
  if (kind === 'aimed' || kind === 'hit') {
    const used = scene.uses.filter(({ name }) => name === card);
    if (to === undefined) return !used.some((use) => OF_ALL.has(card) || use.by === by);
    const between = used.some(
      (use) => (use.by === by && use.to.includes(to)) || (use.by === to && use.to.includes(by)),
    );
    return isWhole(wrong) && !between;
  }
  // Who eats a Peach, or gives one to whoever is dying, is seen by all.
  if ((kind === 'heal' || kind === 'rescue') && to !== undefined && card === 'tao')
    return !scene.uses.some((use) => use.by === by && use.name === card);
  return false;
}

/** The record holds less than was said, or what was denied. */
export const isCounted = ({ less = [], denied }: Wrong): boolean => less.length > 0 || denied === true;

/** Who, and to whom, and these are two. */
export const isWhole = ({ by, to }: Wrong): boolean => by !== undefined && to !== undefined && by !== to;

/** Whether the record speaks plainly against it: it counts less, holds what was denied, or leaves no room for it between the two. */
export const isFlat = (wrong: Wrong, asked: Asked): boolean =>
  isCounted(wrong) || (isWhole(wrong) && isExcluded(wrong, asked));

const HARM: ReadonlySet<FactKind> = new Set(['aimed', 'hit', 'dying', 'steal', 'discard', 'death']);
const HELP: ReadonlySet<FactKind> = new Set(['heal', 'rescue', 'give', 'draw', 'aimed', 'wuxie', 'steal', 'discard']);

/** On the same side as the deed that was said: harm for harm, help for help; whose good it did is not always known. */
export function isAkin({ kind }: Wrong, fact: Fact): boolean {
  if (kind === 'wuxie' || kind === 'death' || kind === 'throw') return fact.kind === kind;
  if (kind === 'aimed') return HARM.has(fact.kind) || HELP.has(fact.kind);
  if (isLoss({ kind })) return isLoss(fact) || TAKING_CARDS.has(fact.card ?? '') || isHandover(fact);
  if (HARM.has(kind)) return HARM.has(fact.kind) && fact.good !== true;
  return HELP.has(fact.kind) && fact.good !== false;
}

/**
 * Whether the record leaves no room for it: nothing akin of that one to that one, no use of that card by that one on that one or on
 * several. Who died and by whose hand is always on record.
 */
export function isExcluded(wrong: Wrong, { scene }: Asked): boolean {
  const { by, to, card, kind } = wrong;
  if (by === undefined && to === undefined) return false;
  const isParty = (said: Seat | undefined, seat: Seat | null): boolean => said === undefined || said === seat;
  if (kind === 'death')
    return !scene.facts.some((fact) => fact.kind === kind && isParty(by, fact.by) && isParty(to, fact.to));
  const sameCard = (name: string | null): boolean => card === undefined || name === card;
  const akin = scene.facts.some(
    (fact) =>
      isAkin(wrong, fact) &&
      isParty(by, fact.by) &&
      isParty(to, fact.to) &&
      ((by !== undefined && !isLoss(wrong)) || sameCard(fact.card)),
  );
  const used =
    by !== undefined &&
    to !== undefined &&
    scene.uses.some(
      (use) =>
        use.by === by &&
        (isLoss(wrong) ? TAKING_CARDS.has(use.name) : sameCard(use.name)) &&
        use.to.includes(to) &&
        use.to.length === 1,
    );
  // "你那一刀我拿巧言搅黄的": the card was used between the two the other way round.
  const turned =
    card !== undefined &&
    scene.uses.some((use) => use.by === to && sameCard(use.name) && by !== undefined && use.to.includes(by));
  return !akin && !used && !turned;
}
