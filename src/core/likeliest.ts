/**
 * The likeliest way the whole deck lies on the table to one who decides (§N10): a role for every seat, adding up to what was
 * dealt. By belief it is the likeliest deal; by the specification its guesses, completed by what the deck has left.
 */
import type { Belief } from './belief/belief';
import { onlookerOf } from './belief/camp';
import { likeliestWorld } from './belief/marginals';
import type { Seat } from './event';
import type { Game } from './game';
import { blankOpinion, opine } from './guess';
import type { Insight } from './learned';
import { draw } from './random';
import { expectedRebels, type Deck, type Role } from './role';
import type { PublicSeat } from './table';

/** A role for every seat at the table. */
export type World = ReadonlyMap<Seat, Role>;

/** Smaller than anything an act ever says: it only parts what is exactly alike, so that no seat is favoured for its number. */
const TIE = 1e-6;
/** What nobody's card is left for: a latecomer, or a table whose revealed roles do not fit its deck. */
const SURPLUS: Role = 'fan';
/** A table of known roles has a traitor from three players on, and one (§A13). */
const TRAITOR_FROM = 3;

/** How well a role suits a hidden seat; the sum over the table is made as large as it can be. */
export type Fit = (seat: Seat, role: Role) => number;

/**
 * Gives every hidden seat one of the cards left so that `fit` adds up to the most. Exact: by seat and cards used, which are
 * few. Cards that are too few are filled up with `SURPLUS`.
 */
export function completed(hidden: readonly Seat[], left: Deck, fit: Fit): Map<Seat, Role> {
  const counts = new Map(Object.entries(left) as [Role, number][]);
  const short = hidden.length - [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (short > 0) counts.set(SURPLUS, (counts.get(SURPLUS) ?? 0) + short);
  // A deck larger than its table deals no more than there are seats.
  const roles = [...counts].map(([role, n]) => [role, Math.min(n, hidden.length)] as const).filter(([, n]) => n > 0);
  // A state is the number of cards used of each role, in mixed radix.
  const step: number[] = [];
  let states = 1;
  for (const [, n] of roles) {
    step.push(states);
    states *= n + 1;
  }
  const used = (state: number, i: number): number => Math.floor(state / (step[i] ?? 1)) % ((roles[i]?.[1] ?? 0) + 1);
  let best = new Float64Array(states).fill(-Infinity);
  best[0] = 0;
  const chosen: Int8Array[] = [];
  for (const seat of hidden) {
    const next = new Float64Array(states).fill(-Infinity);
    const by = new Int8Array(states).fill(-1);
    roles.forEach(([role, n], i) => {
      const gain = fit(seat, role);
      for (let state = 0; state < states; state++) {
        const reached = (best[state] ?? -Infinity) + gain;
        if (reached === -Infinity || used(state, i) === n) continue;
        const to = state + (step[i] ?? 1);
        if (reached > (next[to] ?? -Infinity)) {
          next[to] = reached;
          by[to] = i;
        }
      }
    });
    best = next;
    chosen.push(by);
  }
  let state = best.reduce((top, value, at) => (value > (best[top] ?? -Infinity) ? at : top), 0);
  const world = new Map<Seat, Role>();
  for (let at = hidden.length - 1; at >= 0; at--) {
    const i = chosen[at]?.[state] ?? 0;
    world.set(hidden[at] ?? 0, roles[i]?.[0] ?? SURPLUS);
    state -= step[i] ?? 1;
  }
  return world;
}

/** The deck of a table whose own is not known, by head count. */
export function usualDeck(players: number): Deck {
  const nei = players >= TRAITOR_FROM ? 1 : 0;
  const fan = Math.min(expectedRebels(null, null, players), players - 1 - nei);
  return { zhu: 1, fan, nei, zhong: players - 1 - nei - fan };
}

/** What an observer knows for certain: its own role, what lies open, and with `insight` what it learned (§K2). */
export function factsOf({ table, roles }: Game, observer: Seat, insight: Insight | null): Map<Seat, Role> {
  const known = new Map<Seat, Role>();
  for (const { seat, revealed } of table.seats) {
    const role = seat === observer ? roles.own(observer) : (revealed ?? insight?.learned(observer, seat) ?? null);
    if (role !== null) known.set(seat, role);
  }
  return known;
}

/** What the deck has left beside the roles that are known. */
export function cardsLeft(deck: Deck, known: Iterable<Role>): Deck {
  const left: Partial<Record<Role, number>> = { ...deck };
  for (const role of known) left[role] = Math.max(0, (left[role] ?? 0) - 1);
  delete left.zhu;
  return left;
}

const opinion = blankOpinion();

/** What the specification's guess says for a role of a seat: its confidence, or that of the axis below its threshold. */
function guessedFit(game: Game, observer: Seat, target: PublicSeat, role: Role): number {
  const { identity, confidence, axis } = opine(opinion, game, observer, target);
  if (identity === 'nei') return role === 'nei' ? confidence : 0;
  const loyal = identity === 'zhong' ? confidence : identity === 'fan' ? -confidence : Math.sign(axis) * confidence;
  if (role === 'zhong') return loyal;
  return role === 'fan' ? -loyal : 0;
}

/** A world, and what it was worked out from. */
interface Kept {
  readonly by: Belief | Game;
  readonly revision: number;
  readonly seats: number;
  readonly own: Role | null;
  readonly learned: string;
  readonly world: World;
}

/**
 * Answers with one observer's likeliest world, worked out anew only after something changed that it rests on. With `insight`
 * the observer's learned roles are facts (§K2); without, it goes by its own role and what everybody saw.
 */
export function createLikeliest(game: Game, belief: Belief | null, seed: number) {
  const publicly = new Map<Seat, Kept>();
  const knowingly = new Map<Seat, Kept>();
  const ties = new Map<Seat, Float64Array>();

  function tiesOf(observer: Seat, { worlds }: Belief): Float64Array {
    let own = ties.get(observer);
    if (!own) {
      own = Float64Array.from({ length: worlds.count }, (_, world) => 1 + TIE * draw(seed, 'world', observer, world));
      ties.set(observer, own);
    }
    return own;
  }

  function worldOf(observer: Seat, insight: Insight | null, known: ReadonlyMap<Seat, Role>): World {
    const world = new Map(known);
    const own = known.get(observer);
    if (belief && own !== undefined) {
      const deal = likeliestWorld(belief, onlookerOf(belief, insight, observer, own), tiesOf(observer, belief));
      for (const [seat, role] of Object.entries(deal ?? {}))
        if (!world.has(Number(seat))) world.set(Number(seat), role);
    }
    const { seats, bySeat, deck } = game.table;
    const hidden = seats.flatMap(({ seat }) => (world.has(seat) ? [] : [seat]));
    if (hidden.length === 0) return world;
    const fit: Fit = (seat, role) => {
      const target = bySeat.get(seat);
      return (target ? guessedFit(game, observer, target, role) : 0) + TIE * draw(seed, 'world', observer, seat, role);
    };
    const left = cardsLeft(deck ?? usualDeck(seats.length), world.values());
    for (const [seat, role] of completed(hidden, left, fit)) world.set(seat, role);
    return world;
  }

  /** What was learned, as a text: nothing, mostly. What is laid open moves the revision. */
  function learnedBy(observer: Seat, insight: Insight | null): string {
    let learned = '';
    if (insight === null) return learned;
    for (const { seat, revealed } of game.table.seats) {
      const role = seat === observer || revealed !== null ? null : insight.learned(observer, seat);
      if (role !== null) learned += `${seat}${role} `;
    }
    return learned;
  }

  return (observer: Seat, insight: Insight | null): World => {
    const kept = insight === null ? publicly : knowingly;
    const before = kept.get(observer);
    const by = belief?.refused === null ? belief : game;
    const { revision } = by;
    const seats = game.table.seats.length;
    const own = game.roles.own(observer);
    const learned = learnedBy(observer, insight);
    if (
      before?.by === by &&
      before.revision === revision &&
      before.seats === seats &&
      before.own === own &&
      before.learned === learned
    )
      return before.world;
    const world = worldOf(observer, insight, factsOf(game, observer, insight));
    kept.set(observer, { by, revision, seats, own, learned, world });
    return world;
  };
}
