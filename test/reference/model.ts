/** Types of the reference transcription. Nothing here computes anything. */

export type Role = 'zhu' | 'zhong' | 'fan' | 'nei';
export type PersonaName = 'balanced' | 'impulsive' | 'petty' | 'camouflage';

export interface RefTraits {
  aggressiveness: number;
  randomness: number;
  revengeWeight: number;
  insight: number;
  camouflageRounds: number;
}

/** Every record is keyed by String(seat). */
export interface RefMemory {
  firstImpression: Record<string, number>;
  evidence: Record<string, number>;
  grudge: Record<string, number>;
  zhuSignal: Record<string, number>;
  zhuHelp: Record<string, number>;
  zhuHarm: Record<string, number>;
}

export interface RefMind {
  persona: { name: string; traits: RefTraits };
  memory: RefMemory;
  runtime: { turnsTaken: number };
}

export interface RefSeat {
  seat: number;
  role: Role;
  /** formally shown: the lord, a revealed seat, a dead seat */
  revealed: boolean;
  alive: boolean;
  /** ai.shown */
  shown: number;
  /** running: set by `turn`, moved by damage and heal */
  hp: number;
  maxHp: number;
  /** at the last turn start */
  turnHp: number;
  turnHand: number;
  /** the human's own hand: does not vote */
  human: boolean;
  mind: RefMind;
}

export interface RefTable {
  seats: RefSeat[];
  lord: number;
  round: number;
  /** whose turn is running */
  turn?: number;
  deckFan: number | null;
}

export type AttitudeReason = 'original' | 'camouflage' | 'fallback_shown' | 'perceived' | 'soft_assigned';
export interface RefAttitude {
  value: number;
  reason: AttitudeReason;
}

export interface RefRelation {
  sign: -1 | 0 | 1;
  conf: number;
}

export type GuessedIdentity = Role | 'unknown';
export type GuessReason =
  | 'fixed_zhu'
  | 'fixed_shown'
  | 'nei_both_help_harm'
  | 'insufficient_signal'
  | 'signal_positive'
  | 'signal_negative'
  | 'soft_assigned_remaining_allies';

export interface GuessDetail {
  signal: number;
  evidence: number;
  evidenceAxis: number;
  axis: number;
  axisSource: 'signal' | 'evidence';
  weight: number;
  absAxis: number;
  grudge: number;
  grudgeBoost: number;
  absEffective: number;
  help: number;
  harm: number;
}

export interface RefGuess {
  identity: GuessedIdentity;
  confidence: number;
  reason: GuessReason;
  /** null where the identity is public and nothing was weighed */
  detail: GuessDetail | null;
}

export type ConsensusReason =
  | 'fixed_zhu'
  | 'fixed_shown'
  | 'soft_assigned_remaining_allies'
  | 'no_observers'
  | 'no_votes'
  | 'ok';

export interface RefConsensus {
  identity: GuessedIdentity;
  confidence: number;
  reason: ConsensusReason;
  votes: number;
  abstentions: number;
}

export interface RefSoftState {
  enabled: boolean;
  expectedFan: number;
  exposedFan: number;
  hiddenFan: number;
}

/* ---- §R1, format 1 ---- */

export interface Via {
  card?: string | null;
  skill?: string | null;
}
export interface CardEvent {
  type: 'card';
  by: number;
  to: number[];
  card: string;
  tv: Record<string, number>;
  group: boolean;
}
export interface SkillEvent {
  type: 'skill';
  by: number;
  to: number[];
  skill: string;
  tv: Record<string, number>;
}
export interface ZoneEvent {
  type: 'zone';
  kind: 'discard' | 'gain';
  by: number;
  to: number;
  pos: 'h' | 'e' | 'j';
  card: string | null;
  value: number | null;
  by_card: string;
}
export interface WuxieEvent {
  type: 'wuxie';
  by: number;
  about: { by: number | null; to: number; card: string; tv: number };
  depth: number;
}
export interface HurtEvent {
  type: 'damage' | 'heal';
  by: number | null;
  to: number;
  num: number;
  via?: Via;
}
export interface TurnEvent {
  type: 'turn';
  seat: number;
  n: number;
  hp: Record<string, number>;
  hand: Record<string, number>;
}
export interface RoundEvent {
  type: 'round';
  n: number;
}
export interface ShownEvent {
  type: 'shown';
  seat: number;
  value: number;
}
export interface RevealEvent {
  type: 'reveal';
  seat: number;
  role: Role;
}
export interface DieEvent {
  type: 'die';
  seat: number;
  by: number | null;
  role: Role;
}
export type RefEvent =
  | CardEvent
  | SkillEvent
  | ZoneEvent
  | WuxieEvent
  | HurtEvent
  | TurnEvent
  | RoundEvent
  | ShownEvent
  | RevealEvent
  | DieEvent;

/** Card and skill uses of the current turn, oldest first; emptied at `turn`. */
export interface RefContext {
  cards: CardEvent[];
  skills: SkillEvent[];
}

/** What one event added. `observer` is null for `shown`. */
export interface RefDelta {
  observer: number | null;
  about: number;
  evidence?: number;
  zhuSignal?: number;
  grudge?: number;
  shown?: number;
}
