/** Where the two stand, as far as a caller says. */
import { clamp } from '../../core/number';
import type { Relationship } from './types';

/** Knapp: what missing values stand for (§L2). */
const NEUTRAL: Relationship = { closeness: 0.5, trust: 0.5, liking: 0.5, respect: 0.5, warmth: 0.5, power: 0.5 };

/** A relationship with every value in 0…1. */
export function relationshipOf(given: Partial<Relationship> | undefined): Relationship {
  const filled = { ...NEUTRAL };
  for (const key of Object.keys(NEUTRAL) as (keyof Relationship)[]) {
    const value = given?.[key];
    if (typeof value === 'number' && Number.isFinite(value)) filled[key] = clamp(value, 0, 1);
  }
  return filled;
}
