/** Switches everything on and off again. What it has in hand is runtime/state.ts. */
import type { HookBus } from '../hooks/bus';
import type { HookEvents } from '../hooks/events';
import { createSubscribers, type Subscribers } from '../hooks/subscribers';
import { both } from '../language/texts';
import { createApi, openBus, type PublicApi } from './api';
import type { Engine } from './noname';
import { createReport, type Report } from './report';
import { install, uninstall } from './runtime/install';
import type { RuntimeState, Watcher } from './runtime/state';
import type { Settings } from './settings';

export type { Watcher } from './runtime/state';

export interface Runtime {
  /** Idempotent; false where the engine lacks what everything stands on, or where we stay passive (§A18). */
  install(): boolean;
  /** Leaves the engine as it was before `install`. */
  uninstall(): void;
  installed(): boolean;
  watch(watcher: Watcher): void;
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
    session: null,
    patch: null,
    undo: [],
  };
  const api = createApi(version, bus, () => runtime.session);
  return {
    api,
    bus,
    subscribers,
    installed: () => runtime.undo.length > 0,
    watch: (watcher) => {
      runtime.watchers.push(watcher);
    },
    install: () => install(runtime, api),
    uninstall: () => {
      uninstall(runtime, api);
    },
  };
}
