/** What the player chose in the menu. Read at the moment it matters, so that a switch needs no restart. */
import { PERSONA_NAMES, type PersonaName } from '../core/persona';
import type { Engine, Game } from './noname';

export const EXTENSION_NAME = '察言观色';

export interface Settings {
  /** Personas that may be drawn; empty means balanced for all (A9). */
  personas(): PersonaName[];
  debug(): boolean;
  /** Stay active beside 身临其境的AI (A18). */
  coexist(): boolean;
  /** Marks on the avatars. */
  badges(): boolean;
  /** A language tag, or `auto`. */
  language(): string;
  save(key: string, value: unknown): void;
}

/** Every key and its default; docs/settings.md lists the same. */
export const DEFAULTS = {
  persona_balanced: true,
  persona_impulsive: true,
  persona_petty: true,
  persona_camouflage: true,
  coexist: false,
  badges: true,
  language: 'auto',
  debug: false,
} as const;

type Flag = { [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends boolean ? K : never }[keyof typeof DEFAULTS];

export function createSettings({ lib, game }: Engine): Settings {
  const stored = (key: string): unknown => lib.config[`extension_${EXTENSION_NAME}_${key}`];
  // Anything but a stored boolean is a broken config; the default stands.
  const flag = (key: Flag): boolean => {
    const value = stored(key);
    return typeof value === 'boolean' ? value : DEFAULTS[key];
  };
  return {
    personas: () => PERSONA_NAMES.filter((name) => flag(`persona_${name}`)),
    debug: () => flag('debug'),
    coexist: () => flag('coexist'),
    badges: () => flag('badges'),
    language: () => {
      const value = stored('language');
      return typeof value === 'string' ? value : DEFAULTS.language;
    },
    // A game without saveConfig forgets, and contract.ts has said so.
    save: (key, value) => { (game as Partial<Game>).saveConfig?.(`extension_${EXTENSION_NAME}_${key}`, value); },
  };
}
