/** The extension's page in the game's menu (§N5). */
import { MENU } from '../strings';
import { DEFAULTS } from './settings';

interface MenuItem {
  name: string;
  intro?: string;
  init?: boolean | string;
  item?: Readonly<Record<string, string>>;
  clear?: boolean;
  nopointer?: boolean;
  onclick?: (value: unknown) => void;
  onswitch?: (on: boolean) => void;
}

const SWITCHES = [
  'persona_balanced',
  'persona_impulsive',
  'persona_petty',
  'persona_camouflage',
  'act',
  'strict',
  'coexist',
  'debug',
] as const;

const TALK = ['chat', 'chat_talkativeness', 'chat_speed', 'chat_named', 'chat_quiet', 'chat_claims', 'ladder'] as const;

export interface MenuActions {
  enable(on: boolean): void;
  openPanel(): void;
  badges(on: boolean): void;
  language(tag: string): void;
  /** Erases what the AIs remember of the person. */
  forget(): void;
  /** Opens the questionnaires (§F4: from here only). */
  mood(): void;
  /** Takes the care route back to low and lets AIs talk again (§F2). */
  careReset(): void;
  /** Adds a storyline from a file. */
  story(): void;
  /** Opens the language model's dialog. */
  model(): void;
}

const line = (name: string): MenuItem => ({ name, clear: true, nopointer: true });

/**
 * Items by key; the engine saves what has no `onclick` under `extension_察言观色_<key>` by itself, `save` does the
 * rest. Our `enable` replaces the engine's own, so that switching off takes effect at once.
 */
export function createMenu(
  version: string,
  lowest: string,
  actions: MenuActions,
  save: (key: string, value: unknown) => void,
): Record<string, MenuItem> {
  const items: Record<string, MenuItem> = {
    enable: { name: MENU.enable, init: true, onswitch: actions.enable },
    facts: line(MENU.facts(version, lowest)),
    panel: { name: MENU.panel, clear: true, onclick: actions.openPanel },
    badges: {
      ...MENU.badges,
      init: DEFAULTS.badges,
      onclick: (on) => {
        save('badges', on);
        actions.badges(on === true);
      },
    },
    language: {
      ...MENU.language,
      init: DEFAULTS.language,
      onclick: (tag) => {
        save('language', tag);
        actions.language(String(tag));
      },
    },
    inference: { ...MENU.inference, init: DEFAULTS.inference },
    personas: line(MENU.personas),
  };
  items['talk'] = line(MENU.talk);
  for (const key of TALK) items[key] = { ...MENU[key], init: DEFAULTS[key] };
  items['story'] = { name: MENU.story, clear: true, onclick: actions.story };
  items['model'] = { name: MENU.model, clear: true, onclick: actions.model };
  items['forget'] = { name: MENU.forget, clear: true, onclick: actions.forget };
  items['mood'] = { name: MENU.mood, clear: true, onclick: actions.mood };
  items['careReset'] = { name: MENU.careReset, clear: true, onclick: actions.careReset };
  for (const key of SWITCHES) items[key] = { ...MENU[key], init: DEFAULTS[key] };
  return items;
}
