/** Whether two texts speak of the same thing by a word of their own: "组长又@我" after "被组长训一下午" (§Q2). */

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

/** Both as they are read. */
export function sharesWord(text: string, told: string): boolean {
  const before = wordsOf(told);
  return [...wordsOf(text)].some((word) => before.has(word));
}
