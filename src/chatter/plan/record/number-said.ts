/** A number that a line says itself, held against what the record holds of it (§Q3). */
import type { OfRecord } from '../../moves/asked/of-record';
import type { Scene } from '../../scene/scene';
import { found } from './finding';
import type { Found } from './found';

/** Cards that one uses upon oneself, in words of eating and drinking. */
const EATEN: ReadonlySet<string> = new Set(['tao', 'jiu']);

/**
 * "桃用了仨吧": of the whole game, of the last turn of it, or of this round or the last, used or come home. What is borne out only where it is asked; what no way of
 * counting bears out is put right, where it is plain whose it was and with which card.
 * @param strict of that time alone
 */
export function heldAgainst(heard: OfRecord, scene: Scene, strict = false): Found | null {
  // "he ate three peaches": whoever had them used them.
  const [eater] = heard.by === undefined && heard.cards.every((card) => EATEN.has(card)) ? heard.to : [];
  const claim: OfRecord = eater === undefined ? heard : { ...heard, by: eater, to: [] };
  const counts = ({ deeds }: Found, byPoints: boolean): number =>
    byPoints || claim.what === 'give' ? deeds.reduce((sum, { num }) => sum + num, 0) : deeds.length;
  const whens: OfRecord['when'][] = strict
    ? [claim.when]
    : claim.when === null
      ? [null, 'own_turn', { which: 'this_round' }, { which: 'last_round' }]
      : [claim.when, 'own_turn'];
  const ways = whens.flatMap((when) => [
    found({ ...claim, when }, scene),
    ...(claim.what === 'use' ? (['hurt', 'heal'] as const).map((what) => found({ ...claim, what, when }, scene)) : []),
  ]);
  const so = ways.find((one) => counts(one, claim.wants === 'points') === claim.said);
  if (so) return claim.claimed === 'asked' ? so : null;
  if (claim.said === undefined || ways.some((one) => counts(one, true) === claim.said)) return null;
  const [all] = ways;
  const isPlain = claim.by !== undefined && (claim.to.length > 0 || (claim.what === 'use' && claim.cards.length === 1));
  return isPlain && all && all.deeds.length > 0 ? all : null;
}
