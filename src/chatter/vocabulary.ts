/** The words in which the parts of chatter speak to each other: voices, occasions, claims, lines. Types and lists only. */
import type { Seat } from '../core/event';
import type { Guess } from '../core/guess';
import type { PersonaName } from '../core/persona';
import type { Role } from '../core/role';

const VOICES = {
  balanced: ['courtly', 'laconic'],
  impulsive: ['hearty', 'fiery'],
  petty: ['biting', 'plaintive'],
  camouflage: ['smooth', 'playful'],
} as const;
export type VoiceName = (typeof VOICES)[keyof typeof VOICES][number];

/** The temperaments in which a persona may speak: at least one, and two so that a table sounds different. */
export const VOICES_OF: Readonly<Record<PersonaName, readonly [VoiceName, ...VoiceName[]]>> = VOICES;
export const VOICE_NAMES: readonly VoiceName[] = [...new Set(Object.values(VOICES_OF).flat())];

/** What a human line asks of its hearer; what is said back has the same name. */
export const REPLIES = [
  'greet',
  'bye',
  'thanks',
  'apology',
  'praise',
  'blame',
  'taunt',
  'accuse',
  'ask_role',
  'ask_guess',
  'ask_why',
  'ask_help',
  'ask_act',
  'claim_loyal',
  'claim_other',
  'point_at',
  'joke',
  'small_talk',
  'hurry',
  'sorrow',
  'affection',
  'agree',
  'unclear',
  'ack',
] as const;

/** Replies of the four nodes beside the NORMAL pipeline (§W3). */
export const BRANCHES = [
  'boundary_soft',
  'boundary_firm',
  'boundary_leave',
  'refuse_control',
  'sarcasm_ky',
  'sarcasm_boring',
  'confusion',
] as const;

/** Moments at which someone speaks unasked (§T9). */
export const MOMENTS_TO_SPEAK = [
  'game_start',
  'lord_first_attacked',
  'lord_saved',
  'lord_low',
  'hit_by_lord',
  'hit_me',
  'hit_me_again',
  'saved_me',
  'healed_me',
  'wuxie_for_me',
  'wuxie_against_me',
  'taken_from_me',
  'freed_me',
  'given_to_me',
  'i_killed',
  'death_expected',
  'death_surprise',
  'death_seen',
  'rescue_seen',
  'second_rebel_dead',
  'two_left',
  'big_group',
  'i_am_dying',
  'last_words',
  'won',
  'lost',
  'suspect',
  'got_flower',
  'got_egg',
  'answer_ai',
] as const;

export type Reply = (typeof REPLIES)[number];
export type Branch = (typeof BRANCHES)[number];
export type MomentToSpeak = (typeof MOMENTS_TO_SPEAK)[number];
/** What a line is for. */
export type Occasion = Reply | Branch | MomentToSpeak;

export const TONES = ['vulnerable', 'gentle', 'probing', 'forceful'] as const;
export type Tone = (typeof TONES)[number];

/** What a line states, so that it can be checked before it is spoken. */
export type Claim =
  /** It retells this public fact; its slots were filled from it. */
  | { readonly kind: 'fact'; readonly fact: string }
  /** It says whom the speaker takes someone for. */
  | { readonly kind: 'guess'; readonly about: Seat; readonly role: 'zhong' | 'fan' | 'nei' }
  /** It speaks of how someone stands, as all can see. */
  | { readonly kind: 'state'; readonly about: Seat; readonly state: 'dying' | 'low' | 'healthy' | 'dead' | 'alive' }
  /** It speaks of the speaker's own role: a storyline's business (§E5, §G). */
  | { readonly kind: 'self'; readonly role: Role };

/** Names of people and things that a line may mention; every value is public. */
export interface Slots {
  readonly me: string;
  /** The one spoken to. */
  readonly you: string;
  readonly lord: string;
  /** Who did what the line is about, and to whom. */
  readonly by?: string;
  readonly to?: string;
  /** Whom the line is about, where it judges someone. */
  readonly who?: string;
  readonly card?: string;
  readonly num?: string;
  readonly role?: string;
}

/** A line that might be said. */
export interface Candidate {
  /** Which template or beat it came from; two lines of one template have the same id. */
  readonly id: string;
  readonly text: string;
  readonly claims: readonly Claim[];
  readonly occasion: Occasion;
  readonly tone: Tone | null;
  readonly from: 'voice' | 'story' | 'model' | 'plan';
}

/** What one speaker can say besides the public record. */
export interface View {
  readonly seat: Seat;
  /** What everybody's record makes of a seat other than the speaker's own; its own mind it keeps to itself (§K2). */
  guess(about: Seat): Pick<Guess, 'identity' | 'confidence'>;
  /** Ids of the facts that moved everybody's opinion of a seat, weightiest first; weight > 0 towards the lord's side. */
  why?(about: Seat): readonly { readonly fact: string; readonly weight: number }[];
}

/**
 * What a storyline lets through to the one who speaks. It is all that talk ever sees of the speaker's part; the part
 * itself knows the speaker's role (§C, §G).
 */
export interface Direction {
  /** Lines that the current beat offers on this occasion, best first; often none. */
  offers(occasion: Occasion, slots: Slots): readonly Candidate[];
  /** Why this may not be said now (hold, tone), or null. Asked for every outgoing line, whoever wrote it. */
  forbids(candidate: Pick<Candidate, 'text' | 'claims'>): string | null;
  readonly tone: Tone | null;
  /** The current beat wants an answer of the person's. */
  readonly asks?: boolean;
  /** The person resisted: its line goes before any other answer but one to a question (§G2, plan A). */
  readonly pressing?: boolean;
  /** Ids of public facts that the current beat recalls and that were not told yet, latest last. */
  recalls?(): readonly string[];
}
