/**
 * One observer's mind: persona, memory, runtime. This very object is what extension authors find in
 * `player.storage.slqj_ai` (§A1), so it is plain data, keyed by pid.
 */
import { isPersonaName, type Persona, type PersonaName } from './persona';
import type { PublicSeat } from './table';
import { clamp, finite } from './number';
import { draw } from './random';

export type ByPid = Record<string, number>;

export interface Memory {
  /** Drawn once per pair, ±0.3 (§A8). */
  firstImpression: ByPid;
  /** −10…10, the observer's own sense: positive is a friend (§S1.1). */
  evidence: ByPid;
  /** 0…20. */
  grudge: ByPid;
  /** −20…20, positive looks loyal, negative rebellious (§S1.2). */
  zhuSignal: ByPid;
  /** 0…20, sum of positive zhuSignal increments. */
  zhuHelp: ByPid;
  /** 0…20, sum of negative ones, as a size. */
  zhuHarm: ByPid;
}

export interface Mind {
  persona: Persona;
  memory: Memory;
  /** `installedAtRound` is for authors alone, who may look for it there; nothing of ours reads it. */
  runtime: { turnsTaken: number; installedAtRound: number };
}

/** §A7. */
export const EVIDENCE_BOUND = 10;
const SIGNAL_BOUND = 20;
const TALLY_BOUND = 20;
/** §A8. */
const IMPRESSION_BOUND = 0.3;
/** A memory that is weaker is none. */
export const FORGOTTEN = 0.05;

/** `seed` null gives the flat impression that `replay --impression zero` asks for. */
export function firstImpression(seed: number | null, observer: number, about: number): number {
  return seed === null ? 0 : (2 * draw(seed, 'impression', observer, about) - 1) * IMPRESSION_BOUND;
}

export function createMind(persona: Persona, round: number): Mind {
  return {
    persona,
    memory: { firstImpression: {}, evidence: {}, grudge: {}, zhuSignal: {}, zhuHelp: {}, zhuHarm: {} },
    runtime: { turnsTaken: 0, installedAtRound: round },
  };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const RECORDS: readonly (keyof Memory)[] = ['firstImpression', 'evidence', 'grudge', 'zhuSignal', 'zhuHelp', 'zhuHarm'];

const takesMore = (record: unknown): boolean => isRecord(record) && Object.isExtensible(record);

/** Whether every number in it can be read: no accessor that throws. By the whole, for a pid reads like an index and is slow to look up. */
const isReadable = (record: unknown): boolean => takesMore(record) && Object.values(record as object).length >= 0;

/** Whether every number in it can be read and written, and one more put in: not frozen, no accessor that throws. */
function isOpen(record: unknown): boolean {
  if (!takesMore(record)) return false;
  const numbers = record as ByPid;
  for (const [key, value] of Object.entries(numbers)) numbers[key] = value;
  return true;
}

/** Whether a mind can be thought with as it is. Asked before whatever may be written into it: every number is tried. */
export const isWhole = (mind: Mind): boolean => hasAll(mind, isOpen);

/** Whether a mind can be looked at as it is. Asked before whatever only reads it: a drawing. */
export const isLegible = (mind: Mind): boolean => hasAll(mind, isReadable);

/** Whether all parts of a mind are where they belong. Asked whenever the engine tells us anything, so it costs nothing but the look. */
export const isInShape = (mind: Mind): boolean => hasAll(mind, takesMore);

function hasAll(mind: Mind, passes: (record: unknown) => boolean): boolean {
  try {
    const { persona, memory, runtime } = mind;
    if (!isRecord(persona) || typeof (persona.name as unknown) !== 'string' || !isRecord(memory)) return false;
    if (!passes(persona.traits) || !passes(runtime)) return false;
    for (const field of RECORDS) if (!passes(memory[field])) return false;
    return true;
  } catch {
    return false;
  }
}

/**
 * A mind that is not whole with what somebody broke put back, in place where that can be, else as a copy of what can be
 * read. A mind is a public object (§A1), and anything may be written into it. Only shapes are mended here; numbers that are
 * none are read as 0 everywhere.
 */
export function mended(mind: Mind, personaOf: () => Persona): Mind {
  const whole = createMind(personaOf(), 0);
  try {
    for (const part of ['persona', 'memory', 'runtime'] as const) {
      if (!isRecord(mind[part])) Object.assign(mind, { [part]: whole[part] });
    }
    if (!isRecord(mind.persona.traits)) mind.persona.traits = whole.persona.traits;
    for (const field of RECORDS) {
      if (!isRecord(mind.memory[field])) mind.memory[field] = {};
    }
  } catch {
    // Frozen, or read through code that throws: a copy takes its place.
  }
  return isWhole(mind) ? mind : copied(mind, whole);
}

/** What can be read of a mind, in one that nobody else holds. */
function copied(mind: Mind, whole: Mind): Mind {
  const { persona, runtime, memory } = whole;
  const named = attempt(() => mind.persona.name);
  if (isPersonaName(named)) persona.name = named;
  copyNumbers(
    attempt(() => mind.persona.traits),
    persona.traits,
    Object.keys(persona.traits),
  );
  copyNumbers(
    attempt(() => mind.runtime),
    runtime,
    Object.keys(runtime),
  );
  for (const field of RECORDS) {
    const from = attempt(() => mind.memory[field]);
    copyNumbers(from, memory[field], attempt(() => Object.keys(from ?? {})) ?? []);
  }
  return whole;
}

function copyNumbers(from: object | undefined, to: object, keys: readonly string[]): void {
  for (const key of keys) {
    const value = attempt(() => (from as ByPid)[key]);
    if (typeof value === 'number') Object.assign(to, { [key]: value });
  }
}

/** What `read` answers; undefined where it throws, since it may run anybody's code. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The persona of a mind, which anybody may have broken since it was last mended; null where it has none of ours. */
export function personaNameOf(mind: Mind | undefined): PersonaName | null {
  const name: unknown = attempt(() => mind?.persona.name);
  return isPersonaName(name) ? name : null;
}

/** Makes room for one more person in this memory. */
export function meet({ memory }: Mind, about: PublicSeat, impression: number): void {
  memory.firstImpression[about.pid] = impression;
  for (const record of [memory.evidence, memory.grudge, memory.zhuSignal, memory.zhuHelp, memory.zhuHarm]) {
    record[about.pid] ??= 0;
  }
}

/** Adds within ±bound (or 0…bound) and returns what was really added. */
function add(record: ByPid, pid: string, delta: number, low: number, high: number): number {
  const before = finite(record[pid]);
  const after = clamp(before + finite(delta), low, high);
  record[pid] = after;
  return after - before;
}

export function addEvidence({ memory }: Mind, pid: string, delta: number): number {
  return add(memory.evidence, pid, delta, -EVIDENCE_BOUND, EVIDENCE_BOUND);
}

/** zhuSignal, and the tally of help or harm that spots a traitor who plays both sides (§S1.2). */
export function addZhuSignal({ memory }: Mind, pid: string, delta: number): number {
  if (delta > 0) add(memory.zhuHelp, pid, delta, 0, TALLY_BOUND);
  else add(memory.zhuHarm, pid, -delta, 0, TALLY_BOUND);
  return add(memory.zhuSignal, pid, delta, -SIGNAL_BOUND, SIGNAL_BOUND);
}

/** Brings back what has faded of a zhuSignal: the tallies count acts, and nobody has acted. */
export function restoreZhuSignal({ memory }: Mind, pid: string, delta: number): number {
  return add(memory.zhuSignal, pid, delta, -SIGNAL_BOUND, SIGNAL_BOUND);
}

export function addGrudge({ memory }: Mind, pid: string, delta: number): number {
  return add(memory.grudge, pid, delta, 0, TALLY_BOUND);
}

function fade(record: ByPid, factor: number): void {
  for (const pid in record) {
    const faded = finite(record[pid]) * factor;
    record[pid] = Math.abs(faded) < FORGOTTEN ? 0 : faded;
  }
}

/** By how much an own turn lets what acts have added fade. */
export type Fading = Readonly<Record<'evidence' | 'zhuSignal', number>>;

/** What an own turn does to a mind: it counts, and memories fade; help and harm are tallies, and stay (§A8). */
export function beginOwnTurn(mind: Mind): Fading {
  const { insight, revengeWeight } = mind.persona.traits;
  mind.runtime.turnsTaken += 1;
  const fading = {
    evidence: clamp(0.9 + 0.06 * insight, 0.9, 0.98),
    zhuSignal: clamp(0.9 + 0.05 * insight, 0.9, 0.98),
  };
  fade(mind.memory.evidence, fading.evidence);
  fade(mind.memory.zhuSignal, fading.zhuSignal);
  fade(mind.memory.grudge, clamp(0.88 + 0.03 * revengeWeight, 0.88, 0.97));
  return fading;
}
