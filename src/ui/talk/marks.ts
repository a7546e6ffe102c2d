/** Where the evidence stands in a line, so that its words can be marked in place. */

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const isLatin = (char: string | undefined): boolean => char !== undefined && /[a-z]/i.test(char);

/** A Latin word is evidence only as a whole: "he" is not in "the". */
function whole(text: string, start: number, end: number): boolean {
  return !(isLatin(text[start]) && isLatin(text[start - 1])) && !(isLatin(text[end - 1]) && isLatin(text[end]));
}

/**
 * Cuts a line into pieces; joined they are the line again. Every occurrence of a span is marked, since detection quotes
 * the same words once. Spans that are not in the line mark nothing.
 */
export function piecesOf(text: string, spans: readonly string[]): Piece[] {
  const marked = new Uint8Array(text.length);
  for (const span of spans) {
    if (span === '') continue;
    for (let at = text.indexOf(span); at >= 0; at = text.indexOf(span, at + span.length)) {
      if (whole(text, at, at + span.length)) marked.fill(1, at, at + span.length);
    }
  }
  const pieces: Piece[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && marked[end] === marked[start]) end++;
    pieces.push({ text: text.slice(start, end), marked: marked[start] === 1 });
  }
  return pieces;
}
