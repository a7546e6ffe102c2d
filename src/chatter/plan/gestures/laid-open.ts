/** What a whole line says of somebody whose role lies open now: a word for the dead, a mistake owned, a surprise (§Q3). */
import type { Seat } from '../../../core/event';
import { isQuestion, type Act, type Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import type { Gesture } from './gesture';
import type { Plan } from '../plan';
import { lastOpened } from '../matter';
import { namedBy } from '../record/touching';

/** "rip 2". */
export const MOURNED: Gesture = {
  heard: /走好|安息|默哀|一路顺风|白死|死得(?:冤|惨|好惨)|\b(?:rip|r\.i\.p|rest in peace|poor (?:guy|thing)|so long)\b/,
  plan: mourned,
};

/** The last that a line may be: most of these are cried out at anything. */
export const ROLE_LAID_OPEN: readonly Gesture[] = [
  {
    heard:
      /看走眼|看错(?:了)?(?:他|她|人|\d号|[一二三四五六七八]号)|我.{0,4}(?:以为|当(?:他|她|\d号|[一二三四五六七八]号)).{0,6}(?:是|像)?[反忠内]|打脸|冤枉(?:了)?(?:他|她|人|\d号|[一二三四五六七八]号)|错怪(?:了)?(?:他|她|人|\d号|[一二三四五六七八]号)|我的锅|我眼(?:瞎|拙)|\b(?:thought (?:he|she|they|\d|seat \d|p\d) (?:was|were)|i was wrong about|misjudged|my read was)\b/,
    plan: mistook,
  },
  {
    heard:
      /居然|竟然?|原来|没想到|想不到|卧槽|我[靠去草]|我的天|天[呐哪]|不会吧|不是吧|真是[反忠内]|果然|早(?:就)?(?:说|看出|知道)|\b(?:wow|omg|no way|whoa|really was|turned out|knew it|called it)\b/,
    plan: laidOpen,
  },
];

/** "rip 2": a word on whoever lies dead, who cannot answer. */
function mourned(move: Move, asked: Asked): Plan | null {
  const about = [...(move.about === undefined ? [] : [move.about]), ...namedBy(asked).seats].find(
    (seat) => seatOf(asked.scene, seat)?.alive === false,
  );
  const role = about === undefined ? null : roleOf(about, asked);
  if (about === undefined || role === null || !isOfAlone(about, asked) || (move.facts ?? []).length > 0) return null;
  return { move: 'ack', clause: 'farewell', occasion: 'ack', about, role, asked: move };
}

/** Of whom the line speaks, where that role lies open: never of the lord. */
function openOne(
  move: Move,
  asked: Asked,
): { readonly about: Seat; readonly role: Exclude<ReturnType<typeof roleOf>, null> } | null {
  const { scene } = asked;
  const seats = [...(move.about === undefined ? [] : [move.about]), ...namedBy(asked).seats];
  for (const about of seats) {
    const role = about === scene.table.lord ? null : roleOf(about, asked);
    if (role !== null) return { about, role };
  }
  return null;
}
/** The line asks nothing, and speaks of nobody else. */
const isOfAlone = (about: Seat, asked: Asked): boolean =>
  !/[?谁哪几]|什么|\b(?:who|what|which|how)\b/.test(asked.text) &&
  asked.moves.every(
    (one) => !isQuestion(one) && (one.about === undefined || one.about === about || one.about === asked.from),
  ) &&
  namedBy(asked).seats.every((seat) => seat === about || seat === asked.me || seat === asked.from);
const roleOf = (seat: Seat, { scene }: Asked) => seatOf(scene, seat)?.revealed ?? null;

/** "我还以为6号是反": whoever was mistaken in one whose role lies open now is not blamed for it. */
function mistook(move: Move, asked: Asked): Plan | null {
  // "3号对不起,我的锅": what is begged, thanked or proposed is no talk of who was what.
  if (asked.moves.some((one) => isQuestion(one) || OF_ITS_OWN.has(one.act)) || OF_YOURS.test(asked.text)) return null;
  const open = openOne(move, asked) ?? (namedBy(asked).seats.length === 0 ? lastOpened(asked) : null);
  if (!open) return null;
  return { move: 'ack', clause: 'hid_well', occasion: 'ack', ...open, asked: move };
}

const OF_ITS_OWN: ReadonlySet<Act> = new Set([
  'apology',
  'thanks',
  'propose',
  'plead',
  'promise',
  'order',
  'threat',
  'claim',
]);
const OF_YOURS = /你(?:们)?(?:还|把|说|才|又|当|以为|看错)/;

/** "卧槽6号居然是内": a word on it, by what one had said before. */
function laidOpen(move: Move, asked: Asked): Plan | null {
  const { me, memory, text } = asked;
  const open = openOne(move, asked);
  if (!open || !isOfAlone(open.about, asked) || !/[反忠内]|rebel|loyal|traitor|spy/.test(text)) return null;
  const said = memory.judged(me, open.about)?.role;
  return { move: 'ack', clause: said === open.role ? 'foreseen' : 'unforeseen', occasion: 'ack', ...open, asked: move };
}
