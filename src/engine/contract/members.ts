/**
 * Every member of the engine that we use, by the place where it is found. The types of noname.ts and these tables are kept
 * together by the compiler: a member that is declared there must have its row here.
 */
import { CHOOSERS, EVALUATORS } from '../blindfold/ways-in';
import type { Ai, Card, Game, GameEvent, Get, Lib, Player, Stage, Status, Ui } from '../noname';
import { atStart, atTable, inGame, sometimes, type Need, type Needs } from './need';
import { TRIGGERS, triggerRow, type TriggerName } from './triggers';

const LIB: Needs<Lib & Stage['lib']> = {
  version: atStart('string', 'core'),
  config: atStart('object', 'core'),
  skill: atStart('object', 'core'),
  card: atStart('object', 'core'),
  translate: atStart('object', 'core'),
  onover: atStart('object', 'over'),
  element: atStart('object', 'chat'),
  arenaReady: sometimes('object', 'panel'), // until the arena is made
  setScroll: atStart('function', 'panel'),
};

const GAME: Needs<Game & Stage['game']> = {
  players: atStart('object', 'core'),
  dead: atStart('object', 'core'),
  me: atTable('object', 'core'),
  notMe: sometimes('boolean', 'core'),
  zhu: sometimes('object', 'core'), // set when roles are dealt
  online: sometimes('boolean', 'core'),
  roundNumber: atStart('number', 'core'),
  addGlobalSkill: atStart('function', 'core'),
  removeGlobalSkill: atStart('function', 'core'),
  saveConfig: atStart('function', 'settings'),
  getAllGlobalHistory: atStart('function', 'hearing'),
  documentZoom: atTable('number', 'panel'),
  slqjAiHooks: null,
  __slqjAiPersona: null,
  __slqjAiLoaded: null,
};

const GET: Needs<Get> = {
  attitude: atStart('function', 'attitude'),
  rawAttitude: atStart('function', 'attitude'),
  difficulty: atStart('function', 'attitude'),
  mode: atStart('function', 'core'),
  info: atStart('function', 'worth'),
  result: atStart('function', 'worth'),
  value: atStart('function', 'worth'),
  translation: atStart('function', 'core'),
  identityList: atStart('function', 'deck'),
  position: atStart('function', 'picks'),
  card: atStart('function', 'choice'),
  is: atStart('object', 'picks'),
};

const AI: Needs<Ai> = {
  basic: atStart('object', 'blindfold'),
};

const STATUS: Needs<Status> = {
  mode: sometimes('string', 'core'),
  auto: sometimes('boolean', 'core'),
  over: sometimes('boolean', 'over'),
  connectMode: sometimes('boolean', 'core'),
  video: sometimes('boolean', 'core'),
  imchoosing: sometimes('boolean', 'chat'),
  event: atTable('object', 'choice'),
  ai: atStart('object', 'attitude'),
};

const UI: Needs<Omit<Ui, 'create'>> = {
  window: atTable('object', 'panel'),
  system1: sometimes('object', 'panel'),
  system2: sometimes('object', 'panel'),
  click: sometimes('object', 'panel'),
};

const UI_CREATE: Needs<Ui['create']> = {
  system: atStart('function', 'panel'),
  control: atStart('function', 'panel'),
};

const PLAYER: Needs<Player> = {
  name: inGame('string', 'core'),
  playerid: inGame('string', 'core'),
  dataset: inGame('object', 'core'),
  hp: inGame('number', 'core'),
  maxHp: inGame('number', 'core'),
  identityShown: sometimes('boolean', 'core'),
  ai: inGame('object', 'core'),
  storage: inGame('object', 'core'),
  _trueMe: sometimes('object', 'core'),
  countCards: inGame('function', 'core'),
  isDead: inGame('function', 'core'),
  isOut: inGame('function', 'core'),
  isMad: inGame('function', 'attitude'),
  canUse: inGame('function', 'legal'),
};

/** Of players too, but of no type there: a role is truth.ts's alone, the rest belongs to what draws or speaks. */
const MORE_OF_PLAYERS: Readonly<Record<string, Need>> = {
  identity: inGame('any', 'core'),
  isLinked: sometimes('function', 'choice'),
  node: sometimes('object', 'panel'),
};

const EVENT: Needs<GameEvent> = {
  name: inGame('string', 'core'),
  player: sometimes('object', 'core'),
  source: sometimes('object', 'outcomes'),
  target: sometimes('object', 'picks'),
  targets: sometimes('object', 'cards'),
  card: sometimes('object', 'cards'),
  cards: sometimes('object', 'picks'),
  skill: sometimes('string', 'skills'),
  num: sometimes('number', 'outcomes'),
  giver: sometimes('object', 'outcomes'),
  type: sometimes('string', 'skills'),
  log_event: sometimes('object', 'skills'),
  _info_map: sometimes('object', 'cards'),
  finished: sometimes('boolean', 'hearing'),
  getParent: inGame('function', 'core'),
};

const CARD: Needs<Card> = {
  name: inGame('string', 'cards'),
  viewAs: sometimes('string', 'cards'),
};

const rows = (names: readonly string[], need: Need): Readonly<Record<string, Need>> =>
  Object.fromEntries(names.map((name) => [name, need]));

/** By the event's name, since one content serves the triggers made from it. */
const CONTENTS = Object.fromEntries(
  (Object.keys(TRIGGERS) as TriggerName[]).flatMap((trigger) => {
    const { content, part } = triggerRow(trigger);
    return content === undefined ? [] : [[content, atStart('any', part)]];
  }),
);

/** One place of the engine, and what must be found there. */
export interface Place {
  /** Where, from what the engine hands to an extension. */
  readonly at: string;
  readonly needs: Readonly<Record<string, Need | null>>;
}

/** Looked at when we start. */
export const PLACES: readonly Place[] = [
  { at: 'lib', needs: LIB },
  { at: 'lib.element.content', needs: CONTENTS },
  { at: 'lib.element.GameEvent.prototype', needs: { trigger: atStart('function', 'entries') } },
  {
    at: 'lib.element.Player.prototype',
    needs: {
      say: atStart('function', 'chat'),
      throwEmotion: atStart('function', 'chat'),
      logAi: atStart('function', 'entries'),
    },
  },
  { at: 'game', needs: GAME },
  { at: 'get', needs: { ...rows(EVALUATORS, atStart('function', 'entries')), ...GET } },
  { at: 'get.is', needs: { shownCard: atStart('function', 'picks') } },
  { at: 'ai', needs: AI },
  { at: 'ai.basic', needs: rows(CHOOSERS, atStart('function', 'entries')) },
  { at: '_status', needs: STATUS },
  { at: 'ui', needs: UI },
  { at: 'ui.create', needs: UI_CREATE },
];

/** Looked for on everybody at the table when a game begins. */
export const OF_PLAYERS: Place = { at: 'player', needs: { ...PLAYER, ...MORE_OF_PLAYERS } };

/** Read when they come, each reader guarding itself. */
export const OF_EVENTS: readonly Place[] = [
  {
    at: 'event',
    needs: {
      ...EVENT,
      dying: sometimes('object', 'choice'),
      dialog: sometimes('object', 'choice'),
      ai: sometimes('function', 'entries'),
      processAI: sometimes('function', 'entries'),
      aiCard: sometimes('function', 'entries'),
    },
  },
  { at: 'card', needs: { ...CARD, isKnownBy: sometimes('function', 'choice') } },
];
