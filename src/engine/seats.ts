/**
 * Players by seat. A seat is given once, in playing order from the lord, and stays with its player whatever
 * the engine renumbers later (`game.swapSeat`), so that a recording names everybody the same way throughout.
 */
import type { Seat } from '../core/event';
import type { Game, Player } from './noname';

export interface Seated {
  seat: Seat;
  player: Player;
}

export interface Seats {
  /** The seat of a player, or undefined for a stranger. */
  of(player: Player | null | undefined): Seat | undefined;
  player(seat: Seat): Player | undefined;
  all(): readonly Seated[];
  /** Players of the game that have no seat yet; they get the next free ones. */
  admit(game: Game): Seated[];
}

const position = (player: Player): number => Number(player.dataset.position ?? 0);

/** Living and dead, in playing order from the lord. */
function inOrder({ players, dead, zhu }: Game): Player[] {
  const everybody = [...players, ...dead].sort((a, b) => position(a) - position(b));
  const start = zhu ? everybody.indexOf(zhu) : -1;
  return start <= 0 ? everybody : [...everybody.slice(start), ...everybody.slice(0, start)];
}

export function createSeats(): Seats {
  const seatOf = new Map<Player, Seat>();
  const seated: Seated[] = [];
  return {
    of: (player) => (player ? seatOf.get(player) : undefined),
    player: (seat) => seated[seat - 1]?.player,
    all: () => seated,
    admit(game) {
      if (game.players.length + game.dead.length <= seated.length && game.players.every((player) => seatOf.has(player)))
        return [];
      const newcomers = inOrder(game).filter((player) => !seatOf.has(player));
      return newcomers.map((player) => {
        const entry = { seat: seated.length + 1, player };
        seatOf.set(player, entry.seat);
        seated.push(entry);
        return entry;
      });
    },
  };
}
