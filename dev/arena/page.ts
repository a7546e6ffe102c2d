/**
 * The arena in the page, served as an extension of its own (mount.ts): it seats a mind of ours, the engine's AI or a foreign
 * extension's at each seat, and notes what recordings do not hold. It is built from src/engine, so it plays what the extension plays.
 */
import { createReport } from '../../src/engine/report';
import { createRuntime } from '../../src/engine/runtime';
import { ARENA_EXTENSION } from './arena-extension';
import { CHOICES, type ArenaEngine } from './page-engine';
import { layer, type Installing } from './page-layers';
import { createProbe } from './page-probe';
import { createSeating, settingsOf } from './page-seats';

export const type = 'extension';

/** 1.10.9 re-evaluates a default-exported object from its text, a function is taken as it is. */
export default function arena(
  lib: ArenaEngine['lib'],
  game: ArenaEngine['game'],
  ui: ArenaEngine['ui'],
  get: ArenaEngine['get'],
  ai: ArenaEngine['ai'],
  _status: ArenaEngine['_status'],
): Record<string, unknown> {
  return {
    name: ARENA_EXTENSION,
    editable: false,
    connect: false,
    precontent() {
      // Whatever order the folders were read in, seats are dispatched before anybody replaces anything in content().
      lib.onload2?.push(() =>
        lib.extensions?.sort(([a], [b]) => Number(b === ARENA_EXTENSION) - Number(a === ARENA_EXTENSION)),
      );
    },
    content() {
      attach({ lib, game, ui, get, ai, _status });
    },
    config: {},
    help: {},
    package: { nopack: true, intro: '', author: '', version: '1' },
    files: { character: [], card: [], skill: [], audio: [] },
  };
}

function attach(engine: ArenaEngine): void {
  const { get, ai, _status } = engine;
  const seating = createSeating(engine);
  const settings = settingsOf(engine, {});
  const runtime = createRuntime(engine, settings, '0', createReport(settings.debug), seating.company);
  const probe = createProbe(engine, seating, runtime.sessionOf);
  const byObserver = ([from]: readonly unknown[]): boolean =>
    seating.isForeign(from as Parameters<typeof seating.isForeign>[0]);
  const byDecider = (): boolean => seating.isForeign(_status.event?.player);
  const layers: Installing[] = [
    layer(get, 'attitude', { foreign: byObserver, around: probe.attitude }),
    layer(get, 'rawAttitude', { foreign: byObserver }),
    ...CHOICES.map((name) => layer(ai.basic, name, { foreign: byDecider, around: probe.choice })),
  ];
  layers.reduce<() => void>(
    (install, around) => () => {
      around(install);
    },
    () => runtime.install(),
  )();
  probe.listen();
  globalThis.zzArena = { begin: seating.begin, report: probe.report };
}
