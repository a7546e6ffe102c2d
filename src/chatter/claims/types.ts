/** Public claims: what somebody says somebody is, and what a line may say where it is checked. */
import type { Seat } from '../../core/event';

export type ClaimedRole = 'zhu' | 'zhong' | 'fan' | 'nei';

/** One claim of one line. */
export interface PublicClaim {
  readonly speaker: Seat;
  /** The speaker itself, or another. */
  readonly about: Seat;
  readonly role: ClaimedRole;
  /** "三号不是反": the role is denied. */
  readonly denied: boolean;
  /** How sure it sounds, 0…1: 0.4 "像", 0.7 plain, 1 "铁" (sureness.ts). */
  readonly sure: number;
  /** Where the claim stands in the raw line, [start, end). */
  readonly span: readonly [start: number, end: number];
  /** Its raw words. */
  readonly words: string;
}

/** What a line may say that others may not. */
export interface Allowed {
  /** The storyline lets the speaker speak of its own role now. */
  readonly self?: boolean;
  /** The one spoken to, who may be called by name in any line. */
  readonly you?: Seat | null;
}

/** A role said of somebody, whether it is claimed, asked or supposed. */
export interface Said {
  readonly about: Seat;
  readonly role: ClaimedRole;
  readonly denied: boolean;
  readonly start: number;
  readonly end: number;
}
