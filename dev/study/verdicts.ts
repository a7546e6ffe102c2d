/** What could be said back to lines at recorded games, with its signs, and what readers made of it (data/replies and data/hearers, a file a set of lines). */
import * as v from 'valibot';
import type { Seat } from '../../src/core/event';
import { holdOf } from '../../src/chatter/plan/respond/choice';
import type { Offer } from '../../src/chatter/plan/respond/offer';
import { Failure } from '../program/errors';
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

/** What could be said back to one line. */
export interface JudgedLine {
  readonly set: string;
  /** At least one. */
  readonly replies: readonly Judged[];
}

const LINE = v.object({
  turn: v.number(),
  text: v.string(),
  replies: v.pipe(
    v.array(
      v.object({
        seat: v.number(),
        way: v.string(),
        says: v.string(),
        signs: v.string(),
        verdict: v.picklist(VERDICTS),
      }),
    ),
    v.minLength(1),
  ),
});

function judged({ way, signs: text, verdict }: v.InferOutput<typeof LINE>['replies'][number]): Judged {
  const signs = signsIn(text);
  // Whether it was owed is not on file.
  return {
    way,
    signs,
    verdict,
    worth: signs.worth ?? 0,
    holds: holdOf({ way, sum: signs.sum ?? 0 }, false, isDue({ signs })),
  };
}

/** What was planned stands (respond/due.ts), and comes first. */
const isDue = ({ signs }: Pick<Judged, 'signs'>): boolean => signs.due === 1;

/** All lines of all sets; the first row of a set says at which game it was, where who spoke sat, and in which language. @throws Failure */
const readFolder = (folder: string): JudgedLine[] =>
  jsonlIn<unknown>('data', folder).flatMap(({ name, rows }) =>
    rows.slice(1).map((row, i) => {
      const read = v.safeParse(LINE, row);
      if (!read.success) throw new Failure(`data/${folder}/${name}.jsonl:${i + 2}: ${v.summarize(read.issues)}`);
      return { set: name, replies: read.output.replies.map(judged) };
    }),
  );

/** What one of the table could say to each line, what stands and then the worthiest at first sight first (data/replies). @throws Failure */
export const readVerdicts = (): JudgedLine[] =>
  readFolder('replies').map(({ set, replies }) => ({
    set,
    replies: [...replies].sort((a, b) => Number(isDue(b)) - Number(isDue(a)) || b.worth - a.worth),
  }));

/** What several of the table would say to each line, whoever would answer at first sight first (data/hearers). @throws Failure */
export const readHearers = (): JudgedLine[] => readFolder('hearers');
