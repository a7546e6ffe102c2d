/** The person's own guesses of a game: what was set, and whether more can be. No AI and no inference ever reads them (§K7). */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import type { GuessMark } from '../../record/guess-mark';

export type { GuessMark };

/** What one may take somebody for. */
export const GUESSABLE = ['zhong', 'fan', 'nei'] as const satisfies readonly Role[];

export interface OwnGuesses {
  /** All that were set, in order. */
  marks(): readonly GuessMark[];
  /** Whether a guess about this seat can be set now. */
  open(about: Seat): boolean;
  /** Sets one, or takes it back; nothing where `open` says no. */
  set(about: Seat, role: Role | null): void;
}

/** What each seat is taken for after a turn, by the marks up to then. */
export function standingAfter(marks: readonly GuessMark[], turn: number): Map<Seat, Role> {
  const standing = new Map<Seat, Role>();
  for (const { about, role, turn: at } of marks) {
    if (at > turn) continue;
    if (role === null) standing.delete(about);
    else standing.set(about, role);
  }
  return standing;
}

/** Read only: what a recording holds of them, up to the turn that runs. */
export const recordedGuesses = (marks: readonly GuessMark[], turn: () => number): OwnGuesses => ({
  marks: () => marks.filter((mark) => mark.turn <= turn()),
  open: () => false,
  set: () => undefined,
});
