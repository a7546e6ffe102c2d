/** Who a clause is about, what is quoted, and whether a line is about the game or about life. */
import { anchored } from './anchored';
import { clauseEnd, clauseStart } from './clause';
import type { Findings } from './scan';

export type Subject = 'self' | 'you' | 'friend' | 'other' | 'none';

/** What stands in whose words, and what a line is about. */
export interface Frame {
  /** Spans of text that are somebody else's words. */
  readonly quotes: readonly (readonly [start: number, end: number])[];
  readonly quoted: boolean;
  /** Words of the game are in it. */
  readonly game: boolean;
  /** Words of play are in it: cards, skills, hits; a role or a seat alone does not count. */
  readonly play: boolean;
  /** It says of itself that it is not about the game (§T6). */
  readonly real: boolean;
  /** It speaks of life outside the game. */
  readonly life: boolean;
  readonly joke: boolean;
  /** It speaks of a film, a song, the news. */
  readonly fiction: boolean;
  /** It asks for advice or fears for somebody. */
  readonly worry: boolean;
}

/** In the order in which they are tried (SUBJECTS); § and ¶ mark anchors (anchors.ts). */
const WHO = anchored([
  '{FRIEND}',
  "{SELF}|\\b(i'?m|i|my|me|myself)\\b",
  "{YOU}|\\b(you|u|ur|your|you're)\\b",
  '§{SEAT}¶|§{ROLE}¶|§{GENERAL}¶|§(他|她|它|有人|别人|人家|大家|某人|队友|这人|那人|这货|那货|这家伙|那家伙|网友)¶|\\b§(he|she|they|him|her|his|them|someone|somebody|people|it)¶\\b',
]);
const SUBJECTS: readonly Subject[] = ['none', 'friend', 'self', 'you', 'other'];

/** Who is named last in a piece of text. */
export function lastNamed(piece: string): Subject {
  const named = WHO(piece);
  return SUBJECTS[named[named.length - 1]?.group ?? 0] ?? 'none';
}

/** Who the words at `at` are about: the one named last before them in their clause. */
export function subjectBefore(text: string, at: number): Subject {
  return lastNamed(text.slice(Math.max(clauseStart(text, at), at - 24), at));
}

/** Whether what begins at `start` lies in somebody else's words. */
export function isQuoted(line: Pick<Frame, 'quotes'>, start: number): boolean {
  return line.quotes.some(([from, to]) => start >= from && start < to);
}

const pairs = (text: string): [number, number][] => {
  const found: [number, number][] = [];
  let open = -1;
  for (let i = text.indexOf('"'); i >= 0; i = text.indexOf('"', i + 1)) {
    if (open < 0) open = i;
    else {
      found.push([open + 1, i]);
      open = -1;
    }
  }
  return found;
};

/** What is quoted or reported: between quotation marks, and after "he said", "called me" to the end of the clause. */
function quotations(text: string, findings: Findings): { spans: [number, number][]; quoted: boolean } {
  const marked = text.includes('"') ? pairs(text) : [];
  const verbs = findings.get('quote') ?? [];
  const spans: [number, number][] = [...marked];
  let quoted = false;
  for (const verb of verbs) {
    let from = verb.end;
    while (from < text.length && /[,:; "]/.test(text[from] ?? '')) from++;
    const to = clauseEnd(text, from);
    if (to - from < 1) continue;
    spans.push([verb.end - 1, to]);
    quoted = true;
  }
  // A word in quotation marks may be a mere term; a clause or abuse in them is a quotation.
  const abuse = findings.get('curse') ?? [];
  for (const [from, to] of marked) {
    if (to - from >= 4 || abuse.some((a) => a.start >= from && a.start < to) || (verbs.length > 0 && to > from))
      quoted = true;
  }
  return { spans, quoted };
}

/** A jest that is taken back: "jk but really …". */
const MEANT_AFTER_ALL = /\bbut (?:really|actually|seriously|honestly|for real)\b|[但不]过?是?(?:说|讲)真的/;

/** Whether somebody means it is asked, and nothing is meant in earnest: 「认真的还是逗我」. */
const EARNEST_ASKED = /(?:认真|说真)的?(?:还是|[吗么嘛?])|\b(?:serious(?:ly)?|for real) or\b/;

/** Frames a line, as it is read, by what was found in it. */
export function frameOf(text: string, findings: Findings): Frame {
  const { spans, quoted } = quotations(text, findings);
  return {
    quotes: spans,
    quoted,
    game: findings.has('frame.game'),
    play: findings.has('frame.play'),
    real: findings.has('frame.real') && !EARNEST_ASKED.test(text),
    life: findings.has('frame.life'),
    joke: findings.has('frame.fun') && !MEANT_AFTER_ALL.test(text),
    fiction: findings.has('frame.fiction'),
    worry: findings.has('frame.worry'),
  };
}
