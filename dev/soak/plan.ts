/** What a game of the soak is played with, drawn from its seed alone: the same seed is the same game. */
import info from '../../info.json';
import { INFERENCE_KINDS } from '../../src/core/inference-kind';
import { PERSONA_NAMES } from '../../src/core/persona';
import { draw } from '../../src/core/random';
import type { HookEvents } from '../../src/hooks/events';
import { LANGUAGES } from '../../src/language/languages';

/** Kinds of identity mode (`identity_mode`); ours keeps out of all but the first (§A2). */
const KINDS = ['normal', 'zhong', 'stratagem', 'purple'] as const;
/** One game in so many is of another kind. */
const OTHER_KINDS = 8;
/** Those kinds are for so many. */
const PLAYERS_OF_KINDS = 8;
const [FEWEST, MOST] = [2, 10] as const;

/** The engine's own switches; each is on in one game of four. */
const SWITCHES = [
  'double_character',
  'double_nei',
  'enable_commoner',
  'enable_mingcha',
  'enable_year_limit',
  'special_identity',
] as const;
const ON = 0.25;
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

/** What other extensions do to the functions that we stand around, too. */
export const WRAPPERS = [
  'attitude',
  'attitude again',
  'raw attitude',
  'custom attitude',
  'say',
  'damage',
  'over',
] as const;
export type Wrapper = (typeof WRAPPERS)[number];

const HOOKS: readonly (keyof HookEvents)[] = [
  'slqj_ai_attitude',
  'slqj_ai_persona_init',
  'slqj_ai_tv',
  'slqj_ai_evidence',
  'slqj_ai_chat_detected',
  'slqj_ai_chat_reply',
];

/** What a subscriber does that means no good, or cannot do better. */
export const BEHAVIOURS = [
  'throws',
  'writes NaN',
  'writes 1e308',
  'writes text',
  'freezes',
  'leaves getters that throw',
  'answers a promise that fails',
  'answers null',
  'stops the chain',
  'takes itself back',
  'asks again',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** What somebody does at the menu, the panel and the keyboard while the game runs. */
export const TOGGLES = [
  'off and on',
  'off',
  'on',
  'chat',
  'badges',
  'language',
  'panel',
  'act',
  'strict',
  'inference',
  'way',
  'by hand',
] as const;
export type Toggle = (typeof TOGGLES)[number];

/** What may be done to a mind, which is a public object (§A1). */
export const SPOILS = ['frozen', 'NaN', 'gone', 'getters'] as const;
export type Spoil = (typeof SPOILS)[number];

export interface Hostile {
  readonly event: keyof HookEvents;
  readonly behaviour: Behaviour;
}

export interface At<T> {
  readonly turn: number;
  readonly what: T;
}

export interface Plan {
  readonly seed: number;
  readonly players: number;
  readonly kind: (typeof KINDS)[number];
  /** Settings of the engine and of ours, as the harness takes them. */
  readonly config: Readonly<Record<string, string | boolean>>;
  /** How the person talks, if at all. */
  readonly talk: 'none' | 'table talk' | 'rough';
  readonly wrappers: readonly Wrapper[];
  readonly hostile: readonly Hostile[];
  readonly toggles: readonly At<Toggle>[];
  readonly spoils: readonly At<Spoil>[];
}

/** Turns in which something is done; few games are longer. */
const TURNS = 40;
const [MOST_TOGGLES, MOST_HOSTILE, MOST_SPOILS] = [6, 4, 3] as const;

/** Whether anybody means harm: then ours may complain. */
export const isHostile = ({ hostile, spoils, wrappers }: Plan): boolean =>
  hostile.length + spoils.length > 0 || wrappers.includes('custom attitude');

export function planOf(seed: number): Plan {
  const chance = (...what: (string | number)[]): number => draw(seed, 'soak', ...what);
  const below = (n: number, ...what: (string | number)[]): number => Math.floor(chance(...what) * n);
  const one = <T>(of: readonly T[], ...what: (string | number)[]): T => of[below(of.length, ...what)] as T;
  const some = <T extends string>(of: readonly T[], share: number): T[] =>
    of.filter((name) => chance('some', name) < share);
  const times = <T>(most: number, what: string, make: (i: number) => T): T[] =>
    Array.from({ length: Math.max(0, below(2 * most, what, 'how many') - most) }, (_, i) => make(i));

  const kind = below(OTHER_KINDS, 'other kind') === 0 ? one(KINDS.slice(1), 'kind') : 'normal';
  const players = kind === 'normal' ? FEWEST + below(MOST - FEWEST + 1, 'players') : PLAYERS_OF_KINDS;
  const on = new Set<string>(some(SWITCHES, ON));
  // The engine's menu offers one or the other.
  if (on.has('double_nei')) on.delete('enable_commoner');
  if (players !== PLAYERS_OF_KINDS) on.delete('special_identity');
  const personas = some(PERSONA_NAMES, 0.6);
  const talk = one(['none', 'table talk', 'rough'] as const, 'talk');
  const ours: Record<string, string | boolean> = {
    inference: one(INFERENCE_KINDS, 'inference'),
    strict: chance('strict') < 0.5,
    act: chance('act') < 0.85,
    chat: talk !== 'none',
    chat_claims: chance('claims') < 0.5,
    chat_talkativeness: one(['0', '0.25', '0.5', '0.9'], 'talkativeness'),
    chat_quiet: chance('quiet') < 0.5,
    ladder: chance('ladder') < 0.2,
    badges: chance('badges') < 0.8,
    debug: chance('debug') < 0.1,
    language: one(['auto', ...LANGUAGES], 'language'),
    ...Object.fromEntries(PERSONA_NAMES.map((name) => [`persona_${name}`, personas.includes(name)])),
  };
  return {
    seed,
    players,
    kind,
    talk,
    config: {
      identity_mode_mode_config_identity: kind,
      difficulty_mode_config_identity: one(DIFFICULTIES, 'difficulty'),
      ...Object.fromEntries(SWITCHES.map((name) => [`${name}_mode_config_identity`, on.has(name)])),
      ...Object.fromEntries(Object.entries(ours).map(([key, value]) => [`extension_${info.name}_${key}`, value])),
    },
    wrappers: some(WRAPPERS, 0.2),
    hostile: times(MOST_HOSTILE, 'hostile', (i) => ({
      event: one(HOOKS, 'hook', i),
      behaviour: one(BEHAVIOURS, 'behaviour', i),
    })),
    toggles: times(MOST_TOGGLES, 'toggles', (i) => ({
      turn: 1 + below(TURNS, 'turn', i),
      what: one(TOGGLES, 'toggle', i),
    })),
    spoils: times(MOST_SPOILS, 'spoils', (i) => ({
      turn: 1 + below(TURNS, 'spoilt', i),
      what: one(SPOILS, 'spoil', i),
    })),
  };
}
