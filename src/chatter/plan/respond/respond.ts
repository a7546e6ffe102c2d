/**
 * What is said back to a line (§Q3): of the words back that could be given, and of the answer that the acts of the line have been given
 * already, the one that readers would most likely find fitting.
 */
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { sumOf } from './called';
import { foremost, holdOf } from './choice';
import { fitnessOf } from './fitting';
import { groundsOf } from './grounds';
import { inKind } from './in-kind';
import { keepsTo } from './heard';
import { PLANNED, type Offer } from './offer';
import { isDue, isExact, isFixed } from './due';
import { isAnchored, isOwed, OWNS, plannedSum, tellsOf, TOLD, worthOf } from './planned';
import { ROWS } from './rows';
import { signsOf, type Weighed } from './signs';

/** What a line is known by in so many words. */
const HEARD_SO = 0.6;
/** A word in the line's mood is there where hardly anything suits. */
const MOOD = 'mood';
const FALLBACK = 0.02;
/** Less than this suits nothing. */
const LEAST = 0.03;
/** So many are looked at: readers were shown no more of a line. */
export const MOST = 6;

/**
 * What could be said back, the worthiest at first sight first.
 * @param plan what the acts of the line were given
 * @param due it stands (due.ts): it comes first, and is known by that
 */
export function offersFor(plan: Plan | null, move: Move, asked: Asked, due = false): readonly Offer[] {
  const grounds = groundsOf(asked);
  const planned: Weighed = {
    way: PLANNED,
    plan: null,
    sum: plan === null ? 0 : plannedSum(plan, grounds),
    worth: worthOf(plan, move, grounds),
    known: isAnchored(plan, move, grounds),
  };
  // What only owns up to a deed is no better for telling it than what takes it up.
  const more = OWNS.has(plan?.clause ?? null) ? TOLD : 0;
  const others = ROWS.map((row) => {
    const sum = sumOf(grounds.called, row.suits);
    const known = row.heard?.test(asked.text) ?? false;
    const worth = Math.max(sum + (known ? HEARD_SO : 0), row.way === MOOD ? FALLBACK : 0);
    return { row, sum, known, worth };
  })
    .filter(({ row, worth }) => worth >= LEAST || row.way === MOOD)
    .sort((a, b) => b.worth - a.worth);
  const found: Weighed[] = [planned];
  for (const { row, sum, known, worth } of others) {
    // Those after it are worth no more, and these are enough.
    if (found.filter((one) => one.worth >= worth + more).length >= MOST) break;
    const back = row.respond({ asked, move });
    if (back && keepsTo(back, move, asked))
      found.push({
        way: row.way,
        plan: back,
        sum,
        known,
        worth: worth + (more > 0 && tellsOf(back, grounds) ? more : 0),
      });
  }
  const first = (one: Weighed): number => (due && one === planned ? Infinity : one.worth);
  const best = found.sort((a, b) => first(b) - first(a)).slice(0, MOST);
  const most = Math.max(0, ...best.map(({ worth }) => worth));
  return best.map((one) => ({
    way: one.way,
    plan: one.plan,
    worth: one.worth,
    holds: holdOf(one, isOwed(plan), due),
    signs: { ...signsOf(one, most, plan, grounds), ...(due && one === planned ? { due: 1 } : {}) },
  }));
}

/** How many answers beside the one that is given are put to somebody who can choose. */
const MOST_OTHERS = 4;

/** No yes beside these: what is refused, or left open, is no matter of taste. */
const DENIED: ReadonlySet<Plan['move']> = new Set<Plan['move']>(['refuse', 'bargain', 'deny', 'call_out']);

/**
 * What else could be said to a line, for whoever understands it better than we do (§I): by what its acts were given and by what it calls for,
 * the likeliest to be found fitting first; nothing where the record was looked up. @param said what will be said
 * @param plan what the acts of the line were given
 */
export function othersThan(said: Plan, plan: Plan | null, main: Move | null, asked: Asked): readonly Plan[] {
  const move = main ?? asked.moves[0] ?? null;
  if (move === null || isExact(said)) return [];
  const others = [...offersFor(plan, move, asked)]
    .sort((a, b) => fitnessOf(b) - fitnessOf(a))
    .flatMap((offer) => inKind(offer.plan ?? plan, main, asked) ?? [])
    .filter((other) => other.move !== 'accept' || !DENIED.has(said.move));
  const isNew = (other: Plan, i: number): boolean =>
    [said, ...others.slice(0, i)].every(({ clause, about }) => clause !== other.clause || about !== other.about);
  return others.filter(isNew).slice(0, MOST_OTHERS);
}

/** What is said back, of several that could be: null leaves what was planned; and how likely readers find it fitting (fitting.ts). */
export interface Response {
  readonly plan: Plan | null;
  readonly fitness: number;
}

/** What is best said back to a line by what it calls for; null where there is nothing to choose. @param plan what its acts were given */
export function responseTo(plan: Plan | null, main: Move | null, asked: Asked): Response | null {
  const move = main ?? asked.moves[0] ?? null;
  if (move === null) return null;
  // "你还有什么话说": a charge was read out of a question.
  const charged = move.act === 'ask_fact' && plan?.occasion === 'accuse';
  const due = charged || asked.moves.some(({ refersTo }) => refersTo !== undefined) || isDue(plan, asked);
  if (due && isFixed(plan, asked)) return null;
  const offers = offersFor(plan, move, asked, due);
  const choice = asked.choose?.(offers) ?? foremost(offers);
  return choice && { plan: choice.plan, fitness: fitnessOf(choice) };
}
