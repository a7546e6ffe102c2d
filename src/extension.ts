/** Entry: what the engine imports. It only wires. */
import info from '../info.json';
import { whyInactive } from './engine/inforce';
import { createMenu } from './engine/menu';
import type { Engine, Game, Get, Lib, Stage, Status, Ui } from './engine/noname';
import { createPlaces } from './engine/places';
import { createReport } from './engine/report';
import { createRuntime } from './engine/runtime';
import { createSettings } from './engine/settings';
import { folderOf, warnOnce } from './engine/warnings';
import { createShow, type Show } from './show';
import { PACKAGE_INTRO, WORDS } from './strings';

/** The engine ignores a module without it. */
export const type = 'extension';

/** What the engine reads (facts/engine.md §2). */
interface ExtensionObject {
  name: string;
  editable: false;
  connect: false;
  config: ReturnType<typeof createMenu>;
  package: { intro: string; author: string; version: string };
  content(): void;
  onremove(): void;
}

/** A function, since 1.10.9 re-evaluates plain objects from their source text (facts/engine.md §9). */
export default function extension(
  lib: Lib & Stage['lib'], game: Game & Stage['game'], ui: Ui, get: Get, _ai: object, _status: Status,
): ExtensionObject {
  const engine: Engine = { lib, game, get, _status };
  if (game.__slqjAiLoaded === true) return secondCopy(folderOf(import.meta.url));
  game.__slqjAiLoaded = true;
  const settings = createSettings(engine);
  const report = createReport(settings.debug);
  const runtime = createRuntime(engine, settings, info.version, report);
  let show: Show | null = null;

  const makeShow = (): Show => createShow({
    runtime, settings, places: createPlaces({ ui, lib, game }),
    inactive: () => whyInactive(engine) ?? (runtime.installed() ? null : 'off'),
    term: (name) => get.translation(name),
    now: () => Date.now(),
    warn: report.warn,
    topBar: info.name,
  });

  function start(): void {
    if (get.mode() !== 'identity' || !runtime.install()) return;
    show ??= makeShow();
    show.appear();
  }

  const menu = createMenu(info.version, info.minNonameVersion, {
    enable: (on) => { (on ? start : runtime.uninstall)(); },
    // Elsewhere the panel still opens, and says why there is nothing to see (A2).
    openPanel: () => { (show ??= makeShow()).openPanel(); },
    badges: (on) => show?.setBadges(on),
    language: (tag) => show?.setLanguage(tag),
  }, settings.save);

  return {
    name: info.name,
    editable: false,
    connect: false,
    config: menu,
    package: { intro: PACKAGE_INTRO, author: info.author, version: info.version },
    content(): void {
      warnOnce(engine, settings, import.meta.url, info.minNonameVersion, (text) => { alert(text); });
      start();
    },
    onremove: runtime.uninstall,
  };
}

/** The same extension kept twice under two folder names: the second one only says so, under its folder's name. */
function secondCopy(folder: string): ExtensionObject {
  return {
    name: folder,
    editable: false,
    connect: false,
    config: {},
    package: { intro: WORDS.secondCopy, author: info.author, version: info.version },
    content(): void {
      console.warn(`[${info.name}] ${WORDS.secondCopy}`);
    },
    onremove: () => undefined,
  };
}
