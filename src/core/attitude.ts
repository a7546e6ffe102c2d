/** What an observer feels towards a seat, on the engine's scale −10…10 (§S6, §A10, §A11, §A16). */
import type { Seat } from './event';
import { HIGH_EXPOSE_THRESHOLD } from './exposure';
import { isSoftAssigned } from './consensus';
import type { Game } from './game';
import type { Insight } from './learned';
import type { Mind } from './mind';
import { clamp, finite, lerp } from './number';
import { sideOf } from './role';
import type { PublicSeat } from './table';

/** Bounds of an attitude. */
const ATTITUDE_BOUND = 10;
/** Soft assignment lifts to this, or presses a rebel's below its negative (§S6.4). */
const SOFT_ATTITUDE = 3;
/** What is left of a disguised rebel's hostility before its first turn (§A11). */
const CAMOUFLAGE_FLOOR = 0.15;

/** A camp believed for certain counts as much as evidence that gives full confidence (§A12). */
const CERTAIN_CAMP = 6;

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
  { belief, table }: Game,
  mind: Mind,
  self: PublicSeat,
  to: PublicSeat,
  insight: Insight | null = null,
): Feeling {
  const camp = (insight?.camps ?? belief)?.camp(self.seat, to.seat) ?? null;
  return camp === null
    ? { value: perceived(mind, self, to.pid, table.round), reason: 'perceived' }
    : { value: perceived(mind, self, to.pid, table.round, camp * CERTAIN_CAMP), reason: 'belief' };
}

const engineStands = ({ roles }: Game, from: Seat, to: Seat): boolean => roles.engineStands?.(from, to) ?? false;

/** Whether `from` would feel by its own mind towards `to`, not by what the engine knows (§S6.1, §A10, §A17, §K2). */
export function feelsByMind(game: Game, from: Seat, to: PublicSeat, insight: Insight | null = null): boolean {
  return (
    to.revealed === null &&
    to.seat !== from &&
    (game.strict || to.exposure < HIGH_EXPOSE_THRESHOLD) &&
    game.minds.has(from) &&
    (insight?.learned(from, to.seat) ?? null) === null &&
    !engineStands(game, from, to.seat)
  );
}

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
export function camouflageProgress({ minds }: Game, seat: Seat): number {
  const mind = minds.get(seat);
  if (!mind) return 1;
  const rounds = Math.max(1, finite(mind.persona.traits.camouflageRounds));
  return clamp(finite(mind.runtime.turnsTaken) / rounds, 0, 1);
}

/** The value after soft assignment, or null where it does not apply (§S6.4). */
export function softened(
  game: Game,
  from: Seat,
  to: PublicSeat,
  value: number,
  insight: Insight | null = null,
): number | null {
  if (to.revealed !== null || to.seat === from || engineStands(game, from, to.seat)) return null;
  if (!isSoftAssigned(game, from, to, insight)) return null;
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
 * The whole chain §A16 but for subscribers, with `RolePort.engineAttitude` in the engine's place. With `insight`, what
 * `from` decides by; what weighs evidence, and whatever is shown, goes without (§K2).
 */
export function attitude(game: Game, from: Seat, to: Seat, insight: Insight | null = null): Attitude {
  const self = game.table.bySeat.get(from);
  const target = game.table.bySeat.get(to);
  if (!self || !target) return { value: 0, reason: 'original' };
  if (to === game.table.lord && from !== to) {
    const base = game.roles.engineAttitude(from, to);
    const value = camouflaged(game, from, base);
    return { value, reason: value === base ? 'original' : 'camouflage' };
  }
  if (target.revealed !== null || from === to) {
    return { value: game.roles.engineAttitude(from, to), reason: 'original' };
  }
  const mind = game.minds.get(from);
  let result: Attitude;
  if (mind && feelsByMind(game, from, target, insight)) {
    result = feeling(game, mind, self, target, insight);
  } else {
    const shown = target.exposure >= HIGH_EXPOSE_THRESHOLD;
    result = { value: game.roles.engineAttitude(from, to), reason: shown ? 'fallback_shown' : 'original' };
  }
  const soft = softened(game, from, target, result.value, insight);
  return soft === null ? result : { value: soft, reason: 'soft_assigned' };
}

/**
 * The attitude that weighs evidence: the chain, and the last word of whoever subscribed (§S2.2). It goes by what
 * everybody saw alone: a memory that rested on a role learned in private would tell it to whoever is shown an opinion (§K2).
 */
export function relation(game: Game, from: Seat, to: Seat): number {
  const { value, reason } = attitude(game, from, to);
  return game.hooks.attitude ? finite(game.hooks.attitude(from, to, value, reason)) : value;
}
