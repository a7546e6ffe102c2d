/** The game settings we serve in place of game/config.json (1.11) or game/config.js (1.10.9). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { reasonOf, UsageError } from '../program/errors';
import type { NonameDirectory } from './directory';

export interface GameSettings {
  players: number;
  /** Folder names below extension/, all of them enabled; every other extension is left out. */
  extensions: readonly string[];
  /** Show animations and keep the usual pace, for people and screenshots. */
  animations: boolean;
  /** Handle touches instead of the mouse. */
  touch: boolean;
  /** Start without the engine's sandbox iframe (jsdom has none). */
  sandbox: boolean;
  /** Top-level settings of the engine; a key such as "difficulty_mode_config_identity" goes to that mode. */
  config: Readonly<Record<string, unknown>>;
}

type Settings = Record<string, unknown>;

/** The path of the settings file of this engine and the text to serve there. @throws UsageError where the engine's own is broken */
export function settingsFile(noname: NonameDirectory, settings: GameSettings): { path: string; text: string } {
  const file = noname.modern ? 'game/config.json' : 'game/config.js';
  const patched = patchSettings(asSettings(readSettings(noname, file)), noname.version, settings);
  const text = JSON.stringify(patched);
  return { path: file, text: noname.modern ? text : `window.config = ${text};` };
}

function readSettings({ root, modern }: NonameDirectory, file: string): unknown {
  try {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/^\uFEFF/, '');
    if (modern) return JSON.parse(text);
    const window: { config?: unknown } = {};
    runInContext(text, createContext({ window }));
    return window.config;
  } catch (error) {
    const why = `${file}: ${reasonOf(error)}`;
    throw new UsageError(
      `无名杀目录里的设置文件坏了：${why}。 The settings file of the Noname directory is broken: ${why}.`,
    );
  }
}

/** The engine's own settings with ours laid over: identity mode, N players, quiet, no dialogs at the start. */
export function patchSettings(original: Settings, version: string, settings: GameSettings): Settings {
  const patched: Settings = {};
  for (const [key, value] of Object.entries(original)) {
    if (!/^extension_.*_enable$/.test(key)) patched[key] = value;
  }
  Object.assign(patched, QUIET, settings.animations ? WATCHED : UNWATCHED, {
    version,
    changelog_shown: version,
    touchscreen: settings.touch,
    extensions: [...settings.extensions],
    mode_config: modeSettings(asSettings(original['mode_config']), settings),
  });
  if (!settings.sandbox) patched['debug'] = true;
  for (const name of settings.extensions) patched[`extension_${name}_enable`] = true;
  for (const [key, value] of Object.entries(settings.config)) {
    if (!MODE_KEY.test(key)) patched[key] = value;
  }
  return patched;
}

const MODE_KEY = /^(.+)_mode_config_(.+)$/;

function modeSettings(original: Settings, settings: GameSettings): Settings {
  const modes: Record<string, Settings> = {};
  for (const [mode, value] of Object.entries(original)) modes[mode] = { ...asSettings(value) };
  modes['global'] = { ...modes['global'], player_number: settings.players };
  modes['identity'] = { ...modes['identity'], ...IDENTITY, player_number: settings.players };
  for (const [key, value] of Object.entries(settings.config)) {
    const [, name, mode] = MODE_KEY.exec(key) ?? [];
    if (name && mode) modes[mode] = { ...modes[mode], [name]: value };
  }
  return modes;
}

function asSettings(value: unknown): Settings {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Nothing that asks, plays sounds, calls home or differs from one start to the next. */
const QUIET: Settings = {
  // Talk depends on the clock; a game that is to be replayed to the byte goes without.
  extension_察言观色_chat: false,
  mode: 'identity',
  plays: [],
  show_splash: 'off',
  new_tutorial: true,
  prompt_hidebg: false,
  prompt_hidepack: false,
  confirm_exit: false,
  totouched: true,
  toscrolled: true,
  extension_auto_import: false,
  auto_check_update: false,
  asset_version: '无',
  video: '0',
  background_music: 'music_off',
  background_audio: false,
  background_speak: false,
  volumn_audio: 0,
  volumn_background: 0,
  auto_popped_config: false,
};

const WATCHED: Settings = { animation: true, low_performance: false, game_speed: 'fast' };

const UNWATCHED: Settings = { animation: false, low_performance: true, game_speed: 'vvfast', show_log: 'off' };

/** A plain identity game; auto_identity off, because the native one shows everybody's identity. */
const IDENTITY: Settings = {
  identity_mode: 'normal',
  auto_identity: 'off',
  double_character: false,
  double_nei: false,
  enable_commoner: false,
  enable_mingcha: false,
  enable_year_limit: false,
  enhance_zhu: 'off',
  save_progress: false,
  free_choose: false,
  change_choice: false,
  change_identity: false,
  swap: false,
  dierestart: false,
  difficulty: 'normal',
  choice_zhu: 3,
  choice_zhong: 4,
  choice_nei: 5,
  choice_fan: 3,
  limit_zhu: 'group',
};
