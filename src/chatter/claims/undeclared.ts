/**
 * What a model's line may not state. Its words declare no claims, so nothing bears them out: roles and public events are refused
 * altogether, true ones too (§I, §E5). Names, moods, questions and threats are left.
 */
import { lettersOf } from '../line/character';
import type { Line } from '../line/line';
import { ROLE_EN, ROLE_ZH } from './predicate';
import { selfTalk } from './self';

const lordless = (source: string): string =>
  source
    .split('|')
    .filter((word) => word !== '主公' && word !== 'lord')
    .join('|');
/** Also the sides that players speak of. 自己人 and 好人 are roles by another name. */
const ROLE = new RegExp(
  `${lordless(ROLE_ZH)}|忠良|奸细|奸臣|卧底|间谍|跳忠|跳反|跳内|身份是|谋反|造反|叛徒|叛贼|逆贼|同党|同伙|一伙|贼|(?:一|同)(?:队|边|阵营)|心向|效忠|归顺|主公[^,.!?]{0,3}(?:死|首级|人头|狗命)|取[^,.!?]{0,2}主公|\\b(?:${lordless(ROLE_EN)}|fan|nei|zhong|turncoats?|betrayer|outlaws?|double agent|on (?:his|her|their|our|my) side)\\b`,
);
/** The same hidden in pinyin that runs together. */
const SPELT = /fan+zei|zhong+chen|nei+jian|nei+gui|tiao+fan/;

const ACT =
  '杀|砍|打|斩|救|拆|顺|奶|抢|偷|伤|害|烧|射|劈|刺|乐|锁|无懈|背叛|出卖|坑|骗|帮|助|护|给|送|丢|扔|弃|夺|拿|取|用|出|摸|中|挨|吃|死|倒|扛';
/** An act that is told as done, of anybody: there is always somebody that it is said of. */
const EVENT = new RegExp(
  `(?<!不)(?:${ACT})(?:死|掉|走|下|回|活|翻|倒|晕|伤|中|破|尽|光|醒|起)?(?:了|过|完|成)(?!吗|么|没)|被[^,.!?;，。！？；]{0,6}(?:${ACT})|(?:刚才|方才|刚刚|先前|适才|上一?[轮回]|上次)[^,.!?;，。！？；]{0,8}(?:${ACT})` +
    '|(?:那|这)一?(?:刀|箭|杀|枪|击|斧|下|手|桃)|阵亡|牺牲|战死|毙命|丧命|濒死|将死|已死|死得|死于|死在|没命|没血|残血|空血|满血|一滴血|丝血|血量|见底|没牌|空城|手牌|手里有|有桃|有闪|有无懈' +
    '|干掉|出手(?:相救|相助|救)|把[^,.!?，。！？]{1,6}(?:砍|杀|打|斩|射|捅|劈)|(?:砍|捅|打|杀|射|劈|斩)[^,.!?，。！？]{0,3}[一二三四五六七八九两几\\d]+(?:刀|枪|箭|下|拳|次)',
);
const EVENT_EN =
  /\b(?:killed|slain|slew|saved|rescued|healed|attacked|hit|struck|shot|burn(?:ed|t)|wounded|hurt|stole|stolen|took|taken|discarded|betrayed|died|fell|fallen|helped|protected|shielded|gave|given|threw|thrown|used|dealt|nullified|dying|dead|low on (?:hp|health)|in (?:your|his|her|their) hand)\b/;

/** Why a line states more than a model may, or null. */
export function undeclaredIn(line: Line): string | null {
  const { claims, denies, hint } = selfTalk(line);
  const [own] = [...claims, ...denies];
  if (own !== undefined) return `undeclared: speaks of its own role (${own})`;
  if (hint !== null) return `undeclared: hints at a turn (${hint})`;
  const { folded, text: joined } = line;
  // Letters and characters alone, for what blanks or marks pull apart; English words would run together there.
  const tight = lettersOf(folded);
  const han = tight.replace(/[a-z]+/g, ' ');
  const role = ROLE.exec(folded) ?? ROLE.exec(joined) ?? ROLE.exec(han) ?? SPELT.exec(tight);
  if (role) return `undeclared: a role (${role[0]})`;
  const event = EVENT.exec(folded) ?? EVENT.exec(joined) ?? EVENT.exec(han) ?? EVENT_EN.exec(folded);
  return event ? `undeclared: an event (${event[0]})` : null;
}
