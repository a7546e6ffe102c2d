/** What is asked of the record as a whole, once it is read (record-asked.ts). */
import type { Seat } from '../../../core/event';
import type { When } from '../words/when';

/**
 * The kind of deed that is asked for. `use`: a card that is named · `play`: any cards, in a turn of the one who plays them · `lift`: a card that lay before somebody was taken away · `laid`: one
 * that still lies there. `attack`: blows, whether or not they went home · `help`: healing, gifts and Nullifications for another.
 */
export type What =
  | 'use'
  | 'play'
  | 'attack'
  | 'hurt'
  | 'help'
  | 'heal'
  | 'kill'
  | 'take'
  | 'give'
  | 'lift'
  | 'wuxie'
  | 'laid';

/**
 * `times`: how often · `points`: how much health, or how many cards · `who` · `whether` anybody did · `whom`: all of them · `doers`, `victims`: how many they are ·
 * `means`: with what · `pairs`: who, and to whom.
 */
export interface OfRecord {
  readonly wants: 'times' | 'points' | 'who' | 'whether' | 'whom' | 'doers' | 'victims' | 'means' | 'pairs';
  readonly what: What;
  readonly by?: Seat;
  readonly to: readonly Seat[];
  /** Engine names; empty where any will do. */
  readonly cards: readonly string[];
  /** `own_turn`: the one turn in which it was last done. */
  readonly when: When | 'own_turn' | null;
  /** All who did it, and not only the last. */
  readonly all: boolean;
  /** Not the last of it, but the first, whoever did it most, or what was before the last. */
  readonly rank?: 'first' | 'most' | 'before';
  /** In the last turn of that one. */
  readonly turnOf?: Seat;
  /** Of what was taken, only what was kept, or only what was broken. */
  readonly way?: 'steal' | 'discard';
  /** So often, or so much, it is said to have been. */
  readonly said?: number;
  /** That is what the line says: to be borne out, or only told. */
  readonly claimed?: 'asked' | 'told';
  /** When it was is asked. */
  readonly timed?: boolean;
  /** Others than these. */
  readonly except?: readonly Seat[];
}
