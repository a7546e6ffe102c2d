/** A line of ours in a recording: the person's own guess. */
import type { Seat } from '../core/event';
import type { Role } from '../core/role';

/** What the person at the keyboard took somebody for, from here on (§K7); no public event, so no fold ever sees it. */
export interface GuessMark {
  type: 'guess';
  by: Seat;
  about: Seat;
  /** Null takes an earlier one back. */
  role: Role | null;
  /** The running turn, 0 before the first. */
  turn: number;
}
