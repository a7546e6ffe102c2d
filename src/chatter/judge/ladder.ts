/** The storyline as the panel draws it. */
import type { Role } from '../../core/role';
import type { Deviation } from './beat';
import type { Examination } from './judge';
import type { Correction, EndReason, PartState, Phase } from './state';
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
    /** What completed it: words of the AI's, an answer of the player's, a deed of the player's, an act in the game; null while nothing has. */
    readonly by: 'words' | 'answer' | 'deed' | 'act' | null;
    /** Why it was skipped; null where it was not. */
    readonly why: EndReason | 'unmasked' | null;
    /** Something of it was played. */
    readonly begun: boolean;
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

type LadderBeat = Ladder['beats'][number];

function completedBy({ log }: PartState, id: string, end: number | undefined): LadderBeat['by'] {
  const line = end === undefined ? undefined : log[end];
  if (!line) return null;
  if (line.who === 'player') return line.bearing === undefined ? 'answer' : 'deed';
  return line.meets?.includes(id) === true ? 'act' : 'words';
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
  { storyline, state, judged: { verdict, deviations, ends }, shut }: LadderSource,
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
      return {
        beat_id,
        event: physical_event,
        state: reached,
        by: reached === 'done' ? completedBy(state, beat_id, ends[at]) : null,
        why: reached === 'skipped' ? state.overtakenBy : null,
        begun: state.begun.includes(at),
        completion: share,
        shut: at === now && shut,
      };
    }),
    analysis: verdict.beat_completion_analysis,
    corrections: [...state.corrections],
    deviations,
    impressions,
  };
}
