/** Whether somebody who is named in a line is called upon by marks, by 你, by what is bidden or begged of it, or only spoken of (§T5). */
import { BEGINS, DONE_TO, isOnlySpokenOf, OFFICE, YOU, type NameAt } from './place';

const AT_HEAD =
  /^(?:@|喂|嘿|嗨|哎|诶|欸|那个|请问|请|谢谢|多谢|对不起|抱歉|不好意思|你好|hey|hi|hello|yo|oi|thanks|thank you|ty|thx|sorry|my bad|please|卧槽|我靠|不是|哇|好家伙|所以|那么?|话说|其实|不过|但是|而且|gg|lol|wtf|omg|wow|damn|bruh|ugh|nah|wait|hang on|hold on|哈{2,}|(?:(?:ok|okay|fine|well|so|now|and|then|alright|all right|wait|relax|chill|come on|look|listen|dude|bro|man)(?:[\s,]+|(?=[:@]|$)))+)?[\s,:]*@?$/;
/** What stands before and after one who is called upon at the head of any clause. */
const CALL_BEFORE =
  /(?:^|[,.!?;:])\s*(?:卧槽|我靠|靠|哇|不是|好家伙|诶诶|wtf|omg|wow|damn|wait|bro|dude|man|yo|@|喂|嘿|嗨|哎|诶|欸|那个|请问|我说|hey|hi|hello|yo|oi|ok|so|and|but|well|please|sorry|my bad|thx|ty|thanks|thank you|谢谢|多谢|对不起|抱歉|你好)?[\s,]*$/;
/** What follows says something of the one named, so that it is spoken of: "三号,铁反". */
export const SAID_OF =
  /^\s*,\s*(?:(?:肯定|绝对|一定|必定?|铁|妥妥|多半|八成|大概|应该|显然|明显)(?:就)?(?:是|反|忠|内)|是(?!不是|你|谁|吗|吧)|[反忠内](?:贼|臣|奸)?(?:[,.!了啊吧呀]|$)|不对劲|可疑|有问题|装|跳反|不像|像(?!我)|一直|刚才|上回合|definitely|clearly|obviously|is |was |must be|looks|seems)/;
/** "good job lord finishing 7". */
const PRAISED = /\b(?:good job|nice (?:one|job|play|kill|save|move)|well (?:done|played)|gj|bravo) $/;
const CALLS_AFTER =
  /^\s*(?:说(?:真话|实话|句话)|老实说|给个准话|回个?话|表个态|先?(?:说|讲|报)(?:说|讲|一下|个|句|啥|什么)|(?:deal|truce|listen|bro|dude|mate|promise|tell (?:me|us)|give (?:me|us)|show (?:me|us)|what even|why|how come)\b|[,:]|[!?]|你(?!们)|您|阁下|(?:you|u|are you|did you|do you|why did you|can you)\b)/;
/** "4 why'd you …", "4 if you …", "4 did you": behind a name that begins the line, what is put to "you"; "6 will kill you" is said of 6. */
const PUT_TO =
  /^\s+(?:(?:why|y|what|how|when|where|who|which|if|unless|so|i)(?:'?(?:d|s|re|ll))?\b[^,.!?]{0,24}\b(?:you|u|ya|your|ur)|(?:will|would|could|should|did|do|are|were|have|can|r)\s+(?:you|u|ya))\b/;
/** "李采薇 刚才那刀对不住": pardon is begged in the next clause, or thanks are given. */
const SORRY_NEXT = /^[\s,]+[^,.!?\s]{1,10}(?:对不起|对不住|抱歉|谢了|谢谢)/;
const ONLY_CALLED =
  /^\s*(?:(?:救我|帮我)(?![^,.!?\s]{0,6}(?:[过命次]|了(?!他|她|它)))|救命|别打我|信我|自己人|我是|我真是)/;

/** What follows a name that is called: a mark, 你, or something only the one called can do. */
const CALL_AFTER =
  /^\s*(?:[,:!?;]|$|你|您|妳|阁下|[救帮](?![^,.!?\s]{0,8}[了过])|别|快(?!没|死|不行|要|挂|凉|完|输|倒|空|扛|撑)|(?:跟我|和我|咱)|我(?:跟[你您]|告诉|看得|可[一没])|请|来个|来一|给(?!你|他|她|它)|信我|自己人|小心|加油|稳|看(?:下|一下|看|好)|说(?:真话|实话|句话)|老实说|给个准话|表个态|为什么|为啥|凭什么|干嘛|\b(?:you|u|ur|please|pls|thx|thanks|ty|sorry|nice|gj|deal|truce|listen|promise(?! (?:was|is|from))|tell (?:me|us)|give (?:me|us)|show (?:me|us)|stop|chill|relax|calm down|remember|answer|explain|spill|what (?:even )?(?:is|are|was|were|do|did|about)|why|how (?:come|do|did|about|much|many)|where|which|(?:dont|do not) (?:you|u)|did (?:you|u)|do (?:you|u)|can (?:you|u)|will (?:you|u)|help|save|don't|do not|stop|why did you|are you|can you)\b)/;
/** Bidden, begged or assured at the head of any clause: nobody says so of a third. */
const BIDDEN =
  /^\s*先?(?:说|讲|报)(?:说|讲|一下|个|句|啥|什么)|^[^,.!?\s你他她]{0,8}我(?:一[下把])?呗|^\s*帮我[^,.!?]{1,8}(?:呗|行不|好不)|^\s+(?:放(?:我|过)|救(?:我|一下|主)|给我|帮(?:我|忙|主)|让(?:一下|我)|留(?:桃|闪|我|着)|信我|交(?:桃|闪|牌)|报(?:个|一下|身份)|醒醒|撤(?!了))|^\s*(?:(?:先|也|就|可|都|下[把次局回]|以后|等下|待会�?|千万)*(?:别(?!人|的|处|家|说)|不要|记得|记住|认准)|说话(?![^\s,.!?])|(?:赶紧|赶快)(?![，,])|快(?:来|救|打|杀|砍|出|收|上|动手|点(?!死|没)|跑|看|说)|说(?:真话|实话|句话)|老实说|给个准话|表个态|听我|[救帮]我(?![^,.!?\s]{0,6}[了过])|信我|骂(?:我)?吧|拜托|求你|我(?:真的?|可|确实)?(?:不是(?!针对|冲)|对不起|对不住)|我[^,.!?\s]{1,6}[你您])/;
/** What stands before a name that is called at the end. */
const CALL_AT_END =
  /(?:[,!?;]|\b(?:thanks|thank you|sorry|hi|hello|hey|you|bye|help)|谢谢|多谢|抱歉|对不起|你好|求你了?|拜托了?)\s*$/;
/** Whose turn it is said to be, or who is told to act: at the head of any clause. */
const SUMMONED =
  /^\s*(?:到你|该你|轮到你|补(?:一)?刀(?=[啊吧呀!,.]|$)|收(?:他|她)?人头|上(?=[啊吧呀!,.]|$)|冲(?=[啊吧呀!,.]|$)|动手(?=[啊吧呀!,.]|$)|你看着办|(?:能不能|可不可以|能否|可否)(?:先|就|快|赶紧)?(?:别|不(?!可以)|给|帮|让|少|(?:救|留)(?=[^?吗])))/;
/** Bare verbs in English bid whoever is named before them. */
const BIDDEN_EN =
  /^\s(?:(?:please|pls|just) )*(?:(?:finish|kill|heal|save|leave|attack|slash|get|help|stop|focus) (?:him|her|them|it|me|us|\d|seat \d|the lord)\b(?! (?:is|was|again|every))|wait\b|watch (?:out|this|him|her)\b|look (?:out|at)\b|focus\b|(?:please|pls) \w+)/;
/** Behind a name that stands by itself at the end: it is asked for an answer. */
const PRESSED_EN = /^\s*,\s*(?:truce|deal)\s*\?*$/;
const NO_OBJECT_EN = /(?:\d|[a-z]{3,}) $/;
const VERB_EN = /\b(?:kill|hit|attack|slash|strike|help|save|heal|finish|about|on|with|for|to|at|is|are|and) $/;
/** Thanked, or begged pardon of: whoever is named behind it. */
const COURTESY_BEFORE =
  /(?:(?<![不别要])谢[谢了啦]?|多谢|感谢|辛苦|对不起|对不住|抱歉|\b(?:thanks|thank you|thx|ty|sorry|sry|soz|my bad|apologies|congrats|good (?:job|man|lad|girl|boy)|nice (?:one|job|play|kill|save|move)|well (?:done|played)|gj|bravo))\s*$/;
/** The same behind the name. */
const COURTESY_AFTER = /^[\s,]*(?:我|真的?|实在|这[回次下]|刚才?)*(?:对不起|对不住|抱歉|不好意思|谢(?!幕)|辛苦)/;
/** Whether what stands behind a name says 你, and not as whom something is done to. */
function turnsTo(after: string): boolean {
  const you = YOU.exec(after);
  const between = after.slice(0, you?.index);
  return you !== null && !/在[打杀砍拆顺追盯][着了]?$/.test(between) && !isOnlySpokenOf(between);
}
/** Whoever stands before this begins to judge or to decide, and is asked to: "主公觉得谁是反", "主公拍个板". */
const OPINES =
  /^\s*(?:怎么|咋|到底|自己|那边|现在|先|还|也|都|是|真的?)*(?:觉得|认为|怀疑|信我|打算|准备|想|定(?:个|夺)|指(?:个|条)|表(?:个)?态|决定)|^\s+(?:who|what|how|where)(?:'?s)?\b/;
const ASKS_OR_BIDS = /谁|哪|怎么|咋|什么|啥|吗|呢|[不?]|拍板|[个下](?:板|令|话|态|主)|做主|\b(?:who|what|how|where)/;

/** "是帮主公你啊": 你 that ends its clause behind a name is that one, also as whom something is done to. */
const YOU_BY_NAME = /^你(?:一个人|自己|本人)?[啊呀哦的]?(?:[,.!?]|$)/;

/** Whether the name stands apart from its clause, as one who is called. */
export function standsApart({ name, before, after }: NameAt): boolean {
  if (/^[@#]/.test(name) || /@\s*$/.test(before)) return true;
  if (isNone(name, after)) return false;
  if (CALL_BEFORE.test(before) && (CALLS_AFTER.test(after) || PUT_TO.test(after))) return true;
  if (BEGINS.test(before) && ONLY_CALLED.test(after)) return true;
  if (PRAISED.test(before) || (CALL_BEFORE.test(before) && SORRY_NEXT.test(after))) return true;
  // "…主公你俩", "…6号你刚才": whoever stands before 你 is spoken to, unless something is done to them.
  if (/^你(?!们|俩)/.test(after) && (!DONE_TO.test(before) || YOU_BY_NAME.test(after))) return true;
  // "铸首又摸了你7号一滴血": whose name stands right behind 你 is that one, unless 你 is told of it.
  if (/(?<!问|诉|说|劝|醒|看|猜|觉得)[你您]$/.test(before) && !OFFICE.test(name)) return true;
  return /^[\s.!?~]*$/.test(after) && /[,!?]\s*$/.test(before);
}

/** "3号,刚才那道闪电是我的,可是您又挂一道": what is said first leads on to what 您 did. */
const YOU_DO =
  /^[^.!?]*[,;]\s*(?:(?:可是?|但是?|那么?|所以|结果|现在|如今|怎么|为(?:什么|何|啥)|凭(?:什么|啥)|难道|请问?|而|却|倒是))*(?:你|您)(?!们|俩|[怎咋]|觉得|认为|信|猜|说呢|看)/;

/** Something is said of the one named, and "the lord" is spoken of. */
const isNone = (name: string, after: string): boolean =>
  (SAID_OF.test(after) && !YOU_DO.test(after)) || /^(?:the|our) /.test(name);

const THANKS_AHEAD = /^(?:\w+,? )?(?:thanks|thank you|ty|thx|tysm)\b[^.!?]*\s$/;

/** Whether the clause in which the name stands is put to the one named: bidden, begged, thanked, turned to by 你. */
export function isPutTo({ text, name, before, after, alone }: NameAt): boolean {
  if (isNone(name, after)) return false;
  const office = OFFICE.test(name);
  // "谭主公别怕"; "…是啥?5号 猜对没奖".
  if (office && /^[\u3400-\u9fff]$/.test(before) && CALL_AFTER.test(after)) return true;
  if (/[?!.,]\s*$/.test(before) && /^\s/.test(after) && /[\u3400-\u9fff]/.test(text)) return true;
  // "…对不住 主公逼我的": behind a blank the name must stand by itself.
  if (COURTESY_BEFORE.test(before) && !(/[\u3400-\u9fff]\s$/.test(before) && /^[\u3400-\u9fff]/.test(after)))
    return true;
  if ((BEGINS.test(before) || AT_HEAD.test(before)) && COURTESY_AFTER.test(after)) return true;
  if (BEGINS.test(before) && BIDDEN.test(after)) return true;
  // "主公这轮弄8".
  if (
    office &&
    BEGINS.test(before) &&
    /^\s*(?:这(?:一)?(?:轮|回合)|快|赶紧|直接|可以)/.test(after) &&
    !/[了过]|^[^,.!?]*(?:又|刚|被|连着|已经)/.test(after)
  )
    return true;
  if (AT_HEAD.test(before) && BIDDEN.test(after)) return true;
  // "3号就剩一滴血了,5号到你了,上啊", "Liu Pi finish 5 please", "truce?" put to whoever is named last.
  if (BEGINS.test(before) && SUMMONED.test(after)) return true;
  if ((AT_HEAD.test(before) || BEGINS.test(before)) && BIDDEN_EN.test(after)) return true;
  if (PRESSED_EN.test(after) && NO_OBJECT_EN.test(before) && !VERB_EN.test(before)) return true;
  // "ty for blocking that duel lord."
  if (office && THANKS_AHEAD.test(before) && /^\s*(?:[,.!?]|$|u\b|ur\b|you)/.test(after)) return true;
  // "nobody has laid a finger on you all game, 8. suspicious much?"
  if (/[a-z\d],\s*$/.test(before) && /^\s*(?:[.!?]|$)/.test(after)) return true;
  if (AT_HEAD.test(before) && (CALL_AFTER.test(after) || (alone && turnsTo(after)))) return true;
  if (AT_HEAD.test(before) && OPINES.test(after) && ASKS_OR_BIDS.test(after)) return true;
  // "dont look at me like that 7, you had a peach anyway".
  if (/^\s*,\s*(?:you|u|your|ur)\b/.test(after)) return true;
  return /^[\s.!?~]*$/.test(after) && CALL_AT_END.test(before);
}
