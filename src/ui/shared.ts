/** What the table at large thinks, as a player reads it. */
import { consensus, type ConsensusReason } from '../core/consensus';
import type { Game } from '../core/game';
import type { Guessed } from '../core/role';
import type { PublicSeat } from '../core/table';

export interface SharedView {
  readonly identity: Guessed;
  /**
   * Mean sureness of all who watch; whoever holds back counts as 0. (The consensus's own confidence is the share
   * among those who vote, and so 1 as soon as a single hesitant voter speaks.)
   */
  readonly confidence: number;
  /** The share of the winning guess among the votes (§S5.3). */
  readonly agreement: number;
  readonly reason: ConsensusReason;
}

export function sharedView(game: Game, target: PublicSeat): SharedView {
  const { identity, confidence: agreement, reason, votes, voters, abstentions } = consensus(game, target);
  if (reason !== 'ok') return { identity, confidence: agreement, agreement, reason };
  const watchers = Object.values(abstentions).reduce((sum, n) => sum + n, voters);
  return { identity, confidence: (votes[identity] ?? 0) / Math.max(1, watchers), agreement, reason };
}
