/** Whether an opinion is enough to draw blood: the chance to hit a friend, against what one may risk (§A20). */
import type { Traits } from '../persona';
import { clamp, lerp } from '../number';
import type { Odds } from '../odds';
import type { Role } from '../role';

/**
 * Highest chance of a friend that may be struck, in the first round and once caution has faded. Of 620 aimed cards of the
 * posterior's own in 23 games of eight, nearly all that hit a friend were first-round ones above the former, the lord's at his
 * prior of 2 in 7 above all.
 */
const RISK_FIRST = 0.16;
const RISK_LATE = 0.5;
/** The round at which it has faded. */
const FADED_ROUND = 6;
/** At the extremes of aggressiveness; 1 at 0.5. */
const TIMID = 0.75;
const BOLD = 1.25;

/** The chance that a seat is of one's own camp; null for who has none. */
export function friendChance(own: Role | null, { zhu, zhong, fan }: Odds): number | null {
  if (own === 'zhu' || own === 'zhong') return zhu + zhong;
  return own === 'fan' ? fan : null;
}

/** How likely a friend may be that is struck all the same, 0…1. */
export function riskTaken({ aggressiveness }: Pick<Traits, 'aggressiveness'>, round: number): number {
  const faded = clamp((round - 1) / (FADED_ROUND - 1), 0, 1);
  return lerp(RISK_FIRST, RISK_LATE, faded * faded) * lerp(TIMID, BOLD, clamp(aggressiveness, 0, 1));
}
