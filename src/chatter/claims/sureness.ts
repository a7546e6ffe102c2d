/** How sure a claim sounds by the words of its clause (§G6). */
import { FIRM, SOFT } from './predicate';

/** How sure a hedged and an emphatic claim sounds. */
const HEDGED_SURE = 0.4;
const FIRM_SURE = 1;
/** How sure a plain claim sounds, and one whose words do not say; from here on a claim is no guess. */
export const PLAIN_SURE = 0.7;

/** How sure the words of a clause sound, 0…1. */
export function sureness(words: string): number {
  if (SOFT.test(words)) return HEDGED_SURE;
  return FIRM.test(words) ? FIRM_SURE : PLAIN_SURE;
}
