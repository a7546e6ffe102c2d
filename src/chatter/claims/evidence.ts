/** What a public claim weighs as evidence. Only with a menu switch that is off by default (§G6). */
import { clamp } from '../../core/number';
import { alignOf } from '../../core/role';
import { baseMagnitude } from '../../core/worth';
import type { PublicClaim } from './types';

/** An ordinary 杀 is worth −1.5; what it moves at most, with full confidence (§S2.3). */
const ORDINARY_TV = 1.5;
/** Words weigh a third of a card. */
const SHARE = 1 / 3;
/** Every further claim of a speaker in one turn weighs half the one before: a turn's talk stays below a card. */
const REPEAT = 0.5;
/** Praise of oneself is cheap. */
const OWN_PRAISE = 0.5;
/** "Not a rebel" says less than "a loyalist". */
const DENIAL = 0.5;

export interface ClaimContext {
  /** Claims that the same speaker made before in the same turn. */
  readonly earlier: number;
  /** A claim of the speaker's was refuted before. */
  readonly liar: boolean;
  readonly lord: number;
  /** Whose mind would take it in; nobody learns of itself, nor from itself. */
  readonly observer: number;
}

/**
 * Increment on the lord's axis (zhuSignal) of `claim.about`, positive for the lord's camp:
 * ±baseMagnitude(1.5)·⅓·sure·½ⁿ, halved for praise of oneself and for denials; 0 for a liar, for the lord, a traitor claim.
 */
export function claimEvidence(claim: PublicClaim, { earlier, liar, lord, observer }: ClaimContext): number {
  if (liar || claim.about === lord || claim.about === observer || claim.speaker === observer) return 0;
  const side = alignOf(claim.role) * (claim.denied ? -1 : 1);
  const own = claim.speaker === claim.about && side > 0 ? OWN_PRAISE : 1;
  const sure = clamp(claim.sure, 0, 1);
  const value =
    side *
    baseMagnitude(ORDINARY_TV) *
    SHARE *
    sure *
    REPEAT ** Math.max(0, earlier) *
    own *
    (claim.denied ? DENIAL : 1);
  return value === 0 ? 0 : value;
}
