/**
 * The state that public events fold into: the table and one mind per seat, with what the rules may ask of the
 * world outside. Rules live in the other files; this one only holds.
 */
import type { GameHeader, HeaderSeat, Seat } from './event';
import type { Chances } from './belief/marginals';
import type { Mind } from './mind';
import type { Persona } from './persona';
import { createDeeds, type Deeds } from './deeds';
import type { Role } from './role';
import { addSeat, createTable, type PublicSeat, type PublicTable } from './table';
import { createMind, firstImpression, meet } from './mind';

/**
 * Everything about roles that crosses into inference (§C). Nothing here takes two seats and returns a role: what
 * was learned in private stands apart (learned.ts), and `learned` is named here only so that no port can bring it along.
 */
export interface RolePort {
  /** The observer's own role. Asked only on behalf of that observer's own thinking. */
  own(observer: Seat): Role | null;
  readonly learned?: never;
  /** The engine's attitude as a number, without difficulty, madness and mods (§A10). */
  engineAttitude(from: Seat, to: Seat): number;
  /** Whether another extension's official word stands for this pair (`customAttitude`, §A10); false where absent. */
  engineStands?(from: Seat, to: Seat): boolean;
  /** Count of true rebels, for a game whose deck is unknown (§A13). */
  rebelCount(): number | null;
}

/** What one act is about to add to one observer's evidence (hook `slqj_ai_evidence`). */
export interface EvidenceNote {
  readonly observer: Seat;
  readonly actor: Seat;
  readonly target: Seat;
  readonly kind: 'card' | 'skill' | 'zone' | 'wuxie' | 'damage' | 'heal';
  readonly tv: number;
  readonly delta: number;
}

/** Where subscribers may change what the rules say; absent outside the game. */
export interface RuleHooks {
  /** The final word on an attitude that weighs evidence. */
  attitude?: (from: Seat, to: Seat, value: number, reason: string) => number;
  /** The increment that is written. */
  evidence?: (note: EvidenceNote) => number;
}

/** Belief in place of the memory of evidence (§J). */
export interface CampPort {
  /**
   * How much of a friend `about` is to `observer`, −1 foe … 1 friend, from the observer's own role and public acts;
   * null where belief has no answer.
   */
  camp(observer: Seat, about: Seat): number | null;
  /** The chances that it comes from; null as above. */
  chances?(observer: Seat, about: Seat): Chances | null;
  /** The camps of one who learned something are no port (learned.ts). */
  readonly knowing?: never;
}

export interface GameOptions {
  roles: RolePort;
  hooks?: RuleHooks;
  /** Key of a seat in every memory; the seat number by default. */
  pidOf?: (seat: Seat) => string;
  personaOf: (seat: Seat) => Persona;
  /** Strict mode (§A17): nothing here but revealed roles rests on anybody's but the observer's own. */
  strict?: boolean;
  /** Present while inference is by belief. */
  belief?: CampPort | undefined;
  /** `--impression zero` */
  flatImpression?: boolean;
}

/** A result with the revision of what it was computed from. */
export interface Cached<T> {
  at: number;
  value: T;
}

/** What two have agreed (§Q4); `left`: turns until it ends, at first one of everybody who lives. */
export interface Pact {
  readonly between: readonly [Seat, Seat];
  left: number;
}

export interface Game {
  readonly table: PublicTable;
  readonly minds: Map<Seat, Mind>;
  readonly roles: RolePort;
  readonly hooks: RuleHooks;
  readonly strict: boolean;
  /** Null while inference is the specification's. */
  readonly belief: CampPort | null;
  readonly personaOf: (seat: Seat) => Persona;
  readonly impressionSeed: number | null;
  /** Deals that stand (pact.ts); none unless words are to weigh. */
  readonly pacts: Pact[];
  /** What can be brought back to memory (reminder.ts). */
  readonly deeds: Deeds;
  /** The seat whose owner decides by hand, and therefore does not vote (§A3). */
  human: Seat | null;
  /** Grows with every change that a guess can depend on. */
  revision: number;
  /** The value of `revision` when something about this seat changed last. */
  readonly changed: Map<Seat, number>;
  readonly cache: GameCache;
}

/** Kept by consensus.ts, which says what the entries mean. */
export interface GameCache {
  readonly raw: Map<Seat, Cached<unknown>>;
  /** Whether soft assignment is on, and the revision it was decided at. */
  soft: boolean;
  softAt: number;
}

export function createGame(header: GameHeader, options: GameOptions): Game {
  const pidOf = options.pidOf ?? String;
  const game: Game = {
    table: createTable(header, pidOf),
    minds: new Map(),
    roles: options.roles,
    hooks: options.hooks ?? {},
    strict: options.strict ?? false,
    belief: options.belief ?? null,
    personaOf: options.personaOf,
    impressionSeed: options.flatImpression === true ? null : header.seed,
    pacts: [],
    deeds: createDeeds(),
    human: header.me,
    revision: 1,
    changed: new Map(),
    cache: { raw: new Map(), soft: false, softAt: 0 },
  };
  for (const seat of game.table.seats) wake(game, seat);
  return game;
}

/** Seats somebody who came late: a mind of their own, and a place in everybody else's (§A3). */
export function seatLate(game: Game, newcomer: HeaderSeat, pid = String(newcomer.seat)): PublicSeat {
  const present = game.table.bySeat.get(newcomer.seat);
  if (present) return present;
  const seat = addSeat(game.table, newcomer, pid);
  for (const [observer, mind] of game.minds) {
    meet(mind, seat, firstImpression(game.impressionSeed, observer, seat.seat));
  }
  wake(game, seat);
  touchAll(game);
  return seat;
}

function wake(game: Game, { seat }: PublicSeat): void {
  const mind = createMind(game.personaOf(seat), game.table.round);
  for (const other of game.table.seats) {
    if (other.seat !== seat) meet(mind, other, firstImpression(game.impressionSeed, seat, other.seat));
  }
  game.minds.set(seat, mind);
}

/** Something that guesses about `seat` rest on has changed. */
export function touch(game: Game, seat: Seat): void {
  game.changed.set(seat, ++game.revision);
}

/** Anything may have changed, e.g. after a subscriber of ours ran. */
export function touchAll(game: Game): void {
  game.revision += 1;
  for (const { seat } of game.table.seats) game.changed.set(seat, game.revision);
}
