/** What is said unasked: as what it is meant, and its way into the queue. */
import type { MomentToSpeak } from '../vocabulary';
import type { Intent } from './compose';
import type { Speaker } from './contract';
import type { Weighed } from './generator';
import { delayOf } from './processor';
import { submit } from './slot';
import type { State } from './state';

/** Han characters' worth of what is said unasked. */
const UNASKED_BUDGET = 26;

/** What is said unasked; `moment` is what it is for. */
export const plainIntent = (
  speaker: Speaker,
  moment: MomentToSpeak,
  given: Pick<Intent, 'you' | 'who' | 'fact' | 'relation' | 'purpose'>,
): Intent => ({
  speaker,
  ...given,
  occasions: [{ occasion: moment, weight: 1 }],
  budget: UNASKED_BUDGET,
  style: null,
  detection: null,
  tasks: [],
  plainly: false,
  plan: null,
  must: false,
  asks: false,
  others: [],
  storyOnly: false,
});

/** Puts a line that nobody asked for in the queue; whether it is in it. */
export function enqueue(
  state: State,
  kind: 'unasked' | 'answer',
  intent: Intent,
  line: Weighed,
  chain: number,
  priority: number,
  now: number,
): boolean {
  const { options } = state;
  const at = now + delayOf(line.text, options.settings().speed, options.seed, intent.purpose);
  return submit(
    state,
    { kind, intent, line, monologue: '', route: 'NORMAL', named: false, chain, answers: null, priority, at },
    now,
  );
}
