/** Public claims: what somebody says somebody is. */
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
  /** How sure it sounds, 0…1: 0.4 "像", 0.7 plain, 1 "铁". */
  readonly sure: number;
  /** Where the claim stands in the raw line, [start, end). */
  readonly span: readonly [start: number, end: number];
  /** Its raw words. */
  readonly words: string;
}
