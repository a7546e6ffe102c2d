/** Whether somebody who is named in a line is called upon by it, or only spoken of (§T5). */
import { isCalledBehind, PUT_TO } from '../moves/people';
import { BEGINS, YOU, type Pointer } from './pointed';

const CALL_BEFORE =
  /^(?:@|喂|嘿|嗨|哎|诶|欸|那个|请问|请|谢谢|多谢|对不起|抱歉|不好意思|你好|hey|hi|hello|yo|oi|thanks|thank you|ty|thx|sorry|my bad|please|卧槽|我靠|不是|哇|好家伙|所以|那么?|话说|其实|不过|但是|而且|gg|lol|wtf|omg|wow|damn|bruh|ugh|nah|wait|hang on|hold on|哈{2,}|(?:(?:ok|okay|fine|well|so|now|and|then|alright|all right|wait|relax|chill|come on|look|listen|dude|bro|man)[\s,]+)*(?:ok|okay|fine|well|so|now|and|then|alright|all right|wait|relax|chill|come on|look|listen|dude|bro|man))?[\s,:]*@?$/;
/** What follows a name that is called: a mark, 你, or something only the one called can do. */
const CALL_AFTER =
  /^\s*(?:[,:!?;]|$|你|您|妳|阁下|救|帮|别|快(?!没|死|不行|要|挂|凉|完|输|倒|空|扛|撑)|(?:跟我|和我|咱)|我(?:跟[你您]|告诉|看得|可[一没])|请|来个|来一|给(?!你|他|她|它)|信我|自己人|小心|加油|稳|看(?:下|一下|看|好)|说(?:真话|实话|句话)|老实说|给个准话|表个态|为什么|为啥|凭什么|干嘛|\b(?:you|u|ur|please|pls|thx|thanks|ty|sorry|nice|gj|deal|truce|listen|promise(?! (?:was|is|from))|tell (?:me|us)|give (?:me|us)|show (?:me|us)|stop|chill|relax|calm down|remember|answer|explain|spill|what (?:even )?(?:is|are|was|were|do|did|about)|why|how (?:come|do|did|about|much|many)|where|which|(?:dont|do not) (?:you|u)|did (?:you|u)|do (?:you|u)|can (?:you|u)|will (?:you|u)|help|save|don't|do not|stop|why did you|are you|can you)\b)/;
/** Bidden, begged or assured at the head of any clause: nobody says so of a third. */
const BIDDEN =
  /^\s*先?(?:说|讲|报)(?:说|讲|一下|个|句|啥|什么)|^\s+(?:放(?:我|过)|救(?:我|一下|主)|给我|帮(?:我|忙|主)|让(?:一下|我)|留(?:桃|闪|我|着)|信我|交(?:桃|闪|牌)|报(?:个|一下|身份)|醒醒|撤(?!了))|^\s*(?:(?:先|也|就|可|都|下[把次局回]|以后|等下|待会�?|千万)*(?:别(?!人|的|处|家|说)|不要)|(?:赶紧|赶快)(?![，,])|快(?:来|救|打|杀|砍|出|收|上|动手|点(?!死|没)|跑|看|说)|说(?:真话|实话|句话)|老实说|给个准话|表个态|听我|救我|帮我|信我|骂(?:我)?吧|拜托|求你|我(?:真的?|可|确实)?(?:不是(?!针对|冲)|对不起|对不住)|我[^,.!?\s]{1,6}[你您])/;
/** What stands before a name that is called at the end. */
const CALL_AT_END =
  /(?:[,!?;]|\b(?:thanks|thank you|sorry|hi|hello|hey|you|bye|help)|谢谢|多谢|抱歉|对不起|你好|求你了?|拜托了?)\s*$/;
/** Whose turn it is said to be, or who is told to act: at the head of any clause. */
const SUMMONED =
  /^\s*(?:到你|该你|轮到你|补(?:一)?刀(?=[啊吧呀!,.]|$)|收(?:他|她)?人头|上(?=[啊吧呀!,.]|$)|冲(?=[啊吧呀!,.]|$)|动手(?=[啊吧呀!,.]|$)|你看着办|(?:能不能|可不可以|能否|可否)(?:先|就|快|赶紧)?(?:别|不(?!可以)|给|帮|让|少|(?:救|留)(?=[^?吗])))/;
/** Bare verbs in English bid whoever is named before them. */
const BIDDEN_EN =
  /^\s(?:(?:please|pls|just) )*(?:(?:finish|kill|heal|save|leave|attack|slash|get) (?:him|her|them|it|me|\d|seat \d|the lord)\b(?! (?:is|was|again|every))|wait\b|watch (?:out|this|him|her)\b|look (?:out|at)\b|focus\b|(?:please|pls) \w+)/;
/** Behind a name that stands by itself at the end: it is asked for an answer. */
const PRESSED_EN = /^\s*,\s*(?:truce|deal)\s*\?*$/;
const NO_OBJECT_EN = /(?:\d|[a-z]{3,}) $/;
const VERB_EN = /\b(?:kill|hit|attack|slash|strike|help|save|heal|finish|about|on|with|for|to|at|is|are|and) $/;
/** Before a name: cheered, or you by name. */
const HAILED_EN =
  /\b(?:let'?s go|come on|go go|(?:there|here) (?:you|ya|u) go|(?:\w+ing|to|at|about|with) (?:you|u))\s$/;
/** Another is named next: a list. */
const LISTED_NEXT = /^\s*,\s*(?:\d|[一二三四五六七八九])号?(?:都|全|也|[,、])/;
/** What the speaker says of itself, or asks, behind a name by itself. */
const PUT_NEXT = /^\s*,\s*(?:我|咱|any last words|please|pls\b)/;
/** Thanked, or begged pardon of: whoever is named behind it. */
const COURTESY_BEFORE =
  /(?:(?<![不别要])谢谢?|多谢|感谢|辛苦|对不起|对不住|抱歉|\b(?:thanks|thank you|thx|ty|sorry|sry|my bad|apologies|congrats|good (?:job|man|lad|girl|boy)|nice (?:one|job|play|kill|save|move)|well (?:done|played)|gj|bravo))\s*$/;
/** The same behind the name. */
const COURTESY_AFTER = /^[\s,]*(?:我|真的?|实在|这[回次下]|刚才?)*(?:对不起|对不住|抱歉|不好意思|谢(?!幕)|辛苦)/;
/** Whether what stands behind a name says 你, and not as whom something is done to. */
function turnsTo(after: string): boolean {
  const you = YOU.exec(after);
  return you !== null && !/在[打杀砍拆顺追盯][着了]?$/.test(after.slice(0, you.index));
}
/** Whoever stands before this begins to judge or to decide, and is asked to: "主公觉得谁是反", "主公拍个板". */
const OPINES =
  /^\s*(?:怎么|咋|到底|自己|那边|现在|先|还|也|都|是|真的?)*(?:觉得|认为|怀疑|信我|打算|准备|想|拍(?:个)?板|定(?:个|夺)|下(?:个)?令|指(?:个|条)|发(?:个)?话|表(?:个)?态|做(?:个)?主|决定)|^\s+(?:who|what|how|where)(?:'?s)?\b/;
const ASKS_OR_BIDS = /谁|哪|怎么|咋|什么|啥|吗|呢|[不?]|拍板|[个下](?:板|令|话|态|主)|做主|\b(?:who|what|how|where)/;

/** Whether the seat at this place is called upon rather than spoken of; `alone`: the line points at nobody else. */
export function isCalled(text: string, { start, end, office, called, about }: Pointer, alone: boolean): boolean {
  if (called === true || about === true) return called === true;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (/^(?:@|#)/.test(text.slice(start))) return true;
  // "谭主公别怕"; "…是啥?5号 猜对没奖".
  if (office === true && /^[\u3400-\u9fff]$/.test(before) && CALL_AFTER.test(after)) return true;
  if (/[?!.,]\s*$/.test(before) && /^\s/.test(after) && /[\u3400-\u9fff]/.test(text)) return true;
  // "我不是反,主公你信我".
  if (BEGINS.test(before) && /^\s*(?:你(?!们)|您|妳|阁下)/.test(after)) return true;
  if (COURTESY_BEFORE.test(before)) return true;
  if ((BEGINS.test(before) || CALL_BEFORE.test(before)) && COURTESY_AFTER.test(after)) return true;
  if (BEGINS.test(before) && BIDDEN.test(after)) return true;
  // "主公这轮弄8".
  if (
    office === true &&
    BEGINS.test(before) &&
    /^\s*(?:这(?:一)?(?:轮|回合)|快|赶紧|直接|可以)/.test(after) &&
    !/[了过]|^[^,.!?]*(?:又|刚|被|连着|已经)/.test(after)
  )
    return true;
  if (CALL_BEFORE.test(before) && BIDDEN.test(after)) return true;
  // "3号就剩一滴血了,5号到你了,上啊", "Liu Pi finish 5 please", "truce?" put to whoever is named last.
  if (BEGINS.test(before) && SUMMONED.test(after)) return true;
  if ((CALL_BEFORE.test(before) || BEGINS.test(before)) && BIDDEN_EN.test(after)) return true;
  if (PRESSED_EN.test(after) && NO_OBJECT_EN.test(before) && !VERB_EN.test(before)) return true;
  if (HAILED_EN.test(before) && /^\s*(?:[,.!?]|$)/.test(after)) return true;
  // "得劲!7号,2号就1滴血了,你看着办", "…now. Yuan Shu, any last words?": named by itself at the head of a sentence.
  if (
    /[!?.]\s*$/.test(before) &&
    /^\s*,/.test(after) &&
    (YOU.test(after) ? !LISTED_NEXT.test(after) : PUT_NEXT.test(after))
  )
    return true;
  // "ty for blocking that duel lord."
  if (office === true && /^(?:thanks|thank you|ty|thx)\b[^.!?]*\s$/.test(before) && /^\s*(?:[.!?]|$)/.test(after))
    return true;
  // "孟德兄,牌收好".
  if (CALL_BEFORE.test(before) && /^(?:老?兄|老?哥|老弟|贤弟|姑娘|将军|先生|大人|大侠)(?=[,!?])/.test(after))
    return true;
  // "南蛮你也放,4号,我就剩一口气": between two marks, in a line that is put to somebody.
  if (/[\u3400-\u9fff]\s*,\s*$/.test(before) && /^\s*,(?!\s*(?:\d|[一二三四五六七八]号))/.test(after) && YOU.test(text))
    return true;
  // "if I miss then lord please finish him".
  if (office === true && /\b(?:then|so|and|but)\s$/.test(before) && /^\s(?:please|pls|you|u)\b/.test(after))
    return true;
  // "nobody has laid a finger on you all game, 8. suspicious much?"
  if (/[a-z\d],\s*$/.test(before) && /^\s*(?:[.!?]|$)/.test(after)) return true;
  if (CALL_BEFORE.test(before) && (CALL_AFTER.test(after) || (alone && turnsTo(after)))) return true;
  if (CALL_BEFORE.test(before) && PUT_TO.test(after)) return true;
  if (CALL_BEFORE.test(before) && OPINES.test(after) && ASKS_OR_BIDS.test(after)) return true;
  // "dont look at me like that 7, you had a peach anyway".
  if (/^\s*,\s*(?:you|u|your|ur)\b/.test(after)) return true;
  // "…for ya, lord. trust me?"
  if (office === true && /[,;]\s*$/.test(before) && /^\s*[,.!?;]/.test(after)) return true;
  // A blank ends a clause as a mark does.
  if (isCalledBehind(before, after.replace(/^\s+(?=[\u3400-\u9fff])/, ','))) return true;
  return /^[\s.!?~]*$/.test(after) && CALL_AT_END.test(before);
}
