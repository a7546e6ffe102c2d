/** How a piece of gear came or went, and why somebody cannot play: told from the cards of that turn (§Q3). */
import type { Seat } from '../../../core/event';
import { cardsIn } from '../../moves/words/cards';
import { GEAR } from '../../moves/words/gear';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import type { Scene } from '../../scene/scene';
import type { Asked } from '../asked';
import { laidOn } from './idle';
import type { Plan } from '../plan';

const CANNOT_PLAY =
  /[点出打]不了(?:牌)?(?=$|[,.!?\s啊呀是])|(?:不能|没法|无法)(?:出牌|点牌)|\bcan'?t (?:play|click|use)(?: any)?(?: cards?)?\b|\b(?:why|did).{0,12} (?:i|my turn) (?:get )?skipped\b/;

/** Null where the line asks for nothing of the kind, or the record holds nothing of it. */
export function befallenPlan(move: Move, asked: Asked): Plan | null {
  const { text, scene, from, me } = asked;
  const base = { occasion: 'ack' as const, asked: move };
  if (CANNOT_PLAY.test(text)) {
    const laid = laidOn(from, scene);
    return laid ? { ...base, move: 'explain', clause: 'was_laid', facts: [laid], lookedUp: true } : null;
  }
  if (!GOT.test(text)) return null;
  const named = mentionsIn(text, { scene, from, hearer: me, he: move.about ?? null }).flatMap(({ seat, kind }) =>
    seat === null || kind === 'who' ? [] : [seat],
  );
  const came = gotIn(text, named, scene);
  return came && { ...base, move: 'confirm', clause: 'tell', facts: [came], lookedUp: true };
}

const GOT =
  /(?:咋|怎么)(?:就|又|会)?(?:跑|到|去|在|归|落)|\bhow (?:did|come) .{1,30} (?:get|got|end(?:ed)? up|has|have)\b/;

/** "青龙刀咋跑张济那去了": by what that one came to what it then put on. */
function gotIn(text: string, named: readonly Seat[], { uses, facts }: Scene): Fact | null {
  const [gear] = cardsIn(text).filter(({ card }) => GEAR.has(card));
  const worn = uses.filter(({ name, by }) => name === gear?.card && named.includes(by)).pop();
  if (worn === undefined) return null;
  const then = facts.filter(
    ({ by, turn, kind, card }) =>
      by === worn.by &&
      turn === worn.turn &&
      ((kind === 'steal' && (card === null || card === worn.name)) || (kind === 'aimed' && card === 'jiedao')),
  );
  return then.find(({ card }) => card === worn.name) ?? then.pop() ?? null;
}
