/** What could be said back to lines at recorded games, with its signs, and what readers made of it (data/replies, a file a set of lines). */
import type { Seat } from '../../src/core/event';
import { holdOf } from '../../src/chatter/plan/respond/choice';
import type { Offer } from '../../src/chatter/plan/respond/offer';
import { jsonlIn } from './jsonl';

export const VERDICTS = ['fit', 'filler', 'beside'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Said in the place of the line's answer. */
export interface Reply {
  readonly seat: Seat;
  readonly way: string;
  readonly says: string;
  /** As signsIn reads them. */
  readonly signs: string;
}

/** Signs are told to this many places. */
const PLACES = 2;

/** Signs in one string: `name` where it is 1, else `name=value`. */
export const signsTold = (signs: Offer['signs']): string =>
  Object.entries(signs)
    .map(([name, value]) => [name, Number(value.toFixed(PLACES))] as const)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => (value === 1 ? name : `${name}=${value}`))
    .join(' ');

const signsIn = (text: string): Offer['signs'] =>
  Object.fromEntries(
    text.split(' ').map((sign) => {
      const [name = '', value = '1'] = sign.split('=');
      return [name, Number(value)];
    }),
  );

/** An offer that a reader has judged. */
export interface Judged extends Omit<Offer, 'plan'> {
  readonly verdict: Verdict;
}

/** What could be said back to one line, the worthiest at first sight first. */
export interface JudgedLine {
  readonly set: string;
  readonly replies: readonly Judged[];
}

function judged({ way, signs: text, verdict }: Reply & { readonly verdict: Verdict }): Judged {
  const signs = signsIn(text);
  // Whether it was owed is not on file.
  return { way, signs, verdict, worth: signs.worth ?? 0, holds: holdOf({ way, sum: signs.sum ?? 0 }, false) };
}

/** All lines of all sets. The first row of a set says at which game it was, where who spoke sat, and in which language. */
export const readVerdicts = (): JudgedLine[] =>
  jsonlIn<{ readonly replies: readonly Parameters<typeof judged>[0][] }>('data', 'replies').flatMap(({ name, rows }) =>
    rows.slice(1).map(({ replies }) => ({ set: name, replies: replies.map(judged).sort((a, b) => b.worth - a.worth) })),
  );
