/** A trouble of work or study as it is told: what has happened, what it does to whoever tells it, what is meant to be done, what is asked (§Q1). */
import { BOSS } from './matters/row';
import { THINGS } from './things';

const ZH_N = '[两二三四五六七八九十百\\d]+';
const EN_N = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
/** What is being made. */
const WORK_ZH = '方案|ppt|报表|报告|汇报|述职|周报|标书|文案|稿子|代码|需求|图纸|材料|简历|论文|作业';
const WORK_EN =
  'slides?|deck|reports?|proposals?|presentation|drafts?|spreadsheet|paper|essay|pitch|homework|assignment';
const WORK = new RegExp(`${WORK_ZH}|\\b(?:${WORK_EN})\\b`);

/** What has happened, in the order in which it is looked for. Each tells work by itself. */
const TOILS = {
  sick: `(?:想|要|干脆|直接)请(?:个|一天|两天)?病?假|请(?:了|个)?病假|\\b(?:call(?:ed|ing)? (?:in|out) sick|call(?:ed|ing)? in (?:tmrw|tomorrow|today)|sick day|(?:texted|told|e-?mailed|messaged) (?:him|her|them|work|my \\w+|the boss) (?:that )?i'?m (?:sick|ill))\\b`,
  first_again: `(?:改|[版稿]).{0,14}第一[版稿]|\\b(?:drafts?|versions?|revisions?|edits|redid|rounds|rewrites?)\\b.{0,60}\\b(?:the (?:very )?(?:first|original)(?: (?:one|draft|version))?|v1|version one)\\b`,
  cut: `裁[^,.!?]{0,4}[人个][^.!?]{0,10}活|(?:走|离职)了[^,.!?]{0,4}人[^.!?]{0,10}活|\\b(?:laid off|let go|fired|cut) (?:of )?(?!me\\b)(?:\\w+ ){1,6}.{0,24}\\b(?:work|tickets?|load|shifts?|stuff|desks?)\\b.{0,24}\\b(?:me|mine|my)\\b`,
  load: `活[^,.!?]{0,6}(?:堆|压|甩|丢|扔|落|推)(?:给|到|在)?了?我|我[^,.!?]{0,4}(?:干|扛|顶|做)${ZH_N}个?人的?[活事]|\\b(?:(?:the|their|his|her|all|extra|more) (?:\\w+ )?work|tickets|tasks|paperwork|workload)\\b.{0,16}\\bon(?:to)? (?:me|my (?:desk|plate|lap))\\b|\\bdoing (?:the (?:job|work) of )?${EN_N} people|\\bshort[- ]staffed\\b`,
  moved: `(?:交期|期限|截止|ddl|死线)[^,.!?]{0,6}(?:提前|改到|挪到)|\\b(?:mov|push|pull|bump)ed (?:up )?(?:my|the|our) deadline|\\bdeadline (?:\\w+ ){0,2}(?:moved|pulled|bumped)\\b`,
  redone: `(?:${WORK_ZH}|${BOSS})[^.!?]{0,16}(?:打回|退回|被毙|推倒重来|重[做弄写画])|(?:${WORK_ZH})[^.!?]{0,8}[改做写]了?${ZH_N}[遍版稿次]|第${ZH_N}[版稿](?:了|都)|\\b(?:redo(?:ing)?|rewrit\\w+|start(?:ing)? over on) (?:the|my|this|that) (?:\\w+ )?(?:${WORK_EN})\\b|\\b(?:${WORK_EN}) (?:just |got |was |came )*(?:sent back|rejected|bounced)\\b`,
  due: `(?:\\d{1,2}|[一二三四五六七八九十]{1,2})点半?(?:前|之前|就)[^,.!?]{0,5}(?:交(?!给|牌|出)|改完|弄完|做完|重[弄做写])|(?:今晚|明早|明天)[^,.!?]{0,3}[要得](?:交(?!给|牌|出)|改完|弄完)|\\b(?:${WORK_EN})(?:'s|s| is| are)? due\\b`,
  part: `(?:${WORK_ZH})[^,.!?]{0,3}[才只刚]?[写做改弄画]了?(?:个|了)?(?:一半|个?开头|\\d+页|标题)|(?:${WORK_ZH})[^,.!?]{0,3}(?:才|还没|没)[写做动]|\\b\\d+ (?:slides?|pages?|chapters?) (?:out )?of (?:like )?\\d+`,
  slow: `嫌我.{0,6}(?:慢|差|不行|磨蹭)|\\b(?:says?|said|thinks?) i'?m (?:too |so )?slow\\b(?=.*\\bwork|.*\\b(?:${WORK_EN}))|${BOSS}.{0,24}\\bi'?m (?:too |so )?slow\\b`,
  ping: `${BOSS}[^,.!?]{0,8}(?:@|圈我|艾特|催(?!.{0,2}[出打牌快])|发(?:消息|微信)|私聊)|(?:微信|钉钉|飞书|工作群)[^,.!?]{0,4}(?:弹|响|@|圈我)|(?:^|[,.!?] ?)(?:my |the )?${BOSS} again\\b|${BOSS} (?:\\w+ ){0,4}(?:(?:text|ping|messag|slack|e-?mail)(?:ed|e?s|ing|ging|ged)|call(?:ed|ing) me)\\b(?! out)`,
  bear: `${BOSS}[^.!?]{0,12}(?:还是[忍撕怼]|[忍撕怼]还是)|\\b(?:suck it up|bite (?:my|your|ur) tongue|stand up to)\\b.{0,40}${BOSS}|${BOSS}.{0,60}\\b(?:suck it up|bite (?:my|your|ur) tongue|stand up to)\\b`,
  blank: `(?:活|啥|什么|东西|字)[^,.!?]{0,3}[干学写看]不进|对着(?:屏幕|电脑|文档)[^,.!?]{0,3}(?:愣|发呆)|\\bstar(?:e|ed|ing) at (?:the|my) (?:screen|monitor)\\b`,
} as const;
export type Toiled = keyof typeof TOILS;
/** Words for any of these, for a row of matters. */
export const toilsOf = (...which: readonly Toiled[]): string => which.map((one) => TOILS[one]).join('|');

const FELT = [
  ['guilt', /内疚|愧疚|过意不去|良心不安|心虚|\b(?:guilt(?:y)?|feel(?:ing)? bad (?:about|for))\b/],
  [
    'blank',
    /(?:干|学|看|写)不进|愣神|发呆|脑子.{0,2}(?:空|糊|浆)|\b(?:star(?:e|ed|ing) at (?:the|my) (?:screen|wall)|can'?t (?:focus|think straight)|zon(?:ed|ing) out|got nothing done)\b/,
  ],
  [
    'body',
    /腰[^,.!?]{0,3}[断酸废]|眼[^,.!?]{0,4}[花瞎]|脖子[^,.!?]{0,3}[僵断酸]|\b(?:backs?|neck|eyes|wrists?|shoulders?)(?:'s|'re| is| are| feels?)? (?:\w+ )?(?:wrecked|shot|toast|dead|killing|fried|done|stiff|burning)\b/,
  ],
] as const;
const MEANS = [
  [
    'treat',
    /[请奖犒]劳?赏?自己.{0,3}[吃喝]|(?:骂|交|弄|忙)完.{0,6}[吃喝](?!桃|酒|刀)|\b(?:treat(?:ing)? myself|getting myself)\b/,
  ],
  [
    'talk',
    new RegExp(
      `[找跟和]${BOSS}[^,.!?]{0,6}(?:[谈聊提](?!了|完|过)|摊牌|说清)|\\b(?:talk(?:ing)? to|a word with|bring(?:ing)? it up with|ask(?:ing)?|tell(?:ing)?) (?:my |the )?(?:${BOSS}|him\\b|her\\b)`,
    ),
  ],
  [
    'meet',
    new RegExp(
      `(?:明天|明早|还得|又得).{0,4}[见碰].{0,2}(?:[他她]|${BOSS})|\\b(?:see|face) (?:him|her|(?:my|the) ${BOSS}) (?:again|tomorrow|tmrw)`,
    ),
  ],
] as const;
/** Whether it is put to the hearer. */
const CHOICE =
  /要不要|该不该|用不用|能不能|会不会(?:太|显得|有点)|(?:行|好|值)(?:吗|不)|.还是[撕怼忍说走干]|\b(?:should i|shd i|do i (?:even|just)|(?:dumb|bad|good|stupid|terrible) idea|too much\?|wdyt|what would you do|or (?:just )?(?:quit|leave|suck it up|let it go))\b/;
/** Of what one chooses. */
const CHOSEN = [
  ['sick', /请.{0,3}假|\b(?:sick|day off)\b/],
  ['bear', /忍|撕|怼|翻脸|\b(?:suck it up|snap|bite my tongue|fight back|stand up to)\b/],
  ['reply', /回(?:他|她|消息|微信|复|不回)|理(?:他|她)|\b(?:reply|answer|text (?:him|her|them) back|respond)\b/],
  ['hands', /加(?:个|俩|几个)?人|帮手|招人|\b(?:more (?:people|hands)|for (?:some )?help|extra (?:person|pair))\b/],
  ['say', /[提说讲谈聊]|摊牌|开口|\b(?:say|tell|ask|talk|bring (?:it|this) up|speak up|mention)\b/],
] as const;
const AGREE =
  /([气烦惨累离])不(?:\1)|离不离谱|(?:你们?)?说.{0,6}(?:气人|离谱|过分)[吗不吧]|过不过分|\b(?:can (?:you|u) believe|how (?:mad|annoying|dumb) is|isn'?t (?:that|it)|am i (?:wrong|crazy)|is it just me|right\?)/;

/** A trouble of work as it is told. Words are as the line has them. */
export interface Toil {
  readonly happened: Toiled | undefined;
  readonly felt: (typeof FELT)[number][0] | undefined;
  readonly means: (typeof MEANS)[number][0] | undefined;
  readonly asks: (typeof CHOSEN)[number][0] | 'agree' | undefined;
  /** What is being made, how often or how much of it, until when, whoever hands out work, what one eats after it. */
  readonly thing: string | undefined;
  readonly n: string | undefined;
  readonly of: string | undefined;
  readonly time: string | undefined;
  readonly boss: string | undefined;
  readonly food: string | undefined;
  /** What of the body it tells on. */
  readonly part: string | undefined;
  /** The word that is to be agreed to: 气不气. */
  readonly a: string | undefined;
}

const TIMES = new RegExp(
  `第?(${ZH_N})[版稿遍]|(?<!第)(${ZH_N})次|\\b(${EN_N}) (?:rounds|versions|drafts|revisions|rewrites|edits|times)\\b`,
);
const AMOUNT = /\b(\d+) (slides?|pages?|chapters?) (?:out )?of (?:like )?(\d+)/;
const UNTIL =
  /(?:明天|明早|今晚|早上|上午|下午|晚上)?(?:早上|上午|下午)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})点半?(?=前|之前|就|要)|(?:今晚|明早|明天)(?=[^,.!?]{0,3}[要得]?(?:交|改完|弄完))|\b(?:tomorrow|tmrw|tonight|monday|tuesday|wednesday|thursday|friday)\b/;
const PART = /腰|眼|脖子|\b(?:back|neck|eyes|wrists?|shoulders?)/;
const FOOD = new RegExp(THINGS.food);

const firstOf = <T extends string>(rows: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  rows.find(([, words]) => words.test(text))?.[0];

let compiled: readonly (readonly [Toiled, RegExp])[] | null = null;
const toils = (): readonly (readonly [Toiled, RegExp])[] =>
  (compiled ??= (Object.keys(TOILS) as Toiled[]).map((one) => [one, new RegExp(TOILS[one])] as const));
/** Whether something of work has happened, whatever else is said. */
export const tellsToil = (text: string): boolean => firstOf(toils(), text) !== undefined;

const BOSSED = new RegExp(BOSS);

/** How a trouble of work is told; null where no more is known of it than that it weighs. */
export function toilIn(text: string): Toil | null {
  const happened = firstOf(toils(), text);
  const felt = firstOf(FELT, text);
  const means = firstOf(MEANS, text);
  const asks = (CHOICE.test(text) ? firstOf(CHOSEN, text) : undefined) ?? (AGREE.test(text) ? 'agree' : undefined);
  if (happened === undefined && felt === undefined && means === undefined && asks === undefined) return null;
  const [, made, kind, whole] = AMOUNT.exec(text) ?? [];
  return {
    happened,
    felt,
    means,
    asks,
    thing: kind ?? WORK.exec(text)?.[0],
    n:
      made ??
      TIMES.exec(text)
        ?.slice(1)
        .find((one) => one !== undefined),
    of: whole,
    time: UNTIL.exec(text)?.[0],
    boss: BOSSED.exec(text)?.[0],
    food: FOOD.exec(text)?.[0],
    a: AGREE.exec(text)?.[1],
    part: felt === 'body' ? PART.exec(text)?.[0] : undefined,
  };
}
