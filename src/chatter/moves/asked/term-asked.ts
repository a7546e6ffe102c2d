/** Whether a line asks how a term of the game works, by the shape of what it asks and not by the words of one card (§Q1). */
import { cardsIn } from '../words/cards';

/** Terms that are no cards: how somebody lies, phases, kinds of cards, what is counted. */
const TERM =
  /翻面|翻过来|横置|[铁连]?[锁链]着|判定|濒死|手牌上限|(?:摸牌|出牌|弃牌)阶段|[火雷]杀|锦囊|[加减]一?[1一]?马|攻击范围|\b(?:turned over|flipped|face ?down|chained|judg\w+|hand limit|draw phase|play phase|discard phase|tricks?|horses?|attack range|nullif\w*)\b/;

const MEANS =
  /(?:什么|啥)(?:鬼|规则|机制|原理|讲究|说法)|(?:干|做)(?:嘛|啥|什么)用?的|(?:怎么|咋)(?:个)?(?:算|判|结算|触发|生效|起作用|破|解)(?:的|法)?(?=$|[,?!啊呀呢来])|(?:有|起)(?:什么|啥)(?:用|效果|作用|好处|坏处|影响|后果)|规则(?:是|呢|啥|$)|会(?:怎么?样|咋样)/;
const MEANS_EN =
  /\b(?:what (?:does|do) (?!we\b|i\b|you\b|u\b|they\b)(?:an? |the |being |getting )?[a-z ]{2,24}\b(?:do|mean)\b(?! (?:this|that|by))|what happens (?:if|when)|how (?:does|do) (?:an? |the )?[a-z ]{2,24} work|what(?:'?s| is) (?:an? |the (?:point|deal|use) of |being )|how (?:do|can) (?:you|i|we|u) (?:get out of|get rid of|counter|dodge|block|beat|stop|use))\b/;
/** "if i burn him do we burn as well": of what would be. */
const IF =
  /\b(?:if|when) (?:i|you|u|we|someone|somebody|they)\b.{0,40}\b(?:do|does|will|would) (?:we|i|they|he|she|it|u|you|everyone|everybody|all)\b|(?:要是|如果|万一)[^.!?]{2,16}(?:也|都|跟着|一起)(?:会|要|得)?(?:掉|烧|着|疼|受|挨|中|连)/;
/** Two terms held against each other. */
const DIFFERS =
  /区别|不一样|不同|差别|差在哪|一样(?:的)?(?:吗|么|不|嘛|玩意|东西)|\b(?:differen\w+|differs?|same (?:thing|as))\b/;

/** Whom, whose intent, what to do next: not of a rule. What is bidden of the hearer asks for none either. */
const ELSE =
  /谁|[你您]|几号|哪个人|[1-8一二三四五六七八] ?号|刚才|上(?:回合|一?轮)|这(?:回合|轮)|该不该|先|留着|有没有(?:人|桃|闪)|(?:怎么|咋)能|\bwho(?!'?s it|s it)\b|\bshould\b|\b(?:you|u) (?:think|guys|got|have|gonna|going)\b|\b(?:can|will|would|could) (?:you|u|someone|anyone|somebody|anybody|seat|\d)\b(?!.{0,12}\b(?:dodge|block|peach|nullify|counter|use) (?:an?|on|with|against)\b)/;

/** "a nullify on a nullify": the second undoes the first. */
export const NULLIFIED_TWICE =
  /^(?!.*无懈.*无懈.*(?:无懈|再))(?!.*\bnull\w*.*\bnull\w*.*(?:\bnull|\bagain)).*(?:无懈(?:可击)?[^能,.!?]{0,5}无懈(?!桃|杀|酒|南|万|锦|决|乐)|\bnull\w*\b.{0,16}\bnull\w*)/;
const LOST_IN_IT =
  /(?:没|不)(?:太|大|怎么)?[整弄搞看听]?(?:懂|明白|清楚)|新手|萌新|刚玩|第一次|头一?回|\b(?:(?:don'?t|didn'?t|do not|dont) (?:really )?(?:get|understand)|confus\w+|newbie|noob|new (?:here|to)|first (?:time|game))\b/;

/** Terms that a folded text names, cards first. */
const termsIn = (text: string): number =>
  new Set(cardsIn(text).map(({ card }) => card)).size + (TERM.test(text) ? 1 : 0);

/**
 * What it asks is of the term at any time: what it does, how two differ, which of two it does, whether it can.
 * @param told it tells a deed on record as well, so that only what would be, or is not understood, is of the rules
 */
export function asksOfTerm(text: string, told = false): boolean {
  const terms = termsIn(text);
  if (terms === 0) return false;
  if (NULLIFIED_TWICE.test(text)) return LOST_IN_IT.test(text) || (!told && /[?吗]|\bmean/.test(text));
  if (IF.test(text)) return /[锁链横火雷烧]|\b(?:chain\w*|fire|thunder|burn\w*)\b/.test(text);
  if (told || ELSE.test(text)) return false;
  if (DIFFERS.test(text)) return terms > 1;
  return [MEANS, MEANS_EN].some((shape) => shape.test(text));
}
