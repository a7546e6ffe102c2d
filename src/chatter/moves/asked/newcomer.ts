/** What newcomers ask of the game as a whole, and not of anything that was done (§Q1). */

export type NewcomerAsks =
  | 'shown'
  | 'secret'
  | 'over'
  | 'penalty'
  | 'side'
  | 'roles'
  | 'lord'
  | 'whom'
  | 'turns'
  | 'own'
  | 'panel';

/** Whoever says it is new to the game. */
export const NOVICE =
  /(?<!号|主公|[你他她])第一次(?:玩|来|接触|打(?!我|你|他|她|主公|\d)|$|[,.!])|头一?[回次](?:玩|打|来|$|[,.! ])|(?<!(?:号|主公|[你他她])[是像]?个?)(?:新手|萌新|新人|小白)(?![都也])|刚(?:开始)?(?:玩|学|会|入坑)|(?:没|没怎么|不太?|不大)(?:玩过|会玩|懂规则)|不懂规则|\b(?<!\b(?:the|his|her|their|your|lord's) )(?:first|1st) (?:time|game|match)(?! (?:the|he|she|they|you|u|seat|\d)\b)|(?:new (?:here|to|at|player)|i'?m (?:kinda |very |totally |pretty )?new|never played|newbie|noob|newb|beginner|(?:still |just )?learning (?:the|this|how))\b/;

/**
 * What is asked, and words that all stand in a line that asks it. In this order:
 * - "怎么打开面板", "how do I see what everyone thinks".
 * - "怎么看自己的身份", "where do i see my role".
 * - "为啥我就看得见刘备是主公，别人都没写", "why can i only see who the lord is".
 * - "那我身份要说出来吗还是憋着", "do i keep my role secret or tell ppl".
 * - "so does that mean someone won now or do we keep going"; a death ends nothing by itself.
 * - "南蛮我放的，把忠臣打死了怎么没惩罚我", "主公杀反贼能摸牌吗".
 * - "咋分得清谁跟我一伙", "how do i know whos on my team".
 * - "whats a lord even", "写着主公的那个是boss吗 要一起打他?".
 * - "我该打谁 完全懵", "so who am i allowed to hit? anyone??"; who knows the game asks for advice.
 * - "why is shi tao going again", "where did my turn go", "咋没轮到我就过去了".
 * - "我第一次玩,写主公的那个要先打他吗", "first game ever, who's the lord and am i supposed to hit him": the most general comes last.
 */
const ASKED: readonly (readonly [asks: NewcomerAsks, ...all: readonly RegExp[]])[] = [
  [
    'panel',
    /(?:怎么|咋|如何|哪里?|在哪).{0,3}(?:打开|点开|开|关|找|调出?).{0,4}(?:面板|小窗|推演|复盘|关系页|剧情页)|(?:面板|小窗|推演|复盘).{0,3}(?:在哪|怎么(?:打?开|关|用)|咋(?:打?开|用))|\bhow (?:do|can) i (?:see|check|know) what (?:every(?:one|body)|they all|the (?:others|table|ais?)) thinks?\b|\b(?:how|where)\b.{0,16}\b(?:open|find|close)\b.{0,8}\b(?:panel|review|mini board)\b|\bwhere(?:'?s| is) the (?:panel|review|mini board)\b/,
  ],
  [
    'own',
    /^(?!.*[你您位公号主]).*(?:(?:怎么|咋|如何|在哪里?|哪里?)(?:能|可以|才能)?[看查]到?我?自己的?身份|(?:我|自己)的?身份(?:在哪里?|哪里)(?:能|可以)?[看查])(?=$|[啊呀呢吗?!,.])|\b(?:how|where) (?:do|can) i (?:see|check|find)(?: out)? (?:my (?:own )?role|what (?:my role is|i am|role i have))\b/,
  ],
  [
    'shown',
    /(?:身份|主公).*(?:[?吗呢啊]|卡)|(?:为(?:什么|啥)|咋|怎么).*(?:身份|主公)|\b(?:roles?|lord)\b/,
    /就我?看得|看不[见到清]|没(?:写|显示)|(?:只有|就).{1,6}[写显]|\bonly (?:i )?see\b|\b(?:can'?t|don'?t) (?:i )?see\b|\bhidden\b/,
  ],
  [
    'secret',
    /我.{0,6}(?:身份|是(?:啥|谁))|\b(?:my (?:role|side)|(?:what|who) i am)\b/,
    /^(?!.*你(?!们)).*[要该能用].{0,4}(?:说|告诉|亮|藏|憋|保密)|\b(?:do|should|can|must) i\b.{0,24}\b(?:keep|hide|tell|say|reveal|show)\b/,
  ],
  [
    'over',
    /^(?!.*(?:怎么?样|那[俩两]|决斗|\bif\b|d have\b|\bwon (?:the|at|that)\b)).*(?:(?:谁|哪[边方]|有人)赢了(?![给谁就请的])|(?:死|倒|没|挂)了?(?:就|算|是).{0,2}(?:谁|哪[边方])(?:赢|胜)|(?:赢|(?<!点)结束|打完)了(?:吗|么|没|还是)|[还咋么][没不](?:结束|打完)[^,.!?]*[?吗呢谁]|(?:为(?:什么|啥)|咋|怎么).*[没不](?:结束|打完)(?!这|回)|\b(?:did|has|have(?! to)|does that mean)\b.{0,24}\bw[io]n\b|\bwho (?:just )?won\b|\bis (?:it|this|that)(?: the game)? over\b(?! there)|\b(?:do|are) we (?:keep|still) (?:go|play)ing\b)/,
  ],
  [
    'penalty',
    /[死杀倒翻]|\b(?:kill|flip|died)/,
    /[反忠](?!正|而)|\b(?:rebels?|loyal\w*)\b/,
    /惩罚|[受被要会]罚|[要会]弃牌|奖励|(?:能|可以|该|会|要|不是)摸|\b(?:penalt\w*|punish\w*|rewards?|gets? (?:\w+ )?cards)\b/,
  ],
  [
    'side',
    /^(?!.*你.{0,2}(?:怎么|咋)).*(?:怎么|咋|如何)(?:才能?)?(?:(?:知道|分|看|认|晓得).{0,6}(?:谁|哪|队友|敌)|(?:知道|分|晓得).{0,6}(?:[呀啊呢?,]|$))|\bhow (?:do|can|should|would) (?:i|we|you)\b.{0,16}\b(?:know|tell|see|find out)\b.{0,12}\bwho|(?:不知道|分不清|认不出|看不出|搞不清)(?:到底)?(?:谁|哪)|\b(?:dunno|don'?t know|no (?:idea|clue)|can'?t tell)\b.{0,6}\bwho/,
    /队友|自己人|一[伙边]|同伙|敌人|(?:忠臣?|反贼?|内奸?)(?:跟|和|与|还是)(?:忠|反|内|主)|\b(?:team\w*|(?:my|our|which|whose) side|all(?:y|ies)|enem\w+|friends?|with me)\b/,
  ],
  [
    'roles',
    /^(?!.*(?:意思|\d ?号|[一二三四五六七八]号)).*(?:(?:主公|反贼|忠臣|内奸)(?![那这的]).{0,6}(?:是|算)(?:个?(?:啥|什么)(?!人|身份|时候)|干[嘛啥]|boss|老大|敌人|队友)|(?:什么|啥)(?:是|叫)(?:主公|反贼|忠臣|内奸)|\bwhat(?:'?s| is| are| does)? (?:an? |the )?(?:lord|rebel|loyalist|spy|traitor)s? ?(?:even|mean|$|[,?]|for|and)|\b(?:is|are) the lord (?:the |a )?(?:boss|enemy|bad|good))/,
  ],
  [
    'whom',
    /我.{0,3}[该能要]打(?:谁|哪)|\bwho(?:m)? (?:am i|can i|do i|should i)(?: \w+){0,3} (?:hit|attack|kill|target)\b/,
    /懵|求教|新手|第一次|[不没](?:太)?(?:会玩|懂)|随便|\b(?:allowed|anyone|new|first (?:time|game)|no (?:idea|clue)|noob|lost)\b/,
  ],
  [
    'turns',
    /\bwhy (?:is|does|did)\b.{1,16}\b(?:going|go|get(?:ting)? (?:a|another) turn) again\b|\b(?:where did|what happened to) my turn\b|(?:咋|怎么)没轮到我|我的?回合(?:呢|哪去|去哪)/,
  ],
  [
    'lord',
    NOVICE,
    /^(?!.*(?:几个|多少|\d ?号|区别)).*(?:[该要得能](?:先)?(?:打|帮|护|保|干)(?:他|她|主公|啥|嘛|谁)|(?:这|到底)?(?:咋|怎么)(?:个)?(?:打|玩)(?:啊|呀|呢|法|的|$)|主公.{0,4}[该要].{0,6}还是|主公.{0,8}(?:啥|什么)(?:意思|用|人)|(?:谁|哪个)是主公|\b(?:who|which one)(?:'?s| is) (?:the )?lord|\bam i supposed to\b|\bwhat (?:do|am|should) i(?: even| actually| really)? (?:do|supposed)|\bhow (?:do|does) (?:i|this|it|the game) (?:play|work|go))/,
  ],
];

/** What of it a folded text asks; null where nothing. */
export const newcomerAsks = (text: string): NewcomerAsks | null =>
  ASKED.find(([, ...all]) => all.every((one) => one.test(text)))?.[0] ?? null;
