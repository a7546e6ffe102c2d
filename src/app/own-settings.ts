/** The settings as a player takes them along: out to a file, in from one, and back from the copy on the device. */
import type { MenuItem } from '../engine/menu';
import type { Places } from '../engine/places';
import { CHOICES, type Settings } from '../engine/settings';
import { wayNow } from '../engine/ways';
import type { Language } from '../language/languages';
import { createTexts } from '../language/texts';
import type { Keep } from '../ui/keep';
import { cleanName } from '../ui/name';
import { fileName } from '../ui/review';
import { pickFile } from '../ui/save';
import { showFile, type FileLayer } from '../ui/upkeep/file';
import { askOver } from '../ui/upkeep/offer';
import {
  differing,
  isFault,
  LARGEST_SETTINGS,
  readSettings,
  settingsText,
  type Value,
  type Values,
} from '../upkeep/settings-file';
import { createSettingsCopy, settingsNow, type SettingsCopy } from './settings-copy';

export interface OwnSettings {
  /** Shows the file, to be saved or not. */
  toFile(): void;
  /** Lets the player pick a file; answers what was changed, null where nothing was. */
  fromFile(): Promise<Values | null>;
  readonly copy: SettingsCopy;
}

export interface OwnSettingsOptions {
  readonly version: string;
  readonly keep: Keep;
  readonly settings: Pick<Settings, 'stored' | 'save' | 'act' | 'inference' | 'strict'>;
  readonly places: Pick<Places, 'layer' | 'scrollBox' | 'whenReady'>;
  readonly language: () => Language;
  readonly now: () => number;
  readonly tell: (text: string) => void;
  /** The menu's item of a setting, which has its words. */
  readonly item: (key: string) => Pick<MenuItem, 'name' | 'item'> | undefined;
  /** The settings were changed by other than their switches. */
  readonly changed: (values: Values) => void;
  readonly pick?: (accept: string) => Promise<Pick<File, 'name' | 'size' | 'text'> | null>;
}

export function createOwnSettings(options: OwnSettingsOptions): OwnSettings {
  const { settings, places, language, tell } = options;
  const t = (...given: Parameters<ReturnType<typeof createTexts>>): string => createTexts(language())(...given);
  let layer: FileLayer | null = null;

  /** Writes what differs, and what the menu shows of it; answers that. */
  function take(values: Values): Values {
    const keys = differing(settingsNow(settings), values);
    const changed: Record<string, Value> = {};
    for (const key of keys) {
      const value = values[key];
      if (value === undefined) continue;
      settings.save(key, value);
      changed[key] = value;
    }
    if (keys.length === 0) return changed;
    const way = wayNow(settings);
    settings.save('way', way);
    options.changed(changed);
    return { ...changed, way };
  }

  /** One setting as the menu says it. */
  function worded(key: string, value: Value | undefined): string {
    const item = options.item(key);
    const word = typeof value === 'boolean' ? t(value ? 'reportOn' : 'reportOff') : item?.item?.[String(value)];
    return `${item?.name ?? key}${t('settingsIs')}${word ?? String(value)}`;
  }

  async function offer(copy: Values, keys: readonly string[]): Promise<boolean> {
    await new Promise<void>((ready) => {
      places.whenReady(ready);
    });
    const root = places.layer();
    if (!root) return false;
    return askOver(root, {
      language: language(),
      title: t('settingsGone'),
      paragraphs: [t('settingsGoneWhy')],
      items: keys.map((key) => worded(key, copy[key])),
      yes: t('settingsBack'),
      no: t('settingsLeave'),
      scrollBox: places.scrollBox,
    });
  }

  async function fromFile(): Promise<Values | null> {
    const file = await (options.pick ?? pickFile)('.json,application/json');
    if (!file) return null;
    let text: string;
    try {
      // Not read where it is plainly too large; a character has up to three bytes.
      text = file.size > 3 * LARGEST_SETTINGS ? ' '.repeat(LARGEST_SETTINGS + 1) : await file.text();
    } catch (error) {
      tell(
        t('settingsUnread', {
          why: `${cleanName(file.name)} ${error instanceof Error ? error.message : String(error)}`,
        }),
      );
      return null;
    }
    const read = readSettings(text, CHOICES);
    if (isFault(read)) {
      tell(t('settingsRefused', { why: t(`settingsFault_${read.fault}`, { detail: read.detail }) }));
      return null;
    }
    const changed = take(read.values);
    const n = Object.keys(changed).filter((key) => key !== 'way').length;
    const left = read.left.length > 0 ? [t('settingsLeft', { keys: read.left.slice(0, 8).join('、') })] : [];
    tell([n > 0 ? t('settingsTaken', { n }) : t('settingsSame'), ...left].join('\n'));
    void copy.keep();
    return changed;
  }

  const copy = createSettingsCopy({
    keep: options.keep,
    settings,
    offer,
    take: (values) => {
      tell(t('settingsRestored', { n: Object.keys(take(values)).length - 1 }));
    },
  });

  return {
    toFile() {
      const root = places.layer();
      if (!root) {
        tell(t('settingsLater'));
        return;
      }
      if (layer?.isOpen() === true) return;
      layer = showFile(root, {
        language: language(),
        title: t('settingsTitle'),
        intro: t('settingsIntro'),
        agree: null,
        text: () => settingsText(options.version, settingsNow(settings)),
        name: () => fileName(options.now(), 'json').replace('chayan-', 'chayan-settings-'),
        scrollBox: places.scrollBox,
      });
    },
    fromFile,
    copy,
  };
}
