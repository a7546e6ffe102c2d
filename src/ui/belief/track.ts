/** A belief followed turn by turn, so that the panel can ask later what was believed then. */
import type { Belief } from '../../core/belief/belief';
import type { PublicEvent, Seat } from '../../core/event';

/** Older turns are dropped beyond these, as in history.ts. */
const MOST_TURNS = 400;

export interface Turn {
  /** 0 is what was before the first. */
  readonly n: number;
  readonly round: number;
  readonly seat: Seat | null;
}

/** What was believed at one moment. Never changed. */
export interface Stand {
  readonly turn: Turn;
  readonly logs: Float64Array;
  readonly live: Int32Array;
  /** How many acts had been seen. */
  readonly told: number;
}

export interface BeliefTrack {
  readonly belief: Belief;
  /** Turns that are over, oldest first. */
  readonly closed: readonly Stand[];
  running(): Turn;
  /** The turn in which `belief.told[index]` was done; for a turn that its owner let pass, that turn. */
  turnOf(index: number): Turn;
  /** What was believed just before a seat's role was laid open; null while it is hidden. */
  beforeOpen(seat: Seat): Stand | null;
  /** To be called right after the belief has seen the event. */
  note(event: PublicEvent): void;
}

export function createTrack(belief: Belief): BeliefTrack {
  const closed: Stand[] = [];
  const turns: Turn[] = [];
  const opened = new Map<Seat, Stand>();
  let turn: Turn = { n: 0, round: 0, seat: null };
  let live = belief.live.slice(0, belief.liveCount);

  const stand = (): Stand => ({ turn, live, logs: belief.logs.slice(), told: belief.told.length });

  return {
    belief,
    closed,
    running: () => turn,
    turnOf: (index) => turns[index] ?? turn,
    beforeOpen: (seat) => opened.get(seat) ?? null,
    note(event) {
      while (turns.length < belief.told.length) turns.push(turn);
      if ((event.type === 'die' || event.type === 'reveal') && !opened.has(event.seat)) opened.set(event.seat, stand());
      if (live.length !== belief.liveCount) live = belief.live.slice(0, belief.liveCount);
      if (event.type !== 'turn') return;
      closed.push(stand());
      if (closed.length > MOST_TURNS) closed.shift();
      turn = { n: event.n, round: belief.scene.table.round, seat: event.seat };
    },
  };
}

/** The belief as it was then; worked on like the running one, which it leaves alone. */
export function beliefAt({ belief }: BeliefTrack, { logs, live, told }: Stand): Belief {
  return {
    ...belief,
    logs,
    live,
    liveCount: live.length,
    told: belief.told.slice(0, told),
    shares: new Float64Array(logs.length),
    sharesAt: -1,
    refused: null,
  };
}
