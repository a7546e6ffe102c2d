/**
 * The public table: what everybody at it can see, folded from public events. It holds no role but those the
 * game itself has laid open.
 */
import type { CardEvent, GameHeader, HeaderSeat, PublicEvent, Seat, SkillEvent } from './event';
import type { Deck, Role } from './role';
import { finite } from './number';

export interface PublicSeat {
  readonly seat: Seat;
  /** Key of this seat in every memory: the engine's `playerid` in the game, the seat number in a replay. */
  readonly pid: string;
  /** Somebody hidden (隐匿) gets another when shown. */
  name: string;
  maxHp: number;
  /** Running: what the last `turn` said, moved by damage and healing since. */
  hp: number;
  /** At the last turn start, anybody's (§A10). */
  turnHp: number;
  turnHand: number;
  alive: boolean;
  /** Formally shown: the lord, a revealed or a dead player. */
  revealed: Role | null;
  /** `ai.shown`: −0.5 … 0.95, 1 for the formally shown. */
  exposure: number;
}

/** Cards and skills used in the running turn, the latest use of each name first asked for (§A4). */
export interface TurnUses {
  cards: CardEvent[];
  skills: SkillEvent[];
}

export interface PublicTable {
  /** In seat order. */
  readonly seats: PublicSeat[];
  readonly bySeat: Map<Seat, PublicSeat>;
  readonly lord: Seat;
  readonly deck: Deck | null;
  round: number;
  /** Whose turn is running; null before the first. */
  turn: Seat | null;
  readonly uses: TurnUses;
}

/** ai.shown of whoever is formally shown. */
const EXPOSURE_SHOWN = 1;

export function createTable(header: GameHeader, pidOf: (seat: Seat) => string): PublicTable {
  const table: PublicTable = {
    seats: [],
    bySeat: new Map(),
    lord: header.lord,
    deck: header.deck,
    round: 1,
    turn: null,
    uses: { cards: [], skills: [] },
  };
  for (const seat of header.players) addSeat(table, seat, pidOf(seat.seat));
  return table;
}

/** Adds a seat; one that is there already stays as it is. */
export function addSeat(table: PublicTable, { seat, name, hp, maxHp }: HeaderSeat, pid: string): PublicSeat {
  const present = table.bySeat.get(seat);
  if (present) return present;
  const lord = seat === table.lord;
  const added: PublicSeat = {
    seat,
    pid,
    name,
    maxHp,
    hp,
    turnHp: hp,
    turnHand: 0,
    alive: true,
    revealed: lord ? 'zhu' : null,
    exposure: lord ? EXPOSURE_SHOWN : 0,
  };
  table.bySeat.set(seat, added);
  table.seats.push(added);
  table.seats.sort((a, b) => a.seat - b.seat);
  return added;
}

/** What a table holds between turns. */
export interface KeptTable {
  readonly round: number;
  readonly seats: readonly PublicSeat[];
}

export const keptTable = ({ round, seats }: PublicTable): KeptTable => ({
  round,
  seats: seats.map((seat) => ({ ...seat })),
});

/** Brings a table just created from the same header to that state; seats that are there stay the same objects. */
export function restoreTable(table: PublicTable, { round, seats }: KeptTable): void {
  table.round = round;
  for (const kept of seats) Object.assign(addSeat(table, kept, kept.pid), kept);
}

/** What was used in this turn is over, or was not all seen. */
function forgetUses({ uses }: PublicTable): void {
  uses.cards.length = 0;
  uses.skills.length = 0;
}

/** Moves the public facts on by one event. Seats that the event names but nobody introduced are ignored. */
export function applyPublic(table: PublicTable, event: PublicEvent): void {
  switch (event.type) {
    case 'round':
      table.round = event.n;
      return;
    case 'gap':
      table.turn = null;
      forgetUses(table);
      return;
    case 'turn':
      table.turn = event.seat;
      forgetUses(table);
      for (const seat of table.seats) {
        const hp = event.hp[seat.seat];
        const hand = event.hand[seat.seat];
        if (hp !== undefined) seat.hp = seat.turnHp = hp;
        if (hand !== undefined) seat.turnHand = hand;
      }
      return;
    case 'card':
      table.uses.cards.push(event);
      return;
    case 'skill':
      table.uses.skills.push(event);
      return;
    case 'damage':
    case 'heal': {
      const seat = table.bySeat.get(event.to);
      if (seat) seat.hp += event.type === 'heal' ? finite(event.num) : -finite(event.num);
      return;
    }
    case 'shown': {
      const seat = table.bySeat.get(event.seat);
      if (seat && Number.isFinite(event.value)) seat.exposure = event.value;
      return;
    }
    case 'reveal':
    case 'die': {
      const seat = table.bySeat.get(event.seat);
      if (!seat) return;
      seat.revealed = event.role;
      if (event.type === 'die') seat.alive = false;
      return;
    }
    case 'revive': {
      const seat = table.bySeat.get(event.seat);
      if (!seat || seat.alive) return;
      seat.alive = true;
      seat.hp = event.hp;
      if (event.hidden === true && seat.seat !== table.lord) {
        seat.revealed = null;
        seat.exposure = 0;
      }
      return;
    }
    default:
      return;
  }
}

/** The latest use of a card of this name in the running turn that satisfies `match`. */
export function latestCardUse(
  table: PublicTable,
  card: string | undefined,
  match: (use: CardEvent) => boolean,
): CardEvent | undefined {
  if (card === undefined) return undefined;
  const { cards } = table.uses;
  for (let i = cards.length - 1; i >= 0; i--) {
    const use = cards[i];
    if (use?.card === card && match(use)) return use;
  }
  return undefined;
}
