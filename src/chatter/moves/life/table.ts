/** What is asked of the table itself: who sits beside whom, and whose turn it is (§Q1). */
import { isHeroNamed } from './hero-asked';
import type { LifePart } from './part';

const BESIDE = '(?:[上下]家|旁边|隔壁|[左右](?:边|手))';
const SEATING = new RegExp(
  `${BESIDE}(?:的|坐着?|[俩两]个?人?)*是(?:谁|哪|几)|(?:谁|哪个|几号)(?:是|在|坐)?(?:我|你|主公)?的?${BESIDE}|我(?:是|坐)(?:在)?(?:几号|第几|哪)|\\bwho(?:'?s| is| sits| plays)? (?:(?:on|to) (?:my|your) (?:left|right)|(?:right )?(?:next to|before|after) (?:me|you|u))\\b|(?:我|你|主公|号)的?(?:前面|后面|[前后上下]一个)(?:是|轮到|坐的?(?:是)?)(?:谁|哪|几)|\\bwho(?:'?s| is) the (?:one|guy|player) (?:right )?(?:before|after) (?:me|you|u)\\b|\\b(?:which|what) seat am i\\b`,
);
/** "我上家是大乔小乔，没看错吧": told to be borne out. */
const TOLD = new RegExp(
  `${BESIDE}(?:就)?是 *$|\\b(?:(?:my|your) (?:left|right)|(?:before|after|next to) (?:me|you|u)) is *$`,
);
const BORNE_OUT = /[吧吗么?]|没(?:看|记)?错|是不是|\b(?:right|correct)\b/;
/** Whose turn it is where the asker has lost the thread is of the recap (plan/gestures/recap.ts). */
const TURN =
  /第(?:几|[一二三四五六七八九十\d]+)(?:轮|圈)(?:了|轮到谁|谁动)*(?:吧|吗|么|\?|$)|现在第几|\b(?:which|what|new) round\b|^(?:so |and )?who'?s up\b|(?<![打砍杀够轮不])到我(?:了|出|的?回合)?(?:吧|吗|么|没|\?|$)|我的?回合(?:吗|\?|$)|该我(?:了|出)?(?:吗|没|\?|$)|\b(?:is it|am i) (?:my turn|up|next)\b|\bmy turn ?\?/;

/** `seat` or `turn`; null where the table is not what is asked about. */
export function tableIn(parts: readonly LifePart[], text: string): 'seat' | 'turn' | null {
  const told = ({ text: words, mentions }: LifePart): boolean =>
    mentions.some((one) => isHeroNamed(one, words) && TOLD.test(words.slice(0, one.start)));
  if (SEATING.test(text) || (BORNE_OUT.test(text) && parts.some(told))) return 'seat';
  return TURN.test(text) ? 'turn' : null;
}
