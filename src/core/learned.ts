/**
 * Roles learned in private (洞察, 知彼), which serve their owner's own decisions and the owner's own view alone (§K2). They
 * stand beside the fold, never in it: neither a `Game` nor what is asked of one by the table can hold a learned role.
 */
import type { Chances } from './belief/marginals';
import type { Seat } from './event';
import type { Role } from './role';

/** Asked only on the observer's own behalf. */
export interface Learned {
  learned(observer: Seat, about: Seat): Role | null;
}

/** Belief through the eyes of one who learned something; `knowing` keeps it from being taken for a `CampPort`. */
export interface KnowingCamps {
  readonly knowing: true;
  /** As `CampPort.camp`, what the observer learned included. */
  camp(observer: Seat, about: Seat): number | null;
  chances?(observer: Seat, about: Seat): Chances | null;
}

/** What one decides by, beside the fold. */
export interface Insight extends Learned {
  /** Null while inference is the specification's. */
  readonly camps: KnowingCamps | null;
}
