/** A greeting is greeted, whatever is wished along with it (§Q3). */
import type { Act, Move } from '../../moves/types';
import { SAYS_YOU } from '../../moves/words/acts';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { banterPlan } from '../remark';

/** Said along with a greeting. */
const GREETED: ReadonlySet<Act> = new Set(['greet', 'plead', 'order', 'joke', 'hurry', 'topic', 'threat']);

/** "各位好,轻点打"; null where nobody is greeted, or something else is told. */
export function greetingPlan(move: Move, asked: Asked): Plan | null {
  const { moves, me, from, text } = asked;
  const greeting = moves.find(({ act }) => act === 'greet');
  if (!greeting) return null;
  const chat = move.act === 'greet' ? banterPlan(greeting, asked) : null;
  if (chat) return chat;
  // "谁速死我跟谁急": said to nobody in particular, a threat is banter.
  const toAll = (about: Move['about']): boolean =>
    about === undefined || about === from || (about === me && !SAYS_YOU.test(text));
  return moves.every(({ act, about }) => GREETED.has(act) && toAll(about))
    ? { move: 'greet', clause: null, occasion: 'greet', asked: greeting }
    : null;
}
