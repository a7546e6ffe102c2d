/** The nodes beside the NORMAL pipeline: boundary, sarcasm, confusion (§W3). They answer directly. */
import type { Detection } from '../detection/types';
import type { Branch } from '../vocabulary';

/** Below this closeness a boundary is firm (§W3). */
const CLOSE = 0.3;
/** §W3: the third time the AI turns away, for five rounds. */
const LEAVES_AT = 3;
const SILENT_ROUNDS = 5;
/** The so-manieth dull line in a row meets silence; the others get a short answer. */
const SILENT_AT = 3;

/** What one AI remembers of how it was treated in this game. */
export interface Patience {
  /** Oversteps so far. */
  oversteps: number;
  /** It does not speak to the human before this round. */
  silentUntil: number;
  /** Dull lines in a row. */
  dull: number;
}

export const fullPatience = (): Patience => ({ oversteps: 0, silentUntil: 0, dull: 0 });

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

/** Sarcasm node for a dull line: a short answer, or null for silence at the third in a row. */
export function shrug(patience: Patience): Branch | null {
  patience.dull++;
  if (patience.dull < SILENT_AT) return 'sarcasm_boring';
  patience.dull = 0;
  return null;
}

/** An apology is heard, also by one who had turned away. */
export function comeBack(patience: Patience): void {
  patience.silentUntil = 0;
  patience.oversteps = 0;
}

interface Routed {
  /** What the node says; `null` keeps silent; `normal` is the pipeline's business. */
  readonly occasion: Branch | null | 'normal';
}

/** The node that a detected line leads to, and what it answers. */
export function branchOf(detection: Detection, patience: Patience, closeness: number, round: number): Routed {
  const { route, security_flags: flags } = detection;
  if (route !== 'BORING') patience.dull = 0;
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
      return { occasion: shrug(patience) };
    case 'CRAZY':
      return { occasion: 'confusion' };
  }
}
