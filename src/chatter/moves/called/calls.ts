/** Who is called in a line: the one judgement, by which the ear and the addressing go (§T5). */
import { isPutTo, standsApart } from './called-upon';
import { calledInEnglish, isOrderedInEnglish } from './calls-en';
import { calledInChinese, isOrderedInChinese } from './calls-zh';
import { calledBoth, isGivenFloor, isHushed } from './floor-given';
import { withoutNames, BEGINS, type NameAt, type Place } from './place';

/**
 * How somebody who is named is called: apart from any clause ("主公,…"), within one that is put to it ("5号别急"), only to be told to wait
 * ("5号你先歇会儿,我问4号"), or not at all but asked about of somebody else ("6号,4号你怎么看").
 */
export type Calling = 'apart' | 'within' | 'hushed' | 'about';

/** Whether the line is put to whoever is named so. */
export const isCalled = (how: Calling | null | undefined): boolean => how === 'apart' || how === 'within';

/** Nobody calls more people in one line; whoever writes on and on is not waited for. */
const MOST_CALLED = 40;

const HAN = /[\u3400-\u9fff]/;
/** "你呢张纮,主公刘佩张济你全送过牌": 你 is that one, whoever else is named in what follows. */
const AND_YOU =
  /^(?:那|所以|还有|so|and|but|ok|well)?[\s,]*(?:你呢|你说呢|(?:what|how) about (?:you|u)|and (?:you|u))[\s,]*$/;
const BETWEEN = /^[\s,:]+$/;
/** Asked what it makes of that one, which stands before as what the question is about. */
const YOU_OF = /^\s*(?:你|您)(?!们|俩|两)(?!(?:也|就|先|可|给我|赶紧)*(?:别|快|来|帮|救(?!不)|闭|少|滚|等着|过来))/;
const MAKES_OF = /^\s*(?:怎么|咋|如何)(?:看|想|说)/;
const ABOUT_EN = /^\s+(?:(?:what|how) (?:do|did|would) )?(?:you|u|ya) (?:think|trust|believe|reckon|guess)\b/;

/** How each of the places is called, null where it is only spoken of; `mentions` in order. The text is folded. */
export function callsIn(text: string, mentions: readonly Place[]): (Calling | null)[] {
  const words = withoutNames(text, mentions);
  const [isCalled, isOrdered] = HAN.test(words)
    ? [calledInChinese, isOrderedInChinese]
    : [calledInEnglish, isOrderedInEnglish];
  const alone = mentions.filter(({ kind }) => kind === 'seat').length === 1;
  const put = mentions.findIndex(({ kind, start }) => kind === 'seat' && AND_YOU.test(text.slice(0, start)));
  const calls = mentions.map(({ kind, start, end }, i): Calling | null => {
    if (kind !== 'seat' || (put >= 0 && i > put) || i >= MOST_CALLED) return null;
    if (i === put) return 'apart';
    const at: NameAt = {
      text,
      name: text.slice(start, end),
      before: text.slice(0, start),
      after: text.slice(end).replace(TITLED, ''),
      last: mentions[i - 1],
      next: mentions[i + 1],
      alone,
    };
    if (isAskedAbout(at) || (regarded(at) && calledBefore(text, mentions.slice(0, i)))) return 'about';
    if (isHushed(at, mentions)) return 'hushed';
    if (isGivenFloor(at) || isCalled(at) || standsApart(at)) return 'apart';
    const [from, to] = rowAround(i, text, mentions, LISTS);
    const both = calledBoth(text.slice(0, from.start), text.slice(to.end), from !== to);
    if (both !== null) return both;
    const [first, last] = rowAround(i, text, mentions, JOINS);
    if (last.end < text.length && isOrdered(text.slice(0, first.start), text.slice(last.end), first !== last))
      return 'apart';
    return isPutTo(at) ? 'within' : null;
  });
  // Told to wait, and nobody else is asked: that one is spoken to.
  return calls.some((how) => how === 'apart' || how === 'within')
    ? calls
    : calls.map((how) => (how === 'hushed' ? 'apart' : how));
}
/** A title or a sigh behind the name of whoever is called. */
const TITLED =
  /^(?:[\u3400-\u9fff]{0,2}(?:将军|大人|先生|姑娘|夫人|大侠|兄弟|老[哥弟兄]|兄台|小姐|姐姐|哥哥|妹妹|大[哥姐])(?=[,!?]|\s*你(?!们))|(?:啊|呀|诶|同志|大佬|老[哥兄弟师]|兄弟|大爷)(?=[\s,.!?:]|你(?!们))|[\s,]+(?:mate|my (?:man|friend)|buddy|pal|bro|dude|man)(?=[\s,.!?:]))/;

/** "曹叡你自己吱一声,4你到底当不当自己人": whoever was turned to before is asked what it makes of 4. */
const regarded = ({ before, after }: NameAt): boolean =>
  /[,.!?;\s]$/.test(before) && /^\s*你(?:到底|究竟|还)*(?:当|觉得|怎么看|看|信|怀疑)/.test(after);
const calledBefore = (text: string, mentions: readonly Place[]): boolean =>
  mentions.some(
    ({ kind, start, end }) => kind === 'seat' && BEGINS.test(text.slice(0, start)) && /^\s*你/.test(text.slice(end)),
  );

/** The first and the last of those who are named in a row with this one: "2号和5号…". */
function rowAround(i: number, text: string, mentions: readonly Place[], joins: RegExp): readonly [Place, Place] {
  const isJoined = (a: Place | undefined, b: Place | undefined): boolean =>
    a?.kind === 'seat' &&
    b?.kind === 'seat' &&
    joins.test(text.slice(a.end, b.start)) &&
    !/^[你您我他]/.test(text.slice(b.start));
  let from = i;
  let to = i;
  while (isJoined(mentions[from - 1], mentions[from])) from--;
  while (isJoined(mentions[to], mentions[to + 1])) to++;
  const one = mentions[i] as Place;
  return [mentions[from] ?? one, mentions[to] ?? one];
}
const JOINS = /^(?:\s*(?:[、&]|和|跟|与|and)\s*)?$/;
const LISTS = /^\s*(?:[,、&]|和|跟|与|and|,\s*and)?\s*$/;

/** "6号,4号你怎么看", "lord, 4 you trust?": whoever is named by itself at the head is asked about the next. */
function isAskedAbout({ text, before, after, last }: NameAt): boolean {
  if (last?.kind !== 'seat' || !BETWEEN.test(before.slice(last.end))) return false;
  if (!/(?:^|[.!?])\s*(?:喂|嘿|诶|欸|哎|那|所以|hey|yo|ok|so)?[\s,]*$/.test(text.slice(0, last.start))) return false;
  return YOU_OF.test(after) || MAKES_OF.test(after) || ABOUT_EN.test(after);
}
