/** The parts of a line as life is looked for in them (§Q1). */
import type { Hero } from './heroes';
import { withoutNames } from '../called/place';
import type { Seat } from '../../../core/event';
import type { Mention } from '../called/people';
import type { Exchange, Topic } from '../types';
import type { Life } from './life';
import { matterIn, type Found } from './matter';

export interface LifePart {
  readonly text: string;
  /** A question mark ends it. */
  readonly asked: boolean;
  readonly mentions: readonly Mention[];
}

export interface LifeMoment {
  readonly from: Seat;
  readonly hearer: Seat | null;
  /** What was told to the hearer last, if that was of life and the last that the speaker said at all. */
  readonly confided: Exchange | null;
  /** Whether somebody at the table plays as that one: such a name is no talk of the tale, however it is written. */
  isSeated(hero: Hero): boolean;
}

export interface LifeHeard {
  readonly life: Life;
  readonly act: 'sorrow' | 'topic' | 'ask_self' | 'ask_rule' | 'greet';
  readonly topic: Topic;
  /** Which parts of the line tell it; the others are of the game. */
  readonly parts: readonly number[];
  /** The exchange that it goes on with. */
  readonly refersTo?: number;
}

/** "my boss", 老板, 老大 may stand for the lord, and here stand for whom they name. */
const BOSS = /老板|老大|\bboss\b/;

/** "covid day 3". */
const NUMBERED = /\b(?:day|week|month|year|number|season|episode|chapter|part) $/;

/** "李采薇我昨天…": a name right before the speaker is called. */
const BEFORE_SELF = /^ ?(?:我|(?:my|i|i'm|im)\b)/;

/** Whether a part speaks of somebody at the table; who is only called is not spoken of. */
export function speaksOfSeat({ text, mentions }: LifePart, { hearer, from }: LifeMoment): boolean {
  // "3 hrs of sleep", "coffee number four": what tells the matter names nobody.
  const told = matterIn(text);
  return mentions.some(
    ({ kind, seat, called, start, end }) =>
      kind === 'seat' &&
      !called &&
      !(start === 0 && BEFORE_SELF.test(text.slice(end))) &&
      seat !== hearer &&
      seat !== from &&
      !(told && start < told.end && end > told.start) &&
      !NUMBERED.test(text.slice(0, start)) &&
      !BOSS.test(text.slice(start, end)),
  );
}

/** A text without what tells a matter in it. */
export const without = (text: string, { start, end }: Pick<Found, 'start' | 'end'>): string =>
  `${text.slice(0, start)} ${text.slice(end)}`;

/** Nothing said. */
export const NONE: LifePart = { text: '', asked: false, mentions: [] };

/** A part without the names that it calls. */
export const uncalled = (part: LifePart): string => bare(part, ({ called }) => called);
/** A part without the names of those at the table: 戌狗 is no dog; "my boss" and a number may be something else. */
export const nameless = (part: LifePart): string =>
  bare(part, ({ called, start, end }) => {
    const name = part.text.slice(start, end);
    return called || (NAME.test(name) && !BOSS.test(name));
  });
const NAME = /^(?!.*(?:号|seat|number))(?:\p{Script=Han}{2,}|[a-z]+ [a-z ]+)$/u;
/** A part without anybody's name. */
export const unnamed = (part: LifePart): string => bare(part, () => true);

const bare = ({ text, asked, mentions }: LifePart, drops: (mention: Mention) => boolean): string =>
  withoutNames(
    asked ? `${text}?` : text,
    mentions.filter((one) => one.kind === 'seat' && drops(one)),
  );

/** "你失恋了吧", "没睡醒吧你": said of the hearer, it is no trouble that is told. */
export const isOfHearer = ({ mentions }: LifePart): boolean =>
  mentions.some(({ kind }) => kind === 'you') && mentions.every(({ kind }) => kind !== 'self');

/** Whoever was told of before. */
export const OF_THEM = /[他她它](?!们)|\b(?:s?he|her|him)(?:'?s)?\b/;

/** What is heard so, and weighs on nobody. */
export const of = (matter: string, topic: Topic, act: LifeHeard['act'], parts: readonly number[]): LifeHeard => ({
  life: { matter, trouble: false },
  act,
  topic,
  parts,
});
