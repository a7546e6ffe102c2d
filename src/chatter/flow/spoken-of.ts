/** Of whom a line only asks, so that it is the others who answer (§Q3). */
import type { Seat } from '../../core/event';
import { offersTwo } from '../moves/asked/alternatives';
import { asksForOwn } from '../moves/clauses/choices';
import type { Move } from '../moves/types';
import { ANY_HARM, SAYS_YOU } from '../moves/words/acts';
import { ASKS } from '../moves/words/asked';
import { weightiest } from '../plan/weight';
import type { Addressing } from './address';
import { askedOf } from './candidacy';
import type { Purpose } from './compose';
import { planForLine } from './planning';
import type { Understood } from './reach';
import type { State } from './state';

/** What is wanted of all is wanted of those who are not spoken of: "主公就一血了,你们救不救". */
const TO_THE_REST: ReadonlySet<Move['act']> = new Set(['propose', 'plead', 'order', 'promise', 'ask_plan']);

/** What the speaker would do to somebody, in words that may be kind: "我这轮盯邴原还是等等看", "i finish 4 next, good or nah". */
const PICKS_ON =
  /我[^,.!?]{0,4}[盯动按压收磨卸冲打砍拆]|先[^,.!?]{0,2}[盯动按压收磨卸冲]|\bi (?:finish|chain|burn|poke|focus|drop|end)\b/;
const DONE_TO_THEM: ReadonlySet<Move['act']> = new Set(['propose', 'ask_plan', 'unclear']);
const WHOM =
  /(?:[打杀砍救保拆收弄帮朝冲动盯顺]|集火)(?:谁|哪)|\bwho(?:m|'?s| is| are| will| does)? (?:\w+ )?\w+ (?:gonna|going|to hit|aiming|after)\b/;

/** "7号打8号,这俩谁是好人": what somebody is, is asked of the others where nobody is spoken to; so is who joins in against them. */
const asksOfThem = (
  { to, of, everybody }: Addressing,
  moves: readonly Move[],
  { from, text }: { readonly from: Seat; readonly text: string },
): boolean => {
  const main = weightiest(moves);
  return (
    to.length > 0 &&
    to.every(({ how, seat }) => how === 'mentioned' && of.includes(seat)) &&
    // "主公砍我,到底怀疑我啥": of the speaker it is asked of whoever is spoken of; company is looked for among the others.
    ((main?.act === 'ask_guess' && main.about !== from) ||
      // "凭啥你就信五号": why one is believed is asked of whoever believes.
      (main?.act === 'ask_why' && (main.facts ?? []).length === 0 && everybody) ||
      // "弟兄们先打莫琼树?", "4跟8 哪个先打": so is what is to be done to them; but "曹叡打谁" is for that one.
      (main !== null &&
        (TO_THE_REST.has(main.act) ||
          (main.act === 'unclear' && (everybody || offersTwo(text)) && PICKS_ON.test(text))) &&
        (main.act !== 'ask_plan' || main.about === undefined || !WHOM.test(text)) &&
        (everybody ||
          (DONE_TO_THEM.has(main.act) &&
            (ASKS.test(text) || offersTwo(text)) &&
            (ANY_HARM.test(text) || PICKS_ON.test(text)) &&
            !SAYS_YOU.test(text)))))
  );
};

/** "do i go at 3 or pass something to the lord first": of one's own turn whoever is not named in it would advise. */
function isOwnChoice(state: State, understood: Understood, purpose: Purpose): boolean {
  const { reach, read, hearing } = understood;
  const yours = SAYS_YOU.test(read.text) && !asksForOwn(read.text);
  if (yours || reach.to.length === 0 || reach.to.some(({ how }) => how !== 'mentioned')) return false;
  const moves = hearing(null, false);
  const named = new Set(reach.to.map(({ seat }) => seat));
  return state.company.present().some(({ seat }) => {
    if (named.has(seat)) return false;
    const plan = planForLine(askedOf(state, understood, { seat, moves, meant: false, purpose }));
    return plan?.occasion === 'ask_act' && plan.lookedUp === true && plan.clause?.startsWith('aims') !== true;
  });
}

/** "7一出手就偷8,我感觉也反,你们呢": 8 may judge as well as any. */
function judgedIn(moves: readonly Move[], { to, everybody }: Addressing): readonly Seat[] {
  const main = weightiest(moves);
  const alone = main !== null && (main.act === 'ask_guess' || TO_THE_REST.has(main.act));
  return everybody && alone && main.about !== undefined ? [main.about] : to.map(({ seat }) => seat);
}

/** Those of whom the line only asks, so that others answer it. */
export function onlySpokenOf(state: State, understood: Understood, purpose: Purpose): ReadonlySet<Seat> {
  const { reach, said, read, hearing } = understood;
  if (asksOfThem(reach, hearing(null, false), { from: said.from, text: read.text }))
    return new Set(judgedIn(hearing(null, false), reach));
  return new Set(isOwnChoice(state, understood, purpose) ? reach.to.map(({ seat }) => seat) : []);
}
