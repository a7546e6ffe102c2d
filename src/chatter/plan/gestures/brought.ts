/** Words of a third that are brought to somebody between marks: said of the hearer, or by that third of itself (§Q3). */
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import { guessAbout } from '../judging/judging';
import type { Plan } from '../plan';
import { namedBy } from '../record/touching';
import type { Gesture } from './gesture';

const MARKED = /["“「『]([^"”」』]{2,60})["”」』]/;
const SAYS =
  '(?:说|讲|骂|喊|叫|嘀咕|念叨|嚼舌|损|吐槽|评价|嫌|笑|\\b(?:says?|said|told|calls?|called|calling|described?|whispered|mutter\\w*|thinks?)\\b)';
/** "唐周自己说自己「废物一个」": of whoever says it. */
const OF_ITSELF = new RegExp(
  `${SAYS}[^"“「『]{0,8}(?:自己|他自己|她自己)|自己${SAYS}|\\b(?:him|her|them)sel(?:f|ves)\\b|他是个?$`,
);
const OF_HEARER = new RegExp(`${SAYS}[^"“「『]{0,6}(?:你|您)|\\b(?:you|u|ur|your)\\b`);
/** No hard word. */
const ADMIRES =
  /(?<![不没])(?:好|棒|强|厉害|牛|帅|靠谱|稳|聪明|可靠|忠|行)|\b(?<!(?:not|no|isn'?t) )(?:good|great|best|strong|smart|nice|loyal|solid|brave|clever|fine|trust\w*)\b/;
const HEARD = new RegExp(`${SAYS}.*${MARKED.source}`);

function brought(move: Move, asked: Asked): Plan | null {
  const { text, me, from, meant } = asked;
  const marked = MARKED.exec(text);
  if (!marked) return null;
  const frame = text.slice(0, marked.index);
  const [who, ...more] = namedBy({ ...asked, text: text.replace(MARKED, ' ') }).seats.filter(
    (seat) => seat !== me && seat !== from,
  );
  if (who === undefined || more.length > 0 || !meant) return null;
  // What the hearer makes of that one is a word on it; what that one called itself is none on the hearer.
  if (OF_ITSELF.test(frame))
    return { ...guessAbout(who, { ...move, act: 'ask_guess', about: who }, asked), lookedUp: true };
  return OF_HEARER.test(frame) && !ADMIRES.test(marked[1] ?? '')
    ? { move: 'tease', clause: 'slandered', occasion: 'taunt', about: who, asked: move, lookedUp: true }
    : null;
}

export const BROUGHT: Gesture = { heard: HEARD, plan: brought };
