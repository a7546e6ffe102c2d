/** What the player chose: where a model is, which one, how often it may be asked. The key is kept apart, in this session only. */
import * as v from 'valibot';

/** §I */
export const CALLS = 40;
export const MOST_CALLS = 1000;
const LONGEST = 500;

const word = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST)), '');
const STORED = v.object({
  on: v.optional(v.boolean(), false),
  /** As typed; address.ts reads it. */
  url: word,
  model: word,
  /** Calls per game. */
  calls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CALLS)), CALLS),
  /** The key is kept in the game's settings, where every extension can read it. */
  remember: v.optional(v.boolean(), false),
  key: word,
});

export type ModelChoice = Readonly<Omit<v.InferOutput<typeof STORED>, 'key'>>;

export const NO_MODEL: ModelChoice = { on: false, url: '', model: '', calls: CALLS, remember: false };

/** Reads what was stored; anything broken is no model at all. */
export function readChoice(stored: unknown): { readonly choice: ModelChoice; readonly key: string } {
  const read = v.safeParse(STORED, stored);
  if (!read.success) return { choice: NO_MODEL, key: '' };
  const { key, ...choice } = read.output;
  return { choice, key: choice.remember ? key : '' };
}

/** What is stored of a choice: the key only where the player wants that. */
export const storedChoice = (choice: ModelChoice, key: string): object =>
  choice.remember && key !== '' ? { ...choice, key } : { ...choice };
