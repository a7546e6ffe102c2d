/** A belief followed turn by turn, so that the panel can ask later what was believed then. */
import type { Belief } from '../../core/belief/belief';
import type { PublicEvent, Seat } from '../../core/event';
import { MOST_TURNS } from '../history';

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
  readonly acts: number;
}

/** Where a track stood between turns. */
export interface TrackMark {
  readonly turn: Turn;
  readonly live: Int32Array;
  readonly opened: ReadonlyMap<Seat, Stand>;
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
  /** How many acts had been seen when the oldest turn that is kept began: earlier ones are told of no more. */
  since(): number;
  mark(): TrackMark;
  /** To be called right after the belief has seen the event. */
  note(event: PublicEvent): void;
}

const acts = ({ forgotten, told }: Belief): number => forgotten + told.length;

/** `from`: where the track of the same game stood when the belief was as it is now. */
export function createTrack(belief: Belief, from?: TrackMark): BeliefTrack {
  const closed: Stand[] = [];
  /** Beside `belief.told`. */
  const turns: Turn[] = [];
  const opened = new Map<Seat, Stand>(from?.opened);
  let forgotten = belief.forgotten;
  let since = acts(belief);
  let turn: Turn = from?.turn ?? { n: 0, round: 0, seat: null };
  let live = from?.live ?? belief.live.slice(0, belief.liveCount);

  const stand = (): Stand => ({ turn, live, logs: belief.logs.slice(), acts: acts(belief) });

  return {
    belief,
    closed,
    running: () => turn,
    turnOf: (index) => turns[index] ?? turn,
    beforeOpen: (seat) => opened.get(seat) ?? null,
    since: () => since,
    mark: () => ({ turn, live, opened: new Map(opened) }),
    note(event) {
      turns.splice(0, belief.forgotten - forgotten);
      forgotten = belief.forgotten;
      while (turns.length < belief.told.length) turns.push(turn);
      if ((event.type === 'die' || event.type === 'reveal') && !opened.has(event.seat)) opened.set(event.seat, stand());
      if (live.length !== belief.liveCount) live = belief.live.slice(0, belief.liveCount);
      if (event.type !== 'turn') return;
      closed.push(stand());
      if (closed.length > MOST_TURNS) since = closed.shift()?.acts ?? since;
      turn = { n: event.n, round: belief.scene.table.round, seat: event.seat };
    },
  };
}

/** The running belief with the acts of the turns that are kept. */
export const beliefNow = (track: BeliefTrack): Belief => recent(track, acts(track.belief));

/** The belief as it was then; worked on like the running one, which it leaves alone. */
export function beliefAt(track: BeliefTrack, { logs, live, acts: until }: Stand): Belief {
  return {
    ...recent(track, until),
    logs,
    live,
    liveCount: live.length,
    shares: new Float64Array(logs.length),
    sharesAt: -1,
    refused: null,
  };
}

function recent({ belief, since }: BeliefTrack, until: number): Belief {
  const { told, trace, forgotten, worlds } = belief;
  const first = Math.max(0, since() - forgotten);
  return {
    ...belief,
    told: told.slice(first, Math.max(first, until - forgotten)),
    trace: trace.subarray(first * worlds.count),
    forgotten: forgotten + first,
  };
}
