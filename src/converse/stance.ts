/**
 * What is said aloud of others rests on what everybody saw (§K2, §K3): the verdict of a spectator, by the inference in force.
 * No hidden role can enter it, so a word about a third seat tells nothing of who says it.
 */
import type { View } from '../chatter/vocabulary';
import type { Belief } from '../core/belief/belief';
import { SHIPPED_WORTHS } from '../core/belief/shipped';
import type { PublicEvent, Seat } from '../core/event';
import type { Fact } from '../chatter/scene/fact';
import type { Delta } from '../core/fold';
import { createSpectator } from '../core/spectator';
import type { PublicTable } from '../core/table';
import { createVerdicts } from '../core/verdict';

export interface Stance {
  /** An event that the running game has taken in, and the facts that it made. */
  see(event: PublicEvent, facts: readonly Fact[]): void;
  readonly guess: View['guess'];
  readonly why: NonNullable<View['why']>;
}

/** A fact and how far it moved the lord's opinion of the one who did it; > 0 towards the lord's side. */
interface Moved {
  readonly fact: string;
  readonly weight: number;
}

/** The increment that counts of one delta: the lord's axis, or the evidence where that is larger (§S5.2). */
const weightOf = ({ zhuSignal = 0, evidence = 0 }: Delta): number =>
  Math.abs(evidence) > Math.abs(zhuSignal) ? evidence : zhuSignal;

/** Begins with the table as it is; `belief` is the running game's own, where inference is by belief. */
export function createStance(table: PublicTable, belief: Belief | null): Stance {
  const spectator = createSpectator(table, SHIPPED_WORTHS);
  const verdicts = createVerdicts();
  const moved = new Map<Seat, Moved[]>();
  return {
    see(event, facts) {
      for (const delta of spectator.see(event)) {
        const weight = weightOf(delta);
        const fact = facts.find(({ by, kind }) => by === delta.about && kind !== 'dying');
        if (delta.observer !== table.lord || weight === 0 || !fact) continue;
        moved.set(delta.about, [...(moved.get(delta.about) ?? []), { fact: fact.id, weight }]);
      }
    },
    why: (about) => [...(moved.get(about) ?? [])].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
    guess(about) {
      const verdict = verdicts(spectator.game, belief, null).get(about);
      if (!verdict) return { identity: 'unknown', confidence: 0 };
      const { identity, sure } = verdict;
      return { identity, confidence: sure };
    },
  };
}
