/** Whether what a line has just judged is laid before its hearers for a yes or a no. */

/** "各位同意不", "u agree 2?", "你认不认这个理": in so many words; … */
export const AGREED =
  /(?:同意|赞[成同]|认[同可]|有(?:没有|点)?道理)(?:[不吗么没吧]|$)|同不同意|认不认|你也?这么(?:看|想|觉得)[吗么不吧]?$|(?<!\bi )\bagreed?\b|\bmakes? sense\b/;
/** … or by a tag. */
const TAGGED = /对不对|[对是][吧吗]|(?:说|算|猜|想)得?(?:对|准)|没错吧|\bam i (?:right|wrong)\b|[, ](?:right|no|huh)\?/;
export const asksAgreement = (text: string): boolean => AGREED.test(text) || TAGGED.test(text);
