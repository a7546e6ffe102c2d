/** What one game's talk keeps, shared by hearing, watching and speaking. */
import type { Seat } from '../../core/event';
import type { ClaimsLedger } from '../claims/ledger';
import type { Occasion } from '../vocabulary';
import type { Company } from './company';
import type { World } from './compose';
import type { Memory } from '../plan/memory';
import type { Floor } from './floor';
import type { Log } from './log';
import type { Opinion } from './moments';
import type { Queue } from './queue';

export interface State extends World {
  readonly company: Company;
  readonly queue: Queue;
  readonly floor: Floor;
  readonly log: Log;
  readonly ledger: ClaimsLedger;
  /** What was asked, answered, promised and told. */
  readonly memory: Memory;
  /** Somebody has spoken since the human began to decide (§Q3: one short line). */
  spokeWhileDeciding: boolean;
  /** What everybody took everybody for when the last facts had been seen. */
  readonly opinions: Map<Seat, Map<Seat, Opinion>>;
  /** How often whom has spoken on what: `seat/occasion`. */
  readonly told: Map<string, number>;
  /** Human lines so far. */
  heard: number;
  /** How many cards and skills had been used when the last of them was answered or left unanswered. */
  usesHeard: number;
  /** With whom the human is talking: "you" is that one, for a while. */
  partner: { readonly seat: Seat; readonly at: number } | null;
  /** Whom a person's line before spoke of. */
  spokenOf: { readonly seat: Seat; readonly turn: number } | null;
  /** Whom the human has called a fellow by name. */
  fellow: Seat | null;
  /** The first greeting has had its chance. */
  opened: boolean;
}

export const roundOf = ({ options }: State): number => options.scene.table.round;

/** How often this one has spoken on this occasion in this game. */
export const toldBy = ({ told }: Pick<State, 'told'>, seat: Seat, occasion: Occasion): number =>
  told.get(`${seat}/${occasion}`) ?? 0;
