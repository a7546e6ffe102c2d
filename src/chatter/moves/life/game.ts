/** Words of the game: where they stand, a line is not of life (§Q1). */
import { withoutOtherGames } from './other-games';

/** Taught, played, talked of as a pastime: "她教我打牌的", "she taught me cards". */
const PASTIME =
  /(?:教|陪|带|跟|和).{0,6}(?:打|玩)牌|打牌(?:吧|要紧|解闷|散心|都)?|\b(?:day|night|weather|time|mood) for cards\b|\b(?:slide|pitch) decks?\b|\bdeck (?:looking|coming along|redone|done by|due|finished|sent)|\b(?:boss|client|manager)\b[^.!?]{0,20}\bdeck|\bhp irl\b|玩牌|\b(?:taught|teach|teaching|play(?:ed|ing|s)?|love[ds]?) (?:(?:me|us|him|her|with|to|how|play|these|some) )*cards?(?: (?:games?|actually|too|with))?\b/g;

/** Seats, roles, cards, health, skills, whose turn it is. */
const HARD =
  /\b(?:nei|zhong|fanzei|lebu|nanman|wanjian|wuxie|juedou|tiesuo|bingliang|renwang|sha)\b|\d ?号(?![线楼])|[一二三四五六七八]号(?!线|楼)|主公|反贼|(?<![正应相违])反(?![正应而复过悔省思胃馈对了常骨])|忠|内奸|身份(?!证)|(?<!招|品|名|车|门|老|大|摊)牌(?![照子坊])|闪(?![婚退])|桃(?!花)|回合|轮到|该你|(?<!高|低|出|流|抽|验|心|脑|贫|吐)血(?![压糖常液管栓脂检型缘汗泪])|残血|丝血|集火|阵营|武将|技能|装备|无懈|决斗|南蛮|万箭|五谷|桃园|火攻|铁索|乐不|贴乐|被乐|兵粮|闪电|连弩|酒杀|判定|摸(?:牌|了.张)|出(?:牌|杀|闪|手(?!术))|拆(?:了|我|他|她|你|掉|牌|光)|顺(?:了?我|走|手牵)|[砍捅]|(?<![我他她我们自])杀(?![猪青毒菌时价])|一刀|补刀|队友|跳(?:忠|反|内)|诸葛连|麒麟|青龙|藤甲|八卦阵|仁王|(?<![上])马(?![上路桶虎后克拉云甲])|刀(?![疤口子])|[弓箭盾甲弩剑戟]|乐(?:了?我|住|没)|观星|拼点|弃|翻面|连环|洛神|[红黑]桃|梅花|方块|距离|改判|空城|[掉回扣]血|奶(?:我|他|她|你|一口)|\b(?:seat ?\d|p\d|rebels?|rebs?|loyal\w*|spy|spies|traitors?|renegades?|hp|peach(?:es)?|dodge[sd]?|slash\w*|duel\w*|dismantle\w*|nullif\w*|lightning|fire attack|crossbow|draw (?:two|pile|phase)|deck|skills?|equip\w*|discard\w*|horses?|armou?r|shield|chain(?:ed|s)?|bows?|swords?|bagua|aoe|barbarians?|arrows?|snatch\w*|negat\w*|negs?|harvest|heal(?:ed|s|ing)? (?!my|from)|redraw\w*|gear|weapons?|judg\w+|roles?|wine|chain reaction|(?:this|such a|what a|look at my) hand|whose turn|my turn|your turn|(?:the|this|that) lord)\b/;

/** Blows, help and deals between players, and the round that is played. */
const SOFT =
  /(?<!被人|吵|骂|雷)打(?:我|你|他|她|谁|死|不(?:动|过|死)|得|掉)|(?:别|再|敢)(?:打|搞|弄|动)(?:我|他|她)|救(?:我|他|她|一|命|人)|保(?:我|他|她|你)|针对|放过|饶|投降|偷袭|背刺|动手(?!术)|对面|这(?:局|把|轮|圈)|[下上](?:局|把|轮|圈)|手里|(?:跟|和)(?:我|你)(?:一队|一伙|一起打|混)|信(?:我|你)|演技|同伙|一伙|可疑|划水|谁赢|赢不|输了|残局|结盟|停手|苟|观望|看(?:看)?(?:情况|场面)|人头|满血|没血|爆发|输出|下一步|模式|再来|军师|亮(?:身份|将|牌)|(?:血|体力)上限|\b(?:this (?:game|round|turn)|(?:next|last) (?:game|round|turn)|(?:this|my|your|bad|good|nice) hand|(?:my|your|a|that|this|the) cards?|hit(?:s|ting)? (?:me|you|him|her)|attack\w*|kill(?:ed|s|ing)? (?:me|you|him|her)|target\w*|spare me|truce|deal\b|team up|trust (?:me|you)|promised|rematch|gg|wp|swing|betray\w*|protect|aim(?:ed|ing)?|go for (?:him|her|me)|come for me|focus (?:him|her|on)|dmg|damage|died on me|save me|heal me|cards?|round \d|turn (?:one|two|\d)|flip|show my|hold back|play this|range|tilt\w*|who bets|i bet|finish (?:him|her|it)|surrender|team|one hp|at one|the next turn|gang up|suspect\w*)\b/;

/** A reason asked of whoever is spoken to, a call to hurry, a good-bye: none goes on with what was told. */
const ELSE =
  /谁.{0,4}(?:我|干的|弄的)|解释(?:一)?下|怎么回事|什么情况|(?:为什么|为啥|凭什么|凭啥|干嘛|怎么|咋).{0,6}(?:打|动|搞|弄|针对|不救|选我)|快(?:点|些)(?!好)|搞快|人呢|挂机|\b(?:why (?:did|do|are|would|'d)? ?(?:you|u)|hurry|go go|your move|last chance|bye|cya|see ya|gotta (?:go|run))\b/;

/** @param text a clause or a line as it is read, without what tells a matter of life */
export const namesGame = (text: string): boolean => HARD.test(ofThisGame(text));

const ofThisGame = (text: string): string => withoutOtherGames(text).replace(PASTIME, ' ');

/** Also what only may be of the game. */
export const mayBeGame = (text: string): boolean => {
  const rest = ofThisGame(text);
  return HARD.test(rest) || SOFT.test(rest) || ELSE.test(rest);
};
