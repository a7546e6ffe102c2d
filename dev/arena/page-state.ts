/** What the arena's page and its program tell each other; plain JSON. */
import type { Seat } from '../../src/core/event';
import type { MindRow } from './minds';
import type { Match } from './seating';

export interface ArenaOptions {
  readonly match: Match;
  readonly minds: readonly MindRow[];
}

/** What one mind did that no recording holds. */
export interface Work {
  /** Choices of the engine's `ai.basic`, and what they took. */
  decisions: number;
  milliseconds: number;
  /** Attitudes that were asked towards a living hidden other; how many rested on its true role, null where nobody can say. */
  hidden: number;
  trueRole: number | null;
  /** Choices among cards of which a person would have seen the back; in how many a face was looked at. */
  picks: number;
  faces: number;
}

/** Somebody died; who of the same camp had a 桃 in hand. */
export interface LeftToDie {
  readonly seat: Seat;
  readonly able: readonly Seat[];
}

export interface ArenaReport {
  /** The mind of every seat. */
  minds: Record<Seat, string>;
  /** Digests of what was dealt: equal for equal deals. */
  deal: { heroes: string; roles: string; hands: string; deck: string };
  work: Record<string, Work>;
  deaths: LeftToDie[];
}

declare global {
  /** Made by page.ts. */
  var zzArena: { begin(options: ArenaOptions): void; report(): ArenaReport };
}
