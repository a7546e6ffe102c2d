/**
 * A copy of the settings in our own database. The engine deletes an extension's settings when it is imported again; where that
 * happened, the copy is offered back once, in words.
 */
import type { Settings } from '../engine/settings';
import { CHOICES, DEFAULTS, KEPT_MARK } from '../engine/settings';
import type { Keep } from '../ui/keep';
import { differing, isFault, readValues, valuesNow, type Values } from '../upkeep/settings-file';

/** Under this name the copy is kept. */
export const SETTINGS_COPY = 'settings';

export interface SettingsCopy {
  /** The page was loaded: offers the copy back where the settings are gone, and keeps them as they are otherwise. */
  begin(): Promise<void>;
  /** Keeps the settings as they are now; nothing while an offer stands. */
  keep(): Promise<void>;
}

interface SettingsCopyOptions {
  readonly keep: Keep;
  readonly settings: Pick<Settings, 'stored' | 'save'>;
  /** Asks the player whether these are to come back; `keys` are those that differ. */
  readonly offer: (copy: Values, keys: readonly string[]) => Promise<boolean>;
  /** Makes these the settings. */
  readonly take: (values: Values) => void;
}

export const settingsNow = ({ stored }: Pick<Settings, 'stored'>): Values => valuesNow(CHOICES, DEFAULTS, stored);

export function createSettingsCopy({ keep, settings, offer, take }: SettingsCopyOptions): SettingsCopy {
  let offering = false;
  let last: string | null = null;

  async function write(): Promise<void> {
    const values = settingsNow(settings);
    const text = JSON.stringify(values);
    if (offering || text === last) return;
    if ((await keep.write(SETTINGS_COPY, values)).ok) last = text;
  }

  return {
    async begin() {
      if (offering) return;
      const kept = await keep.read(SETTINGS_COPY);
      // What could not be read is not written over either.
      if (!kept.ok) return;
      const copy = readValues(kept.value, CHOICES);
      // Deleted together with the settings: where it stands, whatever they are is what the player chose.
      const gone = settings.stored(KEPT_MARK) !== true;
      const now = settingsNow(settings);
      if (gone && !isFault(copy) && differing(DEFAULTS, now).length === 0) {
        const keys = differing(now, copy.values);
        if (keys.length > 0) {
          offering = true;
          const wanted = await offer(copy.values, keys);
          offering = false;
          if (wanted) take(copy.values);
        }
      }
      if (gone) settings.save(KEPT_MARK, true);
      await write();
    },
    keep: write,
  };
}
