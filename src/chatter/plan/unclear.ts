/** What is answered where nothing of a line was heard for certain (§Q3). */
import { ANY_ROLE } from '../claims/predicate';
import { topicOf } from '../moves/topics';
import type { Move } from '../moves/types';
import { ANY_HARM, SAYS_YOU } from '../moves/words/acts';
import type { Fact } from '../scene/fact';
import { shownRole } from '../scene/shown';
import { aside } from './aside';
import type { Asked } from './asked';
import { guessAbout } from './judging/judging';
import { openPlan } from './record/known';
import { outlookPlan } from './judging/outlook';
import type { Plan } from './plan';
import { onDeed } from './remark';
import { doubted, ownDoing, PUT_OFF } from './telling';
import { justNow, namedBy } from './record/touching';

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
    const just =
      own === null && topicOf(text) === null && OF_PLAY.test(text) && !ASKS_AT_ALL.test(text) ? justNow(asked) : null;
    if (just) return onDeed(just, move, asked);
    return own ?? { move: 'ack', clause: 'noted', occasion: 'ack', asked: move };
  }
  const facts = latelyBetween(asked);
  return facts.length > 0
    ? { move: 'ask', clause: 'this_one', occasion: 'unclear', facts, awaits: 'yes_no', asked: move }
    : { move: 'clarify', clause: 'ask', question: 'what', occasion: 'unclear', awaits: 'what', asked: move };
}

const ASKS_AT_ALL = /[?谁哪几吗呢]|什么|啥|怎么|咋|\b(?:who|what|which|why|how|when)\b/;
/** Of blows, cards and deaths. */
const OF_PLAY =
  /(?<!刀)刀(?!刀)|[桃酒]|死|带走|收[了掉下]|回合|[打杀砍拆顺烧乐兵救奶]|\d号|[一二三四五六七八]号|\b(?:dmg|damage|slash|strike|boom|peach|kill|dead|hit|seat|p\d)\w*/;

/** The last thing between the two, or that befell either, in this round or the last. */
function latelyBetween({ scene, me, from }: Asked): Fact[] {
  const fresh = scene.facts.filter(
    ({ by, to, kind, round }) => by !== null && by !== to && kind !== 'throw' && round >= scene.table.round - 1,
  );
  const between = fresh.filter(({ by, to }) => (by === me && to === from) || (by === from && to === me));
  const near =
    between.length > 0 ? between : fresh.filter(({ by, to }) => [me, from].some((one) => by === one || to === one));
  return near.slice(-1);
}
