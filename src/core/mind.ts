/**
 * One observer's mind: persona, memory, runtime. This very object is what extension authors find in
 * `player.storage.slqj_ai` (§A1), so it is plain data, keyed by pid.
 */
import type { Persona } from './persona';
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
  runtime: { turnsTaken: number; installedAtRound: number };
}

/** §A7. */
export const EVIDENCE_BOUND = 10;
export const SIGNAL_BOUND = 20;
export const TALLY_BOUND = 20;
/** §A8. */
const IMPRESSION_BOUND = 0.3;
const FORGOTTEN = 0.05;

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

function isWhole({ persona, memory, runtime }: Mind): boolean {
  return (
    isRecord(persona) &&
    isRecord(persona.traits) &&
    isRecord(runtime) &&
    isRecord(memory) &&
    RECORDS.every((field) => isRecord(memory[field]))
  );
}

/**
 * Puts back what somebody broke: a mind is a public object (§A1), and anything may be written into it. Only shapes are
 * mended here; numbers that are none are read as 0 everywhere. Answers whether anything was broken. Asked before every
 * event, so a whole mind costs nothing but the look.
 */
export function mendMind(mind: Mind, personaOf: () => Persona): boolean {
  if (isWhole(mind)) return false;
  const whole = createMind(personaOf(), 0);
  for (const part of ['persona', 'memory', 'runtime'] as const) {
    if (!isRecord(mind[part])) Object.assign(mind, { [part]: whole[part] });
  }
  if (!isRecord(mind.persona.traits)) mind.persona.traits = whole.persona.traits;
  for (const field of RECORDS) {
    if (!isRecord(mind.memory[field])) mind.memory[field] = {};
  }
  return true;
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

export function addGrudge({ memory }: Mind, pid: string, delta: number): number {
  return add(memory.grudge, pid, delta, 0, TALLY_BOUND);
}

function fade(record: ByPid, factor: number): void {
  for (const pid in record) {
    const faded = finite(record[pid]) * factor;
    record[pid] = Math.abs(faded) < FORGOTTEN ? 0 : faded;
  }
}

/** What an own turn does to a mind: it counts, and memories fade (§A8). */
export function beginOwnTurn(mind: Mind): void {
  const { insight, revengeWeight } = mind.persona.traits;
  mind.runtime.turnsTaken += 1;
  fade(mind.memory.evidence, clamp(0.9 + 0.06 * insight, 0.9, 0.98));
  const signalFactor = clamp(0.9 + 0.05 * insight, 0.9, 0.98);
  fade(mind.memory.zhuSignal, signalFactor);
  fade(mind.memory.zhuHelp, signalFactor);
  fade(mind.memory.zhuHarm, signalFactor);
  fade(mind.memory.grudge, clamp(0.88 + 0.03 * revengeWeight, 0.88, 0.97));
}
