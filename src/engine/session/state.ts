/** What one running game has in hand: the fold's state, its recording, and what is remembered between two events. */
import type { Belief } from '../../core/belief/belief';
import type { Refusal } from '../../core/belief/worlds';
import type { GameHeader, PublicEvent, Seat } from '../../core/event';
import type { Delta } from '../../core/fold';
import type { Game, RuleHooks } from '../../core/game';
import type { InferenceKind } from '../../core/inference-kind';
import type { World } from '../../core/likeliest';
import type { Insight } from '../../core/learned';
import type { Takes } from '../../core/odds';
import type { Persona, PersonaName } from '../../core/persona';
import type { Ploys } from '../../core/play/ploys';
import type { Role } from '../../core/role';
import type { HookEvents } from '../../hooks/events';
import type { Subscribers } from '../../hooks/subscribers';
import type { Recorder } from '../../record/recorder';
import type { ToldKeeper } from '../../record/told';
import type { Engine, Player } from '../noname';
import type { Seated, Seats } from '../seats';
import type { EngineRolePort } from '../truth';

export interface SessionOptions {
  engine: Engine;
  subscribers: Subscribers<HookEvents>;
  personas: readonly PersonaName[];
  inference: InferenceKind;
  strict: boolean;
  ploys: Ploys;
  /** Whether any AI decides by a mind of ours; where none does we only watch. */
  anybodyActs: () => boolean;
  /** Hears why there is no belief about this game. */
  onRefusal: (reason: Refusal) => void;
  /** The engine's raw attitude without difficulty. */
  engineRaw: (from: Player, to: Player) => number;
  /** Whether another extension's `customAttitude` answers for this pair. */
  engineStands: (from: Player, to: Player) => boolean;
  /** What the AI that decides right now takes a seat for; undefined outside decisions and for what it knows (§N10). */
  supposed: (seat: Seat) => Role | undefined;
  /** The final word of attitude subscribers, for the relation that weighs evidence. */
  attitudeHook: NonNullable<RuleHooks['attitude']>;
  onDeltas: (event: PublicEvent, deltas: readonly Delta[]) => void;
}

export interface SessionState {
  readonly options: SessionOptions;
  readonly seats: Seats;
  readonly game: Game;
  readonly recorder: Recorder;
  readonly roles: EngineRolePort;
  /** Of everything that is drawn in this game. */
  readonly seed: number;
  /** Null where inference is the specification's, or the deck allows none. */
  readonly belief: Belief | null;
  /** What each learned in private (§K2). */
  readonly insight: Insight;
  /** The likeliest world to an observer; with insight, what it decides by (§N10). */
  readonly likeliest: (observer: Seat, insight: Insight | null) => World;
  /** What each takes the others for, kept until something moves it. */
  readonly takes: Takes;
  /** The first line of the recording. */
  readonly header: GameHeader;
  /** What the fold was told beside its events. */
  readonly told: ToldKeeper;
  /** How many lines after the first are there with the one that is being folded; null between two. */
  folding: number | null;
  /** The personas given at the start. */
  readonly personas: ReadonlyMap<Seat, Persona>;
  /** Seats whose hero is still hidden (隐匿). */
  readonly veiled: Set<Seat>;
  /** Who is killing whom, until the engine lays the role open. */
  readonly killers: Map<Seat, Seat | null>;
  /** Turns begun so far. */
  turns: number;
}

/** Where everybody's mind lies for authors to read (§A1). */
const STORAGE_KEY = 'slqj_ai';

/** Lays a seat's mind into the player's storage: the fold's own, no copy. A storage that somebody locked stays as it is. */
export function lendMind({ game }: SessionState, { seat, player }: Seated): void {
  try {
    player.storage[STORAGE_KEY] = game.minds.get(seat);
  } catch {
    // The fold thinks with its own object all the same; only its readers miss it.
  }
}

/** Engine content may have replaced a storage; the minds in them must stay the fold's own. */
export function lendMinds(session: SessionState): void {
  for (const seated of session.seats.all()) lendMind(session, seated);
}

/** Takes our minds out of the players' storages again. */
export function takeBackMinds({ seats }: SessionState): void {
  for (const { player } of seats.all()) {
    try {
      delete player.storage[STORAGE_KEY];
    } catch {
      // A locked storage cannot be cleaned; the others are.
    }
  }
}

/** Everybody's own role, from so many lines on. */
export function noteRoles({ seats, roles, told }: SessionState, at: number): void {
  for (const { seat } of seats.all()) told.role(at, seat, roles.own(seat));
}
