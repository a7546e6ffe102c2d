/**
 * What a line calls for: what somebody at the table would say something back to. Finer than its act and of the whole line ("8号我来收"
 * tells a plan, "还好有闪" is glad of luck; both are reports or nothing to the readers of clauses). A linear model over `wording.ts`, fitted by
 * dev/study/fit-wants.ts, whose chances are weighed by what has lately befallen (`lately.ts`, dev/study/fit-lately.ts).
 */
import { createSoftmax } from '../../line/softmax';
import { latelyOf, levelIn, type Said } from './lately';
import { ALWAYS, LATELY, STEP } from './lately-weights';
import type { Mention } from '../called/people';
import type { Act, Move } from '../types';
import { sensesOf } from './senses';
import { BIAS, UNIT, WEIGHTS } from './want-weights';
import { wordingOf } from './wording';

export const WANTS = [
  // Of roles: asked, said of others, of the hearer, of oneself; how it came out.
  'ask_read',
  'ask_trust',
  'ask_side',
  'ask_basis',
  'read_other',
  'read_you',
  'trust_you',
  'protest',
  'told_so',
  'misread',
  // Of deeds: asked; a third's; the hearer's; the speaker's own.
  'ask_fact',
  'why_you',
  'why_other',
  'fishy',
  'told',
  'admire',
  'reproach_you',
  'praise_you',
  'thanks',
  'sorry',
  'own_excuse',
  'own_feat',
  'own_deed',
  'own_plight',
  'own_luck',
  'own_plan',
  'threat_you',
  'threat_all',
  'pity_other',
  'mock_other',
  'mock_you',
  'state',
  'death',
  // Wishes.
  'do_it',
  'help_me',
  'help_other',
  'spare_me',
  'spare_other',
  'deal',
  'order',
  'care_you',
  'care_all',
  'surrender',
  'hurry',
  'luck',
  // Questions of play.
  'ask_count',
  'ask_hand',
  'ask_plan',
  'ask_advice',
  'ask_skill',
  'ask_rule',
  'ask_well',
  'ask_bot',
  'ask_again',
  // Company.
  'greet',
  'bye',
  'gg',
  'newbie',
  'away',
  'outside',
  'trouble',
  'mood',
  'bet',
  'affection',
  'speak_up',
  'agree',
  'refuse',
  'promise',
  'insult',
  'odd',
] as const;
export type Want = (typeof WANTS)[number];

/** A lasso makes weights small and chances flat. */
export const WANT_SHARPNESS = 1.6;

const chances = createSoftmax({ unit: UNIT, bias: BIAS, weights: WEIGHTS }, WANT_SHARPNESS);

/** The weights, slice by slice. */
export const wantsUnpacking = chances.unpacking;

/** A want, and how likely the line calls for it, 0…1. */
export interface Called {
  readonly want: Want;
  readonly chance: number;
}

/** A chance is no less than this before the moment is weighed. */
export const LEAST_CHANCE = 1e-4;

/** Chances of all wants by the words alone, in the order of WANTS. */
export const wordedChances = (wording: ReadonlySet<string>): Float64Array => chances(wording);

/** Chances by the words, weighed by what has lately befallen: a factor a want for each thing that holds, and one that always does. */
function chancesAt(worded: Float64Array, lately: readonly string[]): Float64Array {
  const rows = [ALWAYS, ...lately.flatMap((name) => LATELY[name] ?? [])];
  const weighed = worded.map(
    (chance, k) =>
      Math.max(chance, LEAST_CHANCE) * Math.exp(STEP * rows.reduce((sum, row) => sum + levelIn(row, k), 0)),
  );
  const total = weighed.reduce((sum, one) => sum + one, 0);
  return weighed.map((one) => one / total);
}

/** All wants of a wording at a moment, the likeliest first. */
function wantsOf(wording: ReadonlySet<string>, lately: readonly string[]): readonly Called[] {
  const by = chancesAt(wordedChances(wording), lately);
  return WANTS.map((want, i) => ({ want, chance: by[i] ?? 0 })).sort((a, b) => b.chance - a.chance);
}

/** The acts of moves as the wording names them. */
export const actsHeard = (moves: readonly Pick<Move, 'act'>[]): Act[] =>
  moves.map(({ act }) => act).filter((act) => act !== 'unclear');

/** What a line is weighed by: its wording, and what its words are of. @param text as seats and names are looked for in it */
export function signsOf(text: string, mentions: readonly Mention[], heard: readonly Act[]): ReadonlySet<string> {
  const signs = new Set(wordingOf(text, mentions, heard));
  for (const sense of sensesOf(text, mentions)) signs.add(sense);
  return signs;
}

/** What a line calls for that is said there and then, the likeliest first. */
export const wantsIn = (
  text: string,
  mentions: readonly Mention[],
  moves: readonly Pick<Move, 'act'>[],
  said: Said,
): readonly Called[] => wantsOf(signsOf(text, mentions, actsHeard(moves)), latelyOf(said, mentions));
