/** Why somebody cannot play: told from the cards that lie there (§Q3). */
import { asksOfRules } from '../../moves/asked/rules-asked';
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import { laidOn } from './idle';
import type { Plan } from '../plan';
import { namedBy } from './touching';

const CANNOT_PLAY =
  /[点出打动用]不(?:了|动|出去?)(?:牌)?(?=$|[,.!?\s啊呀是了])|(?<!能)[不没](?:能|让|给|法)我?[出点打用动]牌?|(?:不能|没法|无法)(?:出牌|点牌|动)|\b(?:can'?t|cannot|won'?t let me|unable to) (?:play|click|use|do)(?: any\w*)?(?: cards?)?\b|\bcards? (?:are |is )?(?:all )?gr[ea]yed\b|\b(?:why|did).{0,12} (?:i|my turn) (?:get )?skipped\b/;

/** Null where the line asks for nothing of the kind, or nothing lies there. */
export function befallenPlan(move: Move, asked: Asked): Plan | null {
  const { text, scene, from, me } = asked;
  // "乐不思蜀是不是就不能出牌了": how a card works is asked, and nobody's turn is told of.
  if (asksOfRules(text) && !/我|\b(?:i|my)\b/.test(text)) return null;
  if (namedBy(asked).seats.some((seat) => seat !== from && seat !== me)) return null;
  const laid = CANNOT_PLAY.test(text) ? laidOn(from, scene) : null;
  return laid && { move: 'explain', clause: 'was_laid', occasion: 'ack', facts: [laid], asked: move, lookedUp: true };
}
