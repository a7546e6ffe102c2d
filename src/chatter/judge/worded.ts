/**
 * What a line of a scene is by its wording alone: a player's reply, an NPC's tone. Linear models fitted by dev/study/fit-judge.ts on
 * lines that people of many kinds might type (data/judge); they speak where no list of words does.
 */
import { featuresOf, unitsOf } from '../line/grams';
import { createSoftmax } from '../line/softmax';
import * as replies from './reply-weights';
import * as tones from './tone-weights';

/** What a player's line is to what it answers. */
export const REPLY_KINDS = ['accept', 'refuse', 'answer', 'dodge'] as const;
export type Reply = (typeof REPLY_KINDS)[number];

/** Whether an NPC's line presses the player: threat, order, contempt. */
export const TEMPERS = ['soft', 'harsh'] as const;

/** Calibrated on hands that were not fitted on (docs/judge.md). */
export const REPLY_SHARPNESS = 1.75;
export const TONE_SHARPNESS = 1.75;

const replying = createSoftmax({ unit: replies.UNIT, bias: replies.BIAS, weights: replies.WEIGHTS }, REPLY_SHARPNESS);
const sounding = createSoftmax({ unit: tones.UNIT, bias: tones.BIAS, weights: tones.WEIGHTS }, TONE_SHARPNESS);

/** Chance of each reply, adding up to 1, for a folded text. */
export function replyOf(folded: string): Readonly<Record<Reply, number>> {
  const by = replying(featuresOf(unitsOf(folded)));
  return Object.fromEntries(REPLY_KINDS.map((reply, i) => [reply, by[i] ?? 0])) as Record<Reply, number>;
}

/** Chance that a folded text presses the one it is said to. */
export const harshness = (folded: string): number => sounding(featuresOf(unitsOf(folded)))[1] ?? 0;
