/** What is foretold ("主公撑不过两轮", "这局要凉"): how things stand for it, as everybody sees them (§Q3). */
import { cardsIn } from '../../moves/words/cards';
import { isQuestion, type Act, type Move } from '../../moves/types';
import { FORETOLD } from '../../moves/words/acts';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Plan } from '../plan';

/** From here on a seat is near its end. */
const LOW = 2;
/** What a forecast may have been taken for, where its words say nothing else of the game. */
const OPEN: ReadonlySet<Act> = new Set<Act>([
  'unclear',
  'topic',
  'sorrow',
  'praise',
  'joke',
  'taunt',
  'hurry',
  'agree',
]);

/** What undertakes nothing may have been a forecast. */
const isBare = ({ act, promise }: Move): boolean => act === 'promise' && promise === undefined;

/** Whether the line foretells how it will end, and does nothing weightier. */
export const foretells = ({ moves, text }: Asked): boolean =>
  ODDS.test(text) ||
  (FORETOLD.test(text) &&
    moves.every(
      (move) =>
        !isQuestion(move) && (OPEN.has(move.act) || isBare(move)) && (move.act !== 'topic' || move.topic === 'luck'),
    ));
/** How likely one side wins is asked for. */
const ODDS =
  /赢面|胜[算率]|几成(?:把握)?(?:能|会)?[赢胜]|[赢胜]的?(?:几率|概率|机会)|(?:还|能)?[赢打]得了?[吗不么](?:$|[?!.])|\b(?:odds|chances?) (?:of|we|do we|that we|to win|here|left)\b|\b(?:can|do|will) we (?:still )?(?:win|make it)\b/;

/** How the one it is about stands, else the lord and who is left. */
export function outlookPlan(move: Move, { scene, text }: Asked): Plan {
  const { lord } = scene.table;
  const named =
    move.about !== undefined && !ODDS.test(text) && seatOf(scene, move.about)?.alive === true ? move.about : lord;
  const base = { move: 'unsure' as const, occasion: 'ack' as const, about: named, asked: move };
  // "闪电要劈谁": of a card, how somebody stands is no answer.
  const [card] = cardsIn(text).filter((one) => one.card !== 'sha' && one.card !== 'shan');
  if (card) return { move: 'unsure', clause: 'outlook_card', occasion: 'ack', words: card.card, asked: move };
  if (named !== lord) return { ...base, clause: 'outlook_seat' };
  const low = (seatOf(scene, lord)?.hp ?? 0) <= LOW;
  return { ...base, clause: low ? 'outlook_low' : 'outlook', count: 'all' };
}
