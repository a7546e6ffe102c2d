/**
 * One running game: the fold's state, its recording, and the way facts get into both. What it has in hand is
 * session/state.ts; catch-up comes before each event.
 */
import type { Belief } from '../core/belief/belief';
import { onlookerOf } from '../core/belief/camp';
import { beliefOf, type Chances } from '../core/belief/marginals';
import type { PublicEvent, Seat } from '../core/event';
import type { Game } from '../core/game';
import type { Insight } from '../core/learned';
import type { World } from '../core/likeliest';
import type { Mind } from '../core/mind';
import { oddsOf, sideTo, type Odds, type Takes } from '../core/odds';
import type { Ploys } from '../core/play/ploys';
import type { Role } from '../core/role';
import type { Recorder } from '../record/recorder';
import type { Engine, Player } from './noname';
import type { Seats } from './seats';
import { accept } from './session/accept';
import { catchUp } from './session/catch-up';
import { beginTurn, finish, goesOn, noteKiller, resume, setUp } from './session/course';
import { personSeat } from './session/header';
import { soundGame } from './session/sound';
import { takeBackMinds, type SessionOptions, type SessionState } from './session/state';
import { truthAfterwards } from './truth';

export interface Session {
  readonly engine: Engine;
  readonly seats: Seats;
  readonly game: Game;
  readonly recorder: Recorder;
  /** Of everything that is drawn in this game. */
  readonly seed: number;
  /** The joint posterior; null where inference is the specification's, or the deck allows none. */
  readonly belief: Belief | null;
  /**
   * What somebody at the table, or a spectator where null, believes of a seat by what everybody saw; null where there is no
   * answer.
   */
  chances(observer: Seat | null, about: Seat): Chances | null;
  /** The same with what the observer learned in private: for its own decisions and its own view alone (§K2). */
  chancesKnowing(observer: Seat, about: Seat): Chances | null;
  /** The likeliest world to an observer (§N10); `knowing`: by what it learned in private too, for its own decisions (§K2). */
  likeliest(observer: Seat, knowing: boolean): World;
  /** What an observer takes a seat for, and whose side it is on, −1 foe … 1 friend; `knowing` as above. */
  odds(observer: Seat, about: Seat, knowing: boolean): Odds;
  side(observer: Seat, about: Seat, knowing: boolean): number;
  /** How those who decide in it bear themselves beyond attitude (§K4). */
  readonly ploys: Ploys;
  /** What one who decides takes a seat for, with what it learned; kept until something moves it. */
  readonly takes: Takes;
  /** What each learned in private. For the owner's own decisions and the owner's own view alone (§K2). */
  readonly insight: Insight;
  /** Folds and records one event; `catchUp` comes first. */
  accept(event: PublicEvent): void;
  /** The game, with every mind whole, whatever anybody wrote into it; whoever only reads may look less closely. */
  soundGame(passes?: (mind: Mind) => boolean): Game;
  /** A player begins a turn. */
  beginTurn(player: Player): void;
  /** Remembers who is killing whom until the engine lays the role open. */
  noteKiller(victim: Player, killer: Player | undefined): void;
  /** Brings the state up to what everybody can see now. */
  catchUp(): void;
  /** The seat of the person who looks, under 托管 too. */
  me(): Seat | null;
  /** The game has ended; true when that completed the recording, which happens once. */
  finish(): boolean;
  /** Takes our minds out of the players' storages again. */
  forget(): void;
  /** Whether this is still the game at the table. */
  goesOn(): boolean;
  /** Looks on again after `forget`: what happened meanwhile is a gap in the recording, what can be seen of it is caught up. */
  resume(): void;
  /** Everybody's role, once the recording is complete; null before. */
  truth(): Readonly<Record<Seat, Role>> | null;
}

export function createSession(options: SessionOptions): Session {
  const { engine } = options;
  const session = setUp(options);
  const { seats, game, recorder, seed, belief, insight } = session;
  return {
    engine,
    seats,
    game,
    recorder,
    seed,
    belief,
    insight,
    ploys: options.ploys,
    takes: session.takes,
    chances: (observer, about) =>
      belief && observer === null ? beliefOf(belief, null, about) : chancesOf(session, observer, about, null),
    chancesKnowing: (observer, about) => chancesOf(session, observer, about, insight),
    likeliest: (observer, knowing) => session.likeliest(observer, knowing ? insight : null),
    odds: (observer, about, knowing) => oddsOf(game, belief, knowing ? insight : null, observer, about),
    side: (observer, about, knowing) => sideTo(game, belief, knowing ? insight : null, observer, about),
    accept: (event) => {
      accept(session, event);
    },
    soundGame: (passes) => soundGame(session, passes),
    beginTurn: (player) => {
      beginTurn(session, player);
    },
    noteKiller: (victim, killer) => {
      noteKiller(session, victim, killer);
    },
    catchUp: () => {
      catchUp(session);
    },
    me: () => personSeat(engine, seats),
    finish: () => finish(session),
    forget: () => {
      takeBackMinds(session);
    },
    goesOn: () => goesOn(session),
    resume: () => {
      resume(session);
    },
    truth: () => (recorder.finished() ? truthAfterwards(engine, seats) : null),
  };
}

function chancesOf(
  { belief, roles }: SessionState,
  observer: Seat | null,
  about: Seat,
  own: Insight | null,
): Chances | null {
  const role = observer === null ? null : roles.own(observer);
  return belief && observer !== null && role !== null
    ? beliefOf(belief, onlookerOf(belief, own, observer, role), about)
    : null;
}
