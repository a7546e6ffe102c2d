/** What an answer that the acts of a line were given is worth beside other words back (§Q3). */
import { isSame } from '../../scene/scene';
import { isQuestion, type Act, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import { isGesture } from '../gestures/gestures';
import type { Plan } from '../plan';

import { GESTURE_WORDS } from '../words/gesturing';
import { sumOf } from './called';
import type { Grounds } from './grounds';
import type { Suits } from './rows';

/** What an answer to a line that was heard as this suits. */
const HEARD: Readonly<Record<Act, Suits>> = {
  ask_guess: { ask_read: 1, read_other: 0.5, ask_basis: 0.3, ask_trust: 0.4 },
  ask_role: { ask_side: 1, read_you: 0.6 },
  ask_why: { why_you: 1, why_other: 1, reproach_you: 0.8, ask_basis: 0.8, fishy: 0.4, mock_you: 0.3 },
  ask_evidence: { ask_basis: 1 },
  ask_sure: { ask_basis: 1, agree: 0.3 },
  ask_count: { ask_count: 1 },
  ask_fact: { ask_fact: 1, told: 0.6, fishy: 0.4, why_you: 0.4, why_other: 0.4, ask_well: 0.8, state: 0.4 },
  ask_plan: { ask_plan: 1, ask_advice: 0.5, do_it: 0.4 },
  ask_rule: { ask_rule: 1, ask_skill: 1 },
  ask_self: { ask_bot: 1 },
  report: {
    told: 1,
    own_deed: 0.9,
    fishy: 0.6,
    own_feat: 0.5,
    admire: 0.4,
    mock_other: 0.4,
    reproach_you: 0.5,
    own_plight: 0.3,
    state: 0.4,
    death: 0.4,
    pity_other: 0.4,
    why_other: 0.4,
  },
  accuse: { read_other: 1, read_you: 1, fishy: 0.7, told_so: 0.3 },
  vouch: { read_other: 1, trust_you: 1 },
  claim: { protest: 0.9 },
  propose: { do_it: 1, deal: 1, own_plan: 0.4 },
  promise: { promise: 1, own_plan: 0.7, deal: 0.6, threat_you: 0.4 },
  order: { order: 0.8, do_it: 0.9, help_other: 0.8, spare_other: 0.8 },
  plead: { help_me: 1, spare_me: 1, help_other: 0.8, spare_other: 0.8 },
  thanks: { thanks: 1 },
  apology: { sorry: 1, own_excuse: 0.8 },
  praise: { praise_you: 0.9, admire: 0.5 },
  blame: { reproach_you: 0.6, mock_you: 0.5, insult: 0.6 },
  taunt: { mock_you: 0.6, threat_you: 0.5, insult: 0.5 },
  threat: { threat_you: 1, threat_all: 0.6, own_plan: 0.3 },
  agree: { agree: 0.8 },
  refuse: { refuse: 0.8 },
  greet: { greet: 0.8, newbie: 0.3 },
  bye: { bye: 1, gg: 0.5, away: 0.3 },
  joke: { mood: 0.5, mock_other: 0.3, bet: 0.5 },
  hurry: { hurry: 1, speak_up: 0.7 },
  sorrow: { trouble: 1, own_plight: 0.4, pity_other: 0.6 },
  affection: { affection: 1 },
  topic: { outside: 1, away: 0.4, trouble: 0.6, newbie: 0.8, bet: 0.7, own_luck: 0.2, own_plight: 0.2 },
  unclear: { odd: 1 },
};

/** An answer that takes up little of a line suits it less; … */
const SLIGHTLY = 0.35;
/** … one that tells what the line tells, and that is on record, hardly misses; one to a question seldom does; others may. */
export const TOLD = 0.4;
const WHOLE = 1;
const ASKED = 0.22;
const READ = 0.1;
/** What a whole line is plainly for has an answer of its own. */
export const PLAIN: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>([
  ...(Object.keys(GESTURE_WORDS) as (keyof typeof GESTURE_WORDS)[]),
  'welcome_back',
  'dodged_you',
  'again',
  'followup',
  'open_role',
  'own_broken',
  'stands',
  'outlook',
  'outlook_low',
  'outlook_seat',
  'outlook_card',
]);
/** So does one that rests on a card, a name or a subject that the line names. */
export const GROUNDED: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>([
  'did_use',
  'used_it',
  'used_on',
  'banter',
  'count',
  'was_idle',
  'cannot_hear',
  'rule',
  'own_hand',
]);
/** A yes, a no or a condition was given to something that was wanted. */
export const DEALS: ReadonlySet<Plan['move']> = new Set<Plan['move']>(['accept', 'refuse', 'bargain']);
/** An act that the line so likely calls for is answered in the voice's own way where nothing was planned. */
const PLAINLY = 0.5;

/** What an answer suits that only owns up to a deed or tells it: it explains nothing, and takes up no charge. */
const OWNED: Suits = {
  told: 1,
  ask_fact: 1,
  own_deed: 0.5,
  fishy: 0.4,
  mock_you: 0.4,
  reproach_you: 0.6,
  own_plight: 0.3,
  why_you: 0.3,
  thanks: 0.3,
};
export const OWNS: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>(['own_up']);

/** Clauses that take up little of a line: said where nothing better was found. */
export const SLIGHT: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>([
  'noted',
  'heed',
  'ask',
  'this_one',
  'unknown_fact',
  'missed',
  'not_mine',
  'not_on_me',
  'as_is',
  'hold_on',
  'own_doing',
  'short',
  'no_thanks',
]);

/** All acts that were heard, the answered one among them: which of them is answered was weighed already. */
const actsOf = (plan: Plan, { moves }: Asked): Act[] =>
  [...moves, ...(plan.asked ? [plan.asked] : [])].map(({ act }) => act);

/** Whether a plan tells what the line tells, or of a card that it names. */
export const tellsOf = ({ facts = [] }: Plan, { asked, told, cards }: Grounds): boolean =>
  facts.some((fact) => told.includes(fact) || cards.some((card) => isSame(asked.scene, card, fact.card)));

/** How well what was planned suits what the line calls for, by wants alone. */
export const plannedSum = (plan: Plan, { asked, called }: Grounds): number =>
  sumOf(called, ...(OWNS.has(plan.clause) ? [OWNED] : actsOf(plan, asked).map((one) => HEARD[one])));

/** How well what was planned by the acts that were heard suits the line. */
export function worthOf(plan: Plan | null, main: Move, grounds: Grounds): number {
  const { called, told } = grounds;
  const act = plan?.asked?.act ?? main.act;
  if (plan === null || (plan.clause === null ? plan.move === 'ack' : SLIGHT.has(plan.clause)))
    return (sumOf(called, HEARD[act]) + READ) * SLIGHTLY;
  // So does one that puts right what the record speaks against, where the line says who did it to whom.
  const rights =
    plan.move === 'correct' &&
    (plan.asked?.facts ?? []).some(
      ({ verdict, by, to }) => verdict === 'false' && by !== undefined && to !== undefined,
    );
  const rests = tellsOf(plan, grounds) || rights || (told.length > 0 && plan.asked?.facts !== undefined);
  const grounded =
    isQuestion({ act }) || DEALS.has(plan.move) || (plan.facts ?? []).length > 0 || GROUNDED.has(plan.clause);
  // "我就说吧!杨修是内奸": that it lies open answers only who asks.
  const whole = PLAIN.has(plan.clause) && (plan.clause !== 'open_role' || isQuestion({ act }));
  return plannedSum(plan, grounds) + (whole ? WHOLE : rests ? TOLD : grounded ? ASKED : READ);
}

/** What is said rests on what the line names: the deed it touches, or somebody other than the two; of a deed of one's own, on one's name. */
export function isOfNamed({ about, facts = [] }: Plan, { asked, touched, seats }: Grounds): boolean {
  const { me, from } = asked;
  return (
    facts.some((fact) => fact === touched || (fact.by === me && fact.to !== from && seats.includes(me))) ||
    (about !== undefined && about !== me && about !== from && seats.includes(about))
  );
}

const OWED: ReadonlySet<Plan['move']> = new Set<Plan['move']>(['comfort', 'correct', 'call_out']);

/** What is owed where nothing suits better at first sight: a trouble felt, a false report put right, a belied word called out. */
export const isOwed = (plan: Plan | null): boolean => plan !== null && OWED.has(plan.move);

/** Acts that words of their own tell, and no wording. */
const OF_ITS_OWN: ReadonlySet<Act> = new Set([
  'sorrow',
  'greet',
  'bye',
  'thanks',
  'apology',
  'affection',
  'ask_self',
  'ask_count',
  'promise',
]);

/**
 * What was planned rests on more than on how the line is likely meant: on a gesture, on what it names, on a matter of its own. Nothing was
 * planned: the voice has a way of its own with what the line plainly is.
 */
export function isAnchored(plan: Plan | null, move: Move, grounds: Grounds): boolean {
  const { asked, called, latest } = grounds;
  if (plan === null) return move.act !== 'unclear' && sumOf(called, HEARD[move.act]) >= PLAINLY;
  if (plan.clause !== null && SLIGHT.has(plan.clause))
    return plan.clause === 'this_one' || (plan.clause === 'heed' && move.act === 'order');
  return (
    PLAIN.has(plan.clause) ||
    GROUNDED.has(plan.clause) ||
    OF_ITS_OWN.has(plan.asked?.act ?? move.act) ||
    tellsOf(plan, grounds) ||
    isOfNamed(plan, grounds) ||
    // What the speaker has just done is what it speaks of.
    (plan.facts ?? []).some((fact) => fact.by === asked.from && fact === latest) ||
    isGesture(asked.text)
  );
}
