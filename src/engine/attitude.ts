/**
 * The attitude patch (§S6, §A10): the chain §A16 of core/attitude.ts, run around the engine. What an observer feels goes in
 * where the engine asks for the raw value, so the engine itself adds madness and mods; the chain's later steps come after.
 */
import { chain, ownFeeling, type AttitudePort, type Feeling } from '../core/attitude';
import type { Seat } from '../core/event';
import { finite } from '../core/number';
import { borne } from '../core/play/bearing';
import { isHunt } from '../core/play/hunt';
import type { PublicSeat } from '../core/table';
import type { AttitudeContext, HookEvents } from '../hooks/events';
import { numberLeft, type Subscribers } from '../hooks/subscribers';
import { both } from '../language/texts';
import type { AttitudeFunction, Engine, Get, Player } from './noname';
import { override } from './override';
import type { Report } from './report';
import type { Session } from './session';

/** Passed as a third argument to ask for the engine's own value; it also keeps the engine's memo apart. */
const ENGINE_ONLY = 'slqj_engine_only';
/** Attitude per step of difficulty, as the engine has it. */
const DIFFICULTY_STEP = 1.5;
const NORMAL_DIFFICULTY = 2;
/** Seats count from 1; a stranger has none. */
const NO_SEAT = 0;

export interface AttitudePatch {
  /** The engine's raw attitude, without difficulty. */
  engineRaw(from: Player, to: Player): number;
  /** Whether another extension's `customAttitude` answers for this pair. */
  engineStands(from: Player, to: Player): boolean;
  /** Subscribers' final word on a relation that weighs evidence in a session. */
  hooked(running: Session, from: Seat, to: Seat, value: number, reason: string): number;
  /** Asks one question as the engine does; answers whether it comes to us. Whoever stands between may throw. */
  reaches(name: 'attitude' | 'rawAttitude', from: Player, to: Player): boolean;
  /** Still in force: not taken out again. */
  stands(): boolean;
  uninstall(): void;
}

interface PatchOptions {
  engine: Engine;
  subscribers: Subscribers<HookEvents>;
  report: Report;
  /** The session of the mind that decides for a player; null where the engine's own AI does. */
  session: (decider: Player) => Session | null;
  /** Who decides blindfolded right now (§N10), else null. */
  decider: () => Player | null;
}

export function installAttitude({ engine, subscribers, report, session, decider }: PatchOptions): AttitudePatch {
  const { get, game: table, _status } = engine;
  const engineAttitude = get.attitude;
  const engineRawAttitude = get.rawAttitude;
  let installed = true;
  /** Subscribers may ask for attitudes; those answers are not offered to them again. */
  let asking = false;
  /** A question is on its way that only asks whether it arrives. */
  let awaited: 'attitude' | 'rawAttitude' | null = null;

  const arrives = (name: 'attitude' | 'rawAttitude'): boolean => {
    if (awaited !== name) return false;
    awaited = null;
    return true;
  };

  const difficulty = (to: Player): number =>
    to === table.me ? (NORMAL_DIFFICULTY - get.difficulty()) * DIFFICULTY_STEP : 0;

  /** Another extension's official word; where there is one the engine's value stands (§A10). */
  const customAnswers = (from: Player, to: Player): boolean =>
    (_status.ai.customAttitude ?? []).some((custom) => custom(from, to) !== undefined);

  const at = ({ seats, game }: Session, player: Player): PublicSeat | undefined =>
    game.table.bySeat.get(seats.of(player) ?? NO_SEAT);

  function feelingOf(running: Session, from: Player, to: Player): Feeling | null {
    const [self, target] = [at(running, from), at(running, to)];
    if (!self || !target || to.identityShown === true) return null;
    if (!isAnothers(from)) {
      const felt = ownFeeling(running.game, self, target, running.insight);
      return felt && { ...felt, value: bearingOf(running, self, target, felt.value) };
    }
    // Evidence is a private memory; belief is worked out anew, for whatever role the one who decides supposes.
    return running.game.belief ? ownFeeling(running.game, self, target) : null;
  }

  const bearingOf = ({ game, ploys, takes }: Session, self: PublicSeat, target: PublicSeat, felt: number): number =>
    borne({ game, ploys, self, oddsOf: (about) => takes(self.seat, about) }, target, felt);

  /** Whether one AI decides and asks how another feels: it can only suppose that, and by its own mind. */
  function isAnothers(from: Player): boolean {
    const deciding = decider();
    return deciding !== null && deciding !== from;
  }

  function engineRaw(from: Player, to: Player): number {
    const value = finite(engineRawAttitude.call(get, from, to));
    return customAnswers(from, to) ? value : value - difficulty(to);
  }

  const patchedRaw: AttitudeFunction = function (this: Get, from, to, ...rest) {
    if (arrives('rawAttitude')) return 0;
    const running = installed && from && rest[0] !== ENGINE_ONLY ? session(decider() ?? from) : null;
    if (running && from && to) {
      try {
        const felt = feelingOf(running, from, to);
        if (felt !== null) return felt.value + difficulty(to);
      } catch (error) {
        report.warn(both('perceivedFailed'), error);
      }
    }
    return rest[0] === ENGINE_ONLY
      ? engineRawAttitude.call(this, from, to)
      : engineRawAttitude.call(this, from, to, ...rest);
  };

  /** The running game's side of the chain: `answer` is the engine's, with the feeling, madness and mods in it. */
  function portAround(running: Session, from: Player, to: Player, answer: number): AttitudePort {
    return {
      answer,
      opened: to.identityShown === true,
      insight: running.insight,
      hunting: running.ploys.hunt && isHunt(running.game),
      mad: ({ seat }) => running.seats.player(seat)?.isMad() === true,
      hook: subscribers.any('slqj_ai_attitude')
        ? (_game, _self, _target, { value, reason }) =>
            offer(running, from, to, value, reason, feelingOf(running, from, to)?.value ?? null, running.chancesKnowing)
        : null,
    };
  }

  /**
   * What subscribers are offered as the attitude without our later steps: the engine's own. In strict mode nothing of a hidden role
   * may be told by it (§A17), so towards such a one it is what the mind feels before camouflage and soft assignment, null where there
   * is no mind (§K1).
   */
  function baseOf(running: Session, from: Player, to: Player, felt: number | null): number | null {
    const [self, target] = [at(running, from), at(running, to)];
    const isOpen = to.identityShown === true || from === to || (target !== undefined && target.revealed !== null);
    if (isOpen || !running.game.strict) return engineAttitude.call(get, from, to, ENGINE_ONLY);
    return felt ?? (self && target ? (ownFeeling(running.game, self, target)?.value ?? null) : null);
  }

  /** `chances`: what `from` believes, with what it learned where it decides, without where evidence is weighed (§K2). */
  function offer(
    running: Session,
    from: Player,
    to: Player,
    value: number,
    reason: string,
    felt: number | null,
    chances: Session['chancesKnowing'],
  ): number {
    if (asking) return value;
    asking = true;
    try {
      const { seats } = running;
      const base = baseOf(running, from, to, felt);
      const context: AttitudeContext = {
        from,
        to,
        mode: get.mode(),
        base,
        perceived: felt,
        belief: chances(seats.of(from) ?? 0, seats.of(to) ?? 0),
        reason,
        result: value,
        forceOriginal: false,
        stop: false,
        game: table,
        get,
      };
      return subscribers.ask('slqj_ai_attitude', context, ({ forceOriginal, result }) => {
        if (forceOriginal && base !== null) return base;
        return numberLeft(result, value);
      });
    } finally {
      asking = false;
    }
  }

  const patched: AttitudeFunction = function (this: Get, from, to, ...rest) {
    if (arrives('attitude')) return 0;
    const value = engineAttitude.call(this, from, to, ...rest);
    if (!installed || !from || !to || rest[0] === ENGINE_ONLY) return value;
    const self = from._trueMe ?? from;
    const running = session(decider() ?? self);
    if (!running) return value;
    try {
      const port = portAround(running, self, to, value);
      const [eyes, aim] = [at(running, self), at(running, to)];
      // What comes after the feeling rests on the other's own memory and persona.
      if (isAnothers(self)) return port.hook?.(running.game, eyes, aim, { value, reason: 'original' }) ?? value;
      return chain(running.game, eyes, aim, port).value;
    } catch (error) {
      report.warn(both('attitudeFailed'), error);
      return value;
    }
  };

  const restoreRaw = override(get, 'rawAttitude', patchedRaw);
  const restore = override(get, 'attitude', patched);
  return {
    engineRaw,
    engineStands: customAnswers,
    hooked(running, from, to, value, reason) {
      if (!subscribers.any('slqj_ai_attitude')) return value;
      const observer = running.seats.player(from);
      const target = running.seats.player(to);
      if (!observer || !target || session(observer) !== running) return value;
      return offer(
        running,
        observer,
        target,
        value,
        reason,
        reason === 'perceived' || reason === 'belief' ? value : null,
        running.chances,
      );
    },
    reaches(name, from, to) {
      awaited = name;
      try {
        get[name](from, to);
      } catch {
        // Theirs, and it came to us or it did not.
      }
      return !arrives(name);
    },
    stands: () => installed,
    uninstall() {
      installed = false;
      restore();
      restoreRaw();
    },
  };
}
