/** Which kind of deed a question of the record is about, by the cards that are named and by the verbs (§Q1). */
import type { Deed } from '../deeds/deed';
import { DELAYED } from '../words/cards';
import { GEAR } from '../words/gear';
import { KINDEST } from '../words/record';
import type { OfRecord, What } from './of-record';

/** A card that lay before somebody was taken away. */
export const LIFT =
  /解|拆|懈|化|揭|摘|挡|顶|\b(?:wriggl|escap|get rid|lift|remov|clear|nullif|null|negat|cancel|block|dismantl)\w*|\bt(?:ook|ake) .{0,20}off\b/;
/** A card was cancelled. */
export const CANCEL =
  /懈|挡|顶(?:了|的|掉)|抵消|化解|[搅弄整]黄|(?<=(?:顺手|拆桥|决斗|火攻|南蛮|万箭|兵粮|借刀|锦囊)[^,]{0,3}[弄整搞])没|坏(?:了|掉)?.{0,4}好事|\b(?:nullif|negat|counter|block|cancel|foil|ruin|fizzl)\w*|\b(?:ate(?! (?:\w+ ){0,2}(?:arrows?|wanjian|volley|barrage|barbarians?|barbs|nanman|savages?|slash\w*|strikes?|duels?|hits?|damage|dmg|peach\w*)\b)|stopped)\b|\bnull(?:ed|s)?\b/;
const SAVE =
  /[救捞]|拉(?:回|起)|续(?:了|的|上|过|命)|喂|\b(?:sav|rescu|reviv)\w*|\bke(?:pt|ep) .{1,24} (?:alive|up|going)|\bpulled .{1,24} (?:up|back|through)/;
const HEALS =
  /(?:(?<![几这那上两一二三第头每\d])回|[加奶吸])(?:了|过|上|满|血|多少|几)|[回加奶](?:的|[一二两三]?[口点滴])血|涨血|\b(?:heal|recover|regain|gain|restor)\w*|\bgot (?:some |the |any )?(?:hp|health)\b/;
const KILLS = /人头|(?:[杀收]|[打干弄][死掉走])(?:了|过)?(?:几|多少)个|\bkill\w*/;
const TAKES =
  /动(?=.{0,4}(?:装备|武器|防具|马))|拆|顺|(?:[拿偷抽牵丢]|没)(?:走|掉|了)|摸[走掉]|弃|\b(?:st[eo]le?n?|los[et]|snatch|swip|discard|dismantl|grab|rob)\w*\b|\bt(?:ook|aken?)\b/;
/** Of the skill that let them. */
export const GOT = /(?:白[拿得]|摸|得|收)(?:到|了|过)*(?:(?:几|多少)张|的?牌)|\b(?:dr[ae]wn?|received?|collect\w*)\b/;
const GIVES =
  /[送塞递]|\bslip(?:ped)?\b|给(?!.*的$).{0,8}(?:几|多少)张|\b(?:gave|giv(?:e|en)|hand(?:ed)?|pass(?:ed)?|fed)\b/;
const FED = /[喂塞递送][^桃]{0,4}(?:几|多少)张/;
const HURTS =
  /[吃挨].{0,5}的[刀打揍杀]|[打砍捅剁敲劈锤揍射烧伤电毒削扣捶掉挨丢费损啃咬磨刮轰]|传导|[碰动](?:过|了)|[少掉]的?那?[一两二三]?[点滴格]|laid a (?:finger|hand)|\btotal on\b|\b(?:hit|bled|swung|touch|hurt|d(?:a?m|ama)g|attack|slash|struck|strik|burn|cost|deal|los[et]|shot|zap|smack)\w*\b|\bt(?:ook|aken?)\b|\bw(?:ent|as going) (?:at|for|after)\b/;
/** "一个回合打了几张牌", "how many cards did he play there": cards are counted, whichever they were. */
const PLAYS =
  /(?:[出用打糊砸拍](?!掉)|使)[了过]?(?:我|你|他|她)?[^,.!?]{0,3}(?:几|多少)张(?:牌)?(?![\u3400-\u9fff])|(?:几|多少)张牌?[^,.!?]{0,8}[出用打糊砸拍](?:了|过|的|出去)|\bhow many cards\b.{0,30}\b(?:play|use|throw|threw|burn|spend|spent|fire|chuck)\w*\b/;
const HANDED_OUT = /给出|送出|弃|\bdiscard/;
/** What only keeps, and what only breaks. */
const KEEPS = /顺|偷|抢|牵|摸走|\b(?:st[eo]le?n?|snatch|swip|nick|rob)/;
const BREAKS = /拆|弃|\b(?:dismantl|discard|broke|destroy)/;
const CARDS_COUNTED = /(?:几|多少)(?:张|件|样|个)|牌|\bcards?\b/;

/** The kind of deed by what is named and by the verbs. */
export function whatOf(text: string, cards: readonly string[], counts: boolean): What | null {
  const laid = cards.some((card) => DELAYED.has(card));
  if (laid && LIFT.test(text)) return 'lift';
  if ((GOT.test(text) && CARDS_COUNTED.test(text)) || FED.test(text)) return 'give';
  if (cards.includes('wuxie') || CANCEL.test(text)) return 'wuxie';
  if (SAVE.test(text) || (HEALS.test(text) && !/[回]合/.test(text.replace(/回合/g, '')))) return 'heal';
  // "谁吃了传导": what the chains passed on; whom a card cost health.
  if (cards.includes('tiesuo') && /传[了给到导]/.test(text)) return 'hurt';
  if (cards.length > 0 && !counts && /传导|掉[了的]?血|受伤|\b(?:hp|health|damage|hurt)\b/.test(text)) return 'hurt';
  // "杀了几个": the word is no card.
  if (KILLS.test(text) && cards.every((card) => card === 'sha')) return 'kill';
  if (cards.length > 0) return cards.every((card) => GEAR.has(card)) ? 'take' : 'use';
  if (counts && PLAYS.test(text) && !HANDED_OUT.test(text)) return 'play';
  if (TAKES.test(text) && (CARDS_COUNTED.test(text) || (counts && (KEEPS.test(text) || BREAKS.test(text)))))
    return 'take';
  if (GIVES.test(text) && CARDS_COUNTED.test(text)) return 'give';
  return HURTS.test(text) ? 'hurt' : !counts && TAKES.test(text) ? 'take' : null;
}

/** Health is spoken of, so that a blow in vain is none. */
const COST = /血|伤|掉|[滴点格]|\b(?:hp|health|damage|dmg|hurt|los[et]|t(?:ook|aken?)|dealt)\b/;
/**
 * Who struck, killed or helped whom, by the verb that says it: also blows that cost nothing, and no loss of health; null where the words say more than that verb.
 * @param kind what the words are of else
 */
export function deedBy(kind: What | null, text: string, deeds: readonly Deed[]): What | null {
  const asked = deeds.filter(({ by, to }) => by === 'asked' || to === 'asked').pop() ?? deeds[deeds.length - 1];
  if (KINDEST.test(text)) return 'help';
  if (asked === undefined || (kind !== null && kind !== 'hurt')) return null;
  if (asked.verb === 'kill') return 'kill';
  if (asked.verb === 'protect') return asked.by === 'asked' || asked.to === 'asked' ? 'help' : null;
  return (asked.verb === 'attack' || (asked.verb === 'strike' && kind === 'hurt')) && !asked.hurt && !COST.test(text)
    ? 'attack'
    : null;
}

/** What was taken is asked for only where it was kept, or only where it was broken; undefined where either will do. */
export const wayOf = (text: string): OfRecord['way'] =>
  KEEPS.test(text) === BREAKS.test(text) ? undefined : KEEPS.test(text) ? 'steal' : 'discard';

/** Of health that is counted: whether it was lost or gained; null where nothing speaks of it. */
export const healthOf = (text: string): 'heal' | 'hurt' | null =>
  HURTS.test(text) || HEALS.test(text) || SAVE.test(text)
    ? HEALS.test(text.replace(/回合/g, ''))
      ? 'heal'
      : 'hurt'
    : null;
