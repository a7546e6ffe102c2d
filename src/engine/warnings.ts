/** What a player must know before anything else works: the folder's name and the game's age. Said once each. */
import { both } from '../language/texts';
import type { Engine } from './noname';
import { EXTENSION_NAME, type Settings } from './settings';

const LAST_WARNING = 'warned';

/** Compares dotted versions number by number; missing parts are 0. */
export function isOlder(version: string, than: string): boolean {
  const parts = version.split('.').map(Number);
  const wanted = than.split('.').map(Number);
  for (let i = 0; i < Math.max(parts.length, wanted.length); i++) {
    const difference = (parts[i] ?? 0) - (wanted[i] ?? 0);
    // A part that is no number ("1.10b") ends the comparison in the game's favour.
    if (Number.isNaN(difference) || difference > 0) return false;
    if (difference < 0) return true;
  }
  return false;
}

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
  if (typeof lib.version === 'string' && isOlder(lib.version, lowest))
    troubles.push(both('tooOld', { version: lib.version, lowest }));
  const text = troubles.join('\n');
  if (text === '' || lib.config[`extension_${EXTENSION_NAME}_${LAST_WARNING}`] === text) return;
  settings.save(LAST_WARNING, text);
  say(text);
}
