/** Where somebody is named in a line, and what stands around it. */

/** Somebody in a line, named or by a pronoun. */
export interface Place {
  readonly kind: 'seat' | 'self' | 'you' | 'he' | 'who' | 'nobody';
  readonly start: number;
  readonly end: number;
}

/** A text without the names in it, a blank for each: "fan shi" is no rebel. @param places in order */
export const withoutNames = (text: string, places: readonly Pick<Place, 'start' | 'end'>[]): string =>
  places.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** A clause begins here. */
export const BEGINS = /(?:^|[,.!?;:…~]|[\u3400-\u9fff]\s)\s*$/;
export const YOU = /你(?!们)|您|妳|阁下|\b(?:you|u|yours(?! truly)|your|youre|ur|ya)\b/;
/** Somebody else than who is spoken to. */
export const THIRD = /[他她它]|[这那](?:个?人|家伙|货|厮|小子|哥们)/;
/** Right before 你 a clause ends that only tells when: "5号死的时候咋没见", "主公那么残了". */
const WHEN = /^[^,.!?\s]*(?:时候|那会儿?|那时|之前|以后|那么[^,.!?\s]{1,4}了|都[^,.!?\s]{1,5}了)[^,.!?\s]{0,4}$/;
/** Whether whoever is named is only spoken of, by what stands between the name and 你. */
export const isOnlySpokenOf = (between: string): boolean => THIRD.test(between) || WHEN.test(between);
/** Behind this stands one to whom something is done. */
export const DONE_TO = /(?:[打杀砍拆顺救收给对跟和把被帮保护信是像叫让]了?|[逮盯追冲揪围按]着)$/;
/** A name of the lord's office, and not of a person. */
export const OFFICE =
  /^(?:主公?|主帅|老大|老板|大王|陛下|皇上|圣上|(?:the |my |our )?lord|boss|the (?:king|emperor|zhu)|zhugong|your majesty|my (?:liege|king))$/;

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
  /** Nobody else is named in the line. */
  readonly alone: boolean;
}
