/**
 * What the table thinks together (§S5.3), and the soft assignment of the remaining unknown (§S5.4).
 * A raw consensus rests on the votes about one seat only, so it is kept until that seat is touched.
 */
import type { Seat } from './event';
import type { Cached, Game } from './game';
import { SOFT_EXPOSE_THRESHOLD } from './exposure';
import { blankOpinion, guessAlone, opine, opineKnowing, type Guess, type Opinion } from './guess';
import type { Learned } from './learned';
import { clamp } from './number';
import { expectedRebels, type Guessed } from './role';
import type { PublicSeat } from './table';

/** A rebel candidate counts from this consensus confidence on (§S5.2). */
const FAN_CANDIDATE_CONFIDENCE = 0.65;
const SOFT_ASSIGN_CONFIDENCE = 0.6;

export type ConsensusReason =
  | 'fixed_zhu'
  | 'fixed_shown'
  | 'soft_assigned_remaining_allies'
  | 'no_observers'
  | 'no_votes'
  | 'ok';

export interface Consensus {
  identity: Guessed;
  /** Share of the winning identity in all votes, 0…1. */
  confidence: number;
  reason: ConsensusReason;
  /** Sum of confidences per identity. */
  votes: Partial<Record<Guessed, number>>;
  /** How many observers voted, and how many held back, by reason. */
  voters: number;
  abstentions: Record<string, number>;
}

/** Where the count of rebels stands (§S5.4). Only `enabled` decides; by the counts test/reference checks how it came about. */
export interface SoftState {
  enabled: boolean;
  exposedFan: number;
  hiddenFan: number;
  expectedFan: number;
}

/** Reused by every vote; read it before anything else votes. */
const vote = blankOpinion();
/** Identities voted for, in the order of their first vote, and their sums. */
const ballots: Guessed[] = [];
const scores: number[] = [];

const bare = (identity: Guessed, confidence: number, reason: ConsensusReason): Consensus => ({
  identity,
  confidence,
  reason,
  votes: {},
  voters: 0,
  abstentions: {},
});

/** Local AIs vote, the dead included; the human's own hand and the target do not (§A3). */
function mayVote(game: Game, observer: Seat, target: Seat): boolean {
  return observer !== target && observer !== game.human && game.minds.has(observer);
}

/**
 * Strict mode (§A17): what anybody can think who has no role to know. The lord is such a one: all that its memory rests on
 * is public, for no memory rests on a role learned in private (§K2).
 */
function spectator(game: Game, target: PublicSeat): Consensus {
  const { identity, confidence } = opine(vote, game, game.table.lord, target);
  return bare(identity, confidence, identity === 'unknown' ? 'no_votes' : 'ok');
}

function count(game: Game, target: PublicSeat): Consensus {
  if (target.seat === game.table.lord) return bare('zhu', 1, 'fixed_zhu');
  if (target.revealed !== null) return bare(target.revealed, 1, 'fixed_shown');
  if (game.strict) return spectator(game, target);
  const abstentions: Record<string, number> = {};
  let observers = 0;
  let voters = 0;
  let total = 0;
  ballots.length = 0;
  scores.length = 0;
  for (const { seat } of game.table.seats) {
    if (!mayVote(game, seat, target.seat)) continue;
    observers += 1;
    const { identity, confidence, reason } = opine(vote, game, seat, target);
    const weight = clamp(confidence, 0, 1);
    if (identity === 'unknown' || weight <= 0) {
      abstentions[reason] = (abstentions[reason] ?? 0) + 1;
      continue;
    }
    voters += 1;
    total += weight;
    const known = ballots.indexOf(identity);
    if (known >= 0) scores[known] = (scores[known] ?? 0) + weight;
    else scores[ballots.push(identity) - 1] = weight;
  }
  if (observers === 0) return bare('unknown', 0, 'no_observers');
  const votes: Partial<Record<Guessed, number>> = {};
  let best: Guessed = 'unknown';
  let bestScore = 0;
  ballots.forEach((identity, i) => {
    const score = scores[i] ?? 0;
    votes[identity] = score;
    // Ties go to whoever was voted for first, in seat order.
    if (score > bestScore) {
      best = identity;
      bestScore = score;
    }
  });
  const confidence = total > 0 ? bestScore / total : 0;
  return { identity: best, confidence, reason: voters > 0 ? 'ok' : 'no_votes', votes, voters, abstentions };
}

/** The consensus without soft assignment. */
export function rawConsensus(game: Game, target: PublicSeat): Consensus {
  const changed = game.changed.get(target.seat) ?? 0;
  const kept = game.cache.raw.get(target.seat) as Cached<Consensus> | undefined;
  if (kept?.at === changed) return kept.value;
  const value = count(game, target);
  game.cache.raw.set(target.seat, { at: changed, value });
  return value;
}

function expected({ table, roles, strict }: Game): number {
  const counted = table.deck?.fan === undefined && !strict ? roles.rebelCount() : null;
  return expectedRebels(table.deck, counted, table.seats.length);
}

/** Whether all rebels look exposed to the table at large, so that the remaining unknown may be taken for allies of the lord. */
export const softState = (game: Game): SoftState => countRebels(game, null, (target) => rawConsensus(game, target));

/** The same to one observer alone (§A17), by what it learned where that is given. */
function softStateOf(game: Game, observer: Seat, own: Learned | null): SoftState {
  return countRebels(game, observer, (target) => opineFor(game, own, observer, target));
}

const opineFor = (game: Game, own: Learned | null, observer: Seat, target: PublicSeat): Opinion =>
  own === null ? opine(vote, game, observer, target) : opineKnowing(vote, game, own, observer, target);

function countRebels(
  game: Game,
  observer: Seat | null,
  judge: (target: PublicSeat) => Pick<Opinion, 'identity' | 'confidence'>,
): SoftState {
  const expectedFan = expected(game);
  let exposedFan = 0;
  let hiddenFan = 0;
  for (const seat of game.table.seats) {
    if (seat.revealed !== null) {
      if (seat.revealed === 'fan') exposedFan += 1;
      continue;
    }
    if (seat.seat === observer) {
      if (isRebel(game, observer)) exposedFan += 1;
      continue;
    }
    const { identity, confidence } = judge(seat);
    if (identity !== 'fan' || confidence < FAN_CANDIDATE_CONFIDENCE) continue;
    if (seat.exposure >= SOFT_EXPOSE_THRESHOLD) exposedFan += 1;
    else hiddenFan += 1;
  }
  const enabled = expectedFan > 0 && exposedFan >= expectedFan && hiddenFan === 0;
  return { enabled, exposedFan, hiddenFan, expectedFan };
}

/** An observer who is a rebel is one of those accounted for, to itself (§A17). */
const isRebel = (game: Game, observer: Seat): boolean => game.roles.own(observer) === 'fan';

/**
 * Rebels can only count as exposed among the revealed, the softly exposed and oneself; most of a game these are too few.
 */
function mayBeEnabled(game: Game, observer: Seat | null = null): boolean {
  let candidates = 0;
  for (const { seat, revealed, exposure } of game.table.seats) {
    const counts = exposure >= SOFT_EXPOSE_THRESHOLD || (seat === observer && isRebel(game, seat));
    if (revealed === null ? counts : revealed === 'fan') candidates += 1;
  }
  return candidates >= expected(game);
}

function softEnabled(game: Game): boolean {
  if (game.cache.softAt !== game.revision) {
    game.cache.soft = mayBeEnabled(game) && softState(game).enabled;
    game.cache.softAt = game.revision;
  }
  return game.cache.soft;
}

/** Whether the table at large takes this seat for one of the remaining allies (§S5.4); in strict mode `observer` alone. */
function softAssigned(
  game: Game,
  target: PublicSeat,
  observer: Seat | null = null,
  own: Learned | null = null,
): boolean {
  if (game.strict && observer !== null) return mayBeEnabled(game, observer) && softStateOf(game, observer, own).enabled;
  return softEnabled(game) && rawConsensus(game, target).identity === 'unknown';
}

const SOFT_GUESS = 'soft_assigned_remaining_allies';

/** The consensus guess about a seat. */
export function consensus(game: Game, target: PublicSeat): Consensus {
  const raw = rawConsensus(game, target);
  if (raw.identity !== 'unknown' || !softAssigned(game, target)) return raw;
  return { ...raw, identity: 'zhong', confidence: SOFT_ASSIGN_CONFIDENCE, reason: SOFT_GUESS };
}

/**
 * One observer's guess by what everybody saw, soft assignment included: it fills in only where the observer's own signal
 * is too weak.
 */
export function guess(game: Game, observer: Seat, target: PublicSeat): Guess {
  const alone = guessAlone(game, observer, target);
  if (alone.reason !== 'insufficient_signal' || !softAssigned(game, target, observer)) return alone;
  return { ...alone, identity: 'zhong', confidence: SOFT_ASSIGN_CONFIDENCE, reason: SOFT_GUESS };
}

/** The guess of one who also goes by what it learned in private; only its owner may see it (§K2). */
export function guessKnowing(game: Game, own: Learned, observer: Seat, target: PublicSeat): Guess {
  const known = target.revealed === null ? own.learned(observer, target.seat) : null;
  return known === null ? guess(game, observer, target) : { identity: known, confidence: 1, reason: 'fixed_shown' };
}

/** A guess without the numbers behind it. */
export type Verdict = Omit<Guess, 'detail'>;

/** What `guess` answers, without its numbers: several times cheaper. */
export function verdict(game: Game, observer: Seat, target: PublicSeat): Verdict {
  if (isSoftAssigned(game, observer, target)) {
    return { identity: 'zhong', confidence: SOFT_ASSIGN_CONFIDENCE, reason: SOFT_GUESS };
  }
  const { identity, confidence, reason } = opine(vote, game, observer, target);
  return { identity, confidence, reason };
}

/**
 * Whether `guess` would answer with a soft assignment; cheap while not all rebels are exposed. `own`: what the observer
 * learned in private, where it decides for itself.
 */
export function isSoftAssigned(game: Game, observer: Seat, target: PublicSeat, own: Learned | null = null): boolean {
  return (
    softAssigned(game, target, observer, own) && opineFor(game, own, observer, target).reason === 'insufficient_signal'
  );
}
