/** Entry: what the engine imports. It only wires. */
import info from '../info.json';
import { createMenu } from './engine/menu';
import type { Engine, Game, Get, Lib, Status } from './engine/noname';
import { createRuntime } from './engine/runtime';
import { createSettings } from './engine/settings';
import { warnOnce } from './engine/warnings';
import { PACKAGE_INTRO } from './strings';

/** The engine ignores a module without it. */
export const type = 'extension';

/** A function, since 1.10.9 re-evaluates plain objects from their source text (facts/engine.md §9). */
export default function extension(lib: Lib, game: Game, _ui: object, get: Get, _ai: object, _status: Status) {
  const engine: Engine = { lib, game, get, _status };
  const settings = createSettings(engine);
  const runtime = createRuntime(engine, settings, info.version);
  const start = (): void => {
    if (get.mode() === 'identity') runtime.install();
  };
  return {
    name: info.name,
    editable: false,
    connect: false,
    config: createMenu(info.version, info.minNonameVersion, (on) => { (on ? start : runtime.uninstall)(); }),
    package: { intro: PACKAGE_INTRO, author: info.author, version: info.version },
    content(): void {
      warnOnce(engine, settings, import.meta.url, info.minNonameVersion, (text) => { alert(text); });
      start();
    },
    onremove: runtime.uninstall,
  };
}
