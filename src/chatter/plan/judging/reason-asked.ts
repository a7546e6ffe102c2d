/** A reason that is asked for beside one's own deed (§Q3). */
import type { Move } from '../../moves/types';
import { factOf } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { whyPlan } from './why';

/** What the other had done, whose sake it was for, what was to come of it. */
const FOR_WHAT =
  /(?:怎么|哪里|哪儿|哪|什么时候|咋)(?:又|就)?(?:惹|得罪|招惹|招|碍|欺负)(?:到|着)?(?:过)?(?:了)?你|(?:什么|啥|多大|哪来的?|哪门子)(?:的)?仇|(?:替|帮|为)谁(?:出头|报仇|出气)|(?:是|算)(?:替|帮|为)[^,.!?]{1,8}还是|图(?:个)?(?:什么|啥)|\bor (?:was it|is it|just) (?:\w+ )?(?:personal|a grudge|revenge|spite)|\bwhat (?:has|did|had) .{1,20} (?:ever )?(?:do|done) to you\b/;
/** "阎圃怎么招惹你了,你又拆又砍的": the hearer's own deed stands in the line, and the reason for it is what is asked. */
function reasonIn({ moves, text, me, scene }: Asked): Move | null {
  if (!FOR_WHAT.test(text)) return null;
  const one = moves.find(
    ({ act, facts = [] }) =>
      act !== 'ask_why' &&
      facts.some(({ verdict, fact }) => verdict === 'true' && fact !== undefined && factOf(scene, fact)?.by === me),
  );
  return one ? { ...one, act: 'ask_why', about: me } : null;
}

/** Null where no reason is asked for in this way. */
export function reasonPlan(asked: Asked): Plan | null {
  const why = reasonIn(asked);
  return why && { ...whyPlan(why, asked), lookedUp: true };
}
