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
import type { SeatVerdict, Strength, TableVerdict } from '../core/verdict';

/** Older turns, with their moments, are dropped beyond these. */
export const MOST_TURNS = 400;
const MOST_MOMENTS = 3000;
/** Whoever goes on from so many turns before has the same history as one who was there from the start. */
export const TURNS_BACK = MOST_TURNS + 1;

/** How one observer stands to one seat by the rules. The numbers are null once there is nothing left to guess. */
export interface ObserverSample {
  readonly identity: Guessed;
  readonly confidence: number;
  readonly signal: number | null;
  /** Evidence on the lord's axis: positive looks loyal, whoever observes. */
  readonly evidence: number | null;
}

/** How everybody stands to one seat at the end of a turn. Never changed in place. */
export interface TargetSample {
  readonly byObserver: ReadonlyMap<Seat, ObserverSample>;
  /** What the table makes of it, by the inference in force. */
  readonly consensus: SeatVerdict;
  readonly exposure: number;
  /** Laid open by the game itself. */
  readonly revealed: Role | null;
}

/** Everybody's standing at one moment. */
export type Stood = ReadonlyMap<Seat, TargetSample>;

export interface TurnSample {
  /** Number of the turn; 0 is what was before the first. */
  readonly n: number;
  readonly round: number;
  readonly seat: Seat | null;
  readonly targets: Map<Seat, TargetSample>;
}

/** The table's mind changed about a seat. */
export interface Flip {
  readonly seat: Seat;
  readonly from: Guessed;
  readonly to: SeatVerdict;
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
  readonly flips: readonly Flip[];
}

export interface History {
  /** Turn by turn; the last one is still running. */
  readonly turns: readonly TurnSample[];
  readonly moments: readonly Moment[];
  /** Everybody's last standing before a seat's role was laid open; null where it was open from the start. */
  stoodBefore(seat: Seat): Stood | null;
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
  readonly opened: ReadonlyMap<Seat, Stood>;
  readonly revision: number;
  readonly nextId: number;
}

/** What the table makes of every seat now; the same object as long as nothing changed. */
export type Judge = (game: Game) => TableVerdict;

function sampleTarget(game: Game, target: PublicSeat, consensus: SeatVerdict): TargetSample {
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
  return { byObserver, consensus, exposure: target.exposure, revealed: target.revealed };
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
function concerned(event: PublicEvent): Seat[] {
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

/** A lean is no mind that could change. */
const MADE_UP: Strength = 2;
const named = (consensus: SeatVerdict | undefined): Guessed =>
  consensus && consensus.strength >= MADE_UP ? consensus.identity : 'unknown';

/** A verdict without its lean. */
const decided = (consensus: SeatVerdict): SeatVerdict =>
  named(consensus) === 'unknown' ? { ...consensus, identity: 'unknown', strength: 0 } : consensus;

const copyOf = (sample: TurnSample): TurnSample => ({ ...sample, targets: new Map(sample.targets) });

export function createHistory(judge: Judge, from?: HistoryMark): History {
  const turns: TurnSample[] = from?.turn ? [copyOf(from.turn)] : [];
  const moments: Moment[] = [];
  const opened = new Map<Seat, Stood>(from?.opened);
  let judgedLast: TableVerdict | null = null;
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

  /** Takes a new sample of these seats, and of whom the table thinks anew; says whose consensus changed its mind, and what moved. */
  function resample(game: Game, running: TurnSample, before: TurnSample | null, seats: readonly Seat[]) {
    const flips: Flip[] = [];
    const moved = new Map<Seat, ReadonlyMap<Seat, number>>();
    const judged = judge(game);
    const anew = judged !== judgedLast;
    judgedLast = judged;
    for (const target of game.table.seats) {
      const { seat } = target;
      const last = running.targets.get(seat) ?? before?.targets.get(seat);
      const consensus = judged.get(seat);
      const acted = seats.includes(seat);
      if (!consensus || (!acted && !anew && running.targets.has(seat))) continue;
      const sample = acted || !last ? sampleTarget(game, target, consensus) : { ...last, consensus };
      if (last && acted) moved.set(seat, evidenceMoved(last, sample));
      running.targets.set(seat, sample);
      const from = named(last?.consensus);
      if (from !== named(consensus) && target.revealed === null) flips.push({ seat, from, to: decided(consensus) });
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
    if (opens(event) && running.targets.get(event.seat)?.revealed === null)
      opened.set(event.seat, new Map(running.targets));
    const { flips, moved } = resample(game, running, before, fresh);
    if (tellsNothing(event, flips, about)) return;
    for (const { seat } of flips) if (!about.includes(seat)) about.push(seat);
    if (event.type === 'shown' && joined(running.n, event.seat, flips)) return;
    const { n: turn } = running;
    moments.push({ id: nextId++, turn, round: game.table.round, event, deltas, moved, about, flips });
    if (moments.length > MOST_MOMENTS) moments.splice(0, moments.length - MOST_MOMENTS);
  }

  return {
    turns,
    moments,
    note,
    mark() {
      const running = turns[turns.length - 1];
      return { turn: running ? copyOf(running) : null, opened: new Map(opened), revision, nextId };
    },
    stoodBefore(seat) {
      const now = turns[turns.length - 1]?.targets;
      return now?.get(seat)?.revealed === null ? now : (opened.get(seat) ?? null);
    },
    get winner() {
      return winner;
    },
    get revision() {
      return revision;
    },
  };
}
