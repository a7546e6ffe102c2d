/** Where clauses and sentences begin and end. */
import { HAN } from './character';

/** A stretch of a text that says one thing: text[start, end), without quotes and blanks at its ends. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A question mark ends it. */
  readonly asked: boolean;
}

const CLAUSE_MARKS = ',.!?;:\n';
const SENTENCE_MARKS = '.!?\n';

function before(text: string, at: number, marks: string): number {
  let i = at;
  while (i > 0 && !marks.includes(text.charAt(i - 1))) i--;
  return i;
}

function after(text: string, at: number, marks: string): number {
  let i = at;
  while (i < text.length && !marks.includes(text.charAt(i))) i++;
  return i;
}

/** Where the clause of `at` begins: behind the last mark before it. */
export const clauseStart = (text: string, at: number): number => before(text, at, CLAUSE_MARKS);

/** Where the clause of `at` ends: at the next mark. */
export const clauseEnd = (text: string, at: number): number => after(text, at, CLAUSE_MARKS);

/** Where the sentence of `at` begins. */
export const sentenceStart = (text: string, at: number): number => before(text, at, SENTENCE_MARKS);

/** Where the sentence of `at` ends. */
export const sentenceEnd = (text: string, at: number): number => after(text, at, SENTENCE_MARKS);

/** Chat sets marks sparingly: a blank between Chinese characters ends a clause too, so do brackets and dashes. */
const ENDS = new RegExp(`[,;!?:\\n()[\\]*~、]|\\.(?=[\\s.]|$)|-{2,}|(?<=[${HAN}])[\\s.]+(?=[${HAN}])`, 'g');
const EDGE = /["'\s.]/;

/** The clauses of a text with folded marks, in order; empty ones are left out. */
export function clausesOf(text: string): readonly Clause[] {
  const found: Clause[] = [];
  let from = 0;
  const take = (to: number, mark: string) => {
    let [start, end] = [from, to];
    while (end > start && EDGE.test(text.charAt(end - 1))) end--;
    while (start < end && EDGE.test(text.charAt(start))) start++;
    if (start < end) found.push({ text: text.slice(start, end), start, end, asked: mark === '?' });
  };
  for (const match of text.matchAll(ENDS)) {
    take(match.index, match[0]);
    from = match.index + match[0].length;
  }
  take(text.length, '');
  return found;
}
