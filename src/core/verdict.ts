/**
 * What is to be said of each seat, one value a seat, from the inference in force: chances that sum to one over a deck that
 * adds up, the role it has where the whole deck is laid so that it suits them best, and how much of that is worth a word.
 * Whoever shows anything of a seat — a letter, a bar, a phrase, a mark — reads it here.
 */
import type { Belief } from './belief/belief';
import { onlookerOf } from './belief/camp';
import { chancesAt, createMarginals, marginals, type Onlooker } from './belief/marginals';
import { indexIn } from './belief/scene';
import { consensus, guess } from './consensus';
import type { Seat } from './event';
import type { Game } from './game';
import type { Learned } from './learned';
import { clamp } from './number';
import { cardsLeft, completed, usualDeck } from './likeliest';
import { certain, type Odds } from './odds';
import type { Deck, Guessed, Role } from './role';
import type { PublicSeat } from './table';

/** One who looks: a seat with what it knows of its own; its role is null where nobody may tell it. */
export interface Viewer {
  readonly seat: Seat;
  readonly role: Role | null;
  /** What it learned in private (§K2), for its own view alone. */
  readonly learned: Learned | null;
}

/** How strongly a role is named: not at all, a lean, rather, very, beyond doubt. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Laid open by the game, one's own, learned in private, or inferred. */
export type Ground = 'open' | 'self' | 'learned' | 'inferred';

export interface SeatVerdict {
  readonly seat: Seat;
  readonly ground: Ground;
  /** They sum to one; over the hidden seats each role's sum is the number of its cards left. */
  readonly chances: Odds;
  /** Its role in the world below. */
  readonly likeliest: Role;
  /** That role where it is the seat's largest chance too and says more than the deck alone does; else unknown. */
  readonly identity: Guessed;
  /** Chance of `likeliest`, 0 … 1. */
  readonly chance: number;
  /** What of it goes beyond the deck alone, as a share of what the deck leaves open, 0 … 1: a confidence by the rules is such a share. */
  readonly sure: number;
  readonly strength: Strength;
  /** Where none is named, the role that it has almost surely not, against what the deck alone would say; else null. */
  readonly not: RuledOut | null;
}

/** Every seat at the table. The roles in `likeliest` add up to the deck. */
export type TableVerdict = ReadonlyMap<Seat, SeatVerdict>;

const ROLES = ['zhong', 'fan', 'nei', 'commoner'] as const satisfies readonly Role[];
type Dealt = (typeof ROLES)[number];
/** What a seat may be said not to be. */
export type RuledOut = Exclude<Dealt, 'commoner'>;

/** From these shares on of what the deck leaves open, a strength is earned; and no chance below `LEAST_CHANCE` is worth a word. */
const EARNED: readonly (readonly [Strength, number])[] = [
  [3, 0.7],
  [2, 0.4],
  [1, 0.15],
];
const LEAST_CHANCE = 0.45;
/** A role is ruled out from this chance down, where the deck alone gives it at least the other: what is rare goes without saying. */
const RULED_OUT = 0.05;
const WORTH_RULING_OUT = 0.25;
/** Beyond doubt, whatever the deck alone would say. */
const BEYOND_DOUBT = 0.97;
/** Rows of a table by the rules sum to one and its columns to the cards, to about 1e-9 after so many rounds. */
const ROUNDS = 60;
/** No guess by the rules is so sure that the deck could not overrule it. */
const SUREST = 0.97;

/** What is known of a seat, and from where. */
export interface Fact {
  readonly role: Role;
  readonly ground: Exclude<Ground, 'inferred'>;
}

/** How far each role is named for a seat, 0 … 1 together; what is missing is left to the deck. */
export type Said = Readonly<Partial<Record<Guessed, number>>>;

/** What is known of the table beside what is inferred. */
export interface Setting {
  readonly seats: readonly Seat[];
  readonly deck: Deck | null;
  readonly facts: ReadonlyMap<Seat, Fact>;
}

/** Roles that are no guess, with where they are known from. */
function factsFor({ table }: Game, viewer: Viewer | null): Map<Seat, Fact> {
  const facts = new Map<Seat, Fact>();
  for (const { seat, revealed } of table.seats) {
    const learned = viewer && seat !== viewer.seat ? (viewer.learned?.learned(viewer.seat, seat) ?? null) : null;
    if (revealed !== null) facts.set(seat, { role: revealed, ground: 'open' });
    else if (viewer?.seat === seat && viewer.role !== null) facts.set(seat, { role: viewer.role, ground: 'self' });
    else if (learned !== null) facts.set(seat, { role: learned, ground: 'learned' });
  }
  return facts;
}

/** Cards for the hidden seats, as many as there are of these: what a deck lacks is a rebel, as in `completed`. */
function cardsFor(left: Deck, hidden: number): Record<Dealt, number> {
  const { zhong = 0, fan = 0, nei = 0, commoner = 0 } = left;
  const short = Math.max(0, hidden - zhong - fan - nei - commoner);
  const cards = { zhong, nei, commoner, fan: fan + short };
  const scale = hidden / Math.max(1, cards.zhong + cards.fan + cards.nei + cards.commoner);
  for (const role of ROLES) cards[role] *= scale;
  return cards;
}

/** What the rules say for each role of a seat: by votes, or one observer's guess. */
function saidByRules(game: Game, viewer: Viewer | null, target: PublicSeat): Said {
  if (viewer) {
    const { identity, confidence } = guess(game, viewer.seat, target);
    return { [identity]: confidence };
  }
  const { identity, confidence, reason, votes, voters, abstentions } = consensus(game, target);
  if (reason !== 'ok' || voters === 0) return { [identity]: confidence };
  const watchers = Object.values(abstentions).reduce((sum, n) => sum + n, voters);
  const shares: Partial<Record<Guessed, number>> = {};
  for (const role of ROLES) shares[role] = (votes[role] ?? 0) / watchers;
  return shares;
}

/** Brings the columns to the cards left and every row to one (iterative proportional fitting). */
function fit(rows: readonly Float64Array[], cards: Readonly<Record<Dealt, number>>): void {
  for (let round = 0; round < ROUNDS; round++) {
    ROLES.forEach((role, i) => {
      const sum = rows.reduce((all, row) => all + (row[i] ?? 0), 0);
      if (sum > 0) for (const row of rows) row[i] = ((row[i] ?? 0) * cards[role]) / sum;
    });
    for (const row of rows) {
      const sum = row.reduce((all, p) => all + p, 0);
      if (sum > 0) for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) / sum;
    }
  }
}

/** What is said for a role, and the rest as the cards are left. */
function spread(shares: Said, cards: Readonly<Record<Dealt, number>>, hidden: number): Float64Array {
  const trust = ROLES.map((role) => (cards[role] > 0 ? Math.max(0, shares[role] ?? 0) : 0));
  const total = trust.reduce((sum, n) => sum + n, 0);
  const scale = total > SUREST ? SUREST / total : 1;
  const rest = 1 - total * scale;
  return Float64Array.from(ROLES, (role, i) => (trust[i] ?? 0) * scale + (rest * cards[role]) / hidden);
}

function oddsIn([zhong = 0, fan = 0, nei = 0, commoner = 0]: Float64Array): Odds {
  return { zhu: 0, zhong, fan, nei, commoner };
}

/** How strongly a chance speaks. */
function strengthOf(chance: number, sure: number): Strength {
  if (chance >= BEYOND_DOUBT) return 4;
  return chance < LEAST_CHANCE ? 0 : (EARNED.find(([, least]) => sure >= least)?.[0] ?? 0);
}

/** What a seat is not, which might still be either of the other two. */
function ruledOut(own: Odds, { cards, hidden }: Open): RuledOut | null {
  if (cards.commoner > 0) return null;
  const worth = (role: RuledOut): boolean => cards[role] / hidden.length >= WORTH_RULING_OUT;
  return (['zhong', 'fan', 'nei'] as const).find((role) => own[role] <= RULED_OUT && worth(role)) ?? null;
}

/** What of a chance goes beyond what the deck alone would say. */
const beyond = (chance: number, alone: number): number =>
  alone >= 1 ? 1 : clamp((chance - alone) / (1 - alone), 0, 1);

interface Open {
  readonly hidden: readonly Seat[];
  readonly left: Deck;
  readonly cards: Readonly<Record<Dealt, number>>;
}

function openOf({ seats, deck, facts }: Setting): Open {
  const hidden = seats.filter((seat) => !facts.has(seat));
  const left = cardsLeft(
    deck ?? usualDeck(seats.length),
    [...facts.values()].map(({ role }) => role),
  );
  return { hidden, left, cards: cardsFor(left, hidden.length) };
}

function judged({ seats, facts }: Setting, open: Open, chances: (seat: Seat) => Odds): TableVerdict {
  const { hidden, left, cards } = open;
  const odds = new Map(hidden.map((seat) => [seat, chances(seat)]));
  const world = completed(hidden, left, (seat, role) => odds.get(seat)?.[role] ?? 0);
  return new Map(
    seats.map((seat): [Seat, SeatVerdict] => {
      const fact = facts.get(seat);
      const own = odds.get(seat);
      if (fact || !own) {
        const { role, ground } = fact ?? { role: 'fan', ground: 'open' };
        const known = { likeliest: role, identity: role, chance: 1, sure: 1, strength: 4, not: null } as const;
        return [seat, { seat, ground, chances: certain(role), ...known }];
      }
      const likeliest = world.get(seat) ?? 'fan';
      const chance = own[likeliest];
      const alone = likeliest === 'zhu' ? 0 : cards[likeliest] / hidden.length;
      const sure = beyond(chance, alone);
      const strength = ROLES.every((role) => own[role] <= chance) ? strengthOf(chance, sure) : 0;
      const identity = strength === 0 ? 'unknown' : likeliest;
      const not = strength === 0 ? ruledOut(own, open) : null;
      return [seat, { seat, ground: 'inferred', chances: own, likeliest, identity, chance, sure, strength, not }];
    }),
  );
}

/** From what is said of every hidden seat, the deck dealt over it. */
export function verdictsSaid(setting: Setting, said: (seat: Seat) => Said): TableVerdict {
  const open = openOf(setting);
  const { hidden, cards } = open;
  const rows = hidden.map((seat) => spread(said(seat), cards, hidden.length));
  fit(rows, cards);
  const odds = new Map(rows.map((row, i) => [hidden[i], oddsIn(row)]));
  return judged(setting, open, (seat) => odds.get(seat) ?? certain('fan'));
}

/** From the joint posterior; null where it has no answer. A seat that it does not know has what the deck leaves. */
export function verdictsBelieved(setting: Setting, belief: Belief, onlooker: Onlooker | null): TableVerdict | null {
  const out = createMarginals(belief);
  if (belief.refused !== null || !marginals(belief, onlooker, out)) return null;
  const open = openOf(setting);
  const { hidden, cards } = open;
  return judged(setting, open, (seat) => {
    const index = indexIn(belief.scene, seat);
    if (index < 0) return oddsIn(spread({}, cards, hidden.length));
    return { zhu: 0, commoner: 0, ...chancesAt(out, index) };
  });
}

/**
 * The table through given eyes, or a spectator's where null, by belief where it is given and answers, else by the rules.
 * A viewer whose role is null sees what a spectator sees.
 */
export function verdicts(game: Game, belief: Belief | null, viewer: Viewer | null): TableVerdict {
  const { seats, bySeat, deck } = game.table;
  const knowing = viewer?.role === null ? null : viewer;
  const setting: Setting = { seats: seats.map(({ seat }) => seat), deck, facts: factsFor(game, knowing) };
  const onlooker =
    belief && knowing && knowing.role !== null ? onlookerOf(belief, knowing.learned, knowing.seat, knowing.role) : null;
  const believed = belief && verdictsBelieved(setting, belief, onlooker);
  if (believed) return believed;
  return verdictsSaid(setting, (seat) => {
    const target = bySeat.get(seat);
    return target && seat !== viewer?.seat ? saidByRules(game, viewer, target) : {};
  });
}

/** A table, and what it was worked out from. */
interface Kept {
  readonly game: Game;
  readonly revision: number;
  readonly belief: Belief | null;
  readonly believed: number;
  readonly seats: number;
  readonly role: Role | null;
  readonly learned: string;
  readonly table: TableVerdict;
}

function learnedBy({ table }: Game, viewer: Viewer | null): string {
  if (!viewer?.learned) return '';
  return table.seats.map(({ seat }) => viewer.learned?.learned(viewer.seat, seat) ?? '').join();
}

/** `verdicts`, worked out anew only after something changed that they rest on: the same table is the same object. */
export function createVerdicts(): typeof verdicts {
  const kept = new Map<Seat | null, Kept>();
  return (game, belief, viewer) => {
    const key = viewer?.seat ?? null;
    const before = kept.get(key);
    const { revision } = game;
    // A belief that refuses does so for good; its revision says when.
    const now = {
      game,
      revision,
      belief,
      believed: belief?.revision ?? 0,
      seats: game.table.seats.length,
      role: viewer?.role ?? null,
    };
    const learned = learnedBy(game, viewer);
    if (
      before?.game === game &&
      before.revision === now.revision &&
      before.belief === belief &&
      before.believed === now.believed &&
      before.seats === now.seats &&
      before.role === now.role &&
      before.learned === learned
    )
      return before.table;
    const table = verdicts(game, belief, viewer);
    kept.set(key, { ...now, learned, table });
    return table;
  };
}

const publicly = new WeakMap<Game, typeof verdicts>();

/** A game's table as everybody may see it: worked out once for whoever draws it and whoever talks of it. */
export function publicVerdicts(game: Game, belief: Belief | null): TableVerdict {
  let kept = publicly.get(game);
  if (!kept) publicly.set(game, (kept = createVerdicts()));
  return kept(game, belief?.refused === null ? belief : null, null);
}
