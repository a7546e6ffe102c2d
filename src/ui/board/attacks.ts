/** Whom a seat has gone against in the open, latest first: what everybody at the table saw, and nobody's opinion. */
import type { Seat } from '../../core/event';
import type { History } from '../history';
import { deedOf, type Deed } from '../reasons';

const HOSTILE: ReadonlySet<Deed> = new Set(['sha', 'hurt', 'kill', 'take', 'break', 'deny']);
/** Moments looked back on: some three rounds of eight. */
const RECENT = 160;

/** At most `most` living seats that it struck at, robbed or hindered lately. */
export function attacksOf({ moments }: History, by: Seat, living: (seat: Seat) => boolean, most: number): Seat[] {
  const targets: Seat[] = [];
  const first = Math.max(0, moments.length - RECENT);
  for (let i = moments.length - 1; i >= first && targets.length < most; i--) {
    const moment = moments[i];
    const deed = moment && deedOf(moment, by);
    if (deed && HOSTILE.has(deed.deed) && living(deed.target) && !targets.includes(deed.target))
      targets.push(deed.target);
  }
  return targets;
}
