/** One recorded game counted: who hit whom, who killed, saved or let die, by the seat that did it. */
import type { GameHeader, PublicEvent, Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import type { Truth } from '../../src/record/format';
import { campOf } from './seating';

/** Cards whose single target its user picks to hurt it. */
const AIMED = new Set(['sha', 'juedou', 'huogong', 'lebu', 'bingliang']);
/** 桃 used on another saves a life. */
const RESCUE = 'tao';
/** Rounds are told apart up to here; the last stands for all later ones. */
export const ROUNDS = 3;

/** How many, and how many of them on the own camp (a traitor has none). */
export interface Hits {
  aimed: number;
  own: number;
}

export interface SeatTally {
  readonly role: Role;
  /** By round, 1 to ROUNDS. */
  readonly rounds: readonly Hits[];
  /** Aimed cards at the lord. */
  lord: number;
  /** The same in its own first turn (§A11): at the lord, of all aimed cards. */
  readonly first: { aimed: number; lord: number };
  /** Whether its persona hides whom it is against. */
  readonly disguised: boolean;
  turns: number;
  kills: number;
  ownKills: number;
  rescues: number;
  foeRescues: number;
}

export interface GameTally {
  readonly seats: ReadonlyMap<Seat, SeatTally>;
  readonly winner: string | null;
  readonly rounds: number;
}

/** Whether two roles win together; a traitor wins with nobody. */
export const sameCamp = (a: Role | undefined, b: Role | undefined): boolean => {
  const camp = campOf(a);
  return camp !== null && camp !== 'nei' && camp === campOf(b);
};

/** `lord`: the lord's seat. Seats without a true role are left out. `personas` as the recording's first line has them. */
export function tally(
  events: Iterable<PublicEvent>,
  truth: Truth,
  lord: Seat,
  personas: GameHeader['personas'] = {},
): GameTally {
  const seats = new Map<Seat, SeatTally>();
  for (const [seat, role] of Object.entries(truth)) {
    seats.set(Number(seat), {
      role,
      rounds: Array.from({ length: ROUNDS }, () => ({ aimed: 0, own: 0 })),
      lord: 0,
      first: { aimed: 0, lord: 0 },
      disguised: personas[seat] === 'camouflage',
      turns: 0,
      kills: 0,
      ownKills: 0,
      rescues: 0,
      foeRescues: 0,
    });
  }
  let round = 0;
  let turn: Seat | null = null;
  let winner: string | null = null;
  for (const event of events) {
    if (event.type === 'round') round = event.n;
    else if (event.type === 'over') winner = event.winner;
    else if (event.type === 'turn') {
      turn = event.seat;
      bump(seats.get(turn), 'turns');
    } else if (event.type === 'card') countCard(seats, event, { round, turn, lord });
    else if (event.type === 'die' && event.by !== null && event.by !== event.seat) {
      const killer = seats.get(event.by);
      bump(killer, 'kills');
      if (sameCamp(killer?.role, truth[event.seat])) bump(killer, 'ownKills');
    }
  }
  return { seats, winner, rounds: round };
}

type Counter = 'turns' | 'kills' | 'ownKills' | 'rescues' | 'foeRescues' | 'lord';

function bump(seat: SeatTally | undefined, what: Counter): void {
  if (seat) seat[what] += 1;
}

interface Moment {
  readonly round: number;
  readonly turn: Seat | null;
  readonly lord: Seat;
}

function countCard(
  seats: ReadonlyMap<Seat, SeatTally>,
  { by, to, card }: Extract<PublicEvent, { type: 'card' }>,
  { round, turn, lord }: Moment,
): void {
  const actor = seats.get(by);
  const [target] = to;
  if (!actor || target === undefined || to.length !== 1 || target === by) return;
  const role = seats.get(target)?.role;
  if (card === RESCUE) {
    actor.rescues += 1;
    if (role !== undefined && campOf(actor.role) !== 'nei' && !sameCamp(actor.role, role)) actor.foeRescues += 1;
  }
  if (!AIMED.has(card)) return;
  const hits = actor.rounds[Math.min(Math.max(round, 1), ROUNDS) - 1];
  if (!hits) return;
  hits.aimed += 1;
  if (sameCamp(actor.role, role)) hits.own += 1;
  if (target === lord) actor.lord += 1;
  if (turn !== by || actor.turns !== 1) return;
  actor.first.aimed += 1;
  if (target === lord) actor.first.lord += 1;
}
