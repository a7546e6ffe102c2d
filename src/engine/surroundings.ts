/** What is around us on this device, for the report file (src/upkeep). */
import type { Engine } from './noname';
import { EXTENSION_NAME } from './settings';

/** Every other extension that is installed, as its folder is called, and whether it is switched on. */
export function extensionsOf({ lib: { config } }: Pick<Engine, 'lib'>): { name: string; on: boolean }[] {
  const names: unknown = config.extensions;
  return (Array.isArray(names) ? names : [])
    .filter((name): name is string => typeof name === 'string' && name !== EXTENSION_NAME)
    .map((name) => ({ name, on: config[`extension_${name}_enable`] === true }));
}

/** What the person is called in the game, where it was ever said: the name for online rooms. */
export function personsOf({ lib: { config } }: Pick<Engine, 'lib'>): string[] {
  const name = config['connect_nickname'];
  return typeof name === 'string' ? [name] : [];
}
