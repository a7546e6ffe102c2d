/** A bare question mark, and a reproach for what somebody else did (§Q3). */
import { cardsIn } from '../../moves/words/cards';
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';

/** "？": what was said last to whoever sends it is said again, else it is asked what is the matter. */
export function wondering({ memory, from, me, scene, lastWords }: Asked): Plan {
  const [last] = memory.exchanges(from, me);
  const words = last !== undefined && last.turn >= scene.turn - 1 ? withoutLead(lastWords(me) ?? '') : '';
  const base = { occasion: 'unclear' as const, asked: null };
  return words === ''
    ? { ...base, move: 'clarify', clause: 'whats_up' }
    : { ...base, move: 'explain', clause: 'said_again', words };
}
/** Words without what a voice puts before them. */
export const withoutLead = (words: string): string => words.replace(/^.{1,16}[：:]\s?/, '');
/** Nothing but a question mark. */
export const BARE_MARK = /^\s*\?[\s?!]*$/;

/** "老马你万箭放得真狠": somebody else's card hit the speaker. */
export function byAnother({ text, scene, me, from }: Asked): NonNullable<Move['facts']>[number] | null {
  const cards = cardsIn(text).map(({ card }) => card);
  const hit = [...scene.facts]
    .reverse()
    .find(({ to, card, turn }) => to === from && card !== null && cards.includes(card) && turn >= scene.turn - 2);
  return hit && hit.by !== me && hit.by !== from
    ? { kind: 'hit', by: me, to: from, card: hit.card ?? '', verdict: 'false' }
    : null;
}
