/** Words by which it is known what is asked, over folded clauses: simplified, lower case, ASCII marks. */

import { STILL } from './still';

const ROLE_ZH = '(?:忠臣?|反(?:贼|(?![悔对应正而倒]))|内奸?|忠内|奸细?|好人|坏人|自己人)';
const ROLE_EN = '(?:loyal(?:ist)?s?|rebels?|traitors?|spy|spies|renegades?)';
const any = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'));

/** "报下名字": those who are meant are to be named. */
export const NAMES =
  '(?:报|点|列|说|给)(?:一?[个下出])?(?:名字?|号)(?!称|声|气|头|牌|次|分|角)(?:来|吧|呗|啊)?$|\\b(?:name|list) (?:them|names|the (?:rest|other))\\b';

/** A clause that asks, marks aside. */
export const ASKS = any(
  NAMES,
  "\\bwhat to make of\\b|\\btell me (?:that'?s|he'?s|she'?s|it'?s) not\\b",
  `几[下次回](?:$|啊|呀|来着)|(?:要|想)(?:来)?[杀砍打弄收](?:死|掉)?我了?是(?:吧|不是)$|头号(?:嫌疑|可疑|反贼|内奸)|嫌疑(?:人|犯|最大)|是[忠反内].?(?:还)?是[忠反内]|忠还是反|是反还是|吗|有[打杀砍拆顺救].{0,8}么$|(?<![这那多])么(?!$|的)|嘛$|是不是|([打杀砍保帮救放管敢拆贴留认追])[不没]\\1|动不动手|上不上|干不干|是否|有没有|会不会|能不能|可不可以|要不要|该不该|行不行|信不信(?!我)|信不信我$|对不对|好不好|谁(?!都|也|敢(?!说)|要(?!是反|是内)|想(?!打|杀)|让|知道|怕|再|爱|说.{1,8}(?:跟|我就|别怪))|哪(?!怕|里话|有.{1,8}的)|图啥|咋(?!呼)|什么|啥|咋|怎么|怎样|如何|为何|为什么|为啥|凭什么|凭啥|干嘛|干吗|几(?:个|号|张|人|成|点|轮|反|忠|内|滴|格|血|回合|颗|次|刀)|多少|还是(?!${STILL})(?=.+$)|(?<![装演骗闹藏].{0,3}|着.{0,2})呢$|不$|(?:过|了|有|你刚[^,]).{0,8}没有?(?:啊|呀|呢)?$`,
  "\\b(?:you|u|y'?all)(?: guys| all)? (?:think|reckon|figure)\\b.{1,30}\\bor\\b|\\b(?:gimme|give me|got any) (?:a |some )?(?:names?|suspects?)\\b|^(?:(?:so|and|but|ok|hey|well|wait|then|or|lord)[ ,]+)*(?:wtf|who|whom|whose|what|why|how|which|where|when|is|are|am|was|were|do|does|did|can|could|would|will|should|shall|has|have|isn't|aren't|don't you|didn't|who's|what's|how's|whats|whos)\\b",
  "\\bwhat'?s (?:your|ur) (?:take|opinion|view|thoughts?|guess)\\b",
  '\\b(?:who|what|why|y|how|which) (?:u|you|ya|is|are|do|did|does|was|were|hit|killed|attacked|saved|took|many|sure|come)\\b',
  '\\b(?:you think|right|huh|no|yeah|or (?:nah|not|no|what))$|^(?:so |ok |right )*any(?:one|body) (?:got|have|see|reckon|think|know)\\b',
);
/** "别问我为啥": nothing is asked. */
export const NOT_ASKED =
  /谁.{1,6}(?:我|咱|老子)(?:们)?(?:就|也|都)?.{1,4}谁|(?:总(?:得|要|归|不能)|毕竟|本来|反正|无非|不过(?:就)?是|只是|就是).{0,12}嘛$|不还是(?:让|被|给|得)|^(?:都|谁|谁都)?(?:别|不要|甭)问|(?:先|再)(?:去)?(?:看|想|瞅|瞧|研究|数)(?:看|想|瞅|瞧|一下)?.{0,8}(?:什么|啥|几|多少)|\bdon'?t ask\b/;
/** Words in the form of a question that ask nothing: an ornament, a scolding. */
export const ORNAMENT =
  /^(?:谁(?:赞成|反对|有意见).*|.*还(?:要|用)(?:得着)?(?:啥|什么)?(?:证据|猜|说|问)(?:吗|啊)?|(?:这|他|她)(?:要是)?不是?(?:反|忠|内)(?:贼|臣|奸)?.{0,3}(?:谁|什么).*|.*还能.{0,6}(?:哪儿?去|到哪)|你们?(?:都|可)?看(?:见|到)(?:了)?(?:没有?|吧|吗)|是不是|对不对|对吧|是吧|懂不懂|知道吗|明白吗|好吗|行吗|可好|如何|意下如何|以为如何|以为何如|何如|岂不(?:快哉|美哉|妙哉).*|不亦.*乎|岂.*(?:哉|乎|也)|难道不是|怎么可能|谁知道呢?|谁怕谁|有什么(?:了不起|好怕)的?|何必呢?|何苦(?:呢|来哉)?|何足.*|何惧.*|who knows|who cares|so what|you know|right|huh|is it not|isn't it|eh)$/;
/** The same at the end of a clause. */
export const ORNAMENT_END =
  /(?:如何|何如)$|(?:岂非|岂不是?|焉能|安能|安敢|焉敢|岂敢|何惧|何妨|何足|孰能|谁与争锋|谁敢).*$|有何不(?:可|妥)$|(?:,| )(?:is it not|isn't it|don't you think|shall we|eh|my friends?)$/;

export const COUNT = any(
  `(?:剩下?|有|死了|活着|存活|藏着|多少|几)(?:着|下)?(?:多少|几)?(?:个|名|位)?(?:人|${ROLE_ZH})?.{0,2}(?<=几.{0,6}|多少.{0,6}|剩.{0,4}?几.{0,6})(?:个|名|位)?(?:人|${ROLE_ZH})`,
  `${ROLE_ZH}(?:一共|总共)?(?:还|现在)?(?:有|剩|死了|活着|藏着)(?:下|着)?(?:几|多少)`,
  `(?:几|多少)(?:个|名|位)?${ROLE_ZH}(?:$|还|活|死|没|剩|在|了)`,
  `几家|几反|几忠|几内|身份(?:配置|构成|分布|怎么分|比例)|(?:还|剩)(?:剩|有)?(?:下)?几(?:个|名|位)?(?:人|活人|玩家)`,
  `\\bhow many\\b.*\\b(?:${ROLE_EN}|left|alive|dead|players?|people|of (?:us|them)|remain\\w*|bad guys|good guys)\\b`,
  `\\b(?:number|count) of ${ROLE_EN}|\\bwho(?:'s| is|s) left\\b`,
  `\\bhow many\\b.{0,30}$`,
  `${ROLE_ZH}(?:不)?(?:就|只|还)?(?:剩|有)(?:下|了)?[一二三四两\\d]个?了?(?:吧|对吧|是吧)`,
  `${ROLE_ZH}(?:只|就)剩(?:下|了)?[一二三四两\\d]`,
  '(?:就|只)剩[一二三四两\\d]个?[忠反内]',
  '\\b(?:only|just) (?:\\d|one|two|three|four) (?:more )?(?:rebels? |rebs? )?(?:left|to go)\\b',
  `\\b(?:\\d|one|two|three|four|an?) ${ROLE_EN}\\b.{0,8}\\b(?:\\d|one|two|three|four|an?) ${ROLE_EN}\\b`,
  // "1忠1内2反没错吧", "剩一反一内".
  '[一二三四两仨俩\\d]个?[忠反内](?:[臣贼奸])?.{0,2}[一二三四两仨俩\\d]个?[忠反内]',
);
/** "反一个没死呗": so many are left, which the table may bear out. */
export const NONE_DEAD = /[忠反内](?:贼|臣|奸)?(?:是不是|还)?(?:一|半)个(?:都|也)?没(?:死|少|倒)(?!.{0,4}还不)/;
/** A deck told up, and what asks whether it is right. */
export const COUNTED_UP =
  /[忠反内](?:贼|臣|奸)?(?:只|就)剩(?:下|了)?[一二三四两\d]|(?:就|只)剩[一二三四两\d]个?[忠反内]|\b(?:only|just) (?:\d|one|two|three|four) (?:more )?(?:rebels? |rebs? )?(?:left|to go)\b|[忠反内](?:贼|臣|奸)?(?:不)?(?:就|只|还)?(?:剩|有)(?:下|了)?[一二三四两\d]个?了?(?:吧|对吧|是吧)|[忠反内].{0,12}(?:没错|对吧|是吧|没记错|来着)/;
/** "How many cards have you": private, no count of heads. */
export const COUNT_NOT =
  /得罪.{0,3}(?:多少|几个)人|几张|多少张|几点|几滴|几血|多少血|几轮|几回合|几岁|几个桃|几颗|几成|多少把握|几次|几刀|(?:打|伤|烧|射|中|掉)(?:了|到)?几个?人|几个?人(?:掉血|受伤|中|挨)|\bhow many (?:cards|peaches|hp|lives|turns|rounds|times|games|years)\b/;

export const RULE = any(
  '规则|技能.{0,6}(?:讲|说|介绍|科普)|不能(?:说|跳|亮)(?:自己|身份)|(?:怎么|咋|如何|怎样|咋样|什么条件)(?:才)?(?:能|算|会)?(?:赢|获胜|胜利|玩)(?!的)|胜利条件|赢的条件|(?:内奸?|反贼?|忠臣?|主公)(?:要|得)?(?:怎么|咋|如何|怎样)(?:才能|算|能)?(?:赢|玩|打)|技能(?:是)?(?:什么|啥|干嘛|怎么|有什么)|(?:什么|啥|哪个)技能|技能(?:介绍|说明)|(?:什么|啥)(?:效果|意思的技能)|(?:有|能)(?:什么|啥)用$|干(?:什么|啥|嘛)(?:用)?的|(?:啥|什么)(?:玩意|玩意儿|鬼东西|东西|牌)|(?<![账帐])(?:怎么|咋)(?:算|结算|判|触发|生效)的?$|没(?:传|触发|生效)|(?:什么|啥|何)时(?:候)?(?:才)?(?:能|会|触发)|(?:才|会)(?:反|触发|生效|发动).{0,4}(?:对吧|吧|吗)$|判定(?:怎么|是什么)|距离(?:怎么|是怎么)算|(?:能|可以)(?:被)?(?:无懈|闪)(?:掉|开)?吗',
  "\\b(?:how (?:do|does|can) (?:i|you|we|the|a|one)\\b.{0,24}\\b(?:win|play|work)|rules?\\b|(?:wtf|what(?: the \\w+)?) (?:does|do) .{1,24} do\\b|what(?:'s| is) (?:an?|the) \\w+ (?:do|for)\\b|how does .{1,24} work|whats? .{1,16} skill|win condition|how to (?:play|win)|what(?:'s| is) (?:the )?(?:nullification|duel|dodge|peach)\\b)",
);
export const SURE = any(
  '^(?:真的?)?(?:百分(?:之)?百|铁定|稳的?|这么(?:肯定|确定|信(?:他|她)))(?:吗|么)?$|(?:确定|肯定|确信|笃定)(?:是(?:他|她|[一二三四五六七八九\\d]+号))?(?:吗|么|不|$)|(?:几成|多大|多少|有没有|有)把握|认真的(?:吗|么)?$|说真的(?:吗|么)?$|当真(?:吗|么)?$|真的(?:吗|么|假的|是?(?:这样|他|她)吗)$|没(?:看|搞|弄|认|说|记)错(?:吧|吗|$)|(?<!没)(?:看|瞧)(?:花眼|走眼|岔)(?:了吧|了吗|吧)|瞎(?:掰|编|猜|蒙)的?(?:吧|吗|么|$)|扯的吧|不会(?:看|搞|弄|认)错(?:吧|吗)|敢(?:肯定|打包票|保证)(?:吗|么)|你有多(?:确定|肯定)|^(?:真|是)(?:吗|么|的吗)$',
  '\\b(?:(?:are |r )?(?:you|u) (?:really |that |absolutely |100% ?|so )?(?:sure|certain|serious|positive)|how (?:sure|certain|confident)|for real|really(?! (?:an? |the |our )?(?:rebel|reb|traitor|spy|loyal|renegade|nei|zhong)))\\b(?!.*\\b(?:think|is|are)\\b.*\\bwho\\b)',
);
export const EVIDENCE =
  /(?<!还要|还要啥|还要什么|还要个啥)(?:证据|依据|凭据|把柄)|(?:给|有|讲|说)(?:我)?个(?:说法|道理|理由|解释)|凭(?:感觉|直觉|一张嘴)|(?:有|什么|啥)(?:根据|理由|道理)(?!也)|^(?:根据|理由|依据|证据)|理由(?:是|呢|何在|说)|(?:哪|什么)(?:里|儿|一点|点|方面|地方).{0,4}(?:看出|看得出|像|可疑|不对|有问题|露)|怎么(?:看出|看得出|知道|判断|推|得出|发现|断定)|从何(?:得知|说起|看出)|何以见得|拿什么(?:证明|说)|证明(?:一下|给|啊|呢)|凭(?:的)?哪|有何(?:凭|证)|\b(?:evidence|proof|prove|based on (?:what|which)|what makes you|how (?:do|did|can|could|would) you (?:know|tell|figure|conclude)|on what (?:basis|grounds)|what did (?:he|she|they|seat \d+|\d+) do(?! (?:last|this|in|to|just|on))|what(?:'s| is| are) (?:your|the) (?:reasons?|reasoning|basis)|give me (?:a|one) reason)\b/;
export const WHY =
  /为什么|为啥|为何|为毛|凭什么|凭啥|凭毛|怎么(?:还|从来|总)?不(?!是|吭声|说话|出声|吱声|讲话)|咋(?:还|从来|总)?不(?!吭声|说话|出声|吱声|讲话)|(?:怎么|咋)(?:还|从来|总|也)?没(?!了|意思|用|血|牌|人|事|动静|[看听见想说吭吱出回反死完掉扣]|.[着中成掉到])|(?<!打算|准备|想|想要|计划|回合|轮|轮要|刚|刚才|都)(?:干嘛(?!呢$|去|的|用)|干吗|干什么(?!呢$|的|了|过|来着|用))|何故|何以(?!见)|(?:图|为)(?:什么|啥|个啥)|有(?:什么)?仇|(?:啥|什么|哪门子|多大)(?:的)?仇|\bwhy'?d\b|\bhow (?:do|did|could|can) (?:you|u) (?!feel|know|think|read|see|do\b)|\bwhat'?s your (?:deal|problem|issue)\b|欠(?:你|他|她|我)(?:钱|的|你|了)|招谁惹谁|(?:哪|什么时候|怎么|咋)(?:里|儿)?(?:得罪|招|惹)(?:了|过|着)?(?:你|他|她)|至于(?:吗|么|不)|犯得着|什么(?:原因|缘故|意思|情况|居心)|啥意思|何意|怎么(?:老|总|又|还|就|都|不)?(?:打|杀|砍|拆|顺|坑|搞|针对|救|帮|乐|兵|动)|怎么(?:觉得|认为|会(?:觉得|认为|怀疑|打|杀|拆|救))|这么(?:说|认为|觉得|想)\?|理由呢|几个意思|(?:咋|怎么)(?:老|总|一直|又|还|就)(?:是)?(?:跟|和|盯|追|逮|揪|冲)|咋(?:老|又|还|就)?(?:打|杀|砍|拆|顺|不救|不)|\b(?:why|y(?= (?:did|do|are|r|me|would)\b)|how come|what for|what was that(?: for)?|what did i do|what have i done|what(?:'s| is) your (?:problem|reason)|what do you mean|explain|what(?:'?s| is| was) the point|how(?:'?s| is| does| do) (?:that|this|it) (?:even )?mak(?:e|es|ing) (?:any )?sense|bc why|what gives)\b/;
export const PLAN =
  /(?:[刀枪剑矛](?:口|尖|锋|头)?|箭头)(?:这[轮次回把])?(?:朝|往|向|指|对)(?:着|准|向)?(?:谁|哪)|[打收杀砍弄集秒]不[掉死动下了].{0,4}(?:咋|怎么|如何|呢)|\bwho(?: are|'?re)? (?:we|y'?all) (?:all |gonna |going to )*(?:hat|hitt|attack|target|kill|focus|gang|slash|burn)[a-z]*\b|\bwho(?:'?s| is) (?:dying|getting (?:it|hit|smacked)) first\b|\b(?:what|and) if (?:we|i) (?:can'?t|cannot|don'?t|fail)\b|\bplan b\b|\bthen what$|(?:下[回次把]|以后|往后).{0,3}(?:还|再)(?:敢|会|要|想|[\u4e00-\u9fff](?:不|我不))|(?:^|[下先该要去来都会能想起算备好你个儿轮]|回合.{0,9}|刀.{0,4})(?:[打杀救砍刀捅顺兵弄搞拆乐保盯帮办]|集火|攻击|对付|收拾)(?:谁|哪[个位边]|几号)|(?<!我)打算(?!盘).{1,6}$|轮到你(?:了)?.{0,3}(?:咋|怎么)(?:打|办|玩|出)|(?:是要|是想|这是要|要|想)(?:来)?(?:杀|砍|打|弄|收|动)(?:死|掉)?我了?(?:是吧|是不是|吗|么|\?|$)|(?:下(?:个|一)?(?:回合|轮|圈)|等下|待会儿?).{0,4}(?:是不是|会不会|准备|打算|要)|([打砍帮保救管])不\1|动不动手|(?:打算|准备|计划|想要?|(?:回合|轮|圈|一步)要)(?:怎么|咋|[干做搞弄整](?:点|些)?(?:嘛|什么|啥)|怎样|如何|先打)|接下来(?:怎么|咋|打|干|要|该|你)|下(?:个|一)?(?:回合|轮|步)(?:你|我们|咱们|咱)?(?:打算|准备|怎么|要|想|会|打谁|干|去)|咱[俩们]?(?:怎么|咋)(?:配合|分工|打)|怎么(?:打|办|出牌|配合|救|走|搞|玩)(?:才|啊|呢|好|$|他|[一二三四五六七八九\d]号)|(?:要不要|该不该|应不应该|能不能|可不可以|应该|是不是该|是不是要)(?:先|再|去|现在)?(?:打|杀|救|留|出|交|用|拆|跳|集火|保|帮|把|开|放|吃|弃)|(?:有|什么|啥)(?:计划|打算|策略|对策|想法|思路|主意|高见)|你(?:要|想|会)(?:打|杀|救|帮)(?:谁|哪|我吗|[一二三四五六七八九\d]+号吗)|\b(?:what(?:'s| is| are) (?:the|your|our|you)(?: \w+)? (?:plan|strategy|opening|move|going to do|gonna do|planning)|what (?:will|should|shall|would) (?:you|we|i) do|what now|what next|what (?:are |r )?(?:you|u) (?:cooking|up to|plotting|scheming|(?:gonna )?do(?:ing)? (?:next|now|with|this turn))|what'?s the call|who(?:'?s| is| are)? (?:(?:you|u|we|everyone|everybody) )?(?:going (?:for|after)|hitting|targeting|attacking|slashing|focusing|starting with) ?(?:who|first|next)?|what'?s the play|what (?:are )?(?:you|u) (?:gonna|going to|about to) do|who (?:are )?(?:you|u) (?:goin|going|gonna go) for|who(?:m)? (?:should|do|shall|will|are|would) (?:we|i|you)(?: \w+)? (?:attack|hit|kill|target|focus|help|save|protect|go(?:ing)?|attacking|targeting)\b.*|who(?:m)? (?:to|next|first)|who should \w+|(?:u|you) (?:peaching|saving|healing|helping|hitting|coming for|backing) (?:me|us|him|her|\d)|should (?:i|we)|any plans?|will you (?:attack|hit|help|save|protect|kill|target)|(?:will|would|gonna|going to) (?:(?:you|u) )?do (?:that|it|this) again|again next (?:turn|time|round))\b/;

/** A role is asked for. */
export const ROLE_ASKED = any(
  `(?:是|像)(?:不是|个|哪个)?${ROLE_ZH}(?:吗|么|吧|啊|还是|呀|(?:[了呗]|了?不)?$)`,
  `是不是(?:个)?${ROLE_ZH}`,
  `是${ROLE_ZH}.{0,6}(?:吱|出|吭)(?:个|一)?声`,
  `${ROLE_ZH}还是${ROLE_ZH}`,
  `你系(?:乜|什|咩|边)|是忠是反|忠(?:还是)?反|是敌是友|敌还是友|是友是敌`,
  '(?:什么|啥)(?:来头|来路)|(?:哪|那)头的|(?:什么|啥|何)(?:身份|阵营|牌面|角色)|身份(?:是|呢|牌|到底)|(?:报|亮|跳|说)(?:个|一下|下|出)?身份|(?:哪|那)(?:边|一?伙|方|个?阵营)的|站(?:在)?哪(?:边|一边)|你(?:到底|究竟)?(?:是(?:谁的人|什么人|哪边|哪方|哪派|好人|坏人|自己人|敌)|帮(?:谁|哪边)|跟谁|站谁)',
  `\\b(?:are|r|were) (?:you|u)\\b.*\\b(?:${ROLE_EN}|good|bad|with (?:us|me|the lord)|on (?:my|our|the lord'?s?) side|friend|enemy|friendly)\\b`,
  "\\bwhat(?:'s|s| is| are| was) (?:your|ur|you)\\b.{0,14}\\b(?:role|side|team|identity|camp|faction)\\b",
  '\\bwh(?:ich|at|ose) (?:side|camp|team|role|faction)\\b',
  '\\bwhat are you\\b(?! (?:doing|talking|saying|up|going|planning|thinking|eating|waiting))',
  '\\b(?:your|whose) (?:role|side|identity)\\b',
  '\\bwho are you\\b|\\bwhich (?:is it|(?:one )?are (?:you|u))(?: then)?(?=$|,)',
  '\\b(?:what does (?:that|this|it) (?:make|leave) you|(?:makes?|leaves?) you (?:as )?(?:what|the)|where do (?:you|u) stand)\\b',
  '\\b(?:friend or foe)\\b',
);
/** A judgement is asked for. */
export const GUESS_ASKED = any(
  '(?:押|猜|赌)(?:他|她|[一二三四五六七八\\d]号?)?是?个?(?:啥|什么)(?!牌|花色|点)|几成[忠反内像]',
  "\\bwhat(?:'?s| is| are)(?: seat)? [1-8](?:,? and (?:what(?:'?s| is) )?(?:seat )?[1-8])?\\b(?= *(?:then|now)?$)",
  '(?:谁|哪个|哪位|几号)(?:看着|看起来)?(?:最|更|比较)?(?:不像好人|不是好人|不是好东西|没安好心|像坏人|居心)|(?:谁|哪个|哪位|几号)(?:会|可能)?(?:是)?(?:最后|另外?|剩下的?|第[一二三四])(?:那|的)?(?:一)?个(?:是)?[反忠内]',
  NAMES,
  '看出(?:点|些)?(?:啥|什么|门道|苗头|名堂|端倪)|头号(?:嫌疑|可疑|反贼|内奸)|嫌疑(?:人|犯)?(?:最大|是谁|呢)|(?:什么|啥)成分',
  `\\bwho(?:'?s| is) (?:the|that) (?:other|last|second|remaining) (?:one|${ROLE_EN})\\b|\\b(?:you|u|y'?all)(?: guys| all)? (?:think|reckon|figure)\\b.{1,30}\\bor\\b`,
  `(?:谁|哪个|哪位|几号)(?:才|最|会|可能|应该|更|比较|看着|看起来|像是|都|就|到底|究竟)?(?:是|像|不像|为)?(?:个)?(?:${ROLE_ZH}|主公的人|可疑|可信|靠谱|有问题|不对劲|有嫌疑|危险|有鬼|跳反|装忠|在装|藏|坏|内)`,
  `(?:${ROLE_ZH})(?:是|会是|到底是|可能是)?(?:谁|哪个|哪位|几号)`,
  '(?:怎么|咋|如何)(?:看(?!出|得)|想|评价|分析|判断)(?!.*(?:赢|玩))|有(?:什么|啥|何)(?:看法|高见|想法|怀疑)|(?:怎么样|咋样|如何|怎样)$|(?:谁|哪个|几号)(?:现在)?(?:最|更|比较)?(?:脏|黑|像|跳|阴|假|怪)',
  '(?:觉得|认为|感觉|看|猜|估计|怀疑|依你|以你|你说|在你看来)(?:.{0,8})(?:谁|哪个|哪位|几号|怎样|如何|怎么样|咋样|吗|呢|什么|啥)',
  '(?:怀疑|信|相信|信任|信得过|站|投|盯)(?:谁|哪个|哪位|几号)|(?:谁|哪个|几号).{0,3}(?:嫌疑|可疑|信|可靠|靠得住)',
  '(?:捋|盘|理|讲|说道)(?:一?捋|一?盘|一?理|一?讲|一下|说道)(?!究)|哪(?:边|个|头|位|家)(?:才)?是(?:贼|反|内|坏)|盘(?:一下|盘|一盘|个|下)?(?:身份|场|逻辑|局)|分析(?:一下|下)?(?:身份|局势|场上)|说说(?:你的)?(?:看法|想法|怀疑)',
  '(?:能|可以|该|敢|会)(?:不能|不可以|不该)?(?:信|相信|信任)(?:吗|么|不|他|她|\\d|[一二三四五六七八九])|可信(?:吗|么|不)|靠(?:谱|得住)(?:吗|么|不)|(?:有|没)问题(?:吗|么)|可疑(?:吗|么|不)|信得过(?:吗|么|不)',
  '(?:信不信|信)(?:我|他|她|得过).{0,3}(?:吗|么|不)?$',
  `\\b(?:gimme|give me|got|any) (?:a |some )?(?:names?|suspects?)\\b|\\b(?:who(?:'s|s| is| are| do| would| could| seems?| looks?)?|which (?:one|seat|player))\\b\\b.*(?:${ROLE_EN}|rebs?|suspicious|sus|shady|shifty|sketchy|dodgy|trust\\w*|count on|rely on|feel safe|suspect|enem(?:y|ies)|bad|evil|lying|liar|fishy|think|guess|dangerous|guilty|fake|faking|scum\\w*|innocent|friend|ally|allies|good guy|safe|side)`,
  "\\bwhat does that make (?:him|her|them|seat|p?\\d)|\\b(?:different|your) list\\b|\\bwonder what (?:he|she|they|seat \\d|p?\\d)(?: is|s|'s)\\b",
  "\\bwhat (?:do|did|would) (?:you|u|ya|y'?all)(?: guys| all| lot)? (?:think|make|reckon|say)\\b|^(?:any )?thoughts\\W*$|\\bwhat to make of\\b|\\btell me (?:that'?s|he'?s|she'?s|it'?s) not\\b|\\bwhat(?:'?s| is) (?:your|ur) (?:take|opinion|read|guess|view|thoughts?)\\b|\\b(?:any|an?|got|have) (?:\\w+ )?(?:guess|thoughts?|idea|suspects?|suspicio\\w*|reads?)(?! too)\\b|\\byour (?:guess|read|thoughts?|opinion)\\b|\\bthoughts on\\b|\\bhow about (?:seat |player |#|p)?\\d",
  '\\b(?:trust|believe) me (?:yet|now|right|enough)\\b|\\b(?:do|can|should|would) (?:you|u|i|we) (?:trust|believe|suspect)\\b|\\bwho(?:.s| is) (?:the |our )?lord\\b|\\b(?:suspect|trust) (?:anyone|anybody|someone|most)\\b|\\bdo you think\\b|\\byou think\\b.*\\b(?:is|are)\\b|\\banyone suspicious\\b',
  `\\bis (?:seat |player |#|p|no\\.? ?)?(?:\\d+|he|she|that guy|[\\p{L}]+)\\b.*\\b(?:${ROLE_EN}|good|bad|suspicious|sus|lying|safe|clean|with (?:us|them))\\b`,
);
/** What the hearer makes of the one who asks. */
export const SELF_JUDGED = any(
  '(?<!我)信没信(?:过)?我|(?:谁|[你您]们?)(?:刚才?|当时|真的?|有没有|到底|还|都)*信(?:了|过)?我(?:说的|的话|那句|那话)?(?:了|过)?(?:吗|么|没)|(?:谁|哪个)(?:当时|真的?|还|都)*信(?:了|过)(?!他|她)|(?:怎么|咋|如何)(?:看待?|评价)我(?!的|这|们|都|也|就)|[把拿]我(?:当|看)(?:成|作|做)?(?:个|的)?(?:是)?(?:啥|什么|哪|谁)|我在(?:你|您)(?:眼里|心里|看来)|(?:你|您)们?(?:看|觉得|说|猜|认为|感觉|眼里|心里|[那这](?:儿|里|边))我(?:是|像|算|属于)(?:个)?(?:啥|什么|哪|好人|坏人|谁)|对我(?:是)?(?:有)?(?:什么|啥|怎么)(?:看|评价|印象|想法|态度)',
  '\\b(?:did|do) (?:any(?:one|body)(?: of you)?|any of you|you|u|ya)(?: guys| all| lot)?(?: really| actually| even| ever)* (?:believe|buy|trust) (?:me|that i|i was|my)\\b|\\bwho (?:really |actually )?(?:believed|bought) (?:me|that|it|my)\\b',
  "\\b(?:ur|your|the|a) (?:read|take|guess|opinion|view|thoughts?|verdict) (?:on|of|about) me\\b|\\b(?:what|wat|how) (?:do|did|would|d'?) ?(?:you|u|ya) (?:think|make|reckon|feel|see|read|rate|judge)(?: (?:of|about|on))? me\\b|\\bwhat (?:do|would) (?:you|u) (?:take|have) me (?:for|as)\\b|\\b(?:what|which|who) (?:role |side )?(?:do|would|d'?) ?(?:you|u|ya|y'?all)(?: guys| all| lot)? (?:think|reckon|guess|say|suppose|believe) (?:is )?(?:my (?:role|side|identity)|i(?:'m| am| have|'ve got| got|'?m playing))\\b|\\bguess (?:my role|what i am|who i am)\\b|\\bwhat am i\\b(?! (?:doing|supposed|gonna|going|to|missing|even|looking|meant|getting))|\\bwhere do i stand\\b|\\b(?:thoughts on|read on) me\\b|\\bhow do i look to (?:you|u)\\b|\\bam i (?:sus|suspicious|a suspect|on your list|trusted|the suspect)\\b",
);
/** How the cards come to somebody. */
export const DRAWN =
  /摸(?:得|的|牌)(?:都)?(?:怎么样|咋样|如何|怎样|还行吗|好吗)|要(?:啥|什么)(?:不|没)(?:来|有)(?:啥|什么)/;
/** Whether those of a role still live: "内奸凉了没". */
export const FALLEN = /(?:死|凉|挂|倒|没|出局)(?:了|光|绝|完)?(?:没有?|吗|么)$|还(?:活着|在)(?:吗|么|没有?)?$/;
/** What is asked of somebody's deeds at large: "上一轮3号干了什么", "what did seat 3 do last round". */
export const DEEDS_ASKED =
  /(?<!打算|准备|想|要|计划)(?:干|做|搞|整|弄)(?:(?:了|过)(?:些|点)?(?:什么|啥|嘛)|(?:什么|啥|嘛)(?:了|过|来着|事|好事))|发生(?:了|过)?(?:什么|啥)|\bwhat (?:did|has|have) .{1,20} (?:do|done|been up to)\b|\bwhat (?:just |the \w+ (?:just )?)?happened\b/;
/** Asked by whoever was wronged and finds no cause. */
export const WRONGED =
  /我(?:是)?(?:抢|欠|挖|偷|拆|刨)(?:了)?你(?:家)?(?:老婆|媳妇|女朋友|对象|祖坟|钱|饭碗|猫|狗)|我(?:跟|和|与)你(?:好像|应该|可|又)?(?:没|无)(?:什么|啥)?(?:仇|过节|冤)|我(?:好像|应该|可)?没(?:惹|招|得罪)(?:过)?你|我(?:哪|什么时候|怎么|咋)(?:里|儿)?(?:惹|招|得罪)(?:过)?(?:你|到你)|\bwhat (?:did|have|'ve) (?:i|we) (?:ever |even )?(?:do|done) to (?:you|u|ya|him|her|them)\b|\bwhat (?:did|has) .{1,20} (?:do|done) to (?:you|u)\b/;
/** "血怎么满了". */
export const HEALED_HOW =
  /(?:血|体力)(?:量)?(?:怎么|咋|为什么|为啥)(?:又|就|都|突然)?(?:满|回|涨|多)(?:了|起来|上)|\b(?:how (?:am i|did i get|is he|is she) (?:full|healed|back up)|who healed me)\b/;
/** Who is going to strike the one who asks. */
export const WHO_COMES =
  /(?:谁|哪个|哪位|几号)(?:最|更)?(?:会|可能|想|要|敢)(?:先|来)?(?:[打砍杀搞弄阴害动冲]|集火|针对|对付)我|\bwho\b.{0,20}\b(?:comes?|coming|going|gonna (?:come|go)) (?:for|after) me\b/;
/** Whom one would see go is whom one means to strike. */
export const WISHED_GONE =
  /(?<!不)(?:想|盼|希望|巴不得|乐意|愿意?)[^,.!?不]{0,4}(?:谁|哪[个位]|几号)[^,.!?活]{0,5}(?:走|死|出局|倒|滚|下(?:去|场|线)|淘汰|凉|没|完蛋)|\bwho(?:m|'d)? (?:do |would )?(?:you|u) (?:most |really )?(?:want|like|love|wanna see|rather)(?: to)?(?: see| have)? (?:gone|dead|out|down|die|go|dropped)\b/;
/** Whoever did what was told before: "那谁干的", "算谁头上". */
export const WHO_DID =
  /^(?:那|到底|究竟|所以)?(?:是)?谁(?:干|弄|做|搞|整|打|砍)?的?(?:啊|呀|呢)?$|(?:算|是)谁(?:的|头上|干的|弄的|打的|砍的)|谁的锅|(?:咋|怎么)(?:没|掉|少)的|\bwho did (?:it|that|this)\b/;
/** Heroes are compared. */
export const STRONGER = /(?:哪个|谁|哪位)(?:更|比较|最|到底)?(?:强|厉害|好玩|猛|能打|好用|帅|难打|克)/;
export const FACT_ASKED =
  /哪儿?去了|(?:算|是)谁(?:的|头上|干的|弄的)|谁的锅|谁(?:干|弄|做|搞|整)的|(?:咋|怎么)(?:没|掉|少)的|血(?:量)?(?:咋样|怎么样|还?够不够|还行吗)|撑得住|\bwhat (?:did|has|have|was) .{1,20} (?:do|done|doing|been up to)\b|\bwho (?:got|is|was) \w+(?:ed|t)\b|\b(?:did|does|was) .{1,30}\b(?:hit|hurt|land|miss|go through)\b|(?:说|讲|聊|喊)(?:过|了)?(?:什么|啥)|(?:什么|啥)(?:遗言|话)|遗言|发生(?:了|过)?(?:什么|啥)|(?:怎么|咋)(?:回事|了$|死的|没的|掉的血|就死)|(?:谁|哪个|几号).{0,8}(?:的|了|过|我|主公|死|来着|先动手|先打)$|(?:谁|哪个|几号)(?:刚才?|先|上回合|上轮|上一轮|一直|第一个|最先|曾|给|把|对|用|出|跳|死|救|打|杀|砍|拆|顺|无懈|懈|保|帮|放|开)|(?:干|做|用|出|打|拆|顺|杀|救)(?:了|过)(?:什么|啥|谁|哪|几)|(?:有没有|是不是有|有)(?:闪|桃|杀|无懈|酒|牌|装备|南蛮|万箭|连弩|乐|兵)(?:吗|么|没|不|没有|$)|(?:轮|到)(?:到)?(?:谁|哪个|几号)|(?:谁|几号)的回合|现在(?:第几|几)(?:轮|回合)|第几(?:轮|回合)|(?:谁|几号)(?:还)?活着|(?:谁|哪些人?|几号)(?:已经)?(?:死|挂|没|出局)|(?:他|她|[一二三四五六七八九\d]+号|主公|你|我)(?:现在|目前|这会儿|手里|手上)?(?:还)?(?:剩|有)?(?:下)?(?:几|多少)(?:点|滴|格)?(?:血|张牌|手牌|张手牌|体力)|\b(?:who (?:hit|attacked|killed|shot|slashed|struck|saved|healed|helped|stole|took|discarded|dismantled|nullified|gave|used|played|did|died|was|has|started|just|is (?:dead|alive|left|next))|what (?:happened|did (?:he|she|they|you|i|seat|player|\d|\w+) (?:say|do|use|play|take)|have i missed|was (?:that|his|her|said))|whose turn|which round|what (?:turn|round)|last words|how (?:did|much hp|many (?:cards|hp|peaches)))\b/;

/** Health is asked for. */
export const STANDS =
  /血(?:量)?(?:咋样|怎么样|还?够不够|还行吗)|[撑扛顶守熬](?:得|不)[住动]|(?:几|多少)(?:点|滴|格)?(?:血|体力)|剩[了下]?(?:几|多少)[点滴格]|\bhow (?:much|many) (?:hp|health|dmg|damage)\b|\bwhat(?:'?s| is) (?:the |your |his |her |ur )?(?:\w+(?:'?s)? )?(?:hp|health)\b|\byou (?:ok|okay|alright|all right|still alive)\b/;
/** A role is asked for without a question. */
export const ROLE_WANTED =
  /\b(?:admit it|confess(?: already)?|fess up|come clean|own up)\b|认领|招(?:了|认)?吧|交代(?:吧|身份)|(?:亮|报|跳)(?:个|一下|下|出)?身份/;
/** What somebody holds is asked for: how many cards, or which. */
export const HAND_ASKED =
  /手(?:里|上|头|中|牌)?(?:里)?.{0,6}(?:几|多少)多?[张个件颗]|(?:剩|有|留|拿|攥|捏|藏)(?:着|下|了)?(?:几|多少)多?[张件](?!反|忠|内)|[几两][张件](?:牌|手牌)?.{0,3}还?(?:剩|有)$|(?:几|多少)多?[张件].{0,3}还(?:剩|有)|手(?:里|上|头|中).{0,3}(?:是不是|有没有|该不会|不会|得有|肯定有).{0,4}(?:闪|桃|杀|无懈|酒|[一两二三四五六七八九几\d]张)|没牌还是|猜[^,.!?]{0,8}(?:手[里上牌]|那[几两三四\d]张)|[揣攥捏藏捂]了?(?:一打|几|多少|一堆|一把)|数(?:给|来)我(?:看|听)|\bhow many (?:cards|peaches|dodges|strikes|slashes|nullif\w+)\b.{0,12}\b(?:you|u|he|she|they|left)\b|\bany (?:peach(?:es)?|dodges?|nullif\w+|wine) left\b|\bwhat'?s left in (?:there|your hand|hand)\b|\bwhat (?:do|are|is|does) .{1,24}\b(?:hoarding|holding|hiding|sitting on)\b/;
/** Whether somebody is a friend of another's. */
export const REGARDED =
  /[当算拿].{0,8}(?:自己人|朋友|盟友)|是敌是友|敌还是友|\bfriend or\b|\b(?:see|count|treat) .{1,16} as (?:an? )?(?:friend|ally|enemy)\b/;
/** Whether a clause asks about the game: roles, suspicion, reasons, counts, plans, what happened. */
export const asksOfGame = (text: string): boolean =>
  [ROLE_ASKED, GUESS_ASKED, PLAN, COUNT, FACT_ASKED].some((expression) => expression.test(text)) ||
  (ASKS.test(text) && /[反忠内]|主公|身份|\b(?:rebel|traitor|loyal|lord|role)/.test(text));

/** What role somebody turned out to have. */
export const SHOWN =
  /[翻亮开]出?(?:来|的|牌)*(?:都|到底)?是?(?:个)?(?:啥|什么|哪)|(?:啥|什么)身份|\bwhat (?:role|side)\b|\b(?:turn(?:ed)? out|flip(?:ped)?)(?: to be)? what\b|\bwhat did .{1,20} (?:turn out|flip)\b/;
