/** The few members of the engine that the probe extension uses. */

export interface Player {
  identity: string;
  isAlive(): boolean;
}

export interface PlayerMethods {
  chooseButton(...args: unknown[]): { set(key: string, value: unknown): unknown };
}

export interface GameEvent {
  name: string;
  parent?: GameEvent;
  player?: { name?: string; dataset?: { position?: string } } | null;
}

export interface EngineLib {
  config: { duration: number; all: { cards: string[]; characters: string[] } };
  /** By kind ("card", "character", "mode"), then by pack name. */
  imported: Record<string, Record<string, unknown>>;
  /** Run when every pack is imported and none is merged. */
  onload2: (() => void)[];
  arenaReady: (() => void)[];
  element: { Player?: { prototype: PlayerMethods }; player?: PlayerMethods };
  skill: Record<string, unknown>;
}

export interface EngineGame {
  players: Player[];
  zhu?: Player;
  roundNumber: number;
  phaseNumber: number;
  pause(): void;
  over(...args: unknown[]): unknown;
  addGlobalSkill(name: string): void;
}

export interface EngineUi {
  refresh(node: unknown): void;
  create: { characterDialog(...args: unknown[]): unknown };
}

export interface EngineStatus {
  auto: boolean;
  event?: GameEvent;
}

export interface Engine {
  lib: EngineLib;
  game: EngineGame;
  ui: EngineUi;
  get: unknown;
  ai: unknown;
  _status: EngineStatus;
}
