/**
 * What the player chose: where a model is, which one, how often it may be asked. Keys are kept apart, in this session only unless
 * the player wants otherwise, and each belongs to one origin: no other address ever gets it.
 */
import * as v from 'valibot';
import { MOST_CALLS } from '../chatter/prompt/call-limit';
import { isLocal, originOf } from './address';

/** §I */
export const CALLS = 40;
/** Characters of an address, a name or a key. */
export const LONGEST = 500;
/** Origins whose keys are kept. */
const MOST_KEYS = 16;

const text = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST));
const word = v.optional(text, '');
const STORED = v.object({
  on: v.optional(v.boolean(), false),
  /** As typed; address.ts reads it. */
  url: word,
  model: word,
  /** Calls per game. */
  calls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CALLS)), CALLS),
  /** Keys are kept in the game's settings, where every extension can read them. */
  remember: v.optional(v.boolean(), false),
});
/** Beside the choice, so that a broken key breaks nothing else. `key` alone is how 0.1.0 wrote it: that of the stored address. */
const KEYS = v.object({ keys: v.optional(v.record(v.string(), v.unknown())), key: word });

export type ModelChoice = Readonly<v.InferOutput<typeof STORED>>;
/** By origin (scheme, host, port). */
export type Keys = ReadonlyMap<string, string>;

export const NO_MODEL: ModelChoice = { on: false, url: '', model: '', calls: CALLS, remember: false };

function readKeys(stored: unknown, url: string): Map<string, string> {
  const keys = new Map<string, string>();
  const read = v.safeParse(KEYS, stored);
  if (!read.success) return keys;
  const origin = originOf(url);
  if (read.output.key !== '' && read.output.keys === undefined && origin !== null) keys.set(origin, read.output.key);
  for (const [of, key] of Object.entries(read.output.keys ?? {})) {
    const sound = v.safeParse(text, key);
    // What is no origin as we write it was written by somebody else.
    if (sound.success && sound.output !== '' && originOf(of) === of && keys.size < MOST_KEYS)
      keys.set(of, sound.output);
  }
  return keys;
}

/** Reads what was stored; anything broken is no model at all. */
export function readChoice(stored: unknown): { readonly choice: ModelChoice; readonly keys: Keys } {
  const read = v.safeParse(STORED, stored);
  if (!read.success) return { choice: NO_MODEL, keys: new Map() };
  const choice = read.output;
  return { choice, keys: choice.remember ? readKeys(stored, choice.url) : new Map() };
}

/** What is stored of a choice: keys only where the player wants that. */
export const storedChoice = (choice: ModelChoice, keys: Keys): object =>
  choice.remember && keys.size > 0 ? { ...choice, keys: Object.fromEntries(keys) } : { ...choice };

/** The keys with another one; the oldest goes where there are too many. */
export function withKey(keys: Keys, origin: string, key: string): Keys {
  const next = new Map(keys);
  next.delete(origin);
  next.set(origin, key);
  for (const [oldest] of next) {
    if (next.size <= MOST_KEYS) break;
    next.delete(oldest);
  }
  return next;
}

/** Whether a model is asked, and whether it stands on this device: all that is told of it elsewhere. */
export function standsAt(stored: unknown): 'off' | 'here' | 'elsewhere' {
  const { on, url } = readChoice(stored).choice;
  if (!on) return 'off';
  return isLocal(url) ? 'here' : 'elsewhere';
}
