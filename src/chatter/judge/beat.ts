/** Beats, the log they are judged by, and the verdict (§V3, §L5): lists, and types that follow from them. */
import * as v from 'valibot';
import { TONES } from '../vocabulary';
import { id, some, words, type Exact } from './shape';

export const BEAT_TYPES = [
  'Dialogue_Scene',
  'Hybrid_Scene',
  'Action',
  'Transition',
  'Internal_Transition',
  'Reflection',
  'Exposition',
] as const;
export const EXPECTATIONS = ['none', 'respond', 'accept'] as const;

/** §G1 */
export const MIN_NPC_CHARS = 24;

/** What the judge reads of a beat, as a storyline's file holds it. */
export const BEAT = v.object({
  beat_id: id,
  type: v.picklist(BEAT_TYPES),
  physical_event: words,
  exit_condition: v.optional(words),
  state_change: v.optional(words),
  /** Every group must be met; a group is met by any of its words. */
  required: some(some(words)),
  npcTone: v.optional(v.picklist(TONES)),
  playerExpect: v.optional(v.picklist(EXPECTATIONS)),
});

export interface Beat extends Exact<v.InferOutput<typeof BEAT>> {
  /** Characters of the NPC text that carries the beat; 24 where absent. */
  readonly minNpcChars?: number;
  /** A condition of the game; the judge looks at `opened` only. */
  readonly gate?: unknown;
}

/** How a player's act towards the speaker reads (§T1.25). */
export type Bearing = 'soft' | 'hard';

export interface LogLine {
  readonly who: 'npc' | 'player';
  readonly text: string;
  /** A real act of the player instead of words; `text` says which, for plan B. */
  readonly bearing?: Bearing;
  /** Ids of beats that a real game act of the speaker meets here. */
  readonly meets?: readonly string[];
  /** Table talk that the storyline did not write: it may carry a beat, but runs ahead of none. */
  readonly aside?: boolean;
}

/** §G2, in order of precedence. */
export type DeviationKind = 'plot_jump' | 'npc_tone' | 'player_resistance';

export interface Deviation {
  readonly kind: DeviationKind;
  readonly beat: number;
  /** Index into the log of the line that shows it. */
  readonly line: number;
  /** The words that show it, as they were written. */
  readonly evidence: string;
}

/** The four traps of V10 step 2. */
export type Trap = 'mentioned_only' | 'only_begun' | 'no_answer' | 'wrong_tone';

export interface JudgeInput {
  readonly beats: readonly Beat[];
  readonly dialogue: readonly LogLine[];
  readonly stored_beat_idx: number;
  /** Per beat: the length the log had when its gate opened; null while it is shut. Absent: gates are not looked at. */
  readonly opened?: readonly (number | null)[];
  /** Per beat: ids of recorded facts that it recalls. */
  readonly recalls?: readonly (readonly string[])[];
}

/** The verdict (§V3). */
export interface Verdict {
  readonly status: 'CONTINUE' | 'TRIGGER';
  readonly current_beat_idx: number;
  /** `NONE` where no later beat exists. */
  readonly narrative_hold: string;
  readonly tone_correction: string | null;
  readonly tone_correction_type: DeviationKind | null;
  readonly beat_completion_analysis: string;
  /** 0…1: met groups / groups of the current beat. */
  readonly completion: number;
  readonly realtime_context_ids: readonly string[];
}
