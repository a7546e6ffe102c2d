/** What a line undertakes (§Q1): whom to spare, to protect or to attack, and until when. */
import type { Seat } from '../../../core/event';
import type { Mention } from '../called/people';
import type { Move, Undertaking } from '../types';
import { ANY_HARM, SPARE as SPARED } from '../words/acts';

/** What is given: to leave alone, to trust, to help or to give something. */
const GIVES =
  /我[^,.!?你没刚]{0,6}(?:[不别](?:会|再|去)*(?:打|动|碰|砍|杀|惹|拆|点|弄|搞|收|找|集火|单点|为难)(?:你|您)|(?:放|饶|绕)(?:过|了|着)?你|让你(?:多|再)?活|[信认]你|(?:帮|救|保|护|罩|给|奶|让|送)(?:着|住)?(?:你|您)(?![打杀砍拆收干])|把.{1,6}给你)(?!了|的)|\bi(?:'?ll| will| can| promise to|'?m gonna|mma) (?:\w+ )?(?:hand|give|pass|feed|heal|save|help|protect|cover|spare|leave|keep|let|back|trust|have|stay|lay off)\b.{0,24}\b(?:you|u|ya|your|ur)\b|\bi (?:will not|won'?t|don'?t)(?: ever)? (?:attack|hit|touch|kill|hurt) (?:you|u)\b/;
const SPARING = /[不别放饶绕信认]|让你|\b(?:spare|leave|let|trust|away|off|clear)\b|\b(?:not|\w+n'?t)\b/;
/** What the hearer is to do for it: on a condition, or as an order. */
const WANTED =
  /(?:你|您|阁下|你们)(?:也|就|先)*(?:要是|如果|只要|先|别(?![急怕慌担])|不(?!是)|保证|放过|肯|[帮救保给](?:我|主公)|[这本下]个?一?(?:轮|回合|把|圈))|\b(?:if|as long as|so long as) (?:you|u)\b|^(?:(?:seat )?\d|\w+(?: \w+)?)?,? ?(?:you |u )?(?:hit|kill|attack|strike|finish|help|save|heal|give|stop|don'?t|leave|spare|let|stay|keep|lay|skip)\b.*(?:,|\band\b|\bthen\b)/;
/** It is over, and no condition. */
const OVER = /刚|已经|上轮|过(?![来去])|\b(?:just|already|last)\b/;

/** What is given for something, before or behind it: "你不打我我不打你", "8 dont touch me and ill hand you a card". */
export function dealIn(text: string, from: Seat, you: Seat | null): Move | null {
  const given = GIVES.exec(text);
  if (given === null) return null;
  const behind = given.index + given[0].length;
  const [head, tail] = [text.slice(0, given.index), text.slice(behind)];
  const [before, after] = [SPARED.exec(head) ?? WANTED.exec(head), /^.{0,12}/.exec(tail)?.[0] ?? ''];
  const wanted = before !== null && given.index - before.index <= REACH && !OVER.test(head.slice(before.index));
  if (!wanted && !(SPARED.test(after) || WANTED.test(after))) return null;
  return {
    act: 'propose',
    ...(you === null || you === from
      ? {}
      : {
          about: you,
          promise: {
            what: SPARING.test(given[0]) ? 'spare' : 'protect',
            to: you,
            until: untilIn(text) ?? 'round',
            ifYouDo: true,
          },
        }),
    span: [wanted ? before.index : given.index, text.length],
  };
}
/** So far apart what is wanted and what is given stand at most. */
const REACH = 64;
/** What of an offer is wanted of the hearer. */
export const wantedFor = (text: string): string => text.replace(GIVES, '');

const SHARES =
  /[^,.!?:我]{1,6}归你[^.!?我]{0,6}归我|\b\S+(?: is|'?s)? yours,? (?:and )?\S+(?: \S+)?(?: is|'?s)? mine\b|[你您](?:去|来|先|就|帮忙|负责)*(?:收|打|砍|杀|集火|处理|解决|对付|盯|带走)(?![了过掉])[^,.!?我]{1,6},?[^,.!?]{0,4}我(?:来|去|就|再|负责|[替帮]你)*(?:收|打|砍|杀|集火|处理|解决|对付|盯|扛|顶|拖|挡)(?![了过])|\b(?:you|u) (?:take|get|kill|hit|handle|finish|go for|drop|deal with) \S+(?: \S+)?,? (?:and )?i(?:'?ll| will)? (?:take|get|kill|hit|handle|finish|go for|drop|deal with)\b/;
const COVERS =
  /我(?:去|来|先|就)*(?:收|打|砍|杀|怼|集火|冲)(?![了过])[^,.!?你]{1,6},[^,.!?]{0,5}你(?:也|就|得|再|要)*(?:罩|保|护|救|帮|掩护)(?:着|住|一下)?我|\bi(?:'?ll| will) (?:take|go for|hit|attack) .{1,16},? (?:and )?(?:you|u) (?:cover|back|heal|save) me\b/;

/** "你收2号,我收阮籍", "我去打2号,你罩我": each is to do a part, and nothing has happened; null where nothing is shared out. */
export function sharedOut(text: string, mentions: readonly Mention[], from: Seat, you: Seat | null): Move | null {
  if (COVERS.test(text)) return { act: 'plead', about: from, span: [0, text.length] };
  const found = SHARES.exec(text);
  const at = found?.index;
  const about = mentions.find(
    ({ kind, seat, called, start }) =>
      at !== undefined && start >= at && kind === 'seat' && !called && seat !== from && seat !== you,
  )?.seat;
  return found === null || about === undefined || about === null
    ? null
    : { act: 'propose', about, span: [found.index, found.index + found[0].length] };
}

/** When an undertaking ends; null where the line does not say. */
export function untilIn(text: string): Undertaking['until'] | null {
  if (/(?:这|本)(?:个|一)?回合|\bthis turn\b/.test(text)) return 'turn';
  if (/下(?:个|一)?(?:轮|圈|回合)|\bnext (?:round|turn)\b/.test(text)) return 'next';
  if (/(?:这|本)(?:个|一)?(?:轮|圈)|\bthis round\b/.test(text)) return 'round';
  if (
    /(?:这|本|整)(?:一)?(?:局|把|盘|场)|永远|全程|再也|到底|始终|以后|一直|绝不|决不|\b(?:this game|ever|never|always|whole game|again)\b/.test(
      text,
    )
  )
    return 'game';
  return null;
}

const SPARE =
  /不(?:会|再|可能|去|主动)*(?:打|杀|砍|拆|动|搞|碰|顺|针对|集火|乐|兵|惹|捅|害|追|盯)|(?<!不会?)放过|放了|饶|\b(?:won't|wont|will not|not going to|never|not) (?:\w+ )?(?:attack|hit|kill|touch|hurt|target|go (?:for|after)|shoot|slash|fight|betray)|\b(?:spare|leave)\b/;
const PROTECT =
  /救|保(?!证)|护|罩|挡|帮|有我|留(?:桃|着)|给(?:你|他|主公)|\b(?:got (?:you|u|ya|your|ur)|count on me|save|help|protect|heal|cover|guard|keep|give)\b/;

const HELPS_ATTACK = /[帮替]你?们?(?:打|杀|砍|拆|收拾|干掉|集火)|\bhelp you (?:attack|kill|hit|fight)\b/;

const BACKED =
  /桃.{0,4}(?:[给替]你留|[留归给]你)|给你(?:吃|留).{0,3}桃|我(?:就|会|来|一定|肯定)?(?:罩|护|保|救|帮)(?:着|住|下|定)?[你您](?!们?[打杀砍拆收])/;
/** A Peach is kept for the day it is needed. */
const IN_NEED = /桃|哪天|快死|断气|真倒|\bpeach|\b(?:if|when|once) (?:you|u) (?:drop|fall|die|go down|are down)\b/;
/** A blow at somebody is begged for. */
export const BEGS_BLOW =
  /[帮替](?:我|咱)(?:们)?(?:去|先|再|一起)?(?:打|杀|砍|拆|收|干|弄|集火)|\bhelp me (?:to )?(?:kill|attack|hit|finish|fight|get)\b/;

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
        : ANY_HARM.test(text)
          ? 'attack'
          : null;
  // "你出刀我来拆防具": who is spoken to before is struck by nobody.
  const struck = mentions.some(({ seat, start }) => seat === to && start > text.indexOf('我'));
  if (what === null || (what === 'attack' && to === you && aimed === null && !struck)) return null;
  return { what, to, until: untilIn(text) ?? (what === 'protect' && IN_NEED.test(text) ? 'game' : 'round') };
}
