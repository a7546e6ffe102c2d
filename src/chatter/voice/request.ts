/** What the voice is asked for: an occasion, who speaks to whom about what, and how freely. */
import type { Seat } from '../../core/event';
import type { Fact } from '../scene/fact';
import type { Style } from '../style';
import type { Stage } from '../detection/types';
import type { Candidate, Occasion, Slots, Tone, VoiceName } from '../vocabulary';
import type { SpokenLanguage } from '../../language/languages';

/** The seats behind the names of the slots. */
export interface SlotSeats {
  readonly me: Seat;
  /** The one spoken to; null when nobody in particular is. */
  readonly you: Seat | null;
  readonly lord: Seat;
  readonly by?: Seat | null;
  readonly to?: Seat | null;
  readonly who?: Seat | null;
}

/** What the speaker takes `who` for. A lord, a commoner or an unknown is no guess: pass null. */
export interface WhoGuess {
  readonly role: 'zhong' | 'fan' | 'nei';
  /** 0…1 */
  readonly confidence: number;
}

/** The numbers of style that a choice of words looks at, each 0…1. */
export type VoiceStyle = Pick<
  Style,
  'verbal_length' | 'wit_and_humor' | 'tone_temperature' | 'emotional_display' | 'social_distance'
>;

export interface VoiceRequest {
  readonly occasion: Occasion;
  readonly voice: VoiceName;
  readonly language: SpokenLanguage;
  /** Names as players read them; `card` is the card's display name. `role` and `num` are taken from `fact` and `guess`. */
  readonly slots: Slots;
  readonly seats: SlotSeats;
  /** The fact that the moment rests on; without one, lines that retell a fact are not offered. */
  readonly fact: Fact | null;
  /** The speaker's guess about `who`; without one, lines that judge somebody are not offered. */
  readonly guess: WhoGuess | null;
  /** `word_budget` (§T3): Han characters. 0 offers nothing. */
  readonly budget: number;
  /** null speaks plainly, e.g. at a moment that no human line brought about. */
  readonly style: VoiceStyle | null;
  /** 0…1 */
  readonly closeness: number;
  readonly stage: Stage;
  /** Tone that the storyline wants now; lines of that tone fit better, those of another are left out. */
  readonly tone: Tone | null;
}

/** A line of the voice, with what the choice among several needs. */
export interface VoiceCandidate extends Candidate {
  readonly from: 'voice';
  /** How well it fits the request, 0…1; the plainest line to the point is the fittest. */
  readonly fit: number;
}
