/** What is begged of the hearer: to leave somebody alone, or to go for somebody, with a yes or no to be said (「这轮别碰主公，成不」). */
import type { Seat } from '../../../core/event';
import type { Mention } from '../called/people';
import { CONSENT } from '../asked/word-asked';
import type { Move } from '../types';

/** Something is begged for, or a yes to it. */
const BEGS =
  /求|拜托|麻烦|劳驾|托你|答应|保证|给(?:我)?个?面子|帮帮忙|\b(?:please|pls|plz|promise|beg|asking you|(?:can|could|would|will|won'?t) (?:you|u)|(?:you|u) mind)\b/;
const WHY = /为(?:什么|啥|何|毛)|怎么|咋|凭|干嘛|\b(?:why|how come|did|do (?:you|u) (?:think|know))\b/;
/** "§" stands for whom it is about. */
const SPARES =
  /(?:别|不要|不准|不许|莫|勿|甭|[你您][^,.!?我]{0,8}不)(?:会|再|去|先|要|能|准|老|急着|主动)*(?:往|对|朝|冲)?(?:[打杀砍拆动搞碰顺惹捅害追盯烧射收]|针对|集火|为难|下手|找)(?:掉|死)?§|(?<![我谁没会])(?:放|饶)(?:过|了)?§|[对给]§[^,.!?]{0,4}(?:留[点些条]?(?:情|手|面子|活路|命)|客气|手软|轻点)|(?:绕开|躲开|离)§|\b(?:don'?t|do not|not|never|won'?t|stop|quit)(?: \w+){0,2}? (?:touch|hit|attack|kill|strike|hurt|target|shoot|slash|go (?:for|after)|come (?:for|after)|mess with|bother|duel|harm|(?:touch|hitt|attack|kill|strik|target|shoot)ing) §|\b(?:leave|spare|lay off|(?:stay|keep) (?:\w+ ){0,2}?(?:off|away from|clear of)|back off|go easy on|ease (?:up on|off)|steer clear of|no touching) §|\blet §(?: \w+)? (?:live|go|be|off)\b/;
const STRIKES =
  /[帮替给](?:我|咱)[^,.!?救保护奶罩留]{0,4}(?:(?:[打杀砍收办灭拆]|集火|干掉|解决)(?:掉|了)?§|把?§(?:[做收办灭杀砍打]|干掉|解决|带走))/;
/** "你再不打5号", "won't you hit 5": what is not done is wanted; and who is to be struck besides is heard elsewhere. */
const WANTED =
  /再不|还不|[你您][^,.!?]{0,6}不[^,.!?]{0,10}[吗么]|\bwon'?t (?:you|u)\b|\b(?:hit|kill|attack|slash|strike|shoot|go (?:for|after)) (?!§).{1,24}\b(?:and|but|then)\b/;

/** Null where nothing of the kind is begged for. */
export function beggedOf(
  text: string,
  mentions: readonly Mention[],
  { from, you }: { readonly from: Seat; readonly you: Seat | null },
): Pick<Move, 'act' | 'about' | 'wants'> | null {
  if (you === null || WHY.test(text) || !(BEGS.test(text) || CONSENT.test(text))) return null;
  for (const { seat, kind, called, start, end } of mentions) {
    if (called || seat === null || seat === you || (kind !== 'seat' && kind !== 'self' && kind !== 'he')) continue;
    const masked = `${text.slice(0, start)}§${text.slice(end)}`;
    const spared = WANTED.test(masked) ? null : SPARES.exec(masked);
    // What the speaker itself will not do is begged of nobody.
    if (
      spared &&
      !/我|\bi\b/.test(/[^,.!?]*$/.exec(masked.slice(0, spared.index))?.[0].replace(/我.*[求托]你?/, '') ?? '')
    )
      return { act: seat === from ? 'plead' : 'order', about: seat, wants: 'spare' };
    if (seat !== from && STRIKES.test(masked)) return { act: 'order', about: seat, wants: 'attack' };
  }
  return null;
}
