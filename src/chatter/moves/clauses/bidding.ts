/** Whether a deed that a clause names is wanted of somebody, and not told: it is not on record. */
import type { Deed } from '../deeds/deed';
import { reportOf } from '../deeds/record';
import * as words from '../words/acts';
import type { Clause } from './clause';

/** Of one who is named somebody wants a deed at a third, and tells none: "主公这回合打一下5号吧求求了" is no report that may be false. */
export function isBidden(deed: Deed, clause: Clause): boolean {
  const { text, at, from } = clause;
  const { by, to, denied, verb } = deed;
  if (typeof by !== 'number' || typeof to !== 'number' || denied) return false;
  if ([by, from, clause.hearer].includes(to) || by === from || verb === 'wuxie') return false;
  if (at.mentions.some(({ kind }) => kind === 'who') || clause.has(words.SUPPOSED)) return false;
  if (clause.asked && !clause.has(words.ASKED_KINDLY)) return false;
  const [before, behind] = [text.slice(0, deed.end), text.slice(deed.end)];
  if (words.BIDS.test(before) || words.BIDS_BEHIND.test(behind)) return true;
  return (
    (words.BIDS_UNDONE.test(before) || words.WISHED.test(text)) &&
    !/刚|[了过]/.test(text) &&
    reportOf(deed, at.moment.scene).verdict === 'false'
  );
}

/** Nobody tells the hearer of a blow at a third that it has not struck: it is wanted of it. */
export const isUndone = (deed: Deed, { hearer, from, at }: Clause): boolean =>
  deed.by === hearer &&
  typeof deed.by === 'number' &&
  !deed.past &&
  !deed.denied &&
  typeof deed.to === 'number' &&
  deed.to !== from &&
  deed.to !== hearer &&
  reportOf(deed, at.moment.scene).verdict === 'false';
