/** This one's own words are said again to it: what they meant is told, they are owned up to, or a denial is taken back (§Q3). */
import { isQuestion, type AnswerMove, type Move, type Reported } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import { factOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { withoutLead } from '../gestures/bare-mark';
import type { Plan } from '../plan';
import { isHarm } from '../record/deeds';
import { factsIn } from '../record/known';
import { namedBy } from '../record/touching';
import { whyPlan } from './why';

/** What was said is asked for once more … */
const WHAT_SAID =
  /(?:问|说|讲)(?:的)?(?:我|大家)?(?:的)?(?:是)?(?:啥|什么)(?!意思)|来着|\bwhat (?:did|was it) (?:you|u)\b[^.?!]*\b(?:say|ask|want|tell)|\bwhat (?:was|is) (?:it|your question)\b/;
/** … or what it means, … */
const WHAT_MEANT =
  /(?:啥|什么|几个|哪个)意思|何意|怎么(?:个)?理解|指(?:的)?(?:是)?(?:啥|什么|谁)|当真|真的?(?:吗|假的|分)|算(?:不算)?数|\b(?:mean|meant|meaning|really|serious|for real)\b/;
/** … or which of two words holds, … */
const WHICH_WORD =
  /[哪那][一]?[句个头边次回].{0,3}(?:算(?:数)?|当真|是真|真话|作数|能信)|\bwhich (?:one |of (?:them|those|the two) )?(?:is it|counts|do (?:you|u) mean|is true|should i believe)\b|\bmake up (?:your|ur) mind\b/;
/** … or the reason behind it. */
const WHAT_REASON =
  /怎么(?:个)?(?:说|讲)|解释|说清楚|讲清楚|展开|细说|详细|具体|说来听听|说说看|讲讲|(?:啥|什么|哪门子|有何)(?:原因|理由|道理|根据|依据)|为(?:啥|什么|何)|凭(?:啥|什么)|\b(?:reasons?|why|explain|elaborate|how so|such as|like what|what (?:are|were|is|was) (?:they|that|it))\b/;
/** Nothing was owned up to. */
const DENIED: ReadonlySet<AnswerMove> = new Set<AnswerMove>(['correct', 'deny', 'unsure']);
/** Told or asked beside the words, these are answered as they are. */
const OWN_MATTER: ReadonlySet<Move['act']> = new Set<Move['act']>([
  'ask_role',
  'ask_guess',
  'ask_count',
  'ask_plan',
  'ask_rule',
  'ask_self',
  'promise',
  'plead',
  'thanks',
  'apology',
  'claim',
  'agree',
  'bye',
  'greet',
  'sorrow',
]);

const asReported = ({ id, kind, by, to }: Fact): Reported => ({
  kind,
  ...(by === null ? {} : { by }),
  ...(to === null ? {} : { to }),
  verdict: 'true',
  fact: id,
});

/** "你那句…是啥意思", "\"That never happened\"? we all watched": null where the line does not say this one's words again, or is of more than them. */
export function ownWordsPlan(move: Move | null, asked: Asked): Plan | null {
  const { quoted, text, me, moves, scene } = asked;
  if (quoted?.by !== me || move === null) return null;
  const base = { occasion: 'ack' as const, about: me, asked: move };
  if (WHAT_SAID.test(text)) return { ...base, move: 'explain', clause: 'said_again', words: withoutLead(quoted.words) };
  if (WHICH_WORD.test(text)) return { ...base, move: 'confirm', clause: 'first_word' };
  const own = moves.flatMap((one) => factsIn(one, asked)).filter(({ by, to }) => by === me && to !== me);
  const { content } = quoted;
  if (DENIED.has(content.move)) {
    const deed = own[own.length - 1] ?? deniedDeed(asked);
    if (deed) return { ...base, move: 'confirm', clause: 'conceded', facts: [deed] };
  }
  const told = content.facts.flatMap((id) => factOf(scene, id) ?? []).filter(({ by, to }) => by === me && to !== me);
  const ofOthers = moves.some(({ act, about }) => OWN_MATTER.has(act) && (act !== 'ask_guess' || about !== me));
  const meaning = WHAT_MEANT.test(text);
  if ((meaning || WHAT_REASON.test(text)) && !ofOthers) {
    if (told.length > 0) return whyPlan({ ...move, act: 'ask_why', about: me, facts: told.map(asReported) }, asked);
    const judged = content.about !== undefined && content.role !== undefined && quoted.exchange !== null;
    if (judged)
      return whyPlan({ act: 'ask_evidence', about: content.about, refersTo: quoted.exchange, span: move.span }, asked);
    return meaning ? { ...base, move: 'explain', clause: 'meant_so' } : null;
  }
  if (moves.some((one) => OWN_MATTER.has(one.act) || (isQuestion(one) && own.length === 0))) return null;
  // "你不是说护定主公吗,转头就一刀": the deed is owned up to, and so is the word.
  if (own.length > 0)
    return { ...base, move: 'confirm', clause: told.length > 0 ? 'said_so' : 'said_but', facts: own.slice(-1) };
  return moves.some(({ facts = [] }) => facts.length > 0) ? null : { ...base, move: 'confirm', clause: 'said_so' };
}

/** The harm of this one's that is meant where it was denied: to whomever the line names besides, else to the speaker. */
function deniedDeed(asked: Asked): Fact | undefined {
  const { scene, me, from } = asked;
  const others = namedBy(asked).seats.filter((seat) => seat !== me && seat !== from);
  const to = others.length > 0 ? others : [from];
  return scene.facts.filter((fact) => fact.by === me && isHarm(fact) && to.some((seat) => seat === fact.to)).pop();
}
