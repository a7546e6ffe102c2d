/** The planner: from what a line does to what is done with it, before any words (§Q3). */
import { takesBack } from '../moves/amends';
import { asksWhether } from '../moves/choices';
import { AWAY } from '../moves/life/away';
import { headsAsked } from '../moves/heads';
import { asksOfRules, asksPlainly } from '../moves/rules-asked';
import { isQuestion, type Act, type Move } from '../moves/types';
import { ADMIRED, COUNT_NOT, SAYS_YOU } from '../moves/words';
import { seatOf } from '../scene/scene';
import type { Asked } from './asked';
import { aside } from './aside';
import { denial, isPlainlyFalse } from './denial';
import { apology, greetedWith, thanked } from './courtesy';
import { between, harmOf, isHarm, isHelp } from './deeds';
import { idlePlan, justPassed } from './idle';
import { gesturePlan } from './gestures';
import { lifePlan } from './life/life';
import { guessPlanFor, roleAsked } from './judging';
import { befallenPlan } from './befallen';
import { dealPlan, intentPlan, offerIn } from './intending';
import { heldPlan, HELD_WITH } from './held';
import { ASKS_LORD, factsIn, openPlan } from './known';
import { asksSetup, objectionPlan, regardPlan } from './objection';
import { foretells, outlookPlan } from './outlook';
import type { Counted, Plan } from './plan';
import { recordPlan } from './of-record';
import { unclearPlan } from './unclear';
import { namedBy } from './touching';
import { BARE_MARK, byAnother, wondering } from './bare-mark';
import { banterPlan, isRemark, onDeed, remarkPlan } from './remark';
import { chargeIn, setStraight } from './set-straight';
import { responseTo } from './respond/respond';
import { rulePlan } from './ruling';
import { pairPlan, rebuttal } from './standing';
import { leadingTo, weightiest } from './weight';
import { factPlan } from './inquiry';
import { claimHeard, doubted, handPlan, hiddenHand, judgementHeard, replied, reportPlan } from './telling';
import { surePlan, whyPlan } from './why';
import { promisePlan, threatPlan, wish } from './wishes';

const AGAIN =
  /再来一?[局把盘场次]|下[把局](?:接着|继续|再)|再玩(?:一?[局把盘]|吗|不|$)|再开一?[局把盘]|下一?[局把盘]还|还来[吗么不]|\b(?:another|one more) (?:game|round)|\bnext game\b|\b(?:one more|another(?: one)?) (?:after (?:this|that)|then|later|tonight|tomorrow)\b|^(?:one more|again)\W*$|\brematch\b|\bplay again\b/;

/** "主公救了4号, 4号是忠": what is told is true, and what is concluded from it is what is said. */
const HE = /[他她](?!们)|\b(?:he|she)\b/;
function concluded(move: Move, asked: Asked): Move | null {
  const { facts = [] } = move;
  const { moves, text } = asked;
  if (facts.length === 0 || facts.some(({ verdict }) => verdict !== 'true')) return null;
  const all = moves.filter(({ act, about }) => (act === 'accuse' || act === 'vouch') && about !== undefined);
  const judged = all.find(({ about }) => about === asked.me) ?? all[0];
  if (!judged) return null;
  // "6号谮构主公又杀4号,她是反": whoever did the harm is accused by it, not whom it befell.
  const harm =
    judged.act === 'accuse' ? facts.find(({ by, to }) => by !== undefined && to === judged.about) : undefined;
  const about = harm?.by !== undefined && factsIn(move, asked).every(isHarm) && HE.test(text) ? harm.by : judged.about;
  return { ...judged, ...(about === undefined ? {} : { about }), facts: [...(judged.facts ?? []), ...facts] };
}

/** "so 6 was a rebel. does that make 3 a good guy": whose role lies open is not asked for, where one other is named. */
function ofTheLiving(move: Move, asked: Asked): Move {
  const { scene, me, from } = asked;
  if (move.about === undefined || seatOf(scene, move.about)?.revealed == null) return move;
  const hidden = namedBy(asked).seats.filter(
    (seat) => seat !== me && seat !== from && seatOf(scene, seat)?.revealed == null,
  );
  const [about] = hidden;
  // "1放逐5又送6摸三张,6八成是他的人,你怎么看": whoever stands last before it.
  const last = move.role === undefined ? hidden[hidden.length - 1] : undefined;
  return about !== undefined && hidden.length === 1 ? { ...move, about } : last ? { ...move, about: last } : move;
}

/** A riddle is met as one. */
const RIDDLE = /猜对|猜猜我(?!是)/;

/** So is a stake; what it is laid on is judged, asked or told all the same where that is said. */
const STAKED_ON: ReadonlySet<Act> = new Set(['accuse', 'vouch', 'claim', 'report', 'order', 'propose', 'promise']);
const WAGERED = /借我(?:穿|用|骑|使|玩|戴)|立帖|我赌(?!狗)|\bi(?:'?d)? bet\b/;

/** How many cards somebody has: a hand is its holder's own. */
const CARDS_HELD =
  /(?:[剩有留拿攥捏]|手[里上牌]).{0,4}(?:几|多少)(?:张|个)?(?:牌|手牌|桃|闪|杀|无懈|酒)|\bhow many (?:cards|peaches|dodges|strikes)\b/;

const HELD_NOW = /现在|手里|手上|剩|\b(?:on|at|now|left|has|have|holding)\b/;

/** Who asks for time is not pressing anybody. */
const ONE_OWN =
  /等(?:我|下我)|我(?:会|得|要|就|尽量)?(?:快点|赶紧)|马上(?:就)?回|外卖|快递|厕所|\b(?:brb|afk|back in|doorbell)\b/;

/** What the deck and the dead count. */
const OF_PEOPLE =
  /[反忠内人活剩]|还有|身份|\b(?:left|alive|reb(?:el)?s?|loyal\w*|spy|spies|traitors?|players?|people|of us|of them)\b/;

/** Counted is what was done, and no heads. */
const OF_DEEDS = /[张牌次下刀血点滴]|\b(?:cards?|times|points?|hp)\b/;
/** Cards that somebody keeps. */
const HOARDED = /[攒囤憋压].{0,4}[张牌]|[张牌].{0,4}(?:不出|囤|攒|憋|下崽)/;
/** The deck all players draw from. */
const DECK = /牌堆|\bthe deck\b/;
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

/** Said along with thanks. */
const THANKED_WITH: ReadonlySet<Act> = new Set<Act>(['report', 'plead', 'praise', 'thanks']);

/** By these somebody may be lumped together with another. */
const PAIRING: ReadonlySet<Act> = new Set(['accuse', 'report', 'ask_guess', 'ask_fact', 'ask_role', 'unclear']);

/** Said along with a greeting. */
const GREETED: ReadonlySet<Act> = new Set(['greet', 'plead', 'order', 'joke', 'hurry', 'topic', 'threat']);

/** What the dead can take no more. */
const TO_THE_LATE: ReadonlySet<Act> = new Set<Act>(['apology', 'praise']);

/** What this AI does with the line; null leaves it to the voice's templates. */
export function planAnswer(asked: Asked): Plan | null {
  const heard = planOf(asked);
  const plan = responseTo(heard, mainOf(asked), asked)?.plan ?? heard;
  // "我奶奶住院了,…8号你看谁像内": the question is answered, and the trouble is not passed over.
  const told = asked.moves.find(({ act, topic }) => act === 'sorrow' && topic !== undefined);
  return plan && told && plan.asked !== told && plan.move !== 'comfort' ? { ...plan, condole: true } : plan;
}

/** How likely readers find fitting what this AI would say (respond/fitting.ts); null where nothing is chosen among. */
export const fitnessTo = (asked: Asked): number | null =>
  responseTo(planOf(asked), mainOf(asked), asked)?.fitness ?? null;

const mainOf = ({ moves, text }: Asked): Move | null => weightiest(leadingTo(moves, text));

function planOf(asked: Asked): Plan | null {
  const { moves, text, me, scene } = asked;
  // "没朋友那些话我收回": words that are taken back are pardoned, whatever they were.
  const amends = takesBack(text) ? moves.find(({ act }) => act === 'apology') : undefined;
  if (amends && (amends.about === undefined || amends.about === me) && !moves.some(isQuestion))
    return apology(amends, asked);
  const life = lifePlan(asked);
  if (life) return life;
  const move = mainOf(asked);
  if (AGAIN.test(text) && (move === null || !isQuestion(move) || move.act === 'ask_plan' || move.act === 'ask_rule'))
    return { move: 'accept', clause: 'again', occasion: 'agree', asked: move };
  if (!move) return BARE_MARK.test(text) ? wondering(asked) : null;
  // Of the rules, or the last answer in plain words: no record and no gesture.
  if (move.act === 'ask_rule' && (asksOfRules(text) || asksPlainly(text))) return rulePlan(move, asked);
  // "right? 1 loyal 1 spy 2 rebels": how the roles are dealt is to be confirmed.
  if (asksSetup(text)) return countPlan('all', move);
  const record = objectionPlan(move, asked) ?? befallenPlan(move, asked) ?? recordPlan(move, asked);
  if (record) return record;
  const charge = chargeIn(move, asked);
  if (charge) return charge.act === 'ask_why' ? whyPlan(charge, asked) : denial(charge.wrong, charge, asked);
  const right = setStraight(asked);
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
  if (away && AWAY_WITH.has(move.act)) return away;
  const held = !isQuestion(move) || HELD_WITH.has(move.act) ? heldPlan(move, asked) : null;
  if (held) return held;
  // "那刀对不住,没掉血吧": what is begged pardon for need not be borne out as well.
  const sorry = moves.find(({ act, about }) => act === 'apology' && (about === undefined || about === me));
  if (sorry && isSorryFor(move, asked)) return apology(sorry, asked);
  // "吕虔这桃园开得及时,救我于水火,谢啦": what was done for one is no plea and no news.
  const grateful = moves.find(({ act, about }) => act === 'thanks' && (about === undefined || about === me));
  const told = grateful && moves.flatMap((one) => factsIn(one, asked)).find((fact) => fact.by === me && isHelp(fact));
  if (grateful && told && THANKED_WITH.has(move.act))
    return { move: 'accept', clause: 'welcome', occasion: 'thanks', facts: [told], asked: grateful };
  const thanks = grateful && THANKED_WITH.has(move.act) ? thanked(grateful, asked) : null;
  if (thanks && (thanks.facts ?? []).length > 0) return thanks;
  // "谢谢主公没打我": for what was left undone, where it was.
  const spared = grateful?.denied === true && (grateful.facts ?? []).every(({ verdict }) => verdict === 'true');
  if (grateful && spared && THANKED_WITH.has(move.act))
    return { move: 'accept', clause: 'spared', occasion: 'thanks', asked: grateful };
  const belied = move.facts?.some((one) => isPlainlyFalse(one, asked));
  const paired = PAIRING.has(move.act) && !belied && !/谁是|哪个是/.test(text) ? pairPlan(move, asked) : null;
  if (paired) return paired;
  const staked = WAGERED.test(text) && !isQuestion(move) && !STAKED_ON.has(move.act);
  const wager = staked || RIDDLE.test(text) ? banterPlan(move, asked) : null;
  if (wager) return wager;
  if (foretells(asked)) return outlookPlan(move, asked);
  const idle = idlePlan(move, asked);
  if (idle) return idle;
  const offer = isQuestion(move) && move.act !== 'ask_plan' ? null : offerIn(asked);
  if (offer) return dealPlan(offer, asked);
  // "各位好,轻点打": a greeting is greeted, whatever is wished along with it.
  const greeting = moves.find(({ act }) => act === 'greet');
  const chat = greeting && move.act === 'greet' ? banterPlan(greeting, asked) : null;
  if (chat) return chat;
  // "谁速死我跟谁急": said to nobody in particular, a threat is banter.
  const toAll = (about: Move['about']): boolean =>
    about === undefined || about === asked.from || (about === me && !SAYS_YOU.test(text));
  if (greeting && moves.every(({ act, about }) => GREETED.has(act) && toAll(about)))
    return { move: 'greet', clause: greetedWith(moves), occasion: 'greet', asked: greeting };
  const hand = move.act === 'report' && HAND.test(text) ? handPlan(move, asked) : null;
  if (hand) return hand;
  const admired = move.act === 'order' && move.about === me && ADMIRED.test(text);
  const remark = isRemark(move) || admired ? remarkPlan(move, asked) : null;
  if (remark) return remark;
  switch (move.act) {
    case 'ask_guess':
      return regardPlan(move, asked) ?? guessPlanFor(ofTheLiving(move, asked), asked);
    case 'ask_role':
      return roleAsked(move, asked);
    case 'ask_why':
    case 'ask_evidence':
      return whyPlan(move, asked);
    case 'ask_sure':
      return surePlan(move, asked);
    case 'ask_count': {
      // "how many cards did 5 give the lord": what was done is on record, whatever anybody holds.
      const done = OF_DEEDS.test(text)
        ? moves.find((one) => one.act === 'ask_fact' && factsIn(one, asked).length > 0)
        : undefined;
      if (done) return factPlan(done, asked);
      if (CARDS_HELD.test(text)) return handAsked(move, asked);
      const heads = headsAsked(text, true);
      if (heads === null && (COUNT_NOT.test(text) || (move.role === undefined && !OF_PEOPLE.test(text))))
        return factPlan(move, asked);
      return countPlan(move.role ?? (heads === 'living' || heads === 'dead' ? heads : 'all'), move);
    }
    case 'ask_fact': {
      if (CARDS_HELD.test(text) && HELD_NOW.test(text)) return handAsked(move, asked);
      // "who's dead": heads, and no deed.
      const heads = headsAsked(text, true);
      if (heads === 'living' || heads === 'dead') return countPlan(heads, move);
      // "4号砍我一刀,怎么回事": what is asked about was told before.
      const told = moves.find(({ act, facts = [] }) => act === 'report' && facts.length > 0);
      return move.facts === undefined && move.about === undefined && told
        ? reportPlan(told, asked)
        : factPlan(move, asked);
    }
    case 'ask_plan':
      return intentPlan(move, asked);
    case 'ask_rule':
      return rulePlan(move, asked);
    case 'ask_self':
      return { move: 'topic', clause: 'truth', occasion: 'small_talk', topic: 'self', asked: move };
    case 'report': {
      const judged = concluded(move, asked);
      return judged ? judgementHeard(judged, asked) : reportPlan(move, asked);
    }
    case 'accuse':
    case 'vouch':
      return judgementHeard(move, asked);
    case 'claim':
      return claimHeard(move, asked);
    case 'propose':
    case 'order':
    case 'plead':
      return wish(move, asked);
    case 'promise':
      return promisePlan(move, asked);
    case 'threat':
      return threatPlan(move, asked);
    case 'bye':
      return { move: 'bye', clause: null, occasion: 'bye', asked: move };
    case 'apology':
      return apology(move, asked);
    case 'blame': {
      const notMine = move.about === me ? byAnother(asked) : null;
      if (notMine) return denial(notMine, { ...move, facts: [notMine] }, asked);
      if (move.facts?.length) {
        const own = factsIn(move, asked).some(({ by }) => by === me);
        return own ? whyPlan(move, asked) : reportPlan(move, asked);
      }
      if (move.about !== undefined && move.about !== me && move.about !== asked.from) return blameShared(move, asked);
      return between(scene, me, asked.from, isHarm).length > 0 && (move.about === undefined || move.about === me)
        ? rebuttal(move, asked)
        : null;
    }
    case 'thanks':
      return move.facts?.some(({ verdict }) => verdict === 'false')
        ? (thanked(move, asked) ?? reportPlan(move, asked))
        : null;
    case 'sorrow':
      return aside(move, asked);
    case 'topic':
      return (DECK.test(text) || HOARDED.test(text) ? banterPlan(move, asked) : null) ?? aside(move, asked);
    case 'agree':
    case 'refuse':
      return move.refersTo === undefined ? doubted(move, asked) : replied(move, asked);
    case 'unclear':
      return unclearPlan(move, asked);
    case 'hurry':
      return asked.meant && !ONE_OWN.test(text) ? hurried(move, asked) : banterPlan(move, asked);
    case 'praise': {
      // Whose deed is praised is whose it is told of.
      const facts = factsIn(move, asked);
      const own = facts.find(({ by }) => by === me);
      return own ? onDeed(own, move, asked) : facts.length > 0 ? reportPlan(move, asked) : null;
    }
    default:
      return null;
  }
}

/** A hand that is asked about: whoever is named, else the hearer's. */
const handAsked = (move: Move, asked: Asked): Plan =>
  hiddenHand(move.about ?? namedBy(asked).seats[0] ?? asked.me, move, asked);

const countPlan = (count: Counted, move: Move): Plan => ({
  move: 'count',
  clause: 'count',
  occasion: 'ack',
  count,
  asked: move,
});

/** "快点", "装死呢": whoever is on turn plays, the others say whose turn it is, and one who was silent is there. */
function hurried(move: Move, asked: Asked): Plan {
  const { scene, me, text } = asked;
  const base = { occasion: 'hurry' as const, asked: move };
  const { turnOf } = scene;
  if (SILENT.test(text)) return { ...base, move: 'explain', clause: 'here' };
  if (turnOf === me || turnOf === null) return { ...base, move: 'ack', clause: 'my_turn' };
  const passed = justPassed(move, asked);
  if (passed) return passed;
  return { ...base, move: 'explain', clause: 'not_my_turn', about: turnOf };
}
const SILENT =
  /问你|说话|动静|吭声|(?:讲|说)(?:句|两句)|装(?:死|哑|聋)|吱|出声|人呢|在吗|\b(?:afk|there|silent|answer)\b/;

/** Somebody else is blamed: what that one did, to whoever complains before others. */
function blameShared(move: Move, { scene, from }: Asked): Plan | null {
  const { about } = move;
  if (about === undefined) return null;
  const done = [...between(scene, about, from, isHarm), ...harmOf(scene, about)].slice(0, 1);
  return done.length > 0
    ? { move: 'confirm', clause: 'confirm', occasion: 'point_at', about, facts: done, asked: move }
    : null;
}
