/** What a line asks of the table as it lies: health, hands, gear and chains, of whom and how (§Q1). Deeds are of the record. */
import { readOnce } from '../../line/read-once';
import { numberIn } from '../../line/numerals';
import { cardsIn } from '../words/cards';
import { GEAR, gearIn } from '../words/gear';

/** `of`: what those who are named have · `each`: what everybody has · `who`: who has any · `at`: how many have so much · the most and the least. */
export interface TableAsked {
  readonly of: 'hp' | 'hand' | 'gear' | 'chained' | 'board';
  readonly how: 'of' | 'each' | 'who' | 'at' | 'most' | 'least';
  /** So much. */
  readonly n?: number;
  /** The pieces of gear that are meant; empty where any are. */
  readonly pieces: readonly string[];
}

const WHO = /谁|哪[个位些几]|几号|\b(?:who(?!se)|which)/g;
const MOST = /最[多高厚满足肥]|\b(?:most|highest|biggest|fattest|healthiest)\b/;
const LEAST = /最[少低薄残脆惨]|\b(?:least|fewest|lowest|smallest|weakest)\b/;
/** The least there is, where somebody is asked for. */
const EMPTY = /空手|(?:没|空了?)手?牌|\b(?:dry|empty|out of cards)\b/;
const MORE =
  /差(?:几|多少)|谁.{0,5}[多少高低厚薄]$|谁(?:的)?(?:牌|血).{0,3}[多少高低厚薄]|比.{1,6}[多少高低]|\b(?:more|fewer|less|lower|higher|gap|ahead)\b/;
const HAND = /牌|肥|手[上里头]|几张|\b(?:cards?|hands?)\b/;
const HEALTH =
  /血(?![压型糖管汗])|体力|[残脆惨]|(?:几|多少)[滴格]|\b(?:hp|health|hearts?|lowest|healthiest|weakest|lives)\b/;
const HOW_MUCH =
  /几|多少|还有手?牌[没吗么不]|\b(?:how (?:much|many)|any)\b|\bwhat(?:'?s| is| are) .{1,30}\b(?:sitting|sat|down|up|at|on)\b/;
/** A sum of deeds, or what is to be done. */
const NO_STATE =
  /[掉过回吃出用拿摸丢弃打砍杀拆先收救盯留动顺偷抢塞递啃咬磨削扣刮轰捅]|(?<!剩)了[^,.!?]{0,5}(?:几|多少)|最后|\b(?:should|could|gonna|los[et]|bled|times|collecting|did|gives?|dealt|used|took|got hit|hit|kill|target|healed|stole|gave|handed|passed|given|drew|played|done)\b/;
/** Heads are counted, or cards that are named. */
const HEADS = /\bhow many (?:people|ppl|players|of)\b|几张(?:桃|闪|杀|无懈|酒)/;
const CHAINED =
  /(?:谁|哪[些几]).{0,8}[连锁拴绑捆横串]着|[连锁拴绑捆横串]着的?(?:都?[是有])?(?:谁|哪|吗|没$|么)|\b(?:who|am i|is|are|anyone).{0,20}\b(?:chained|linked)\b(?! (?:by|me|him|her|them|the|seat))/;
const WEARS =
  /有(?:没有)?(?:装备|防具|武器)(?:吗|么|没有?)?[啊呀?]*$|(?:装备|身上|穿|装|戴)(?:了|着|的|还|都|现在|挂)*(?:有|是|剩)?(?:啥|什么|哪些|几件)(?:装备|武器|防具|牌|家伙)?(?=$|[,.!?啊呀呢了来])|有(?:啥|什么|哪些|几件)(?:装备|武器|防具)|\bwear(?:ing)? what\b|\bwhat(?:'?s|'re)? .{1,30}\b(?:wear(?:ing)?|equip(?:ped|s)?|put on|have on|got on|for (?:a |an )?(?:weapon|armou?r|horse))\b|\b(?:his|her|their|my|your|[a-z]+'s) (?:gear|equip\w*)[?.! ]*$|\bwhat (?:gear|equipment|weapon|armou?r|horses?) .{1,20}\b(?:have|has|got|use|using)\b/;
/** "装备区有东西的现在几家", "how many people have gear on". */
const GEARED =
  /(?=.*(?:谁|哪[几些个]|几[家位])).*(?:装备|武器|防具|坐骑)|\b(?:who|how many)\b.{0,20}\b(?:gear|equip|weapon|armou?r|horse|riding)/;
/** Of a piece that is named: who has it … */
const HAS = /着|在|身上|\b(?:has|have|got|wear(?:s|ing)?|riding|holding|with)\b/;
const ANYBODY = /有(?:没有)?(?:人|谁)|\bany(?:one|body)\b/;
/** … whether one who is named has it … */
const OWNS =
  /有没有(?!人)|[穿戴装]没[穿戴装]|(?<!没)有(?!人).{1,8}(?:吗|么|没有?)(?=$|[,.!?啊呀])|^(?:so |and |wait )*(?:does|do|is|are|has|have) (?!any(?:one|body)).{1,24}\b(?:have|has|got|wear(?:s|ing)?|carry\w*|on|equip\w*)\b/;
/** … or whether somebody still has. */
const STILL =
  /还(?:在|有(?!人|谁)|骑|戴|穿|拿|装)|没丢|丢没|在不在|\bstill\b(?! got (?:you|u|me)\b)|\b(?:what (?:became|happened)|where(?:'?s| is| are|'?d| did))\b/;
const GONE =
  /怎么|咋|谁[^着]{0,6}(?:[拆顺抢偷弃]|拿(?!着))|[拆顺抢偷弃]过|\b(?:how|took|stole|stolen|snatched|dismantled)\b/;
const BOARD =
  /家底|全部家当|\bhow(?:'?s| is) (?!it\b|every|this|that|your).{1,20} (?:doing|looking|holding up)\b|\b(?:whole|full) board\b|\bstuff on the table\b/;
/** Everybody's, or of those who are named and their sum: "hp check", "四家手牌加一起几张". */
const EACH =
  /[报看数]一?下?(?:血|手牌)|(?:手牌|血)数?.{0,4}(?:都报|报一?下|排)|从[多高].?到[少低]|\b(?:hp|health|hands?) (?:check|count|total)|\bwho'?s (?:at|on) \d/;
export const SUMMED_UP = /(?:加|合)(?:起来|一[起块])|一共|总共|\b(?:total|in all|altogether)\b/;
/** "如果铁索连着谁你就烧谁". */
const PUT_CASE = /如果|要是|先[^连]|\b(?:if|should|first)\b/;
/** The clauses of a text, also those that only a blank parts. */
const sides = (text: string): string[] => text.split(/[,.!?;，。！？；]|(?<=[\u3400-\u9fff]) +(?=[\u3400-\u9fff])/);
/** "神张飞把我连弩拆了 … 还有人信他吗": the piece and what is asked of it stand together, or nothing else is asked of it. */
export const hasPiece = (one: string): boolean =>
  gearIn(one, new Set()).length > 0 || cardsIn(one).some(({ card }) => GEAR.has(card));
const namesPiece = (one: string): boolean => one.trim().length < 6 || hasPiece(one);
const ASKS = /[?吧吗]|是不是/;

/** How long somebody lasts is how much health that one has. */
const LASTS =
  /(?:够|还能|能)(?:活|扛|挨|顶|撑)得?住?几[下刀轮回]|\bhow many (?:more )?(?:hits|slashes|strikes) (?:can|could) .{1,16}(?:take|survive)\b/;

/** "现在一血的有几个", "how many of us are on 1 hp". */
const AT_HEALTH =
  /([一两二三四五六\d])[滴点格]?血的?(?:现在|目前|还)?(?:有|剩|是)?(?:几|多少)[个位人家]|(?:几|多少)[个位人家]+(?:现在)?(?:是|就|只|还|都|在|剩)*([一两二三四五六\d])[滴点格]?血|\bhow many\b.{0,24}\b(?:at|on|with|down to) (one|two|three|\d) (?:hp|health|heart)/;

/** Null where nothing of the kind is asked. @param text folded */
export const tableAsked = readOnce((text): TableAsked | null => {
  if (LASTS.test(text)) return { of: 'hp', how: 'of', pieces: [] };
  const [, ...at] = AT_HEALTH.exec(text) ?? [];
  const health = at.find(Boolean);
  if (health !== undefined) return { of: 'hp', how: 'at', pieces: [], n: numberIn(health) };
  const gear = gearIn(text, new Set());
  if (WEARS.test(text)) return { of: 'gear', how: 'of', pieces: gear };
  const named = cardsIn(text).flatMap(({ card }) => (GEAR.has(card) ? [card] : []));
  const pieces = named.length > 0 ? named : gear;
  const whos = (text.match(WHO) ?? []).length;
  if (pieces.length > 0 && !GONE.test(text)) {
    if (sides(text).some((one) => (STILL.test(one) && namesPiece(one)) || (OWNS.test(one.trim()) && hasPiece(one))))
      return { of: 'gear', how: 'of', pieces };
    const asksWho = (one: string): boolean => one.search(WHO) >= 0 || ANYBODY.test(one);
    if (
      (named.length > 0 && whos === 1 && HAS.test(text)) ||
      sides(text).some((one) => (/[穿戴装骑]/.test(one) || HAS.test(one)) && hasPiece(one) && asksWho(one))
    )
      return { of: 'gear', how: 'who', pieces };
  }
  if (BOARD.test(text)) return { of: 'board', how: 'of', pieces: [] };
  const most = MOST.test(text);
  const least = LEAST.test(text) || (whos === 1 && EMPTY.test(text));
  const done = NO_STATE.test(text);
  if (GEARED.test(text) && !done) return { of: 'gear', how: 'who', pieces };
  const of = HAND.test(text) ? 'hand' : HEALTH.test(text) ? 'hp' : null;
  const none = { pieces: [] };
  if (of !== null && (EACH.test(text) || SUMMED_UP.test(text)) && !most && !least && !(done && !EACH.test(text)))
    return { of, how: 'each', ...none };
  if (CHAINED.test(text) && !PUT_CASE.test(text)) return { of: 'chained', how: 'who', ...none };
  if (done || of === null || whos > 1 || HEADS.test(text)) return null;
  if (most !== least && (whos === 1 || ASKS.test(text))) return { of, how: most ? 'most' : 'least', ...none };
  return MORE.test(text) || HOW_MUCH.test(text) ? { of, how: 'of', ...none } : null;
});
