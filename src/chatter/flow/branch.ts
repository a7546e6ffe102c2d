/** The nodes beside the NORMAL pipeline: boundary, sarcasm, confusion (§W3). They answer directly. */
import { draw } from '../../core/random';
import type { Detection } from '../detection/types';
import type { Branch } from '../vocabulary';

/** Below this closeness a boundary is firm (§W3). */
const CLOSE = 0.3;
/** §W3: the third time the AI turns away, for five rounds. */
const LEAVES_AT = 3;
export const SILENT_ROUNDS = 5;
/** A dull line gets a short answer or none. */
const SHRUG = 0.5;

/** What one AI remembers of how it was treated in this game. */
export interface Patience {
  /** Oversteps so far. */
  oversteps: number;
  /** It does not speak to the human before this round. */
  silentUntil: number;
  /** Its last answer was to a dull line. */
  shrugged: boolean;
}

export const fullPatience = (): Patience => ({ oversteps: 0, silentUntil: 0, shrugged: false });

/** Whether this AI has turned away from the human. */
export const isAway = ({ silentUntil }: Patience, round: number): boolean => round < silentUntil;

/** Boundary node: gentle where the two are close, firm where not, firmer when repeated; the third time it leaves. */
export function boundary(patience: Patience, closeness: number, round: number): Branch {
  patience.oversteps++;
  if (patience.oversteps >= LEAVES_AT) {
    patience.oversteps = 0;
    patience.silentUntil = round + SILENT_ROUNDS;
    return 'boundary_leave';
  }
  return patience.oversteps > 1 || closeness < CLOSE ? 'boundary_firm' : 'boundary_soft';
}

/** Sarcasm node for a dull line: short, or null for silence; never two short answers in a row. */
export function shrug(patience: Patience, seed: number, purpose: readonly (string | number)[]): Branch | null {
  if (patience.shrugged || draw(seed, 'shrug', ...purpose) >= SHRUG) return null;
  patience.shrugged = true;
  return 'sarcasm_boring';
}

interface Routed {
  /** What the node says; `null` keeps silent; `normal` is the pipeline's business. */
  readonly occasion: Branch | null | 'normal';
}

/** The node that a detected line leads to, and what it answers. */
export function branchOf(
  detection: Detection,
  patience: Patience,
  closeness: number,
  round: number,
  seed: number,
  purpose: readonly (string | number)[],
): Routed {
  const { route, security_flags: flags } = detection;
  if (route !== 'BORING') patience.shrugged = false;
  // Whoever tries to steer the AI is refused, whichever of the two routes it took (§D6, §E1).
  if ((route === 'CREEPY' || route === 'CRAZY') && flags.manipulation_detected) return { occasion: 'refuse_control' };
  switch (route) {
    case 'NORMAL':
      return { occasion: 'normal' };
    case 'CREEPY':
      return { occasion: boundary(patience, closeness, round) };
    case 'KY':
      return { occasion: 'sarcasm_ky' };
    case 'BORING':
      return { occasion: shrug(patience, seed, purpose) };
    case 'CRAZY':
      return { occasion: 'confusion' };
  }
}
