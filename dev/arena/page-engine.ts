/** The few members of the engine that the arena's page program uses beside those of src/engine. */
import type { Engine, Game, GameEvent, Lib, Player, Status } from '../../src/engine/noname';

export interface CardNode {
  name: string;
  suit: string;
  number: number | string;
}

export interface Bearer extends Player {
  identity?: unknown;
  isAlive(): boolean;
  getCards(zones: string): CardNode[];
}

export const CHOICES = ['chooseButton', 'chooseCard', 'chooseTarget'] as const;
export type Basic = Record<(typeof CHOICES)[number], (...args: unknown[]) => unknown>;

/** An extension that waits for its content(): its name, then what the engine keeps of it. */
type Waiting = [name: string, ...rest: unknown[]];

export interface ArenaEngine extends Engine {
  lib: Lib & {
    /** Those whose content() is to run, in this order. */
    extensions?: Waiting[];
    /** Run when every pack is imported and none is merged. */
    onload2?: (() => void)[];
  };
  game: Omit<Game, 'players' | 'dead' | 'me' | 'zhu'> & { players: Bearer[]; dead: Bearer[]; me: Bearer; zhu?: Bearer };
  ui: { cardPile?: { childNodes: Iterable<unknown> } };
  ai: { basic: Basic };
  _status: Status & { event?: GameEvent };
}
