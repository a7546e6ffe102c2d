/** Entry: what the engine imports. It only wires. */
import info from '../info.json';
import { isDeciding } from './engine/deciding';
import { whyInactive } from './engine/inforce';
import { createMenu } from './engine/menu';
import type { Ai, Engine, Game, Get, Lib, Stage, Status, Ui } from './engine/noname';
import { createPlaces } from './engine/places';
import { createReport } from './engine/report';
import { createRuntime } from './engine/runtime';
import { createSettings } from './engine/settings';
import { folderOf, warnOnce } from './engine/warnings';
import { installSpeech } from './engine/speech';
import { menuActions } from './app/actions';
import { secondCopy, type ExtensionObject } from './app/second-copy';
import { createShow, languageNow, type Show } from './app/show';
import { createTalking, type Talking } from './app/talking';
import { describedBy } from './engine/described';
import { createUpkeep, hasNews, type Upkeep } from './app/upkeep';
import { createTexts } from './language/texts';

/** The engine ignores a module without it. */
export const type = 'extension';

/** A function, since 1.10.9 re-evaluates plain objects from their source text (§N9). */
export default function extension(
  lib: Lib & Stage['lib'],
  game: Game & Stage['game'],
  ui: Ui,
  get: Get,
  ai: Ai,
  _status: Status,
): ExtensionObject {
  const engine: Engine = { lib, game, get, ai, _status, ui };
  if (game.__slqjAiLoaded === true) return secondCopy(folderOf(import.meta.url));
  game.__slqjAiLoaded = true;
  const settings = createSettings(engine);
  const report = createReport(settings.debug);
  const runtime = createRuntime(engine, settings, info.version, report);
  const common = {
    engine,
    version: info.version,
    report,
    runtime,
    settings,
    places: createPlaces({ ui, lib, game }),
    inactive: () => whyInactive(engine) ?? (runtime.installed() ? null : 'off'),
    term: (name: string) => get.translation(name),
    described: describedBy(engine),
    now: () => Date.now(),
    tell: (text: string): void => {
      alert(text);
    },
  };
  let talking: Talking | null = null;
  let shown: Show | null = null;
  let kept: Upkeep | null = null;
  const talk = (): Talking =>
    (talking ??= createTalking({
      ...common,
      listen: (ear) => installSpeech({ lib, game, ui, _status }, ear, report),
    }));
  const upkeep = (): Upkeep => (kept ??= createUpkeep({ ...common, shown: () => shown, item: (key) => menu[key] }));
  const show = (): Show =>
    (shown ??= createShow({
      ...common,
      byHand: () => _status.auto !== true,
      deciding: () => isDeciding(_status),
      accused: talk().accused,
      fault: () => {
        upkeep().report();
      },
      tabs: talk().tabs,
    }));

  function start(): void {
    if (get.mode() === 'identity' && runtime.install()) show().appear();
  }

  const language = languageNow(settings.language(), common.places);
  const menu = createMenu(
    { version: info.version, lowest: info.minNonameVersion, language, fresh: hasNews(info.version, settings) },
    menuActions({ report, runtime, start, shown: () => shown, show, talk, upkeep }),
    settings,
  );

  return {
    name: info.name,
    editable: false,
    connect: false,
    config: menu,
    package: { intro: createTexts(language)('packageIntro'), author: info.author, version: info.version },
    content(): void {
      warnOnce(engine, settings, import.meta.url, info.minNonameVersion, common.tell);
      start();
      if (get.mode() === 'identity') void upkeep().settings.copy.begin();
    },
    onremove: runtime.uninstall,
  };
}
