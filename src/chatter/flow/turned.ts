/** Whom "you" means where nobody is called, and somebody is named (§T5). */
import type { Seat } from '../../core/event';
import { BEGINS, DONE_TO, isOnlySpokenOf, YOU } from '../moves/called/place';
import type { Pointer } from './pointed';

/** Whoever asks this of "you" asks it of the one talked with, and only speaks of whoever was named before. */
const OF_ANOTHER =
  /^(?:们)?(?:也|就|又|还|都|倒是|快|赶紧|先|可|到底|究竟)*(?:怎么看|咋看|怎么想|咋想|觉得|认为|说说|看(?!戏)|瞧|瞅|信|猜|怀疑|站(?!哪|谁|什么|在哪)|跟(?![他她它谁])|帮(?!谁|哪)|去|来|管|救|保|替|听)/;
const ANYBODY =
  /(?:姑娘|小姐姐?|姐姐|哥哥|妹妹|夫人|将军|大人|先生|兄台|妹子|老哥|大哥|哥们|老弟|兄弟|大爷|大叔|美女|老头|小子|老兄)$/;

/**
 * "孙登刚被顺一张 你咋得罪韩老板了": nobody is called, but the first who is named at the head of a clause is who "you" is. Null where "you" is
 * whom something is done to, or is asked what it makes of that one.
 */
export function turnedTo(text: string, pointers: readonly Pointer[], from: Seat, partner: Seat | null): Seat | null {
  const you = YOU.exec(text);
  if (!you) return null;
  const latin = /^[a-z]/.test(you[0]);
  // "Lei Bo stole from 4 and then slashed 2, so whose side are you on".
  const [first] = pointers;
  if (
    partner === null &&
    latin &&
    first?.start === 0 &&
    first.seat !== from &&
    first.dead !== true &&
    PUT_EN.test(text)
  )
    return first.seat;
  const head = pointers.find(
    ({ seat, start, end, office, dead }, i) =>
      seat !== from &&
      dead !== true &&
      end <= you.index &&
      (BEGINS.test(text.slice(0, start)) || (i === 0 && /^(?:把|被|刚|先|又)/.test(text.slice(end)))) &&
      (!latin || office === true),
  );
  // "典韦连出三杀崔令仪还满血,姑娘你…": by a word for anybody whoever was named last is called.
  const lately = pointers.filter(({ seat, end, dead }) => seat !== from && dead !== true && end <= you.index).pop();
  if (lately && ANYBODY.test(text.slice(lately.end, you.index))) return lately.seat;
  if (!head || isOnlySpokenOf(text.slice(head.end, you.index))) return null;
  const object =
    DONE_TO.test(text.slice(0, you.index)) &&
    !/(?:心疼|对不起|谢谢?|我(?:再|先|就|也)?[给帮替跟对])$/.test(text.slice(0, you.index));
  return object || OF_ANOTHER.test(text.slice(you.index + you[0].length)) ? null : head.seat;
}

const PUT_EN = /^(?!.*\b(?:he|him|she|her|them)\b).*\b(?:whose side are|what are|why did) (?:you|u)\b/;
