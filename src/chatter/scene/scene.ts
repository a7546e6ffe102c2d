/**
 * The public record as talk sees it: facts folded from the same public events as inference, beside the same table.
 * Nothing here can hold a hidden role, because no event carries one.
 */
import type { BySeat, PublicEvent, Seat, Via, WuxieEvent, ZoneEvent } from '../../core/event';
import type { Role } from '../../core/role';
import type { PublicSeat, PublicTable } from '../../core/table';
import { calledAt, type Called } from './called';
import { isHandover, type Fact, type FactKind } from './fact';

export interface Scene {
  /** The fold's own table, read only. */
  readonly table: PublicTable;
  /** How everybody is called, as it is heard in a line. */
  readonly called: Called;
  /** The human's seat now; null where only AIs play. */
  human: Seat | null;
  /** All that happened, oldest first. */
  readonly facts: Fact[];
  /** Every card and skill that was used, oldest first; also those that no fact tells of: on oneself, on several, in vain. */
  readonly uses: Use[];
  /** Whose turn it is; null before the first. */
  turnOf: Seat | null;
  turn: number;
  /** The number of each seat's last turn. */
  readonly lastTurns: Map<Seat, number>;
  /** Who has owned up to a role (shown.ts). */
  readonly owned: Map<Seat, Role>;
  /** How everybody stood when each turn began, oldest first. */
  readonly stood: Stood[];
  /** What players read on a card or skill; the engine name where nobody knows better. */
  readonly named: (name: string) => string;
  /** What a skill does, shortly, as it is written on its hero; null where nobody knows. */
  readonly described: (name: string) => string | null;
}

/** Health at the beginning of a turn. */
export interface Stood {
  readonly turn: number;
  readonly round: number;
  readonly hp: BySeat;
}

/** A use of a card or skill. */
export interface Use {
  /** Its engine name. */
  readonly name: string;
  readonly round: number;
  /** The n of the running turn. */
  readonly turn: number;
  readonly by: Seat;
  readonly to: readonly Seat[];
  /** How many facts were on record before it. */
  readonly after?: number;
  /** A skill, and no card. */
  readonly skill?: boolean;
  /** Whose card it was played against, for 无懈可击; null where nobody played it. */
  readonly against?: Seat | null;
}

export function createScene(
  table: PublicTable,
  human: Seat | null,
  named: (name: string) => string = (name) => name,
  described: (name: string) => string | null = () => null,
): Scene {
  return {
    table,
    called: calledAt(table),
    human,
    facts: [],
    uses: [],
    turnOf: null,
    turn: 0,
    lastTurns: new Map(),
    owned: new Map(),
    stood: [],
    named,
    described,
  };
}

type Detail = Partial<Omit<Fact, 'id' | 'kind' | 'round' | 'turn'>>;

/** Adds a fact that the caller saw itself, e.g. a thrown flower. */
export function note(scene: Scene, kind: FactKind, detail: Detail): Fact {
  const fact: Fact = {
    id: `f${scene.facts.length + 1}`,
    kind,
    round: scene.table.round,
    turn: scene.turn,
    by: null,
    to: null,
    card: null,
    num: 0,
    role: null,
    good: null,
    group: false,
    ...detail,
  };
  scene.facts.push(fact);
  return fact;
}

/** Folds one event, after the table has moved on by it. Answers the facts that it added. */
export function witness(scene: Scene, event: PublicEvent): Fact[] {
  switch (event.type) {
    case 'turn':
      scene.turnOf = event.seat;
      scene.turn = event.n;
      scene.lastTurns.set(event.seat, event.n);
      scene.stood.push({ turn: event.n, round: scene.table.round, hp: event.hp });
      return [];
    case 'card': {
      noteUse(scene, event.card, event);
      const [to] = event.to;
      if (to === undefined || event.group || event.to.length !== 1 || to === event.by) return [];
      const worth = event.tv[to] ?? 0;
      return [note(scene, 'aimed', { by: event.by, to, card: event.card, good: worth === 0 ? null : worth > 0 })];
    }
    case 'damage': {
      const { by, to, num, via } = event;
      const hit = note(scene, 'hit', {
        by,
        to,
        num,
        ...cameBy(via),
        good: false,
        group: inGroup(scene, via.card),
      });
      return fell(scene, to, num) ? [hit, note(scene, 'dying', { by, to, good: false })] : [hit];
    }
    case 'heal': {
      const { by, to, num, via } = event;
      const kind = rose(scene, to, num) && by !== to ? 'rescue' : 'heal';
      return [note(scene, kind, { by, to, num, ...cameBy(via), good: true })];
    }
    case 'skill':
      noteUse(scene, event.skill, event, true);
      return [];
    case 'wuxie':
      noteUse(scene, 'wuxie', { by: event.by, to: [event.about.to], against: event.about.by });
      return [
        note(scene, 'wuxie', {
          by: event.by,
          to: event.about.to,
          card: event.about.card,
          good: wuxieHelps(event),
          against: event.about.by,
          ...overOf(scene, event),
        }),
      ];
    case 'zone':
      return [
        note(scene, event.kind === 'gain' ? 'steal' : 'discard', {
          by: event.by,
          to: event.to,
          card: event.card,
          num: event.of ?? 1,
          good: zoneHelps(event),
          through: event.by_card,
        }),
      ];
    case 'give':
    case 'draw':
      return event.by === event.to
        ? []
        : [note(scene, event.type, { by: event.by, to: event.to, num: event.num, good: true })];
    case 'die':
      return [note(scene, 'death', { by: event.by, to: event.seat, role: event.role })];
    case 'reveal':
      return [note(scene, 'reveal', { to: event.seat, role: event.role })];
    case 'revive':
      return [note(scene, 'revive', { to: event.seat, num: event.hp })];
    case 'over':
      return [note(scene, 'over', { card: event.winner })];
    default:
      return [];
  }
}

function noteUse(
  { uses, facts, table, turn }: Scene,
  name: string,
  { by, to, against }: Pick<Use, 'by' | 'to' | 'against'>,
  skill = false,
): void {
  const use = { name, round: table.round, turn, by, to, after: facts.length, ...(skill ? { skill } : {}) };
  uses.push(against === undefined ? use : { ...use, against });
}

const cameBy = ({ card, skill }: Via): Pick<Fact, 'card' | 'skill'> =>
  card === undefined && skill !== undefined ? { card: skill, skill: true } : { card: card ?? null };

/** Hp has just fallen to 0 or below. The table has moved already. */
const fell = ({ table }: Scene, seat: Seat, num: number): boolean => {
  const hp = table.bySeat.get(seat)?.hp;
  return hp !== undefined && hp <= 0 && hp + num > 0;
};

/** Hp has just risen from 0 or below. */
const rose = ({ table }: Scene, seat: Seat, num: number): boolean => {
  const hp = table.bySeat.get(seat)?.hp;
  return hp !== undefined && hp - num <= 0;
};

const inGroup = ({ table }: Scene, card: string | undefined): boolean =>
  table.uses.cards.some((use) => use.card === card && (use.group || use.to.length > 1));

/** A deeper layer is played against the one before it. */
function overOf({ facts, turn }: Scene, { depth }: WuxieEvent): { over?: Seat } {
  const before = depth > 1 ? facts[facts.length - 1] : undefined;
  return before?.kind === 'wuxie' && before.turn === turn && before.by !== null ? { over: before.by } : {};
}

/** An odd layer cancels what the card would do, an even one lets it through again. */
function wuxieHelps({ about, depth }: WuxieEvent): boolean | null {
  const now = depth % 2 === 1 ? -about.tv : about.tv;
  return now === 0 ? null : now > 0;
}

/** Taking a judgement card off someone is help; everything else is loss. */
const zoneHelps = ({ pos, by, to }: ZoneEvent): boolean | null => (by === to ? null : pos === 'j');

export const seatOf = (scene: Scene, seat: Seat | null): PublicSeat | undefined =>
  seat === null ? undefined : scene.table.bySeat.get(seat);

/** Everybody sees that it holds no card: counted when the turn began, which is not its own, and nothing has come to it since. */
export const isEmptyHanded = ({ table, turn, turnOf, facts }: Scene, seat: Seat): boolean =>
  turn > 0 &&
  seat !== turnOf &&
  table.bySeat.get(seat)?.turnHand === 0 &&
  !facts.some(
    (fact) =>
      fact.turn === turn && ((fact.to === seat && isHandover(fact)) || (fact.by === seat && fact.kind === 'steal')),
  );

export const factOf = (scene: Scene, id: string): Fact | undefined => scene.facts.find((fact) => fact.id === id);

export const living = (scene: Scene): PublicSeat[] => scene.table.seats.filter((seat) => seat.alive);

/** Who sits beside somebody, of the living: 1 for 下家, -1 for 上家. Places may have been changed: once all have moved, the order of play tells. */
export function neighbourOf({ table, lastTurns }: Scene, of: Seat | null, step: 1 | -1): Seat | null {
  const there = table.seats.filter(({ seat, alive }) => alive || seat === of).map(({ seat }) => seat);
  const played = [...lastTurns.keys()].filter((seat) => there.includes(seat));
  const seats = played.length === there.length ? played : there;
  const at = seats.findIndex((seat) => seat === of);
  return at < 0 ? null : (seats[(at + step + seats.length) % seats.length] ?? null);
}

/** Whether two engine names are of cards that players call by one name. */
export const isSame = ({ named }: Scene, card: string, other: string | null): boolean =>
  other !== null && (card === other || named(card) === named(other));
