/** Monitor: which act a human line is for the one who hears it, and whom it is about (§E2). */
import type { Seat } from '../../core/event';
import type { Detection } from '../detection/types';
import type { Reply } from '../vocabulary';

export interface Hearing {
  /** As detection reads it: simplified, lower case, ASCII marks. */
  readonly text: string;
  readonly detection: Detection;
  readonly hearer: Seat;
  /** Who said it. */
  readonly from: Seat;
  readonly lord: Seat;
  /** Seats that the line speaks of, in order (address.ts). */
  readonly of: readonly Seat[];
}

export interface Act {
  readonly act: Reply;
  /** Whom the line is about; null for nobody in particular. */
  readonly subject: Seat | null;
}

const ROLE_ZH = '(?:忠臣?|反贼?|内奸?|忠内|奸细?|好人|坏人)';
const ROLE_EN = '(?:loyal(?:ist)?|rebel|traitor|spy|renegade)';
/** Also the statement "三号反" without a verb. */
const IS = `(?:是|像|当|肯定是?|必是?|铁|绝对是?|八成是?|应该是?|偏|就是|明|装|不是)`;

const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

const ASKED =
  /[?]|吗|么(?!$|的)|是不是|有没有|会不会|能不能|可不可以|要不要|该不该|行不行|谁|哪|什么|咋|怎么|为何|为什么|为啥|干嘛|\b(?:who|what|why|how|which|where|when|is|are|do|does|did|can|could|would|will)\b.*[?]|^(?:who|what|why|how|which|is|are|do|does|did|can|could|would)\b/;

const WHY =
  /为什么|为啥|为何|凭什么|凭啥|干嘛|干吗|干什么|何故|怎么(?:老|总|又|还|就)?(?:打|杀|砍|拆|顺|坑|搞|针对)|\bwhy\b|\bhow come\b|\bwhat (?:was that|did i do|have i done)\b/;
const ROLE_ASKED = any(
  `(?:是|像)(?:不是|个)?${ROLE_ZH}(?:吗|么|吧|\\?|啊|还是)`,
  `是不是(?:个)?${ROLE_ZH}`,
  `${ROLE_ZH}还是${ROLE_ZH}`,
  '什么身份|啥身份|身份是|报(?:个|一下)?身份|跳(?:个|一下)身份|哪边的|站哪边|到底是谁|你(?:到底)?是(?:谁|什么|啥|哪)',
  `\\b(?:are|r) (?:you|u|they)\\b.*\\b${ROLE_EN}`,
  `\\bis\\b.*\\b${ROLE_EN}\\b`,
  "\\bwhat(?:'s|s| is| are) (?:your|their|his|her|you)\\b.*(?:role|side|team|identity)?",
  '\\bwh(?:ich|at|ose) (?:side|camp|team|role)\\b',
  '\\b(?:your|whose) (?:role|side)\\b',
);
const GUESS_ASKED = any(
  `谁(?:才|最|会|可能|应该|更)?(?:是|像)?(?:${ROLE_ZH}|自己人)`,
  '(?:怎么|咋)(?:看|想)',
  '(?:觉得|认为|感觉).*(?:谁|哪个|怎样|如何|怎么样|\\?|吗|呢)',
  '盘(?:一下|盘)?(?:身份|场)',
  '(?:哪个|哪位|几号)(?:是|像|最)',
  `\\bwho(?:'s|s| is| are| do you think)\\b.*`,
  '\\bwhat do (?:you|u) think\\b',
  '\\bwho(?:m)? do you (?:suspect|trust)\\b',
  '\\bany(?:one)? suspicious\\b',
);
const HELP =
  /救(?:我|命|一下|救|救我|驾|主|他|她|一?手)|(?:求|给|来|交|有|出|留)(?:我|个|颗|点|一个|一颗|没有)?桃|桃(?:呢|来|有没有)|奶(?:我|一口|一下|他|她)|帮(?:我|帮|个忙|一?把|一下)|拉我|护驾|\bhelp\b|\bsave (?:me|him|her|us|the lord)\b|\bheal (?:me|us|him|her)\b|\b(?:any|a|need|give|got) (?:a )?peach\b|\bpeach (?:me|please|pls)\b/;
const ORDER =
  /别(?:再)?(?:打|杀|砍|拆|动|搞|碰|顺|集火)|不要(?:再)?(?:打|杀|砍|拆)|(?:集火|先打|快打|一起打|都打|打死|干掉|做掉|弄死|盯住?|围|先杀|砍死)|(?:^|[,!.\s]|去|给我|帮我|快|先|来|都|号|公|你)(?:打|杀|砍|拆|顺|乐|兵|a|捅|控|保|护|打掉|拆掉)(?![得的好])(?:一下|一手)?(?:他|她|它|主|反|内|忠|[一二三四五六七八九十\d]{1,2}号|\p{Script=Han}{2,4}(?:$|[,!.]))|开杀|用(?:南蛮|万箭|决斗|无懈|桃园)|给(?:他|她|我)(?:牌|装备|桃)|\b(?:attack|kill|hit|focus|target|don't|do not|stop|leave|go for|shoot|discard|protect|cover|guard)\b/u;
const CLAIM_LOYAL = any(
  `我(?:真的?|就|可|当然|绝对|肯定)?是?(?:个|大)?(?:忠臣?|明忠|好人)`,
  '自己人|我(?:可)?是(?:你|主公)(?:这边|的人)|别打我.{0,3}忠|信我|我发誓|跟主公|保主公',
  "\\bi(?:'m| am|m)\\b.*\\b(?:loyal|with you|on your side|one of you|a friend)",
  '\\bi swear\\b|\\btrust me\\b|\\bon your side\\b',
);
const CLAIM_OTHER = any(
  '我(?:真的?|就|可|其实|才|也)?是?(?:个|大|一个)?(?:反贼?|内奸?)(?!对|应|而|正|复|手|感|抗|馈|悔|容|心|疚|行)',
  '我(?:要)?跳(?:反|内)',
  `\\bi(?:'m| am|m) (?:a |an |the |actually )*(?:rebel|traitor|spy|renegade)`,
);
const JUDGED = any(
  `${IS}(?:个|大|老)?${ROLE_ZH}`,
  '(?:号位?|楼|家|他|她|你|这货|那货|公|人)(?:绝对|肯定|铁|必|明)?(?:反|内|忠)(?:[^应而正复手感抗馈悔容心疚行部]|$)',
  '不对劲|可疑|有问题|装忠|伪忠|跳反|反水|藏着|演技|别装|不像(?:好人|忠)|有鬼',
  '铁反|铁忠|铁内|板上钉钉',
  `\\b(?:is|are|'s|must be|looks?|seems?|was|=)\\b.*\\b(?:${ROLE_EN}|fan|sus|suspicious|fake)`,
  '\\b(?:sus|suspicious|fishy|faking|liar|lying)\\b',
  `\\b${ROLE_EN}\\b`,
);
/** A judgement that speaks well of somebody. */
const TRUSTED = /(?<!装|伪|不是|不像|别装)(?:忠臣?|好人|自己人)|\b(?<!not )loyal\b/;
const THANKS = /谢|感恩|\b(?:thx|thanks|thank|ty|tysm|cheers|much obliged)\b/;
const APOLOGY =
  /对不起|对不住|抱歉|不好意思|误伤|手滑|我(?:的)?错|怪我|见谅|原谅|sry|\b(?:sorry|my bad|apolog\w*|my fault|oops|forgive me)\b/;
const BYE = /拜拜|再见|先走|下线|溜了|告辞|后会有期|\b(?:bye|goodbye|cya|gtg|see (?:you|ya)|good night|farewell)\b|88$/;
const GREET =
  /^(?:大家|各位|诸位|主公|你|您)?(?:好啊?|们好)[!,.~]?$|你好|大家好|各位好|哈[喽啰罗]|^嗨|^喂|早上好|晚上好|幸会|在吗|\b(?:hello|hi|hey|yo|howdy|greetings|sup|good (?:morning|evening|day|game everyone))\b/;
const PRAISE =
  /厉害|牛[逼比啊批哇]?$|真牛|太强|好强|高手|大佬|打得好|打得不错|漂亮|秀|神了|6{1,}$|有点东西|佩服|干得好|干得漂亮|真棒|太棒|\b(?:nice|great|gj|wp|well played|good (?:job|one|play|game)|gg|awesome|amazing|brilliant|impressive|well done)\b/;
const BLAME =
  /坑|猪队友|都怪你|怪你|你害|会不会玩|卖我|卖队友|乱打|瞎打|打错|眼瞎|脑子|离谱|无语|服了|高血压|脑溢血|搞笑的|送人头|白给|\b(?:your fault|noob|idiot play|what are you doing|wtf|throwing|useless|bad play|blind)\b/;
const TAUNT =
  /受死|去死|等死|送你上路|弄死你|拿命来|取你|狗头|来啊|怕了|不服|菜|弱|就这|垃圾|下一个就是你|死定|洗干净|\b(?:you(?:'re| are) (?:dead|next|weak|done|toast)|come at me|is that all|die|weak|scared|loser|ez|easy)\b/;
const HURRY =
  /快点|快些|墨迹|磨蹭|超时|等到|好慢|太慢|快出|搞快|到你了|\b(?:hurry|faster|slow|come on|any day|quick(?:ly)?|your turn)\b/;
const SORROW =
  /唉|哎|难过|伤心|呜|要死了|完了|完蛋|凉了|没救|惨|心累|好累|可惜|哭|\b(?:sad|rip|alas|i'm dead|i am dead|doomed|i'm done for|sigh|unlucky|oh no)\b/;
const AFFECTION = /爱你|喜欢你|想你|么么|抱抱|亲亲|mua|比心|\b(?:love (?:you|u|ya)|like you|miss you|hug)\b/;
const JOKE =
  /哈{2,}|嘻嘻|嘿嘿|笑死|233|hhh|xswl|讲个笑话|开玩笑|逗你|\b(?:lol|lmao|rofl|haha\w*|jk|just kidding|joke|joking)\b/;
const AGREE =
  /^(?:好|好的|好吧|好啊|行|行吧|可以|没问题|同意|对|对的|没错|有道理|是的|嗯嗯?|说得对|确实|赞同|听你的|收到|明白|懂了)[!,.~啊的呀]*$|\b(?:ok|okay|agreed?|right|true|yes|sure|deal|exactly|fine|got it|understood)\b/;

/** Words of the game: what nobody took for an act is at least a remark on it. */
const GAME =
  /[反忠内桃杀闪牌血锁乐兵懈]|主公|武将|技能|装备|回合|身份|南蛮|万箭|桃园|\b(?:lord|peach|card|cards|hp|deck|turn|loyal|rebel|traitor)/;
const ADVICE = /要不要|该不该|应该|能不能|可不可以|可以.*吗|行不行|\b(?:should|shall|may|can) (?:i|we)\b/;

/** What detection's subtext says where no word of ours was found (detection/brief.ts). */
const BY_SUBTEXT: readonly (readonly [part: string, act: Reply])[] = [
  ['试探身份', 'ask_role'],
  ['求援', 'ask_help'],
  ['想和解', 'apology'],
  ['想主导出牌', 'ask_act'],
  ['带方向', 'point_at'],
  ['求信任', 'claim_loyal'],
  ['不满打法', 'blame'],
];
/** A line understood less than this is asked about. */
const UNDERSTOOD = 0.5;
const HOSTILE = 0.5;
const FRIENDLY = 0.5;

const YOU = /你(?!们)|您|妳|阁下|\b(?:you|u|your|ur)\b/;
const ME = /我(?!们)|\b(?:me|i|my)\b/;

/** Reads one line of the NORMAL route. */
export function monitor(hearing: Hearing): Act {
  const { text, hearer, from, lord, of } = hearing;
  const other = of.find((seat) => seat !== hearer && seat !== from) ?? null;
  const aboutMe = of.includes(hearer) || (other === null && YOU.test(text));
  const subject = aboutMe && (of[0] === hearer || other === null) ? hearer : other;
  const asked = ASKED.test(text);
  const as = (act: Reply, whom: Seat | null = subject): Act => ({ act, subject: whom });

  if (APOLOGY.test(text) && !WHY.test(text)) return as('apology', from);
  if (HELP.test(text) && !THANKS.test(text)) {
    if (
      /主公|救主|救驾|护驾|\blord\b/.test(text) &&
      other !== null &&
      from !== lord &&
      !/救我|\bsave me\b|\bhelp me\b/.test(text)
    )
      return as('ask_help', other);
    return as('ask_help', ME.test(text) || other === null ? from : other);
  }
  if (WHY.test(text) && !GUESS_ASKED.test(text)) return as('ask_why', aboutMe || other === null ? hearer : other);
  if (asked && subject !== null && ROLE_ASKED.test(text)) return subject === hearer ? as('ask_role') : as('ask_guess');
  if (asked && GUESS_ASKED.test(text)) return as('ask_guess', other);
  if (asked && (ROLE_ASKED.test(text) || JUDGED.test(text)) && subject !== null && !ME.test(text))
    return subject === hearer ? as('ask_role') : as('ask_guess');
  if (!asked && CLAIM_OTHER.test(text)) return as('claim_other', from);
  if (CLAIM_LOYAL.test(text) && (!asked || /信我|自己人/.test(text))) return as('claim_loyal', from);
  if (JUDGED.test(text) && subject !== null && !ORDER.test(text)) {
    // Said well of the hearer it is taken note of; said well of another it asks whether one thinks so too.
    if (TRUSTED.test(text)) return subject === hearer ? as('ack') : as('ask_guess');
    return subject === hearer ? as('accuse') : as('point_at');
  }
  if (THANKS.test(text)) return as('thanks', from);
  if (ORDER.test(text) && !TAUNT.test(text)) {
    const spare =
      /别(?:再)?(?:打|杀|砍|拆|动|搞|碰|顺)我|不要(?:再)?(?:打|杀)我|\b(?:don't|do not|stop) (?:attack|hit|kill)\w* me\b/.test(
        text,
      );
    // An order to attack the hearer points at it.
    return !spare && subject === hearer ? as('accuse') : as('ask_act', spare ? from : subject);
  }
  if (JUDGED.test(text) && subject !== null) return subject === hearer ? as('accuse') : as('point_at');
  if (AFFECTION.test(text)) return as('affection', hearer);
  if (TAUNT.test(text)) return as('taunt', hearer);
  if (BLAME.test(text)) return as('blame', hearer);
  if (BYE.test(text)) return as('bye', null);
  if (GREET.test(text)) return as('greet', null);
  if (PRAISE.test(text)) return as('praise', subject);
  if (HURRY.test(text)) return as('hurry', null);
  if (JOKE.test(text)) return as('joke', null);
  if (AGREE.test(text)) return as('agree', null);
  if (SORROW.test(text)) return as('sorrow', from);
  return byDetection(hearing, asked, subject);
}

function byDetection(
  { text, hearer, detection: { detection_scores: scores, detection_brief: brief } }: Hearing,
  asked: boolean,
  subject: Seat | null,
): Act {
  const hint = BY_SUBTEXT.find(([part]) => brief.subtext.includes(part))?.[1];
  if (hint === 'point_at' && (subject === null || subject === hearer))
    return subject === hearer ? { act: 'accuse', subject } : { act: 'ack', subject };
  if (hint === 'ask_role' && subject !== hearer) return { act: 'ask_guess', subject };
  if (hint) return { act: hint, subject };
  if (scores.hostile >= HOSTILE) return { act: 'taunt', subject: hearer };
  if (brief.understanding_confidence < UNDERSTOOD) return { act: 'unclear', subject: null };
  if (scores.friendly >= FRIENDLY) return { act: 'praise', subject };
  if (GAME.test(text)) return { act: !asked ? 'ack' : ADVICE.test(text) ? 'ask_act' : 'unclear', subject };
  return { act: asked || scores.low_effort < 0.4 ? 'small_talk' : 'ack', subject };
}
