/** What is done with a line by what its weightiest move is, where nothing of the whole line has decided before (§Q3). */
import { headsAsked } from '../moves/asked/heads';
import { mentionsIn } from '../moves/called/people';
import type { Move } from '../moves/types';
import { COUNT_NOT } from '../moves/words/asked';
import { shownRole } from '../scene/shown';
import type { Asked } from './asked';
import { aside } from './aside';
import { byAnother } from './gestures/bare-mark';
import { apology, thanked } from './dealing/courtesy';
import { between, harmOf, isHarm } from './record/deeds';
import { denial } from './record/denial';
import { isWhole } from './record/excluded';
import { justPassed } from './record/idle';
import { factPlan } from './record/inquiry';
import { intentPlan } from './counsel/intending';
import { guessPlanFor, sideAsked } from './judging/judging';
import { factsIn } from './record/known';
import { regardPlan } from './judging/objection';
import type { Plan } from './plan';
import type { Counted } from './record/found';
import { banterPlan, onDeed } from './remark';
import { rulePlan } from './ruling';
import { looksOn } from './judging/shown';
import { rebuttal } from './judging/standing';
import { claimHeard, doubted, hiddenHand, judgementHeard, replied, reportPlan } from './telling';
import { namedBy } from './record/touching';
import { unclearPlan } from './unclear';
import { promisePlan, threatPlan } from './dealing/undertaken';
import { wish } from './dealing/wishes';
import { surePlan, whyPlan } from './judging/why';
import { withYouPlan } from './judging/with-you';

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
  if (move.about === undefined || shownRole(scene, move.about) === null) return move;
  const hidden = namedBy(asked).seats.filter((seat) => seat !== me && seat !== from && shownRole(scene, seat) === null);
  const [about] = hidden;
  // "1放逐5又送6摸三张,6八成是他的人,你怎么看": whoever stands last before it.
  const last = move.role === undefined ? hidden[hidden.length - 1] : undefined;
  return about !== undefined && hidden.length === 1 ? { ...move, about } : last ? { ...move, about: last } : move;
}

/** "王昶砍了李婉,他是不是内奸": whoever did it is asked about, and not whom it befell. */
function ofDoer(move: Move, asked: Asked): Move {
  const { moves, me, from, text, scene } = asked;
  const told = moves.flatMap(({ act, facts = [] }) => (act === 'report' ? facts : []));
  // "2 has cancelled two of my cards. Who's the rebel?": anybody, and not who was told of.
  if (move.role !== undefined && WHO_IS.test(text) && told.some((fact) => fact.by === move.about)) {
    const { about: _, ...open } = move;
    return open;
  }
  if (move.about === undefined || !HE.test(text)) return move;
  const by = told.find((fact) => fact.by !== undefined)?.by;
  const last = mentionsIn(text, { scene, from, hearer: me, he: null })
    .filter(({ kind, seat, start }) => kind === 'seat' && seat === move.about && start < text.search(HE))
    .pop();
  const suffered = last !== undefined && BEFELL.test(text.slice(0, last.start));
  return by !== undefined && by !== me && by !== from && by !== move.about && suffered ? { ...move, about: by } : move;
}
const WHO_IS = /谁(?:才|会|到底)?是|\bwho(?:'s| is) (?:the|a)\b/;
/** What stands before whom a deed befell; nothing does before who does the next. */
const BEFELL =
  /(?:[打砍杀射拆顺烧弃害坑揍弄火]了?|[跟和与、])$|\b(?:hit|str[iu]\w+|kill\w*|sho\w+|attack\w*|and|slash\w*)(?: seat)? $/;

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
const BORNE_OUT = /(?:吧|对不对|是不是|没错)[?]*$|\b(?:right|huh|correct|yeah)\W*$/;
/** The deck all players draw from. */
const DECK = /牌堆|\bthe deck\b/;
const OF_SIDES: ReadonlySet<Move['act']> = new Set(['ask_role', 'ask_guess', 'accuse', 'ask_plan', 'unclear']);
/** What is done with a move of its act; null leaves it to the voice's templates. */
export function planByAct(move: Move, asked: Asked): Plan | null {
  const { moves, text, me, scene } = asked;
  const ours = OF_SIDES.has(move.act) ? withYouPlan(move, asked) : null;
  if (ours) return ours;
  switch (move.act) {
    case 'ask_guess':
      return regardPlan(move, asked) ?? guessPlanFor(ofDoer(ofTheLiving(move, asked), asked), asked);
    case 'ask_role':
      return sideAsked(move, asked);
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
      // "就砍一刀你就定我罪啦?除了我你还怀疑谁": what nobody can have done is not what is asked.
      const guess = moves.find(({ act }) => act === 'ask_guess');
      if (guess && move.facts?.length && move.facts.every(({ verdict, by }) => verdict === 'false' && by === undefined))
        return guessPlanFor(guess, asked);
      return move.facts === undefined && move.about === undefined && told
        ? reportPlan(told, asked)
        : factPlan(move, asked);
    }
    case 'ask_plan':
      return intentPlan(move, asked);
    case 'ask_rule': {
      // "濮阳兴杀了辛评是吧": a deed is to be borne out, and no rule is asked for.
      const told = BORNE_OUT.test(text)
        ? moves.find(({ act, facts = [] }) => act === 'report' && facts.some(isWhole))
        : undefined;
      return told ? reportPlan(told, asked) : rulePlan(move, asked);
    }
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
      return looksOn(move, asked) ?? wish(move, asked);
    case 'promise':
      return looksOn(move, asked) ?? promisePlan(move, asked);
    case 'threat':
      return looksOn(move, asked) ?? threatPlan(move, asked);
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

export const countPlan = (count: Counted, move: Move): Plan => ({
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
