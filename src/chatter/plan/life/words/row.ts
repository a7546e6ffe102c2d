/** Rows of words back to what is not about the game. */
import type { InSpoken } from '../../../../language/languages';
import type { Topic } from '../../../moves/types';

/** Whole sentences, any of which answers. Slots: {kin} whose trouble it is, {round}, {hero}, {a}, {b}. */
export type Lines = InSpoken<readonly [string, ...string[]]>;

export interface TroubleWords {
  /** What it is, said back in passing; without a mark at its end. */
  readonly what: InSpoken<string>;
  /** How it is asked after in a later round; without a mark at its end. */
  readonly after: InSpoken<string>;
  /** The first word back to it. */
  readonly said: Lines;
}

/** Lines by the topic of a trouble, or of those who look for work; `any` stands where a topic has none of its own. */
export type ByTopic = Partial<Readonly<Record<Topic | 'job', Lines>>> & { readonly any: Lines };
