/** A trouble of work as it is told: what of it calls for an answer most, and the words that name it (§Q1). */
import { BOSS } from './work';

const N = '(?:[两二三四五六七八九十百\\d]+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
/** What is being made. */
const MADE =
  '(?:方案|ppt|报表|报告|汇报|述职|周报|稿子|代码|材料|简历|论文|\\b(?:slides?|deck|report|proposal|presentation|draft|paper)\\b)';

/** What it does to whoever tells it, what has happened, what is meant to be done: the more pressing first. */
const TOLD = {
  guilt: '内疚|愧疚|过意不去|\\b(?:guilty?|feel(?:ing)? bad (?:about|for))\\b',
  off: "(?:想|要|干脆|直接)请.{0,2}假|病假|\\bsick day|\\bcall(?:ed|ing)? (?:in|out) sick|\\b(?:texted|told) (?:him|her|them|work|my \\w+) i'?m sick\\b",
  first_again: `(?:改|[版稿]).{0,14}第一[版稿]|\\b(?:drafts?|versions?|revisions?|edits|redid)\\b.{0,60}\\b(?:the (?:first|original)|v1)\\b`,
  cut: `(?<!被)(?:我们|公司|部门|组里?|团队)[^,.!?我]{0,6}裁(?!判).{0,4}[人个员半](?!.{0,6}[到有]我)|\\b(?:laid off|let go(?: of)?|fired|cut) (?:half|some|most|${N})\\b.{0,8}\\b(?:team|people|staff)\\b(?! (?:with|using|by) (?:\\w+ )?(?:barb|savage|arrow|aoe|fire|slash|duel))`,
  dumped: `活[^,.!?]{0,6}[堆压甩丢推][给到在]?了?我|(?:${BOSS}|同事)[^,.!?]{0,10}(?:活|项目)[^,.!?]{0,6}(?:给|到)我|\\b(?:work|tickets|projects?|reports?|tasks|${BOSS})\\b.{0,36}\\bon(?:to)? (?:me|my (?:desk|plate))\\b`,
  redone: `(?:${MADE}|${BOSS})[^.!?]{0,16}(?:打回|退回|被毙|重[做弄写画])|${MADE}[^.!?]{0,8}[改做写]了?${N}[遍版稿次]|(?:${MADE}|[改写做])[^.!?牌]{0,14}第${N}[版稿](?:了|都)|\\b(?:redo(?:ing)?|rewrit\\w+) (?:the|my|this|that) (?:\\w+ )?${MADE}|${MADE} (?:just |got |was )*(?:sent back|rejected|redone)\\b|${BOSS} (?:\\w+ ){0,2}(?:sent back|rejected|returned|binned|scrapped|tossed) (?:\\w+ ){0,2}${MADE}`,
  due: `(?:\\d{1,2}|[一二三四五六七八九十]{1,2})点半?(?:前|之前|就)[^,.!?]{0,5}(?:交(?!给|牌|出)|[改弄做]完|重[弄做写])|(?:今晚|明早|明天)[^,.!?]{0,3}[要得](?:交(?!给|牌|出)|[改弄]完)|(?:截止|ddl)[^,.!?]{0,6}(?:提前|改到)|${MADE}(?:'s| is| are)? due\\b|ed (?:up )?(?:my|the) deadline`,
  // 「报表改一半…凭啥光骂我」 is of the blame.
  part: `${MADE}(?!.*(?:不是我|凭[啥什]))[^,.!?]{0,3}(?:[写做改弄画]了?个?(?:一半|开头|\\d+页)|(?:才|没)[写做动])|\\b\\d+ (?:slides?|pages?) (?:out )?of (?:like )?\\d+`,
  moved:
    '\\b(?:moved|changed|swapped|cancell?ed) my shifts?\\b|(?:排班|班次)[^,.!?]{0,4}(?:又|改|换|变)|又[^,.!?]{0,3}(?:调|换|改)我?的?班',
  ping: `\\b(?:msg|message|e-?mail)\\b[^.!?]{0,8}\\basking\\b[^.!?]{0,20}\\b(?:done|ready|finished|due)\\b|${BOSS}[^,.!?]{0,8}(?:@|圈我|催(?!.{0,2}[出打牌快])|发(?:消息|微信))|(?:微信|钉钉|工作群)[^,.!?]{0,4}(?:弹|响|@|圈我)|嫌我.{0,6}[慢差]|(?:^|[,.!?] ?)(?:my )?${BOSS} again\\b|${BOSS} (?:\\w+ ){0,4}(?:text|ping|messag|e-?mail)(?:ed|e?s|g?ing)\\b`,
  bear: `${BOSS}[^.!?]{0,12}(?:还是[忍撕怼]|[忍撕怼]还是)|\\bstand up to (?:a |my )?${BOSS}`,
  blank:
    '(?:活|啥|什么|字)[^,.!?]{0,3}[干学写看]不进|对着(?:屏幕|电脑)[^,.!?]{0,3}(?:愣|发呆)|\\bstar(?:e|ed|ing) at (?:the|my) screen\\b',
  talk: `[找跟和]${BOSS}[^,.!?]{0,6}(?:[谈聊提](?!了|完|过)|摊牌|说清)|\\b(?:talk(?:ing)? to|a word with) (?:my |the )?${BOSS}`,
} as const;
/** One of two is put to the hearer: which. */
const CHOICE =
  /要不要|该不该|用不用|会不会(?:太|显得|有点)|.还是[撕怼忍说走干装]|\b(?:should i|do i (?:even|just)|(?:dumb|bad|good|stupid) idea|wdyt|what would you do|or (?:just )?suck it up)\b/;
const CHOSEN = {
  ask_off: '请.{0,3}假|\\b(?:sick|day off)\\b',
  bear: '忍|[撕怼]|\\b(?:suck it up|snap|stand up to)\\b',
  reply: '回[他她消微复]|\\b(?:reply|answer|respond)\\b',
  hands: '加[个俩]?人|帮手|招人|\\b(?:more (?:people|hands)|for (?:some )?help)\\b',
  say: '[提说讲谈]|摊牌|开口|\\b(?:say|tell|ask|talk|bring (?:it|this) up|speak up)\\b',
} as const;
export type Need = keyof typeof TOLD | keyof typeof CHOSEN;

/** Words for any of these, for a row of matters. */
export const toilsOf = (...which: readonly (keyof typeof TOLD)[]): string => which.map((one) => TOLD[one]).join('|');

/** As a line has them: what is made, how much of it, until when, who hands it out, which part of the body hurts, what is to be agreed to. */
const SLOTS = {
  thing: MADE,
  n: `${N}(?=[版稿遍])|(?<!第)${N}(?=次)|\\b${N}(?= (?:rounds|versions|drafts|revisions|times|slides|pages))`,
  of: '(?<=(?:slides?|pages?) (?:out )?of (?:like )?)\\d+',
  time: '(?:明天|明早|今晚)?(?:早上|上午|下午|晚上)?(?:\\d{1,2}|[一二三四五六七八九十]{1,2})点半?(?=前|之前|就|要)|(?:今晚|明早|明天)(?=[^,.!?]{0,3}[要得]?(?:交|改完|弄完))|\\b(?:tomorrow|tmrw|tonight)\\b',
  boss: BOSS,
  part: '\\b(?:back|neck|eyes)',
  a: '气(?=不气)|烦(?=不烦)|累(?=不累)',
} as const;

type Rows<T extends string> = readonly (readonly [T, RegExp])[];
const rowsOf = <T extends string>(words: Readonly<Record<T, string>>): Rows<T> =>
  (Object.keys(words) as T[]).map((one) => [one, new RegExp(words[one])] as const);
let compiled: { readonly told: Rows<Need>; readonly chosen: Rows<Need>; readonly slots: Rows<string> } | null = null;

/** A trouble of work as it is told. */
export interface Toil {
  readonly need: Need;
  readonly slots: Readonly<Record<string, string | undefined>>;
}

/** How a trouble of work is told; null where no more is known of it than that it weighs. */
export function toilIn(text: string): Toil | null {
  compiled ??= { told: rowsOf(TOLD), chosen: rowsOf(CHOSEN), slots: rowsOf(SLOTS) };
  const fits = ([, words]: readonly [string, RegExp]): boolean => words.test(text);
  const [need] = (CHOICE.test(text) ? compiled.chosen.find(fits) : undefined) ?? compiled.told.find(fits) ?? [];
  return need === undefined
    ? null
    : { need, slots: Object.fromEntries(compiled.slots.map(([slot, words]) => [slot, words.exec(text)?.[0]])) };
}
