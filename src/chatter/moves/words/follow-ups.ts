/** Words of short lines that ask on after what was said before (§Q2): why, since when, how sure, and who else. */

const LEAD =
  "(?:(?:那|行|好|那么|可是|但是|但|不过|所以|嗯|哦|喔|额|呃|诶|哎|等等|哈|啧|(?:ok|okay|so|and|but|well|then|or|also|oh|h?m+|huh|wait|hold on|come on|c'?mon|bro|dude|man|nah|yeah|yea|lol|lmao|haha+|what about|how about)(?![a-z]))[ ,]*)*";
const alone = (...words: readonly string[]): RegExp => new RegExp(`^${LEAD}(?:${words.join('|')})$`);

/** What English chat hangs on behind: "based on what lol", "why tho". */
const TAIL =
  /(?:[ ,]+(?:lol|lmao|lmfao|haha\w*|tho|though|bro|dude|man|exactly|again|pls|please|huh|buddy|pal|mate|my friend|if i may ask))+$/;

/** A short line without what is only hung on. */
export const plainly = (text: string): string => text.replace(/([a-z])\1{2,}/g, '$1').replace(TAIL, '');

const YOU = '(?:你|您)?';
const U = '(?:you|u|ya)';

/** "三号呢", "三号?", "and 3?", "what about 3": nothing but somebody, who is written WHO. */
export const ONLY_SOMEBODY = new RegExp(
  `^${LEAD}(?:跟|和|对)?[ ]*WHO(?:[ ]*(?:呢|如何|怎么样|咋样|怎样|吗|then|too))?[ .!?]*$`,
);

/** "那装备呢", "and his hand?": what somebody has, and nobody. */
export const ONLY_WHAT = alone(
  '(?:[他她])?(?:的|身上的?|手里的?|手上的?)?(?:血|血量|手?牌|装备|武器|防具|家伙)(?:呢|有(?:几张|啥|什么)|(?:还(?:剩|有))?(?:几|多少)(?:[张滴点格件])?)',
  '(?:(?:his|her|their|the|my|your|ur) )?(?:hand|cards?|hp|health|gear|equipment|weapon|armou?r)(?: then| tho)?',
);

export const MORE = alone(
  '(?:再|更|还)?(?:往前|之前|早些?|以前)(?:一?点儿?)?(?:的)?呢|(?:那)?(?:你)?(?:再|之)?(?:往前|之前)(?:怎么|咋)[看想说](?:的)?(?:呢)?|(?:and )?(?:before|earlier than) that(?: one)?(?:,? like .{2,16})?',
  '还有(?:呢|吗|别的吗|没有?|啥|什么)?|然后(?:呢)?|所以(?:呢)?|接着(?:呢|说)|继续(?:说)?|别的呢|其他(?:人)?呢|就这些?(?:吗|\\?)?|(?:还)?有没有别的(?:了)?|没(?:别人)?了(?:吗|\\?)?|and|what else|and then|go on|more',
  '(?:anything|anyone|anybody|who|somebody|someone) else(?: (?:suspicious|sus|fishy|you (?:suspect|doubt)))?',
  '还有谁(?:可疑|像反?|有问题|不对劲)?(?:不|吗|么|没有?|啊|呢)?|其他人呢|(?:第二|下一|另一)个呢',
  '还有(?:没有|没)?(?:别人|其[他它]人?|别的人?|谁|可疑的)(?:可疑的?)?(?:怀疑(?:的|对象)?|人选|目标)?(?:的)?(?:人)?(?:吗|么|没有?|不)?',
  `(?:除了(?:他|她|WHO)(?:以外|之外)?)?${YOU}还(?:怀疑|觉得|防着?|盯着?|看好|信不过)(?:谁|别人|其[他它]人?)(?:像反?|可疑|有问题|是反)?(?:啊|呢|不|吗|么|没有?)?`,
  '除了(?:他|她|WHO)(?:以外|之外)?(?:呢|(?:你)?还有(?:谁|别人)(?:可疑|像反?|有问题|不对劲|是反)?(?:不|吗|么|没有?|啊|呢)?)?',
  `(?:你)?(?:再)?(?:换|说|报|点|猜|给)(?:一)?个(?:别人|别的|名字)?(?:呢|吧|呗)?|(?:就|只有?)(?:他|她|WHO)(?:一个)?(?:吗|么|\\?|可疑(?:吗|么))|没别人(?:可疑)?(?:了)?(?:吗|么)?`,
  '(?:is )?(?:he|she|that|it)(?: is|s)? the only one|(?:just|only) (?:him|her|WHO)|name another(?: one)?|another one|nobody else',
  '(?:any(?:one|body)|who|somebody)? ?(?:besides|other than|apart from|except) (?:him|her|them|that one|WHO)(?:,? who)?',
);
/** What was before that. */
export const BEFORE = /往前|之前|以前|[再更还]早|\b(?:before|earlier than)\b/;
/** Of these others are asked for. */
export const OTHERS =
  /还有谁|还(?:怀疑|觉得|防|盯)|除了|其[他它]|别人|别的|(?:第二|下一|另一)个|^(?:你)?再?(?:换|说|报|点|猜|给)一?个|^(?:就|只有?)(?:他|她|WHO)|else|besides|other than|apart from|except|only|another|^just (?:him|her|WHO)/;

export const SHORT_WHY = new RegExp(
  `^${LEAD}(?:凭什么|凭啥|为什么|为啥|为何|何以见得|何出此言|怎么(?:说|讲|会|就)|什么意思|啥意思|此话怎讲|怎么看出来的?|因为(?:什么|啥)|(?:(?:你|那|到底|究竟|是)*图(?:个|的|点)?|为了)(?:什么|啥)|至于吗|理由(?:呢)?|证据(?:呢)?|依据(?:呢)?|根据(?:呢)?|有(?:证据|依据|根据|理由)吗|why|meaning|(?:and )?(?:what for|for what)|no really why|why (?:really|so|that|not|(?:do|would) ${U} (?:think|say) (?:so|that))|how come|how so|(?:based )?on what(?: (?:basis|grounds))?|says who|(?:any |(?:${U} )?got (?:any |a )?|where'?s (?:the|ur|your) )?(?:proof|evidence|reasons?)(?: or .{0,24})?|is (?:that|it) (?:just )?a (?:guess|hunch)(?: or .{0,24})?|(?:why|i) should (?:i )?(?:believe|buy|trust) (?:that|this|it|${U})(?: (?:because|cause|cuz|coz|why))?|(?:我)?(?:凭|为)(?:什么|啥)(?:我)?(?:就|得|要|该)?(?:信|听)(?:你|这个?)|what (?:do|did) ${U} mean(?: by that)?|how (?:do|did|can|could|would) ${U} know(?: that)?|how(?:'?s| is| does| do) (?:that|this|it) (?:even )?mak(?:e|es|ing) (?:any )?sense(?: for ${U})?|what makes ${U} (?:say|think|believe)(?: (?:that|so|it))?)(?:[这那](?:么|样)(?:说|认为|觉得|想|肯定|确定|笃定|有把握)|是(?:他|她)|啊|呀|呢|吗|的)*$`,
);

/** Since when, and told more closely: these ask on only where something was told. */
export const ASKED_ON = alone(
  `${YOU}(?:是)?(?:从)?哪(?:里|儿|一?点|方面|个地方)?(?:能)?(?:看(?:得)?出(?:来)?|发现|知道|听(?:来|说))(?:他|她)?(?:的)?`,
  `${YOU}(?:是)?(?:怎么|咋)(?:发现|知道|判断|琢磨|想|推|得|猜)(?:出来)?(?:的)`,
  `${YOU}(?:是)?(?:从)?(?:啥|什么)时候(?:开始)?(?:就)?(?:看出(?:来)?|发现|觉得|知道|怀疑|盯上|注意(?:到)?|这么(?:想|觉得|看)|的事)?(?:他|她)?(?:的)?(?:了)?`,
  `${YOU}(?:这么|这样)?(?:想|觉得|看|认为|怀疑|盯)(?:他|她)?(?:有)?多久了`,
  `${YOU}(?:是)?(?:一直|早就|老早就?|一开始就|从头到尾都?|之前就|本来就)(?:都|就)?(?:这么|这样)?(?:想|觉得|认为|看|怀疑|知道)(?:他|她)?(?:的|了)?(?:吗|么|吧|,?还是.{0,9})?`,
  `${YOU}(?:是)?(?:刚才?|才|现在才|这会儿才)(?:这么)?(?:看出(?:来)?|发现|觉得|想到|想|知道)(?:的)?(?:吗|么|吧)?`,
  `(?:你|能不能|能|给我|麻烦|再)*(?:说|讲|聊)(?:得)?(?:具体|详细|清楚|明白|细致?|仔细)(?:一?点儿?|一?些)?`,
  `(?:你|能不能|能|给我|麻烦|再)*(?:具体|详细|展开|仔细|细)(?:一?点儿?|地)?(?:说说?|讲讲?|聊聊|说一下|讲一下|说来听听)`,
  '(?:再)?(?:具体|详细)(?:点|一点|些)?(?:呢)?|展开|说来听听|(?:说|讲)点具体的?|说说(?:看|理由|依据)|怎么个(?:说法|可疑法|反法)|(?:比如|例如|譬如)(?:说)?(?:呢)?|举个例(?:子)?',
  'since when|from when|like what|such as|for (?:example|instance|what reason)|in what way|elaborate|explain|details?|be (?:more )?specific|more specific(?:ally)?|more details?',
  `(?:can|could|care to|would) ?${U}? ?(?:explain|elaborate|be more specific)(?: that)?`,
  `what gave (?:it|him|her|them) away|what did (?:he|she|they) do(?: wrong)?`,
  `how (?:can|could|do|did|would) ${U} (?:tell|figure|guess|see|notice|work that out|figure (?:that|it)(?: out)?)(?: that| it)?`,
  `when did ${U} (?:notice|see|figure|start (?:thinking|suspecting)|reali[sz]e|think)(?: that| it| so| him| her)?(?: out)?`,
  `(?:(?:have|did|were) )?${U} (?:always|already) (?:thought|think|knew|know|thinking|suspected)(?: (?:so|that|it))?(?: or.{0,16})?`,
  `how long (?:have|did) ${U} .{3,16}`,
);

export const SHORT_SURE = new RegExp(
  `^${LEAD}${YOU}(?:(?:真的?|就|这么|有那么|那么)?(?:确定|肯定)(?:吗|么|不)?(?:是(?:他|她))?|真的(?:吗|假的)?|真的是(?:他|她)吗|当真|认真的(?:吗)?|(?:有)?几成把握|多大把握|没(?:看|弄|搞)错吧|不会吧|(?:有)?多(?:确定|肯定|大(?:的)?把握|有把握)|(?:这话)?(?:保真|靠谱|准|能信)(?:吗|么|不)|(?:敢)?打包票(?:吗|么|不)?|(?:(?:are|r) )?(?:${U} )?(?:really |that |so )?(?:sure|certain|serious|positive)(?: (?:about|bout|of) (?:that|it))?|really|for real|fr|no cap|how (?:sure|certain)(?: (?:are|r) ${U})?)(?:啊|呀|呢|吗|么)*$`,
);
/** "就因为这个?": what was told is not enough. */
export const JUST_THIS = new RegExp(
  `^${LEAD}${YOU}(?:(?:就|只|仅|光|单)(?:是)?(?:因为|凭|靠|[为看](?:了)?[这那])(?:了)?(?!你)[^我]{1,12}|(?:凭|靠)[这那].{0,4})(?:你)?(?:就|也)?(?:能)?(?:认定|断定|怀疑|说|觉得|定)?.{0,4}$|^${LEAD}(?:(?:is )?(?:just|only|all|purely|solely) ?(?:because|cuz|cause|bc|based|over|off|for|from)(?: of| on)? (?:that|this|one \\w+)(?: alone| one \\w+)?|(?:is )?that(?:'?s| is)? (?:it|all)(?: (?:you|u)(?:'ve)? (?:have|got))|(?:all )?(?:just|only) (?:because of|for|over|off) (?:a|one|two|some) .{2,20}|is that (?:it|all)|that(?:'?s| is) (?:your|ur) (?:whole |only |entire )?(?:reason|proof|evidence|logic))$`,
);

/** "可内奸前期也保主公的呀", "a spy would do that too": another role fits what was told. */
export const ROLE_DOES =
  /[忠反内](?:贼|臣|奸)?(?!是|像).{0,6}(?:也|照样|一样|都)(?:会|能|可以|得|爱)?[保帮救打装护奶砍送给]|\b(?:spy|nei|traitor|turncoat|reb(?:el)?|loyal(?:ist)?)s?\b.{0,12}\b(?:would|could|can|might|will|does?)\b.{0,24}\b(?:too|as well|the same|do (?:that|it|this))\b/;
/** "为啥不是另外那个", "那剩下那个留给谁收": of two that were asked about, the one that was passed over. */
export const OTHER_ONE =
  /(?:另外?|剩下?)的?那?一?[个位](?!的?[反忠内])|\bthe (?:other|remaining) (?:one|guy)\b(?! reb| spy| loyal)/;
/** "so theres one more like that?", "还有几个这样的". */
export const ONE_MORE =
  /[还再]有[一两几]?个?(?:这样|这种|同伙|跟(?:他|她)一样|像(?:他|她)这样)的?|\b(?:one|two|another|any|how many) (?:one )?(?:more )?(?:like (?:that|him|her|it|them)|of (?:that|his|her|the same) (?:kind|sort|lot))\b/;
/** "打完这个下一个呢", "after 5 who's next". */
export const NEXT =
  /(?:[打收杀弄砍]|解决|搞)(?:完|掉|死|了).{0,5}(?:下一?个|接下来|再|然后)|(?:下一?个|接下来).?.?(?:谁|呢)|\bwho(?:'?s| is)? (?:next|then)\b|\bthen who\b|\b(?:after|once) .{1,20} who/;

/** "为啥不是我": why the speaker is not the one, or not doubted. */
export const WHY_NOT_ME = new RegExp(
  `^${LEAD}(?:(?:为什么|为啥|为何|怎么|咋|凭什么|凭啥).{0,8}(?:不(?:是|怀疑|疑|防|盯|猜|说|选|算)|没(?:怀疑|疑|说|猜|提|想到|算))(?:到)?我(?:呢|啊|呀|的)?|(?:how come|why)(?: it)? (?:not|isn'?t it|aint it|wasn'?t it|never) me|why (?:don'?t|didn'?t|not) (?:${U} )?(?:suspect|doubt|pick|name|say) me|why am i not .{0,24}(?:list|suspect|one|rebel|spy)|(?:how come|why) (?:i'?m|am i) not (?:sus|suspicious|suspected))$`,
);

/** Everybody's view is asked for, behind what one thinks oneself. */
export const ALL_OF_YOU = alone(
  "(?:你们|大家|各位)(?:呢|(?:怎么|咋)[看想说]|(?:觉得|说)呢|说(?:是不是|对不对))|(?:you guys|y'?all|anyone else)(?: agree| think so)?",
);

/** What presses somebody who was asked before, and asks nothing itself. */
export const PRESSED = new RegExp(
  `^${LEAD}(?:${YOU}(?:别|不要|少|甭)(?:再|给我|跟我|老)*(?:糊弄|忽悠|打哈哈|打太极|绕(?:弯子?|圈子)?|扯(?:别的|开|远|淡)?|装(?:傻|糊涂)|敷衍|打马虎眼|转移话题|岔开(?:话题)?|卖关子|兜圈子|和稀泥|避重就轻|来这套|废话)(?:我|人|了|啊)*|${YOU}(?:就|给我|请|能不能|能|倒是)*(?:直(?:接)?说|明说|痛快(?:点|些)?(?:说)?|正面回答|老实(?:说|交代|回答)|说(?:句)?(?:实话|准话|人话|重点)|给(?:我)?(?:句|个)(?:准话|痛快话?|实话|准信)|好好(?:说|回答))(?:行不行|好不好|吧|啊|呀|嘛)*|${YOU}(?:到底|究竟)(?:是)?(?:谁|哪个|哪位|几号|呢|怎么看|怎么想)(?:啊|呀|嘛|呢|的|是)*|${YOU}(?:有(?:啥|什么|话)(?:就)?(?:直)?说(?:啥|什么)?|(?:别|不用|甭)(?:跟我|和我)?客气)|(?:我)?(?:再|又)问(?:你)?一(?:遍|次)|(?:这|那)(?:也)?(?:算|叫)(?:什么|啥|哪门子)?(?:理由|回答|解释)|没人(?:理|回|应)(?:我|的)?|${YOU}还?没(?:有)?(?:回答|答)(?:我)?(?:的)?(?:问题)?(?:呢|啊)*|${YOU}?(?:答非所问|所答非所问)|(?:就|那|你)?(?:随便|瞎|盲)(?:猜|蒙|指|说|挑|点|押)(?:一)?个(?:呗|吧|嘛)?|我问的?(?:不)?是(?:这个|谁)|${YOU}(?:非要|非得|硬要|必须|就|给我|一定要?|让你)*(?:[选挑站指押]|(?<=非要|非得|硬要|必须)[说报猜])(?:一)?(?:个|边|队|头)(?:呢|呗|吧|嘛|的话)?|(?:stop|quit|no more|don'?t) (?:dodging?|hedg(?:e|ing)|(?:sit(?:ting)?|stay(?:ing)?) on the fence|stall(?:ing)?|joking|messing(?: around)?|avoid(?:ing)? (?:it|the question)|deflect(?:ing)?|play(?:ing)? (?:dumb|games))|(?:just )?be (?:straight|honest|real|serious)(?: with (?:me|us))?|(?:just )?(?:give me|gimme) a (?:straight|real|proper|clear) answer|straight answer(?: please)?|which (?:one|of (?:them|us|the two))(?: (?:is|was) it)?|(?:that(?:'?s| is)|thats) (?:not|no|hardly|barely) (?:a |any )?(?:real |good |proper )?(?:reason|answer)|(?:still )?waiting(?: (?:on|for) (?:you|u)(?: two| guys| both)?)?|just (?:tell (?:me|us)|say it|answer(?: (?:me|it))?)|answer (?:me|the question|my question)|spit it out|just name (?:one|somebody|someone|names?)|cut the (?:crap|bs)|${U} (?:didn'?t|did not|still haven'?t) answer(?:ed)?(?: (?:me|my question|the question|that))?|that(?:'?s| is)(?: not|nt|n't) (?:an answer|what i asked)|not what i asked|(?:it'?s )?(?:just )?for fun|猜?错了?不怪你|(?:just |come on )?(?:pick|choose|name|guess) (?:some(?:one|body)|any(?:one|body)|one|a side)(?: anyway| for fun)?|who (?:is it|then|exactly)(?: (?:then|already|really))?)$`,
);

/** Said without a question these vouch for one's own words. */
export const VOWED = /^(?:真的?|认真的|当真)(?:啊|呀)?$/;

export const YOU_TOO = new RegExp(`^${LEAD}(?:你|您|阁下|${U})(?:自己)?(?:呢|then|too)?$`);
/** The same put to another: "4号你呢", "2号你怎么看", "and you lord?". */
export const YOUR_WORD = new RegExp(
  `^${LEAD}(?:你|您|阁下|${U})?(?:自己)?(?:呢|怎么看|咋看|怎么想|觉得呢|说呢|的看法(?:呢)?|then|too|(?:(?:what(?:'?s| is) )?(?:your|ur) )?(?:take|thoughts|opinion|view|read)|也(?:是)?(?:这么|这样)?(?:看|想|觉得|认为|怀疑)的?(?:吗|么|不)?|同意(?:吗|么|不)?|agree(?: with (?:that|this|him|her))?|think so(?: too)?)?(?: on (?:this|that|it))?$`,
);
/** Of these it is what the other answered. */
export const ALSO_SO = /也(?:是)?(?:这|看|想|觉|认|怀)|同意|agree|think so/;
export const SELF_TOO = new RegExp(`^${LEAD}(?:我|me)(?:呢|then)?$`);
export const SAME = new RegExp(`^${LEAD}(?:那|那么)?(?:现在呢|后来呢|now)$`);
