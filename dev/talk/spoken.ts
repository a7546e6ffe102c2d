/** What the page of `npm run talk` tells of its game. */
import type { Seat } from '../../src/core/event';
import type { PersonLine } from './person-line';

/** What an AI said, as the public hook told it. */
export interface SpokenLine {
  /** Milliseconds of the page's clock. */
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
  readonly route: string | null;
}

export interface TalkedGame {
  /** In order of saying. */
  readonly replies: readonly SpokenLine[];
  /** Who sat at the keyboard; null where no turn came. */
  readonly me: Seat | null;
  /** What the person said, in order; what the care card answered is among it, and in no recording. */
  readonly said: readonly PersonLine[];
}
