/** One line of the person of `npm run talk`, with what it is said for. */
import type { Seat } from '../../src/core/event';
import type { Purpose } from './person-words';

/** A deed that a line tells of. */
export interface Deed {
  readonly kind: 'card' | 'hit' | 'heal' | 'give' | 'peach' | 'wuxie';
  readonly by: Seat;
  readonly to: Seat;
  /** Engine name of the card. */
  readonly card?: string;
}

export interface PersonLine {
  readonly text: string;
  readonly purpose: Purpose;
  /** Whom it is said to; null for the table. */
  readonly to: Seat | null;
  /** Whom it speaks of. */
  readonly about: Seat | null;
  /** It calls the one it is said to by number; else the table knows who is meant. */
  readonly named: boolean;
  /** What it tells of; of a lie what never was. */
  readonly deed?: Deed;
}
