/**
 * What a line of a scene is by its wording alone: a player's reply, an NPC's tone. Linear models fitted by dev/study/fit-judge.ts on
 * lines that people of many kinds might type (data/judge); they speak where no list of words does.
 */
import { hasHan } from '../line/character';
import { featuresOf, gramsOf, unitsOf } from '../line/grams';
import { createSoftmax } from '../line/softmax';
import { answerCues } from './cues';
import * as replies from './reply-weights';
import * as tones from './tone-weights';

/** What a player's line is to what it answers. */
export const REPLY_KINDS = ['accept', 'refuse', 'answer', 'dodge'] as const;
export type Reply = (typeof REPLY_KINDS)[number];

/** Whether an NPC's line presses the player: threat, order, contempt. */
export const TEMPERS = ['soft', 'harsh'] as const;

/** Calibrated on hands that were not fitted on (docs/judge.md). */
export const REPLY_SHARPNESS = 1.5;
export const TONE_SHARPNESS = 1.75;

const replying = createSoftmax({ unit: replies.UNIT, bias: replies.BIAS, weights: replies.WEIGHTS }, REPLY_SHARPNESS);
const sounding = createSoftmax({ unit: tones.UNIT, bias: tones.BIAS, weights: tones.WEIGHTS }, TONE_SHARPNESS);

/** What the lists of words make of a reply; the model weighs it beside the rest. */
export type Listed = 'accept' | 'resist' | 'neither';

/** Between clauses; between English ones a comma says too little. */
const CLAUSES = /[,.!?;:~…]+/;
const SENTENCES = /[.!?;…]+/;

/** The last clause of a text of several, or none. */
function lastClause(folded: string): string {
  const parts = folded.split(hasHan(folded) ? CLAUSES : SENTENCES).filter((part) => /[a-z一-鿿]/.test(part));
  return parts.length > 1 ? (parts[parts.length - 1] ?? '') : '';
}

/** Names of what is weighed of a folded reply to a folded request, which may be empty. What stands last decides most: it has names of its own. */
export function replyFeatures(folded: string, request: string, listed: Listed): Set<string> {
  const names = featuresOf(unitsOf(folded)).add(`~listed:${listed}`);
  for (const gram of gramsOf(unitsOf(lastClause(folded)))) names.add(`$${gram}`);
  for (const cue of answerCues(folded, request)) names.add(cue);
  return names;
}

/** Chance of each reply, adding up to 1. */
export function replyOf(folded: string, request: string, listed: Listed): Readonly<Record<Reply, number>> {
  const by = replying(replyFeatures(folded, request, listed));
  return Object.fromEntries(REPLY_KINDS.map((reply, i) => [reply, by[i] ?? 0])) as Record<Reply, number>;
}

/** Chance that a folded text presses the one it is said to. */
export const harshness = (folded: string): number => sounding(featuresOf(unitsOf(folded)))[1] ?? 0;
