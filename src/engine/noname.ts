/**
 * The members of the engine that we use, and no others. contract/members.ts lists the same members at run time, and
 * test/real/contract.test.ts checks every one of them against a real engine directory.
 * Deliberately absent: `Player.identity`. Only truth.ts declares it.
 */

export interface Card {
  name: string;
  viewAs?: string;
}

export interface AiResult {
  target?: unknown;
  target_use?: unknown;
}

export interface SkillInfo {
  ai?: { result?: AiResult | (() => AiResult) };
  viewAs?: unknown;
}

export interface CardInfo {
  selectTarget?: unknown;
  toself?: boolean;
  notarget?: boolean;
}

export interface Player {
  name: string;
  playerid: string;
  dataset: { position?: string };
  hp: number;
  maxHp: number;
  identityShown?: boolean;
  ai: { shown?: number };
  storage: Record<string, unknown> & { dongcha?: Player; zhibi?: Player[] };
  _trueMe?: Player;
  countCards(zones: string): number;
  isDead(): boolean;
  /** Taken out of the game for a while. */
  isOut(): boolean;
  isMad(): boolean;
  canUse(card: Card, target: Player, distance?: boolean, includecard?: boolean): boolean;
}

export interface InfoMap {
  player?: Player;
  target?: Player;
  targets?: Player[];
  card: Card;
  state: number;
  multitargets?: boolean;
  _source?: InfoMap;
}

export interface GameEvent {
  name: string;
  player?: Player;
  source?: Player;
  target?: Player;
  targets?: Player | Player[];
  card?: Card;
  cards?: Card[];
  skill?: string;
  num?: number;
  giver?: Player;
  type?: string;
  log_event?: object;
  _info_map?: InfoMap;
  /** Its content has run. */
  finished?: boolean;
  getParent(level?: number | string): GameEvent | undefined;
}

export type TriggerFilter = (event: GameEvent, player: Player, name: string) => boolean;

export interface Lib {
  version: string;
  config: Record<string, unknown> & { extensions?: string[] };
  skill: Record<string, SkillInfo | object>;
  card: Record<string, CardInfo>;
  translate: Record<string, string>;
  onover: ((result: unknown) => void)[];
  /** Holds the classes of players and events, whose methods are wrapped to hear talk and to find decisions, and what events run. */
  element?: { Player?: { prototype: object }; GameEvent?: { prototype: object }; content?: object };
}

export interface Game {
  players: Player[];
  dead: Player[];
  me: Player;
  notMe?: boolean;
  zhu?: Player;
  online?: boolean;
  roundNumber: number;
  addGlobalSkill(skill: string): unknown;
  removeGlobalSkill(skill: string): unknown;
  saveConfig(key: string, value: unknown): unknown;
  /** Of all turns of this game; `everything` holds each event. */
  getAllGlobalHistory(key: 'everything', filter: (event: GameEvent) => boolean): readonly GameEvent[];
  slqjAiHooks?: unknown;
  __slqjAiPersona?: unknown;
  /** Set by the first copy of this extension that loads. */
  __slqjAiLoaded?: boolean;
}

/** The engine answers 0 where a side is missing. */
export type AttitudeFunction = (
  from: Player | null | undefined,
  to: Player | null | undefined,
  ...rest: unknown[]
) => number;

export interface Get {
  attitude: AttitudeFunction;
  rawAttitude: AttitudeFunction;
  mode(): string;
  difficulty(): number;
  identityList(players: number): string[];
  result(item: Card | string, skill?: string): AiResult;
  value(card: Card, player: Player): number;
  position(card: Card): string;
  /** The card that the running choice of targets is for. */
  card(): Card | undefined;
  info(item: Card | string, player?: false): CardInfo & SkillInfo;
  translation(item: unknown): string;
  is: { shownCard(card: Card): boolean };
}

export interface Status {
  mode?: string;
  auto?: boolean;
  over?: boolean;
  connectMode?: boolean;
  video?: boolean;
  /** The person is being asked. */
  imchoosing?: boolean;
  /** The event whose content runs. */
  event?: GameEvent;
  ai: { customAttitude?: ((from: Player, to: Player) => number | undefined)[] };
}

/** The loops in which an AI looks for its best choice; `check` weighs one candidate. */
export interface Ai {
  basic?: Record<'chooseButton' | 'chooseCard' | 'chooseTarget', (check: unknown) => unknown>;
}

/** A player as it stands on the table: the `div.player`. */
export interface PlayerElement extends HTMLElement {
  node?: { avatar?: HTMLElement };
}

export interface Ui {
  /** The scaled layer that everything lives in; made with the arena. */
  window?: HTMLElement;
  /** The buttons of the top bar, on the left and on the right. */
  system1?: HTMLElement;
  system2?: HTMLElement;
  create: {
    /** A button of the top bar; `right` puts it there. */
    system(text: string, onclick: () => void, right?: boolean): HTMLElement;
    /** A row of buttons below the table, as 重新开始 when a game is over. */
    control?(text: string, onclick: () => void): { close?(): void };
  };
  click?: { pause?(): void };
}

/** What drawing needs of the engine, apart from what observing needs. */
export interface Stage {
  ui: Ui;
  /** The scale of the whole page. */
  game: { documentZoom?: number };
  lib: {
    config: Record<string, unknown>;
    /** Run once when the arena is there; gone afterwards. */
    arenaReady?: (() => void)[];
    /** Lets a box scroll by touch although the page does not. */
    setScroll(node: HTMLElement): HTMLElement;
  };
}

/** What the engine hands to an extension's default export, in both supported versions. */
export interface Engine {
  lib: Lib;
  game: Game;
  get: Get;
  ai: Ai;
  _status: Status;
  /** Absent where nothing is drawn. */
  ui?: object;
}
