/** How somebody goes on with what was told: asks for advice, is afraid, remembers (§Q2). */
import { AWAY, ON_KEYS } from './away';
import { BOSS } from './work';
import { STILL, TURNS_ON } from './turns';
import { whoseIn } from './whose';

export const GOES_ON = [
  'doubts',
  'curt',
  'lawful',
  'rests',
  'leaves',
  'uneasy',
  'better',
  'declines',
  'declined',
  'torn',
  'scorned',
  'silent',
  'stuck',
  'dread',
  'hidden',
  'told',
  'fault',
  'ashamed',
  'apart',
  'chooses',
  'asks',
  'you',
  'fears',
  'unfair',
  'guesses',
  'span',
  'empty',
  'recalls',
  'thanks',
  'added',
  'more',
  ...TURNS_ON,
] as const;
export type GoesOn = (typeof GOES_ON)[number];

/** "你说我明天要不要先低头", "should i text her or let it cool": one of two is to be advised. */
export const CHOOSES =
  /.{2}还是(?:等|先|直接|再|就|算了|明|干脆|[今过])|要不要(?!脸)|该不该|用不用|会不会(?:太|显得|有点)|(?:直接|先).{1,12}(?:合适|行|好)(?:吗|不|么)|(?:能|可以)(?:等|拖|缓)[^,.!?]{0,8}[吗么不]|\b(?:should i|do i (?:even )?(?:text|call|go|tell|reply|answer|just)|(?:can|could|will) (?:it|this|that) wait|(?:would|should) (?:you|u) (?:just |ever )?(?:let|go|tell|say|text|call|wait|forgive|stay|quit|take)|(?:is|would) (?:it|that) (?:be )?(?:worth|better|weird|too|ok|dumb)|think (?:it|i|that) (?:can|should))\b/;

/** "答应了娃今晚去看她比赛": what is asked for is promised away. */
export const TORN =
  /(?:答应|说好)(?:了|过|我|要|好|跟|和)*(?:我?(?:[爸妈娃]|老婆|老公|媳妇|对象|孩子|儿子|女儿|闺女|女朋友)|[他她])|(?:答应|说好)[^,.!?牌]{0,6}(?:陪|回家|去看)|\b(?:promised (?:my|her|him|them|the)|(?:was|were) supposed to (?:be|go|see|meet|visit|have))\b/;

/** In the order in which they are tried; BOSS stands for words of matters/row.ts. */
const KINDS: readonly (readonly [GoesOn, RegExp])[] = [
  [
    'doubts',
    /(?:我是不是|是不是我)[^,.!?]{0,8}(?:不对|问题|不行|不够|太|错|差|菜|得罪|哪)|是我(?:的|有)?(?:问题|毛病)[吗么]|是不是[^,.!?]{0,8}的料|(?:怪|赖)我[吗么]|\b(?:(?:is it|was it|is this|was that|maybe it'?s|am i|was i)(?: just| really| even)? (?:me|my fault|the problem|in the wrong|being (?:\w+ )?\w+|wrong|doing \w+ wrong|(?:just )?not (?:\w+ enough|cut out)|that bad|cursed)|what(?:'s|s| is) wrong with me|what am i doing wrong|(?:did|do) i (?:mess|screw) (?:it |this )?up|did i do \w+ wrong)\b/,
  ],
  [
    'curt',
    /回(?:了|我|过来)?一?[个句]?["“”'「]?(?:嗯|哦|噢|行吧|收到|知道了|已阅|表情|ok|1$)|[就只](?:俩|[一两]个)字|[就只]发了?个(?:表情|句号|问号)|\b(?:repl(?:y|ied)|answer(?:ed)?|(?:just )?(?:said|wrote|sent|got)|all i got(?: back)? was|only (?:said|wrote)) (?:just |with |is |was |an? )*['"“]?(?:k|ok|okay|noted|thumbs?(?: |-)?up|seen|hm+|one word|got it)\b|\b(?:left (?:me )?on read|one[- ]word (?:reply|answer))\b/,
  ],
  [
    'lawful',
    /(?:合法|违法|犯法|合理)[吗么]|[能有](?:权|资格|这样|这么)[^,.!?]{0,4}[吗么]|\b(?:(?:is|are) (?:s?he|they|that|this|it) (?:even )?(?:allowed|legal)|(?:can|if) (?:s?he|they) (?:can |even |just |really )*do (?:that|this))\b/,
  ],
  [
    'rests',
    /(?:洗洗|早点|去|就|回去)睡(?!不|得?着|眠|前|过)|睡觉(?:去|了|吧)|\b(?:(?:going|off|heading|straight) to bed|call(?:ing)? it a night|(?:get|getting) some sleep)\b/,
  ],
  [
    'leaves',
    /不(?:说|提|聊)(?:了|这(?:个|些)|它)|换个话题|(?:先|还是|继续)?(?:打牌|玩牌)(?:吧|要紧)|^算了(?!吧)(?=.{0,8}$)|\b(?:let'?s (?:just )?play|enough about|never ?mind|back to (?:the )?(?:game|cards)|don'?t want to talk)\b|^anyways?\b/,
  ],
  [
    'better',
    /(?:[他她]|他们|人家|对方|房东|我[妈爸]|BOSS)[^,.!?没不又]{0,6}(?:同意|答应了|松口|批了|道歉|准假|放我走|说(?:没事|可以|行$|不用|没关系)|回(?:我|信|消息)了)|总算[^,.!?没不]{0,6}(?:交|过|好|完|睡|定|找到)|(?:通过|谈妥|谈成|搞定)了|好多了|(?<!不)没事了|好转|(?<!没.{0,2})缓过来|想开了|(?<!不)习惯了|没啥大事|不严重|(?<!没|没有|未)(?:脱离|度过)危险|和好了|有着落了|\b(?:(?:said|says) (?:its |it'?s |that'?s |i'?m )?(?:fine|ok(?:ay)?|yes|all good)|agreed|apologi[sz]ed|approved|worked out|got (?:the|an|my) (?:extension|flat|room|place|day off)|they (?:called|want) me|good news|we'?ll manage|(?:feel(?:ing)?|doing|much|bit|getting) better|(?:i'?ll|he'?ll|she'?ll|gonna) be (?:fine|ok(?:ay)?|alright)|(?:he|she|it|i)(?:'s|'m| is| am|m|s) (?:fine|ok(?:ay)?|good|alright) now|all good now|made up)\b/,
  ],
  [
    'declines',
    /\b(?:(?:would|should|could|can|do) (?:you|i)(?: \w+)? (?:say|tell)\b[^,.!?]{0,16}\bno|(?:refuse|turn (?:it|him|her|them) down))\b[^.!]*\?|(?:要不要|该不该|能不能|敢不敢|可以)[^,.!?]{0,8}(?:拒绝|推[掉了]|回绝)/,
  ],
  [
    'declined',
    /(?<!被[^,.!?]{0,8})(?:拒绝?了|推掉了|回绝了|顶回去了)|我没答应|\b(?:told|said)(?: \w+){0,3}(?<!\bs?he said) no\b(?! (?:one|problem|way|big|more))|\bturned (?:him|her|it|them) down\b/,
  ],
  ['torn', TORN],
  [
    'scorned',
    /(?:[他她]|BOSS|人家|房东|我[爸妈])[^,.!?还]{0,6}(?:笑了|笑话我|冷笑|翻.{0,2}白眼|装没(?:听|看)见|理都[不没])|\b(?:s?he|they|BOSS|landlord|dad|mum|mom|instructor|everyone) (?:just |only |all |even )*(?:laughed|smirked|shrugged|rolled (?:his|her|their) eyes|hung up|ignored me|brushed me off|snorted)\b/,
  ],
  [
    'hidden',
    /[不没](?:敢|好意思|脸)(?:再)?(?:跟|和|同|告诉|对|接|说|讲|回(?!头|牌)|开口)|瞒着|\b(?:haven'?t|didn'?t|not|never) (?:really )?(?:dare[ds]? )?(?:to )?(?:told|tell) (?!you\b)|\b(?:hiding it|keeping it) from\b/,
  ],
  [
    'told',
    /(?:跟|和)[^,.我]{1,5}(?:说|讲|坦白|摊牌)(?:开|清楚)?了|坦白了|\btold (?:my|her|him|them|the) ?\w*(?! (?:me|not))/,
  ],
  [
    'unfair',
    /没做错|(?:压根|根本|明明|本来|又)不(?:是|归|该)我|不是我一个人|说理|不公平|冤(?!枉)|委屈(?!你|他|她|一下)|又不是我|(?:说|全|都|成|变)[是成]?我的?(?:锅|错|责任|不是)|(?:推|扣|怪|赖)(?:到|在|给)我|凭(?:啥|什么)(?![^,.!?]{0,4}(?:说|讲|认|猜|怀疑|觉得|信|打|砍|他|她|你|\d|$)).{2}|太过分|憋屈|窝火|\b(?:(?:not|isn'?t|wasn'?t|never) (?:even )?my (?:job|work|mistake|report|code|team|problem)|my fault|blam(?:ed|es|ing) (?:it on )?me|pinned (?:it|this|that) on me|didn'?t (?:do anything|deserve)|not fair|unfair|wasn'?t (?:even )?me|so wrong|pisse[sd] me)\b/,
  ],
  [
    'fault',
    /(?<!又不|不|别)[是怪]我(?:先|自己|不(?:好|对)|的[错锅]|嘴|太)|我先(?:吼|骂|凶|动|提|吵|发火)|我(?:话|说得?)太?重|拉不下脸|\b(?:i (?:yelled|snapped|shouted|started it|lost it|was (?:rude|harsh|mean)|(?:messed|screwed) (?:it )?up)|too proud|it was (?:all )?me)\b/,
  ],
  [
    'ashamed',
    /不像话|(?:[我挺真太]|这么)(?:没用|没出息|失败|差劲|矫情|[傻蠢]|自私|不孝)|可笑|笑话(?!我)|丢(?:人|脸)|不争气|怀疑自己|小题大做|自责|对不起(?:[他她它爸妈]|家)|\b(?:idiot|stupid|silly|dumb|ridiculous|pathetic|hilarious|embarrass\w*|ashamed|loser|useless|overreact\w*|laugh\w* at|(?:bad|terrible|awful|horrible) (?:friend|son|daughter|person|mom|dad|mother|father|owner|partner|brother|sister))\b/,
  ],
  [
    'apart',
    /(?<!来)赶不(?:回|上|过)|走不开|人在(?:外|国外|老家)|假.{0,4}(?:没|不)[批给]|[请批]不(?:到|下来|了)假|老板.{0,4}不批|\b(?:(?:can'?t|cannot|won'?t) (?:get|be|make it|go|fly|come) (?:there|home|back)|(?:hours|miles) away|(?:get|take|any) time off)\b/,
  ],
  ['chooses', CHOOSES],
  [
    'silent',
    /没有?(?:动静|消息|回音|回信|音信|下文|信儿|反应)|[不没]回(?:我|消息|信|微信|电话)|石沉大海|\b(?:nothing yet|still (?:nothing|no (?:word|reply|answer|news|call))|no (?:word|reply|answer|news) (?:yet|back|from)|not a word|crickets|radio silence|(?:hasn'?t|haven'?t|didn'?t|not) (?:even )?(?:replied|answered|called|texted|written)|inbox(?:'s| is)? (?:still )?empty)\b/,
  ],
  [
    'stuck',
    /[看读学写背]不(?:进|下)去?|静不下心|集中不了|[看写]了?[一两半几](?:行|页|眼|个?字)[^,.!?]{0,6}[就又]|没动力|拖着(?:没|不)|\b(?:(?:one|a|same|first) (?:line|page|paragraph|sentence)|can'?t (?:start|get into it|make myself)|nothing (?:goes|sticks|sinks) in|(?:doesn'?t|won'?t) (?:stick|sink in|go in)|procrastinat\w+|(?:i'?m|im|end up) back here|keep putting it off)\b/,
  ],
  [
    'asks',
    /不知道?(?:咋|怎么|如何)|有(?:啥|什么|没有?)(?:好)?(?:招|办法|法子|建议|偏方)|(?:该|我|这可)?(?:咋|怎么)(?:办|跟(?:她|他)|开口|安慰|面对|睡|哄|挽回|还(?:钱|上)|选)|支(?:个|一)?招|还(?:有(?:救|戏|希望|机会)|能(?:挽回|和好|复合|回头))[吗么没]|(?:给|出)(?:个|点)(?:主意|建议)|\b(?:(?:what|how) (?:should|do|would|can|could) i|(?:dunno|don'?t know|idk|no idea|not sure) how|any (?:tips?|advice|ideas?|tricks?)|what would you do)\b/,
  ],
  [
    'you',
    /^(?:那)?你们?(?:呢|有过|会|懂)(?:吗|么|没|不)?\??$|你们?(?:有没有|经历过|试过|也?会)(?:过|失|难|疼|想|睡|分|怕).{0,8}(?:吗|么|过|没|不)?\??$|\b(?:what about you|how about you|have you ever|you ever (?:lost|had|been|felt)|ever happened to you|you get that)\b/,
  ],
  [
    'fears',
    /(?<![不别莫])怕(?!是|打错)|(?<![别莫])慌|担心|(?<!气氛.{0,2})紧张|没底|悬(?:着|得)|堵得慌|[发手]抖|脑子.{0,3}空白|不安|忐忑|万一.{2}|放心不下|\b(?:scared|worr(?:y|ied|ying)|nervous|jittery|uneasy|knot in my|feel sick about|anxious|freaking out|terrified|afraid|stop thinking about|what if|shak(?:ing|y)|(?:i|just) (?:freeze|panic)|go(?:es)? blank|can(?:no|')?t focus)\b/,
  ],
  [
    'guesses',
    /你们?(?:说|觉得).{0,3}[他她它].{0,8}(?:是不是|会不会|还)|[他她](?:会不会|是不是)|\b(?:you|u) (?:think|reckon) (?:s?he|they|it)|(?:will|would) (?:s?he|they) (?:think|hate|be)\b|(?:[他她啥]|什么|几个)意思|是行还是不?行|算(?:好|坏|行|过)了?(?:还是|吗|么)|(?:是不是|会不会)[^,.!?我]{0,4}(?:不满意|生气|嫌我|没戏|凉了|有意见|烦我)|\b(?:what (?:does|did|do) (?:s?he|they|that|it|this)(?: even)? mean|what'?s that (?:supposed to )?mean|(?:a )?(?:good|bad) sign|read(?:ing)? (?:too much )?into|is (?:s?he|it|that) (?:mad|angry|annoyed|upset|good or bad|a yes))\b/,
  ],
  [
    'span',
    /(?:[一两二三四五六七八九十百半几\d]+)(?:个)?(?:多)?(?:年|个?月|周(?!瑜|泰|仓)|(?<!我.{0,2})岁|星期|礼拜)(?!级|轻|终|薪|底|货)|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) ?(?:years?|yrs?|months?|weeks?|yo)\b|\b(?:he|she|it)(?:'s|s| is| was) (?:only |already |almost |like )?\d\d\b/,
  ],
  [
    'empty',
    /没人(?:陪|扑|等|叫|喊|做饭|接|疼|抱|跟我)|空(?:荡|落)|(?:家里|心里|屋里|床).{0,2}空|不习惯|少了(?:个人|什么|它|他|她|一)|\b(?:(?:house|home|room|bed|apartment|feels?) (?:is |feels? |so |really |too )*(?:empty|quiet)|miss(?:ing)? (?:him|her|it|them)|without (?:him|her|them))\b/,
  ],
  [
    'recalls',
    /以前|从前|小时候|那时候|(?:[他她]|[爸妈爷奶婆公哥姐]).{0,3}教(?:过|会)?我|教(?:过|会)我|(?:陪|养|带)(?:着|大|过)(?:的)?我|我?(?:还)?记得(?:[他她它]|小|有|那)|生前|在的时候|最爱(?:吃|听|看|喝|跟|在)|聊天记录|照片|(?<!别)舍不得|想(?:他|她|它)(?:了|们)?|梦(?:见|到)|\b(?:used to|taught me|(?:he|she|it|we|they)(?:'d| would| was| were)? always|i remember|remember (?:when|how|him|her)|every (?:day|night) (?:he|she|we)|back when|grew up|raised me|pictures?|photos?|memories)\b/,
  ],
  [
    'dread',
    /(?:明天|明儿|明早|周一|下周)[^,.!?]{0,6}(?:见[他她]|对着|面对)|不想(?:起床|见|去上|面对|打开)|\b(?:dread\w*|(?:have to|gotta) (?:face|see) (?:him|her|them|it))\b/,
  ],
  ['thanks', /谢(?!主隆|天|晓|绝)|\b(?:thx|thanks|thank you|ty|tysm|appreciate it|means a lot)\b/],
  [
    'added',
    /又(?!不)|偏偏|更[气烦]人?的|还(?:得|要|让|被)|刚.{0,6}[来打发@说让问]|\b(?:and now|again|kicker|worst part|on top|as well|now (?:it|he|she|they|im|i))\b/,
  ],
];

let compiled: typeof KINDS | null = null;
const kinds = (): typeof KINDS =>
  (compiled ??= KINDS.map(([on, words]) => [on, new RegExp(words.source.replace(/BOSS/g, BOSS))] as const));

/** A bare nod, a laugh, an outcry takes up nothing. */
const NOD =
  /^(?:嗯+|哦+|噢+|喔+|好+的?|行+|对+|是+的?|哈+|呵+|嘿+|嘻+|草|6+|牛+|赞|顶|来|等等|啊+|[?.!,~]+|ok(?:ay)?|k+|h[am]+|hmm*|lol|lmao|bruh|yes|yeah|yep|no|nah|nope|sure|true|wow|nice|cool|oh|wait|what)[啊呀吧呢哈的了.!?,~ ]*$/;
/** Of work it is told; at the table it is a way of speaking. */
const BLAMED = /背.{0,3}锅|锅.{0,6}(?:我|甩)/;

/** Somebody is spoken to, laughed or cried out at, or the play goes on: no more of what was told. */
const TURNS =
  /[你您]|[谁哪](?!家)|大家|各位|[哈嘿笑]|[卧我][槽靠去草]|居然|抱歉|不好意思|继续|来吧|到我|轮空|好险|太慢|\b(?:you|u|ur|your|guys|(?:^|[a-z]{2}, ?)all$|all of|who|which|lol|lmao|ha+ha\w*|wtf|omg|wow|sorry|(?<!(?:wrote|writes?|called|texted|got|heard?|im|i'm) )back|brb|finally|let'?s|^go|nice|oops|close|did i miss|just happened)\b/;
/** "你说我…", "do you think i…": the speaker speaks of itself. */
const PUT =
  /(?:^|[, ])(?:那|所以)?你们?(?:说|觉得|看)(?=.{0,4}[我他她这])|\b(?:you|u) (?:guys )?think (?=i\b|i'?m\b|im\b|my\b)/;
const ASKS = /[?吗呢]/;
const SELF = /我|\b(?:i|i'm|im|my|me)\b/;
/** Less than this may be of anything. */
const SAYS = /[\u3400-\u9fff]{5}|(?<![a-z'])[a-z']+ [a-z']+ [a-z']/;

/** Right after a trouble a line that names nothing of the game is still of it, whatever its words. */
export const stays = (text: string): boolean =>
  !NOD.test(text) &&
  !AWAY.test(text) &&
  !ON_KEYS.test(text) &&
  !TURNS.test(text.replace(PUT, ' ')) &&
  (!ASKS.test(text) || SELF.test(text)) &&
  SAYS.test(text);

/** By words of any talk, or by none. */
const LOOSELY: ReadonlySet<GoesOn> = new Set<GoesOn>(['added', 'more']);
export const isLoose = (on: GoesOn): boolean => LOOSELY.has(on);

/** What is told of as often without any trouble before it. */
const ANYBODY: ReadonlySet<GoesOn> = new Set<GoesOn>([
  ...LOOSELY,
  'leaves',
  'you',
  'span',
  'recalls',
  'thanks',
  'empty',
]);
/** Whether it is a step in what was told, whoever hears it. */
export const isStep = (on: GoesOn | null): boolean => on !== null && !ANYBODY.has(on);

/** How a line goes on with a trouble that was told; null where it does not. @param text as it is read, of which nothing is of the game */
export function goesOnIn(text: string, topic: string | undefined): GoesOn | null {
  if (NOD.test(text) || ON_KEYS.test(text)) return null;
  if (topic === 'work' && BLAMED.test(text)) return 'unfair';
  // "你们真可笑": of others.
  const you = /你|您|\b(?:you|u|ur)\b/.test(text.replace(PUT, ' '));
  const kind = kinds().find(([on, words]) => words.test(text) && !(on === 'ashamed' && you))?.[0];
  // "said fine, still jittery for some reason".
  if (kind === 'better' && STILL.test(text)) return 'uneasy';
  if (kind !== undefined && (!LOOSELY.has(kind) || stays(text))) return kind;
  if (you) return null;
  return /[他她它]|[就只]因?为|\b(?:s?he|they)\b/.test(text) || whoseIn(text) !== null ? 'more' : null;
}

/** What somebody else did to it, or was done to them: "so i told him no". */
const ANSWERED: ReadonlySet<GoesOn | null> = new Set<GoesOn | null>([
  'declined',
  'declines',
  'better',
  'uneasy',
  'curt',
  'scorned',
  'silent',
  'told',
  'unfair',
]);
export const isOfThem = (on: GoesOn | null): boolean => ANSWERED.has(on);

/** Whether a line may go on with what was told some turns ago. */
export const mayGoOn = (text: string): boolean => stays(text) || isStep(goesOnIn(text, undefined));
