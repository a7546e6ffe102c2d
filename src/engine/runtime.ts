/** Switches everything on and off again, and keeps our faults away from the game. */
import type { Delta } from '../core/fold';
import type { PublicEvent } from '../core/event';
import { both } from '../language/texts';
import { refusalText } from '../language/notices';
import { installAttitude, type AttitudePatch } from './attitude';
import { createApi, openBus, type PublicApi } from './api';
import { missingMembers } from './contract';
import { whyInactive } from './inforce';
import type { Engine, GameEvent } from './noname';
import { HANDLERS, isNewTrigger, type Observer } from './observe';
import type { HookBus } from '../hooks/bus';
import type { HookEvents } from '../hooks/types';
import { createReport, type Report } from './report';
import { createSession, type Session } from './session';
import type { Settings } from './settings';
import { listen } from './skill';

/** Hears what becomes of the running game, right after the fold. Must not throw. */
export interface Watcher {
  opened?(session: Session): void;
  moved?(session: Session, event: PublicEvent, deltas: readonly Delta[]): void;
  /** The game is over and its recording complete. */
  ended?(session: Session): void;
  /** The extension was switched off. */
  closed?(): void;
}

export interface Runtime {
  /** Idempotent; false where the engine lacks what everything stands on, or where we stay passive (§A18). */
  install(): boolean;
  /** Leaves the engine as it was before `install`. */
  uninstall(): void;
  installed(): boolean;
  watch(watcher: Watcher): void;
  readonly api: PublicApi;
  readonly bus: HookBus<HookEvents>;
}

/** The peer extension that answers the same questions (§A18). */
const PEER = '身临其境的AI';
/** Triggers that move the session itself, beside those of observe.ts. */
const OWN_TRIGGERS = ['gameStart', 'phaseBegin', 'dieBegin', 'dieAfter'];

export function createRuntime(
  engine: Engine,
  settings: Settings,
  version: string,
  report: Report = createReport(settings.debug),
): Runtime {
  const { lib, game } = engine;
  const bus = openBus(game, report);
  let session: Session | null = null;
  let patch: AttitudePatch | null = null;
  let undo: (() => void)[] = [];
  const watchers: Watcher[] = [];

  const inForce = (): Session | null => (session && whyInactive(engine) === null ? session : null);
  const api = createApi(version, bus, () => session);

  function open(): Session {
    return createSession({
      engine,
      bus,
      personas: settings.personas(),
      inference: settings.inference(),
      strict: settings.strict(),
      onRefusal: (reason) => {
        report.warn(refusalText(reason));
      },
      engineRaw: (from, to) => patch?.engineRaw(from, to) ?? 0,
      engineStands: (from, to) => patch?.engineStands(from, to) ?? false,
      attitudeHook: (from, to, value, reason) => patch?.hooked(from, to, value, reason) ?? value,
      onDeltas: (event, deltas) => {
        if (settings.debug()) logDeltas(event, deltas);
        const running = session;
        if (running)
          tell((watcher) => {
            watcher.moved?.(running, event, deltas);
          });
      },
    });
  }

  /** A watcher's fault is its own: the game and the other watchers go on. */
  function tell(what: (watcher: Watcher) => void): void {
    for (const watcher of watchers) {
      try {
        what(watcher);
      } catch (error) {
        report.warn(both('watcherFailed'), error);
      }
    }
  }

  function begin(): Session {
    const opened = open();
    session = opened;
    tell((watcher) => {
      watcher.opened?.(opened);
    });
    return opened;
  }

  function logDeltas(event: PublicEvent, deltas: readonly Delta[]): void {
    report.debug(`${JSON.stringify(event)} ${deltas.map((delta) => JSON.stringify(delta)).join(' ')}`);
  }

  function hear(event: GameEvent, name: string): void {
    if (!isNewTrigger(event, name) || whyInactive(engine) !== null || game.players.length === 0) return;
    // Heroes and roles are being chosen until gameStart; afterwards one may switch on in the middle of a game.
    if (!session && name !== 'gameStart' && game.roundNumber === 0) return;
    session ??= begin();
    session.catchUp();
    switch (name) {
      case 'gameStart':
      case 'dieAfter':
        return;
      case 'phaseBegin':
        if (event.player) session.beginTurn(event.player);
        return;
      case 'dieBegin':
        if (event.player) session.noteKiller(event.player, event.source);
        return;
      default: {
        const { seats } = session;
        const running = session;
        const observer: Observer = {
          engine,
          seats,
          tvFilter: (kind, named, actor, target, tv) => {
            if (!bus.has('slqj_ai_tv')) return tv;
            const subject = kind === 'skill' ? { skill: named } : { card: named };
            const heard = bus.emit('slqj_ai_tv', { kind, ...subject, actor, target, tv });
            return Number.isFinite(heard.tv) ? heard.tv : tv;
          },
          emit: (told) => {
            running.accept(told);
          },
        };
        HANDLERS[name]?.(observer, event);
      }
    }
  }

  function hearSafely(event: GameEvent, name: string): void {
    try {
      hear(event, name);
    } catch (error) {
      report.warn(`${both('eventFailed')}（${name}）`, error);
    }
  }

  const finish = (): void => {
    try {
      const running = session;
      if (running?.finish() === true)
        tell((watcher) => {
          watcher.ended?.(running);
        });
    } catch (error) {
      report.warn(both('finishFailed'), error);
    }
  };

  function passiveBesidePeer(): boolean {
    const peer = lib.config[`extension_${PEER}_enable`] === true && (lib.config.extensions ?? []).includes(PEER);
    if (!peer || settings.coexist()) return false;
    report.warn(both('peerActive'));
    return true;
  }

  /** The same extension kept twice under two folder names: the first one works. */
  function secondCopy(): boolean {
    const present = game.__slqjAiPersona as Partial<PublicApi> | undefined;
    if (typeof present?.recording !== 'function') return false;
    report.warn(both('secondCopy'));
    return true;
  }

  return {
    api,
    bus,
    installed: () => undo.length > 0,
    watch: (watcher) => {
      watchers.push(watcher);
    },
    install() {
      if (undo.length > 0) return true;
      const missing = missingMembers(engine);
      const lacks = new Set(missing.map(({ feature }) => feature));
      for (const { feature, members } of missing)
        report.warn(both('lacking', { feature, members: members.join('、') }));
      if (lacks.has('core') || passiveBesidePeer() || secondCopy()) return false;
      if (!lacks.has('attitude')) {
        const installed = installAttitude({ engine, bus, report, session: () => (settings.act() ? inForce() : null) });
        patch = installed;
        undo.push(() => {
          installed.uninstall();
        });
      }
      const triggers = Object.keys(HANDLERS).filter(
        (name) =>
          !(lacks.has('picks') && name.startsWith('rewrite')) &&
          !(lacks.has('worth') && /^(useCard|useSkill|logSkill)/.test(name)),
      );
      undo.push(listen(engine, [...triggers, ...OWN_TRIGGERS], hearSafely));
      if (!lacks.has('over')) {
        lib.onover.push(finish);
        undo.push(() => {
          const at = lib.onover.indexOf(finish);
          if (at >= 0) lib.onover.splice(at, 1);
        });
      }
      game.__slqjAiPersona ??= api;
      return true;
    },
    uninstall() {
      for (const step of undo.reverse()) step();
      undo = [];
      patch = null;
      session?.forget();
      session = null;
      tell((watcher) => {
        watcher.closed?.();
      });
      if (game.__slqjAiPersona === api) delete game.__slqjAiPersona;
    },
  };
}
