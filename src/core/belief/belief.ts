/**
 * Belief: the joint posterior over who is what, from public events alone. One log-weight per world serves every
 * observer: what an event says of a world does not depend on who looks, an observer only knows that some worlds are
 * not his (his own role, and what he legitimately learned).
 */
import type { GameHeader, PublicEvent, Seat } from '../event';
import type { Role } from '../role';
import type { Act } from './acts';
import { addLikelihood, createAppeal, weigh } from './likelihood';
import { WEIGHTS } from './layout';
import { readEvent } from './reading';
import { createScene, indexIn, leaveDeck, type Scene, type SignTables } from './scene';
import { dealWorlds, roleNumber, type Refusal, type Worlds } from './worlds';

/** What fitting wrote (data/belief). */
export interface BeliefParameters {
  /** `WEIGHTS` numbers, see layout.ts. */
  readonly weights: ArrayLike<number>;
  readonly signs: SignTables;
}

export interface Belief {
  readonly worlds: Worlds;
  readonly scene: Scene;
  readonly parameters: BeliefParameters;
  /** Log-weight of each world, up to a constant. */
  readonly logs: Float64Array;
  /** Worlds that public facts allow; the first `liveCount` count. */
  readonly live: Int32Array;
  liveCount: number;
  /** Events seen so far. */
  seen: number;
  /** Grows with every event that says anything of roles. */
  revision: number;
  /** Weight of each live world against the likeliest one, as of revision `sharesAt`. */
  readonly shares: Float64Array;
  sharesAt: number;
  /** The latest events that were acts, in order, and what each added to each world: `index · worlds + world`. */
  readonly told: PublicEvent[];
  trace: Float32Array;
  /** Acts before those: they are weighed, but what each of them added is not known any more. */
  forgotten: number;
  /** Set once public facts fit no deal of the deck; from then on nothing is answered. */
  refused: Refusal | null;
}

const appeal = createAppeal();
const FIRST_TRACE = 128;
/** Acts told at most, some ten times those of a long game; beyond, the older half is forgotten. */
const MOST_TOLD = 8192;

/** Belief before anybody acted, or why there is none. `parameters.weights` must have `WEIGHTS` numbers. */
export function createBelief(header: GameHeader, parameters: BeliefParameters): Belief | Refusal {
  const worlds = dealWorlds(header);
  if (typeof worlds === 'string') return worlds;
  if (parameters.weights.length !== WEIGHTS)
    throw new RangeError(`weights: ${parameters.weights.length} instead of ${WEIGHTS}`);
  return {
    worlds,
    parameters,
    scene: createScene(header, worlds, parameters.signs),
    logs: new Float64Array(worlds.count),
    live: Int32Array.from({ length: worlds.count }, (_, i) => i),
    liveCount: worlds.count,
    seen: 0,
    revision: 0,
    shares: new Float64Array(worlds.count),
    sharesAt: -1,
    told: [],
    trace: new Float32Array(FIRST_TRACE * worlds.count),
    forgotten: 0,
    refused: null,
  };
}

/** The belief that `note` works on; module state, so that no closure is made per event. */
let current: Belief | null = null;
let acts = 0;

function note(act: Act): void {
  if (!current) return;
  const {
    worlds: { roles, seats, count },
    live,
    liveCount,
    logs,
    parameters,
    told,
  } = current;
  weigh(act, parameters.weights, appeal);
  addLikelihood(act, appeal, roles, seats.length, live, liveCount, logs, current.trace, told.length * count);
  acts += 1;
}

/** Folds one public event into the belief. Events that say nothing of roles cost nothing. */
export function seeEvent(belief: Belief, event: PublicEvent): void {
  belief.seen += 1;
  if (belief.refused !== null) return;
  if (event.type === 'reveal' || event.type === 'die') leaveDeck(belief.scene, event.seat, event.role);
  makeRoom(belief);
  current = belief;
  acts = 0;
  readEvent(belief.scene, event, note);
  current = null;
  if (acts > 0) {
    belief.told.push(event);
    belief.revision += 1;
  }
  if (event.type === 'reveal' || event.type === 'die') fix(belief, event.seat, event.role);
  // Who lives decides the balance that a traitor goes by.
  else if (event.type === 'revive') belief.revision += 1;
}

/** Room for one more event in the trace. */
function makeRoom(belief: Belief): void {
  if (belief.told.length >= MOST_TOLD) forget(belief, MOST_TOLD / 2);
  const needed = (belief.told.length + 1) * belief.worlds.count;
  if (needed <= belief.trace.length) return;
  const grown = new Float32Array(belief.trace.length * 2);
  grown.set(belief.trace);
  belief.trace = grown;
}

function forget(belief: Belief, acts: number): void {
  const {
    told,
    trace,
    worlds: { count },
  } = belief;
  const left = (told.length - acts) * count;
  trace.copyWithin(0, acts * count, told.length * count);
  trace.fill(0, left);
  told.splice(0, acts);
  belief.forgotten += acts;
}

/** A role became public: worlds that say otherwise are gone. */
function fix(belief: Belief, seat: Seat, role: Role): void {
  const index = indexIn(belief.scene, seat);
  const number = roleNumber(role);
  if (index < 0) return;
  belief.revision += 1;
  const {
    worlds: { roles, seats },
    live,
  } = belief;
  let kept = 0;
  for (let i = 0; i < belief.liveCount; i++) {
    const world = live[i] ?? 0;
    if (roles[world * seats.length + index] === number) live[kept++] = world;
  }
  belief.liveCount = kept;
  if (kept === 0) belief.refused = 'contradiction';
}
