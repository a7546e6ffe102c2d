/** Clauses without those who are called in them, and what such a call leaves to the clause behind it. */
import type { Seat } from '../../../core/event';
import { ASKS } from '../words/asked';
import { YOU_TOO } from '../words/follow-ups';
import type { Mention } from './people';
import { DONE_TO } from './place';

/** "三颗桃全喂给陆逊,你俩一家的呗曹昂": whoever is called behind has done what the line tells of nobody else to somebody. */
export function isPutTo(parts: readonly { readonly text: string; readonly mentions: readonly Mention[] }[]): boolean {
  const [first, ...rest] = parts;
  return (
    first !== undefined &&
    rest.length > 0 &&
    first.mentions.length > 0 &&
    first.mentions.every(
      ({ kind, start, called }) => kind === 'seat' && !called && DONE_TO.test(first.text.slice(0, start)),
    )
  );
}

/** Nothing but names stands in it. */
export const bare = (text: string, mentions: readonly { start: number; end: number }[]): boolean =>
  mentions
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replace(/[\s,.!?@~啊呀哎喂嘿]/g, '') === '';

/** 你呢 begins the line, and a later clause asks. */
export const asksBehind = ([first, ...rest]: readonly {
  text: string;
  asked: boolean;
  mentions: readonly Mention[];
}[]) =>
  first !== undefined &&
  YOU_TOO.test(withoutCalls(first, null)) &&
  rest.some(({ text, asked }) => (asked || ASKS.test(text)) && !/^\s*(?:same|一样|也)/.test(text));

/** A clause without the names that are called in it. */
export const withoutCalls = (
  { text, mentions }: { readonly text: string; readonly mentions: readonly Mention[] },
  you: Seat | null,
): string =>
  mentions
    .filter(({ called, kind, seat }) => called || (kind === 'seat' && seat === you))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replace(/^[\s,]+|[\s,]+$/g, '');
