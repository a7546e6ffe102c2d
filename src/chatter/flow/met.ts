/** Who "you" is by what has lately happened, where nobody is called or talked with (§T5). */
import type { Seat } from '../../core/event';
import type { Scene } from '../scene/scene';
import { addressing, type Addressing } from './address';
import { numberIn } from '../moves/called/naming';
import { YOU } from '../moves/called/place';
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

/** Threatened with its end, or told to take its leave, is one person; how that one stands may be said. */
const DOOMED =
  /棺材?|坟|遗言|受死|等死|上路|收尸|送终|脖子.{0,4}(?:洗|伸)|\b(?:coffin|grave|funeral|bury|last words|last rites|dead meat|tombstone|say (?:bye|goodbye|your prayers))\b/;
const STANDS_AT = /([一两二三\d]) ?[滴点格]?血|\b(\d|one|two) ?(?:hp|health|life|lives|hearts?)\b/;

/** "1 hp left fatty. pick your coffin": nobody is named, and only one stands so; null where several do. */
function doomed({ table }: Scene, { text, pointers }: Pointed, from: Seat): Seat | null {
  const said = STANDS_AT.exec(text);
  if (pointers.length > 0 || !said || !DOOMED.test(text) || !YOU.test(text)) return null;
  const hp = numberIn(said[1] ?? said[2] ?? '');
  const [only, ...more] = table.seats.filter((one) => one.alive && one.seat !== from && one.hp === hp);
  return only && more.length === 0 ? only.seat : null;
}

/** To whom a line is said; where nobody is called or talked with, "you" is whoever the speaker has just met, or stands as the line says. */
export function addressedBy(
  read: Pointed,
  from: Seat,
  partner: Seat | null,
  scene: Scene,
  group: readonly Seat[] = [],
): Addressing {
  const { lord } = scene.table;
  const marked = doomed(scene, read, from);
  if (marked !== null) return { to: [{ seat: marked, how: 'named' }], of: [], everybody: false };
  if (partner !== null) return addressing(read, from, partner, lord, group);
  return addressing(read, from, saysYou(read) ? metLast(scene, from) : null, lord, group);
}
