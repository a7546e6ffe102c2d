/**
 * Which member of the engine each feature stands on. At start every feature whose members are not all there is
 * left out, with one console line; the rest works on. The types of noname.ts and this table are kept together
 * by the compiler: a member of lib, game or get that is used must be listed.
 */
import type { Ai, Engine, Game, Get, Lib } from './noname';

type Kind = 'function' | 'object' | 'string' | 'number';

type Feature = 'core' | 'attitude' | 'worth' | 'deck' | 'picks' | 'over' | 'settings' | 'chat' | 'blindfold' | 'choice';

interface Need {
  kind: Kind;
  feature: Feature;
}

type Needs<T> = { readonly [K in keyof Required<T>]: Need | null };

const need = (kind: Kind, feature: Feature): Need => ({ kind, feature });

/** `null`: may be absent, or is ours. */
const LIB: Needs<Lib> = {
  version: need('string', 'core'),
  config: need('object', 'core'),
  skill: need('object', 'core'),
  card: need('object', 'core'),
  translate: need('object', 'core'),
  onover: need('object', 'over'),
  element: need('object', 'chat'),
};

const GAME: Needs<Game> = {
  players: need('object', 'core'),
  dead: need('object', 'core'),
  me: null, // set when the arena is prepared
  notMe: null,
  zhu: null, // set when roles are dealt
  online: null,
  roundNumber: need('number', 'core'),
  addGlobalSkill: need('function', 'core'),
  removeGlobalSkill: need('function', 'core'),
  saveConfig: need('function', 'settings'),
  slqjAiHooks: null,
  __slqjAiPersona: null,
  __slqjAiLoaded: null,
};

const GET: Needs<Get> = {
  attitude: need('function', 'attitude'),
  rawAttitude: need('function', 'attitude'),
  difficulty: need('function', 'attitude'),
  mode: need('function', 'core'),
  info: need('function', 'worth'),
  result: need('function', 'worth'),
  value: need('function', 'worth'),
  translation: need('function', 'core'),
  identityList: need('function', 'deck'),
  position: need('function', 'picks'),
  card: need('function', 'choice'),
  is: need('object', 'picks'),
};

const AI: Needs<Ai> = {
  basic: need('object', 'blindfold'),
};

export interface Missing {
  feature: Feature;
  members: string[];
}

function inspect(owner: string, object: object, needs: Record<string, Need | null>, found: Map<Feature, string[]>) {
  for (const [member, wanted] of Object.entries(needs)) {
    if (wanted === null) continue;
    const value: unknown = (object as Record<string, unknown>)[member];
    // A class with static members, as get.is in 1.10.9, is as good as an object.
    const kind = typeof value === 'function' && wanted.kind === 'object' ? 'object' : typeof value;
    if (value !== null && kind === wanted.kind) continue;
    found.set(wanted.feature, [...(found.get(wanted.feature) ?? []), `${owner}.${member}`]);
  }
}

/** What this engine lacks, by feature. An empty answer means that everything works. */
export function missingMembers({ lib, game, get, ai }: Engine): Missing[] {
  const found = new Map<Feature, string[]>();
  inspect('lib', lib, LIB, found);
  inspect('game', game, GAME, found);
  inspect('get', get, GET, found);
  inspect('ai', ai, AI, found);
  return [...found].map(([feature, members]) => ({ feature, members }));
}

/** Members of a player and of an event that we read; checked by the contract test in a running game. */
export const PLAYER_MEMBERS: Readonly<Record<string, Kind>> = {
  name: 'string',
  playerid: 'string',
  dataset: 'object',
  hp: 'number',
  maxHp: 'number',
  ai: 'object',
  storage: 'object',
  countCards: 'function',
  isDead: 'function',
  isOut: 'function',
  isMad: 'function',
  canUse: 'function',
  identity: 'string',
};
