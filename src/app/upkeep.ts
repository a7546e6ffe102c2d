/** Joins what a player does about the extension itself — a report, later more — to what shows it. */
import { whyInactive } from '../engine/inforce';
import type { Engine } from '../engine/noname';
import type { Places } from '../engine/places';
import type { ReportLog } from '../engine/report';
import type { Runtime } from '../engine/runtime';
import { CHOICES, type Settings } from '../engine/settings';
import { extensionsOf, personsOf } from '../engine/surroundings';
import { createTexts } from '../language/texts';
import { standsAt } from '../model/choice';
import { createArchive, type Archive } from '../ui/archive';
import { deviceDatabase } from '../ui/database';
import { fileName } from '../ui/review';
import { showFile, type FileLayer } from '../ui/upkeep/file';
import { composeReport } from '../upkeep/report';
import { languageNow } from './show';

export interface Upkeep {
  /** Shows the report file, to be saved or not. */
  report(): void;
}

interface UpkeepOptions {
  readonly engine: Engine;
  readonly version: string;
  readonly runtime: Pick<Runtime, 'api' | 'notices'>;
  readonly settings: Pick<Settings, 'stored' | 'model' | 'language'>;
  readonly log: Pick<ReportLog, 'said'>;
  readonly places: Pick<Places, 'layer' | 'scrollBox' | 'language'>;
  readonly now: () => number;
  /** Says one sentence to the person. */
  readonly tell: (text: string) => void;
  readonly archive?: Archive;
}

export function createUpkeep(options: UpkeepOptions): Upkeep {
  const { engine, runtime, settings, places, tell } = options;
  const archive = options.archive ?? createArchive(deviceDatabase());
  const language = () => languageNow(settings.language(), places);
  let layer: FileLayer | null = null;

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
      warnings: options.log.said(),
      persons: personsOf(engine),
      recording,
    };
  }

  return {
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
