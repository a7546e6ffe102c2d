/** What a line undertakes (§Q1): whom to spare, to protect or to attack, and until when. */
import type { Seat } from '../../core/event';
import type { Mention } from './people';
import type { Move, Undertaking } from './types';
import { SPARE as SPARED } from './words';

/** "你不打我我不打你", in either order. */
const DEAL =
  /(?:你|您|阁下|你们)(?:要是|如果|只要|先)?(?:别|不|也别|保证不|放过)(?:再|去|来)?(?:打|动|杀|拆|碰|砍|惹|集火|点|弄|搞|收)?我[^.!?]{0,8}我(?:也|就|便|保证|肯定|绝对?|一定|[下这本]一?(?:轮|回合))*(?:不|别|放过)(?:会|再|去)*(?:打|动|杀|拆|碰|砍|惹|集火|点|弄|搞)?你|我(?:也|就|保证)?不(?:会|再)?(?:打|动|杀|拆|碰|砍)你[^.!?]{0,6}你(?:也|就|可)?(?:别|不)(?:要|再|能)?(?:打|动|杀|拆|碰|砍)我|\b(?:if|as long as|so long as) you (?:don't|dont|do not|won't|leave|spare|stop)[^.!?]{0,30}\bi(?: will not|'ll not| won't| wont| don't| dont|'ll leave|'ll spare| will (?:leave|spare))|\byou (?:don't|dont) (?:attack|hit|touch) me,? (?:and )?i (?:don't|dont|won't) (?:attack|hit|touch) you|\bi (?:won't|wont|will not) (?:attack|hit|touch|kill|hurt) you (?:if|as long as) you/;
const HELP_DEAL =
  /(?:你|您)(?:要是|如果|只要|先)?(?:帮|救|保|给)(?:我|主公)[^.!?]{0,8}我(?:也|就|便|会)*(?:帮|救|保|护|给)你|我(?:帮|救|保)你[^.!?]{0,4}你(?:帮|救|保)我|\bif you (?:help|save|protect) me[^.!?]{0,20}\bi(?:'ll| will) (?:help|save|protect) you|\bi(?:'ll| will) (?:help|save|protect) you if you/;

/** What is given, behind what is begged for. */
const GIVES =
  /我(?:就|也|便|会|可以|保证|肯定|绝对|一定|一直|全程|以后|[下这本]一?个?(?:轮|回合))*(?:不(?:会|再)*(?:打|动|碰|砍|杀|惹)你|(?:帮|救|保|护|罩|给|奶|让|送)(?:着|住)?(?:你|您)(?![打杀砍拆收干])|把.{1,6}给你)|\bi(?:'?ll| will| can| promise to|'?m gonna|mma) (?:\w+ )?(?:hand|give|pass|feed|heal|save|help|protect|cover|spare|leave|back)\b.{0,20}\b(?:you|u|ya)\b/;

/** "8 dont touch me and ill hand you a card": to be left alone is begged for, and something is given for it. */
function paidFor(text: string): boolean {
  const begged = SPARED.exec(text);
  return begged !== null && GIVES.test(text.slice(begged.index + begged[0].length));
}

export function dealIn(text: string, from: Seat, you: Seat | null): Move | null {
  const spare = DEAL.test(text) || paidFor(text);
  if (!spare && !HELP_DEAL.test(text)) return null;
  return {
    act: 'propose',
    ...(you === null || you === from
      ? {}
      : {
          about: you,
          promise: { what: spare ? 'spare' : 'protect', to: you, until: untilIn(text) ?? 'round', ifYouDo: true },
        }),
    span: [0, text.length],
  };
}

/** When an undertaking ends; null where the line does not say. */
export function untilIn(text: string): Undertaking['until'] | null {
  if (/(?:这|本)(?:个|一)?回合|\bthis turn\b/.test(text)) return 'turn';
  if (/(?:这|本|下)(?:个|一)?(?:轮|圈)|下(?:个|一)?回合|\b(?:this|next) round\b|\bnext turn\b/.test(text))
    return 'round';
  if (
    /(?:这|本|整)(?:一)?(?:局|把|盘|场)|永远|全程|再也|到底|始终|以后|一直|绝不|决不|\b(?:this game|ever|never|always|whole game|again)\b/.test(
      text,
    )
  )
    return 'game';
  return null;
}

const SPARE =
  /不(?:会|再|可能|去|主动)*(?:打|杀|砍|拆|动|搞|碰|顺|针对|集火|乐|兵|惹|捅|害|追|盯)|放过|放了|饶|\b(?:won't|wont|will not|not going to|never|not) (?:\w+ )?(?:attack|hit|kill|touch|hurt|target|go (?:for|after)|shoot|slash|fight|betray)|\b(?:spare|leave)\b/;
const PROTECT =
  /救|保(?!证)|护|罩|挡|帮|留(?:桃|着)|给(?:你|他|主公)|\b(?:save|help|protect|heal|cover|guard|keep|give)\b/;

const ATTACK =
  /打|杀|砍|拆|集火|收拾|干掉|灭|捅|顺|弄|揍|剁|\b(?:attack|hit|kill|target|shoot|slash|finish|fight|go (?:for|after)|get)\b/;

const HELPS_ATTACK = /[帮替]你?们?(?:打|杀|砍|拆|收拾|干掉|集火)|\bhelp you (?:attack|kill|hit|fight)\b/;

const BACKED =
  /桃.{0,4}(?:[给替]你留|[留归给]你)|给你(?:吃|留).{0,3}桃|我(?:就|会|来|一定|肯定)?(?:罩|护|保|救|帮)(?:着|住|下|定)?[你您](?!们?[打杀砍拆收])/;
/** A Peach is kept for the day it is needed. */
const IN_NEED = /桃|哪天|快死|断气|真倒|\bpeach|\b(?:if|when|once) (?:you|u) (?:drop|fall|die|go down|are down)\b/;
/** A blow at somebody is begged for. */
export const BEGS_BLOW =
  /[帮替](?:我|咱)(?:们)?(?:去|先|再|一起)?(?:打|杀|砍|拆|收|干|弄|集火)|\bhelp me (?:to )?(?:kill|attack|hit|finish|fight|get)\b/;

/** "你答应过什么来着": of a word that was given. */
export const PROMISED = /(?:答应|保证|承诺|许)过|\bdid (?:you|u) promise\b|\b(?:you|u) promised\b/;

/** "你不是说这轮不动2号吗": a word of the hearer's that is held against it, given or not. */
export const ALLEGED =
  /(?:不是|明明|刚才?|之前|先前|上[轮回把])(?:都|才)?(?:你|您)?(?:自己)?(?:说|讲|答应|保证|承诺)(?:好|过|了)?.{0,8}(?:不(?:会|再|去)?(?:动|打|砍|碰|拆|杀|乐|顺|针对)|停手)|(?:(?:说|讲)(?:好|过)|(?:答应|保证|承诺)(?:了|过|好))(?:了)?(?:的)?(?:这轮|本轮|这回合)?(?:我)?(?:的)?(?:是)?(?:不(?:会|再)?(?:动|打|砍|碰|拆|杀)(?:我|他|她|主公|[一二三四五六七八\d]号)|停手).{0,3}(?:的|吗|呢|咋|怎么|又|还|$)|\b(?:didn'?t|did not) (?:you|u) (?:say|promise|swear)\b|\b(?:you|u) (?:said|promised|swore|told me)\b.{0,16}\b(?:not|\w+n'?t|never|wont|spare|leave)\b/;

/** The undertaking of a clause that promises; null where it names nobody and nobody is spoken to. */
export function undertakingIn(
  text: string,
  mentions: readonly Mention[],
  from: Seat,
  you: Seat | null,
): Undertaking | null {
  // What stands in the condition is not what is undertaken: "i'll spare you if you finish 7".
  const ends = /\b(?:if|as long as|when)\b/.exec(text.slice(1))?.index ?? text.length;
  const named = mentions
    .filter((one) => !one.called && one.seat !== null && one.seat !== from && one.start <= ends)
    .pop()?.seat;
  // "你敢动主公我弄你": behind the verb stands whom.
  const aimed = /(?:弄|砍|杀|打|收拾|集火|干掉|灭|捅|剁)(?:死|了)?(?:你|您)/.test(text) ? you : null;
  // "帮我打8号,回头我罩你": what is given is the hearer's, and whom it is to strike is promised nothing.
  const given = BACKED.test(text) ? you : null;
  if (given === null && aimed === null && BEGS_BLOW.test(text)) return null;
  const to = aimed ?? given ?? named ?? you;
  if (to === null) return null;
  const what = SPARE.test(text)
    ? 'spare'
    : HELPS_ATTACK.test(text)
      ? 'attack'
      : PROTECT.test(text)
        ? 'protect'
        : ATTACK.test(text)
          ? 'attack'
          : null;
  // "你出刀我来拆防具": who is spoken to before is struck by nobody.
  const struck = mentions.some(({ seat, start }) => seat === to && start > text.indexOf('我'));
  if (what === null || (what === 'attack' && to === you && aimed === null && !struck)) return null;
  return { what, to, until: untilIn(text) ?? (what === 'protect' && IN_NEED.test(text) ? 'game' : 'round') };
}
