/** The planner: from what a line does to what is done with it, before any words (§Q3). */
import { isQuestion, type Act, type Move, type Topic } from '../moves/types';
import { cardsIn, skillsIn } from '../moves/cards';
import { isTrouble } from '../moves/topics';
import type { Asked } from './asked';
import { between, harmOf, isHarm } from './deeds';
import { guessAbout, guessPlanFor, roleAsked, surePlan, whyPlan, factsIn } from './judging';
import type { Plan } from './plan';
import { claimHeard, factPlan, judgementHeard, rebuttal, replied, reportPlan, wish } from './telling';

/** A question must be answered; then what is said of people; then what is wanted; then courtesy. */
const WEIGHT: Readonly<Record<Act, number>> = {
  ask_guess: 10,
  ask_role: 9.5,
  ask_count: 10,
  ask_fact: 10,
  ask_why: 9.8,
  ask_evidence: 9.8,
  ask_sure: 9.6,
  ask_self: 9.6,
  ask_plan: 8,
  ask_rule: 8.5,
  promise: 7.5,
  propose: 7,
  report: 6.5,
  claim: 6.2,
  accuse: 6.4,
  vouch: 6,
  plead: 5.9,
  order: 5.8,
  sorrow: 5.5,
  apology: 5.4,
  topic: 5,
  thanks: 4.8,
  threat: 4.5,
  blame: 4.4,
  taunt: 4,
  praise: 3.8,
  affection: 3.7,
  refuse: 3,
  agree: 3,
  greet: 2.5,
  bye: 2.5,
  joke: 2,
  hurry: 2,
  unclear: 0,
};

/** What is false is put right before what is true is borne out. */
const PUT_RIGHT = 1;
const weightOf = (move: Move): number =>
  WEIGHT[move.act] + (!isQuestion(move) && move.facts?.some(({ verdict }) => verdict === 'false') ? PUT_RIGHT : 0);

export const weightiest = (moves: readonly Move[]): Move | null =>
  moves.reduce<Move | null>((best, move) => (best === null || weightOf(move) > weightOf(best) ? move : best), null);

const AGAIN =
  /再来一?[局把盘场次]|再玩一?[局把盘]?|再开一?[局把盘]|下一?[局把盘]还|还来[吗么不]|\b(?:another|one more|next) (?:game|round)\b|\brematch\b|\bplay again\b/;

/** What this AI does with the line; null leaves it to the voice's templates. */
export function planAnswer(asked: Asked): Plan | null {
  const plan = planOf(asked);
  // "我奶奶住院了,…8号你看谁像内": the question is answered, and the trouble is not passed over.
  const told = asked.moves.find(({ act, topic }) => act === 'sorrow' && topic !== undefined);
  return plan && told && plan.asked !== told && plan.move !== 'comfort' ? { ...plan, condole: true } : plan;
}

function planOf(asked: Asked): Plan | null {
  const { moves, text, me, scene } = asked;
  const move = weightiest(moves);
  if (AGAIN.test(text) && (move === null || !isQuestion(move) || move.act === 'ask_plan' || move.act === 'ask_rule'))
    return { move: 'accept', clause: 'again', occasion: 'agree', asked: move };
  if (!move) return null;
  switch (move.act) {
    case 'ask_guess':
      return guessPlanFor(move, asked);
    case 'ask_role':
      return roleAsked(move, asked);
    case 'ask_why':
    case 'ask_evidence':
      return whyPlan(move, asked);
    case 'ask_sure':
      return surePlan(move, asked);
    case 'ask_count':
      return { move: 'count', clause: 'count', occasion: 'ack', count: move.role ?? 'all', asked: move };
    case 'ask_fact':
      return factPlan(move, asked);
    case 'ask_plan':
      return { move: 'deflect', clause: 'plan', occasion: 'ask_act', asked: move };
    case 'ask_rule':
      return move.topic === 'heroes'
        ? { move: 'explain', clause: 'heroes', occasion: 'ack', asked: move }
        : rulePlan(move, asked);
    case 'ask_self':
      return { move: 'topic', clause: 'truth', occasion: 'small_talk', topic: 'self', asked: move };
    case 'report':
      return reportPlan(move, asked);
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
      return move.promise ? { move: 'ack', clause: 'promise_noted', occasion: 'agree', asked: move } : null;
    case 'apology':
      return apology(move, asked);
    case 'blame': {
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
      return move.facts?.some(({ verdict }) => verdict === 'false') ? reportPlan(move, asked) : null;
    case 'sorrow':
    case 'topic':
      return aside(move, asked);
    case 'agree':
    case 'refuse':
      return move.refersTo === undefined ? null : replied(move, asked);
    case 'unclear':
      // A kind or a sharp word is taken as one, also where nothing else was understood.
      if (move.about !== undefined && move.about !== me && move.about !== asked.from && move.about !== scene.table.lord)
        return guessAbout(move.about, move, asked);
      // What was said without a question is taken note of; only a question is asked again.
      if (asked.tone === 'plain' && !/\?/.test(text))
        return { move: 'ack', clause: 'noted', occasion: 'ack', asked: move };
      return asked.tone === 'plain'
        ? { move: 'clarify', clause: 'ask', question: 'what', occasion: 'unclear', awaits: 'what', asked: move }
        : null;
    case 'hurry':
      return asked.meant ? hurried(move, asked) : null;
    case 'praise':
      return factsIn(move, asked).some(({ by }) => by !== me) ? reportPlan(move, asked) : null;
    default:
      return null;
  }
}

/** "快点", "装死呢": whoever is on turn plays, the others say whose turn it is, and one who was silent is there. */
function hurried(move: Move, { scene, me, text }: Asked): Plan {
  const base = { occasion: 'hurry' as const, asked: move };
  const { turnOf } = scene;
  if (SILENT.test(text)) return { ...base, move: 'explain', clause: 'here' };
  if (turnOf === me || turnOf === null) return { ...base, move: 'ack', clause: 'my_turn' };
  return { ...base, move: 'explain', clause: 'not_my_turn', about: turnOf };
}
const SILENT = /问你|说话|装(?:死|哑|聋)|吱|出声|人呢|在吗|\b(?:afk|there|silent|answer)\b/;

/** What a card does is told; of a skill, who used it. */
function rulePlan(move: Move, { scene, text }: Asked): Plan {
  const [skill] = skillsIn(text, scene);
  const used = skill && scene.uses.find(({ name }) => name === skill.card);
  if (!skill || !used || cardsIn(text).length > 0)
    return { move: 'explain', clause: 'rule', occasion: 'ack', asked: move };
  return {
    move: 'explain',
    clause: 'skill',
    occasion: 'ack',
    about: used.by,
    words: scene.named(skill.card),
    asked: move,
  };
}

/** Somebody else is blamed: what that one did, to whoever complains before others. */
function blameShared(move: Move, { scene, from }: Asked): Plan | null {
  const { about } = move;
  if (about === undefined) return null;
  const done = [...between(scene, about, from, isHarm), ...harmOf(scene, about)].slice(0, 1);
  return done.length > 0
    ? { move: 'confirm', clause: 'confirm', occasion: 'point_at', about, facts: done, asked: move }
    : null;
}

/** An apology is for something: it is named where the record has it. */
function apology(move: Move, { scene, from, me }: Asked): Plan {
  const harm = between(scene, from, me, isHarm).slice(0, 1);
  return { move: 'accept', clause: 'forgive', occasion: 'apology', facts: harm, asked: move };
}

/** Of these a trouble is told also in passing. */
const OWN: ReadonlySet<Topic> = new Set(['health', 'loss', 'work', 'study', 'sleep', 'family']);

/** What is not about the game. */
function aside(move: Move, { text }: Asked): Plan | null {
  const { topic } = move;
  if (topic === undefined) return null;
  if (topic === 'heroes') return { move: 'topic', clause: 'heroes', occasion: 'small_talk', topic, asked: move };
  const trouble = move.act === 'sorrow' || (OWN.has(topic) && isTrouble(text));
  return trouble
    ? { move: 'comfort', clause: 'comfort', occasion: 'sorrow', topic, trouble, asked: move }
    : { move: 'topic', clause: 'topic', occasion: 'small_talk', topic, asked: move };
}
