/** Between whom a line is said, after what, and for whom "he" may stand in it. */
import type { Seat } from '../../../core/event';
import type { Scene } from '../../scene/scene';
import type { Exchange } from '../types';
import { SAYS_YOU } from '../words/acts';

/** Between whom, and after what, a line is said. */
export interface Moment {
  readonly scene: Scene;
  /** Who speaks. */
  readonly from: Seat;
  /** Whom "you" means: who is addressed, or talked with; null where nobody in particular is. */
  readonly hearer: Seat | null;
  /** Whom the speaker's line before spoke of, to whomever. */
  readonly spokenOf?: Seat | null;
  /** What passed between the two before, latest first. */
  readonly exchanges?: readonly Exchange[];
  /** What the speaker said last, to whomever. */
  readonly overheard?: Exchange | null;
  /** The last of the speaker's lines, if it told the hearer of his life: the next may go on with it. */
  readonly confided?: Exchange | null;
}

/** A third in the pronoun. */
export const HE = /[他她]|\b(?:he|she|him|her)\b/g;

/** Of whom an exchange was, nearest first: who was asked about, by or to whom, and whom the answer brought in. */
const spokenIn = ({ asked, answered, to: hearer }: Exchange): (Seat | undefined)[] => [
  asked.about,
  ...(asked.facts ?? []).map(({ by, to }) => (by === hearer ? to : by)),
  answered?.about,
];

/** For whom "he" may stand: whoever the two spoke of last, else the speaker with anybody; neither of the two, unless the one who answered was only spoken of. */
export function spokenBefore(
  text: string,
  { from, hearer, exchanges = [], spokenOf, overheard, scene }: Moment,
): readonly Seat[] {
  const lately = exchanges.slice(0, 2);
  const of = [spokenOf, ...lately.map(({ asked }) => asked.about)];
  const pair = lately.flatMap(spokenIn);
  // What was said to others since is nearer.
  const since = overheard && overheard.id > (exchanges[0]?.id ?? 0) ? overheard : null;
  const named = since ? [...spokenIn(since), spokenOf, ...pair] : [...pair, spokenOf];
  // "你救他干嘛": of those whom the hearer has had to do with, whoever it is true of.
  const met = !SAYS_YOU.test(text)
    ? []
    : scene.facts.flatMap(({ by, to }) => (by === hearer && by !== null ? [to] : [])).reverse();
  const known = [...named, ...met].filter(
    (one): one is Seat => one !== undefined && one !== null && one !== from && one !== hearer,
  );
  return [
    ...new Set(known),
    ...(of.includes(hearer ?? undefined) && hearer !== null && !SAYS_YOU.test(text) ? [hearer] : []),
  ];
}
