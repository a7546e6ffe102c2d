/** A recorded game, folded again: what each event added, and what everybody thought after each turn (§L6). */
import { attitude } from '../core/attitude';
import type { Chances } from '../core/belief/marginals';
import { consensus, verdict, type Consensus, type Verdict } from '../core/consensus';
import type { PublicEvent, Seat, TurnEvent } from '../core/event';
import { step, type Delta } from '../core/fold';
import { createGame, type CampPort, type Game } from '../core/game';
import { createPersona, usualPersona, type PersonaName } from '../core/persona';
import type { PublicSeat } from '../core/table';
import type { RawLine, Recording } from '../record/format';
import { standIn } from './standin';

export interface ReplayOptions {
  /** One persona for all; otherwise the header's, otherwise drawn from the seed. */
  persona?: PersonaName | undefined;
  flatImpression?: boolean | undefined;
  strict?: boolean | undefined;
  belief?: CampPort | undefined;
  /** A seat whose recorded role nobody knows before it is laid open; everybody's own is known where absent. */
  untold?: Seat | undefined;
}

export interface EventLine {
  seq: number;
  event: RawLine;
  deltas: Delta[];
}

export interface GuessLine {
  target: number;
  consensus: Pick<Consensus, 'identity' | 'confidence' | 'reason'>;
  byObserver: Record<string, Verdict>;
  /** The spectator's, of whoever is still hidden. */
  belief?: Chances;
}

export interface TurnLine {
  turn: number;
  guesses: GuessLine[];
  attitudes: Record<string, Record<string, number>>;
}

const briefly = ({ identity, confidence, reason }: Consensus): GuessLine['consensus'] => ({
  identity,
  confidence,
  reason,
});

/** Starts the game of a recording: nobody has acted yet. */
export function openGame(recording: Recording, options: ReplayOptions = {}): Game {
  const { header } = recording;
  return createGame(header, {
    roles: standIn(recording, options.untold),
    personaOf: (seat) => (options.persona ? createPersona(options.persona) : usualPersona(seat, header)),
    flatImpression: options.flatImpression ?? false,
    strict: options.strict ?? false,
    belief: options.belief,
  });
}

/** How events are folded, and what is believed beside it. */
export interface Inference {
  fold(event: PublicEvent): Delta[];
  /** The spectator's belief about a seat; null where there is none to tell. */
  chances(target: PublicSeat): Chances | null;
}

/** What everybody thinks of everybody now. */
export function summarise(game: Game, turn: number, chances: Inference['chances'] = () => null): TurnLine {
  const { seats } = game.table;
  const attitudes: TurnLine['attitudes'] = {};
  for (const from of seats) {
    const row: Record<string, number> = {};
    for (const to of seats) {
      if (from !== to) row[to.seat] = attitude(game, from.seat, to.seat).value;
    }
    attitudes[from.seat] = row;
  }
  const guesses = seats.map((target): GuessLine => {
    const belief = chances(target);
    return {
      target: target.seat,
      consensus: briefly(consensus(game, target)),
      byObserver: Object.fromEntries(
        seats
          .filter((observer) => observer !== target)
          .map((observer) => [observer.seat, verdict(game, observer.seat, target)]),
      ),
      ...(belief ? { belief } : {}),
    };
  });
  return { turn, guesses, attitudes };
}

/** A turn is over when the next turn or round begins, or the game ends. */
const endsTurn = (event: PublicEvent): boolean =>
  event.type === 'turn' || event.type === 'round' || event.type === 'over';

/**
 * Folds the recording from its first line and yields one line per public event, and one after each turn.
 * `game` gives access to the running state between lines.
 */
export function* replay(
  recording: Recording,
  game: Game,
  { fold, chances }: Inference = { fold: (event) => step(game, event), chances: () => null },
): Generator<EventLine | TurnLine> {
  let running: TurnEvent | null = null;
  for (const { seq, raw, event } of recording.entries) {
    if (event && running && endsTurn(event)) {
      yield summarise(game, running.n, chances);
      running = null;
    }
    yield { seq, event: raw, deltas: event ? fold(event) : [] };
    if (event?.type === 'turn') running = event;
  }
  if (running) yield summarise(game, running.n, chances);
}

export function isTurnLine(line: EventLine | TurnLine): line is TurnLine {
  return 'turn' in line;
}
