/** The planner: from what a line does to what is done with it, before any words (§Q3). */
import { takesBack } from '../moves/clauses/amends';
import { asksForOwn, asksWhether } from '../moves/clauses/choices';
import { AWAY, ON_KEYS } from '../moves/life/away';
import { mayBeGame } from '../moves/life/game';
import { asksOfRules, asksPlainly, LOST } from '../moves/asked/rules-asked';
import { overstepIn } from '../moves/clauses/oversteps';
import { isQuestion, type Act, type Move } from '../moves/types';
import { ADMIRED, SAYS_YOU } from '../moves/words/acts';
import { seatOf } from '../scene/scene';
import { alivePlan } from './record/alive';
import type { Asked } from './asked';
import { denial } from './record/denial';
import { isPlainlyFalse } from './record/excluded';
import { wordPlan } from './dealing/given-word';
import { apology, BEARS_NONE, gratitude } from './dealing/courtesy';
import { idlePlan } from './record/idle';
import { gesturePlan } from './gestures/gestures';
import { betPlan, laysAbsurdly } from './gestures/betting';
import { selfMockedPlan } from './gestures/self-mocked';
import { openingPlan } from './gestures/opening';
import { goodGame, leavePlan } from './gestures/parting';
import { lifePlan } from './life/life';
import { befallenPlan } from './record/befallen';
import { causePlan } from './record/cause';
import { soundly } from './soundly';
import { countPlan, planByAct } from './by-act';
import { choicePlan } from './counsel/choosing';
import { counselPlan } from './counsel/counsel';
import { dealPlan, intentPlan, offerIn } from './counsel/intending';
import { supposedPlan } from './counsel/supposing';
import { forAllPlan } from './counsel/for-all';
import { givePlan, worthPlan } from './counsel/worth';
import { heldPlan, HELD_WITH } from './record/held';
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
import { banterPlan, isRemark, remarkPlan } from './remark';
import { chargeIn, setStraight } from './record/set-straight';
import { misstated } from './matter';
import { inKind } from './respond/in-kind';
import { leftOpen } from './respond/left-open';
import { othersThan, responseTo } from './respond/respond';
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
import { leadingTo, weightiest } from './weight';
import { handPlan, readingPlan } from './telling';
import { whyPlan } from './judging/why';

const AGAIN =
  /再来一?[局把盘场次]|下[把局](?:接着|继续|再)|再玩(?:一?[局把盘]|吗|不|$)|再开一?[局把盘]|下一?[局把盘]还|还来[吗么不]|(?<!\b(?:see|last|survive|(?<!\b(?:up|game|down|ready) )for|through) )\b(?:another|one more) (?:game|round)|\bnext game\b|\b(?:one more|another(?: one)?) (?:after (?:this|that)|then|later|tonight|tomorrow)\b|^(?:one more|again)\W*$|\brematch\b|\bplay again\b/;

/** A riddle is met as one. */
const RIDDLE = /猜对|猜猜我(?!是)/;

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

const HAND = /有没有(?:桃|闪|杀|无懈)|[手兜]里/;
/** Said along with an apology and no matter of its own: what is begged pardon for, and how. */
const SORRY_FOR: ReadonlySet<Act> = new Set(['apology', 'report', 'threat', 'unclear', 'joke', 'sorrow', 'thanks']);

/** What was said along with an apology is that: a deed between the two, borne out or not, and no news of others that the record speaks against. */
const isSorryFor = ({ act, facts = [] }: Move, { from, me }: Asked): boolean =>
  SORRY_FOR.has(act) &&
  facts.every(({ verdict, by }) => verdict !== 'false' || by === undefined || by === from || by === me);

/** By these somebody may be lumped together with another. */
const PAIRING: ReadonlySet<Act> = new Set(['accuse', 'report', 'ask_guess', 'ask_fact', 'ask_role', 'unclear']);

/** Said along with a greeting. */
const GREETED: ReadonlySet<Act> = new Set(['greet', 'plead', 'order', 'joke', 'hurry', 'topic', 'threat']);

/** What the dead can take no more. */
const TO_THE_LATE: ReadonlySet<Act> = new Set<Act>(['apology', 'praise']);

/** What this AI does with the line; null leaves it to the voice's templates. */
export function planAnswer(said: Asked): Plan | null {
  const asked = soundly(said);
  const heard = planOf(asked);
  const main = mainOf(asked);
  const plan = responseTo(heard, main, asked)?.plan ?? heard;
  return inKind(leftOpen(plan, heard, main, asked) ?? plan, main, asked);
}

/** What this AI could do with the line instead of what was decided, at most four, the likeliest to be found fitting first. */
export const otherAnswers = (said: Plan, heard: Asked): readonly Plan[] => {
  const asked = soundly(heard);
  return othersThan(said, planOf(asked), mainOf(asked), asked);
};

/** How likely readers find fitting what this AI would say (respond/fitting.ts); null where nothing is chosen among. */
export const fitnessTo = (heard: Asked): number | null => {
  const asked = soundly(heard);
  return responseTo(planOf(asked), mainOf(asked), asked)?.fitness ?? null;
};

/** Refused in kind by whoever it is said to or of. */
function overstepped(asked: Asked): Plan | null {
  const { text, me, from, meant } = asked;
  const over = overstepIn(text);
  if (over === null) return null;
  const seats = namedBy(asked).seats.filter((seat) => seat !== from);
  if (!(meant || seats.length === 0 || seats.includes(me))) return null;
  return { move: 'boundary', clause: `boundary_${over}`, occasion: 'boundary_soft', asked: mainOf(asked) };
}

/** Whoever lies open has nothing left to own up to: "7号杀了我这个反贼,他是忠臣还是内奸". */
const news = ({ moves, scene, from }: Asked): readonly Move[] => {
  const rest = (seatOf(scene, from)?.revealed ?? null) === null ? [] : moves.filter(({ act }) => act !== 'claim');
  return rest.some(isQuestion) ? rest : moves;
};
const mainOf = (asked: Asked): Move | null => weightiest(leadingTo(news(asked), asked.text));

function planOf(asked: Asked): Plan | null {
  const { moves, text, me, from, memory, scene } = asked;
  // "没朋友那些话我收回": words that are taken back are pardoned, whatever they were.
  const amends = takesBack(text) || BEARS_NONE.test(text) ? moves.find(({ act }) => act === 'apology') : undefined;
  if (amends && (amends.about === undefined || amends.about === me) && !moves.some(isQuestion))
    return apology(amends, asked);
  const move = mainOf(asked);
  const word = wordPlan(move, asked) ?? lateWordsPlan(move, asked);
  if (word) return word;
  if (move?.wants) return looksOn(move, asked) ?? wish(move, asked);
  const pressed =
    overstepped(asked) ??
    openingPlan(move) ??
    (move && befallenPlan(move, asked)) ??
    selfMockedPlan(move, asked) ??
    (laysAbsurdly(text) ? betPlan(asked) : null) ??
    pressedPlan(move, asked) ??
    supposedPlan(move, asked) ??
    (move && comparedPlan(move, asked)) ??
    shownPlan(move, asked);
  if (pressed) return pressed;
  if (move?.rule) return rulePlan(move, asked);
  // "那个集蜜到底干嘛的,我手里咋一张牌都没有": what a skill does is asked first.
  const skill = move?.act === 'ask_rule' && move.about !== undefined ? skillPlan(move, asked) : null;
  if (skill?.lookedUp) return skill;
  const standing = move && (readingPlan(move, asked) ?? ofTwoPlan(move, asked) ?? standingPlan(move, asked));
  if (standing) return standing;
  // "没听懂": of what was told in this turn; else it is the game that is not understood.
  const [, last] = memory.exchanges(from, me);
  const explained = last?.answered != null && (last.answered.facts.length > 0 || last.asked.act === 'ask_rule');
  if (move && explained && LOST.test(text) && last.turn === scene.turn)
    return rulePlan({ ...move, act: 'ask_rule' }, asked);
  const chosen = choicePlan(moves.find(({ act }) => act === 'ask_plan') ?? move, asked);
  if (chosen) return chosen;
  const counsel =
    counselPlan(move, asked) ?? forAllPlan(move, asked) ?? worthPlan(move, asked) ?? givePlan(move, asked);
  if (counsel) return counsel;
  const life = leavePlan(asked) ?? betPlan(asked) ?? lifePlan(asked);
  if (life) return life;
  const advice = asksForOwn(text) ? moves.find(({ act }) => act === 'ask_plan') : undefined;
  if (advice) return { ...intentPlan(advice, asked), lookedUp: true };
  // "你再来一次决斗试试" threatens.
  if (
    AGAIN.test(text) &&
    moves.every(({ act }) => act !== 'threat') &&
    (move === null || !isQuestion(move) || move.act === 'ask_plan' || move.act === 'ask_rule')
  )
    return { move: 'accept', clause: 'again', occasion: 'agree', asked: move };
  const over = goodGame(move, asked);
  if (over) return over;
  // What is wondered at is accounted for, whatever else the line was heard as.
  const cause = move && (wouldBe(asked) ?? causePlan(move, asked));
  if (cause) return cause;
  if (move && ON_KEYS.test(text)) return banterPlan(move, asked);
  if (!move) return BARE_MARK.test(text) ? wondering(asked) : null;
  // Of the rules, or the last answer in plain words: no record and no gesture.
  if (move.act === 'ask_rule' && (asksOfRules(text) || asksPlainly(text))) return rulePlan(move, asked);
  // "right? 1 loyal 1 spy 2 rebels": how the roles are dealt is to be confirmed.
  if (asksSetup(text)) return countPlan('all', move);
  // "you took three health off the lord in one go": a number that the record contradicts, whatever is asked besides.
  const first = reasonPlan(asked) ?? numberPlan(move, asked);
  if (first) return first;
  // What was asked of the record or told of it is asked on, whatever else the words could be asked of.
  const on = goesOnWith(asked);
  const record =
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
    (on || move.act === 'plead' ? null : recordPlan(move, asked));
  if (record) return record;
  const charge = chargeIn(move, asked);
  if (charge) return charge.act === 'ask_why' ? whyPlan(charge, asked) : denial(charge.wrong, charge, asked);
  const right = setStraight(asked) ?? misstated(move, asked);
  if (right) return right;
  const lord = isQuestion(move) && ASKS_LORD.test(text) ? openPlan(scene.table.lord, move, asked) : null;
  if (lord) return lord;
  // "2号原来是忠…对不起": the dead cannot take it, and nobody takes it for them.
  const late = moves.find(
    ({ act, about }) => TO_THE_LATE.has(act) && about !== undefined && seatOf(scene, about)?.alive === false,
  );
  if (
    late?.about !== undefined &&
    !isQuestion(move) &&
    moves.every(({ act, about }) => act !== 'apology' || about === late.about) &&
    (late.act === 'apology' || moves.every(({ facts = [] }) => facts.length === 0))
  )
    return { move: 'ack', clause: 'cannot_hear', occasion: 'apology', about: late.about, asked: late };
  // "why hold, it hits 2 and 5 as well no": what is laid before the hearer is what is asked.
  const choice = asksWhether(text) ? moves.find(({ act }) => act === 'ask_plan') : undefined;
  if (choice) return intentPlan(choice, asked);
  const gesture = gesturePlan(move, asked);
  if (gesture) return gesture;
  // "不好意思刚接了电话": pardon is begged of the table, and for no deed.
  const away = AWAY.test(text) && move.facts === undefined ? banterPlan(move, asked) : null;
  if (away && (AWAY_WITH.has(move.act) || !mayBeGame(text))) return away;
  const held = !isQuestion(move) || HELD_WITH.has(move.act) ? heldPlan(move, asked) : null;
  if (held) return held;
  // "那刀对不住,没掉血吧": what is begged pardon for need not be borne out as well.
  const sorry = moves.find(({ act, about }) => act === 'apology' && (about === undefined || about === me));
  if (sorry && isSorryFor(move, asked)) return apology(sorry, asked);
  const thanks = gratitude(move, asked);
  if (thanks) return thanks;
  const belied = move.facts?.some((one) => isPlainlyFalse(one, asked));
  const paired = PAIRING.has(move.act) && !belied && !/谁[是会]|哪个是/.test(text) ? pairPlan(move, asked) : null;
  if (paired) return paired;
  const riddle = RIDDLE.test(text) ? banterPlan(move, asked) : null;
  if (riddle) return riddle;
  if (foretells(asked)) return outlookPlan(move, asked);
  const idle = idlePlan(move, asked);
  if (idle) return idle;
  const offer = isQuestion(move) && move.act !== 'ask_plan' ? null : offerIn(asked);
  if (offer) return looksOn(offer.move, asked) ?? dealPlan(offer, asked);
  // "各位好,轻点打": a greeting is greeted, whatever is wished along with it.
  const greeting = moves.find(({ act }) => act === 'greet');
  const chat = greeting && move.act === 'greet' ? banterPlan(greeting, asked) : null;
  if (chat) return chat;
  // "谁速死我跟谁急": said to nobody in particular, a threat is banter.
  const toAll = (about: Move['about']): boolean =>
    about === undefined || about === asked.from || (about === me && !SAYS_YOU.test(text));
  if (greeting && moves.every(({ act, about }) => GREETED.has(act) && toAll(about)))
    return { move: 'greet', clause: null, occasion: 'greet', asked: greeting };
  const hand = move.act === 'report' && HAND.test(text) ? handPlan(move, asked) : null;
  if (hand) return hand;
  const admired = move.act === 'order' && move.about === me && ADMIRED.test(text);
  const remark = isRemark(move) || admired ? remarkPlan(move, asked) : null;
  if (remark) return remark;
  return planByAct(move, asked);
}
