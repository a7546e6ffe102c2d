/**
 * What a skill's AI may ask so that it decides as fairly as ours (`game.__slqjAiPersona`, docs/hooks.md). Copy this file to type
 * it. These members stay as they are; new ones may come beside them.
 */
import type { HookPlayer } from './events';

/** The engine's own names of roles. */
export type FairRole = 'zhu' | 'zhong' | 'fan' | 'nei' | 'commoner';

export interface FairApi {
  /**
   * What `decider` takes a seat for, by its own role and what it saw: chances 0…1 that add up to 1; 1 for a role that it knows.
   * Null outside a running identity game and for strangers.
   */
  chancesFor(decider: HookPlayer, target: HookPlayer): Readonly<Record<FairRole, number>> | null;
  /**
   * A role for every player, adding up to the dealt deck: the likeliest such table to `decider`. The same until something happens
   * that it rests on. Null as above.
   */
  likeliestWorldFor(decider: HookPlayer): ReadonlyMap<HookPlayer, FairRole> | null;
  /** Whose side a seat is on to `decider`: −1 foe … 1 friend; 0 for neither, for what nobody can tell yet, and as above. */
  sideFor(decider: HookPlayer, target: HookPlayer): number;
}
