/** Evolver: what a line and its answer leave behind: relationship, tasks, memory (§E2). */
import type { Detection } from '../detection/types';
import type { Candidate, Reply } from '../vocabulary';
import type { Spoken } from '../voice/choose';
import type { Relation } from './relation/relation';
import { wordsUpon } from './relation/words';
import type { TaskPlanner } from './tasks';

/** After a human line was heard by one it was said to. Answers of every route come through here (§E2). `atMe`: whatever is hostile in it is meant for this one. */
export function afterHearing(
  relation: Relation,
  detection: Detection,
  act: Reply | null,
  round: number,
  atMe = true,
): void {
  wordsUpon(relation, detection, act, round, atMe);
}

/** After a line was said: it is remembered, and the tasks that it meets are ticked off. Answers their descriptions. */
export function afterSaying(spoken: Spoken, planner: TaskPlanner | null, line: Candidate): string[] {
  spoken.note(line);
  return planner?.tick(line) ?? [];
}
