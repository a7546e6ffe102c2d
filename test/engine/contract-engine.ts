/** The engine as the contract's checks see it, and what a check is. */
import type { Engine, Game, GameEvent, Get, Lib, Player, Status } from '../../src/engine/noname';

/** An engine with the few members that only the checks look at. */
export interface ContractEngine extends Engine {
  lib: Lib & {
    skill: Record<string, object> & { global: string[] };
    hookmap: Record<string, boolean>;
    hook: { globalskill: Record<string, string[]> };
  };
  game: Game;
  get: Get & { realAttitude(from: Player, to: Player): number };
  _status: Status & { event: GameEvent };
  /** Runs something as one AI decision, in which the engine remembers attitudes. */
  decide<T>(decision: () => T): T;
}

/** True, or what was found instead. */
export type Check = (engine: ContractEngine) => true | string;
