/** Why somebody cannot play: told from the cards that lie there (§Q3). */
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import { laidOn } from './idle';
import type { Plan } from '../plan';

const CANNOT_PLAY =
  /[点出打]不了(?:牌)?(?=$|[,.!?\s啊呀是])|(?:不能|没法|无法)(?:出牌|点牌)|\bcan'?t (?:play|click|use)(?: any)?(?: cards?)?\b|\b(?:why|did).{0,12} (?:i|my turn) (?:get )?skipped\b/;

/** Null where the line asks for nothing of the kind, or nothing lies there. */
export function befallenPlan(move: Move, { text, scene, from }: Asked): Plan | null {
  const laid = CANNOT_PLAY.test(text) ? laidOn(from, scene) : null;
  return laid && { move: 'explain', clause: 'was_laid', occasion: 'ack', facts: [laid], asked: move, lookedUp: true };
}
