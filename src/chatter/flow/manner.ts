/** Style → how a reply is said: how long, how warm, how witty, from memory or not, with what gesture (§E3). */
import { clamp } from '../../core/number';
import { draw } from '../../core/random';
import type { Style } from '../style';
import type { Occasion } from '../vocabulary';
import type { Gesture } from './contract';

export interface Manner {
  /** Han characters' worth; 0 is silence. */
  readonly longest: number;
  /** What length suits best. */
  readonly length: number;
  /** −1 cold … 1 warm. */
  readonly warmth: number;
  /** 0…1 */
  readonly wit: number;
  /** 0…1: how gladly it recalls what happened between the two. */
  readonly memory: number;
  /** 0…1: how readily it throws something. */
  readonly gestures: number;
}

/** How far a shut gate cools what is said. */
const COLD = 0.5;

export function mannerOf(style: Style): Manner {
  const shut = Math.max(style.coldness_gate, style.boundary_gate);
  return {
    longest: style.word_budget,
    length: Math.min(style.word_budget, 4 + 26 * style.verbal_length),
    warmth: clamp(2 * style.tone_temperature - 1 + 0.3 * style.emotional_display - COLD * shut, -1, 1),
    wit: Math.max(0, style.wit_and_humor - 0.3 * shut),
    memory: style.memory_hook,
    gestures: style.non_verbal_cues,
  };
}

/** What goes with which occasion, and how likely before any closeness. */
const GESTURES: Readonly<Partial<Record<Occasion, readonly [gesture: Gesture, likely: number]>>> = {
  thanks: ['flower', 0.1],
  praise: ['flower', 0.1],
  agree: ['wine', 0.05],
  affection: ['flower', 0.1],
  greet: ['wine', 0.05],
  saved_me: ['flower', 0.3],
  healed_me: ['flower', 0.1],
  wuxie_for_me: ['flower', 0.15],
  given_to_me: ['wine', 0.1],
  freed_me: ['wine', 0.1],
  won: ['wine', 0.3],
  got_flower: ['flower', 0.4],
  got_egg: ['egg', 0.5],
  taunt: ['egg', 0.2],
  blame: ['egg', 0.05],
  hit_me_again: ['egg', 0.15],
  wuxie_against_me: ['egg', 0.1],
  boundary_leave: ['egg', 0],
};

/** Something to throw with the line, or null. Cold speakers throw no flowers; nobody throws eggs while being warm. */
export function gestureOf(
  occasion: Occasion,
  manner: Pick<Manner, 'gestures' | 'warmth'>,
  seed: number,
  purpose: readonly (string | number)[],
): Gesture | null {
  const [gesture, likely] = GESTURES[occasion] ?? [];
  if (gesture === undefined || likely === undefined || likely === 0) return null;
  if (gesture === 'egg' ? manner.warmth > 0.3 : manner.warmth < -0.6) return null;
  return draw(seed, 'gesture', ...purpose) < likely + 0.5 * manner.gestures * likely * 4 ? gesture : null;
}
