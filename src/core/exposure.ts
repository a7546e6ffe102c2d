/** Soft exposure, the engine's `ai.shown` (§S4.1, §A6). */
import type { PublicSeat } from './table';

export const SOFT_EXPOSE_THRESHOLD = 0.7;
/** From here on the engine's own attitude is used (§S6.1). */
export const HIGH_EXPOSE_THRESHOLD = 0.85;
/** Hurting someone formally shown (§S4.1 rule 1); also the ceiling of soft exposure. */
const EXPOSED_BY_HARM = 0.95;
/** Helping someone softly exposed (§S4.1 rule 2). */
const EXPOSED_BY_HELP = 0.85;

/** Weight of a guess by exposure (§S5.2 step 1). */
export function exposureWeight(exposure: number): number {
  if (exposure >= HIGH_EXPOSE_THRESHOLD) return 1.25;
  return exposure >= SOFT_EXPOSE_THRESHOLD ? 1.1 : 1;
}

/** How far an indirect clue through this target counts (§S4.3). */
export function revealWeight(target: PublicSeat): number {
  if (target.revealed !== null) return 1;
  return target.exposure >= HIGH_EXPOSE_THRESHOLD ? 0.8 : 0.6;
}

/** Whether acts on this target give indirect clues (§S4.3). */
export function isExposed(target: PublicSeat): boolean {
  return target.revealed !== null || target.exposure >= SOFT_EXPOSE_THRESHOLD;
}

/** What an aimed act worth `tv` raises the actor's exposure to; the present value where no rule applies. */
export function exposureAfter(actor: PublicSeat, target: PublicSeat, tv: number): number {
  if (actor.revealed !== null) return actor.exposure;
  if (tv < 0 && target.revealed !== null) return Math.max(actor.exposure, EXPOSED_BY_HARM);
  const softly = target.revealed === null && target.exposure >= SOFT_EXPOSE_THRESHOLD;
  return tv > 0 && softly ? Math.max(actor.exposure, EXPOSED_BY_HELP) : actor.exposure;
}
