/** Whose eyes the panel looks through, and what they see. */
import { guess, type ConsensusReason } from '../core/consensus';
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import { guessAlone, type GuessReason } from '../core/guess';
import type { Guessed } from '../core/role';
import type { PublicSeat } from '../core/table';
import { sharedView } from './shared';

/** The table's consensus, or one seat's. */
export type Eyes = 'all' | Seat;

/** `self` is the observer's own seat, `secret` a role that only this observer learned. */
export type SightReason = GuessReason | ConsensusReason | 'self' | 'secret';

export interface Sight {
  readonly identity: Guessed;
  readonly confidence: number;
  readonly reason: SightReason;
  /** Laid open by the game itself: nothing is guessed. */
  readonly open: boolean;
  /** Of a consensus: the share of those who voted for it. */
  readonly agreement?: number;
}

export function look(game: Game, eyes: Eyes, me: Seat | null, target: PublicSeat): Sight {
  const open = target.revealed !== null;
  if (eyes === 'all') {
    const { identity, confidence, agreement, reason } = sharedView(game, target);
    return { identity, confidence, reason, open, agreement };
  }
  if (eyes === target.seat && !open) return { identity: 'unknown', confidence: 0, reason: 'self', open };
  const { identity, confidence, reason } = guess(game, eyes, target);
  if (reason === 'fixed_shown' && !open && eyes !== me) {
    // What an AI learned by a skill is not for the person who looks over its shoulder.
    return { identity: 'unknown', confidence: 0, reason: 'secret', open };
  }
  return { identity, confidence, reason, open };
}

/** How many AIs guess what, each with one vote, and how many hold back. */
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
