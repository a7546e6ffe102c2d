/**
 * Whether an AI decides right now, and who (§N10). The engine's decisions are plain calls, so a scope is a plain call too: it is
 * left with the function that entered it, whether that returns, throws or answers a promise.
 */
import type { Seat } from '../../core/event';
import type { World } from '../../core/likeliest';
import type { Player } from '../noname';
import type { Session } from '../session';

export interface Decision {
  readonly decider: Player;
  readonly seat: Seat;
  readonly session: Session;
  /** Whether the decider goes by what it learned in private, too (§K2). */
  readonly knowing: boolean;
  /** The one world of this decision; null until something asks for a hidden role. */
  world: World | null;
}

export interface Scope {
  /** Null outside decisions, and while rules or we ourselves look. */
  readonly current: Decision | null;
  /** Runs as a part of a decision. */
  during<T>(decision: Decision, what: () => T): T;
  /** Runs with open eyes; no decision begins inside. */
  openly<T>(what: () => T): T;
  /** A decision may begin: none runs, and nobody looks with open eyes. */
  free(): boolean;
}

export function createScope(): Scope {
  let current: Decision | null = null;
  let open = 0;
  return {
    get current() {
      return current;
    },
    free: () => current === null && open === 0,
    during(decision, what) {
      const before = current;
      current = decision;
      try {
        return what();
      } finally {
        current = before;
      }
    },
    openly(what) {
      const before = current;
      current = null;
      open += 1;
      try {
        return what();
      } finally {
        open -= 1;
        current = before;
      }
    },
  };
}
