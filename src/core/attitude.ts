/** What an observer feels towards a seat, on the engine's scale −10…10 (§S6, §A10, §A11, §A16). */
import type { Seat } from './event';
import { HIGH_EXPOSE_THRESHOLD } from './exposure';
import { isSoftAssigned } from './consensus';
import type { Game } from './game';
import type { Insight } from './learned';
import type { Mind } from './mind';
import { clamp, finite, lerp } from './number';
import { warmthOf } from './pact';
import { sideOf } from './role';
import type { PublicSeat } from './table';

/** Bounds of an attitude. */
const ATTITUDE_BOUND = 10;
/** Soft assignment lifts to this, or presses a rebel's below its negative (§S6.4). */
const SOFT_ATTITUDE = 3;
/** What is left of a disguised rebel's hostility before its first turn (§A11). */
const CAMOUFLAGE_FLOOR = 0.15;

/** A camp believed for certain counts as much as evidence that gives full confidence (§A12). */
export const CERTAIN_CAMP = 6;

const ORIGINAL = 'original' as const;

export type AttitudeReason = 'original' | 'camouflage' | 'fallback_shown' | 'perceived' | 'belief' | 'soft_assigned';

export interface Attitude {
  value: number;
  reason: AttitudeReason;
}

/**
 * Raw attitude from the observer's own mind alone (§S6.2, §A10). `evidence` is the memory's, or what stands for it
 * where inference is by belief.
 */
export function perceived(
  mind: Mind,
  self: PublicSeat,
  pid: string,
  round: number,
  evidence = finite(mind.memory.evidence[pid]),
): number {
  const {
    memory,
    persona: { traits },
  } = mind;
  const felt =
    finite(memory.firstImpression[pid]) +
    evidence * (0.6 + 0.8 * traits.insight) -
    finite(memory.grudge[pid]) * (0.25 + 0.2 * traits.revengeWeight) -
    0.25 * traits.aggressiveness;
  const situation = clamp(1 + 0.06 * Math.max(0, self.turnHp - 2) + 0.03 * Math.max(0, self.turnHand - 2), 0.85, 1.25);
  const certainty = lerp(0.6, 1, clamp((round - 1) / 3, 0, 1));
  const value = felt * lerp(0.9, 1.2, traits.aggressiveness) * situation * certainty;
  return clamp(finite(value), -ATTITUDE_BOUND, ATTITUDE_BOUND);
}

export interface Feeling {
  value: number;
  reason: 'perceived' | 'belief';
}

/**
 * What `self` feels towards a seat by its own lights: its belief where inference is by belief, else its memory. With
 * `insight`, what it decides by (§K2); without, by what everybody saw.
 */
export function feeling(
  game: Game,
  mind: Mind,
  self: PublicSeat,
  to: PublicSeat,
  insight: Insight | null = null,
): Feeling {
  const { belief, table } = game;
  const camp = (insight?.camps ?? belief)?.camp(self.seat, to.seat) ?? null;
  const warmth = warmthOf(game, self.seat, to.seat);
  const warmed = (value: number): number =>
    warmth === 0 ? value : clamp(value + warmth, -ATTITUDE_BOUND, ATTITUDE_BOUND);
  return camp === null
    ? { value: warmed(perceived(mind, self, to.pid, table.round)), reason: 'perceived' }
    : { value: warmed(perceived(mind, self, to.pid, table.round, camp * CERTAIN_CAMP)), reason: 'belief' };
}

const engineStands = ({ roles }: Game, from: Seat, to: Seat): boolean => roles.engineStands?.(from, to) ?? false;

const isHiddenFrom = (game: Game, from: Seat, to: PublicSeat, insight: Insight | null): boolean =>
  to.revealed === null &&
  to.seat !== from &&
  (game.strict || to.exposure < HIGH_EXPOSE_THRESHOLD) &&
  (insight?.learned(from, to.seat) ?? null) === null &&
  !engineStands(game, from, to.seat);

/** Whether `from` would feel by its own mind towards `to`, not by what the engine knows (§S6.1, §A10, §A17, §K2). */
export const feelsByMind = (game: Game, from: Seat, to: PublicSeat, insight: Insight | null = null): boolean =>
  game.minds.has(from) && isHiddenFrom(game, from, to, insight);

/** A disguised rebel's hostility to the lord, held back until its own turns have passed (§S6.3, §A11). */
export function camouflaged(game: Game, from: Seat, base: number): number {
  const mind = game.minds.get(from);
  if (
    !mind ||
    engineStands(game, from, game.table.lord) ||
    mind.persona.name !== 'camouflage' ||
    base >= 0 ||
    game.roles.own(from) !== 'fan'
  )
    return base;
  return base * lerp(CAMOUFLAGE_FLOOR, 1, camouflageProgress(game, from));
}

/** How much of its disguise a seat has lived through, 0…1; 1 for a seat without a mind (§A11). */
export function camouflageProgress({ minds, table }: Game, seat: Seat): number {
  const mind = minds.get(seat);
  if (!mind) return 1;
  // The running turn is counted at its start, but not lived through yet.
  const completed = finite(mind.runtime.turnsTaken) - (table.turn === seat ? 1 : 0);
  const rounds = Math.max(1, finite(mind.persona.traits.camouflageRounds));
  return clamp(completed / rounds, 0, 1);
}

/** The value after soft assignment, or null where it does not apply (§S6.4). */
export function softened(
  game: Game,
  from: Seat,
  to: PublicSeat,
  value: number,
  insight: Insight | null = null,
): number | null {
  if (to.revealed !== null || to.seat === from) return null;
  if (!isSoftAssigned(game, from, to, insight) || engineStands(game, from, to.seat)) return null;
  switch (sideOf(game.roles.own(from))) {
    case 'zhu':
      return Math.max(value, SOFT_ATTITUDE);
    case 'fan':
      return Math.min(value, -SOFT_ATTITUDE);
    default:
      return null;
  }
}

/**
 * What the chain is told by whoever runs it: a fold away from the game, or the running game, where the engine adds
 * difficulty, madness and mods around the raw value.
 */
export interface AttitudePort {
  /**
   * The engine's whole answer, with the feeling in it already; null away from the game, where the value is what is felt, or
   * `RolePort.engineAttitude`.
   */
  readonly answer: number | null;
  /** Whether the engine has laid the target open already, though no event has told so yet. */
  readonly opened: boolean;
  /** What `self` learned in private, where it decides by it; null where evidence is weighed or something is shown (§K2). */
  readonly insight: Insight | null;
  /** Whether who decides takes nobody for an ally by default, since a traitor is looked for (§A19). */
  readonly hunting: boolean;
  /** Madness turns an attitude round, and no later step may turn it back. */
  mad(seat: PublicSeat): boolean;
  /** The last word of subscribers; null where nobody subscribes. */
  readonly hook:
    | ((game: Game, self: PublicSeat | undefined, target: PublicSeat | undefined, told: Attitude) => number)
    | null;
}

/** What `self` feels where it does so by its own mind, else null. */
export function ownFeeling(
  game: Game,
  self: PublicSeat,
  target: PublicSeat,
  insight: Insight | null = null,
): Feeling | null {
  const mind = game.minds.get(self.seat);
  return mind && isHiddenFrom(game, self.seat, target, insight) ? feeling(game, mind, self, target, insight) : null;
}

/**
 * The chain §A16, where the extension is in force: missing side; lord target: camouflage; hidden target: the engine's from
 * 0.85 on, else perceived; soft assignment; hook. The running game and a replay both go through here.
 */
export function chain(
  game: Game,
  self: PublicSeat | undefined,
  target: PublicSeat | undefined,
  port: AttitudePort,
): Attitude {
  const told = self && target ? judged(game, self, target, port) : { value: port.answer ?? 0, reason: ORIGINAL };
  return port.hook ? { value: port.hook(game, self, target, told), reason: told.reason } : told;
}

function judged(game: Game, self: PublicSeat, target: PublicSeat, port: AttitudePort): Attitude {
  if (self === target || target.revealed !== null || port.opened) return towardsOpen(game, self, target, port);
  const told = standing(game, self, target, port);
  const soft = port.hunting ? null : softened(game, self.seat, target, told.value, port.insight);
  return soft === null || port.mad(self) || port.mad(target) ? told : { value: soft, reason: 'soft_assigned' };
}

/** The lord is open from the start. */
function towardsOpen(game: Game, self: PublicSeat, target: PublicSeat, port: AttitudePort): Attitude {
  const value = engineValue(game, self, target, port);
  if (target.seat !== game.table.lord || self === target) return { value, reason: ORIGINAL };
  const damped = camouflaged(game, self.seat, value);
  return damped === value || port.mad(self) ? { value, reason: ORIGINAL } : { value: damped, reason: 'camouflage' };
}

/** What is felt, else the engine's value, and why. */
function standing(game: Game, self: PublicSeat, target: PublicSeat, port: AttitudePort): Attitude {
  const felt = ownFeeling(game, self, target, port.insight);
  if (felt !== null && port.answer === null) return felt;
  const value = engineValue(game, self, target, port);
  if (felt !== null) return { value, reason: felt.reason };
  return { value, reason: target.exposure >= HIGH_EXPOSE_THRESHOLD ? 'fallback_shown' : ORIGINAL };
}

const engineValue = ({ roles }: Game, self: PublicSeat, target: PublicSeat, { answer }: AttitudePort): number =>
  answer ?? roles.engineAttitude(self.seat, target.seat);

/** Away from the game: no madness, no mods, nothing that events do not tell. */
const FOLDED: AttitudePort = {
  answer: null,
  opened: false,
  insight: null,
  hunting: false,
  mad: () => false,
  hook: null,
};

/** The same, and the last word of whoever subscribed. */
const WEIGHING: AttitudePort = {
  ...FOLDED,
  hook: ({ hooks }, self, target, { value, reason }) =>
    self && target && hooks.attitude ? finite(hooks.attitude(self.seat, target.seat, value, reason)) : value,
};

/**
 * The whole chain but for subscribers, as a fold knows it. With `insight`, what `from` decides by; what weighs evidence, and
 * whatever is shown, goes without (§K2).
 */
export function attitude(game: Game, from: Seat, to: Seat, insight: Insight | null = null): Attitude {
  const { bySeat } = game.table;
  return chain(game, bySeat.get(from), bySeat.get(to), insight === null ? FOLDED : { ...FOLDED, insight });
}

/**
 * The attitude that weighs evidence: the chain, and the last word of whoever subscribed (§S2.2). It goes by what
 * everybody saw alone: a memory that rested on a role learned in private would tell it to whoever is shown an opinion (§K2).
 */
export function relation(game: Game, from: Seat, to: Seat): number {
  const { bySeat } = game.table;
  return chain(game, bySeat.get(from), bySeat.get(to), WEIGHING).value;
}
