/** What a clause feels and wishes: thanks, praise, blame, greetings, yes and no, and its topic. */
import { seatOfParty } from '../deeds/deed';
import { isTrouble, topicOf } from '../topics';
import type { Move } from '../types';
import * as words from '../words/acts';
import type { Clause } from './clause';

/** "你俩离婚了": said of others at the table, it is no trouble of the speaker's, nor talk of something else. */
export const ofOthers = ({ at, youNamed, selfNamed, other }: Clause): boolean =>
  !selfNamed && (youNamed || other !== undefined || /你们?俩|你们/.test(at.text));

/** Words of an English yes or no. */
const BRIEF = 4;

/** What it feels; null where it says nothing of the kind. */
export function feeling(clause: Clause): Move[] | null {
  const { text, hearer, other, from } = clause;
  const topic = topicOf(text);
  const about = clause.about ?? hearer ?? undefined;
  if (
    topic !== null &&
    topic !== 'heroes' &&
    topic !== 'luck' &&
    topic !== 'cards' &&
    isTrouble(text) &&
    !ofOthers(clause)
  )
    return [clause.move('sorrow', { about: from, topic })];
  // "主公提醒我多加提防,谢谢": whoever the clause before speaks of is thanked.
  const before = clause.youNamed || clause.at.carried === from ? undefined : seatOfParty(clause.at.carried);
  if (clause.has(words.THANKS)) return [clause.move('thanks', { about: other ?? before ?? hearer ?? undefined })];
  if (clause.has(words.AFFECTION)) return [clause.move('affection', { about })];
  // An English yes or no is a line of its own: "no dinner", "yes or no" are none.
  const brief = !/[a-z]{2}/.test(text) || text.split(' ').length <= BRIEF;
  const first = (expression: RegExp): boolean =>
    /[a-z]{2}/.test(text) ? text.search(expression) === 0 : clause.has(expression);
  if (brief && first(words.AGREE) && !text.startsWith('yes or')) return [clause.move('agree')];
  if (brief && first(words.REFUSE)) return [clause.move('refuse')];
  // "3号真是个垃圾,7号你评评理": scorn for a third is a complaint to the one who hears it.
  if (clause.has(words.TAUNT))
    return [clause.move(hearer === null || about === undefined || about === hearer ? 'taunt' : 'blame', { about })];
  if (clause.has(words.BLAME)) return [clause.move('blame', { about })];
  if (clause.has(words.BYE)) return [clause.move('bye', { about: other })];
  if (clause.has(words.GREET)) return [clause.move('greet')];
  if (clause.has(words.HURRY)) return [clause.move('hurry', { about: other })];
  if (topic !== null && !ofOthers(clause) && (topic !== 'luck' || about === undefined || !clause.youNamed))
    return [clause.move('topic', { topic })];
  if (clause.has(words.PRAISE)) return [clause.move('praise', { about })];
  if (clause.has(words.JOKE)) return [clause.move('joke')];
  if (clause.has(words.SORROW)) return [clause.move('sorrow', { about: from })];
  return null;
}
