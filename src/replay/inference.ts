/** A recorded game folded with belief, in strict mode, or both (§J, §A17). */
import { createBelief, seeEvent, type Belief, type BeliefParameters } from '../core/belief/belief';
import { createCamps } from '../core/belief/camp';
import { beliefOf } from '../core/belief/marginals';
import type { Refusal } from '../core/belief/worlds';
import { step } from '../core/fold';
import type { Game } from '../core/game';
import { strictly, type PublicWorths } from '../core/strict';
import type { Recording } from '../record/format';
import { openGame, type Inference, type ReplayOptions } from './replay';
import { standIn } from './standin';

export interface InferenceOptions extends Pick<ReplayOptions, 'persona' | 'flatImpression' | 'untold'> {
  /** Fitted parameters; without them inference is the specification's. */
  parameters?: BeliefParameters | undefined;
  /** What acts are worth in strict mode; without it the recording's own values count. */
  worths?: PublicWorths | undefined;
}

export interface Opened extends Inference {
  readonly game: Game;
  readonly belief: Belief | null;
  /** Why belief has no answer about this game; null where it has one, or was not asked. */
  refusal(): Refusal | null;
}

/** Starts the game of a recording. Belief sees the recorded events in either mode: it rests on no recorded worth. */
export function openInference(recording: Recording, { parameters, worths, ...options }: InferenceOptions): Opened {
  const created = parameters ? createBelief(recording.header, parameters) : null;
  const refused = typeof created === 'string' ? created : null;
  const belief = typeof created === 'string' ? null : created;
  const game = openGame(recording, {
    ...options,
    strict: worths !== undefined,
    belief: belief ? createCamps(belief, standIn(recording, options.untold)) : undefined,
  });
  return {
    game,
    belief,
    refusal: () => refused ?? belief?.refused ?? null,
    fold(event) {
      const seen = worths ? strictly(event, worths) : event;
      const deltas = seen ? step(game, seen) : [];
      if (belief) seeEvent(belief, event);
      return deltas;
    },
    chances: ({ seat, revealed }) => (belief && revealed === null ? beliefOf(belief, null, seat) : null),
  };
}
