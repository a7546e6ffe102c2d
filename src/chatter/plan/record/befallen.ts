/** How a piece of gear came or went, and why somebody cannot play: told from the cards of that turn (§Q3). */
import type { Seat } from '../../../core/event';
import { cardsIn } from '../../moves/words/cards';
import { GEAR, gearIn } from '../../moves/words/gear';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { isLoss, type Fact } from '../../scene/fact';
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
  const [gone] = GONE.test(text) ? goneIn(move, asked) : [];
  if (gone) return { ...base, move: 'confirm', clause: 'tell', facts: [gone], lookedUp: true };
  if (!GOT.test(text)) return null;
  const named = mentionsIn(text, { scene, from, hearer: me, he: move.about ?? null }).flatMap(({ seat, kind }) =>
    seat === null || kind === 'who' ? [] : [seat],
  );
  const came = gotIn(text, named, scene);
  return came && { ...base, move: 'confirm', clause: 'tell', facts: [came], lookedUp: true };
}

const GONE =
  /[顺拆拿偷抢]走?了?.{0,8}(?:什么|啥|哪[件个])(?:装备|武器|防具|马)|(?:怎么|咋)(?:就|又|给|被|会)*(?:没|丢|掉|飞|少|被[拆顺偷拿])了?(?:的|啊|呀|呢|$)|\b(?:how(?:'d|'s| did| come)?|where(?:'d| did)?) .{1,30}\b(?:los[et]|go|gone|disappear)\b/;

/** "采薇那马怎么没的", "how'd 5 lose his bagua": who took that piece last. */
function goneIn({ about }: Move, { text, scene, from, me }: Asked): Fact[] {
  const named = cardsIn(text).flatMap(({ card }) => (GEAR.has(card) ? [card] : []));
  const pieces = named.length > 0 ? named : gearIn(text, new Set());
  const of = mentionsIn(text, { scene, from, hearer: me, he: about ?? null }).flatMap(({ seat }) => seat ?? []);
  return scene.facts
    .filter(
      ({ kind, card, to, by }) =>
        isLoss({ kind }) &&
        (pieces.length > 0 ? pieces.includes(card ?? '') : card !== null && of.includes(by ?? 0)) &&
        (of.length === 0 || of.includes(to ?? 0)),
    )
    .slice(-1);
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
