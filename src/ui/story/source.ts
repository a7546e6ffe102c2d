/** What the panel knows of the parts that AIs play. */
import type { Verdict } from '../../chatter/judge/beat';
import type { Ladder } from '../../chatter/judge/ladder';
import type { Seat } from '../../core/event';

export interface StoryPart {
  readonly seat: Seat;
  readonly name: string;
  /** The page asks for the whole ladder only where `open()` says so. */
  ladder(masked: boolean): Ladder;
}

export interface StorySource {
  /** One line saying why there is no story, null while there may be one. */
  inactive(): string | null;
  /** Every AI that talks, also one without a storyline: who is listed must not tell who has a secret. */
  parts(): readonly StoryPart[];
  /** Whether the whole ladder may be seen: the game is over, or the debug switch is on. */
  open(): boolean;
  /** Whether the judge's own terms are shown beside the words: status, beat ids, what is held back. */
  debug(): boolean;
  /** The judge's verdict, for the open ladder; null where there is none. */
  judgement(seat: Seat): Verdict | null;
  /** Tells of anything above having changed; the answer stops it. */
  onChange(listener: () => void): () => void;
}
