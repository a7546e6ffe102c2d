/** A reply on its way: a line in the queue, or its silence in the log. */
import type { Route } from '../detection/types';
import type { Occasion } from '../vocabulary';
import { compose, type Intent } from './compose';
import type { Planned } from './contract';
import { GLOBAL_GAP } from './floor';
import { SILENCE } from './log';
import type { Answer } from './pipeline';
import { delayOf } from './processor';
import type { Listener } from './reach';
import { submit } from './slot';
import { roundOf, type State } from './state';

const BOUNDARIES: ReadonlySet<Occasion> = new Set<Occasion>(['boundary_soft', 'boundary_firm']);

/** Answers come before anything unasked. */
const REPLY_PRIORITY = 10;

/**
 * Puts an answer in the queue, or its silence in the log.
 * @param reply `sayable`: the answer as it may be said, null for nothing · `route`: the way the line takes as answers go ·
 * `found`: what detection found, which stands where a boundary is drawn after all · `place`: how many answer before it · `entry`: the line in the log
 */
export function reply(
  state: State,
  {
    listener: { speaker, how },
    answer: { intent, monologue },
    sayable,
    route,
    found,
    place,
    entry,
  }: {
    listener: Listener;
    answer: Answer;
    sayable: Intent | null;
    route: Route;
    found: Route;
    place: number;
    entry: number;
  },
  now: number,
): Planned | null {
  const { options, log } = state;
  const { seat } = speaker;
  const line = sayable === null ? null : compose(state, sayable);
  if (intent === null || line === null) {
    if (how !== 'all')
      log.add({
        at: now,
        round: roundOf(state),
        from: seat,
        to: intent?.you ?? null,
        text: SILENCE,
        silent: true,
        route,
      });
    return null;
  }
  const at = now + delayOf(line.text, options.settings().speed, options.seed, intent.purpose) + place * GLOBAL_GAP;
  submit(
    state,
    {
      kind: 'reply',
      intent,
      line,
      monologue,
      route: BOUNDARIES.has(line.occasion) ? found : route,
      named: how !== 'all',
      chain: 0,
      answers: entry,
      priority: REPLY_PRIORITY - place,
      at,
    },
    now,
  );
  return { speaker: seat, occasion: line.occasion, at };
}
