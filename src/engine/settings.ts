/** What the player chose in the menu. Read at the moment it matters, so that a switch needs no restart. */
import { INFERENCE_KINDS, isInferenceKind, type InferenceKind } from '../core/inference-kind';
import { PERSONA_NAMES, type PersonaName } from '../core/persona';
import { ploysOf, type Ploys } from '../core/play/ploys';
import { LANGUAGES } from '../language/languages';
import type { Engine, Game } from './noname';
import { FIRST_WAY, WAYS } from './ways';

export const EXTENSION_NAME = '察言观色';

/** Deleted by the engine together with the settings, when the extension is imported again; nothing sets it by itself. */
export const KEPT_MARK = 'kept';
/** Outside of our prefix: it outlasts an import, by which a new version comes. */
const SEEN = 'chayan_seen';

export interface Settings {
  /** Personas that may be drawn; empty means balanced for all (§A9). */
  personas(): PersonaName[];
  debug(): boolean;
  /** What the menu shows of the three below (ways.ts), whatever it is; nothing asks it what to do. */
  way(): unknown;
  /** AIs act on what they perceive; off: they keep the engine's attitude while the extension watches. */
  act(): boolean;
  /** How roles are inferred; read when a game starts. */
  inference(): InferenceKind;
  /** Strict mode (§A17); read when a game starts. */
  strict(): boolean;
  /** How those who decide bear themselves beyond attitude (§K4); read when a game starts. In no menu: the arena sets them. */
  ploys(): Ploys;
  /** Stay active beside 身临其境的AI (§A18). */
  coexist(): boolean;
  /** Marks on the avatars. */
  badges(): boolean;
  /** Whether and how AIs talk (§H1, §T5). */
  chat(): ChatSettings;
  /** The storylines' beats are shown while the game runs (debug). */
  ladder(): boolean;
  /** What is kept of the player's language model, whatever it is (src/model/choice.ts reads it). */
  model(): unknown;
  /** A language tag, or `auto`. */
  language(): string;
  /** What is stored of a key, whatever it is; undefined where nothing is. */
  stored(key: string): unknown;
  save(key: string, value: unknown): void;
  /** Calls `listener` after every `save`, whoever saves. */
  onSave(listener: (key: string, value: unknown) => void): void;
  /** Up to this version there is no news: it was looked at, or was there at the first start; null before that. */
  seen(): string | null;
  saveSeen(version: string): void;
}

export interface ChatSettings {
  on: boolean;
  /** 0…1; at 0 nobody speaks unless named. */
  talkativeness: number;
  /** 0.5…2, of the pauses before a line. */
  speed: number;
  onlyWhenNamed: boolean;
  /** Silence while the person is being asked. */
  quietOnMyTurn: boolean;
  /** What is claimed in talk touches evidence, by less than a card does. */
  claims: boolean;
}

/** Every persona may be drawn until the player says otherwise. */
const PERSONA_SWITCHES = Object.fromEntries(PERSONA_NAMES.map((name) => [`persona_${name}`, true])) as Readonly<
  Record<`persona_${PersonaName}`, true>
>;

/** Every key and its default; docs/settings.md lists the same. */
export const DEFAULTS = {
  ...PERSONA_SWITCHES,
  ...WAYS[FIRST_WAY],
  coexist: false,
  badges: true,
  chat: true,
  chat_talkativeness: '0.5',
  chat_speed: '1',
  chat_named: false,
  chat_quiet: true,
  chat_claims: false,
  ladder: false,
  language: 'auto',
  debug: false,
} as const;

type Flag = { [K in keyof typeof DEFAULTS]: (typeof DEFAULTS)[K] extends boolean ? K : never }[keyof typeof DEFAULTS];
type Word = Exclude<keyof typeof DEFAULTS, Flag>;

/** What each setting may be: for whoever reads a file of settings, or shows them (src/upkeep). */
export const CHOICES: Readonly<Record<keyof typeof DEFAULTS, readonly (string | boolean)[]>> = {
  ...(Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, [true, false]])) as Record<Flag, [true, false]>),
  inference: INFERENCE_KINDS,
  language: ['auto', ...LANGUAGES],
  chat_talkativeness: ['0', '0.25', '0.5', '0.9'],
  chat_speed: ['0.6', '1', '1.6'],
};

/** Under this name the engine keeps a setting; some are asked for thousands of times a game. */
function storedAs(key: string): string {
  let name = STORED_AS.get(key);
  if (name === undefined) STORED_AS.set(key, (name = `extension_${EXTENSION_NAME}_${key}`));
  return name;
}
const STORED_AS = new Map<string, string>();

export function createSettings({ lib, game }: Engine): Settings {
  const listeners: ((key: string, value: unknown) => void)[] = [];
  const stored = (key: string): unknown => lib.config[storedAs(key)];
  // Anything but a stored boolean is a broken config; the default stands.
  const flag = (key: Flag): boolean => {
    const value = stored(key);
    return typeof value === 'boolean' ? value : DEFAULTS[key];
  };
  const word = (key: Word): string => {
    const value = stored(key);
    return typeof value === 'string' ? value : DEFAULTS[key];
  };
  const number = (key: Word, low: number, high: number): number => {
    const value = Number(word(key));
    return value >= low && value <= high ? value : Number(DEFAULTS[key]);
  };
  return {
    personas: () => PERSONA_NAMES.filter((name) => flag(`persona_${name}`)),
    debug: () => flag('debug'),
    way: () => stored('way'),
    act: () => flag('act'),
    inference: () => {
      const kind = word('inference');
      return isInferenceKind(kind) ? kind : DEFAULTS.inference;
    },
    strict: () => flag('strict'),
    ploys: () => ploysOf(flag('strict'), stored),
    coexist: () => flag('coexist'),
    badges: () => flag('badges'),
    chat: () => ({
      on: flag('chat'),
      talkativeness: number('chat_talkativeness', 0, 1),
      speed: number('chat_speed', 0.5, 2),
      onlyWhenNamed: flag('chat_named'),
      quietOnMyTurn: flag('chat_quiet'),
      claims: flag('chat_claims'),
    }),
    ladder: () => flag('ladder'),
    model: () => stored('model'),
    language: () => word('language'),
    stored,
    seen: () => {
      const version = lib.config[SEEN];
      return typeof version === 'string' ? version : null;
    },
    saveSeen: (version) => {
      (game as Partial<Game>).saveConfig?.(SEEN, version);
    },
    // A game without saveConfig forgets, and contract.ts has said so.
    save: (key, value) => {
      (game as Partial<Game>).saveConfig?.(storedAs(key), value);
      for (const listener of listeners) listener(key, value);
    },
    onSave: (listener) => {
      listeners.push(listener);
    },
  };
}
