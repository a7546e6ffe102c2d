/** The storyline as the panel draws it. */
import type { Role } from '../../core/role';
import type { Deviation } from './beat';
import type { Examination } from './judge';
import type { Correction, PartState, Phase } from './state';
import type { Storyline } from './storyline';

export interface Ladder {
  /** Null while masked. */
  readonly title: Storyline['title'] | null;
  /** Null while masked. */
  readonly phase: Phase | null;
  /** Empty while masked: how many there are is no player's business. */
  readonly beats: readonly {
    readonly beat_id: string;
    /** skipped: the game overtook it before it was played. */
    readonly state: 'done' | 'skipped' | 'current' | 'masked';
    readonly event: string;
    /** 0…1 */
    readonly completion: number;
    /** Its gate is still shut. */
    readonly shut: boolean;
  }[];
  /** The judge's words on the current beat; null while masked. */
  readonly analysis: string | null;
  readonly corrections: readonly Correction[];
  readonly deviations: readonly Deviation[];
  /** What everybody heard this AI say of itself. */
  readonly impressions: { readonly lines: number; readonly claimed: readonly Role[]; readonly last: string | null };
}

export interface LadderSource {
  readonly storyline: Storyline;
  readonly state: PartState;
  readonly judged: Examination;
  readonly shut: boolean;
}

/** `masked`: only what a player at the table may see. Unmasked, later beats are named but marked `masked`: they have not been played. */
export function ladderOf(
  masked: boolean,
  { storyline, state, judged: { verdict, deviations }, shut }: LadderSource,
): Ladder {
  const impressions = { ...state.said, claimed: [...state.said.claimed] };
  if (masked)
    return { title: null, phase: null, beats: [], analysis: null, corrections: [], deviations: [], impressions };
  const { current_beat_idx: now, status, completion } = verdict;
  return {
    title: storyline.title,
    phase: state.phase,
    beats: storyline.beats.map(({ beat_id, physical_event }, at) => {
      const past = at < now || status === 'TRIGGER';
      const reached = past ? (state.overtaken.includes(at) ? 'skipped' : 'done') : at === now ? 'current' : 'masked';
      const share = { done: 1, skipped: 0, current: completion, masked: 0 }[reached];
      return { beat_id, event: physical_event, state: reached, completion: share, shut: at === now && shut };
    }),
    analysis: verdict.beat_completion_analysis,
    corrections: [...state.corrections],
    deviations,
    impressions,
  };
}
