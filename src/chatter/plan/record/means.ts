/** By what somebody could do what is on record: asked of the deed's card or skill, and of no motive (§Q3). */
import { isQuestion, type Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';
import { factsIn } from './known';
import { betweenNamed } from './touching';

/** "为什么能打主公一点血", "是他的技能吗", "how could he hit from there": what made it possible. */
const MEANS =
  /(?:为(?:什么|啥|何)|怎么|咋).{0,6}(?:能|可以)(?=[打砍掉伤扣杀烧射拿摸顺拆回])|[是用靠].{0,5}技能.{0,4}[吗么?打掉摸拿]|\bhow (?:can|could) (?:[a-z]+ ){1,3}(?:hit|damage|take|hurt|deal)|\b(?:is|was) (?:it|that) (?:an?|his|her|their|your|the) skill|\bwhat (?:skill|ability) (?:was|did)\b/;

/** Null where that is not asked, or no card and no skill of the deed is on record. */
export function meansPlan(move: Move, asked: Asked): Plan | null {
  if (!MEANS.test(asked.text) || !isQuestion(move)) return null;
  const [told] = factsIn(move, asked);
  const doer = move.about ?? (asked.meant ? asked.me : undefined);
  const between = told ? null : betweenNamed(asked);
  const fact = told ?? (between !== null && between.by === doer ? between : null);
  if (fact?.card == null || (fact.card === 'sha' && !/技能|skill|ability/.test(asked.text))) return null;
  return {
    move: 'confirm',
    clause: 'befell',
    occasion: 'ack',
    cause: [fact.kind === 'hit' ? { say: 'hit', fact } : { say: 'deeds', facts: [fact] }],
    asked: move,
    lookedUp: true,
  };
}
