/** A storyline as data/storylines and authors write it (docs/storylines.md). */
import type { PersonaName } from '../../core/persona';
import type { Role } from '../../core/role';
import type { FactKind } from '../scene/fact';
import type { Occasion, Tone, VoiceName } from '../vocabulary';
import type { Beat } from './beat';
import type { InSpoken } from '../../language/languages';

/** A public condition of the game; all that is given must hold. */
export interface Gate {
  /** Round at least. */
  readonly round?: number;
  /** The lord's hp at most. */
  readonly lordHp?: number;
  /** The speaker's own soft exposure at least. */
  readonly exposure?: number;
  /** Living players at most. */
  readonly alive?: number;
  /** Progress of attitude damping at least, 0…1 (§A11). */
  readonly camouflage?: number;
  /** The speaker has attacked the lord before everybody's eyes. */
  readonly jumped?: boolean;
}

/** Who a fact is about, from the speaker's seat. */
export type Party = 'me' | 'lord' | 'human' | 'other' | 'any';

/** A kind of public fact; what is absent may be anything. */
export interface ActPattern {
  readonly kind: FactKind;
  readonly by?: Party;
  readonly to?: Party;
  readonly good?: boolean;
}

/** One line of a beat. `{me} {you} {lord} {by} {to} {who} {card} {num} {role}` are filled from the slots of the occasion. */
export interface StoryLine extends InSpoken<string> {
  /** The beat's tone where absent. */
  readonly tone?: Tone;
  /** All voices where absent. */
  readonly voices?: readonly VoiceName[];
  /** The beat's occasions where absent. */
  readonly on?: readonly Occasion[];
  /** It claims a role for the speaker; the beat must allow it. */
  readonly self?: Role;
  /** Plan A: asked again, from a lower place. */
  readonly again?: boolean;
}

export interface StoryBeat extends Beat {
  readonly gate?: Gate;
  readonly minNpcChars: number;
  /** Occasions on which its lines may be said. */
  readonly on: readonly Occasion[];
  /** Real acts that meet it as well as words. */
  readonly acts?: readonly ActPattern[];
  /** Recorded facts that it recalls. */
  readonly recalls?: readonly ActPattern[];
  /** Roles that the speaker may claim for itself in this beat. */
  readonly self?: readonly Role[];
  readonly lines: readonly StoryLine[];
  /** Lines for the time in which the gate of this beat is still shut. */
  readonly meanwhile?: readonly StoryLine[];
}

export interface Storyline {
  readonly id: string;
  readonly title: InSpoken<string>;
  /** Roles that may play it, and how readily each persona does (0 = never; 1 where absent). */
  readonly roles: readonly Role[];
  readonly personas?: Readonly<Partial<Record<PersonaName, number>>>;
  /** What must not be told before the gate of beat `until` has opened. */
  readonly secret?: {
    readonly role: Role;
    readonly until: string;
    /** Words beside role words that would give it away. */
    readonly words: readonly string[];
  };
  readonly beats: readonly StoryBeat[];
}
