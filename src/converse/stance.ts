/**
 * What is said aloud of others rests on what everybody saw (§K2, §K3): the verdict of a spectator, by the inference in force.
 * No hidden role can enter it, so a word about a third seat tells nothing of who says it.
 */
import type { View } from '../chatter/vocabulary';
import type { Belief } from '../core/belief/belief';
import { SHIPPED_WORTHS } from '../core/belief/shipped';
import type { PublicEvent, Seat } from '../core/event';
import type { Game } from '../core/game';
import type { Fact } from '../chatter/scene/fact';
import { leanOf, reasonsFor, type Moved, type Reason } from '../core/reasons';
import { createSpectator } from '../core/spectator';
import { publicVerdicts, type TableVerdict } from '../core/verdict';

export interface Stance {
  /** An event that the running game has taken in, and the facts that it made. */
  see(event: PublicEvent, facts: readonly Fact[]): void;
  readonly guess: View['guess'];
  /** The table that guesses rest on: the same object until something moves them. */
  standing(): TableVerdict;
  readonly why: NonNullable<View['why']>;
}

/**
 * Begins with the table of the running game as it is; `belief` is that game's own, where inference is by belief. A belief
 * answers for the table alone: the spectator's own fold is caught up only where there is none, or it refuses.
 */
export function createStance(running: Game, belief: Belief | null): Stance {
  const spectator = createSpectator(running.table, SHIPPED_WORTHS);
  const unfolded: PublicEvent[] = [];
  const moved: Moved[] = [];
  const factsOf = new Map<PublicEvent, readonly Fact[]>();
  /** By belief reasons are worked out anew: once after an act. */
  const told = new Map<Seat, { readonly revision: number; readonly reasons: readonly Reason[] }>();

  function folded(): Game {
    for (const event of unfolded.splice(0)) for (const delta of spectator.see(event)) moved.push({ event, delta });
    return spectator.game;
  }

  const standing = (): TableVerdict =>
    belief?.refused === null ? publicVerdicts(running, belief) : publicVerdicts(folded(), null);

  function reasons(about: Seat): readonly Reason[] {
    if (belief?.refused !== null) {
      const { lord } = folded().table;
      return reasonsFor({ moved, observer: lord }, about, Infinity);
    }
    const { revision } = belief;
    let known = told.get(about);
    if (known?.revision !== revision)
      told.set(about, (known = { revision, reasons: reasonsFor({ belief, onlooker: null }, about, Infinity) }));
    return known.reasons;
  }

  return {
    see(event, facts) {
      if (facts.length > 0) factsOf.set(event, facts);
      unfolded.push(event);
      if (belief?.refused !== null) folded();
    },
    standing,
    why: (about) =>
      reasons(about)
        .flatMap((reason) => {
          const fact = factsOf.get(reason.event)?.find(({ by, kind }) => by === about && kind !== 'dying');
          return fact && reason.by.includes(about) ? [{ fact: fact.id, weight: leanOf(reason) }] : [];
        })
        .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
    guess(about) {
      const verdict = standing().get(about);
      if (!verdict) return { identity: 'unknown', confidence: 0 };
      const { identity, sure } = verdict;
      return { identity, confidence: sure };
    },
  };
}
