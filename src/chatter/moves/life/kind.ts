/**
 * What kind of line somebody types by its wording: of the game, or a trouble, a question to the AI about itself, of heroes, chat. A linear
 * model over the signs of moves/wording/wants.ts and of who is close (whose.ts), fitted by dev/study/fit-outside.ts on data/outside: it hears what no
 * row of the word lists names (§Q1).
 */
import { withoutNames } from '../called/place';
import { createSoftmax } from '../../line/softmax';
import { sensesOf } from '../wording/senses';
import { WANTS, wordedChances } from '../wording/wants';
import { wordingOf } from '../wording/wording';
import type { Mention } from '../called/people';
import { mayBeGame, namesGame } from './game';
import { heroesNamed } from './heroes';
import { BIAS, UNIT, WEIGHTS } from './kind-weights';
import { whoseIn } from './whose';

export const KINDS = ['game', 'trouble', 'self', 'hero', 'chat'] as const;
export type Kind = (typeof KINDS)[number];

/** A lasso makes weights small and chances flat. */
export const KIND_SHARPNESS = 1.6;

const chances = createSoftmax({ unit: UNIT, bias: BIAS, weights: WEIGHTS }, KIND_SHARPNESS);

/** The weights, slice by slice. */
export const kindsUnpacking = chances.unpacking;

/** Whether a hero is named who does not sit at the table: 赵云 there is no hero of the tale. */
export const namesTale = (text: string, mentions: readonly Mention[]): boolean =>
  heroesNamed(withoutNames(text, mentions)).length > 0;

/** What a line is weighed by. @param text as seats and names are looked for in it */
export function kindSigns(text: string, mentions: readonly Mention[]): ReadonlySet<string> {
  const signs = new Set(wordingOf(text, mentions, []));
  for (const sense of sensesOf(text, mentions)) signs.add(sense);
  const whose = whoseIn(text);
  if (whose) signs.add(`=${whose.closeness}`);
  signs.add(namesGame(text) ? '=hard' : mayBeGame(text) ? '=soft' : '=no game');
  if (namesTale(text, mentions)) signs.add('=tale');
  // What the line calls for, as far as its words say.
  wordedChances(signs).forEach((chance, i) => {
    if (chance >= LIKELY) signs.add(`=calls ${WANTS[i]}`);
    if (chance >= SURELY) signs.add(`=surely ${WANTS[i]}`);
  });
  return signs;
}
const LIKELY = 0.12;
const SURELY = 0.45;

/** Chance of each kind, adding up to 1. */
export function likelyKinds(text: string, mentions: readonly Mention[]): Readonly<Record<Kind, number>> {
  const by = chances(kindSigns(text, mentions));
  return Object.fromEntries(KINDS.map((kind, i) => [kind, by[i] ?? 0])) as Record<Kind, number>;
}
