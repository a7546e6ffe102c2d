/** Roles that are no secret any more: the speaker owns up to its own, or lies dead and looks on (§Q3). */
import { claimsIn } from '../../claims/read';
import { readLine } from '../../line/line';
import { isQuestion, type Act, type Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import { shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { forAndAgainst } from '../record/deeds';

/** "老子就是反", "ok fine I was a rebel": taken as it is, among fellows as one of theirs; null where the line owns up to nothing. */
export function ownedUp(move: Move, { scene, me, from, text }: Asked): Plan | null {
  const role = seatOf(scene, from)?.revealed ? undefined : scene.owned.get(from);
  const says = (): boolean =>
    claimsIn(readLine(text), { scene, speaker: from, you: me }).some((one) => one.about === from && one.role === role);
  if (role === undefined || !says()) return null;
  const base = { occasion: 'claim_other' as const, about: from, asked: move };
  if (role === 'fan' && shownRole(scene, me) === 'fan') return { ...base, move: 'accept', clause: 'fellow' };
  const { bad } = forAndAgainst(scene, from);
  const facts = [...bad.filter(({ to }) => to === me), ...bad].slice(0, 1);
  return { ...base, move: 'confirm', clause: facts.length > 0 ? 'claim_fits' : 'owned_taken', facts };
}

/** What the whole line is, where the speaker's own role is no secret; null where it is something else. */
export const shownPlan = (move: Move | null, asked: Asked): Plan | null =>
  move === null || asked.moves.some(isQuestion) ? null : (ownedUp(move, asked) ?? looksOn(move, asked));

/** These want something of one who still plays. */
const OF_THE_LIVING: ReadonlySet<Act> = new Set<Act>(['threat', 'plead', 'promise', 'propose']);

/** "8你给我等着", from one who is down: the dead threaten nobody and have nothing to bargain with. */
export function looksOn(move: Move, { scene, me, from, moves }: Asked): Plan | null {
  const toMe = ({ about, promise }: Move): boolean =>
    (about === undefined || about === me || about === from) && (promise?.to ?? me) === me;
  return seatOf(scene, from)?.alive === false && OF_THE_LIVING.has(move.act) && toMe(move) && moves.every(toMe)
    ? { move: 'ack', clause: 'looks_on', occasion: 'ack', asked: move }
    : null;
}
