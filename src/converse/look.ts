/** A model's closer look at the person's line: the panel shows it, later answers have its tasks. Nothing that was decided changes. */
import type { Detection, Route } from '../chatter/detection/types';
import type { Heard, LogEntry } from '../chatter/flow/contract';
import { talkOf } from '../chatter/prompt/context';
import { refined } from '../chatter/prompt/refinement';
import type { Desk } from '../model/desk';
import type { Conversation } from './conversation';

/** Routes whose lines a model may look at; the others are settled on the device. */
const CLOSER: ReadonlySet<Route> = new Set<Route>(['NORMAL', 'BORING', 'KY']);
/** Entries of the log among which the last words are looked for. */
export const LOOKED_BACK = 12;
/** How much of a line is sent. */
const LONGEST_SENT = 500;

/** `line` was heard and is not withheld; `before` is the log without it. `found` hears of it later, or never. */
export function lookCloser(
  desk: Desk,
  { scene, talk, language }: Conversation,
  { text, detection, heard }: { text: string; detection: Detection; heard: Heard },
  before: readonly LogEntry[],
  found: (detection: Detection) => void,
): void {
  if (!CLOSER.has(detection.route) || detection.security_flags.manipulation_detected) return;
  desk.refine(
    { text: text.slice(0, LONGEST_SENT), talk: talkOf(before, scene, language), found: detection },
    (refinement) => {
      const closer = refined(detection, refinement);
      const [addressed] = heard.addressed;
      if (addressed)
        talk.addTasks(
          addressed.seat,
          closer.detection_immediate_tasks.filter((task) => !detection.detection_immediate_tasks.includes(task)),
        );
      found(closer);
    },
  );
}
