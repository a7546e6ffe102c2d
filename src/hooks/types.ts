/** The events of `game.slqjAiHooks` and their contexts (decisions B, docs/hooks.md). Copy this file to type a subscriber. */

/** The engine's player; typed by whoever subscribes. */
export type HookPlayer = object;

/** Every patched `get.attitude`, only while somebody subscribes. */
export interface AttitudeContext {
  readonly from: HookPlayer;
  readonly to: HookPlayer;
  readonly mode: string;
  /** The engine's own attitude. */
  readonly base: number;
  /** The attitude from the observer's own mind, where one was computed. */
  readonly perceived: number | null;
  reason: string;
  /** Write here to change the attitude. */
  result: number;
  /** Set to answer with `base` whatever `result` says. */
  forceOriginal: boolean;
  /** Set to skip the subscribers after this one. */
  stop: boolean;
  readonly game: object;
  readonly get: object;
}

/** A persona was given to a player; change `persona.traits` in place. */
export interface PersonaInitContext {
  readonly player: HookPlayer;
  readonly persona: {
    name: string;
    traits: {
      aggressiveness: number;
      randomness: number;
      revengeWeight: number;
      insight: number;
      camouflageRounds: number;
    };
  };
  stop?: boolean;
}

/** What a card or skill is worth to its target; write `tv` to declare it. */
export interface TvContext {
  readonly kind: 'card' | 'skill' | 'wuxie';
  /** Name of the card, for `card` and `wuxie`. */
  readonly card?: string;
  /** Name of the skill, for `skill`. */
  readonly skill?: string;
  readonly actor: HookPlayer;
  readonly target: HookPlayer;
  tv: number;
  stop?: boolean;
}

/** An observer is about to remember an act; write `delta` to change what is remembered. */
export interface EvidenceContext {
  readonly observer: HookPlayer;
  readonly actor: HookPlayer;
  readonly target: HookPlayer;
  readonly kind: 'card' | 'skill' | 'zone' | 'wuxie' | 'damage' | 'heal';
  readonly tv: number;
  delta: number;
  stop?: boolean;
}

export interface HookEvents {
  slqj_ai_attitude: AttitudeContext;
  slqj_ai_persona_init: PersonaInitContext;
  slqj_ai_tv: TvContext;
  slqj_ai_evidence: EvidenceContext;
}
