/** Where somebody is named in a line, and what stands around it. */

/** Somebody in a line, named or by a pronoun. */
export interface Place {
  readonly kind: 'seat' | 'self' | 'you' | 'he' | 'who' | 'nobody';
  readonly start: number;
  readonly end: number;
}

/** A name, what stands around it, and who is named next. */
export interface NameAt {
  readonly text: string;
  /** The words themselves: "3号", "the lord". */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Whoever stands in the line before and behind it. */
  readonly last: Place | undefined;
  readonly next: Place | undefined;
}
