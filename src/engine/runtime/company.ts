/**
 * Which mind decides for whom. The menu gives everybody the same one; whoever compares minds (dev/arena) seats several at one
 * table. What changes decisions asks here, by the player that decides, and nowhere else.
 */
import type { Player } from '../noname';
import type { Settings } from '../settings';

/** How an AI infers: what its session is opened with. Compared by identity. */
export type Mind = Pick<Settings, 'inference' | 'strict' | 'ploys'>;

export interface Company {
  /** Read when a game begins. Each gets a session of its own, which sees every seat as it would; the first is recorded and shown. */
  readonly minds: readonly Mind[];
  /** Who decides for a player now: one of `minds`, or null, which is the engine's own AI. */
  mindOf(player: Player): Mind | null;
}

/** The menu's choice, for everybody. */
export const everybodyBy = (settings: Settings): Company => ({
  minds: [settings],
  mindOf: () => (settings.act() ? settings : null),
});
