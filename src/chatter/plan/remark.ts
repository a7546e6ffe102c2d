/** What is merely remarked: answered by the deed that it touches, by how somebody stands, or as table talk (§Q3). */
import type { Seat } from '../../core/event';
import { FOR_ALL } from '../moves/deeds/joined';
import { AWAY } from '../moves/life/away';
import { mayBeGame } from '../moves/life/game';
import { mentionsIn } from '../moves/called/people';
import { isQuestion, type Act, type Move } from '../moves/types';
import { ADMIRED, BLAME, SAYS_YOU } from '../moves/words/acts';
import type { Fact } from '../scene/fact';
import { seatOf, type Scene, type Use } from '../scene/scene';
import type { Asked } from './asked';
import { isHarm, isHelp } from './record/deeds';
import { inVain } from './record/particulars';
import type { Plan } from './plan';
import { namedBy, touchedBy, useTouchedBy } from './record/touching';
import { BANTER } from './words/banter';

/** Acts whose words alone say little: what the line is about is looked for in it. */
const REMARKS: ReadonlySet<Act> = new Set<Act>([
  'unclear',
  'joke',
  'agree',
  'refuse',
  'taunt',
  'praise',
  'blame',
  'order',
  'report',
  'greet',
]);

/** Whether the line tells nothing that has an answer of its own. */
export const isRemark = ({ act, facts = [], about, refersTo }: Move): boolean =>
  REMARKS.has(act) && facts.length === 0 && refersTo === undefined && (act !== 'order' || about === undefined);

/** What is said to oneself is owned up to; what is only said of one is no charge. */
const isPutTo = ({ meant, text }: Asked): boolean => meant && SAYS_YOU.test(text);

/** A card for all that names nobody whom it hit. */
const isUnnamed = ({ to, kind, card }: Fact, asked: Asked): boolean =>
  kind === 'hit' && card !== null && FOR_ALL.has(card) && (to === null || !namedBy(asked).people.has(to));

/** Of a card for all, the blow that the speaker had of it, where the line names nobody's. */
const ownShare = (fact: Fact, asked: Asked): Fact =>
  isUnnamed(fact, asked)
    ? (asked.scene.facts.find(
        ({ kind, by, to, card, turn }) =>
          kind === 'hit' && to === asked.from && by === fact.by && card === fact.card && turn === fact.turn,
      ) ?? fact)
    : fact;

/** "火攻1下万箭1下 其实我打了你2下": what is counted up is told as what it came to in that turn. */
const COUNTS =
  /(?:[2-9两二三四五六][下刀次滴点]|加起来|一共|总共)|\b(?:twice|[2-9] times|two|three|both|in all|total)\b/;
const blowsWith = (fact: Fact, { scene: { facts } }: Asked): Fact[] =>
  fact.kind === 'hit'
    ? facts.filter((one) => one.kind === 'hit' && one.by === fact.by && one.to === fact.to && one.turn === fact.turn)
    : [fact];

/** Nothing came of it, or of the same card since: "这么多万箭都射不死你". */
export const isSpent = (fact: Fact, scene: Scene): boolean =>
  inVain(fact, scene) !== null ||
  (fact.kind === 'hit' &&
    scene.uses.some(
      ({ name, by, to, turn }) => name === fact.card && by === fact.by && to.includes(fact.to ?? 0) && turn > fact.turn,
    ));

/** What one says to a deed that was spoken of: one's own, the speaker's, or a third's. */
export function onDeed(told: Fact, move: Move, asked: Asked): Plan {
  const { me, from } = asked;
  const fact = ownShare(told, asked);
  if (fact.group && fact.to !== from && isUnnamed(fact, asked) && fact.by !== null && fact.card !== null)
    return usePlan({ by: fact.by, name: fact.card }, move, asked);
  // "wine and strike and he dodged it": a blow that cost nothing is owned up to by nobody, and held against nobody.
  if (fact.by === from && fact.to === me && isSpent(fact, asked.scene))
    return { move: 'tease', clause: 'dodged_you', occasion: 'ack', about: me, asked: move };
  const base = {
    occasion: 'ack' as const,
    facts: COUNTS.test(asked.text) ? blowsWith(fact, asked) : [fact],
    asked: move,
  };
  if (fact.by === me) {
    if (ADMIRED.test(asked.text) && (asked.meant || move.about === me))
      return { ...base, move: 'thank', clause: 'praised', about: me };
    if (fact.group && fact.good === false && fact.to === from)
      return { ...base, facts: [], move: 'explain', clause: 'no_grudge', about: me };
    if (!isHarm(fact)) return { ...base, move: 'confirm', clause: 'own_up', about: me };
    const stung = fact.to === from || asked.tone === 'sharp' || BLAME.test(asked.text);
    return {
      ...base,
      move: 'confirm',
      clause: isPutTo(asked) ? 'admit' : stung ? 'retort' : 'own_up',
      about: me,
    };
  }
  if (fact.by === from) {
    if (fact.to === me && isHarm(fact)) return { ...base, move: 'confirm', clause: 'grudge' };
    if (fact.to === me && isHelp(fact)) return { ...base, move: 'thank', clause: 'grateful' };
    return { ...base, move: 'confirm', clause: 'seen_you' };
  }
  return { ...base, move: 'confirm', clause: 'confirm', ...(fact.by === null ? {} : { about: fact.by }) };
}

const HEALTH =
  /[\d一二两三四五六](?:滴|格|点(?!动静|声|意思|都|也|反应|用|没|不)|血)|(?<![没见])血(?![压条])|快(?:要)?(?:没血|没了|死|不行|挂|倒|完)|(?:撑|扛|顶)不住|血(?:快|要)(?:没|见底)|残血|缓过来|撑得住|没事吧|别(?:再)?浪|苟|挺住|稳住|抗揍|\b(?:hp|health|low)\b/;

/** Table talk; null where the line is none that is known. */
export function banterPlan(move: Move, { text }: Asked): Plan | null {
  return BANTER.some(({ heard }) => heard.test(text))
    ? { move: 'topic', clause: 'banter', occasion: 'small_talk', asked: move }
    : null;
}

const AWAY_WITH: ReadonlySet<Act> = new Set([
  'plead',
  'apology',
  'topic',
  'order',
  'hurry',
  'unclear',
  'greet',
  'joke',
  'promise',
]);

/** "不好意思刚接了电话": pardon is begged of the table, and for no deed. */
export const awayPlan = (move: Move, asked: Asked): Plan | null =>
  AWAY.test(asked.text) && move.facts === undefined && (AWAY_WITH.has(move.act) || !mayBeGame(asked.text))
    ? banterPlan(move, asked)
    : null;

/** A riddle is met as one. */
const RIDDLE = /猜对|猜猜我(?!是)/;
export const riddlePlan = (move: Move, asked: Asked): Plan | null =>
  RIDDLE.test(asked.text) ? banterPlan(move, asked) : null;

const MOVED: ReadonlySet<Fact['kind']> = new Set(['steal', 'discard', 'give']);

/** A card or skill that the line names, and that one of those whom it names has used; null where none has. */
export function usedPlan(move: Move, asked: Asked): Plan | null {
  // "5 stole my horse", and did not: that it has used one is no answer.
  const moved = asked.moves.some(({ facts = [] }) =>
    facts.some(({ kind, verdict }) => verdict === 'false' && MOVED.has(kind)),
  );
  const use = moved ? undefined : useTouchedBy(asked);
  return use ? usePlan(use, move, asked) : null;
}

/** That a card or skill was used, and by whom. */
export const usePlan = ({ by, name }: Pick<Use, 'by' | 'name'>, move: Move, { me }: Asked): Plan => ({
  move: 'confirm',
  clause: by === me ? 'used_it' : 'did_use',
  occasion: 'point_at',
  about: by,
  words: name,
  asked: move,
});

/** What of the record a line touches, a deed or else the use of a card or skill; null where it touches none. */
export function touchedPlan(move: Move, asked: Asked): Plan | null {
  const fact = touchedBy(asked);
  return fact ? onDeed(fact, move, asked) : usedPlan(move, asked);
}

/** Whom the line speaks of by name, and does not call. */
const spokenOfIn = ({ text, scene, from, me }: Asked): Seat[] =>
  mentionsIn(text, { scene, from, hearer: me, he: null }).flatMap(({ kind, seat, called }) =>
    kind === 'seat' && seat !== null && !called ? [seat] : [],
  );

/** What a remark is answered; null where nothing of it is taken up. */
export function remarkPlan(move: Move, asked: Asked): Plan | null {
  const { scene, text, me } = asked;
  const fact = touchedBy(asked);
  if (fact) return onDeed(fact, move, asked);
  const { people } = namedBy(asked);
  const named = spokenOfIn(asked).find((one) => seatOf(scene, one)?.alive === true);
  const [seat] = [...people].filter((one) => one !== me && seatOf(scene, one)?.alive === true);
  const who = named ?? seat ?? (people.has(me) ? me : undefined);
  if (HEALTH.test(text) && who !== undefined && !isQuestion(move))
    return { move: 'ack', clause: who === me ? 'hold_on' : 'as_is', occasion: 'ack', about: who, asked: move };
  const used = usedPlan(move, asked);
  if (used) return used;
  return banterPlan(move, asked);
}
