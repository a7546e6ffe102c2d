/** Who "you" is by what has lately happened, where nobody is called or talked with (§T5). */
import type { Seat } from '../../core/event';
import type { Scene } from '../scene/scene';
import { addressing, type Addressing } from './address';
import { saysYou, type Pointed } from './pointed';

/** With whom the speaker had to do in the turn before: "you" is that one, where nobody is called or talked with. */
function metLast({ facts, turn }: Scene, from: Seat): Seat | null {
  const met = facts.filter(
    ({ by, to, group, good, turn: then }) =>
      then >= turn - 1 && !group && good !== null && by !== null && by !== to && (to === from || by === from),
  );
  const last = met.filter(({ to }) => to === from).pop() ?? met.pop();
  return last ? (last.by === from ? last.to : last.by) : null;
}

/** To whom a line is said; where nobody is called or talked with, "you" is whoever the speaker has just met. */
export function addressedBy(
  read: Pointed,
  from: Seat,
  partner: Seat | null,
  scene: Scene,
  group: readonly Seat[] = [],
): Addressing {
  const { lord } = scene.table;
  if (partner !== null) return addressing(read, from, partner, lord, group);
  return addressing(read, from, saysYou(read) ? metLast(scene, from) : null, lord, group);
}
