/** What a line tells, asks or says that is not about the game, as the ear hands it on (§Q1). */
import type { GoesOn } from './goes-on';
import type { Whose } from './whose';

export interface Life {
  /** A matter of lexicon.ts, or `self:…` (self.ts), `hero:…` (heroes.ts), `joke…`, `luck…`, `greet…` (small-talk.ts). */
  readonly matter: string;
  /** It weighs on whoever says so. */
  readonly trouble: boolean;
  /** Whose trouble it is; the speaker's own where it is left out. */
  readonly whose?: Whose;
  /** It befell that one, and the speaker only with it: "孩子明天高考". */
  readonly others?: boolean;
  /** It goes on with what was told before, in this way; or asks at once what to do. */
  readonly on?: GoesOn;
}

/** Told without weighing on anybody, and listened on to all the same. */
const CONFIDED: ReadonlySet<string> = new Set(['crush']);

/** Whether the next lines may go on with it. */
export const isConfided = ({ trouble, matter }: Life): boolean => trouble || CONFIDED.has(matter);
