/** A detection with a model's closer look folded in (§I): it may refine, never lower crisis, security or route. */
import { clamp } from '../../core/number';
import { compositeOf } from '../detection/signals';
import type { Detection, ImmediateTask, Route, Scores } from '../detection/types';
import type { Refinement } from './schema';

/** §E1, from the mildest to the most careful; a model may only move a line towards the end. */
const CARE: readonly Route[] = ['NORMAL', 'BORING', 'KY', 'CRAZY', 'CREEPY'];
/** §M5 */
const MOST_TASKS = 3;
const LONGEST_TEXT = 80;
const [SHORTEST_TTL, LONGEST_TTL] = [3, 6];
const [IMPORTANCE, TTL] = [0.5, 4];
/** A task of a model's never presses as one of detection's own may. */
const MOST_IMPORTANT = 0.75;

const unit = (value: number): number => Math.round(10000 * clamp(value, 0, 1)) / 10000;
// eslint-disable-next-line no-control-regex -- control characters are what it removes
const UNCLEAN = /[\u0000-\u001f\u007f<>{}]+/g;
const clean = (text: string): string => Array.from(text.replace(UNCLEAN, ' ').trim()).slice(0, LONGEST_TEXT).join('');

function scoresOf(found: Scores, given: Refinement['scores'], steered: boolean): Scores {
  const of = (key: keyof Scores): number => unit(given?.[key] ?? found[key]);
  return {
    friendly: of('friendly'),
    hostile: of('hostile'),
    // What security found overstepping stays so (§D6).
    overstep: steered ? Math.max(found.overstep, of('overstep')) : of('overstep'),
    low_effort: of('low_effort'),
    confusion: of('confusion'),
  };
}

function tasksOf(given: Refinement['tasks']): ImmediateTask[] {
  return (given ?? []).flatMap(({ description, importance = IMPORTANCE, ttl_turns = TTL }): ImmediateTask[] => {
    const words = clean(description);
    if (words === '') return [];
    return [
      {
        description: words,
        importance: Math.min(MOST_IMPORTANT, unit(importance)),
        ttl_turns: Math.round(clamp(ttl_turns, SHORTEST_TTL, LONGEST_TTL)),
        source: 'detection',
      },
    ];
  });
}

/** The detection as the panel shows it and later tasks use it. Crisis and security are the embedded detector's, always. */
export function refined(found: Detection, given: Refinement): Detection {
  const steered = found.security_flags.manipulation_detected;
  const scores = scoresOf(found.detection_scores, given.scores, steered);
  const route =
    given.route !== undefined && CARE.indexOf(given.route) > CARE.indexOf(found.route) && !steered
      ? given.route
      : found.route;
  const { detection_brief: before } = found;
  const brief = {
    ...before,
    gist: clean(given.gist ?? '') || before.gist,
    subtext: given.subtext === undefined ? before.subtext : clean(given.subtext),
    understanding_confidence:
      given.understanding_confidence === undefined
        ? before.understanding_confidence
        : unit(given.understanding_confidence),
  };
  const own = found.detection_immediate_tasks;
  // §D6: a security hit leaves exactly one task.
  const tasks = steered
    ? own
    : [
        ...own,
        ...tasksOf(given.tasks).filter(({ description }) => own.every((task) => task.description !== description)),
      ].slice(0, MOST_TASKS);
  return {
    ...found,
    route,
    detection_scores: scores,
    detection_brief: brief,
    detection_immediate_tasks: tasks,
    detection_signals: { ...found.detection_signals, scores, brief, composite: compositeOf(scores) },
  };
}
