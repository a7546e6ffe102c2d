/**
 * Public events: the lines of a format-1 recording (§R1). What is not in this union cannot reach
 * inference: no event but `reveal` and `die` carries a role, and those are public.
 */
import type { Answer } from './answer';
import type { Role, Deck } from './role';
import type { InferenceKind } from './inference-kind';
import type { PersonaName } from './persona';

/** 1-based; the lord is usually 1. */
export type Seat = number;
export type BySeat = Readonly<Record<string, number>>;

export interface Via {
  card?: string | undefined;
  skill?: string | undefined;
}

export interface HeaderSeat {
  seat: Seat;
  name: string;
  hp: number;
  maxHp: number;
}

/** First line: who sits where and what was dealt, before anyone acted. */
export interface GameHeader {
  type: 'game';
  v: 1;
  engine: string;
  players: readonly HeaderSeat[];
  lord: Seat;
  deck: Deck | null;
  /** The seat that a human plays by hand; null where AIs play all. */
  me: Seat | null;
  seed: number;
  personas?: Readonly<Record<string, PersonaName>> | undefined;
  /** By which inference the table was shown, and whether in strict mode; absent in recordings of others. */
  inference?: InferenceKind | undefined;
  strict?: boolean | undefined;
}

export interface RoundEvent {
  type: 'round';
  n: number;
}
export interface TurnEvent {
  type: 'turn';
  seat: Seat;
  n: number;
  hp: BySeat;
  hand: BySeat;
}
export interface CardEvent {
  type: 'card';
  by: Seat;
  to: readonly Seat[];
  card: string;
  /** Worth of the card to each target, signed (§S2.1). */
  tv: BySeat;
  /** The card chooses no target by itself (`selectTarget: -1`). */
  group: boolean;
  legal?: readonly Seat[] | undefined;
}
export interface SkillEvent {
  type: 'skill';
  by: Seat;
  to: readonly Seat[];
  skill: string;
  tv: BySeat;
}
export interface ZoneEvent {
  type: 'zone';
  kind: 'discard' | 'gain';
  by: Seat;
  to: Seat;
  pos: 'h' | 'e' | 'j';
  card: string | null;
  value: number | null;
  /** Card or skill whose effect is choosing. */
  by_card: string;
  /** How many cards were chosen at once; absent means one. Only single picks are evidence (§S3.3). */
  of?: number | undefined;
}
export interface WuxieEvent {
  type: 'wuxie';
  by: Seat;
  /** The original card, and what it would do to whom; `tv` is its worth without any wuxie. */
  about: { by: Seat | null; to: Seat; card: string; tv: number };
  /** Layers including this one: odd cancels, even restores (§S2.5). */
  depth: number;
}
export interface HandoverEvent {
  type: 'give' | 'draw';
  by: Seat;
  to: Seat;
  num: number;
}
export interface HurtEvent {
  type: 'damage';
  by: Seat | null;
  to: Seat;
  num: number;
  via: Via;
}
export interface HealEvent {
  type: 'heal';
  by: Seat | null;
  to: Seat;
  num: number;
  via: Via;
}
export interface ShownEvent {
  type: 'shown';
  seat: Seat;
  value: number;
}
export interface RevealEvent {
  type: 'reveal';
  seat: Seat;
  role: Role;
}
export interface DieEvent {
  type: 'die';
  seat: Seat;
  by: Seat | null;
  role: Role;
}
/**
 * A dead player is back (our addition to the format, as `join`). What its death laid open stays known, unless the engine hid
 * the role again, as it does where the one who comes back has another role from now on.
 */
export interface ReviveEvent {
  type: 'revive';
  seat: Seat;
  hp: number;
  hidden?: boolean | undefined;
}
export interface ChatEvent {
  type: 'chat';
  seat: Seat;
  text: string;
  /** What an AI's line is for, whom it is said to, and what it states, in talk's own terms (our additions, for whoever checks the talk). */
  for?: string | undefined;
  to?: Seat | undefined;
  claims?: readonly object[] | undefined;
  /** What it does with what was said, whom it speaks of, and the role that it gives that one. */
  move?: string | undefined;
  about?: Seat | undefined;
  role?: Role | undefined;
  /** Which line of the person's in this recording it answers, counted from 1; absent for what is said unasked. */
  answers?: number | undefined;
}
/** A seat that appeared during the game (our addition to the format; readers that do not know it skip it). */
export interface JoinEvent extends HeaderSeat {
  type: 'join';
}
/** Who decides by hand from now on, e.g. after 托管 (our addition, as `join`). */
export interface HandEvent {
  type: 'hand';
  seat: Seat | null;
}
/**
 * A public word that is to weigh as evidence (our addition; written only where the player switched it on, §G6): `by` said
 * something about `about` that leans by `lean` on the lord's axis, positive for the lord's camp.
 */
export interface ClaimEvent {
  type: 'claim';
  by: Seat;
  about: Seat;
  lean: number;
  /** Of an AI that was asked what `about` is: what it answered. Belief weighs what that tells of `by` itself. */
  answer?: Answer | undefined;
  /** `by` has agreed with `about` that they spare each other. */
  pact?: boolean | undefined;
  /** `by` has named a deed on record: what `about` did to `to` in that turn. `lean` is 0. */
  reminds?: { readonly turn: number; readonly to: Seat } | undefined;
}
/** From here to the next line nobody looked on: the extension was off (our addition to the format, as `join`). */
export interface GapEvent {
  type: 'gap';
}
export interface OverEvent {
  type: 'over';
  winner: string;
}

export type PublicEvent =
  | RoundEvent
  | TurnEvent
  | CardEvent
  | SkillEvent
  | ZoneEvent
  | WuxieEvent
  | HandoverEvent
  | HurtEvent
  | HealEvent
  | ShownEvent
  | RevealEvent
  | DieEvent
  | ReviveEvent
  | ChatEvent
  | JoinEvent
  | HandEvent
  | ClaimEvent
  | GapEvent
  | OverEvent;
