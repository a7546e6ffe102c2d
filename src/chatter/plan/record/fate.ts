/** What became of a card: its course is followed to the last step that everybody saw (§Q3). */
import type { Seat } from '../../../core/event';
import { fateAsked } from '../../moves/asked/fate-asked';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { isSame } from '../../scene/scene';
import { spokenOf, type Asked } from '../asked';
import { coursesOf, type Course, type Step } from './course';
import type { Plan } from '../plan';

/** Null where the line asks after no card, or nobody saw one of the kind. */
export function fatePlan(move: Move, asked: Asked): Plan | null {
  const text = asked.spaced ?? asked.text;
  const cards = fateAsked(text);
  return cards.length === 0 || move.act === 'ask_guess' || move.act === 'order' ? null : fateOf(cards, move, asked);
}

/** Of those cards the one that more of the people who are named had to do with, the latest of equals. */
export function fateOf(cards: readonly string[], move: Move, asked: Asked): Plan | null {
  const { scene, from, me } = asked;
  const text = asked.spaced ?? asked.text;
  const all = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) }).filter(({ seat }) => seat !== null);
  const named = [...new Set(all.filter(({ called }) => !called || all.length === 1).flatMap(({ seat }) => seat ?? []))];
  const had = ({ steps, at }: Course, seat: Seat): boolean =>
    at === seat || steps.some((step) => step.by === seat || step.from === seat);
  const rank = (one: Course): number => named.filter((seat) => had(one, seat)).length;
  const courses = coursesOf(scene).filter(({ card }) => cards.some((one) => isSame(scene, one, card)));
  const most = Math.max(0, ...courses.map(rank));
  if (named.length > 0 && most === 0) return null;
  const course = courses
    .filter((one) => rank(one) === most)
    .sort((one, other) => lastOf(one).turn - lastOf(other).turn)
    .pop();
  if (!course) return null;
  // Lightning goes on where it does not strike, and nobody records to whom.
  if (course.card === 'shandian' && course.zone === 'laid' && hasMovedOn(course, asked)) return null;
  // "藤甲在谁身上": of nobody's in particular it is told who has any on (state.ts).
  if (named.length === 0 && course.zone === 'worn') return null;
  const { by, fact } = lastOf(course);
  return {
    move: 'confirm',
    clause: 'summed',
    occasion: 'ack',
    asked: move,
    ...(by === me ? {} : { about: by }),
    ...(fact ? { facts: [fact] } : {}),
    state: { of: 'course', seats: [course.at], course },
  };
}

/** Whoever it lay before has had a turn since, or it was cancelled before somebody. */
const hasMovedOn = (course: Course, { scene }: Asked): boolean => {
  const { turn } = lastOf(course);
  return (
    (scene.lastTurns.get(course.at) ?? 0) > turn ||
    scene.facts.some(({ kind, card, turn: at }) => kind === 'wuxie' && card === 'shandian' && at > turn)
  );
};

const lastOf = ({ steps }: Course): Pick<Step, 'turn' | 'by' | 'fact'> => steps[steps.length - 1] ?? { turn: 0, by: 0 };
