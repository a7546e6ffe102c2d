/** Whose eyes the panel looks through, and what they see. */
import { guess, guessKnowing, type ConsensusReason } from '../core/consensus';
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import { guessAlone, type GuessReason } from '../core/guess';
import type { Guessed, Role } from '../core/role';
import type { PublicSeat } from '../core/table';
import { sharedView } from './shared';

/** The table's consensus, or one seat's. */
export type Eyes = 'all' | Seat;

/** `self` is the observer's own seat. */
export type SightReason = GuessReason | ConsensusReason | 'self';

export interface Sight {
  readonly identity: Guessed;
  readonly confidence: number;
  readonly reason: SightReason;
  /** Laid open by the game itself: nothing is guessed. */
  readonly open: boolean;
  /** Of a consensus: the share of those who voted for it. */
  readonly agreement?: number;
}

export interface Looker {
  /** The seat of the person who looks; null for a spectator. */
  me(): Seat | null;
  /** The role of a seat where that person learned it in private (§K2); absent where nobody can have. */
  learned?(about: Seat): Role | null;
}

/** What `eyes` see of a seat: through the person's own also by what that person learned in private (§K2). */
export function look(looker: Looker, game: Game, eyes: Eyes, target: PublicSeat): Sight {
  const open = target.revealed !== null;
  if (eyes === 'all') {
    const { identity, confidence, agreement, reason } = sharedView(game, target);
    return { identity, confidence, reason, open, agreement };
  }
  if (eyes === target.seat && !open) return { identity: 'unknown', confidence: 0, reason: 'self', open };
  const mine = (_: Seat, about: Seat) => looker.learned?.(about) ?? null;
  const { identity, confidence, reason } =
    eyes === looker.me() ? guessKnowing(game, { learned: mine }, eyes, target) : guess(game, eyes, target);
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
