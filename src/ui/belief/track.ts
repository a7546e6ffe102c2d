/** A belief followed turn by turn, so that the panel can ask later what was believed then. */
import { beliefAt as at, standOf, type Belief, type Stand as Believed } from '../../core/belief/belief';
import { wholeGrid } from '../../core/belief/grid';
import type { Beside } from '../../core/belief/steps';
import { actsOf } from '../../core/belief/told';
import type { PublicEvent, Seat } from '../../core/event';
import { MOST_TURNS } from '../history';

export interface Turn {
  /** 0 is what was before the first. */
  readonly n: number;
  readonly round: number;
  readonly seat: Seat | null;
}

/** What was believed at one moment. Never changed. */
export interface Stand extends Believed {
  readonly turn: Turn;
}

/** Where a track stood between turns. */
export interface TrackMark {
  readonly turn: Turn;
  readonly opened: ReadonlyMap<Seat, Stand>;
}

export interface BeliefTrack {
  readonly belief: Belief;
  /** Turns that are over, oldest first. */
  readonly closed: readonly Stand[];
  running(): Turn;
  /** The turn in which `belief.told.events[index]` was done; for a turn that its owner let pass, that turn. */
  turnOf(index: number): Turn;
  /** What was believed just before a seat's role was laid open; null while it is hidden. */
  beforeOpen(seat: Seat): Stand | null;
  /** How many acts had been seen when the oldest turn that is kept began: earlier ones are told of no more. */
  since(): number;
  /** What moved chances without being an act, since then, oldest first. */
  beside(): readonly Beside[];
  /** What stood before anything happened; null where that is not kept. */
  readonly first: Believed | null;
  mark(): TrackMark;
  /** To be called right after the belief has seen the event. */
  note(event: PublicEvent): void;
}

/** `from`: where the track of the same game stood when the belief was as it is now. */
export function createTrack(belief: Belief, from?: TrackMark): BeliefTrack {
  const closed: Stand[] = [];
  /** Beside `belief.told.events`. */
  const turns: Turn[] = [];
  const opened = new Map<Seat, Stand>(from?.opened);
  let { forgotten } = belief.told;
  let since = actsOf(belief.told);
  let beside: Beside[] = [];
  let revision = belief.revision;
  const { worlds } = belief;
  const first = from ? null : { grid: wholeGrid(worlds), weights: new Float64Array(worlds.count).fill(1), acts: 0 };
  let turn: Turn = from?.turn ?? { n: 0, round: 0, seat: null };

  const stand = (): Stand => ({ turn, ...standOf(belief) });

  return {
    belief,
    closed,
    running: () => turn,
    turnOf: (index) => turns[index] ?? turn,
    beforeOpen: (seat) => opened.get(seat) ?? null,
    since: () => since,
    beside: () => beside,
    first,
    mark: () => ({ turn, opened: new Map(opened) }),
    note(event) {
      turns.splice(0, belief.told.forgotten - forgotten);
      forgotten = belief.told.forgotten;
      while (turns.length < belief.told.events.length) turns.push(turn);
      if ((event.type === 'die' || event.type === 'reveal') && !opened.has(event.seat))
        opened.set(event.seat, { ...stand(), ...belief.opening });
      // A claim counts where it was an answer that anybody's word is weighed by.
      if (event.type === 'die' || event.type === 'reveal' || (event.type === 'claim' && belief.revision !== revision))
        beside.push({ event, acts: actsOf(belief.told) });
      revision = belief.revision;
      if (event.type !== 'turn') return;
      closed.push(stand());
      if (closed.length > MOST_TURNS) {
        since = closed.shift()?.acts ?? since;
        beside = beside.filter(({ acts }) => acts >= since);
      }
      turn = { n: event.n, round: belief.scene.table.round, seat: event.seat };
    },
  };
}

/** The running belief with the acts of the turns that are kept. */
export const beliefNow = (track: BeliefTrack): Belief => beliefAt(track, standOf(track.belief));

/** The belief as it was then; worked on like the running one, which it leaves alone. */
export const beliefAt = (track: BeliefTrack, stand: Believed): Belief => at(track.belief, stand, track.since());
