/** What is in a hand, where it is asked for beside something else (§Q3). */
import { isQuestion, type Act, type Move } from '../../moves/types';
import { HAND_ASKED } from '../../moves/words/asked';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { namedBy } from './touching';
import { hiddenHand } from '../telling';

/** Questions that a hand may have been taken for. */
const HELD_WITH: ReadonlySet<Act> = new Set(['ask_count', 'ask_sure', 'ask_rule']);

/** "那张无懈早不出晚不出,手里还藏着几张": what is in a hand is asked for beside whatever is told. */
export function heldPlan(move: Move, asked: Asked): Plan | null {
  const { me, text, meant } = asked;
  if (isQuestion(move) && !HELD_WITH.has(move.act)) return null;
  const at = text.search(HAND_ASKED);
  if (at < 0) return null;
  const named = namedBy(asked).mentions.filter(({ start }) => start <= at);
  const last = named.filter(({ kind, seat }) => seat !== null && (kind === 'seat' || kind === 'self')).pop();
  if (last?.kind === 'self') return null;
  // Who is called is asked about another, where another is named before the hand.
  const another = named.filter(({ seat, called }) => seat !== null && seat !== me && !called).pop()?.seat ?? null;
  const holder = another ?? (meant ? me : (last?.seat ?? null));
  return holder === null ? null : hiddenHand(holder, move, asked);
}
