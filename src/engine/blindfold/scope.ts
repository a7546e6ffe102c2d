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

/** Read on every evaluation that the engine makes, so it is plain fields. */
export interface Scope {
  /** Null outside decisions, and while rules or we ourselves look. */
  current: Decision | null;
  /** How many look with open eyes, one inside the other. */
  open: number;
}

/** Whether a decision may begin: none runs, and nobody looks with open eyes. */
export const isFree = (scope: Scope): boolean => scope.current === null && scope.open === 0;

/** Runs as a part of a decision. */
export function during<T>(scope: Scope, decision: Decision, what: () => T): T {
  const before = scope.current;
  scope.current = decision;
  try {
    return what();
  } finally {
    scope.current = before;
  }
}

/** Runs with open eyes; no decision begins inside. */
export function openly<T>(scope: Scope, what: () => T): T {
  const before = scope.current;
  scope.current = null;
  scope.open += 1;
  try {
    return what();
  } finally {
    scope.open -= 1;
    scope.current = before;
  }
}
