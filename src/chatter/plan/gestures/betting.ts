/** A bet is taken, whoever it is on; one that is won or lost is paid (§Q3). */
import { ANY_ROLE } from '../../claims/predicate';
import { mentionsIn } from '../../moves/called/people';
import { betIn, isLaid } from '../../moves/life/stakes';
import { SAYS_YOU } from '../../moves/words/acts';
import { shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import type { Plan } from '../plan';

/** Null where nothing is bet, or a role that lies open. @param surely it is known for a bet by more than its words */
export function betPlan(asked: Asked, surely = false): Plan | null {
  const { text } = asked;
  const [main = null] = asked.moves;
  const bet = betIn(text) ?? (surely && isLaid(text) ? 'put' : null);
  if (bet === null) return null;
  const base = { occasion: 'small_talk' as const, asked: main };
  if (bet === 'settled') return { ...base, move: 'tease', clause: 'bet_settled' };
  const { me, from, meant, scene } = asked;
  // "再赌一把,6号能不能活到第十轮,主公你压哪边": on whoever is spoken of first, and not on whoever is called to take it.
  const spokenOf = mentionsIn(text, { scene, from, hearer: me, he: null }).find(
    ({ kind, called }) => kind === 'seat' && !called,
  );
  const on = spokenOf?.seat ?? (meant && SAYS_YOU.test(text) ? me : null);
  if (on !== null && ANY_ROLE.test(text) && shownRole(scene, on) !== null) return null;
  return { ...base, move: 'tease', clause: on === me ? 'bet_on_me' : 'bet_taken' };
}
