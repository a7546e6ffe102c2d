/** The six structures of §M, with exactly its keys, and what detection is told about the moment. */
import type { Line } from '../line/line';

/** Knapp's ten stages in order: five of coming together, five of coming apart (§T2). */
export const STAGES = [
  'initiating',
  'experimenting',
  'intensifying',
  'integrating',
  'bonding',
  'differentiating',
  'circumscribing',
  'stagnating',
  'avoiding',
  'terminating',
] as const;
export type Stage = (typeof STAGES)[number];

export const ROUTES = ['NORMAL', 'CREEPY', 'KY', 'BORING', 'CRAZY'] as const;
export type Route = (typeof ROUTES)[number];

/** The values of `direction`: where a line goes against the stage. */
export const BREACHES = ['none', 'too_fast', 'too_distant', 'control_or_binding', 'betrayal_or_attack'] as const;
export type Breach = (typeof BREACHES)[number];

/** What just happened at the table (§L2). */
export const MOMENTS = [
  'none',
  'ai_dying',
  'ai_ally_died',
  'ai_lost',
  'ai_asked',
  'ai_upset',
  'human_dying',
  'human_died',
  'lord_dying',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Relationship {
  closeness: number;
  trust: number;
  liking: number;
  respect: number;
  warmth: number;
  power: number;
}

export interface PastLine {
  who: 'human' | 'ai';
  text: string;
  /** The same as it is read, where it has been read. */
  line?: Line;
}

/** Who sits where, as everybody sees it. Seats count from 1; the neighbours follow from their order. */
export interface ChatTable {
  /** `latin`: the name as English spells it. */
  seats: readonly { seat: number; name: string; latin?: string; dead?: boolean }[];
  /** Seat of the one who is spoken to. */
  self?: number;
  /** Seat of the human. */
  human?: number;
  lord?: number;
}

export interface ChatContext {
  stage?: Stage;
  relationship?: Partial<Relationship>;
  recentEvent?: Moment;
  lastAi?: string;
  history?: readonly PastLine[];
  table?: ChatTable;
}

export interface ChatLine {
  text: string;
  /** A caller may force the route (§D7). */
  force_route?: Route;
  ctx?: ChatContext;
}

export interface Scores {
  friendly: number;
  hostile: number;
  overstep: number;
  low_effort: number;
  confusion: number;
}

export interface Meta {
  target_is_assistant: 0 | 1;
  quoted_or_reported_speech: 0 | 1;
}

export interface Reference {
  ref: string;
  resolution: string;
  confidence: number;
}

export interface Unknown {
  item: string;
  impact: 'low' | 'med' | 'high';
}

export interface Brief {
  gist: string;
  references: Reference[];
  unknowns: Unknown[];
  subtext: string;
  understanding_confidence: number;
  reaction_seed: string | null;
}

export interface StageJudge {
  current_stage: Stage;
  implied_stage: Stage;
  delta: -1 | 0 | 1;
  direction: Breach;
  evidence_spans: string[];
}

export interface ImmediateTask {
  description: string;
  importance: number;
  ttl_turns: number;
  source: 'detection' | 'detection_security';
}

export interface Composite {
  conflict_eff: number;
  goodwill: number;
  provocation: number;
  pressure: number;
}

export interface StageContext {
  too_close_too_fast: number;
  too_distant_too_cold: number;
  betrayal_violation: number;
  control_or_binding: number;
}

export interface Signals {
  scores: Scores;
  meta: Meta;
  brief: Brief;
  stage_judge: StageJudge;
  composite: Composite;
  stage_ctx: StageContext;
}

export interface SecurityFlags {
  style_mimicry_blocked: boolean;
  personality_change: boolean;
  behavior_control: boolean;
  injection_blocked: boolean;
  manipulation_detected: boolean;
}

export interface Crisis {
  level: 'none' | 'medium' | 'high';
  score: number;
}

/** All that detection says about one line. */
export interface Detection {
  route: Route;
  crisis: Crisis;
  detection_scores: Scores;
  detection_meta: Meta;
  detection_brief: Brief;
  detection_stage_judge: StageJudge;
  detection_immediate_tasks: ImmediateTask[];
  detection_signals: Signals;
  security_flags: SecurityFlags;
}
