/** What befalls everybody and is no danger, though the opinion (opinion.ts) calls it one: somebody close is ill, somebody has left, a week begins. */
import { CLOSE, CLOSE_EN } from '../line/kin';

/** What holds a word of danger and is none: the night of a break-up, an empty flat, "劈个半死", how long one of the tale might have lived. */
const PLAIN_SENSE =
  /(?<=\b(?:(?:broke|split) up|(?:ended|end) (?:it|things)|dumped (?:me|him|her)|moved out|fought|fight) (?:\w+ )?)last night\b|\bempty (?:flat|apartment|house|room|bed)\b|[房屋]子?空(?:荡荡)?|[个得]半死|(?:要是|如果)[^我俺咱,.!?]{2,5}多活/g;
/** A text of the same length without that. */
export const withoutPlain = (text: string): string => text.replace(PLAIN_SENSE, (words) => ' '.repeat(words.length));

/** Words of a matter, and the concepts of crisis (concepts.tsv) that belong to it and say nothing of the speaker. */
const MATTERS: readonly (readonly [words: RegExp, concepts: readonly string[]])[] = [
  [
    new RegExp(
      `${CLOSE}[^,.!?;:]{0,8}(?:住院|住进|手术|icu|抢救|急诊|病房|病了|生病|化疗|开刀|进了?医院)|${CLOSE_EN}[^,.!?;:]{0,16}\\b(?:hospital|icu|e\\.?r|surgery|sick|stroke|ward)\\b`,
    ),
    ['sickness', 'gone', 'leave', 'outside'],
  ],
  // "女朋友走了,房子空荡荡的", "idk if i even want her back".
  [
    /^(?!.*我[也都就真好]*[想要该](?:走|离开)).*(?:分手|分居|离婚|(?:[男女]朋?友|对象|老[公婆]|前任|[他她])[^,.!?;:]{0,3}(?:走了|甩了|搬走|搬出)|\b(?:br(?:oke|eak\w*) up|split up|dumped|ended (?:it|things)|left me|moved out|(?:want|miss) (?:him|her|them) back|text (?:him|her)|my ex)\b)/,
    ['gone', 'leave', 'wish', 'hollow', 'missed', 'whenish', 'outside', 'rising'],
  ],
  // "跟我爸又吵了,一个月没说过话了".
  [new RegExp(`${CLOSE}[^,.!?;:]{0,6}(?:吵|冷战|闹翻|闹僵)`), ['outside', 'nobody', 'pain', 'hollow']],
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
