/**
 * The arena in the page, served as an extension of its own (mount.ts): it seats a mind of ours, the engine's AI or a foreign
 * extension's at each seat, and notes what recordings do not hold. It is built from src/engine, so it plays what the extension plays.
 */
import type { Player } from '../../src/engine/noname';
import { createReport } from '../../src/engine/report';
import { createRuntime } from '../../src/engine/runtime';
import { ARENA_EXTENSION } from './arena-extension';
import { CHOICES, type ArenaEngine } from './page-engine';
import { layer, type OwnTurn } from './page-layers';
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
  const layers: OwnTurn[] = [];
  // We replace functions when we install, and once more when a game begins: from asking for its minds to telling of it.
  const beginOwn = (): void => {
    for (const each of layers) each.begin();
  };
  const endOwn = (): void => {
    for (const each of layers) each.end();
  };
  const seating = createSeating(engine, beginOwn);
  // What stands over every table and watches those of the engine alone: not strict, so that it notes what the engine does to exposure.
  const settings = settingsOf(engine, { inference: 'spec', strict: false });
  const runtime = createRuntime(engine, settings, '0', createReport(settings.debug), seating.company);
  runtime.watch({ opened: endOwn });
  const probe = createProbe(engine, seating, runtime.sessionOf);
  const byObserver = ([from]: readonly unknown[]): boolean => seating.isForeign(from as Player | undefined);
  const byDecider = (): boolean => seating.isForeign(_status.event?.player);
  layers.push(
    layer(get, 'attitude', { foreign: byObserver, around: probe.attitude }),
    layer(get, 'rawAttitude', { foreign: byObserver }),
    ...CHOICES.map((name) =>
      layer(ai.basic, name, { foreign: byDecider, around: name === 'chooseButton' ? probe.pick : probe.choice }),
    ),
  );
  beginOwn();
  runtime.install();
  endOwn();
  probe.listen();
  globalThis.zzArena = { begin: seating.begin, report: probe.report };
}
