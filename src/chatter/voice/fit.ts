/** How well a line fits the moment and the manner asked for. */
import type { Tone } from '../vocabulary';
import type { VoiceRequest } from './request';
import { lengthOf } from './words';

/** §H1: Han characters of the longest bubble, about; where a line has its full length. */
export const BUBBLE = 20;

/** Weights of the parts of fitness; they add up to 1. */
const PLAINNESS = 0.35;
const MATTER = 0.25;
const LENGTH = 0.25;
const TONE = 0.15;

/** A plain speaker's numbers, for a moment without a style. */
const PLAIN = {
  verbal_length: 0.5,
  wit_and_humor: 0.3,
  tone_temperature: 0.5,
  emotional_display: 0.3,
  social_distance: 0.5,
};

export interface Manner {
  readonly text: string;
  /** It names somebody or something of the moment. */
  readonly named: boolean;
  /** A shared core with a lead or a tail. */
  readonly ornate: boolean;
  readonly tone: Tone | null;
}

const OUTCRY = /[！!…—]/;

/** Which number of style speaks for a tone. */
function toneFit(tone: Tone | null, style: typeof PLAIN): number {
  switch (tone) {
    case 'vulnerable':
      return style.emotional_display;
    case 'gentle':
      return style.tone_temperature;
    case 'forceful':
      return style.social_distance;
    case 'probing':
      return 0.5;
    case null:
      return 0.5;
  }
}

/** 0…1. Plain and to the point is best; wit makes room for flourish, `verbal_length` for long lines. */
export function fitOf({ style, language }: VoiceRequest, { text, named, ornate, tone }: Manner): number {
  const manner = style ?? PLAIN;
  const flourish = (ornate ? 0.8 : 0) + (OUTCRY.test(text) ? 0.2 : 0);
  const length = Math.min(1, lengthOf(text, language) / BUBBLE);
  return (
    PLAINNESS * (1 - flourish * (1 - manner.wit_and_humor)) +
    MATTER * (named ? 1 : 0.6) +
    LENGTH * (1 - Math.abs(length - manner.verbal_length)) +
    TONE * toneFit(tone, manner)
  );
}
