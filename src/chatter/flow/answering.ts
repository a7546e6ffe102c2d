/** Whether a line answers the question that was put: the plan's move, and whom it is about, against the line (§Q3). */
import type { Seat } from '../../core/event';
import { readLine } from '../line/line';
import { mentionsIn } from '../moves/called/people';
import { QUESTIONS, type Move } from '../moves/types';
import type { Plan } from '../plan/plan';
import type { Scene } from '../scene/scene';
import { BRANCHES, type Candidate, type Occasion } from '../vocabulary';

type QuestionAct = (typeof QUESTIONS)[number];

/** Occasions whose templates answer a question of this kind; a nod, a joke or a word on the weather answers none. */
const ANSWERED_BY: Readonly<Record<QuestionAct, readonly Occasion[]>> = {
  ask_guess: ['ask_guess'],
  ask_role: ['ask_role', 'ask_guess'],
  ask_why: ['ask_why', 'ask_guess'],
  ask_evidence: ['ask_why', 'ask_guess'],
  ask_sure: ['ask_guess', 'ask_why'],
  ask_count: [],
  ask_fact: [],
  ask_plan: ['ask_act'],
  ask_rule: [],
  ask_self: [],
};
/** To refuse, or to ask back, is an answer to anything. */
const ANSWERS_ANYTHING: ReadonlySet<Occasion> = new Set<Occasion>([...BRANCHES, 'unclear']);

/** What was asked, and what was decided on it. */
export interface Put {
  readonly scene: Scene;
  readonly me: Seat;
  readonly you: Seat | null;
  readonly plan: Plan;
}

const questionIn = ({ asked }: Plan): QuestionAct | null =>
  asked !== null && isQuestionAct(asked.act) ? asked.act : null;
const isQuestionAct = (act: Move['act']): act is QuestionAct => (QUESTIONS as readonly string[]).includes(act);

/** What an answer to "how many" has in it. */
const NUMBER =
  /[0-9零一二两三四五六七八九十没无全]|\b(?:no|none|nobody|never|once|twice|one|two|three|four|five|six|all|only|last)\b/i;

/** Plans that say something of the record tell at least one of their facts. */
const TELLS: ReadonlySet<Plan['move']> = new Set(['explain', 'confirm', 'rebut', 'correct', 'accuse']);

/** Seats that a line speaks of, beside the speaker and whoever it calls upon; `he`: whom a pronoun means. */
function spokenOf(text: string, { scene, me, you }: Put, he: Seat): ReadonlySet<Seat> {
  const named = mentionsIn(readLine(text).folded, { scene, from: me, hearer: you, he });
  return new Set(named.flatMap(({ seat, called }) => (seat === null || seat === me || called ? [] : [seat])));
}

/** Why a candidate is beside what was said, or null. A question has to be answered; whatever is said keeps to the plan. */
export function besideThePoint({ from, occasion, claims, text }: Candidate, put: Put): string | null {
  const { plan, me, you } = put;
  const act = questionIn(plan);
  const planned = from === 'plan' || from === 'model' || (plan.clause === null && occasion === plan.occasion);
  if (act !== null && !planned && !ANSWERED_BY[act].includes(occasion) && !ANSWERS_ANYTHING.has(occasion))
    return `${occasion} is no answer to ${act}`;
  if (plan.move === 'count' && !NUMBER.test(text)) return 'counts nothing';
  const { about, facts = [] } = plan;
  if (about !== undefined && about !== me && about !== you) {
    const judged = claims.find((claim) => claim.kind === 'guess');
    if (judged?.kind === 'guess' && judged.about !== about) return `judges ${judged.about}, not ${about}`;
    if (from === 'model' && plan.move === 'guess' && judged === undefined) return `judges nobody`;
    const of = spokenOf(text, put, about);
    if (act !== null && of.size > 0 && !of.has(about)) return `speaks of others than ${about}`;
  }
  if ((from === 'plan' || from === 'model') && TELLS.has(plan.move) && facts.length > 0) {
    // What came of a card is worded from its course.
    const told =
      plan.state?.course !== undefined ||
      claims.some((claim) => claim.kind === 'fact' && facts.some(({ id }) => id === claim.fact));
    if (!told) return 'tells none of its facts';
  }
  return null;
}
