/** Switches everything on and off again. What it has in hand is runtime/state.ts. */
import type { HookBus } from '../hooks/bus';
import type { HookEvents } from '../hooks/events';
import { createSubscribers, type Subscribers } from '../hooks/subscribers';
import { both } from '../language/texts';
import { createApi, openBus, type PublicApi } from './api';
import type { Engine, Player } from './noname';
import { createNotices, type Notice } from './notices';
import { createReport, type Report } from './report';
import { everybodyBy, type Company } from './runtime/company';
import { install, uninstall } from './runtime/install';
import { sessionOf, tell, type RuntimeState, type Watcher } from './runtime/state';
import type { Session } from './session';
import type { Settings } from './settings';

export type { Watcher } from './runtime/state';

export interface Runtime {
  /** Idempotent; false where the engine lacks what everything stands on, or where we stay passive (§A18). */
  install(): boolean;
  /** Leaves the engine as it was before `install`. */
  uninstall(): void;
  installed(): boolean;
  watch(watcher: Watcher): void;
  /** What the player should know of this engine, oldest first. */
  notices(): readonly Notice[];
  /** The session of the mind that decides for a player now; null where the engine's own AI does (§A2, company.ts). */
  sessionOf(decider: Player): Session | null;
  readonly api: PublicApi;
  readonly bus: HookBus<HookEvents>;
  /** The same, to be asked. */
  readonly subscribers: Subscribers<HookEvents>;
}

export function createRuntime(
  engine: Engine,
  settings: Settings,
  version: string,
  report: Report = createReport(settings.debug),
  company: Company = everybodyBy(settings),
): Runtime {
  const bus = openBus(engine.game, report);
  const subscribers = createSubscribers(bus, (event, error) => {
    report.warn(both('hooksFailed', { event }), error);
  });
  const runtime: RuntimeState = {
    engine,
    settings,
    report,
    subscribers,
    watchers: [],
    notices: createNotices(report, () => {
      tell(runtime, (watcher) => {
        watcher.noticed?.();
      });
    }),
    company,
    sessions: new Map(),
    session: null,
    resting: new Map(),
    patch: null,
    blindfold: null,
    lacks: new Set(),
    hearing: null,
    fromTheStart: false,
    round: 0,
    undo: [],
  };
  const api = createApi(version, bus, () => runtime.session, {
    sessionOf: (decider) => sessionOf(runtime, decider) ?? runtime.session,
    decides: (player) => runtime.blindfold?.decider() === player,
  });
  return {
    api,
    bus,
    subscribers,
    installed: () => runtime.undo.length > 0,
    watch: (watcher) => {
      runtime.watchers.push(watcher);
    },
    notices: runtime.notices.all,
    sessionOf: (decider) => sessionOf(runtime, decider),
    install: () => install(runtime, api),
    uninstall: () => {
      uninstall(runtime, api);
    },
  };
}
