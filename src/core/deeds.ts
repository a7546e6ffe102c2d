/** The latest deeds, and what each added to whose memory: what can be brought back (reminder.ts). */
import type { Seat } from './event';

/** What a deed added to one memory, and what fading has left of that. */
export interface Trace {
  evidence: number;
  evidenceLeft: number;
  zhuSignal: number;
  zhuSignalLeft: number;
}

export interface Deed {
  readonly turn: number;
  readonly actor: Seat;
  readonly target: Seat;
  readonly traces: Map<Seat, Trace>;
}

/** The latest deeds, oldest first; none where inference is by belief, which forgets nothing. */
export interface Deeds {
  /** The n of the running turn; 0 before the first. */
  turn: number;
  readonly kept: Deed[];
}

/** How many deeds can be brought back: all of twelve of the thirteen golden games; the longest, of 26 rounds, fills it. */
export const MOST_DEEDS = 128;

export const createDeeds = (): Deeds => ({ turn: 0, kept: [] });

export const copyOfDeeds = ({ turn, kept }: Deeds): Deeds => ({
  turn,
  kept: kept.map((deed) => ({
    ...deed,
    traces: new Map([...deed.traces].map(([observer, trace]) => [observer, { ...trace }])),
  })),
});
