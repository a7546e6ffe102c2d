/** What the stand-in for the engine is made of: the shapes that double.ts fills and double-get.ts reads. */
import type { Game, GameEvent, Lib, Stage, Status } from '../../src/engine/noname';
import type { PackCard } from './double-packs';
import type { DoublePlayer } from './double-player';

/** Methods on a class prototype (1.11.4.1), or statics of a class that is `get` itself (1.10.9). */
export type Style = 'modern' | 'old';

export interface DoubleLib extends Lib, Omit<Stage['lib'], 'config'> {
  arenaReady: (() => void)[];
  card: Record<string, PackCard>;
  skill: Record<string, object> & { global: string[] };
  hookmap: Record<string, boolean>;
  hook: { globalskill: Record<string, string[]> };
  values: Record<string, number>;
}

export interface DoubleGame extends Game {
  players: DoublePlayer[];
  dead: DoublePlayer[];
  me: DoublePlayer;
  zhu?: DoublePlayer;
}

export interface DoubleStatus extends Status {
  event: GameEvent;
  /** Set by the engine while mods are applied. */
  tempnofake?: boolean;
  /** The memo of the decision that is being made. */
  memo?: Map<string, number> | undefined;
}
