/**
 * What happened, kept for charts, reasons and the review: a sample of everybody's standing per turn, and the
 * moments that moved it. Fed from the fold; works the same in the game, in a replay and in the preview.
 * All of it is data; describe.ts and reasons.ts put it into words.
 */
import type { DieEvent, PublicEvent, RevealEvent, Seat } from '../core/event';
import type { Delta } from '../core/fold';
import type { Game } from '../core/game';
import { guessAlone } from '../core/guess';
import type { Guessed, Role } from '../core/role';
import type { PublicSeat } from '../core/table';
import { sharedView } from './shared';

/** Older turns, with their moments, are dropped beyond these. */
export const MOST_TURNS = 400;
const MOST_MOMENTS = 3000;
/** Whoever goes on from so many turns before has the same history as one who was there from the start. */
export const TURNS_BACK = MOST_TURNS + 1;

export interface Verdict {
  readonly identity: Guessed;
  readonly confidence: number;
}

/** How one observer stands to one seat. The numbers are null once there is nothing left to guess. */
export interface ObserverSample extends Verdict {
  readonly signal: number | null;
  /** Evidence on the lord's axis: positive looks loyal, whoever observes. */
  readonly evidence: number | null;
}

/** How everybody stands to one seat at the end of a turn. Never changed in place. */
export interface TargetSample {
  readonly byObserver: ReadonlyMap<Seat, ObserverSample>;
  readonly consensus: Verdict;
  readonly exposure: number;
  /** Laid open by the game itself. */
  readonly revealed: Role | null;
}

export interface TurnSample {
  /** Number of the turn; 0 is what was before the first. */
  readonly n: number;
  readonly round: number;
  readonly seat: Seat | null;
  readonly targets: Map<Seat, TargetSample>;
}

/** How the table saw somebody; `open` where the game itself had laid the role open. */
export interface Seen extends Verdict {
  readonly open: boolean;
}

/** The table's mind changed about a seat. */
export interface Flip {
  readonly seat: Seat;
  readonly from: Verdict;
  readonly to: Verdict;
}

export interface Moment {
  /** Counts up from 0 in the order things happened. */
  readonly id: number;
  readonly turn: number;
  readonly round: number;
  readonly event: PublicEvent;
  readonly deltas: readonly Delta[];
  /**
   * How far it moved each observer's evidence about each seat, on the lord's axis. The raw evidence in `deltas`
   * is each observer's own sense of friend or foe: drawn side by side it would tell the observers' camps.
   */
  readonly moved: ReadonlyMap<Seat, ReadonlyMap<Seat, number>>;
  /** Whose standing it moved. */
  readonly about: readonly Seat[];
  /** How the table saw the people concerned just before. */
  readonly seen: ReadonlyMap<Seat, Seen>;
  readonly flips: readonly Flip[];
}

export interface History {
  /** Turn by turn; the last one is still running. */
  readonly turns: readonly TurnSample[];
  readonly moments: readonly Moment[];
  /** The last standing of a seat before its role was laid open; null where it was open from the start. */
  beforeOpen(seat: Seat): TargetSample | null;
  /** Set by the `over` event. */
  readonly winner: string | null;
  /** Grows with every change. */
  readonly revision: number;
  /** To go on from later (`createHistory`). To be asked for between turns. */
  mark(): HistoryMark;
  /** Takes what one event did. To be called right after the fold, with the same game each time. */
  note(game: Game, event: PublicEvent, deltas: readonly Delta[]): void;
}

/** Where a history stood between turns: everybody's standing, and nothing of what led there. */
export interface HistoryMark {
  readonly turn: TurnSample | null;
  readonly hidden: ReadonlyMap<Seat, TargetSample>;
  readonly revision: number;
  readonly nextId: number;
}

const UNKNOWN: Verdict = { identity: 'unknown', confidence: 0 };

function sampleTarget(game: Game, target: PublicSeat): TargetSample {
  const byObserver = new Map<Seat, ObserverSample>();
  for (const observer of game.minds.keys()) {
    if (observer === target.seat) continue;
    const { identity, confidence, detail } = guessAlone(game, observer, target);
    byObserver.set(observer, {
      identity,
      confidence,
      signal: detail ? detail.zhuSignal : null,
      evidence: detail ? detail.evidenceAxis : null,
    });
  }
  const { identity, confidence } = sharedView(game, target);
  return { byObserver, consensus: { identity, confidence }, exposure: target.exposure, revealed: target.revealed };
}

function evidenceMoved(before: TargetSample, after: TargetSample): ReadonlyMap<Seat, number> {
  const moved = new Map<Seat, number>();
  for (const [observer, { evidence }] of after.byObserver) {
    const change = evidence === null ? 0 : evidence - (before.byObserver.get(observer)?.evidence ?? 0);
    if (change !== 0) moved.set(observer, change);
  }
  return moved;
}

/** Whom an event speaks of, apart from whose standing it moved. */
export function concerned(event: PublicEvent): Seat[] {
  switch (event.type) {
    case 'card':
    case 'skill':
      return [event.by, ...event.to];
    case 'zone':
    case 'give':
    case 'draw':
      return [event.by, event.to];
    case 'wuxie':
      return [event.by, event.about.to];
    case 'damage':
    case 'heal':
      return event.by === null ? [event.to] : [event.by, event.to];
    case 'die':
      return event.by === null ? [event.seat] : [event.seat, event.by];
    case 'reveal':
    case 'revive':
      return [event.seat];
    default:
      return [];
  }
}

const opens = (event: PublicEvent): event is DieEvent | RevealEvent => event.type === 'die' || event.type === 'reveal';

/** Exposure that the engine moves on its own tells no story. */
function tellsNothing(event: PublicEvent, flips: readonly Flip[], about: readonly Seat[]): boolean {
  if (flips.length > 0 || opens(event) || event.type === 'revive') return false;
  return about.length === 0 || event.type === 'shown';
}

const copyOf = (sample: TurnSample): TurnSample => ({ ...sample, targets: new Map(sample.targets) });

export function createHistory(from?: HistoryMark): History {
  const turns: TurnSample[] = from?.turn ? [copyOf(from.turn)] : [];
  const moments: Moment[] = [];
  const hidden = new Map<Seat, TargetSample>(from?.hidden);
  let revision = from?.revision ?? 0;
  let winner: string | null = null;
  let nextId = from?.nextId ?? 0;
  /** Id of the first moment of each turn, beside `turns`. */
  const firstIds = turns.map(() => nextId);

  const begin = (game: Game, n: number, seat: Seat | null): TurnSample => {
    const sample: TurnSample = { n, round: game.table.round, seat, targets: new Map() };
    turns.push(sample);
    firstIds.push(nextId);
    if (turns.length > MOST_TURNS) {
      turns.shift();
      firstIds.shift();
      const [first = 0] = firstIds;
      const kept = moments.findIndex(({ id }) => id >= first);
      moments.splice(0, kept < 0 ? moments.length : kept);
    }
    return sample;
  };

  /** Takes a new sample of these seats; says whose consensus changed its mind, and what moved. */
  function resample(game: Game, running: TurnSample, before: TurnSample | null, seats: Iterable<Seat>) {
    const flips: Flip[] = [];
    const moved = new Map<Seat, ReadonlyMap<Seat, number>>();
    for (const seat of seats) {
      const target = game.table.bySeat.get(seat);
      if (!target) continue;
      const last = running.targets.get(seat) ?? before?.targets.get(seat);
      const from = last?.consensus ?? UNKNOWN;
      const sample = sampleTarget(game, target);
      if (last) moved.set(seat, evidenceMoved(last, sample));
      running.targets.set(seat, sample);
      if (sample.revealed === null) hidden.set(seat, sample);
      if (from.identity !== sample.consensus.identity && target.revealed === null) {
        flips.push({ seat, from, to: sample.consensus });
      }
    }
    return { flips, moved };
  }

  /** Exposure that follows from an act belongs to that act: the engine announces it afterwards. */
  function joined(turn: number, seat: Seat, flips: readonly Flip[]): boolean {
    const last = moments[moments.length - 1];
    if (last?.turn !== turn || concerned(last.event)[0] !== seat) return false;
    const about = [...new Set([...last.about, ...flips.map((flip) => flip.seat)])];
    moments[moments.length - 1] = { ...last, about, flips: [...last.flips, ...flips] };
    return true;
  }

  function note(game: Game, event: PublicEvent, deltas: readonly Delta[]): void {
    revision += 1;
    if (event.type === 'over') winner = event.winner;
    let running = turns[turns.length - 1];
    let before: TurnSample | null = null;
    const seen = new Map<Seat, Seen>();
    const everyone = game.table.seats.map(({ seat }) => seat);
    // Opinions of somebody whose role is open are not guesses any more.
    const hides = (seat: Seat): boolean => game.table.bySeat.get(seat)?.revealed === null;
    const about = [...new Set(deltas.map((delta) => delta.about))].filter(hides);
    let fresh: readonly Seat[] = about;
    if (opens(event) || event.type === 'revive') {
      // A role laid open can settle where the remaining rebels are; one that is hidden again unsettles it.
      fresh = everyone;
      if (!about.includes(event.seat)) about.push(event.seat);
    }
    if (!running || event.type === 'turn') {
      before = running ?? null;
      running = begin(game, event.type === 'turn' ? event.n : 0, event.type === 'turn' ? event.seat : null);
      fresh = everyone;
    } else if (event.type === 'join') fresh = [event.seat];
    for (const seat of concerned(event)) {
      const known = running.targets.get(seat) ?? before?.targets.get(seat);
      if (known) seen.set(seat, { ...known.consensus, open: known.revealed !== null });
    }
    const { flips, moved } = resample(game, running, before, fresh);
    if (tellsNothing(event, flips, about)) return;
    for (const { seat } of flips) if (!about.includes(seat)) about.push(seat);
    if (event.type === 'shown' && joined(running.n, event.seat, flips)) return;
    const { n: turn } = running;
    moments.push({ id: nextId++, turn, round: game.table.round, event, deltas, moved, about, seen, flips });
    if (moments.length > MOST_MOMENTS) moments.splice(0, moments.length - MOST_MOMENTS);
  }

  return {
    turns,
    moments,
    note,
    mark() {
      const running = turns[turns.length - 1];
      return { turn: running ? copyOf(running) : null, hidden: new Map(hidden), revision, nextId };
    },
    beforeOpen: (seat) => hidden.get(seat) ?? null,
    get winner() {
      return winner;
    },
    get revision() {
      return revision;
    },
  };
}
