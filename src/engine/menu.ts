/** The extension's page in the game's menu (facts/engine.md §3). */
import { MENU } from '../strings';
import { DEFAULTS } from './settings';

interface MenuItem {
  name: string;
  intro?: string;
  init?: boolean;
  clear?: boolean;
  nopointer?: boolean;
  onswitch?: (on: boolean) => void;
}

type Switch = keyof typeof DEFAULTS;

const SWITCHES: readonly Switch[] = [
  'persona_balanced', 'persona_impulsive', 'persona_petty', 'persona_camouflage', 'coexist', 'debug',
];

const line = (name: string): MenuItem => ({ name, clear: true, nopointer: true });

/**
 * Items by key; the engine saves switches under `extension_察言观色_<key>` by itself. Our `enable` replaces the
 * engine's own, so that switching off takes effect at once.
 */
export function createMenu(
  version: string, lowest: string, onEnable: (on: boolean) => void,
): Record<string, MenuItem> {
  const items: Record<string, MenuItem> = {
    enable: { name: MENU.enable, init: true, onswitch: onEnable },
    facts: line(MENU.facts(version, lowest)),
    personas: line(MENU.personas),
  };
  for (const key of SWITCHES) items[key] = { ...MENU[key], init: DEFAULTS[key] };
  return items;
}
