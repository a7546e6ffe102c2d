/** Joins what a player does about the extension itself — a report, news, a newer version, its settings — to what shows it. */
import { whyInactive } from '../engine/inforce';
import type { Engine } from '../engine/noname';
import type { Places } from '../engine/places';
import type { ReportLog } from '../engine/report';
import type { Runtime } from '../engine/runtime';
import { CHOICES, DEFAULTS, type Settings } from '../engine/settings';
import { extensionsOf, personsOf } from '../engine/surroundings';
import { createTexts } from '../language/texts';
import { standsAt } from '../model/choice';
import { createArchive, type Archive } from '../ui/archive';
import { deviceDatabase } from '../ui/database';
import { createKeep, type Keep } from '../ui/keep';
import { fileName } from '../ui/review';
import { showFile, type FileLayer } from '../ui/upkeep/file';
import { showNewer } from '../ui/upkeep/newer';
import { showNews } from '../ui/upkeep/news';
import { newsUpTo, seenAtFirst } from '../upkeep/news';
import { composeReport } from '../upkeep/report';
import { newerSource } from './newer';
import { createOwnSettings, type OwnSettings, type OwnSettingsOptions } from './own-settings';
import { languageNow, type Show } from './show';

export interface Upkeep {
  /** Shows the report file, to be saved or not. */
  report(): void;
  /** Shows what is new, and remembers that it was shown. */
  news(): void;
  /** Lets the player ask for a newer version; nothing is asked before. */
  newer(): void;
  readonly settings: OwnSettings;
}

/**
 * Whether there is news of this version that was not looked at yet; at the first start it keeps up to which version there is none. Call it
 * before the menu is made: the engine stores the default of every setting then, and what is stored tells that we were here before.
 */
export function hasNews(version: string, settings: Pick<Settings, 'seen' | 'saveSeen' | 'stored'>): boolean {
  if (settings.seen() === null) {
    const before = Object.keys(DEFAULTS).some((key) => settings.stored(key) !== undefined);
    settings.saveSeen(seenAtFirst(version, before));
  }
  return newsUpTo(version, settings.seen()).some(({ fresh }) => fresh);
}

interface UpkeepOptions {
  readonly engine: Engine;
  readonly version: string;
  readonly runtime: Pick<Runtime, 'api' | 'notices' | 'watch'>;
  readonly settings: OwnSettingsOptions['settings'] & Pick<Settings, 'model' | 'language' | 'seen' | 'saveSeen'>;
  readonly report: Pick<ReportLog, 'said'>;
  readonly places: Pick<Places, 'layer' | 'scrollBox' | 'language' | 'whenReady'>;
  readonly now: () => number;
  /** Says one sentence to the person. */
  readonly tell: (text: string) => void;
  readonly item: OwnSettingsOptions['item'];
  /** What is drawn, where anything is. */
  readonly shown: () => Pick<Show, 'setBadges' | 'setLanguage'> | null;
  readonly archive?: Archive;
  readonly keep?: Keep;
}

export function createUpkeep(options: UpkeepOptions): Upkeep {
  const { engine, runtime, settings, places, tell } = options;
  const archive = options.archive ?? createArchive(deviceDatabase());
  const language = () => languageNow(settings.language(), places);
  const own = createOwnSettings({
    ...options,
    keep: options.keep ?? createKeep(deviceDatabase()),
    language,
    changed(values) {
      const { badges, language: tag } = values;
      if (badges !== undefined) options.shown()?.setBadges(badges === true);
      if (tag !== undefined) options.shown()?.setLanguage(String(tag));
    },
  });
  // The engine saves most switches without telling us: they are looked at again when a game begins and ends.
  const keepCopy = (): void => void own.copy.keep();
  runtime.watch({ opened: keepCopy, ended: keepCopy });
  let layer: FileLayer | null = null;
  let newsLayer: { isOpen(): boolean } | null = null;
  let newerLayer: { isOpen(): boolean } | null = null;

  /** The running game's, or the last one's where none runs: a fault is often told after the page was loaded anew. */
  async function lastRecording(): Promise<readonly string[] | null> {
    return runtime.api.recording() ?? (await archive.list()).games[0]?.lines ?? null;
  }

  function facts(recording: readonly string[] | null): Parameters<typeof composeReport>[0] {
    const why = whyInactive(engine);
    return {
      version: options.version,
      engine: engine.lib.version,
      browser: navigator.userAgent,
      page: { width: innerWidth, height: innerHeight, zoom: devicePixelRatio },
      extensions: extensionsOf(engine),
      choices: CHOICES,
      stored: settings.stored,
      model: standsAt(settings.model()),
      inactive: why === null ? null : createTexts(language())(`inactive_${why}`),
      notices: runtime.notices(),
      warnings: options.report.said(),
      persons: personsOf(engine),
      recording,
    };
  }

  return {
    settings: own,
    news() {
      const root = places.layer();
      if (!root) {
        tell(createTexts(language())('newsLater'));
        return;
      }
      if (newsLayer?.isOpen() === true) return;
      newsLayer = showNews(root, {
        language: language(),
        version: options.version,
        seen: settings.seen(),
        scrollBox: places.scrollBox,
      });
      settings.saveSeen(options.version);
    },
    newer() {
      const root = places.layer();
      if (!root) tell(createTexts(language())('newerLater'));
      else if (newerLayer?.isOpen() !== true)
        newerLayer = showNewer(root, {
          language: language(),
          source: newerSource(options.version, settings),
          scrollBox: places.scrollBox,
        });
    },
    report() {
      const root = places.layer();
      const t = createTexts(language());
      if (!root) {
        tell(t('reportLater'));
        return;
      }
      if (layer?.isOpen() === true) return;
      void lastRecording().then((recording) => {
        if (layer?.isOpen() === true) return;
        layer = showFile(root, {
          language: language(),
          title: t('reportMake'),
          intro: t('reportIntro'),
          agree: recording && t('reportAgree'),
          text: (agreed) => composeReport(facts(agreed ? recording : null), language()),
          name: () => fileName(options.now(), 'txt').replace('chayan-', 'chayan-report-'),
          scrollBox: places.scrollBox,
        });
      });
    },
  };
}
