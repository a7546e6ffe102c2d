/**
 * Belief: the joint posterior over who is what, from public events alone. One weight per world serves every observer: what
 * an event says of a world does not depend on who looks, an observer only knows that some worlds are not his (his own role,
 * and what he legitimately learned).
 */
import type { ClaimEvent, GameHeader, PublicEvent, Seat } from '../event';
import type { Role } from '../role';
import type { Act } from './acts';
import { createConduct, NO_DOUBT, weighAct, type Conduct, type Doubt } from './doubt';
import { layGrid, wholeGrid, type Grid } from './grid';
import { createAppeal, likelihoods, powersOf, weigh } from './likelihood';
import { WEIGHTS } from './layout';
import { createPairs, type Pairs } from './pairs';
import { readEvent } from './reading';
import { createScene, indexIn, leaveDeck, type Scene, type SignTables } from './scene';
import { actsOf, createTold, tell, type Told } from './told';
import { createHeard, hearAnswer, type Heard, type Manner } from './words';
import { dealWorlds, roleNumber, ROLES, type Refusal, type Worlds } from './worlds';

/** What fitting wrote (data/belief). */
export interface BeliefParameters {
  /** `WEIGHTS` numbers, see layout.ts. */
  readonly weights: ArrayLike<number>;
  readonly signs: SignTables;
  /** How far seats are trusted to play as their roles; absent, wholly. */
  readonly doubt?: Doubt;
  /** How seats answer when they are asked about others; absent, words weigh nothing. */
  readonly manner?: Manner;
}

/** What is believed at a moment. */
export interface Stand {
  /** The worlds that public facts allow. */
  readonly grid: Grid;
  /** Weight of each of them, up to a common factor. */
  readonly weights: Float64Array;
  /** Acts seen so far. */
  readonly acts: number;
}

export interface Belief {
  readonly worlds: Worlds;
  readonly scene: Scene;
  /** exp of the parameters' weights. */
  readonly powers: Float64Array;
  readonly doubt: Doubt;
  readonly manner: Manner | null;
  readonly heard: Heard;
  grid: Grid;
  /** Weight of each world of the grid, up to a common factor; the first `grid.count` count. */
  readonly weights: Float64Array;
  /** All of them together. */
  total: number;
  readonly conduct: Conduct;
  /** Per seat, whether a person has played it by hand. */
  readonly persons: boolean[];
  /** Events seen so far. */
  seen: number;
  /** Grows with every event that says anything of roles. */
  revision: number;
  /** Sums over the worlds that everybody's chances are read from. */
  readonly pairs: Pairs;
  readonly told: Told;
  /** What was believed just before a role was last laid open, its event's own acts seen. */
  opening: Stand | null;
  /** Set once public facts fit no deal of the deck; from then on nothing is answered. */
  refused: Refusal | null;
}

const appeal = createAppeal();
let likely = new Float64Array(0);

/** Belief before anybody acted, or why there is none. `parameters.weights` must have `WEIGHTS` numbers. */
export function createBelief(header: GameHeader, parameters: BeliefParameters): Belief | Refusal {
  const worlds = dealWorlds(header);
  if (typeof worlds === 'string') return worlds;
  const { weights, signs, doubt = NO_DOUBT, manner = null } = parameters;
  const persons = worlds.seats.map((seat) => seat === header.me);
  if (weights.length !== WEIGHTS) throw new RangeError(`weights: ${weights.length} instead of ${WEIGHTS}`);
  return {
    worlds,
    doubt,
    manner,
    heard: createHeard(worlds.seats.length),
    powers: powersOf(weights),
    scene: createScene(header, worlds, signs),
    grid: wholeGrid(worlds),
    weights: new Float64Array(worlds.count).fill(1),
    total: worlds.count,
    persons,
    conduct: createConduct(persons, worlds.count, doubt),
    seen: 0,
    revision: 0,
    pairs: createPairs(),
    told: createTold(),
    opening: null,
    refused: null,
  };
}

/** The belief that `note` works on, and what it sees; module state, so that no closure is made per event. */
let current: Belief | null = null;
let happening: PublicEvent | null = null;

function note(act: Act): void {
  if (!current || !happening) return;
  const { grid, weights, conduct, doubt, powers, worlds, told } = current;
  if (likely.length < grid.count) likely = new Float64Array(grid.count);
  weigh(act, powers, worlds.lord, appeal);
  const expected = likelihoods(act, appeal, grid, weights, current.total, likely);
  current.total = weighAct(conduct, act.actor, doubt, likely, expected, weights, grid.count);
  tell(told, happening, act, expected);
}

/** Folds one public event into the belief. Events that say nothing of roles cost nothing. */
export function seeEvent(belief: Belief, event: PublicEvent): void {
  belief.seen += 1;
  if (belief.refused !== null) return;
  if (event.type === 'hand') {
    const index = indexIn(belief.scene, event.seat);
    if (index >= 0) belief.persons[index] = true;
    belief.revision += 1;
  }
  if (event.type === 'claim') hear(belief, event);
  if (event.type === 'reveal' || event.type === 'die') leaveDeck(belief.scene, event.seat, event.role);
  const before = actsOf(belief.told);
  current = belief;
  happening = event;
  readEvent(belief.scene, event, note);
  current = null;
  happening = null;
  if (actsOf(belief.told) > before) belief.revision += 1;
  if (event.type === 'reveal' || event.type === 'die') fix(belief, event.seat, event.role);
  // Who lives decides the balance that a traitor goes by.
  else if (event.type === 'revive') belief.revision += 1;
}

const likelier = new Float64Array(ROLES);

/** An AI's answer about another, for what it tells of the one who gives it. What persons say is their own affair: nobody has fitted them. */
function hear(belief: Belief, { by, about, answer }: ClaimEvent): void {
  const { manner, heard, scene, persons, grid, weights, worlds } = belief;
  const [speaker, subject] = [indexIn(scene, by), indexIn(scene, about)];
  if (!answer || !manner || speaker < 0 || subject < 0 || speaker === subject || persons[speaker]) return;
  if (!hearAnswer(heard, manner, speaker, subject, answer, likelier)) return;
  const { length } = worlds.seats;
  belief.total = 0;
  for (let i = 0; i < grid.count; i++) {
    const role = worlds.roles[(grid.worlds[i] ?? 0) * length + speaker] ?? 0;
    const weight = (weights[i] ?? 0) * (likelier[role] ?? 1);
    weights[i] = weight;
    belief.total += weight;
  }
  belief.revision += 1;
}

/** Places in the grid of the worlds in which a seat, by its index, has the role of this number. */
export function worldsWith(
  { worlds: { roles, seats }, grid: { worlds } }: Belief,
  index: number,
  number: number,
): number[] {
  const kept: number[] = [];
  worlds.forEach((world, i) => {
    if (roles[world * seats.length + index] === number) kept.push(i);
  });
  return kept;
}

/** A role became public: worlds that say otherwise are gone. */
function fix(belief: Belief, seat: Seat, role: Role): void {
  belief.opening = standOf(belief);
  const index = indexIn(belief.scene, seat);
  const number = roleNumber(role);
  if (index < 0) return;
  belief.revision += 1;
  const {
    grid: { worlds },
    weights,
    conduct: { along },
  } = belief;
  const kept = worldsWith(belief, index, number);
  if (kept.length === 0) {
    belief.refused = 'contradiction';
    return;
  }
  if (kept.length === worlds.length) return;
  const total = kept.reduce((sum, i) => sum + (weights[i] ?? 0), 0);
  belief.total = 1;
  kept.forEach((from, to) => {
    weights[to] = (weights[from] ?? 0) / total;
    for (const own of along) own[to] = own[from] ?? 0;
  });
  belief.grid = layGrid(
    belief.worlds,
    Int32Array.from(kept, (i) => worlds[i] ?? 0),
  );
}

/** What is believed now, to come back to later with `beliefAt`. */
export const standOf = ({ grid, weights, told }: Belief): Stand => ({
  grid,
  weights: weights.slice(0, grid.count),
  acts: actsOf(told),
});

/**
 * The belief as it was then, to be asked but not to be folded on; of acts before `since` it tells nothing. It shares what
 * it has with the running one, which it leaves alone.
 */
export function beliefAt(belief: Belief, { grid, weights, acts }: Stand, since: number): Belief {
  const { told } = belief;
  const from = Math.max(0, since - told.forgotten);
  const until = Math.max(from, acts - told.forgotten);
  return {
    ...belief,
    grid,
    weights,
    total: weights.reduce((sum, weight) => sum + weight, 0),
    pairs: createPairs(),
    told: { ...told, from, events: told.events.slice(0, until) },
    refused: null,
  };
}
