/** What the scores and the direction of a line make together (§M6). */
import type { Composite, Breach, Scores, StageContext } from './types';

/** §M6 */
const STAGE_CTX = 0.8;

/** Four digits after the point. */
export const round = (value: number): number => Math.round(value * 10000) / 10000;

/** composite, as the formulas of §M6 give it (§D2: raw, not clipped). */
export function compositeOf(scores: Scores): Composite {
  return {
    conflict_eff: round(scores.hostile + 0.5 * scores.overstep - 0.7 * scores.friendly),
    goodwill: scores.friendly,
    provocation: scores.hostile,
    pressure: scores.overstep,
  };
}

/** stage_ctx, as §M6 gives it. */
export function stageContextOf(direction: Breach): StageContext {
  return {
    too_close_too_fast: direction === 'too_fast' ? STAGE_CTX : 0,
    too_distant_too_cold: direction === 'too_distant' ? STAGE_CTX : 0,
    betrayal_violation: direction === 'betrayal_or_attack' ? STAGE_CTX : 0,
    control_or_binding: direction === 'control_or_binding' ? STAGE_CTX : 0,
  };
}
