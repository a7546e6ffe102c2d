/** The table seen from above: everybody around an ellipse, who acts, and on whom. */
import type { PublicEvent, Seat } from '../src/core/event';
import type { PublicSeat } from '../src/core/table';
import { begun, type Words } from '../src/ui/describe';
import { attributeOf, el, keyedList, styleOf, svg, textOf } from '../src/ui/dom';
import { shortIn } from '../src/ui/name';
import type { RecordedSource } from '../src/ui/recorded';

export interface TableView {
  readonly node: HTMLElement;
  /** Where the badge of a seat goes. */
  slot(seat: Seat): HTMLElement | null;
  draw(source: RecordedSource, words: Words): void;
}

/** More hit points than this are told as a number. */
const MOST_DOTS = 6;

/** Percent of the table's width and height; the first seat sits at the bottom, the next to its right. */
export function placeOf(index: number, of: number): { x: number; y: number } {
  const angle = (index / of) * 2 * Math.PI;
  return { x: 50 + 37.5 * Math.sin(angle), y: 50 + 38 * Math.cos(angle) };
}

/** Who acts on whom, and whether it helps (1) or harms (−1). */
export function actOf(event: PublicEvent | null): { by: Seat | null; to: readonly Seat[]; sign: number } {
  if (!event) return { by: null, to: [], sign: 0 };
  switch (event.type) {
    case 'card':
    case 'skill':
      return { by: event.by, to: event.to, sign: Math.sign(event.tv[event.to[0] ?? 0] ?? 0) };
    case 'zone':
      return { by: event.by, to: [event.to], sign: event.pos === 'j' ? 1 : -1 };
    case 'wuxie':
      return {
        by: event.by,
        to: [event.about.to],
        sign: Math.sign(event.depth % 2 === 1 ? -event.about.tv : event.about.tv),
      };
    case 'give':
    case 'draw':
    case 'heal':
      return { by: event.by, to: [event.to], sign: 1 };
    case 'damage':
      return { by: event.by, to: [event.to], sign: -1 };
    case 'die':
      return { by: event.by, to: [event.seat], sign: -1 };
    case 'reveal':
    case 'turn':
      return { by: event.seat, to: [], sign: 0 };
    default:
      return { by: null, to: [], sign: 0 };
  }
}

function hpText({ hp, maxHp }: PublicSeat): string {
  const left = Math.max(0, hp);
  return maxHp > MOST_DOTS || left > maxHp ? `♥${left}/${maxHp}` : '●'.repeat(left) + '○'.repeat(maxHp - left);
}

function seatNode() {
  const place = el('span', 'pv-seat-place');
  const name = el('bdi', 'pv-seat-name');
  const hp = el('span', 'pv-seat-hp');
  const role = el('span', 'slqj-mark pv-seat-role');
  const node = el('li', 'pv-seat', {}, place, name, hp, role);
  const set = {
    x: styleOf(node, 'left'),
    y: styleOf(node, 'top'),
    cls: attributeOf(node, 'class'),
    place: textOf(place),
    name: textOf(name),
    hp: textOf(hp),
    hpLabel: attributeOf(hp, 'aria-label'),
    role: textOf(role),
    roleKind: attributeOf(role, 'data-role'),
    roleHidden: attributeOf(role, 'hidden'),
  };
  role.setAttribute('data-open', '');
  return { node, set };
}

export function createTable(label: string): TableView {
  const lines = svg('svg', {
    class: 'pv-lines',
    viewBox: '0 0 100 100',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const list = el('ul', 'pv-seats');
  const told = el('p', 'pv-told', { 'aria-live': 'polite' });
  const where = el('p', 'pv-where');
  const node = el(
    'section',
    'pv-table',
    { 'aria-label': label },
    lines,
    el('section', 'pv-middle', {}, where, told),
    list,
  );
  const seats = keyedList<Seat, ReturnType<typeof seatNode>>(list, seatNode);
  const arrows = keyedList<number, { node: SVGElement }>(lines, () => ({
    node: svg('line', { class: 'pv-line', 'vector-effect': 'non-scaling-stroke' }),
  }));
  const [say, sayWhere] = [textOf(told), textOf(where)];

  return {
    node,
    slot: (seat) => seats.items.get(seat)?.node ?? null,
    draw(source, words) {
      const game = source.game();
      if (!game) return;
      const { t } = words;
      const around = game.table.seats;
      const event = source.last()?.event ?? null;
      const { by, to, sign } = actOf(event);
      const history = source.history();
      const turn = history.turns[history.turns.length - 1];
      const places = new Map(around.map(({ seat }, i) => [seat, placeOf(i, around.length)]));
      seats.set(around.map(({ seat }) => seat));
      for (const seat of around) {
        const item = seats.items.get(seat.seat);
        const at = places.get(seat.seat);
        if (!item || !at) continue;
        const { set } = item;
        set.x(`${at.x.toFixed(2)}%`);
        set.y(`${at.y.toFixed(2)}%`);
        set.place(t('seat', { n: seat.seat }));
        set.name(shortIn(words.language, seat.name));
        set.hp(hpText(seat));
        set.hpLabel(t('pvHp', { hp: seat.hp, max: seat.maxHp }));
        set.roleHidden(seat.revealed === null ? '' : null);
        set.role(seat.revealed === null ? '' : words.letter(seat.revealed));
        set.roleKind(seat.revealed);
        const harmed = to.includes(seat.seat) ? (sign < 0 ? ' pv-harmed' : ' pv-helped') : '';
        set.cls(
          `pv-seat${seat.alive ? '' : ' pv-dead'}${turn?.seat === seat.seat ? ' pv-turn' : ''}${by === seat.seat ? ' pv-acting' : ''}${harmed}`,
        );
      }
      const from = by === null ? undefined : places.get(by);
      const ends = from ? to.filter((seat) => seat !== by && places.has(seat)) : [];
      arrows.set(ends.map((_, i) => i));
      ends.forEach((seat, i) => {
        const end = places.get(seat);
        const line = arrows.items.get(i)?.node;
        if (!from || !end || !line) return;
        for (const [name, value] of [
          ['x1', from.x],
          ['y1', from.y],
          ['x2', end.x],
          ['y2', end.y],
        ] as const) {
          line.setAttribute(name, value.toFixed(2));
        }
        line.setAttribute('class', sign < 0 ? 'pv-line pv-harm' : 'pv-line pv-help');
      });
      say(event ? begun(words.event(event)) : t('pvBegin'));
      sayWhere(turn ? t('markWhere', { round: game.table.round, turn: turn.n }) : '');
    },
  };
}
