/** How it came that somebody fell, lived through it, lost health, or cannot play: told from the blows, the healing and the cards of that turn (§Q3). */
import type { Seat } from '../../core/event';
import { cardsIn } from '../moves/cards';
import { GEAR, gearIn } from '../moves/gear';
import type { OfRecord } from '../moves/of-record';
import { mentionsIn } from '../moves/people';
import type { Move } from '../moves/types';
import { isLoss, type Fact } from '../scene/fact';
import { seatOf, type Scene } from '../scene/scene';
import type { Asked } from './asked';
import { laidOn } from './idle';
import { diedAmid } from './inquiry';
import type { Plan } from './plan';

const FELL =
  /(?:怎么|咋)(?:就|又|还|突然|忽然|这么快|一下子|会)*(?:死|没|倒|挂|凉)了?(?:的)?(?=$|[,.!?啊呀呢吗])|\b(?:how (?:did|come)|why (?:is|did|are)) .{1,24}\b(?:die|dead|died|gone)\b/;
const LIVED =
  /(?:怎么|咋|居然|竟然?)(?:还)?没(?:死|倒|挂|收掉)|(?:怎么|咋)还(?:活着|在(?:$|[,.!?啊呀]))|\b(?:how|why) (?:is|are|did|does|isn'?t|come) .{1,24}\b(?:alive|survived?|not dead|not die|live through)\b|\bwhy (?:isn'?t|didn'?t) .{1,24} (?:dead|die)\b/;
const LOST =
  /(?:怎么|咋|为(?:什么|啥))(?:又|就|都|会|一块儿?|一起|突然)*(?:掉(?:了)?血|(?:少|掉)了?[一二三两\d]?[点滴格]|只?剩[一二三两\d][点滴格]?血?)|\bwhy (?:am i|are we|is .{1,20}) (?:on|at|down to) \d ?(?:hp|health)?\b|\bmissing (?:an? |\d )(?:hearts?|hp|health)\b|\bwhere did my (?:hp|health) go\b/;
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
  const got = GOT.test(text);
  const lost = LOST.test(text);
  const fell = FELL.test(text) && !cardsIn(text).some(({ card }) => GEAR.has(card));
  const asks = lost || fell || LIVED.test(text);
  if (!got && !asks) return null;
  const named = mentionsIn(text, { scene, from, hearer: me, he: move.about ?? null }).flatMap(({ seat, kind }) =>
    seat === null || kind === 'who' ? [] : [seat],
  );
  const came = got ? gotIn(text, named, scene) : null;
  if (came) return { ...base, move: 'confirm', clause: 'tell', facts: [came], lookedUp: true };
  if (!asks) return null;
  const whom = fell
    ? (named.filter((seat) => seatOf(scene, seat)?.alive === false).pop() ??
      (cardsIn(text).some(({ card }) => card !== 'tao' && card !== 'jiu') ? undefined : justFallen(scene)))
    : (named.filter((seat) => seat !== from).pop() ?? from);
  if (whom === undefined) return null;
  const to = lost && named.length > 0 ? named : [whom];
  const death = fell ? scene.facts.filter(({ kind, to: on }) => kind === 'death' && on === whom).pop() : undefined;
  if (death?.by === null) {
    const amid = diedAmid(death, scene);
    const told = { ...base, move: 'confirm' as const, facts: [death], lookedUp: true as const };
    return amid ? { ...told, clause: 'died_amid', about: amid.by, words: amid.name } : { ...told, clause: 'tell' };
  }
  const hits = scene.facts.filter(
    ({ kind, to: on, by, turn }) =>
      kind === 'hit' &&
      on !== null &&
      to.includes(on) &&
      // Whoever is dead fell by the blow that the death goes with.
      (death === undefined || (turn === death.turn && by === death.by)),
  );
  const last = hits.filter(({ turn }) => !lost || turn >= scene.turn - 2).pop();
  const question: OfRecord = { wants: 'means', what: 'hurt', cards: [], when: null, all: false, to: [...new Set(to)] };
  if (last === undefined)
    return lost ? { ...base, move: 'unsure', clause: 'not_seen', found: { asked: question, deeds: [] } } : null;
  const then = hits.filter(({ turn, by, card }) => turn === last.turn && by === last.by && card === last.card);
  const deed = { ...last, num: lost ? last.num : sum(then), to: [...new Set(then.flatMap((hit) => hit.to ?? []))] };
  const healed = lost ? [] : healedIn(whom, last, scene).filter(({ kind }) => !fell || kind === 'rescue');
  return {
    ...base,
    move: 'confirm',
    clause:
      fell && healed.length > 0 ? 'not_enough' : !fell && !lost && healed.length > 0 ? 'brought_back' : 'by_means',
    // When it was is told once.
    found: { asked: { ...question, all: healed.length > 0 }, deeds: [deed] },
    ...(healed.length > 0 && !fell ? { facts: healed.slice(-1) } : {}),
  };
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

/** "刘佩递了桃怎么还死了": of whom nobody need say the name. */
const justFallen = ({ facts, turn }: Scene): Seat | undefined =>
  facts.filter((fact) => fact.kind === 'death' && fact.turn >= turn - 2).pop()?.to ?? undefined;

const sum = (facts: readonly Fact[]): number => facts.reduce((all, { num }) => all + num, 0);

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

/** What healed somebody in the turn of the blow; it goes on record before the blow that it answers. */
const healedIn = (whom: Seat, { turn }: Fact, { facts }: Scene): Fact[] =>
  facts.filter((fact) => (fact.kind === 'heal' || fact.kind === 'rescue') && fact.to === whom && fact.turn === turn);
