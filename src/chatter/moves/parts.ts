/** The parts of a line: its clauses, also those that only blanks part, and who is named in them (§Q1). */
import { clausesOf } from '../line/clause';
import { LONGEST_UNDERSTOOD, type Line } from '../line/line';
import { partsOf } from '../line/passage';
import { mentionsIn, type Between, type Mention } from './called/people';

const MOST_CLAUSES = 16;

/** A clause of a line, where it stands in the verbatim text, and whether it ends in a question mark. */
export interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly asked: boolean;
}

/** The clauses of the text in which seats and names are looked for, also those that only blanks part. */
export function partsIn(line: Line): Part[] {
  const text = line.verbatim.slice(0, LONGEST_UNDERSTOOD);
  const spans =
    line.verbatim === line.text
      ? partsOf(line)
      : clausesOf(text).map(({ start, end }): readonly [number, number] => [start, end]);
  return spans
    .filter(([, end]) => end <= text.length)
    .slice(0, MOST_CLAUSES)
    .map(([start, end]) => ({
      text: text.slice(start, end),
      start,
      end,
      asked: ASKED.test(text.slice(end)),
    }));
}

/** A question mark ends it, or yes or no is asked for behind it. */
const ASKED = /^["'\s)]*(?:\?|[,.]? ?(?:just )?(?:yes or no|yay or nay|y or n)\b)/;

/** Where reading took out a blank between two parts. */
const gapsIn = (parts: readonly Part[]): number[] =>
  parts.flatMap(({ start }, i) => (i > 0 && parts[i - 1]?.end === start ? [start] : []));

/** The text with the blanks that reading took out between two parts. */
function spacedAt(text: string, gaps: readonly number[]): string {
  const cuts = [0, ...gaps, text.length];
  return cuts
    .slice(1)
    .map((to, i) => text.slice(cuts[i], to))
    .join(' ');
}

/** The verbatim text of a line with the blanks that part clauses. */
export const spacedOf = (line: Line): string =>
  spacedAt(line.verbatim.slice(0, LONGEST_UNDERSTOOD), gapsIn(partsIn(line)));

/** Everybody whom a text names. Blanks that reading took out part words: "五还是七" in "你们投票吧 五还是七". */
export function namedIn(text: string, parts: readonly Part[], between: Between): Mention[] {
  const gaps = gapsIn(parts);
  if (gaps.length === 0) return mentionsIn(text, between);
  const spaced = spacedAt(text, gaps);
  const back = (at: number): number => at - gaps.filter((gap, i) => gap + i < at).length;
  return mentionsIn(spaced, between).map((one) => ({ ...one, start: back(one.start), end: back(one.end) }));
}

/** The verbatim text with the blanks that part clauses, and everybody whom it names, where that stands in it. */
export function namedInLine(
  line: Line,
  between: Between,
): { readonly text: string; readonly mentions: readonly Mention[] } {
  const text = line.verbatim.slice(0, LONGEST_UNDERSTOOD);
  const parts = partsIn(line);
  const gaps = gapsIn(parts);
  const mentions = namedIn(text, parts, between).map((one) => ({
    ...one,
    start: one.start + gaps.filter((gap) => gap <= one.start).length,
    end: one.end + gaps.filter((gap) => gap < one.end).length,
  }));
  return { text: spacedAt(text, gaps), mentions };
}

/** Where [start, end) of the verbatim text stands in the raw line. */
export function rawSpan(line: Line, start: number, end: number): readonly [number, number] {
  const { places } = line.reading;
  if (line.verbatim !== line.text || !places) return [start, end];
  return [places.start[start] ?? 0, places.end[end - 1] ?? line.raw.length];
}

/** Where a place of `text` stands in the verbatim text. */
export const verbatimAt = (line: Line, at: number): number =>
  line.verbatim === line.text ? at : (line.reading.places?.start[at] ?? at);

export const within = (at: number, { start, end }: Part): boolean => at >= start && at < end;
