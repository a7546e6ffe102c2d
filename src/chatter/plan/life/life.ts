/** What is answered to what is not about the game: as it was heard, and nothing of the record (§Q3). */
import { isQuestion, type Act, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';

/** Said along with small talk, these want no answer of their own. */
const BESIDE: ReadonlySet<Act> = new Set<Act>([
  'greet',
  'joke',
  'unclear',
  'agree',
  'refuse',
  'thanks',
  'praise',
  'sorrow',
  'topic',
  'hurry',
  'apology',
]);

/** What is held against somebody. */
const HELD: ReadonlySet<Act> = new Set<Act>(['threat', 'taunt', 'blame']);

/** The move of a line that is of life, where it is what is answered: beside a question of the game it is not, nor small talk beside a deed. */
function answered({ moves, text }: Asked): Move | null {
  const own = moves.find(({ life }) => life !== undefined);
  if (!own?.life) return null;
  const others = moves.filter((move) => move !== own);
  // "我想辞职，你怎么看": it is the trouble that is asked of.
  const asksOfIt = ({ act, about, role, facts = [] }: Move): boolean =>
    own.life?.trouble === true &&
    act === 'ask_guess' &&
    about === undefined &&
    role === undefined &&
    facts.length === 0 &&
    !/谁|哪个|\bwho\b/.test(text);
  if (others.some((move) => isQuestion(move) && move.act !== 'ask_self' && !asksOfIt(move))) return null;
  // Whether it is an AI is answered whatever else is wanted.
  const bot = own.life.matter === 'self:bot';
  // "上局3号也是这么拆我的，我可记着呢": what is held against somebody is of a game that nobody here knows.
  const earlier = own.life.matter === 'self:memory' && own.act !== 'ask_self';
  return own.life.trouble ||
    others.every(({ act, facts = [] }) => (bot || BESIDE.has(act) || (earlier && HELD.has(act))) && facts.length === 0)
    ? own
    : null;
}

/** What is said back to what somebody tells or asks that is not about the game; null where the game is what is answered. */
export function lifePlan(asked: Asked): Plan | null {
  const move = answered(asked);
  return move && planOfLife(move);
}

/** The answer to a move that is of life. */
export function planOfLife(move: Move): Plan | null {
  const { life, topic } = move;
  if (!life) return null;
  const base = { life, asked: move, ...(topic === undefined ? {} : { topic }) };
  if (life.trouble) return { ...base, move: 'comfort', clause: 'life', occasion: 'sorrow', trouble: true };
  if (life.matter === 'self:bot') return { ...base, move: 'topic', clause: 'truth', occasion: 'small_talk' };
  if (move.act === 'greet') return { ...base, move: 'greet', clause: 'life', occasion: 'greet' };
  return { ...base, move: life.matter.startsWith('joke') ? 'joke' : 'topic', clause: 'life', occasion: 'small_talk' };
}
