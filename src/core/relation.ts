/** From an attitude to "friend or foe, and how sure" (§S2.2), and to an evidence increment (§S2.3). */
import { clamp } from './number';
import { baseMagnitude } from './worth';

const REL_ATTITUDE_THRESHOLD = 0.3;
export const REL_ATTITUDE_FULL = 0.6;

/** Confidence in [0, 1] that the relation is what its sign says; 0 inside the dead zone. */
export function relationConfidence(attitude: number): number {
  return clamp((Math.abs(attitude) - REL_ATTITUDE_THRESHOLD) / (REL_ATTITUDE_FULL - REL_ATTITUDE_THRESHOLD), 0, 1);
}

/**
 * What an act worth `tv` to a target says of its actor, to an observer whose attitude to that target is
 * `attitude`: helping a friend or hurting a foe counts for the actor, the reverse against (§S2.3).
 */
export function evidenceDelta(attitude: number, tv: number): number {
  const confidence = relationConfidence(attitude);
  if (confidence === 0 || tv === 0) return 0;
  return Math.sign(attitude) * Math.sign(tv) * baseMagnitude(tv) * confidence;
}
