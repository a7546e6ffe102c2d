/** What matter of life a text is of (§Q1). */
import { readOnce } from '../../line/read-once';
import type { Topic } from '../types';
import { MATTERS } from './lexicon';
import type { Life } from './life';
import { closeOnes, type Closeness } from './whose';

export interface Found {
  readonly matter: string;
  readonly topic: Topic;
  readonly trouble: boolean;
  /** Where its words stand. */
  readonly start: number;
  readonly end: number;
}

const CLOSENESS: Readonly<Record<string, string>> = {
  CLOSE: closeOnes('kin', 'partner', 'friend'),
  KIN: closeOnes('kin'),
  LOVE: closeOnes('partner'),
  FRIEND: closeOnes('friend'),
  PET: closeOnes('pet'),
};

type Compiled = Omit<Found, 'start' | 'end'> & { readonly words: RegExp };
let compiled: readonly Compiled[] | null = null;
const matters = (): readonly Compiled[] =>
  (compiled ??= MATTERS.map((row) => ({
    ...row,
    words: new RegExp(row.words.replace(/CLOSE|KIN|LOVE|FRIEND|PET/g, (name) => CLOSENESS[name] ?? name)),
  })));

/** "我没失眠", "not sick": it is told that there is none. */
const DENIED = /(?:没(?:有)?|不是|并非|不会|别|还没)$|\b(?:not|never|no|isn'?t|ain'?t|didn'?t|wasn'?t) (?:\w+ )?$/;

/** The weightiest matter of life that a text, as it is read, speaks of; null where it speaks of none. */
export const matterIn = readOnce((text): Found | null => {
  for (const { words, ...row } of matters()) {
    const match = words.exec(text);
    if (match === null || (row.trouble && DENIED.test(text.slice(0, match.index)))) continue;
    return { ...row, start: match.index, end: match.index + match[0].length };
  }
  return null;
});

/** Tries every expression once, one a step: the first line need not wait for them (line/slices.ts). */
export function* tryMatters(text: string): Generator<undefined> {
  for (const { words } of matters()) {
    words.test(text);
    yield;
  }
}

/** The topic of a matter, and whether it weighs on somebody. */
const topicOfMatter = (matter: string): Topic | null => MATTERS.find((row) => row.matter === matter)?.topic ?? null;

const OF_CLOSE: Readonly<Record<Closeness, Topic>> = {
  partner: 'love',
  kin: 'family',
  friend: 'family',
  pet: 'health',
};
/** Of what a trouble or talk is: by its matter, else by whose it is. */
export const topicOfLife = ({ matter, whose }: Pick<Life, 'matter' | 'whose'>): Topic =>
  topicOfMatter(matter) ?? (whose ? OF_CLOSE[whose.closeness] : 'other');
