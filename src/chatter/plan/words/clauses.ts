/** What a planned answer can be worded as: each voice has its patterns for each of these. */
import type { InSpoken } from '../../../language/languages';

/**
 * Slots: {who} a seat · {is} how sure ("像", "必是") · {role} · {why} one to three facts · {count} · {q} a question ·
 * {what} and {care} what somebody told and what is wished for it · {said} what was claimed.
 */
export const CLAUSES = [
  /** A judgement with its reason, and without one. */
  'guess',
  'guess_bare',
  'unsure_who',
  'unsure_all',
  /** The reason alone; none to be had; how sure. */
  'explain',
  'no_reason',
  'sure_more',
  'sure_less',
  /** Of oneself: by own deeds, without any, a deed that was done. */
  'rebut',
  'rebut_bare',
  'admit',
  /** Of the record. */
  'confirm',
  'correct',
  'unknown_fact',
  'count',
  /** Of words that were given. */
  'call_out',
  'promise_broken',
  'promise_noted',
  'accept',
  'refuse',
  'bargain',
  'plan',
  'ask',
  /** Beside the game. */
  'comfort',
  'truth',
  'again',
  'forgive',
  'short',
  'boundary_attack',
  'boundary_sex',
  'boundary_privacy',
  'boundary_control',
] as const;
export type Clause = (typeof CLAUSES)[number];

/** Patterns of one voice. */
export type Wording = Readonly<Record<Clause, InSpoken<readonly [string, ...string[]]>>>;
