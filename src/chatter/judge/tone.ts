/** Whether a line breaks the tone that its beat asks for (§G2). */
import type { Tone } from '../vocabulary';
import { hasHan } from '../line/character';
import type { Line } from '../line/line';
import { readOncePer } from '../line/read-once';
import {
  DENIED,
  DENIED_EN,
  FEARED,
  FEARED_EN,
  FIRST,
  OTHERS,
  OTHERS_EN,
  QUOTED_OTHERS,
  QUOTED_SELF,
  QUOTED_THIRD,
  REPORTED,
  SELF,
  SELF_EN,
  THIRD,
  THIRD_EN,
  VIOLENCE,
  VIOLENCE_EN,
} from './tone-words';
import { harshness } from './worded';

export type Violence = keyof typeof VIOLENCE;

interface Rule {
  readonly kind: Violence;
  readonly english: boolean;
  readonly expression: RegExp;
}

const RULES: readonly Rule[] = (Object.keys(VIOLENCE) as Violence[]).flatMap((kind) => [
  { kind, english: false, expression: new RegExp(VIOLENCE[kind].join('|'), 'g') },
  { kind, english: true, expression: new RegExp(`(?<![a-z])(?:${VIOLENCE_EN[kind].join('|')})(?![a-z])`, 'g') },
]);

/** Tones that threat, command and dominance break; forceful is broken by nothing (§G2). */
const SOFT: ReadonlySet<Tone> = new Set(['vulnerable', 'gentle', 'probing']);

/** Single quotes; no apostrophes. */
const INNER = /(?<![a-z])'[^'"]*'(?![a-z])/g;

/** The line without the words that it only reports. */
function own(spoken: string): string {
  const line = spoken.replace(INNER, (quote, at: number) => {
    const before = spoken.slice(0, at);
    return before.split('"').length % 2 === 0 && !QUOTED_SELF.test(before) ? "''" : quote;
  });
  const first = FIRST.test(line.replace(/"[^"]*"/g, ''));
  return line.replace(/"[^"]*"/g, (quote, at: number) => {
    const before = line.slice(0, at);
    return QUOTED_OTHERS.test(before) || (first && QUOTED_THIRD.test(before)) ? '""' : quote;
  });
}

function excused({ kind, english }: Rule, before: string, first: boolean): boolean {
  if (
    english
      ? DENIED_EN.test(before) || FEARED_EN.test(before) || OTHERS_EN.test(before)
      : DENIED.test(before) || FEARED.test(before) || OTHERS.test(before)
  )
    return true;
  if (first && kind === 'threat' && (english ? THIRD_EN : THIRD).test(before)) return true;
  if (!english && REPORTED.test(before) && FIRST.test(before)) return true;
  return kind === 'command' && (english ? SELF_EN : SELF).test(before);
}

/** A chance by wording from which on a line presses, whatever words it uses. */
const HARSH = 0.9;

interface Breach {
  readonly kind: Violence;
  readonly words: string;
}

/** The words with which a line breaks `tone`, or null. */
export function breach(line: Line, tone: Tone | undefined): Breach | null {
  return tone === undefined || !SOFT.has(tone) ? null : harshIn(line);
}

/** A line is as harsh in every soft scene. */
const harshIn = readOncePer((line: Line): Breach | null => {
  const text = own(line.folded);
  const first = FIRST.test(text.replace(/"[^"]*"/g, ''));
  for (const rule of RULES) {
    if (!rule.english && !hasHan(text)) continue;
    for (const match of text.matchAll(rule.expression)) {
      if (!excused(rule, text.slice(0, match.index), first)) return { kind: rule.kind, words: match[0] };
    }
  }
  return harshness(text) >= HARSH ? { kind: 'dominance', words: line.raw } : null;
});
