/** Whether a line asks how the game works, or what its players mean by a word: what newcomers ask (§Q1). */
import { readOnce } from '../../line/read-once';
import { cardsIn, type CardMention } from '../words/cards';
import { GEAR } from '../words/gear';
import { newcomerAsks, NOVICE } from './newcomer';
import { ruleAsked } from './rule-aspect';
import { asksOfTerm } from './term-asked';
import { ASKS } from '../words/asked';

const HOW = /怎么(?!看|办|想|收拾|弄|搞)|咋(?!看|办|想)|为(?:什么|啥|何)|bug|什么操作|\b(?:how(?! many)|why|bug)\b/;

/** "为什么我打一刀好几个人一起掉血啊", "why did everyone lose hp when i hit one guy": what chains do. */
export const SHARED_HURT =
  /(?:好几|几|[两三四]|这么多)个人?(?:都|也|一起|跟着|全)*[掉扣少]血|(?:一起|跟着|也跟着)(?:[掉扣少]血|[掉扣])|^(?!.*\bbut (?:you|u|me)\b).*\b(?:everyone|everybody|all of us|(?:two|three|four|other) (?:people|players|guys)|(?:why|how come|did) (?:did )?(?:i|we) also)\b.{0,12}\b(?:los[et]|took|takes?|hurt)\b/;

/** "我没有牌诶,摸两张对吧", "do i draw two now". */
export const DRAWN =
  /(?:摸|抽)(?:两|2|二|几)张(?:牌)?(?:对吧|是吧|对吗|是吗|吗|么|[?])|\bdo i (?:get to )?draw (?:two|2|how many)\b|\bhow many (?:cards )?do i draw\b|(?:什么|啥)时候(?:能|可以|才能|该)?(?:摸|抽)牌|\bwhen (?:do|can|am) i (?:\w+ ){0,3}draw\b/;
/** "what happens if the lord dies", "主公要是死了会咋样". */
export const LORD_FALLS =
  /主公(?:要是|如果|万一|一旦)?(?:死|倒|挂|没)了?(?:的话)?,?(?:[就还]?(?:会|是)?(?:怎么?样|咋样|怎样|算?谁赢(?!都)|啥结果|什么结果))|(?:what(?: happens)?|who wins) (?:if|when|once) (?:the )?lord (?:dies|falls|is (?:dead|killed|down))/;
/** "判定是先判哪一张", "which one gets judged first". */
export const JUDGED_FIRST =
  /先判|判定.{0,4}(?:顺序|先后|哪.{0,4}先|先.{0,3}哪)|\border of judg\w+|\b(?:which|what)(?: one| card)? (?:is|gets|do i|do we|does it) (?:get )?judged? first\b/;
const BY_GROUP = /南蛮|万箭|桃园|技能|\b(?:barb\w*|savage\w*|arrow\w*|volley|skills?)\b/;

const CARD =
  /乐(?![了意趣子])|兵粮|闪电|决斗|火攻|铁索|借刀|五谷|南蛮|万箭|无懈|顺手|过河|桃园|\b(?:lebu|indulgence|contentment|bingliang|supply|shortage|lightning|duel|fire attack|chains?|barb\w*|arrow\w*|nullif\w*|harvest)\b/;

/**
 * All of a row stand in a line that asks it, in whatever order. In this order:
 * - "我咋被横过来了，这链子有啥坏处".
 * - "杀一回合能出几张", "he slashed 3 times how is that legal".
 * - "wait how does one slash do 2 dmg, is that a bug".
 * - "i had lebu on zuo fen, how'd she still get to slash".
 * - "我用借刀，他没出杀，怎么他那把寒冰就归我了".
 * - "藤甲不是挡杀的吗，咋又怕火了".
 * - "闪电啥时候劈啊", "when does lightning go boom? is it coming to me".
 * - "乐贴我头上啥意思", "兵粮跟乐区别在哪", "决斗那张规则是?": who speaks of somebody's intent names that one.
 * - "barbarians: should i have dropped a sha or a dodge", "火攻为啥要亮牌".
 * - "闪电挂自己头上他疯了?".
 * - "peach garden healed EVERYBODY? i thought only my side".
 * - "马被拆了那我距离是不是就变近了".
 * - "咋一个都砍不着", "how do i count distance".
 * - "how's the spy supposed to win".
 */
const ASKED: readonly (readonly RegExp[])[] = [
  [
    /跳[反忠内]|集火|盲狙|卖血|苟|划水|补刀|aoe|表忠|\b(?:jump\w*|focus fire)\b/,
    /(?:什么|啥)(?:叫|是|意思|玩意)|黑话|几个意思|\b(?:what'?s|what (?:is|does|do)|wtf|mean(?:s|ing)?)\b/,
  ],
  [
    /横(?:着|置|过来)|链子|[锁连链]着|\bchain(?:ed|s)\b/,
    /(?:什么|啥|没有|有).{0,2}(?:坏处|影响|后果|用|效果|事)|会(?:怎么?样|咋样)|咋办|\b(?:bad|mean|what(?:'?s| does| is| happens)|matter|effect)\b/,
  ],
  [
    /杀|\b(?:slash|strike)(?:e[sd]|ed)?\b/,
    /回合|\b(?:turn|times|twice|more than one)\b/,
    /(?:能|可以|最多).{0,3}(?:出|几|多少|用|两)|不是.{0,4}(?:一|1)|[一1][张次刀]杀?[吗么?]|\b(?:can|legal|allowed|limit|max)\b/,
  ],
  [
    /[一那][刀杀张下箭]|杀|火攻|\b(?:slash|strike|hit|one|fire attack)\b/,
    /[两二俩2][点滴格血伤]|[掉扣]了?[两二俩2](?!号)|双倍|\b(?:2|two|double) ?(?:dmg|damage|hp|health)\b|\b(?:lose|lost|took|takes?) (?:2|two)\b(?! cards?)/,
    HOW,
  ],
  [
    /乐(?!的|了我)|兵粮|\b(?:lebu|contentment|bingliang|supply|shortage)\b/,
    HOW,
    /还能|还可以|没(?:用|中|生效)|\b(?:still|didn'?t work)\b/,
  ],
  [/借刀|\bborrowed (?:blade|sword)\b/, HOW, /[归给交拿]|\b(?:gets?|got|hand|give)\b/],
  [
    /藤甲|八卦|仁王|白银|狮子|\b(?:vine|bagua|trigrams|renwang|silver lion)\b/,
    /不是(?:能|可以|会)?(?:[挡防免]|不怕)|\b(?:supposed to|isn'?t|doesn'?t)\b.{0,24}\b(?:stop|block|protect|immune)\w*/,
    HOW,
  ],
  [
    /闪电|\blightning\b/,
    /(?:什么|啥)时候(?!.{0,4}[放挂贴]的)|会(?:不会)?.{0,3}(?:传|轮|转)(?:到|给)|\bwhen (?:does|do|will|is)\b|\b(?:is|will|does) it\b.{0,8}\b(?:pass|mov|com|go)(?:e|ing)?\b/,
  ],
  [
    CARD,
    /^(?!.*(?:[你您]|号|主公).*意思).*(?:(?:啥|什么)意思|区别|规则(?:是|呢|啥|什么|[?])|还能(?:动|出牌|摸牌|打)|\b(?:difference|what (?:does|do|will) (?:it|that|this|they) do|how (?:does|do) (?:it|that|they|this) work)\b)/,
  ],
  [/闪电|\blightning\b/, /疯|傻|\b(?:crazy|insane|himself|herself|themselves)\b/, /[?吗么]|why/],
  [
    /桃园|五谷|\b(?:peach garden|harvest)\b/,
    /所有|每个|人人|敌人|对面也|只[给有]|\b(?:every(?:body|one)|only my|enem\w+)\b/,
    /[?吗么]|以为|\bthought\b/,
  ],
  [/距离/, /是不是(?:就|会)*变?[近远长短]|(?:[加减]|近|远)(?:一|1)|怎么(?:算|看)/],
  [/(?:[够砍打杀]不[着到](?!我)|距离)|\b(?:out of range|(?:can'?t|cannot) (?:reach|target)|distance)\b/, HOW],
  [
    /(?:反贼?|内奸|忠臣?|主公).{0,3}(?:怎[么样]|咋|如何).{0,4}[赢胜](?!的)|怎[么样].{0,3}(?:能|算)赢|(?:反贼?|内奸|忠臣?|主公).{0,3}(?:干[嘛啥]|做什么)(?:的|来着)|(?:反贼|内奸|忠臣)(?:到底|究竟|是|都|具体)*(?:要|得|该|需要|应该)(?:干(?:[嘛啥]|什么)|做(?:什么|啥)|怎么做)(?:才|[呀啊呢?]*$)|(?:反贼?|内奸?|忠臣?|主公)的?(?:任务|目标|目的)(?:到底)?(?:是|都有)?(?:什么|啥)|\b(?:what|how)(?:'?s| do| does| is| are)(?: (?:the|an?))? (?:rebels?|spy|traitor|renegade|loyalists?|lord)(?: even| actually)? (?:do(?! next| now)|(?:have|need|want) to (?:do|win)|win|supposed)\b|\b(?:goal|objective|win condition) (?:of|for|as) (?:the|an?) (?:rebels?|spy|traitor|renegade|loyalists?|lord)\b/,
  ],
];
/** Whom somebody is taken for, or who did it, is no rule. */
const ELSE =
  /谁|凭(?!.*一回合)|为(?:什么|啥|何)(?:[你他她]|主公|.号)?(?:要|去|老|总|只)?(?:打|砍|烧|火攻|乐|贴|拆|针对)(?!不)|\bwho\b|\b(?:u|you) think\b|\bwhy (?:the lord|seat \d|\d|s?he|you|u|they|did|do|does)\b(?!.*\b(?:still|can|able|allowed|work|mean|(?:do|take|lose|deal|cost)(?:e?s)? (?:two|2))\b)/;

/** "what's Borrowed Blade? did you…", "…used Dismantle on me. what does that card actually do?": a sentence of its own asks of a card. */
const asksOfCard = readOnce((text): boolean => {
  // Cards are looked for in no line that cannot ask so.
  if (!text.includes('what')) return false;
  const cards = cardsIn(text);
  if (cards.length > 0 && WHAT_IT_DOES.test(text)) return true;
  return cards.some(
    ({ start, end }) =>
      /(?:^|[,.!?] ?|\bso |\bwait |\bbut )what(?:'?s| is| does| do)(?: an?| the| this| that)? $/.test(
        text.slice(0, start),
      ) && /^(?: card)?(?: do| even do| actually do| mean)?(?: again)?(?:$|[,.!?])/.test(text.slice(end)),
  );
});
const WHAT_IT_DOES =
  /(?:^|[,.!?] ?)(?:so |and |but |wait |ok )?what does (?:that|this|the|it) ?(?:card|one|thing)? ?(?:even |actually |really )?do\b/;

/** Whether a folded text asks that. @param told it tells a deed on record, which is no term of the game */
export const asksOfRules = (text: string, told = false): boolean =>
  newcomerAsks(text) !== null ||
  asksOfCard(text) ||
  asksOfTerm(text, told) ||
  [DRAWN, JUDGED_FIRST, LORD_FALLS].some((one) => one.test(text)) ||
  (!told && !ELSE.test(text) && NOVICE.test(text) && ASKS.test(text) && cardsIn(text).length > 0) ||
  (SHARED_HURT.test(text) && HOW.test(text) && !BY_GROUP.test(text)) ||
  (!ELSE.test(text) && ASKED.some((all) => all.every((one) => one.test(text)))) ||
  (!ELSE.test(text) &&
    cardsIn(text).some(
      (one) => PLAYED.test(text.slice(one.end)) || (GEAR.has(one.card) && asksOfGear(text, one, HOW.test(text))),
    )) ||
  ruleAsked(text) !== null;

/** "决斗那张牌是怎么玩的呀", "乐不思蜀是不是就不能出牌了": of any card. */
const PLAYED =
  /^(?:那|这)?[张个]?牌?(?:到底|究竟)?(?:是)?(?:(?:怎么|咋|如何)(?:个)?(?:玩|用(?![在掉了到你给]))|(?:的)?(?:规则|作用|用法)|(?:是)?干(?:嘛|啥)(?:用)?的|是不是(?:就)?(?:不能|只能|必须|要判)(?!打|杀|帮|给))|^ (?:card )?(?:again )?(?:mean i (?:can'?t|skip|lose)|actually work)/;

/** "贯石斧咋用来着", "那个大宛是什么,马吗": of what is put on. */
const BEHIND =
  /^(?:这|那)?[张件把匹个]?(?:到底|究竟)?(?:(?:怎么|咋|如何)(?:个)?(?:用(?!你)|使|玩|回事)|是(?:个)?(?:什么(?!时候)|啥(?!时候)|干[嘛啥]|马|武器|防具|装备|放牌)|(?:有)?(?:什么|啥)(?:用|效果)|干(?:嘛|啥)用?的|射马|[?,]?(?:是|算)?(?:马|武器|防具|装备)(?:吗|么|吧))/;
const BEFORE_EN =
  /(?:\b(?:what'?s|whats|what (?:is|does|do|was)|how (?:does|do|do i use)|how'?s|is|remind me what)(?: the| a| an| my| that| this)?|\bwhat (?:does|do) \w+'?s) ?$/;
const asksOfGear = (text: string, { start, end }: CardMention, wonders: boolean): boolean =>
  (wonders && INSTEAD.test(text)) ||
  (/[a-z]/.test(text.slice(start, end))
    ? BEFORE_EN.test(text.slice(0, start)) &&
      /^(?:'s)?(?:$|[ ?,.]*(?:even |again|do\b|works?\b|an? \w|for\b))/.test(text.slice(end))
    : BEHIND.test(text.slice(end)));
/** What a piece of gear does in place of a wound. */
const INSTEAD = /反而|[不没](?:掉|受伤)|[丢弃].?牌|\b(?:instead|no (?:damage|dmg))\b/;

/** "说人话", "explain that like im 5": the last answer once more, in plain words. */
export const asksPlainly = (text: string): boolean =>
  /\bin (?:normal |human )?english\b|说人话|大白话|(?:没|不)(?:太)?懂.{0,4}(?:简单|直白|再说|解释)|(?:简单|直白|通俗|明白)(?:点|些)?[说讲]|[说讲](?:得)?(?:简单|直白|通俗|明白)|[说讲]慢(?:点|些)|慢(?:点|些)[说讲]|(?:换|用)(?:个|句|种)?(?:别的|简单的?)?(?:说法|话)[说讲]|\b(?:(?:say|explain|tell me) (?:that|it) (?:again )?(?:slow|simpl)\w*|simpler(?: please| words)?$|(?:in|use) (?:\w+ )?(?:plain|simple|simpler|normal|other|easy|easier|human|small) (?:words?|english|terms)|like i'?m (?:5|five)|dumb (?:it|that) down|eli5)\b/.test(
    text,
  );

/** "没听懂", "still lost": nothing but that what was just said is not understood. */
export const LOST =
  /^(?:我|真|还是|有点|完全|根本|,)*(?:没|[听看搞整弄]不|不)(?:太|大)?(?:[听看搞整弄])?(?:懂|明白)(?:[啊呢了]|你(?:在)?说(?:的)?(?:啥|什么))*$|^(?:(?:sorry|wait|nah|huh|what|uh+|um+|ok|bro|i|i'?m|still|so|but|didn'?t|don'?t|really|am|,)(?![a-z]) ?)+(?:lost|get (?:it|that|you|u)|follow|understand|confused)(?: (?:at all|you|that|it))?$/;
