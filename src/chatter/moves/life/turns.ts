/** What the next line of a trouble turns on: that it eased, how long somebody was had, how old they are, what was held against the speaker, how it was done (§Q2). */
import { closeOnes } from './whose';
import { BOSS } from './work';

export const TURNS_ON = ['coldly', 'reproached', 'aged', 'had'] as const;
export type TurnsOn = 'better' | 'uneasy' | (typeof TURNS_ON)[number];

/** It is not so, not yet, or only wished or asked: "还没出院", "要是没事就好了". */
const NOT_SO =
  /还没|尚未|没(?:能|有)?(?:出院|退烧|消肿|找到|回来)|要是|如果|希望|但愿|盼|等.{0,6}(?:出院|好了)|能不能|会不会|吗|\?|\b(?:hope\w*|wish|if|until|once|when|not (?:yet|home|out)|isn'?t|wasn'?t|hasn'?t|didn'?t|won'?t|no longer)\b/;
/** Something bad follows the relief, or came instead. */
const YET = /但|可是|不过|只是还|就是(?:还|不)|\b(?:but|though|except|still)\b/;
/** Whoever says so breathes again. */
const RELIEVED =
  /幸好|幸亏|好在|还好|万幸|谢天谢地|老天保佑|松了?(?:一)?口气|虚惊一场|放心了|踏实了|\b(?:phew|whew|thank(?:fully| (?:god|goodness|heavens?))|luckily|fortunately|relie(?:f|ved)|false alarm|bullet dodged|dodged a bullet|knock on wood)\b/;
/** What was feared is not there, or is small: no illness, break, harm. */
const UNHARMED =
  /没(?:有|什么|啥|多)*(?:大)?(?:碍|毛病|问题|事儿?|妨)(?:了|$|[,.!])|没(?:有)?(?:查出|伤(?:到|着)|断|感染|转移|复发|恶化|生命危险)|不(?:碍事|要紧|用(?:开刀|手术|住院|打石膏))|良性|阴性|正常的?(?:$|[,.!])|指标.{0,4}正常|(?:只是|就是|不过是)(?:个|点|一点|普通)*(?:感冒|着凉|皮外伤|扭(?:到|伤)|积食|小(?:病|伤|手术|毛病))|\b(?:(?:nothing|not|isn'?t|no) (?:is |was |too |that |anything )*(?:broken|serious|major|bad|wrong|fractured?|infection|damage|worry)|benign|(?:came back|tested|tests?) (?:negative|clear|clean|fine|normal)|all clear|just (?:a |an )?(?:cold|bug|bruise|sprain|scratch|scare|virus|strain))\b/;
/** It has passed: home, asleep at last, found, through. */
const PASSED =
  /出院(?:了|啦)|退烧(?:了|啦)|烧退|消肿(?:了|啦)|不(?:疼|痛|烧|吐|咳|吵|闹)了|睡着了(?!才)|能(?:吃|走|下地|下床)(?:东西|饭|路)?了|(?:找|捡|跑|接)(?:到|回来|回家)了|(?:手术|检查|面试|考试)[^,.!?没不]{0,4}(?:成功|顺利|过了)|[下这][周月个]*就?能?(?:出院|回家)|\b(?:(?:he|she|it|they|mom|mum|dad|fever)(?:'s|s| is|'re| are| has)? (?:now |already |finally |safely |back )*(?:home|asleep|sleeping|eating|walking|stable|recovering|awake|found|discharged|improving|on the mend|gone down|broke(?!n)|safe|back)|(?:found|got) (?:him|her|it|them) (?:back|again|this|last|hiding|under|in)|came (?:back|home)|went (?:well|fine|great|smoothly)|out of (?:hospital|surgery|the woods|danger))\b/;
const eased = (text: string): boolean =>
  !NOT_SO.test(text.replace(YET, ' ')) && [RELIEVED, UNHARMED, PASSED].some((words) => words.test(text));

const THEM = `(?:[他她]们?|人家|对方|领导|${BOSS}|${closeOnes('kin', 'partner', 'friend')})`;
const KIND_WORDS =
  /说我.{0,6}(?:对|好|棒|行|不错|没事|没关系|可以|辛苦|努力|进步)(?!像)|\bi(?:'m| was| am| did)? (?:\w+ )?(?:(?:the )?best|proud|talented|amazing|smart|right|fine|ok(?:ay)?|great|good|well|better|not to blame|can\b)/;
/** By what somebody did it: not face to face, before everybody. */
const COLDLY =
  /[发用就靠][个条一封通]{0,2}(?:微信|短信|消息|邮件|语音|电话)[^,.!?]{0,4}(?:说|分|通知|提|告诉|完事|打发|了事)|(?:微信|短信|邮件|电话)(?:里|上)(?:说|提|通知|分)|当着[^,.!?]{1,8}(?:面|所有人)|连(?:当)?面都(?:没|不)|\b(?:over|by|via|in|through|with) (?:a |an |just a )?(?:\w+ )?(?:text|dm|message|e-?mail|voicemail|phone call|call|post-?it|note|the phone)\b|(?<!\b(?:fell|faint\w*|collaps\w*|tripp\w*|cried|died|threw up)\b[^.?!]{0,20})\bin front of (?:everyone|everybody|the (?:whole )?\w+|my \w+|all)\b|\bwouldn'?t even (?:call|meet|look|face)\b/;

/** In the order in which they are tried. */
const TURNED: readonly (readonly [(typeof TURNS_ON)[number], () => RegExp])[] = [
  ['coldly', () => COLDLY],
  [
    'reproached',
    once(
      () =>
        `${THEM}[^,.!?]{0,4}(?:嫌|说|怪|骂|埋怨|数落|怨|笑话|讽刺|挖苦)我(?!们?(?:不用|没事|可以))|(?:嫌|怪|骂|埋怨|数落|怨)我[^,.!?]{2}|\\b(?:(?:s?he|they|boss|manager|mom|mum|dad|wife|husband|gf|bf|ex)(?:'s)? (?:just |always |keeps? |then |even )*(?:said|says|saying|thinks?|tells?|told me|telling me|claims?|called me|calls me|accused me of|blames? me for|complain(?:s|ed) (?:that )?)(?: that| how)? ?(?:i(?:'m|'d| |m )|im |my |all i |it was me|an? |the ))`,
    ),
  ],
  [
    'aged',
    () =>
      /(?:[一二三四五六七八九十百\d]+)(?:多|来|好几)?岁|(?:[他她]|[爸妈爷奶婆公]).{0,4}(?:年纪|岁数|年岁)|[六七八九]十(?:多|好几|来)(?!年|天|张|块)|\b(?:s?he|it|mom|mum|dad|gran\w*)(?:'s|s| is| was|'ll be| turns?) (?:only |already |almost |nearly |like |just )*\d{1,2}\b(?! (?:hours|miles|minutes))|\b\d{1,2} ?(?:yo\b|years? old)|\bat (?:his|her) age\b/,
  ],
];
function once(source: () => string): () => RegExp {
  let made: RegExp | null = null;
  return () => (made ??= new RegExp(source()));
}

/** So much of somebody's time. */
const TIME =
  /(?:[一二两三四五六七八九十百半几\d]+|好几|好多|这么多|多少)(?:个)?(?:多)?(?:年|个?月)(?!级|轻|终|薪|底|货|前|[没不])|\b(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|all (?:these|those)|so many|half my) ?(?:years?|yrs?|months?|life)\b|从小(?:养|陪|跟|带|看)|\bsince (?:s?he|it|they|i) (?:was|were)\b/;
/** That is how long something weighs or has not been done. */
const BORNE =
  /[疼痛病瘫躺吵闹瞒熬撑忍扛失欠拖找投等]|没(?:睡|回|见|说|联系|消息)|住院|吃药|治|\b(?:sick|ill|pain|hurts?|hurting|fight\w*|fought|arguing|hospital|chemo|looking|search\w*|waiting|unemployed|debt|missing|without|not|no|haven'?t|hasn'?t|didn'?t|since (?:we|i) (?:last|talked|spoke))\b/;
/** It is past, and the fear is not. */
export const STILL =
  /[还但可][^,.!?]{0,8}(?:慌|悬|紧张|不踏实|怕|抖|不安|堵)|\bstill\b.{0,12}\b(?:jitter\w*|nervous|shak\w+|worr\w+|uneasy|tense|anxious|guilty|feel \w+)\b|\bshak\w+ [^,.!?]{0,8}still\b/;
const FEARS = /怕|慌|担心|不放心|\b(?:scared|afraid|worr\w+|nervous|anxious)\b/;
/** Somebody else is spoken to. */
const TO_YOU = /(?<!谢)(?<!谢谢)[你您]|(?<!thank )\b(?:you|u)\b/;

/** How a line turns what was told right before it, `before`; null where by none of these. @param topic of what was told */
export function turnsOn(text: string, before: { readonly whose?: unknown }, topic: string | undefined): TurnsOn | null {
  if (TO_YOU.test(text)) return null;
  if (eased(text)) return STILL.test(text) ? 'uneasy' : 'better';
  const turned = TURNED.find(
    ([on, words]) => words().test(text) && !(on === 'reproached' && KIND_WORDS.test(text)),
  )?.[0];
  if (turned !== undefined && (turned !== 'aged' || (before.whose !== undefined && !FEARS.test(text)))) return turned;
  // "养了八年了", "four years together": had, and not only borne.
  const tied = before.whose !== undefined || topic === 'love' || topic === 'loss';
  return tied && TIME.test(text) && !BORNE.test(text) && !FEARS.test(text) ? 'had' : null;
}
