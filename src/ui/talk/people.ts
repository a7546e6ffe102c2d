/** Those at the table, as the talk pages call them. Names come from anywhere, so they stand in elements of their own. */
import type { Seat } from '../../core/event';
import type { Words } from '../describe';
import { calledIn, cleanName } from '../name';
import type { Talker, TalkSource } from './source';

/** Longest line that is drawn whole, in code points; the box takes no longer ones. */
export const LONGEST_LINE = 200;

/** A line that can be drawn: visible characters only. */
export const cleanLine = (text: string): string => cleanName(text, LONGEST_LINE);

/** "3号 曹操", "No. 3 · Cao Cao 曹操", "我". */
export function callOf(words: Words, { seat, name, mine }: Pick<Talker, 'seat' | 'name' | 'mine'>): string {
  return mine ? words.t('me') : calledIn(words, seat, name);
}

/** The AIs that talk. */
export const voicesOf = (source: TalkSource): Talker[] =>
  source.talkers().filter(({ voice, mine }) => voice !== null && !mine);

/** Calls somebody by seat and name, or by seat alone where nobody of the source sits there. */
export function caller(source: TalkSource, words: Words): (seat: Seat) => string {
  const all = new Map(source.talkers().map((talker) => [talker.seat, talker]));
  return (seat) => {
    const talker = all.get(seat);
    return talker ? callOf(words, talker) : words.seat(seat);
  };
}
