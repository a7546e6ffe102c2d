/**
 * What is said aloud of others rests on what everybody saw (§K2, §K3): the verdict of a spectator, by the inference in force.
 * No hidden role can enter it, so a word about a third seat tells nothing of who says it.
 */
import type { View } from '../chatter/vocabulary';
import type { Belief } from '../core/belief/belief';
import { SHIPPED_WORTHS } from '../core/belief/shipped';
import type { PublicEvent } from '../core/event';
import { createSpectator } from '../core/spectator';
import type { PublicTable } from '../core/table';
import { createVerdicts } from '../core/verdict';

export interface Stance {
  /** An event that the running game has taken in. */
  see(event: PublicEvent): void;
  readonly guess: View['guess'];
}

/** Begins with the table as it is; `belief` is the running game's own, where inference is by belief. */
export function createStance(table: PublicTable, belief: Belief | null): Stance {
  const spectator = createSpectator(table, SHIPPED_WORTHS);
  const verdicts = createVerdicts();
  return {
    see: spectator.see,
    guess(about) {
      const verdict = verdicts(spectator.game, belief, null).get(about);
      if (!verdict) return { identity: 'unknown', confidence: 0 };
      const { identity, sure } = verdict;
      return { identity, confidence: sure };
    },
  };
}
