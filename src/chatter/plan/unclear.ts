/** What is answered where nothing of a line was heard for certain (§Q3). */
import { ANY_ROLE } from '../claims/predicate';
import { topicOf } from '../moves/topics';
import type { Move } from '../moves/types';
import { ANY_HARM, SAYS_YOU } from '../moves/words/acts';
import { ASKS } from '../moves/words/asked';
import { shownRole } from '../scene/shown';
import { aside } from './aside';
import type { Asked } from './asked';
import { guessAbout } from './judging/judging';
import { openPlan } from './record/known';
import { outlookPlan } from './judging/outlook';
import type { Plan } from './plan';
import { doubted, ownDoing, PUT_OFF } from './telling';
import { onDeed } from './remark';
import { justNow, namedBy } from './record/touching';

/** "这一刀下去没话说", "火攻都用上了": of what has just been played, and of nothing older. */
const OF_NOW =
  /[这那][一几]?[刀下手箭]|刚才?[那这]|(?:南蛮|万箭|决斗|火攻|铁索|借刀)[^,.!?]{0,3}(?:用|放|出|甩)上?了|\bthat (?:slash|strike|hit|duel|one)\b/;

/**
 * Where the move is unclear its mood or its subject is answered: whom it names, what is talked of, what has just happened between the
 * two; and what cannot be told is asked back by that.
 */
export function unclearPlan(move: Move, asked: Asked): Plan | null {
  const { scene, me, from, tone, text } = asked;
  const { about } = move;
  if (about !== undefined && about !== me && about !== from && shownRole(scene, about) === null)
    return guessAbout(about, move, asked);
  // "谁再说2号是反".
  const alone = [...namedBy(asked).people].every((seat) => seat === about || seat === me || seat === from);
  const open = about !== undefined && alone && ANY_ROLE.test(text) ? openPlan(about, move, asked) : null;
  if (open) return open;
  const later = PUT_OFF.test(text) ? doubted(move, asked) : null;
  if (later) return later;
  const topic = topicOf(text);
  if (topic !== null && topic !== 'self') return aside({ ...move, topic }, asked);
  // A kind or a sharp word is taken as one, also where nothing else was understood.
  if (tone !== 'plain') return null;
  if (!/\?/.test(text)) {
    if (about === scene.table.lord && !asked.meant) return outlookPlan(move, asked);
    // Said of the hearer, in whatever words: what it did lately is what there is to say.
    const own = asked.meant && SAYS_YOU.test(text) && ANY_HARM.test(text) ? ownDoing(move, asked) : null;
    const just = own === null && OF_NOW.test(text) && !ASKS.test(text) ? justNow(asked) : null;
    if (just) return onDeed(just, move, asked);
    return own ?? { move: 'ack', clause: 'noted', occasion: 'ack', asked: move };
  }
  // What was not understood is asked back: no deed of the past is guessed at.
  return { move: 'clarify', clause: 'ask', question: 'what', occasion: 'unclear', awaits: 'what', asked: move };
}
