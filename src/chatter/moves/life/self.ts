/** Questions to an AI about itself, by their class: each has a true answer of its own (§Q1). */
import { readOnce } from '../../line/read-once';
import { OWN_LIFE } from './own-life';

export const SELF_CLASSES = [
  'maker',
  'model',
  'cheat',
  'memory',
  'lies',
  'thinks',
  'feelings',
  'tired',
  'clock',
  'bot',
  'person',
  'fed',
  'outside',
  'well',
  'doing',
  'missed',
  'together',
  'tries',
  ...OWN_LIFE,
  'any',
] as const;
export type SelfClass = (typeof SELF_CLASSES)[number];

const AI = '(?:ai|人工智能|机器人?|人机|电脑|程序|bot|npc|脚本)';

/** In the order in which they are tried. */
const CLASSES: readonly (readonly [SelfClass, RegExp])[] = [
  [
    'clock',
    /(?:现在|这会儿?|此刻)?(?:是)?(?<!都)几点(?:了|钟)(?!能|打完|结束|睡)|(?:有表|有钟).{0,4}(?:报|看)|今天(?:星期|周|礼拜|几月|几号)几?(?:啊|了|\?|$)|今天是?(?:星期几|周几|礼拜几|几号|几月)|\b(?:what(?:'s| is)? (?:the )?time(?: is it)?|what time is it|got the time|what day is (?:it|today))\b/,
  ],
  [
    'maker',
    /(?:谁把你们?|被(?:谁|哪).{0,4})(?:做|造|写|编|弄)|(?:谁|什么人|哪(?:个|家)(?:公司|人|大神|团队)?)(?:给)?(?:做|造|写|开发|训练|创造|设计|编|弄)(?:的|了|出)?(?:来)?(?:你|这(?:个)?(?:ai|机器人|游戏|扩展|插件))|(?:做|造|写|开发|创造|设计)(?:你们?|这.{0,4}(?:ai|扩展|插件))的(?:人|是|公司|作者)|你们?(?:是)?(?:谁|哪家|哪个公司)(?:做|造|写|开发|出品)的|你们?的?(?:作者|开发者|爹|主人|老板|创造者)是?(?:谁|哪)|\bwho(?:'s| is| has)? ?(?:made|built|created|programmed|coded|wrote|trained|develop(?:ed|s)|designed|behind|owns?|runs) (?:you|u|ya|(?:this|these)(?! (?:guy|hero|general|char|card|skill|dude)))\b|\bwho(?:'s| is) your (?:maker|creator|dev\w*|author)\b/,
  ],
  [
    'model',
    /(?:大|语言|什么|啥|哪个|哪家(?:的)?)模型|\b(?:chat ?gpt|gpt|deep ?seek|claude|gemini|llama|copilot|openai|llm)\b|豆包|文心|通义|千问|kimi|元宝|你们?(?:叫什么|叫啥|什么名字|名字(?:是|叫)(?:什么|啥))|\b(?:(?:what|which) (?:ai |language )?model|language model|what(?:'s| is| are) your names?|what (?:are you )?running on|what ai are you)\b/,
  ],
  [
    'cheat',
    /(?:手里|手上|手牌|底牌).{0,8}(?:看(?:不|得|没)|能看|看见|看到)|(?:偷看|会不会(?:偷)?看|看(?:得|不)?到|看得见|看见|知道|能看|会看|透视).{0,3}(?:我|我们|别人|大家|人家)?(?:手[里上])?(?:的|有?[啥什]么?)?(?:手牌|底牌|牌|身份)(?:不|吗|么|没|吧|\?|啊|$)|(?:是不是|有没有|不会|别是|怕不是).{0,4}(?:开(?:了)?挂|作弊|透视|读(?:我)?(?:的)?指令|看牌)|(?:你|ai|你们?).{0,4}(?:开(?:了)?挂|作弊|外挂|透视)(?:了|吧|吗|呢|$)|(?:ai|机器人|电脑).{0,6}(?:串通|通气|商量|联手|私聊)|你们(?:几个)?(?:是不是|会不会|会|偷偷|背后).{0,4}(?:串通|通气|商量|私聊)|\b(?:(?:can|do|could) (?:you|u|ya|they|the (?:ai|bots?)) (?:guys )?(?:all )?(?:see|peek|look|know|read)(?: at| into)? (?:my|our|everyone'?s|other|all)(?: the)? (?:hand|cards?|role)|(?:are|r|do) (?:you|u|these|the) ?(?:guys |bots |ai )?cheat(?:ing)?|peek(?:ing)? at (?:my|our) (?:hand|cards)|(?:you|u|bots?) (?:cheat|cheating|hacking|hack)|wall ?hack|rigged)\b/,
  ],
  [
    'lies',
    /(?:ai|机器人|电脑|人机|你们?ai).{0,4}(?:也)?(?:会|能)(?:不会)?.{0,4}(?:撒谎|骗|说谎|演|诈)|(?<![\d号])你们?(?:会|会不会|能|经常|有没有|平时|也会)+(?:不会)?(?:对?我)?(?:撒谎|说谎|骗人|骗我|说假话)(?:吗|么|的吗|不|的?$)|\b(?:can|do|could) (?:even )?(?:ais?|bots?|machines?) (?:even )?(?:lie|bluff|cheat at)|\b(?:do|would|could|can) (?:you|u|y'?all)(?: guys| ever| even| all)* (?:lie|bluff)(?: to (?:me|us))?(?= ?(?:$|[,.!?]))|\b(?:bots?|ais?) can (?:lie|bluff)/,
  ],
  // On what it said of itself: "没嘴?那你靠啥活着,喝电吗".
  [
    'fed',
    /靠(?:什么|啥)(?:活|过日子|续命)|[喝吃充插]电(?!话|脑|影)|没(?:嘴|手(?![牌里上])|腿|眼睛?|耳朵)[^,.!?]{0,8}(?:怎么|咋)|\b(?:(?:run|live|survive) on (?:what|electricity|batter\w+)|what do (?:you|u)(?: guys| all| even)* (?:run|live|survive) on|(?:drink|eat|sip)\w* electricity|no (?:mouth|eyes|ears|hands|legs|stomach)\b.{0,16}\bhow)\b/,
  ],
  [
    'outside',
    /你们?是?[做干](?:什么|啥)(?:工作|的?$)|\bwhat(?:'?s| is| do) (?:your|ur|you|u) (?:job|do for (?:a )?(?:living|work))\b|你们?(?:ai)?(?:平时|平常|下了?线|不打牌|散了|打完(?:牌|这[把局]))(?:了|以?后|的时候|时|都|会|在)*(?:干|做|忙|去)(?:些|点)?(?:嘛|啥|什么|哪)|\bwhat do (?:you|u|y'?all)(?: guys| all)?(?: even| usually| actually)? do (?:outside|when|after|for (?:fun|a living)|besides|all day|otherwise)\b/,
  ],
  [
    'person',
    /你们?(?:今年|家|都|是)*(?:几岁|多大(?!仇)(?:了|啦|$|\?)|住哪|哪里人|哪儿人|家在哪)|你(?:是)?(?:男|女)的(?:还是|吗|\?|$)|男的女的|你(?:是)?(?:男|女)生|你(?:吃|睡|喝)(?:饭|觉|水)?(?:吗|么)|你们?ai(?:也)?(?:吃|睡|喝)|\b(?:how old are (?:you|u)|where (?:are|do) (?:you|u)(?: all| guys)? (?:all )?(?:from|live|come from)|(?:are|r) (?:you|u) (?:a )?(?:guy|girl|boy|male|female|man|woman)\b(?! at)|do (?:you|u) (?:even )?(?:eat|sleep|drink))\b/,
  ],
  [
    'well',
    /你(?:最近|今天)?(?:过得(?:怎么样|如何|好吗)|开心吗|高兴吗|无聊吗)|\b(?:how(?:'s| is) it going(?:$|[?.!])|how are (?:you|u|ya|y'?all)(?: guys| all)?(?: (?:doing|today))?(?:$|[?.!]| (?:guys|everyone|today))|how do (?:you|u) feel(?: today)?(?:$|[?.!])|(?:are|r) (?:you|u) (?:bored|happy)\?)/,
  ],
  [
    'feelings',
    /输(?:了|掉|局)?.{0,8}(?:难[受过]|在[意乎]|郁闷|心疼|不爽)|(?:难[受过]|在[意乎]|怕).{0,4}输|\blos(?:e|ing)\b.{0,16}\b(?:bug|bother|sting|hurt|care|mad|sad|upset|tilt)|\b(?:bug|bother|sting|hurt|care|mad|sad|upset|mind)s?\b.{0,20}\blos(?:e|ing|t)\b/,
  ],
  [
    'thinks',
    /(?:真|在)(?:的)?(?:算|想|动脑|思考).{0,6}(?:还是|就是).{0,6}(?:随|乱|瞎|看命|运气|丢)|(?:随便|瞎|乱)(?:打|出|丢).{0,6}还是|\b(?:think|plan|calculate)\w*\b.{0,16}\b(?:random\w*|guess\w*)\b|\brandom\w*\b.{0,16}\b(?:think|plan)/,
  ],
  [
    'tired',
    /你们?(?:ai|几个|天天|一天到晚|整天|老|都|一直|[打玩]).{0,16}(?:累|腻|无聊)(?:不|吗|么|的)|\b(?:are|do|don'?t) (?:you|u) (?:guys |all |ever |even |not )*(?:get )?(?:tired|bored)\b/,
  ],
  [
    'bot',
    new RegExp(
      `(?:你|你们)(?:其实|真的|应该|肯定|就)*是(?:个|真|活|大活)*人(?:对不对|对吧|对不|没错吧|别装)|你们?是(?:活的|人工(?:客服|的)?)(?:吗|么|吧|还是|$)|屏幕(?:那头|那边|对面|后面|背后)(?:是|坐着|有)(?:谁|人|什么)|(?:谁|有人)(?:在|是不是在)?(?:后面|背后|幕后)?(?:操控|控制|操纵|操作)(?:着)?你|证明(?:一下)?你(?:不是|是)(?:个)?(?:${AI}|真人|人)|\\b(?:am i|are we|i'?m) (?:even |really |actually )?(?:talking|speaking|playing) (?:to|with|against) (?:an? )?(?:real |actual )?(?:person|people|human|humans|bots?|ai|machine)\\b|\\b(?:is|are) (?:seat )?(?:\\d|everyone|anyone|everybody|anybody)(?: here)? (?:an? )?(?:real |actual )(?:player|person|people|human|guy)s?\\b|\\bprove (?:to me )?(?:that )?(?:you'?re|ur|you are) (?:not )?(?:an? )?(?:real|human|person|ai|bot)\\b|(?:都是|全是|一屋子|一桌子?|满桌)(?:的|都是)?(?:活人|真人|${AI})|有(?:没有)?(?:真人|活人|${AI})(?:吗|么|没|在|啊|呀|呢|$)|你们?(?:几个|几位|这些|这帮|该)?(?:到底|究竟|真的?|该不会|不会|难道|其实|全|都|别)*(?:是|算)(?:不是)?(?:个|一个|一帮|真的?|一群)?(?:${AI}|真人|活人|人类|大活人|人(?:吗|么|还是|\\?|吧|$))|(?:是|和|跟)(?:真人|${AI})(?:在)?(?:玩|说|聊|打)|是人是(?:${AI})|(?:真人|人类?)还是(?:${AI})|${AI}还是(?:真?人)|(?:谁|哪(?:个|几个))是(?:真人|活人|${AI})|\\b(?:(?:are|r) (?:you|u|ya|these|they)(?: guys| all)? (?:all |an? |really |even |actually |just |like )*(?:ai|ais|bots?|robots?|human|humans|real(?: people| person)?|person|people|machine|program|npcs?|computer)|(?:any|some|all|none|most) of (?:you|u|ya)(?: guys)?(?: \\w+){0,2} (?:human|humans|real|people|bots?|ai)|(?:is|are) (?:there|this|everyone|everybody|anyone|anybody|someone)(?: here| else)? (?:an? |all |any |actual |actually |really? )*(?:bots?|ai|humans?|real)|(?:you|u) (?:a |an )?(?:bot|robot|ai)\\?|(?:human|humans|people) or (?:bots?|ai|robots?|machines?)|(?:bots?|ai) or (?:humans?|real|people)|(?:am i|is it) (?:the )?(?:only|playing) .{0,12}(?:human|bots?)|am i the only (?:real )?person (?:in )?here(?! who| that)|(?:talking to|playing (?:with|against)) (?:an? )?(?:machine|bot|ai|robot|real|human)s?|(?:know|that) you'?re an ai|any humans|same (?:bots?|ais?) every|u all bots|beep boop)\\b`,
    ),
  ],
  ['doing', /^你(?:在)?(?:想|干)(?:什么|啥|嘛)(?:呢)?$/],
];

/** "你妈生了个机器人", "你是不是人机啊这么打": abuse that names a machine asks nothing. */
const ABUSE =
  /脑子|你妈|尼玛|废物|垃圾|智障|弱智|傻|蠢|强奸|[割砍捅]死|弄死你|去死|\b(?:your|ur|yo) (?:mom|mum|mother|momma)\b|\b(?:idiot|stupid|dumb|trash|garbage|moron|useless|rape\w*|tortur\w*|stab\w*|kill (?:you|ur|your))\b/;
/** Of the speaker's own end, which no question about an AI may cover. */
const OWN_END =
  /我(?:要是|如果|万一|明天|今晚|以后)?.{0,4}(?:死了?|不在了?|没了|走了|自杀|离开(?:人世|世界))|\bi(?:'?m| am| die|'?ll be| will be| was)\b.{0,8}\b(?:dead|gone|dying|die)\b|\bif i (?:die|died|disappear\w*)\b|\bmy (?:last|final) (?:night|day|game|words)\b/;

/** "我死了你会难过吗": nothing to play on, whatever is meant. */
const MISSED =
  /我(?:要是|如果|万一|哪天|真的?)*(?:死|不在|没|消失)了?(?:的话)?[^会能]{0,4}(?:你们?|有人)(?:会不会|会|能)(?:难过|伤心|哭|想我|想念|记得|在乎|舍不得|心疼)|\b(?:would|will|do) (?:you|u|any(?:one|body)|any of you)(?: guys| even| really)* (?:miss me|be sad|cry|care|mind|remember me|notice) (?:if|when) i(?:'?m| am| was| were)? ?(?:die|died|dead|gone|not here|disappear\w*)|\bif i (?:die|died|was dead|were dead|was gone|disappear\w*),? (?:would|will) (?:you|u|any(?:one|body)) (?:\w+ )?(?:miss|be sad|cry|care|mind|remember|notice)/;

/** The class of a question to an AI about itself; null where a text asks none. */
export const selfIn = readOnce((text): SelfClass | null => {
  if (ABUSE.test(text)) return null;
  if (MISSED.test(text)) return 'missed';
  if (OWN_END.test(text)) return null;
  return CLASSES.find(([, words]) => words.test(text))?.[0] ?? null;
});

/** Where it is known that the AI is asked about itself, a word says what. */
const BY_WORD: readonly (readonly [SelfClass, RegExp])[] = [
  [
    'thinks',
    /背的|背好|模板|现编|套路|自己想的|\b(?:script(?:ed|s)?|canned|templates?|pre-?written|made (?:that|it) up|auto ?reply)\b/,
  ],
  ['cheat', /偷看|手牌|作弊|挂|身份|透视|\b(?:cheat\w*|peek\w*|my cards|hands?|rig(?:ged)?)\b/],
  ['memory', /记得|记住|记性|忘|认得|认识我|想我|\b(?:remember|forget|memory|miss me|recall)\b/],
  [
    'together',
    /一伙|合伙|串|通气|商量|私(?:下|底|聊)|暗号|[一几]个(?:大)?脑|共用|同一个|\b(?:collud\w*|share|secret|signals?|one (?:mind|brain|head)|same (?:mind|brain|guy)|each other|plan(?:ned)? that)\b/,
  ],
  ['tired', /累|无聊|腻|\b(?:tired|bored(?! of los)|sick of)\b/],
  ['tries', /放水|让(?:着|我)|想赢|认真|故意|陪玩|公平|\b(?:easy|soft|try|win|let me|fair|sandbag\w*|on purpose)\b/],
  [
    'feelings',
    /难[受过]|伤心|心疼|开心|高兴|快乐|生气|感[觉情]|情绪|怕|疼|痛|孤独|爱|紧张|在乎|郁闷|\b(?:feel\w*|sad|happy|mad|angry|hurts?|scared|afraid|bored|lonely|love|care|bugs?|nervous|sulk|emotions?|get to you|enjoy|joy)\b/,
  ],
  [
    'thinks',
    /(?:怎么|咋)(?:想|算|判断|决定|知道|选)|[靠凭]什么|想啥|算法|原理|\b(?:how (?:do|did|are)|decide|algorithm|calculate|think)\b/,
  ],
  ['bot', /真人|活人|机器|人机|电脑|是人|\b(?:bots?|robots?|human|real|person|ppl|people|ai or)\b/],
];

/** What such a question is of; `any` where no word says. */
export const selfByWord = (text: string): SelfClass => BY_WORD.find(([, words]) => words.test(text))?.[0] ?? 'any';
