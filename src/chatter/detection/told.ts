/** What befalls everybody and is no danger, though the opinion (opinion.ts) calls it one: somebody close is ill, somebody has left, a week begins. */
import { CLOSE, CLOSE_EN } from '../line/kin';

/** Words of a matter, and the concepts of crisis (concepts.tsv) that belong to it and say nothing of the speaker. */
const MATTERS: readonly (readonly [words: RegExp, concepts: readonly string[]])[] = [
  [
    new RegExp(
      `${CLOSE}[^,.!?;:]{0,8}(?:住院|住进|手术|icu|抢救|急诊|病房|病了|生病|化疗|开刀|进了?医院)|${CLOSE_EN}[^,.!?;:]{0,16}\\b(?:hospital|icu|e\\.?r|surgery|sick|stroke|ward)\\b`,
    ),
    ['sickness', 'gone', 'leave', 'outside'],
  ],
  [
    /(?:[他她]|前任|[男女]朋?友|对象|老[公婆])[^,.!?;:]{0,8}(?:说|骂|嫌|怪|怨)[^,.!?;:]{0,4}我|\b(?:s?he|my ex)(?: \w+)? (?:told me|said) i\b/,
    ['gone', 'leave', 'live', 'without', 'outside', 'nobody'],
  ],
  [
    /周一|早八|[得要去].{0,3}(?:搬砖|上班|上课|上学|开会|加班|打工|开学|考试)|\b(?:work|monday|school|shift)\b/,
    ['whenish', 'notwant', 'outside', 'weary', 'rising', 'leave'],
  ],
];

/** Whether what is told is such a matter. @param grave names of the concepts of crisis in the line */
export const isOfEverybody = (text: string, grave: readonly string[]): boolean =>
  MATTERS.some(([words, concepts]) => words.test(text) && grave.every((name) => concepts.includes(name)));
