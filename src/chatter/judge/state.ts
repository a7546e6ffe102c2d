/** How far a part has come, as plain JSON. */
import type { Role } from '../../core/role';
import type { DeviationKind, LogLine } from './beat';
import type { Storyline } from './storyline';
import { SIGHT, type Sight } from './watch';

/** resting: the human never answered, plan A was tried (§G1). closing: only last words are left. */
export type Phase = 'running' | 'resting' | 'closing' | 'ended';
export type EndReason = 'died' | 'revealed' | 'over';

export interface Correction {
  readonly round: number;
  readonly kind: DeviationKind;
  readonly beat: number;
  readonly text: string;
}

/** `createPart(storyline, start, state)` goes on from it. */
export interface PartState {
  readonly storyline: string;
  phase: Phase;
  readonly log: LogLine[];
  readonly sight: Sight;
  /** Per beat: the length of the log when its gate opened; null while it is shut. */
  readonly opened: (number | null)[];
  /** The secret was told by its beat, not merely overtaken. */
  told: boolean;
  /** Plan A is due; `asked` again was already tried on this beat. */
  again: boolean;
  askedAgain: boolean;
  /** A real act stands for this beat unless words come first, until its turn is over. */
  acted: { readonly beat: string; readonly turn: number } | null;
  /** The round in which the current beat began to wait for the player. */
  waitingSince: number | null;
  /** Per beat: ids of the facts that it recalls, the latest three. */
  readonly recalls: string[][];
  /** Ids of facts that its lines have told. */
  readonly recounted: string[];
  readonly corrections: Correction[];
  /** Indices of beats of which something was played. */
  readonly begun: number[];
  /** Indices of beats that the game overtook before they were played. */
  readonly overtaken: number[];
  /** What overtook them. */
  overtakenBy: EndReason | null;
  readonly said: { lines: number; claimed: Role[]; last: string | null };
  ended: EndReason | null;
}

/** The state that a part begins in. */
export function freshState({ id, beats }: Storyline): PartState {
  return {
    storyline: id,
    phase: 'running',
    log: [],
    sight: { ...SIGHT },
    opened: beats.map(() => null),
    told: false,
    again: false,
    askedAgain: false,
    acted: null,
    waitingSince: null,
    recalls: beats.map(() => []),
    recounted: [],
    corrections: [],
    begun: [],
    overtaken: [],
    overtakenBy: null,
    said: { lines: 0, claimed: [], last: null },
    ended: null,
  };
}
