/** Advice that is asked for: whom to go for, and whether to act now or to hold (§Q3). */
import type { Seat } from '../../../core/event';
import type { Move } from '../../moves/types';
import { SAYS_YOU } from '../../moves/words/acts';
import { living, seatOf } from '../../scene/scene';
import { taking, type Asked } from '../asked';
import type { Plan } from '../plan';
import { hpOf, LOW } from '../matter';
import { namedBy } from '../record/touching';
import { against } from '../dealing/grudges';
import { goodOf, isBound, takenFor } from '../dealing/wishes';

/** Cards for all. */
export const FOR_ALL = /南蛮|万箭|\b(?:barrage|arrows?|aoe|nanman|wanjian|barbarians?|savages?)\b/;

/** Whom to go for, as the hearer would: of those who are named, else of all. */
export function advised(move: Move, asked: Asked): Plan {
  const { scene } = asked;
  const base = { occasion: 'ask_act' as const, asked: move, ...taking(move) };
  const named = namedBy(asked).seats.filter((seat) => isTarget(seat, asked));
  const all = named.length > 0 ? named : living(scene).flatMap(({ seat }) => (isTarget(seat, asked) ? [seat] : []));
  const enemies = all.filter((seat) => takenFor(seat, asked) === 'enemy' && !isBound(seat, asked));
  const first = enemies
    .map((seat) => ({
      seat,
      sure: asked.view.guess(seat).confidence,
      facts: against(seat, asked),
    }))
    .filter(({ facts }) => facts.length > 0)
    .sort((a, b) => b.sure - a.sure)[0];
  if (first) return { ...base, move: 'explain', clause: 'advise_hit', about: first.seat, facts: first.facts };
  const [friend] = named.filter((seat) => takenFor(seat, asked) === 'friend');
  const facts = friend === undefined ? [] : goodOf(friend, asked);
  if (friend !== undefined && facts.length > 0 && named.length === 1)
    return { ...base, move: 'explain', clause: 'advise_not', about: friend, facts };
  const weakest = weakestOf(named, asked);
  if (weakest !== undefined && hpOf(asked, weakest) <= LOW)
    return { ...base, move: 'explain', clause: 'advise_low', about: weakest };
  return { ...base, move: 'deflect', clause: 'advise_wait' };
}

/** Now, or not yet: a friend who might fall by it or the speaker's own hp speaks for holding, an enemy nearly down for acting. */
export function nowOrLater(move: Move, asked: Asked): Plan {
  const { scene, me, from, text } = asked;
  // "荀勖你就1血了,怂着还是莽上去": it is put to the hearer, of its own turn.
  const whose = SAYS_YOU.test(text) && !/我|\b(?:i|im|i'm|my|me)\b/.test(text) ? me : from;
  const base = { occasion: 'ask_act' as const, move: 'explain' as const, asked: move, ...taking(move) };
  const all = living(scene).map(({ seat }) => seat);
  const frail = weakestOf(
    FOR_ALL.test(text) || /^(?:为|why)/.test(text)
      ? all.filter((seat) => seat !== from && (seat === me || takenFor(seat, asked) === 'friend'))
      : [],
    asked,
  );
  // "给5号还是留着": nobody is to be struck.
  if (/给[^,.!?]{1,8}还是|还是给/.test(text)) return { ...base, move: 'deflect', clause: 'advise_wait' };
  if (whose === me && hpOf(asked, me) <= LOW) return { ...base, clause: 'advise_hold', about: me };
  if (frail !== undefined && hpOf(asked, frail) < LOW) return { ...base, clause: 'advise_hold', about: frail };
  const prey = weakestOf(
    all.filter((seat) => isTarget(seat, asked) && takenFor(seat, asked) === 'enemy'),
    asked,
  );
  if (prey !== undefined && hpOf(asked, prey) <= LOW) return { ...base, clause: 'advise_low', about: prey };
  return hpOf(asked, whose) <= LOW
    ? { ...base, clause: 'advise_hold', about: whose }
    : { ...base, move: 'deflect', clause: 'advise_wait' };
}

const isTarget = (seat: Seat, { scene, me, from }: Asked): boolean =>
  seat !== me && seat !== from && seat !== scene.table.lord && seatOf(scene, seat)?.alive === true;

const weakestOf = (seats: readonly Seat[], asked: Asked): Seat | undefined =>
  [...seats].sort((a, b) => hpOf(asked, a) - hpOf(asked, b))[0];
