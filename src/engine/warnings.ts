/** What a player must know before anything else works: the folder's name and the game's age. Said once each. */
import { compareVersions } from '../core/version';
import { both } from '../language/texts';
import type { Engine } from './noname';
import { EXTENSION_NAME, type Settings } from './settings';

const LAST_WARNING = 'warned';

/** The folder that this module was loaded from. */
export function folderOf(moduleUrl: string): string {
  const folder =
    moduleUrl
      .replace(/[?#].*$/, '')
      .split('/')
      .slice(-2)[0] ?? '';
  try {
    return decodeURIComponent(folder);
  } catch {
    return folder;
  }
}

/** Warns of a wrong folder name or a game too old; the same trouble only once on this device. */
export function warnOnce(
  { lib }: Engine,
  settings: Settings,
  moduleUrl: string,
  lowest: string,
  say: (text: string) => void,
): void {
  const troubles: string[] = [];
  const folder = folderOf(moduleUrl);
  if (folder !== EXTENSION_NAME) troubles.push(both('wrongFolder', { folder, name: EXTENSION_NAME }));
  // A version that is no row of numbers ("1.10b") is taken for new enough.
  if (typeof lib.version === 'string' && compareVersions(lib.version, lowest) < 0)
    troubles.push(both('tooOld', { version: lib.version, lowest }));
  const text = troubles.join('\n');
  if (text === '' || lib.config[`extension_${EXTENSION_NAME}_${LAST_WARNING}`] === text) return;
  settings.save(LAST_WARNING, text);
  say(text);
}
