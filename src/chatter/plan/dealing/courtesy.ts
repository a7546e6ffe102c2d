/** Thanks and apologies, for what the record has of them (§Q3). */
import { takesBack } from '../../moves/clauses/amends';
import { cardsIn } from '../../moves/words/cards';
import type { Move } from '../../moves/types';
import { isHandover, type Fact } from '../../scene/fact';
import type { Asked } from '../asked';
import { between, isHarm, isHelp } from '../record/deeds';
import { factsIn } from '../record/known';
import type { Plan } from '../plan';

/** Said by whoever was struck, or by whoever struck. */
export const BEARS_NONE = /\bno hard feelings\b/;

/** An apology is for something: it is named where the record has it; one for words is for no deed. */
export function apology(move: Move, { scene, from, me, text }: Asked): Plan {
  // "no hard feelings about the savages": said by whom it befell.
  const suffered = BEARS_NONE.test(text) ? between(scene, me, from, isHarm).slice(0, 1) : [];
  if (suffered.length > 0)
    return { move: 'thank', clause: 'explain_self', occasion: 'apology', about: me, facts: suffered, asked: move };
  const harm = takesBack(text) ? [] : between(scene, from, me, isHarm).slice(0, 1);
  return { move: 'accept', clause: 'forgive', occasion: 'apology', facts: harm, asked: move };
}

/** Thanked for what one did, as the record has it, or for nothing. */
export function thanked(move: Move, { scene, me, from, text, moves }: Asked): Plan | null {
  if (move.about !== undefined && move.about !== me) return null;
  const facts = factsOfThanks(move, { scene, me, from, text });
  // "7号,谢谢你的桃", and there was none: what was handed over unseen may have been it.
  const card = cardsIn(text).find((one) => one.card !== 'shan')?.card;
  const maybe =
    between(scene, me, from, isHandover).length > 0 ||
    (card !== 'tao' && scene.uses.some(({ by, name }) => by === me && name === card));
  if (facts.length === 0 && card !== undefined && !maybe)
    return { move: 'correct', clause: 'undeserved', occasion: 'thanks', about: me, words: card, asked: move };
  // "谢谢2号给我摸牌", and nobody did.
  const never = moves.some(
    (one) => one.act === 'thanks' && one.facts?.some(({ verdict, denied }) => verdict === 'false' && denied !== true),
  );
  if (facts.length === 0 && never && between(scene, me, from, isHelp).length === 0)
    return { move: 'correct', clause: 'undeserved_deed', occasion: 'thanks', about: me, asked: move };
  return facts.length > 0
    ? { move: 'accept', clause: 'welcome', occasion: 'thanks', facts, asked: move }
    : { move: 'accept', clause: 'no_thanks', occasion: 'thanks', asked: move };
}

const factsOfThanks = (
  move: Move,
  { scene, me, from, text }: Pick<Asked, 'scene' | 'me' | 'from' | 'text'>,
): Fact[] => {
  // Thanked for a card by name, one does not tell of another.
  const cards = cardsIn(text).filter(({ card }) => card !== 'sha' && card !== 'shan');
  const ofCard = ({ kind, card }: Fact): boolean =>
    cards.length === 0 || cards.some((one) => (one.card === 'wuxie' ? kind === 'wuxie' : one.card === card));
  return [...factsIn(move, { scene }), ...between(scene, me, from, isHelp).filter(ofCard)].slice(0, 1);
};
