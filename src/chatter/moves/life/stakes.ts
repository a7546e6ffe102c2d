/** Bets, as a line puts them (§Q1). */

/** Somebody lays something on it. */
const LAID =
  /赌(?!狗|场|气|神|命)|(?:我|来|全|你|就)[押压](?!力|根|得住)|[押压](?:哪|谁)|坐庄|下注|开盘|\b(?:bets?|betting|wager\w*|stakes?|double or nothing|odds on)\b/;
/** What is lost by it: a bag of crisps, a beer, a round for the table; nobody's house, nor the proverbial 五毛. */
const STAKE =
  /输(?:了|的|家|错)*(?:就|要|得|谁|人|给我|直播)*(?:请|洗|吃|喝|唱|直播|叫|学|罚|倒立|跑|做|买|发|剪|改名)|赌(?:你|他|我|上)?(?:[一二两三四五六七八九十百半几\d]+|个)[包杯瓶块顿个碗根周串袋盒颗条斤桌]|[一二两三四五六七八九十百半\d]+[包杯瓶块顿碗根串袋盒]\S{0,5}赌|\b(?:losers?|winner) (?:buys?|pays?|has to|does|gets|treats|sings|wash\w*)|\bif (?:i'?m|i am|i|you|you'?re|we) (?:lose|wrong)\b.{0,24}\b(?:buy|owe|pay|do|eat|drinks?)|\b(?:bet|wager) (?:you |u |ya |everyone )?(?:an?|five|ten|two|\d+) (?!million|lot\b)\w+|\b(?:an?|five|ten|twenty|hundred|\d+) (?:beers?|coffees?|bucks|coins|quid|dollars?|drinks?|pints?|cokes?) says\b/;
/** Whoever likes is to take it. */
const INVITES =
  /谁(?:敢)?跟|跟不跟|有人跟|敢不敢|赌不赌|要不要赌|来赌|打个赌|赌一[把局]|[押压](?:哪|谁)|\b(?:(?:wanna|want to|care to|up for a|fancy a|side|make a) (?:little |side )?(?:bet|wager)|(?:taking|place your|any) bets|any takers|who(?:'s|s| is)? (?:in|bets|taking))\b/;
/** It has been won or lost. */
const SETTLED =
  /赌[输赢]|[押压][输赢错中对](?:了|啦)|\b(?:lost|won) (?:the|my|that|our|a|this) (?:\w+ )?(?:bet|wager)\b|\bbet'?s (?:settled|over)/;

/** Whether somebody lays something on it, at stake or not. */
export const isLaid = (text: string): boolean => LAID.test(text);

/** What a line does with a bet: puts it with a stake or to whoever takes it, or says that it is won or lost; null where one only says "I bet". */
export function betIn(text: string): 'put' | 'settled' | null {
  if (SETTLED.test(text)) return 'settled';
  return STAKE.test(text) || (LAID.test(text) && INVITES.test(text)) ? 'put' : null;
}
