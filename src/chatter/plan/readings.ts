/**
 * The readings of a line in the order in which they are asked: the first that says something is what is done (§Q3). A new one belongs before
 * those that would take its lines, and behind those whose lines it would take.
 */
import { asksForOwn, asksWhether } from '../moves/clauses/choices';
import { ON_KEYS } from '../moves/life/away';
import { asksOfRules, asksPlainly, LOST } from '../moves/asked/rules-asked';
import { overstepIn } from '../moves/clauses/oversteps';
import { isQuestion, type Act, type Move } from '../moves/types';
import { ADMIRED } from '../moves/words/acts';
import { alivePlan } from './record/alive';
import type { Asked } from './asked';
import { denial } from './record/denial';
import { isPlainlyFalse } from './record/excluded';
import { wordPlan } from './dealing/given-word';
import { amendsPlan, gratitude, latePlan, sorryPlan } from './dealing/courtesy';
import { idlePlan } from './record/idle';
import { gesturePlan } from './gestures/gestures';
import { betPlan, laysAbsurdly } from './gestures/betting';
import { selfMockedPlan } from './gestures/self-mocked';
import { openingPlan } from './gestures/opening';
import { againPlan, goodGame, leavePlan } from './gestures/parting';
import { lifePlan } from './life/life';
import { befallenPlan } from './record/befallen';
import { causePlan } from './record/cause';
import { countPlan, planByAct } from './by-act';
import { choicePlan } from './counsel/choosing';
import { counselPlan } from './counsel/counsel';
import { dealPlan, intentPlan, offerIn } from './counsel/intending';
import { supposedPlan } from './counsel/supposing';
import { forAllPlan } from './counsel/for-all';
import { givePlan, worthPlan } from './counsel/worth';
import { heldPlan } from './record/held';
import { ASKS_LORD, openPlan } from './record/known';
import { comparedPlan } from './judging/judging';
import { asksSetup, objectionPlan } from './judging/objection';
import { reasonPlan } from './judging/reason-asked';
import { pressedPlan } from './judging/pressed';
import { foretells, outlookPlan } from './judging/outlook';
import type { Plan } from './plan';
import { numberPlan } from './record/number-told';
import { partsPlan } from './record/in-parts';
import { landedPlan } from './record/particulars';
import { neverPlan } from './record/never-did';
import { ofTwoPlan } from './record/of-two';
import { recordedOf, recordPlan } from './record/of-record';
import { goesOnWith } from './record/record-asked';
import { namedBy } from './record/touching';
import { BARE_MARK, wondering } from './gestures/bare-mark';
import { awayPlan, banterPlan, isRemark, remarkPlan, riddlePlan } from './remark';
import { chargeIn, setStraight } from './record/set-straight';
import { misstated } from './matter';
import { skillPlan } from './record/skill';
import { fatePlan } from './record/fate';
import { standingPlan } from './record/standing';
import { takenPlan } from './record/taken';
import { statePlan } from './record/state';
import { lateWordsPlan } from './record/spoken-by';
import { rulePlan, wouldBe } from './ruling';
import { looksOn, shownPlan } from './judging/shown';
import { wish } from './dealing/wishes';
import { pairPlan } from './judging/standing';
import { handPlan, readingPlan } from './telling';
import { whyPlan } from './judging/why';
import { greetingPlan } from './gestures/greeting';
/** What is done with a line by one reading of it; null: it is none of this kind. */
type Reading<M = Move> = (move: M, asked: Asked) => Plan | null;
/** Where it stands no later reading is asked, though it says nothing: the voice's templates answer. */
interface Ending<M> {
  readonly where: (move: M, asked: Asked) => boolean;
  readonly says: Reading<M>;
}
type Step<M> = Reading<M> | Ending<M>;

/** Whatever was heard, or nothing: words given, boundaries, suppositions, counsel, life, other games. */
const FIRST: readonly Step<Move | null>[] = [
  wordPlan,
  lateWordsPlan,
  {
    where: (move) => move?.wants !== undefined,
    says: (move, asked) => move && (looksOn(move, asked) ?? wish(move, asked)),
  },
  overstepped,
  openingPlan,
  (move, asked) => move && befallenPlan(move, asked),
  selfMockedPlan,
  (_, asked) => (laysAbsurdly(asked.text) ? betPlan(asked) : null),
  pressedPlan,
  supposedPlan,
  (move, asked) => move && comparedPlan(move, asked),
  shownPlan,
  (move, asked) => (move?.rule ? rulePlan(move, asked) : null),
  lookedUpSkill,
  (move, asked) => move && (readingPlan(move, asked) ?? ofTwoPlan(move, asked) ?? standingPlan(move, asked)),
  (move, asked) => move && notUnderstood(move, asked),
  (move, asked) => choicePlan(planAsked(asked) ?? move, asked),
  counselPlan,
  forAllPlan,
  worthPlan,
  givePlan,
  (_, asked) => leavePlan(asked) ?? betPlan(asked) ?? lifePlan(asked),
  adviceOnOwn,
  againPlan,
  goodGame,
  // What is wondered at is accounted for, whatever else the line was heard as.
  (move, asked) => move && (wouldBe(asked) ?? causePlan(move, asked)),
  {
    where: (move, { text }) => move !== null && ON_KEYS.test(text),
    says: (move, asked) => move && banterPlan(move, asked),
  },
  {
    where: (move) => move === null,
    says: (_, asked) => (BARE_MARK.test(asked.text) ? wondering(asked) : null),
  },
];

/** By what was heard: rules, the record, charges, gestures, courtesies, offers, remarks; at last by its act. */
const BY_MOVE: readonly Step<Move>[] = [
  // Of the rules, or the last answer in plain words: no record and no gesture.
  (move, asked) =>
    move.act === 'ask_rule' && (asksOfRules(asked.text) || asksPlainly(asked.text)) ? rulePlan(move, asked) : null,
  // "right? 1 loyal 1 spy 2 rebels": how the roles are dealt is to be confirmed.
  (move, asked) => (asksSetup(asked.text) ? countPlan('all', move) : null),
  (_, asked) => reasonPlan(asked),
  // "you took three health off the lord in one go": a number that the record contradicts, whatever is asked besides.
  numberPlan,
  ofRecord,
  chargePlan,
  (move, asked) => setStraight(asked) ?? misstated(move, asked),
  (move, asked) =>
    isQuestion(move) && ASKS_LORD.test(asked.text) ? openPlan(asked.scene.table.lord, move, asked) : null,
  latePlan,
  courseLaidOut,
  gesturePlan,
  awayPlan,
  heldPlan,
  sorryPlan,
  gratitude,
  lumpedTogether,
  riddlePlan,
  { where: (_, asked) => foretells(asked), says: outlookPlan },
  idlePlan,
  offered,
  greetingPlan,
  (move, asked) => (move.act === 'report' && HAND.test(asked.text) ? handPlan(move, asked) : null),
  remarked,
  planByAct,
];

function firstOf<M>(steps: readonly Step<M>[], move: M, asked: Asked): Plan | null | undefined {
  for (const step of steps) {
    if (typeof step !== 'function') {
      if (step.where(move, asked)) return step.says(move, asked);
      continue;
    }
    const plan = step(move, asked);
    if (plan) return plan;
  }
  return undefined;
}

export function readAs(move: Move | null, asked: Asked): Plan | null {
  const plan = amendsPlan(asked) ?? firstOf(FIRST, move, asked);
  return plan !== undefined ? plan : move && (firstOf(BY_MOVE, move, asked) ?? null);
}

/** Refused in kind by whoever it is said to or of. */
function overstepped(move: Move | null, asked: Asked): Plan | null {
  const { text, me, from, meant } = asked;
  const over = overstepIn(text);
  if (over === null) return null;
  const seats = namedBy(asked).seats.filter((seat) => seat !== from);
  if (!(meant || seats.length === 0 || seats.includes(me))) return null;
  return { move: 'boundary', clause: `boundary_${over}`, occasion: 'boundary_soft', asked: move };
}

/** "那个集蜜到底干嘛的,我手里咋一张牌都没有": what a skill does is asked first, where it was looked up. */
function lookedUpSkill(move: Move | null, asked: Asked): Plan | null {
  const skill = move?.act === 'ask_rule' && move.about !== undefined ? skillPlan(move, asked) : null;
  return skill?.lookedUp ? skill : null;
}

/** "没听懂": of what was told in this turn; else it is the game that is not understood. */
function notUnderstood(move: Move, asked: Asked): Plan | null {
  const { memory, from, me, text, scene } = asked;
  const [, last] = memory.exchanges(from, me);
  const explained = last?.answered != null && (last.answered.facts.length > 0 || last.asked.act === 'ask_rule');
  return explained && LOST.test(text) && last.turn === scene.turn
    ? rulePlan({ ...move, act: 'ask_rule' }, asked)
    : null;
}

const planAsked = ({ moves }: Asked): Move | undefined => moves.find(({ act }) => act === 'ask_plan');

/** What the speaker is to do. */
function adviceOnOwn(_: Move | null, asked: Asked): Plan | null {
  const advice = asksForOwn(asked.text) ? planAsked(asked) : undefined;
  return advice ? { ...intentPlan(advice, asked), lookedUp: true } : null;
}

/** "why hold, it hits 2 and 5 as well no": what is laid before the hearer is what is asked. */
function courseLaidOut(_: Move, asked: Asked): Plan | null {
  const choice = asksWhether(asked.text) ? planAsked(asked) : undefined;
  return choice ? intentPlan(choice, asked) : null;
}

/** What was asked of the record or told of it is asked on, whatever else the words could be asked of. */
function ofRecord(move: Move, asked: Asked): Plan | null {
  const on = goesOnWith(asked);
  return (
    (on && recordedOf(on, move, asked)) ??
    alivePlan(move, asked) ??
    partsPlan(move, asked) ??
    neverPlan(move, asked) ??
    objectionPlan(move, asked) ??
    takenPlan(move, asked) ??
    fatePlan(move, asked) ??
    statePlan(move, asked) ??
    landedPlan(move, asked) ??
    // "谁有无懈 帮3号把乐揭了": whoever would is called for, and nobody who did.
    (on || move.act === 'plead' ? null : recordPlan(move, asked))
  );
}

/** A charge that the record contradicts; a why of one is accounted for. */
function chargePlan(move: Move, asked: Asked): Plan | null {
  const charge = chargeIn(move, asked);
  if (!charge) return null;
  return charge.act === 'ask_why' ? whyPlan(charge, asked) : denial(charge.wrong, charge, asked);
}

/** By these somebody may be lumped together with another. */
const PAIRING: ReadonlySet<Act> = new Set(['accuse', 'report', 'ask_guess', 'ask_fact', 'ask_role', 'unclear']);

/** Lumped together with another by what the record does not speak against. */
function lumpedTogether(move: Move, asked: Asked): Plan | null {
  const belied = move.facts?.some((one) => isPlainlyFalse(one, asked)) === true;
  return PAIRING.has(move.act) && !belied && !/谁[是会]|哪个是/.test(asked.text) ? pairPlan(move, asked) : null;
}

/** A deal is looked on at by whom it does not concern, else taken or refused. */
function offered(move: Move, asked: Asked): Plan | null {
  const offer = isQuestion(move) && move.act !== 'ask_plan' ? null : offerIn(asked);
  return offer && (looksOn(offer.move, asked) ?? dealPlan(offer, asked));
}

const HAND = /有没有(?:桃|闪|杀|无懈)|[手兜]里/;

/** What is merely remarked, or an order that admires. */
function remarked(move: Move, asked: Asked): Plan | null {
  const admired = move.act === 'order' && move.about === asked.me && ADMIRED.test(asked.text);
  return isRemark(move) || admired ? remarkPlan(move, asked) : null;
}
