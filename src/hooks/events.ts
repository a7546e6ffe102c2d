/** The events of `game.slqjAiHooks` and their contexts (§B, docs/hooks.md). Copy this file to type a subscriber. */

/** The engine's player; typed by whoever subscribes. */
export type HookPlayer = object;

/** Every patched `get.attitude`, only while somebody subscribes. */
export interface AttitudeContext {
  readonly from: HookPlayer;
  readonly to: HookPlayer;
  readonly mode: string;
  /**
   * The engine's own attitude. In strict mode, towards somebody whose role is hidden, what the observer's mind feels before camouflage
   * and soft assignment; null where there is no mind.
   */
  readonly base: number | null;
  /** The attitude from the observer's own mind, where one was computed. */
  readonly perceived: number | null;
  /**
   * What `from` believes `to` is: adding up to 1, or all 0 towards the lord, who is none of them; null unless inference is by belief.
   */
  readonly belief: Readonly<{ zhong: number; fan: number; nei: number }> | null;
  reason: string;
  /** Write here to change the attitude. */
  result: number;
  /** Set to answer with `base` whatever `result` says; without a base it does nothing. */
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

/** A line of the person was read. Not called for a line that is answered by the care card alone. */
export interface ChatDetectedContext {
  /** All that detection says (§M), read only. */
  readonly detection: object;
  readonly text: string;
  readonly player: HookPlayer;
  stop?: boolean;
}

/** An AI is about to speak; write `text` to change the line, set `stop` to swallow it. */
export interface ChatReplyContext {
  readonly speaker: HookPlayer;
  text: string;
  /** The one that the answered line takes: NORMAL, CREEPY, KY, BORING, CRAZY; NORMAL where the AI speaks unasked. */
  readonly route: string;
  stop: boolean;
}

/** One thing that may be chosen: a player, a card or a skill's name, or a button of a dialog. */
export interface ScoreCandidate {
  readonly target?: HookPlayer;
  /** A card, or the name of a skill that may be used in its place. */
  readonly card?: object | string;
  readonly button?: object;
  /** What the engine's AI makes of it, and our own rules; the highest is chosen, from 0 down nothing unless it must. */
  score: number;
  /** What the one who decides takes a target for, adding up to 1; null for what is no player. */
  readonly chances: Readonly<Record<'zhu' | 'zhong' | 'fan' | 'nei' | 'commoner', number>> | null;
}

/** An AI of ours is about to choose; asked once for each step of a choice, only while somebody subscribes. */
export interface ScoreContext {
  readonly player: HookPlayer;
  /** The engine's event that asks, with its card, skill and targets. */
  readonly event: object;
  /** Write their `score`. */
  readonly candidates: readonly ScoreCandidate[];
  readonly game: object;
  readonly get: object;
  stop?: boolean;
}

export interface HookEvents {
  slqj_ai_attitude: AttitudeContext;
  slqj_ai_persona_init: PersonaInitContext;
  slqj_ai_tv: TvContext;
  slqj_ai_evidence: EvidenceContext;
  slqj_ai_score: ScoreContext;
  slqj_ai_chat_detected: ChatDetectedContext;
  slqj_ai_chat_reply: ChatReplyContext;
}
