/** What the readers of clauses heard and what the wording makes likely, brought together: either may know what the other does not. */
import type { Seat } from '../../core/event';
import type { Clause, Fields } from './clauses/clause';
import type { Likely } from './wording/likely';
import { roleAsked } from './clauses/role-asked';
import { topicOf } from './topics';
import { NEAR_END, URGED_TO_ACT } from './words/acts';
import { ACTS, isQuestion, type Act, type Move, type Reported } from './types';

/** Where no reader heard anything, the likeliest act is taken from here on … */
const SPEAKS = 0.3;
/** … beside what readers heard, from here on … */
const SURE = 0.6;
/** … and from here on what they heard goes, if it is no likelier than DOUBTED. */
const DOUBTS = 0.75;
const DOUBTED = 0.04;
/** A second act is taken as well from here on. */
const SECOND = 0.3;

/** So many signs say what they say; the readers know short lines better. */
const SHORT = 5;

/** Acts that the wording alone hardly tells apart: to whom it is said, who made it so, what was said before does. */
const KIN: readonly (readonly Act[])[] = [
  ['ask_guess', 'ask_role', 'accuse'],
  ['promise', 'propose'],
  ['ask_count', 'ask_fact'],
  ['ask_count', 'ask_guess'],
  ['ask_plan', 'ask_guess', 'ask_why'],
  ['greet', 'bye'],
  ['topic', 'sorrow'],
];
const kin = (a: Act, b: Act): boolean => a === b || KIN.some((row) => row.includes(a) && row.includes(b));

const JUDGES: ReadonlySet<Act> = new Set(['accuse', 'vouch']);

/** A question to an AI about itself is known by its words (life/self.ts), and by no likeness. */
const ranked = (likely: Likely): Act[] =>
  ACTS.filter((act) => act !== 'ask_self').sort((a, b) => likely[b] - likely[a]);

/** Who did what to whom, and with which card: "4号救过我一命" is no plea for being false. */
const isTold = ({ by, to, card, kind }: Reported): boolean =>
  by !== undefined &&
  to !== undefined &&
  by !== to &&
  (kind === 'rescue' || (card !== undefined && (kind === 'aimed' || kind === 'hit')));

/** Lines that surely bid or ask tell no news: "去,把主公给我砍了" orders a deed that never was. */
const BIDS: ReadonlySet<Act> = new Set<Act>(['order', 'hurry', 'ask_plan', 'ask_rule', 'ask_guess', 'ask_role']);
/** A belied deed that such a line was misread for: not told whole, and hardly a report by its wording. */
const HARDLY = 0.15;
const isMisheard = ({ act, facts = [] }: Move, likely: Likely, first: Act): boolean =>
  act === 'report' &&
  BIDS.has(first) &&
  likely[first] >= SURE &&
  likely.report < HARDLY &&
  facts.length > 0 &&
  facts.every((fact) => fact.verdict === 'false' && fact.denied !== true && !isTold(fact));

/** What stands on record, is told whole, or is undertaken, was read out of the line and not guessed. */
const rests = ({ facts = [], promise }: Move): boolean =>
  promise !== undefined || facts.some((fact) => fact.verdict === 'true' || isTold(fact));

/**
 * @param heard what the readers of clauses made of it; `unclear` alone for nothing
 * @param weighed asked for only where it is looked at: what takes up an exchange is not weighed
 * @param clause the whole line as one clause, in which what a move is about is looked for
 */
export function settle(heard: readonly Move[], weighed: () => Likely, clause: () => Clause): Move[] {
  if (heard.length === 0 || heard.some(({ refersTo, life }) => refersTo !== undefined || life !== undefined))
    return [...heard];
  const likely = weighed();
  const [first = 'unclear', second = 'unclear'] = ranked(likely);
  const clear = heard.filter((move) => move.act !== 'unclear' && !isMisheard(move, likely, first));
  if (clear.length === 0) {
    if (first === 'unclear' || likely[first] < SPEAKS) return [...heard];
    const acts = second !== 'unclear' && likely[second] >= SECOND ? [first, second] : [first];
    return acts.map((act) => moveOf(act, clause(), []));
  }
  // "3号你去决斗5号呗": an order that was read whole is no blame for what was never done.
  if (OF_DEEDS.has(first) && clear.some(({ act, about }) => act === 'order' && about !== undefined)) return clear;
  // How somebody stands is likely to sound like an order to help.
  if (first === 'order' && clause().has(NEAR_END) && !clause().has(URGED_TO_ACT)) return clear;
  if (first === 'unclear' || likely[first] < SURE || clear.some(({ act }) => kin(act, first))) return clear;
  if (clause().text.length <= SHORT || (clear.some(isQuestion) && !isQuestion({ act: first }))) return clear;
  const kept =
    likely[first] < DOUBTS
      ? clear
      : clear.filter((move) => likely[move.act] > DOUBTED || isQuestion(move) || rests(move));
  // "what are you planning this turn": what one means to do is asked, and not what one is.
  if (first === 'ask_role' && clear.some(({ act }) => act === 'ask_plan')) return clear;
  const facts = clear.flatMap((move) => (kept.includes(move) ? [] : (move.facts ?? [])));
  const added = moveOf(first, clause(), facts);
  // A judgement of nobody is none.
  return JUDGES.has(first) && added.about === undefined ? clear : [added, ...kept];
}

/** Acts that say something of somebody, or ask it. */
const OF_ROLES: ReadonlySet<Act> = new Set(['ask_guess', 'ask_role', 'accuse', 'vouch', 'claim', 'ask_count']);
/** Acts in which a deed is named. */
const OF_DEEDS: ReadonlySet<Act> = new Set([
  'report',
  'ask_fact',
  'ask_why',
  'accuse',
  'vouch',
  'blame',
  'thanks',
  'apology',
  'taunt',
  'praise',
]);
/** Acts about the one to whom they are said, where they name nobody else. */
const OF_HEARER: ReadonlySet<Act> = new Set([
  'ask_role',
  'accuse',
  'vouch',
  'blame',
  'praise',
  'taunt',
  'threat',
  'thanks',
  'apology',
  'affection',
  'ask_why',
  'ask_self',
  'promise',
]);
/** Acts about oneself. */
const OF_SELF: ReadonlySet<Act> = new Set(['claim', 'plead']);

/** Whose role is open, nobody asks for: "主公你看他像不像反" is about him. */
function hidden({ at, other, from, hearer }: Clause): Seat | undefined {
  const { table } = at.moment.scene;
  const isOpen = (seat: Seat): boolean => table.bySeat.get(seat)?.revealed !== null;
  if (other === undefined || !isOpen(other)) return other;
  const named = at.mentions.find(
    ({ seat, kind }) =>
      (kind === 'seat' || kind === 'he') && seat !== null && seat !== from && seat !== hearer && !isOpen(seat),
  );
  return named?.seat ?? undefined;
}

function moveOf(act: Act, clause: Clause, read: NonNullable<Move['facts']>): Move {
  const { from, hearer } = clause;
  const other = OF_ROLES.has(act) ? hidden(clause) : clause.other;
  const about = OF_SELF.has(act) ? from : (other ?? (OF_HEARER.has(act) ? (hearer ?? undefined) : undefined));
  const facts = OF_DEEDS.has(act)
    ? read.length > 0
      ? read
      : clause.reports(isQuestion({ act }) ? clause.deeds.filter(({ covered }) => covered !== 'unreal') : clause.told)
    : [];
  const fields: Fields = {
    about,
    role: OF_ROLES.has(act) ? roleAsked(clause) : undefined,
    topic:
      act === 'topic' || act === 'sorrow' ? (topicOf(clause.text) ?? 'other') : act === 'ask_self' ? 'self' : undefined,
    facts: facts.length > 0 ? facts : undefined,
  };
  return clause.move(act, fields);
}
