/** What the person chose in the panel. It outlives redraws, rotation and reopening; no element is in it. */
import type { Seat } from '../core/event';
import type { Eyes } from './eyes';

export interface PanelState {
  /** Id of the open tab. */
  tab: string;
  eyes: Eyes;
  /** Whose history is open. */
  seat: Seat | null;
  /** Which marked event is being read. */
  moment: number | null;
  /** Whether AIs' eyes show what they think, where that may be looked at (§K3). */
  inside: boolean;
  /** Whether the personas are shown; off, so that play is not spoiled. */
  personas: boolean;
}

export function createPanelState(): PanelState {
  return { tab: 'inspect', eyes: 'all', seat: null, moment: null, inside: false, personas: false };
}
