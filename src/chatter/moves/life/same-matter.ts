/** Whether two texts speak of the same thing by a word of their own: "组长又@我" after "被组长训一下午" (§Q2). */

import { goesOnIn, isOfThem, isStep } from './goes-on';
import { BOSS, EXAM } from './work';

/** Of what life is told, by words that stand for one another: "boss" and "deadline", 面试 and 邮箱. */
const FIELDS = [
  `${BOSS}|同事|公司|单位|上班|加班|开会|项目|客户|工作群|方案|报告|ppt|\\b(?:office|shifts?|deadlines?|project|clients?|meeting|slides|overtime|coworkers?|colleagues?)\\b`,
  '面试|[二三四终]面|简历|offer|\\bhr\\b|邮箱|邮件|找工作|工作(?:定|有|找|没)|校招|\\b(?:interview\\w*|resume|cv|recruiters?|hiring|applications?|inbox)\\b',
  `${EXAM}|复习|[看背读念]书|论文|成绩|分数|\\b(?:chapters?|notes|stud(?:y|ied|ying)|revis\\w+|textbook|essay|grades?|thesis)\\b`,
  '房租|房东|租|室友|邻居|楼上|装修|\\b(?:rent|landlord|lease|flat|flatmate|roommate|deposit|neighbou?rs?|drill\\w*)\\b',
  '医院|医生|手术|检查|化验|\\b(?:hospital|doctor|vet|surgery|scan|biopsy)\\b',
].map((words) => new RegExp(words));

/** Of whoever was told of. */
const THEY = /[他她它]|\b(?:s?he|him|her|they|them)\b/;

/** Words of any talk. */
const COMMON_EN =
  /^(?:today|just|with|from|that|this|have|having|like|play|playing|game|cards?|really|still|they|them|then|than|what|when|were|been|cant|dont|didnt|slow|gonna|head|time|here|there|some|much|even|because|about|after|before|again|going|know|think|feel|feels|want|good|right|sorry|would|could|should|your|youre|over|only|into|also|them|their|theres|thats|will|make|made|said|says|went|come|back|need|first|last|night|turn|round|table|everyone|someone|somebody|anyone|everything|nothing|something|another|being|doing|whole|many|month|week|actually|maybe|people|person|thing|things|tell|told|guys|lord|seat)$/;
const COMMON_ZH =
  /[的了我你他她它们是在都就也不没有这那个一二两三几今明昨刚又还再说到要会能和跟让把被给对着过吗呢吧啊呀很太真好多少大小人上下来去]|打牌|时候|什么|怎么|自己|主公|回合|为啥|其实|关键|可是|但是|因为|所以|觉得|知道|看看|感觉|每天/;

function wordsOf(text: string): Set<string> {
  const han = [...text.matchAll(/(?=([\u3400-\u9fff]{2}))/g)].flatMap(([, pair = '']) =>
    COMMON_ZH.test(pair) ? [] : pair,
  );
  const latin = (text.replace(/'/g, '').match(/[a-z]{3,}|\b[gb]f\b/g) ?? []).filter(
    (word) => !COMMON_EN.test(word) && (word.length !== 3 || /[\u3400-\u9fff]/.test(text)),
  );
  return new Set([...han, ...latin]);
}

/** Whether a line, as it is read, takes up what was told before; of "him" only where that was `lately`. */
export function takesUp(text: string, told: string, lately: boolean): boolean {
  if (sharesWord(text, told)) return true;
  const on = goesOnIn(text, undefined);
  return (
    (isStep(on) && FIELDS.some((words) => words.test(text) && words.test(told))) ||
    (lately && isOfThem(on) && THEY.test(text))
  );
}

/** Words of their own that both have, as they are read. */
export function sharedWords(text: string, told: string): readonly string[] {
  const before = wordsOf(told);
  return [...wordsOf(text)].filter((word) => before.has(word));
}
export const sharesWord = (text: string, told: string): boolean => sharedWords(text, told).length > 0;
