/** The questionnaire result that a person chose to keep on the device: totals only, never answers. */
import { SCALES, type Scale } from '../../care/questionnaire';
import type { Keep } from '../keep';

/** Under this name it is kept. */
export const MOOD = 'mood';

/** The last moment that a Date can be. */
const LATEST = 8.64e15;

export interface KeptMood {
  readonly scale: Scale;
  readonly total: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a device gives back may be anything; what is not a result is none. */
export function readMood(kept: unknown): KeptMood | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { scale, total, at } = kept as Partial<Record<keyof KeptMood, unknown>>;
  if ((scale !== 'phq9' && scale !== 'gad7') || typeof total !== 'number' || typeof at !== 'number') return null;
  if (!Number.isInteger(total) || total < 0 || total > SCALES[scale].most || !(Math.abs(at) <= LATEST)) return null;
  return { scale, total, at };
}

export type MoodKeep = Pick<Keep, 'read' | 'write' | 'erase'>;
