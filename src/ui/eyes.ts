/** Whose eyes the panel looks through, and what the AIs behind them vote by the rules. */
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import { guessAlone } from '../core/guess';
import type { PublicSeat } from '../core/table';

/** The table's consensus, or one seat's. */
export type Eyes = 'all' | Seat;

/** How many AIs guess what by the rules, each with one vote, and how many hold back. */
export interface Ballot {
  readonly zhong: number;
  readonly fan: number;
  readonly nei: number;
  readonly open: number;
}

export function ballot(game: Game, target: PublicSeat): Ballot {
  const counts = { zhong: 0, fan: 0, nei: 0, open: 0 };
  for (const observer of game.minds.keys()) {
    if (observer === target.seat || observer === game.human) continue;
    const { identity, confidence } = guessAlone(game, observer, target);
    if (confidence > 0 && (identity === 'zhong' || identity === 'fan' || identity === 'nei')) counts[identity] += 1;
    else counts.open += 1;
  }
  return counts;
}
