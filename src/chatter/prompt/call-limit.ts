/** Whether a call may be made now: calls of a game, calls at once, the circuit breaker, stops (§I). Pure; times are ms. */
import { clamp } from '../../core/number';
import type { Answer, Fault } from './backend';

/** Who a call is for: a seat, or one of the two jobs that are nobody's. */
export type For = number | 'refine' | 'wording';

export interface Gate {
  /** Calls of this game. */
  readonly calls: number;
  readonly running: readonly For[];
  /** Failed calls in a row. */
  readonly failures: number;
  /** No call before. */
  readonly restUntil: number;
  /** What only another setting can mend. */
  readonly stopped: Fault | null;
  readonly last: Fault | null;
}

/** Calls of a game that a player may allow. */
export const MOST_CALLS = 1000;
/** I: failures in a row that open the breaker, and for how long. */
const FAILURES = 3;
const REST_MS = 60_000;
/** At most so many calls at once, one for each AI. */
const AT_ONCE = 2;
/** A server that asks for more patience than this gets no more. */
const LONGEST_WAIT_MS = 600_000;
const NO_RETRY: ReadonlySet<Fault> = new Set(['key', 'model', 'refused', 'address']);

export const CLOSED_GATE: Gate = { calls: 0, running: [], failures: 0, restUntil: 0, stopped: null, last: null };

/** off is the caller's word: here a model is configured. */
export type GateState = 'ready' | 'busy' | 'resting' | 'stopped' | 'spent';

/** `most`: calls per game. */
export function stateOf({ calls, running, restUntil, stopped }: Gate, now: number, most: number): GateState {
  if (stopped !== null) return 'stopped';
  if (now < restUntil) return 'resting';
  if (calls >= most) return 'spent';
  return running.length > 0 ? 'busy' : 'ready';
}

export function mayCall(gate: Gate, who: For, now: number, most: number): boolean {
  const state = stateOf(gate, now, most);
  // Calls under way may fail, too: with them there must be no more than the breaker lets through.
  return (
    (state === 'ready' || state === 'busy') &&
    gate.running.length < AT_ONCE &&
    !gate.running.includes(who) &&
    gate.failures + gate.running.length < FAILURES
  );
}

export const begun = (gate: Gate, who: For): Gate => ({
  ...gate,
  calls: gate.calls + 1,
  running: [...gate.running, who],
});

/** A call is over. One that was cancelled says nothing of the server. */
export function ended(
  gate: Gate,
  who: For,
  answer: Pick<Answer<unknown>, 'ok'> & { fault?: Fault; waitMs?: number },
  now: number,
): Gate {
  const at = gate.running.indexOf(who);
  const rest = { ...gate, running: gate.running.filter((_, i) => i !== at) };
  // Only a line that could be said shows that lines can be had.
  if (answer.ok) return typeof who === 'number' ? { ...rest, failures: 0, last: null } : rest;
  const { fault = 'shape', waitMs } = answer;
  if (fault === 'cancelled') return rest;
  if (NO_RETRY.has(fault)) return { ...rest, stopped: fault, last: fault };
  const failures = gate.failures + 1;
  const open = failures >= FAILURES;
  const wait = clamp(waitMs ?? 0, open ? REST_MS : 0, LONGEST_WAIT_MS);
  // After the rest one more failure is enough.
  return {
    ...rest,
    failures: open ? FAILURES - 1 : failures,
    restUntil: wait > 0 ? Math.max(rest.restUntil, now + wait) : rest.restUntil,
    last: fault,
  };
}

/** A new game has new calls; what is under way belongs to nobody. */
export const newGame = (gate: Gate): Gate => ({ ...gate, calls: 0 });
