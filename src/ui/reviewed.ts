/**
 * The review of a finished game: guesses beside the truth (retrospect.ts makes it, review-page.ts draws it). Plain data, so that the archive keeps it and shows later exactly what was shown then.
 */
import type { PublicEvent, Seat } from '../core/event';
import type { Guessed, Role } from '../core/role';
import type { RuledOut, Strength } from '../core/verdict';

export type Score = 'right' | 'wrong' | 'open' | 'public';

/** What somebody was taken for, and how strongly. */
export interface Taken {
  readonly identity: Guessed;
  readonly strength: Strength;
  /** Of the role in the likeliest world, 0 … 1. */
  readonly chance: number;
  /** Where none is named: what it was surely not. */
  readonly not: RuledOut | null;
}

export interface ReviewRow {
  readonly seat: Seat;
  readonly name: string;
  readonly truth: Role;
  /** The last consensus before the role was laid open. */
  readonly guess: Taken;
  readonly score: Score;
  /** Observers who were right then, of those who guessed at all. */
  readonly right: number;
  readonly guessed: number;
}

export interface RoundScore {
  readonly n: number;
  readonly right: number;
  readonly wrong: number;
  readonly open: number;
}

export interface Turning {
  readonly round: number;
  readonly turn: number;
  readonly event: PublicEvent;
  readonly seat: Seat;
  readonly from: Guessed;
  readonly to: Taken;
  /** Whether the table's new mind is the truth. */
  readonly score: Score;
}

export interface Fooled {
  readonly seat: Seat;
  readonly truth: Role;
  readonly as: Guessed;
  readonly whom: readonly Seat[];
}

/** A right guess of the person's, and how many turns it was ahead of the table. */
export interface ReadEarly {
  readonly seat: Seat;
  readonly role: Role;
  readonly round: number;
  readonly turns: number;
}

/** The end of one round. */
export interface GuessRound {
  readonly n: number;
  /** Over the hidden seats that the person had a guess about; null where there was none. */
  readonly mine: number | null;
  /** Over the same seats, or all the hidden ones where `mine` is null. */
  readonly table: number;
  /** Hidden seats, of them those with a guess, and of these those that were guessed right. */
  readonly hidden: number;
  readonly named: number;
  readonly right: number;
}

/** Errors are 0 (all right and sure) … 1 (all wrong and sure), over the same seats on either side. */
export interface GuessScore {
  readonly rounds: readonly GuessRound[];
  /** Over the rounds with a guess, as what follows. */
  readonly mine: number;
  readonly table: number;
  /** Seats guessed while they were hidden, and those that the last such guess had right. */
  readonly named: number;
  readonly right: number;
  readonly versus: readonly { readonly seat: Seat; readonly mine: number; readonly theirs: number }[];
  readonly best: ReadEarly | null;
}

/** What somebody said of its own role, against the truth. */
export interface Lie {
  readonly seat: Seat;
  readonly truth: Role;
  /** The role that was claimed, or denied. */
  readonly said: Role;
  readonly round: number;
  /** How many took the speaker for what it was not. */
  readonly fooled: number;
  readonly words: string;
}

export interface Review {
  readonly lie: Lie | null;
  /** The person's own guesses, scored; null where none were set. */
  readonly guesses: GuessScore | null;
  readonly winner: string;
  readonly rounds: number;
  readonly turns: number;
  readonly rows: readonly ReviewRow[];
  readonly perRound: readonly RoundScore[];
  readonly turning: readonly Turning[];
  readonly fooled: readonly Fooled[];
}

export function scoreTotals({ rows }: Review): { right: number; open: number; all: number } {
  const hidden = rows.filter(({ score }) => score !== 'public');
  return {
    all: hidden.length,
    right: hidden.filter(({ score }) => score === 'right').length,
    open: hidden.filter(({ score }) => score === 'open').length,
  };
}

/** One guess, or guesses about fewer than this share of the hidden seats, are too few for a word about the table: numbers say it. */
const ENOUGH = { guesses: 2, share: 0.5 } as const;
export const isRead = (named: number, hidden: number): boolean =>
  named >= ENOUGH.guesses && named >= hidden * ENOUGH.share;

/** The same of a game: over its rounds with a guess. */
export function readsTable({ rounds, named }: Pick<GuessScore, 'rounds' | 'named'>): boolean {
  const guessed = rounds.filter(({ mine }) => mine !== null);
  const sum = (of: 'named' | 'hidden'): number => guessed.reduce((all, round) => all + round[of], 0);
  return named >= ENOUGH.guesses && sum('named') >= sum('hidden') * ENOUGH.share;
}
