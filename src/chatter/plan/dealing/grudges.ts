/** What is held against somebody, and what no longer is (§Q3). */
import type { Seat } from '../../../core/event';
import type { Fact } from '../../scene/fact';
import { isKnownEnemy, shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import { between, isHarm, isHelp, reasonsFor } from '../record/deeds';

/** What somebody did to me since it was pardoned last: peace that was made holds, and nothing before it is held up again. */
export function grudgesOf(seat: Seat, { scene, me, memory }: Pick<Asked, 'scene' | 'me' | 'memory'>): Fact[] {
  const peace = memory
    .exchanges(seat, me)
    .find(({ asked: { act }, answered }) => act === 'apology' && answered?.move === 'accept');
  return between(scene, seat, me, isHarm).filter(({ turn }) => peace === undefined || turn > peace.turn);
}

/** What speaks against somebody, the opinion first, then what was done to me. */
export function against(seat: Seat, asked: Asked): Fact[] {
  const { scene, view, me } = asked;
  const identity = shownRole(scene, me) === 'fan' ? null : view.guess(seat).identity;
  const reasons = identity === 'fan' || identity === 'nei' ? reasonsFor(scene, view, seat, identity) : [];
  // What was done for me, or for one who is no enemy, speaks for nobody's harm, at least from my mouth.
  const mine = reasons.filter((fact) => !(isHelp(fact) && (fact.to === me || !isKnownEnemy(scene, fact.to))));
  return [...mine, ...grudgesOf(seat, asked)].slice(0, 1);
}
