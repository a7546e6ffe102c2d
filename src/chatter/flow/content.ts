/** What a line does by its occasion, where nobody planned more: the planner's words for a template (§Q5). */
import type { Answered, AnswerMove } from '../moves/types';
import type { Plan } from '../plan/plan';
import type { Candidate, Occasion } from '../vocabulary';

const MOVE_OF: Readonly<Record<Occasion, AnswerMove>> = {
  greet: 'greet',
  bye: 'bye',
  thanks: 'accept',
  apology: 'accept',
  praise: 'thank',
  blame: 'rebut',
  taunt: 'tease',
  accuse: 'deny',
  ask_role: 'deflect',
  ask_guess: 'guess',
  ask_why: 'explain',
  ask_help: 'bargain',
  ask_act: 'bargain',
  claim_loyal: 'ack',
  claim_other: 'ack',
  point_at: 'unsure',
  joke: 'joke',
  small_talk: 'topic',
  hurry: 'ack',
  sorrow: 'comfort',
  affection: 'tease',
  agree: 'ack',
  unclear: 'clarify',
  ack: 'ack',
  boundary_soft: 'boundary',
  boundary_firm: 'boundary',
  boundary_leave: 'boundary',
  refuse_control: 'refuse',
  sarcasm_ky: 'tease',
  sarcasm_boring: 'ack',
  confusion: 'clarify',
  game_start: 'greet',
  lord_first_attacked: 'accuse',
  lord_saved: 'thank',
  lord_low: 'comfort',
  hit_by_lord: 'ask',
  hit_me: 'ask',
  hit_me_again: 'ask',
  saved_me: 'thank',
  healed_me: 'thank',
  wuxie_for_me: 'thank',
  wuxie_against_me: 'ask',
  taken_from_me: 'ask',
  freed_me: 'thank',
  given_to_me: 'thank',
  i_killed: 'explain',
  death_expected: 'explain',
  death_surprise: 'explain',
  death_seen: 'comfort',
  rescue_seen: 'explain',
  second_rebel_dead: 'count',
  two_left: 'count',
  big_group: 'tease',
  i_am_dying: 'ask',
  last_words: 'bye',
  won: 'bye',
  lost: 'bye',
  suspect: 'accuse',
  got_flower: 'thank',
  got_egg: 'tease',
  answer_ai: 'ack',
};

/** What this candidate tells: the plan's move and facts, or its occasion's, whom it judges, and which facts it names. */
export function contentOf(
  { occasion, claims, from }: Pick<Candidate, 'occasion' | 'claims' | 'from'>,
  plan: Plan | null,
): Answered {
  const told = claims.find((claim) => claim.kind === 'guess');
  const facts = claims.flatMap((claim) => (claim.kind === 'fact' ? [claim.fact] : []));
  if (
    plan !== null &&
    (from === 'plan' || (from === 'model' && plan.clause !== null) || (plan.clause === null && told === undefined))
  )
    return {
      move: plan.move,
      ...(plan.about === undefined ? {} : { about: plan.about }),
      ...(plan.role === undefined ? {} : { role: plan.role }),
      ...(plan.found && plan.found.deeds.length > 0 ? { sought: plan.found.asked } : {}),
      facts,
    };
  const judgement = told?.kind === 'guess' ? { about: told.about, role: told.role } : {};
  return { move: occasion === 'ask_guess' && told === undefined ? 'unsure' : MOVE_OF[occasion], ...judgement, facts };
}
