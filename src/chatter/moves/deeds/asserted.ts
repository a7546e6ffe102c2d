/**
 * Whether a clause asserts what a word of it tells, in Chinese, where what denies or covers it stands right before the verb or anywhere before it: asked
 * of every way in which a deed may be read (§Q1). English denials are known here too; what else covers an English deed is in covered.ts.
 */
import type { Mention } from '../called/people';
import type { Deed } from './deed';

/**
 * What may stand between such a word and the verb that it governs, beside those who are named: "没被3号砍", "不是3号给4号出的". No sign
 * begins two of these: whoever types a long row of them is not read in ever more ways.
 */
const BETWEEN = `(?:${[
  '[被给将让叫跟和与对往朝冲向帮替为拿从挨遭在去来再也都就还才先刚曾真直接动过是那这人放开丢甩贴挂上使头]',
  '把(?:手?牌|桃|装备)?',
  '怎么|故意|主动|特意|舍得|真的|现在|肯定|一定|身上|号',
  '[用出打]了?',
  '(?<=[用出打](?:过|了)?(?:一?[张个口])?)(?:无懈|桃|酒|杀|牌)',
  '[一两二三几]?[张下刀次口个发手]',
].join('|')})*$`;
/** "没想到3砍了4", "没事就砍我", "要不是", "还不是3砍的" deny nothing. */
const DENIES = new RegExp(
  `(?:(?:就是|偏偏?|唯独|单单)不|(?<!有)(?<!想[都也])没有?(?:(?<=没)想(?!到)|(?!想|料|事|完|准|错|几|多久|等|那|这))|不曾|未曾|(?<![是要还])不是|哪有|哪[里儿]|(?<!谁)哪(?=[打杀砍拆顺救])|何曾|(?:什么|啥)时候)(?:想|要)?${BETWEEN}`,
);
/** "又不是没砍过". */
const TWICE = /不是$/;
/** "无懈不是5出的", "打我的不是3", "一个桃都没给过我"; "5砍的是我不是4", "6砍了5也没用" tell it all the same. */
const DENIED_BEHIND =
  /^[^,]{1,4}?(?:(?<![是要还])(?<!是[^,]{1,4}|了[^,]{0,3}[^,的])不是|[都也]没(?=有?(?:给|出|用(?!$|处|[啊呀的了,.!?])|放)))/;
const DENIES_EN =
  /(?:didn't|didnt|did not|never|(?:have|has|had|was|were|is|ai|does|do|could)n't|doesnt|dont|hasnt|havent|wasnt|not)(?: even| really| ever| once)* (?:use \w+ )?$/;

/** What stands before a verb with those who are named left out. */
function unnamed(text: string, start: number, mentions: readonly Mention[]): string {
  let before = text.slice(0, start);
  for (const one of [...mentions].sort((a, b) => b.start - a.start))
    if (one.end <= start) before = before.slice(0, one.start) + before.slice(one.end);
  return before;
}

/** Whether it is denied what stands at `start`. */
export function isDenied(text: string, start: number, mentions: readonly Mention[]): boolean {
  if (DENIES_EN.test(text.slice(0, start).slice(-24))) return true;
  const before = unnamed(text, start, mentions);
  const found = DENIES.exec(before);
  const rhetorical = /不是[^,]*[吗么]$/.test(text);
  // "打没打过", as "有没有", asks.
  if (found) return !rhetorical && !TWICE.test(before.slice(0, found.index)) && text[start - 2] !== text[start];
  const behind = DENIED_BEHIND.exec(text.slice(start));
  return (
    behind !== null &&
    !rhetorical &&
    (!behind[0].endsWith('是') || mentions.some((one) => one.start === start + behind[0].length))
  );
}

/** What is wanted, dared, or still to be done: it governs the verb. */
const WANTS = new RegExp(
  `(?:(?<![又非老还只想都主需重硬偏])要(?!么)|(?<![没是]|想[都也]不)想(?!到|起)|(?<![一机那这误])会|(?<![居竟还真也])(?<!竟然|居然)敢|肯|(?<![技怎么还都只])能|可以|没(?:有)?(?:理由|必要|机会|办?法|空|胆|资格)|准备|打算|应该|[早就来]该|恨不得|巴不得|好想|试图|(?<![分特级告])别|(?<!动|忍|想[都也]|二话|毫|不得)不(?![就过是都住]|得不))${BETWEEN}`,
);
/** Before it, wherever it stands. */
const SUPPOSES =
  /(?<!主)要是|要真是?|要不是|万一|假如|假设|如果|倘若|除非|只要|就算|哪怕|即使|早知道|本来(?:想|要|该|打算)|恨不得|巴不得|但愿|希望|建议|(?<![要需追请乞恳渴])求(?![助救饶情证生稳])|指望|休想|想看|以为|怀疑|听说|据说|谁说|(?:有人|弹幕|大家|他们|别人)[说传]|(?<!我.{0,2})[非都]说|说不定|没准|咬定|差一?点|险些|差一?[滴刀血张下]|就差|刚[想要]|正[想要]/;
/** Behind it: "顺到那匹马就好了", "乐我的话". */
const SUPPOSES_BEHIND =
  /^[^,]*(?:就好了|多好|多香|试试|(?<![说讲听])的话|又(?:取消|缩|撤)|[算得]了?(?:球|逑|呗)?$)|^(?:也|都)*(?:没法|不[了着到动])/;
/** It is still to come, unless the verb says that it is over: "等我摸到酒就送走3". */
const LATER = /下(?:个|一)?(?:回合|轮|圈)|等(?:我|他|她|会|下)|待会|一会|马上|迟早|早晚|过[一两几]轮/;
/** What a third one says or thinks: "4觉得是3无懈他的". */
const HIS_WORD =
  /^(?:还|也|就|都|一直|刚才?)?(?:觉得|认为|感觉|猜|说)(?!实话|真的|白了|好|谎|得|不|话|过|到|句|的|(.{1,3})就\1)/;

/** "我以为3会砍5结果砍了4", "说不动你我还是砍了": what came of it is told. */
const sinceTurn = (before: string): string =>
  before.split(/结果|但(?!愿)|却|其实|可是|谁知|还是|因为|毕竟|转头/).slice(-1)[0] ?? '';

/** Whether what stands at [start, end) is only supposed, wished, believed, nearly done or to come. */
export function isImagined(text: string, start: number, end: number, mentions: readonly Mention[]): boolean {
  const behind = text.slice(end);
  const before = sinceTurn(text.slice(0, start));
  return (
    SUPPOSES.test(before) ||
    SUPPOSES_BEHIND.test(behind) ||
    WANTS.test(sinceTurn(unnamed(text, start, mentions))) ||
    (LATER.test(before) && !/^[掉死走]?[了过]/.test(behind)) ||
    // "2号说防身转头就砍主公" tells what 2 did.
    mentions.some(
      ({ kind, end: named }, i) =>
        (kind === 'seat' || kind === 'he') &&
        (mentions[i + 1]?.start ?? start) < start &&
        HIS_WORD.test(sinceTurn(text.slice(named, start))),
    )
  );
}

/** Both of a verb of a clause. */
export const assertedAt = (
  text: string,
  start: number,
  end: number,
  mentions: readonly Mention[],
): Pick<Deed, 'denied' | 'covered'> => ({
  denied: isDenied(text, start, mentions),
  ...(isImagined(text, start, end, mentions) ? { covered: 'unreal' } : {}),
});
