/** Words by which an act is known, over folded clauses: simplified, lower case, ASCII marks. */
/** "3号砍的吧": what it was done to stands elsewhere. */
export const CLEFT = /^(?:掉|走|了)?的(?:吧|呗|吗|么|呢|啊|呀|$|[,.!?])/;
/** "怎么没看见主公拴过8": what follows is denied. */
export const NOT_SEEN =
  /(?:没|没有|未)(?:看|瞧|瞅|听)?(?:见|到|着|说)(?:过|你|谁)?.{0,8}$|\b(?:didn't|never) see\b.*$|\b(?:not|isn't|ain't) true\b.*$/;
/** Something is asked for kindly: an order in the form of a question. */
export const ASKED_KINDLY =
  /(?:好不好|行不行?|行吗|好吗|可以吗|成不|能不能|可不可以)|\b(?:please|pls|can|could|will|would) (?:you|u|someone)\b/;
/** What is told in so many words is no order: "4号拆主公的寒冰剑". These make it one. */
export const URGED = /快|倒是|赶紧|给我|帮我|^去|先|一起|都|别|应该|必须|得|继续|再|请/;
/** Somebody is to do what stands behind it, whatever aspect word stands beside: "该砍5号了", "求主公把5号收了", "you gotta shoot 3". */
export const BIDS =
  /求(?=[你您主]|\d)|拜托|麻烦(?=[你您主]|\d)|倒是(?!.*[了过])|快点?(?!.*[死没完光残]了)|赶[紧快]|(?<![活应不])该(?![死不]|.*的)|应该(?!.*[了的])|(?<!不)必须|能不能|可不可以|\b(?:(?:should|must|better|oughta|gotta)(?! have)|(?:got|have|has|needs?|time|ought) (?:to|for)|please|pls|plz|(?:can|could|would|will) (?:you|u))\b/;
/** So it is, where nothing says that it is over: "下一刀砍成宜", "主公这回合打5号". */
export const BIDS_UNDONE =
  /[替帮给]我(?!们)|轮到|(?:下|再来|最后)一?[刀手箭]|[这下本]一?(?:轮|回合|圈)|(?:^|[主公号你])去(?=[打杀砍拆顺决])/;
/** So does this behind it. */
export const BIDS_BEHIND = /求求|拜托|快去|[行好]不[行好]|\b(?:please|pls|plz)\W*$/;
/** Where it is not on record. */
export const WISHED = /[呗吧]$|\b(?:already|next (?:turn|round))\W*$/;
/** Harm and help in words that are not read as deeds of their own. */
export const ANY_HARM =
  /弄(?=[死他她它你我\d一二三四五六七八主])|[打杀砍捅刮削捶踹踩怼剐敲踢抽咬薅扎戳刺烧燎炸电轰射劈剁斩坑阴整拆顺偷抢扒抠扬砸揍锤虐突毒]|欺负|收拾|针对|集火|[带送]走|逮着|盯着|追着|找茬|乐|兵|断.?粮|铁索|决斗|火攻|南蛮|万箭|\b(?:tap|hit|hurt|attack|burn|struck|shot|stab|duel|snatch|stole|took|kill|beat)/;
export const ANY_HELP =
  /[救帮保护奶喂塞递抬捞扶续罩挡]|回血|给.{0,3}[牌桃]|桃|无懈|\b(?:sav|help|heal|gave|peach|rescu|protect)/;
/** Somebody is spoken to. */
export const SAYS_YOU = /[你您妳]|\b(?:you|u|ya|ur|your|youre)\b/;
/** What is admired in a deed, beside PRAISE. */
export const ADMIRED =
  /解气|漂亮|敬你|学到|学会|秒啊|妙|帅|大气|舍得|暖|点赞|懂得|会过日子|有眼光|可以啊|牛|厉害|佩服|解围|功臣|及时|救命|干得|打得好|给力|靠谱|\b(?:nice|clean|great|love that|that'?s how (?:you|u|it)|well played|sweet|clutch|beautiful)\b/;
/** Said before something, and nothing by itself. */
export const INTERJECTION =
  /^(?:卧槽|我[靠去擦]|靠|草|艹|不是|等等|等会儿?|哎呀?|诶|欸|喂|哦+~*|噢|嗯+|呃|额|得|行|好家伙|天呐?|我的天|哈+|呵+|嘿嘿*|wait|so|well|ok|lol|lmao|wtf|omg|bro|dude|man|yo|hey|oi|real talk|btw|no offense|(?:just )?trust)$/;
export const HELP =
  /有没有桃|有桃给我|谁.{0,3}有桃|匀(?:我|给我|个|口)|救(?:我|命|救我|驾|一?手|一?命)|^(?:快)?救(?:救|一下)?$|(?:求|给|来|交|出|留)(?:我|个|颗|点|一个|一颗|他|她|主公|我个|我一个)?桃|桃(?:呢|来$|有没有)|(?:谁|有没|你们)有桃|有桃(?:吗|么|没|不)|奶(?:我|一口|一下)|拉我(?!们)|护驾|(?:要死|快死|撑不住)了.{0,3}(?:救|帮|桃)|\b(?:help(?: me)?(?! (?:him|her|the|seat|\d|[a-z]+ \d)|ed|s)|save (?:me|us|my)|heal (?:me|us)|(?:any|a|need|give|got|have|spare)(?: me)?(?: an?)? ?peach|peach (?:me|please|pls)|sos)\b/;
/** Help is called for from everybody: "谁来帮主公挡一手". */
export const HELP_CALLED =
  /谁(?:还|手里|手上)?有(?:没有)?[个张口]?桃.{0,3}(?:救|奶|给|匀|喂|来)(?!.{0,3}[的过了])|(?:谁|有(?:没有)?人|哪位)(?:来|去|能|给|快|肯)*(?:(?:给|帮|替|救|奶|护|保).{0,4}(?:挡|扛|顶|补|救|奶|护|保|[一]?[手把下口])|(?:护|保|救|罩)(?:着|住)?(?:他|她|主公|老大))(?!.{0,2}[的过了])|\b(?:(?:anyone|anybody|somebody|someone)(?:'s| is| can| will)?(?: gonna| going to)? (?:help|sav|heal|cover|protect|back)|who(?:'?s| is|'?ll| will| can)(?: gonna| going to)? (?:help|cover|sav|heal|protect|back|guard|peach))(?:e|ing)?\b|\bwho (?:covers|backs|heals|saves|has|'?s got) (?:me|my back)\b/;
/** A card that lies before somebody is taken off or cancelled. */
export const LIFTS =
  /(?:揭|解|拆|摘|去|清|顶|挡|抵|化|取|无懈|懈)(?:掉|了|开|下|走|一下)?(?:他|她|我|主公|那|这|的|张|个|身上|头上)*(?:乐|兵粮|断粮|闪电)|(?:乐|兵粮|断粮|闪电)(?:给)?(?:我|他|她)?(?:揭|解|拆|摘|去|清|顶|挡|化|取|无懈|懈)|(?:有|出|来)(?:没有?|张|个)*无懈|\b(?:lift|clear|remove|null\w*|negat\w*|wuxie|cancel|get rid of|take|get|peel|pinch|snatch|grab)\b.{0,24}\b(?:lebu|contentment|indulgence|supply|supplies|shortage|lightning)\b/;
/** Nothing but a plea, whoever is named beside it. */
export const BEGS =
  /行行好|(?:捞|拉|拽)(?:我|兄弟)?一(?:把|手|口)|搭(?:我)?(?:一)?把手|(?:分|匀|赏)(?:我|点|我点)?(?:一)?[件张个点]|有桃的/;
/** It doubts what was said, with or without a question mark. */
export const DOUBTS = /(?:看|瞧)(?:花眼|走眼|岔)|瞎(?:掰|编)/;
/** "忠臣哪有砍主公的": what is done is held against whoever did it. */
export const NO_SUCH = /哪有.{1,10}的(?:$|[,.!?啊呀])/;
/** It tells what would be, not what was. */
export const SUPPOSED =
  /^(?:要是|要不是|若不是|若非|如果|万一|假如|若|只要|除非)|[你您](?:一|要是)?(?:回来|回合|轮到|到了?)就|.我就(?:跟|信|认|听|停|放|去)|^(?:再)?[打砍杀拆动碰顺惹](?:我)?了?[^,.!?]{0,4}我(?:就|接着|照样|还|再|也|下)|(.)了就\1了|我(?:可|就)?当.{0,3}[砍打杀]|\b(?:if|in case|suppose|would(?:'ve|a| have))\b/;
/** Said to oneself as a question, it asserts: "桃园那会我没给你回血吗". */
export const ASSERTED = /(?:没|不是).{1,10}(?:吗|么)$/;
/** A tag behind a statement in English. */
export const TAG_EN = /[, ]+(?:ok|okay|right|huh|yeah|yes|eh|lol)$/;
/** Somebody was not helped: no plea. */
export const NO_PLEA =
  /(?:没有?|不肯?|不来|不去|未|不想|懒得|怎么不|别|不用|不要|谁让你)(?:去|来|人)?(?:救|帮|奶)|\b(?:not|n't|never|didnt|wont) (?:\w+ )?(?:help|save|heal)/;
export const SPARE =
  /别(?:再)?(?:给|往)?我?(?:贴|挂)我?(?:身上)?(?:乐|兵|断|闪电)|(?<![我他她])别(?:再)?往我这|(?:别|不要|别再|不要再|勿|莫|能不能不|可不可以不|能别|停止|住手)(?:老是?|总是?|一直|都|来)?(?:打|杀|砍|拆|动|搞|碰|顺|集火|针对|乐|兵|贴|烧|欺负|弄|捅|射|a|害|坑|薅|抢|偷|烧|炸|砸|揍|锤|怼|削|撸|电|扎|劈|围|烤|轰|剁)(?:我(?!们)|俺|咱|人家)|别(?:再)?(?:对|冲|朝|[逮追揪盯围赶](?=[着准]?[我俺](?!们)(?:不放|[打杀砍揍薅欺搞啊了,.!]|$)))(?:着|准)?(?:我(?!们)|俺)|饶(?:了)?(?:我|命)|放(?:过|了)我|放(?:我)?一?(?:马|条生路)|轻点(?:锤|打|揍|砍)|手下留情|高抬贵手|刀下留人|留(?:我)?一?(?:条)?(?:狗)?命|\b(?:don't|dont|do not|stop|quit|please don't|no need to)(?: keep)? (?:attack|hit|kill|target|hurt|shoot|gun|slash|pick|dismantl|steal|touch|bother|focus|burn|swing|aim|com(?:e|ing)|go(?:ing)?|gang|strik|slap|smack|punch|stab|whack|beat|chain|duel|rob|jump|poke|zap|nuke|fir(?:e|ing)|pil(?:e|ing)|point)\w*(?: (?:from|on|at|for|after|up|it|that|those|my))* ?(?:me|my)\b(?! with)|\b(?:spare me|have mercy|mercy|let me live|(?:leave|keep) me (?:alone|be|out)|not me|no (?:hitting|attacking|killing|touching|targeting|stealing from|burning) me)\b/;
export const ORDER =
  /(?:悠|收|省|匀)着点|消停|老实点|安分点|别(?:再|急着|老)?(?:打|杀|砍|拆|动|搞|碰|顺|集火|跳|救|浪|慌|急|装|闹|理|信|听|乱|上当)|不要(?:再|急着)?(?:打|杀|砍|拆|救|信|听|跳|乱)|(?:集火|先打|快打|一起打|都打|都去|打死|干掉|做掉|弄死|[摁按]死|(?<=[轮合]|^|去|给我)盯着(?=[^,.!?]{1,8}[打砍杀])|盯(?:住|死|紧)|围(?!观)|先杀|砍死|杀掉|收掉|秒了)|(?:^|[,!.\s]|去|给我|帮我|快|先|来|都|号|公|你|请|赶紧|赶快|直接|必须|继续|大家|一起|再|倒是)(?:收了|收掉|打|杀|砍|拆|顺|乐|兵|捅|捶|揍|弄|办|控|保|护|救|打掉|拆掉|帮|盯|信|听(?!我一句|我说)|留|压|奶)(?![得的好算扰了过不法字听话笑命急情名])(?:一下|一手|一?刀|着|住)?(?:他|她|它|主|反|内|忠|我(?!们)|[一二三四五六七八九十\d]{1,2}(?:号|$|[,.!?了啊吧])|\p{Script=Han}{2,4}(?:$|[,.!吧啊]))|开杀|用(?:南蛮|万箭|决斗|无懈|桃园|火攻|乐)|有[^,.!?我]{1,6}就(?:都|往|先|直接|别|给|外|他|它)*(?:扔|放|砸|丢|甩|使|攥|憋)|下一?个(?:就)?(?:是|打|杀|搞|收)?(?:他|她|主公|[一二三四五六七八九十\d]{1,2}号|\p{Script=Han}{2,4}$)|压上|先(?:收|做|办|宰|点|搞|灭|锤|弄)|留(?:着|个|张|一)?(?:桃|闪|无懈|杀|牌)|(?:快|赶紧|你|去|先|请)(?:跳|出牌|出杀|跑|上|动手|过|结束|开|装|挂|交|摸|弃)|^(?:上|冲|动手|开打|开干|撤|稳住|等等|等一下|听我的|跟我|交给我|闭嘴|住口|都别动|控(?:一)?手)|给(?:他|她|主公|[一二三四五六七八九\d]号)(?:一?[个张颗])?(?:牌|装备|桃|闪|酒|一刀|点)|救(?:救|一下)?(?:主公|主|他|她|[一二三四五六七八九\d]+号|\p{Script=Han}{2,4}(?:$|[,.!吧啊]))|\b(?:attack|kill|hit|focus|target|don't|dont|do not|stop|leave|go for|shoot|discard|protect|cover|guard|slash|dismantle|duel|finish|use|play|keep|watch|let's kill|listen|ignore|save|trust|believe)\b/u;
/** English orders begin with their verb, or with whom they are given to. */
export const ORDER_EN =
  /^(?:if [^,]{1,20} then )?(?:.{0,40}\b(?:pls|please) )?(?:(?:please|pls|now|ok|so|then|just|(?:this|next) (?:turn|round)|u|hey|everyone|everybody|guys|all|quick(?:ly)?|lord|seat \d+|player \d+|\d+|you|(?:can|could|will|would) (?:you|u|ya)|(?:you|u|we|someone|somebody|one of (?:you|us)) (?:should|must|have to|has to|needs? to|gotta|got to|better|oughta)|go|come on|someone|somebody)[ ,]+)*(?:attack|kill|hit|focus|target|don't|dont|do not|stop|leave|go for|get|shoot|discard|protect|cover|guard|slash|dismantle|duel|finish|aim|point|throw|dump|use|play|keep|watch|listen|ignore|save|trust|believe|take|give|go easy|take it easy|ease up|easy (?:on|with)|hold back|chill|be careful|wait(?= for|$|[,.!])|calm|shut|reveal|show|follow|steal|help|spend)\b/;

/** Nothing comes of it unless somebody falls: "不杀5号主公死不了". */
export const UNLESS =
  /^不先?(?:[杀打砍收灭弄]|放倒|解决|干掉)|(?:你|再|要是|这[下轮刀]|这回合)不(?:[杀打砍收灭弄按]死|收掉|做掉|放倒|解决|干掉)|\b(?:cant|can'?t|wont|won'?t) win (?:unless|until|till)\b/;
export const PROPOSE =
  /商量(?:个|件|一下|下)|谈(?:个|笔)价|成交(?:不|吗|么|没)|[来到](?:我们?|咱们?)这[边头]|算你一[份个]|入伙|让(?:给)?我(?:行不|行吗|好不|吧|呗)|(?:人头|功劳)(?:让|给|归)我|咱(?:们|俩|仨)?先(?:弄|搞|收拾|办|做|灭|打)|(?:投|认输|投降)了?(?:吧|得了|算了)|停手(?:吧|好不|行不|行吗|怎么样|如何)|(?:我们|咱们|咱|咱俩|你我)(?:来|先|一起|联手|合作|结盟|都|可以|不如|要不|就|互)(?!.{0,2}(?:下班|吃|睡|回家|散))|合作|联手|结盟|联盟|停战|休战|议和|讲和|和解|互不(?:侵犯|打|动)|谈(?:个|笔)?(?:条件|交易|判)|做(?:个|笔)?交易|交易(?:吗|不|如何)|(?:要不(?!是|要(?:这么|那么|脸))|不如|何不|干脆|(?<!要么.*)要么(?!.*要么))(?!$)|再(?:来|开|玩|打)(?:一)?(?:局|把|盘)|下(?:一)?(?:局|把|盘)(?:还|再|继续|也)?(?:来|玩|打|约)|(?:一起|先)(?:打|杀|集火|对付|收拾|灭)(?!谁|哪|几).{0,6}(?:吧|怎么样|如何|好吗|好不好|行吗|行不行|可好|呗)|\b(?:let's|lets|let us|shall we|how about|what about (?:we|a)|team up|ally|alliance|truce|(?<!(?:your|ur|big|the) )deal|cease ?fire|work together|join forces|if you (?:don't|dont|won't|spare|leave)|join us|(?:come (?:over )?|switch )to our side|(?<!(?:see|last|survive|for|through) )(?:another|one more) (?:game|round)|play again|we (?:could|can|should) (?:all )?(?:work|team|focus|attack|kill|go))\b/;
/** What somebody undertakes, after 我. */
export const PROMISE =
  /我.{0,4}(?:留|攥|捏|握|揣|藏|备)(?:了|着|有|好)?一?[张个]?(?:桃|无懈|闪)(?:给|护|保|救|替)(?:着)?(?:你|您|主公|[他她])|我.{0,4}(?:桃|无懈|闪)(?:就)?(?:给|替|为)(?:你|您|主公|[他她])(?:留|攥|捏|握|揣|备)(?:着|好|了)|我(?:就|便|可以|保证)*(?:饶|放)(?:了|过)?(?:你|您)(?!.{0,4}(?:吗|不))|(?<![把被让给对打砍杀拆顺跟向冲])我(?:们)?(?:现在|真的?|肯定|保证|发誓|答应(?:你)?|承诺|下(?:个|一)?(?:回合|轮)|这(?:个|一)?(?:回合|轮|局|把)|本(?:回合|轮)|以后|绝对|一定|也|就|可以|先|今后|接下来|全程|整局|永远|都|再)*(?:不(?:会|再|可能)?|绝不|决不|再也不|保证不|永远不)(?:再|会|去|主动)*(?:打|杀|砍|拆|动|搞|碰|顺|针对|集火|乐|兵|惹|捅|害|追|盯)|(?:这|下|本)(?:个|一)?(?:回合|轮|局|把)(?:我)?(?:绝对|保证|肯定|一定)?不(?:会)?(?:打|杀|砍|拆|动|碰|顺)(?:你|他|她|主|[一二三四五六七八九\d])|我(?:保证|发誓|答应你?|承诺|一定|肯定|必|定|下(?:个|一)?(?:回合|轮)|这(?:就|回合|轮)|马上|来|会|帮你|替你|去|先|要)*(?:会|来|去|帮你|替你|给你|要)*(?:救|保|护|罩|挡|打|杀|砍|拆|集火|收拾|干掉|灭|留)(?!了|过|的|掉[一二两三\d]|得|错|电话|着?字|算|赌|牌)(?:护|着|住)?(?:你|您|他|她|主公|主|[一二三四五六七八九十\d]{1,2}号?|\p{Script=Han}{2,4})|(?:我(?:就)?[给喂留]你(?:吃|留)?[个口张]?桃|我(?:手里)?有?的?桃(?:就|先|都)?(?:留|给|归|喂)|有我(?:呢|在|顶|罩|兜|扛|挡)|(?:前|后|背)[面头后]有我|包在我身上|一言为定|说话算话|君子一言|我发誓(?!.*(?:忠|反|内|好人)))|\bi(?:'ll| will| won't| wont| will not| promise| swear|'m going to| am going to|'m gonna| gonna| would never|'d never)\b(?!.*\b(?:loyal|rebel|traitor|regret)\b).{0,24}\b(?:attack|hit|kill|touch|hurt|target|save|help|protect|heal|cover|guard|spare|leave|go (?:for|after)|shoot|slash|keep|give|fight|finish|betray|be good)\b|\bi(?: promise|'ll promise| swear)\b(?!.*\b(?:loyal|rebel|traitor|good)\b)|\byou have my word\b|\bcount on me\b|\bi(?:'?ve| have)? got (?:your|ur|ya) back\b|^(?!.*\b(?:ha+|finally|gotcha)\b).*\bi(?:'?ve| have)? got (?:you|u|ya)(?: covered| bro| mate| buddy)?(?=$|[,.!])/u;

/** What somebody holds, which nobody else can know. */
export const HOLDING =
  /(?:有|没有?|只有|只剩|全是|捏着|留着|留了)(?:个|张|一张|一个|两张|两个|了)?(?:桃|闪|杀|无懈|酒|牌(?!太|真)|装备|南蛮|万箭|连弩|乐|兵|决斗|火攻)|\b(?:have|has|got|holding|hold|keeping) (?:no |an? |the |two |any |some )?(?:peach|dodge|slash|cards?|nullification|wine|weapon|crossbow)/;
/** The same, plainly in a hand. */
export const IN_HAND =
  /\b(?:does|do|has|have) (?:\w+ ){1,3}?(?:have|got|hold|holding) (?:an? |any |the |another |\d )?(?:cards?|peach(?:es)?|dodges?|slash(?:es)?|strikes?|null\w*|wuxie|wine)\b|(?:手里|手上|兜里|怀里|手头).{0,8}(?:攥|捏|揣|藏|压|留|握)着|(?:手里|手上|手头)(?:就|只|还|可|真|都)?(?:剩|有|没有?)?[一两俩二三仨几\d]?[张个颗]?(?:桃|闪|杀|无懈|酒|aoe)|我就?剩[一两俩\d][张个颗](?:桃|闪|杀|无懈)|捏着.{0,4}(?:那|我)|手(?:里|上|中|头).{0,3}张(?:牌)?(?:到底|该|肯定)*(?:不?是|不会是)|[攥捏扣]了(?:几|多少|[一二两三四])[张个]|手(?:里|上|中|牌里?)(?:肯定|一定|八成|应该|还|就|都|绝对)*(?:有|没有?|捏|攥|留|握|藏|拿|揣|扣|压)(?:着|了|的)?.{0,4}(?:桃|闪|杀|无懈|酒|南蛮|万箭|连弩|乐|兵|决斗|火攻|牌)/;
export const THANKS =
  /救命之恩|没齿难忘|大恩|(?<![别甭]|不用|不必|谁要你)谢(?!幕|绝|顶|安|道|灵|玄|谢?我(?!的))|感恩|感激|感谢|承让|有劳|多亏(?:你|您|了)|靠你了|辛苦(?:了|你)|\b(?:thx|thanks|thank|ty|tysm|cheers|much obliged|appreciate)\b(?! (?:to )?me\b)/;
export const APOLOGY =
  /冒犯(?:了|到(?:你|您))(?!谁|主公|他|她)|别生(?:我)?气|消消气|别多心|别误会|我有罪|请罪|对不起|对不住|抱歉|不好意思|(?<!别|不要|免得|当心|小心|以防)误伤|误会(?:一场|了你|你了)|(?<![得到])手[滑抖]|别(?:介意|往心里去|放在?心上)|点错|按错|打错(?:人|了)(?:.{0,3}$)|我(?:的)?错(?!哪|在哪|啥|什么|了?[吗么?]|过|[失开])|错怪|怪我|见谅|原谅(?:我|一下)|多有得罪|得罪了(?!谁|多少|几|你|他|她|人|这|那)|失礼|失敬|不(?:该|应该)(?:那么|这么|那样|这样)?(?:说|骂|讲)你|(?:我|刚才?|刚刚)(?:是|的|这|我)*(?:嘴|话)(?:是|有点|确实|太|说得?)*(?:[重贱欠]|过分|过头)|是我(?:不对|不好|过分|过头)|赔(?:罪|个?不是|礼)|(?:担待|包涵)|别记(?:仇|恨)|(?:不是|没|并非)(?:冲|针对)(?:你|着你)|(?:纯|就是|只是)(?:试探|试一下|试试)|捎带(?:的|着|上)|看岔|看错了$|不是故意|不是有意|并非有意|无意(?:冒犯|伤你|伤)|没想(?:到会|伤|打|害)(?:你|伤)|sry|\b(?:soz|sorry|my bad|apolog\w*|my fault|oops|forgive me|(?:didn't|did not|didnt) mean (?:to|it|that)|i (?:was|went|crossed|got)(?: \w+)? (?:gross|rude|harsh|nasty|out of line|too far|the line)|(?:gross|rude|harsh|nasty|wrong) of me|won'?t (?:happen|do (?:it|that)|say (?:it|that)) again|no (?:offen[cs]e|hard feelings)|misclick(?:ed)?|by accident|accident(?:al)?ly)\b/;
/** "我哪对不起你了", "what am i supposed to be sorry for": said by whoever begs no pardon. */
export const UNSORRY =
  /(?:哪[里儿点有]?|怎么|咋|没有?|啥时候?|什么(?:时候|地方))(?:就|会)?(?:对不[起住]|得罪)|[凭干为](?:什么|啥|嘛).{0,4}(?:道歉|对不起)|(?:不|别想我)(?:会|用|想)?道歉|\b(?:not|n'?t|never|why .{0,12}|what .{0,24})(?: \w+)? ?(?:sorry|apologi[sz]\w*)\b/;
/** An excuse is not taken before it is made: "don't tell me it was a misclick". */
export const EXCUSE_REFUSED =
  /(?:别|少|甭|不要)(?:再|跟|和|给|拿|我)*(?:说|讲|扯|来|提|拿)[^,]{0,6}(?:手[滑抖误]|[点按打]错|误会|误伤|失误|故意的?|不小心)|\b(?:don'?t|quit|stop|spare) (?:\w+ ){1,6}(?:misclick\w*|slip\w*|accident\w*|mistake)\b/;
/** Words of apology that beg none: someone else's fault, a demand. */
export const APOLOGY_NOT =
  /不会(?:也|又)?(?:还)?是.{0,2}手[滑抖误]|(?:又|也|还)是?手[滑抖]|手[滑抖](?:\?|呢$|吗|了\?)|(?:跟|给|向|和)我(?:说)?(?:道歉|对不起|赔)|道歉(?:吧|啊|!|了吗)|(?:道歉|歉意)(?:我)?(?:接受|收下|心领)|凭什么.*(?:道歉|原谅)|(?:不用|不必|别|干嘛)(?:说)?(?:道歉|抱歉|对不起|不好意思)|^(?:不好意思|抱歉|对不起)(?:我|,)*(?:请问|想问|问(?:一?下|个)|(?:真|还是|完全)*没(?:太)?[看听搞弄跟]|新手|萌新|刚玩)|(?:怪我|我的错)(?:吗|咯|么)|\b(?:apology accepted|accept your apology|no need to (?:be sorry|apologi\w*)|don't (?:be sorry|apologi\w*)|sorry (?:for (?:you|your loss)|but)|say (?:you're )?sorry|apologi[sz]e(?: to me)?$|not sorry|(?:said|say|saying|told (?:him|her|them)(?: i'?m| i was)?) sorry (?:to|2) (?!you|u\b)|apologi\w+ to (?:him|her|them|my))\b|^(?:sorry|sry|soz|pardon)(?: guys| all| mate|,)* (?:but |i |im |i'm )*(?:really |still |just )*(?:did ?n'?t (?:follow|get|catch|understand)|do ?n'?t (?:follow|get|understand)|lost|new|noob|confused|my english|what|who|how|why|where|which)\b/;
export const BYE =
  /拜拜|先撤|\bbrb\b|一路走好|走好(?:啊|不送|$)|慢走|^gg+$|下[把局]见|拜了|再见|先走(?:了|一步)|下线|我先?下了(?=$|[,啊哈哦])|溜了|告辞|后会有期|(?<![头第上][一次回]*)回见|晚安|明天见|撤了|走了各位|不玩了|\b(?:bye|goodbye|cya|gtg|g2g|(?:gotta|got to|have to|need to|must|better) (?:go|run|dash|jet|shoot|split|head (?:out|off|home))(?=$|[,.!]| (?:now|guys|all|folks|lads|after|night|home|i have)\b)(?! after (?:him|her|the lord|seat|\d))|heading (?:out|off)|sleep tight|see (?:you|ya)|good night|gn|nite|farewell|later (?:all|guys)|i'?m (?:leaving|off(?! (?:to an?|guard|by|my|the))|out))\b|(?:^|[\s,.!啦了])(?:88+6?|8了)(?=$|[\s,.!~啦咯了各大])|闪人/;
export const GREET =
  /^(?:来[咯了啦]?|开[始整局了啦咯][了啦咯]?|走起|上号)+$|^(?:大家|各位|诸位|主公|你|您|兄弟们?|朋友们?|老铁们?)?(?:好啊?|们好|早|早安)[!,.~呀啊]?$|您好|你好(?!菜|弱|烦|吵|慢|坏|毒|狠|厉害|强|牛|可爱|美|帅|了|像)|大家好|各位好|哈[喽啰罗]|^嗨|^喂$|早上好|早安|晚上好|下午好|中午好|幸会|久仰|^在(?:吗|么|不)|初次见面|请多(?:关照|指教)|\b(?:hello|hi|hey|yo|howdy|greetings|sup|what's up|good (?:morning|evening|day|afternoon)|nice to meet|glhf|hf)\b/;
export const PRAISE =
  /舒服|(?:补|开|拆|砍|打|懈|救|顺|杀)得(?:(?:真|太)(?!像|假|演|烂|菜|差|臭|丑|慢|软|糟|次|拉|恶心|离谱)|好|不错|漂亮|妙|准|舒服|有|可以)|有灵性|厉害|牛[逼比啊批哇掰]?$|^牛|真牛|太强|好强|真强|高手|大佬|大神|打得好|打的好|打得(?:(?:真|太)(?!像|假|演|烂|菜|差|臭|丑|慢|软|糟|次|拉|恶心|离谱)|不错|漂亮|妙)|绝了|漂亮|秀(?:啊|$|了|的)|神了|神(?:操作|来之笔|算|预判)|6{2,}$|^6$|(?:[太真很挺]|得|是真|操作|这[波手招]|玩的?|可以|牛|[老大]哥|兄弟|厉害|佩服)6(?:了|啊|呀)?$|有点东西|佩服|干得好|干的好|真棒|太棒|好样的|真行|可以啊|有(?:两下子|一手|水平|头脑|见识|眼光)|好(?:牌|棋|计|救|拆|杀|无懈|眼力|手气)|(?:真|太|好|很|这么)(?:聪明|机智|稳|猛|帅|会玩|妙|准|细)|英明|高明|明察秋毫|料事如神|义气|够意思|(?:救|保|无懈)得(?:好|漂亮|及时)|\b(?:nice|great|gj|wp|well played|good (?:job|one|play|game|call|move|eye|read)|gg|awesome|amazing|brilliant|superb|excellent|fantastic|splendid|impressive|well done|clever|smart|legend|you(?:'re| are) (?:good|great|the best|a genius))\b/;
export const BLAME =
  /缺德|干的好事|坑(?!了?(?:我们)?谁)|猪队友|猪(?:吗|啊|头)|怪你|赖你|你害|害(?:死|惨)我|不会玩|怎么玩的|玩的什么|卖我|卖队友|出卖|背叛|忘恩负义|恩将仇报|过河拆桥的?(?:家伙|小人|东西)|乱打|瞎打|乱来|打错(?!了?$)|眼瞎|瞎了|没脑子|脑子(?:呢|进水|坏)|离谱|无语|服了(?!你的|,? ?厉害)|血压|脑溢血|搞笑的|送人头|白给|不讲(?:武德|理|信用)|没良心|白眼狼|见死不救|(?:为什么|怎么)不救|不救我|说话不算|食言|反悔|失信|骗(?:我|人|子)|撒谎|你(?:在)?(?:演|装)(?:什么|啥)|浪费|拖后腿|猪脑|带节奏|(?:太|真)(?:过分|坑|阴|狠|毒|脏|损)|\b(?:your fault|noob|idiot play|what are you doing|wtf|throwing|useless|bad play|terrible|blind|traitorous|backstabb\w*|you (?:lied|betrayed|promised|broke|ruined|left me|let me|didn't (?:save|help))|liar|how could you|not cool|unfair|blame you|trolling)\b/;
export const TAUNT =
  /受死|去死|等死|找死|该死|拿命来|取你|狗头|来啊(?!$)|来打我|有(?:本事|种|胆)|怕了|怂|不服|菜(?!刀|单|场|市)|弱(?:鸡|爆|$|了)|就这(?:$|水平|点|\?|吗)|垃圾|死定|洗干净|手下败将|不堪一击|不自量力|螳臂当车|纳命|尔等|鼠辈|无名小卒|小儿|匹夫|废物|跪下|叫爸爸|投降吧|认输吧|谁敢(?:过来|上|来|惹)|笑死我了就|凭你也|你也配|也就(?:这|那)|哈哈.*(?:死|输|惨|活该)|活该|死得好|\b(?:you(?:'re| are) (?:dead|done|toast|finished|weak|nothing|pathetic)|come at me|is that all|die|weak(?:ling)?|scared|loser|pathetic|bring it|fight me|you suck|lmao (?:dead|noob)|get (?:rekt|wrecked)|serves you right|coward|chicken|play(?:ing|s|ed)? like (?:absolute |complete |total |pure |a )*(?:garbage|trash|crap|shit|ass|bots?|noobs?|idiots?|potato(?:es)?))\b|[打玩]得(?:真|太|好|跟|像|这么|那么)*(?:烂|菜|臭|垃圾|屎)/;
export const THREAT =
  /(?:有|留)(?:什么|啥)?遗言.{0,3}(?:说|讲|交代)|遗言(?:快|现在|赶紧)|敢(?:动|打|碰|砍|杀).{1,8}我.{0,8}(?:弄|砍|杀|打|收拾|集火|干|灭)(?:死|了)?你|下一[刀个]还?是你|不.{1,4}我?(?:可|就)?当(?:你)?(?:是)?[反内]|自己掂量|够你喝一壶|(?:想|敢)动我|记(?:在)?(?:小本本?|仇(?![型心的]))|这仇|跟(?:谁|他|你)急|我(?:可|就|要|来|去|马上)+(?:来|去)?收(?:了|你|人头)|(?:再|还|要是|如果|敢|谁).{0,8}(?:打|动|拆|杀|碰|惹|砍|搞|顺|骗|烦)(?:我|主公|他|一下).{0,10}(?:我|就|别怪|不客气|试试|死|弄|砍|打|全力|集火|跟你|有你|饶不|掀|没完)|等着(?:瞧|吧|我|$)|你(?:给我)?(?:等着|小心|当心|走着瞧)|走着瞧|信不信(?:我|老子|吾)|别怪我|饶不了|(?<![真太够可很挺])不客气|否则|不然(?:的话)?(?:我(?!(?:就|早|可|已经|都)*(?:躺|死|没|凉|寄|挂|完|输|倒))|就|别|老子)|要你(?:好看|狗命|命)|(?:送|打|弄|砍|杀|砸|揍|捅)(?:你)?(?:上路|归西|上西天|死你|爆你|穿你|翻你)|(?:我|老子|爷|本将)(?:要|就|会|马上|迟早|下(?:个|一)?回合|先)*(?:弄|砍|杀|打|灭|干|宰|收拾|做|秒)(?:死|了|掉)?你|下(?:一)?个(?:就)?(?:是|轮到)你|(?:轮|该)到你(?:死|了.{0,3}受死)|\b(?:if )?(?:you|u) (?:so much as|dare|(?:even |ever |try to |keep )?(?:touch|hit|attack|shoot|slash|strike|kill|burn|duel|chain|rob|mess with|look at|come (?:for|near)|go (?:for|after)))(?:ing)? .{1,40}\b(?:and|n|ill|i'?ll|im|i'?m|i swear|or) (?:.{0,12}\b)?(?:ur|you|u|i|im|coming|the last)\b|小心(?:你的?)?(?:狗头|脑袋|小命|点)|后悔(?:的|吧)|让你(?:死|后悔|好看|知道|尝)|跟你(?:没完|拼|势不两立)|此仇|报仇|血债|记住你|记(?:你)?一笔|(?:你|他)(?:活)?(?:不)?过(?:这|下)(?:轮|回合)|\b(?:or else|pick (?:your|ur) (?:coffin|grave)|before (?:we|i) bury (?:you|u)|you'll (?:regret|pay|die|be sorry|see)|you will (?:regret|pay|die|be sorry)|i(?:'ll| will|'m going to|'m gonna| am going to) (?:kill|end|finish|get|hunt|destroy|make|come for|bury|take) (?:you|your)|watch (?:out|your back|yourself)|you(?:'re| are) next|next is you|just you wait|try me|touch me again|don't make me|i dare you|last warning|payback|(?<!got (?:his|her|their) )revenge)\b/;
export const HURRY =
  /还活着(?:吗|没|呢|么)|(?:人)?还在(?:吗|不在|么)$|麻溜|麻利点|利索点|速速|不(?:吭声|出声|吱声)|(?:讲|说)(?:句|两句|点)话|问你(?:话)?呢|装(?:死|哑巴|聋)|(?:吱|说|出)(?:个)?声(?:啊|呗|$)|一动不动|搁那(?:儿)?(?:看戏|发呆|干看)|(?:傻|干)站着|快点|快些|快啊|墨迹|磨蹭|磨叽|超时|等到(?:花|天|什么)|好慢|太慢|这么慢|快出|搞快|速度(?:点|啊|$)|到你了|该你了|轮到你(?:了)?(?!受死|死)|别想了|想(?:这么|那么|好)?久|还没(?:好|想好)|睡着了|人呢|挂机|托管|掉线|\b(?:hurry|faster(?! than)|slow|(?<!oh )come on(?! (?:that|it|i)\b)|any day|quick(?:ly)?|your turn|afk|(?:are )?(?:you|u) (?:even |still )?(?:alive|there|awake|with us|asleep)(?=$|[?,.!])|move it|tick tock|speed up)\b/;
export const SORROW =
  /唉|哎(?!呀妈|哟不错)|难过|伤心|呜|(?<!谁)要死了|(?<![吃打写喝说做看用玩搞弄出摸])完了(?!吗)|完蛋|(?<![饭菜汤茶面粥鹅鸡鸭肉饼水咖啡粉锅手脚心天]都?)凉了|没救|惨|心累|好累|累(?:死|了|坏)|可惜|哭|郁闷|烦(?:死|躁|透|啊|$)|崩溃|绝望|委屈|心塞|倒霉|点背|不开心|不高兴|难受|压力|孤独|寂寞|失望|心情(?:不好|差|糟|低落)|丧|头疼|扛不住|没意思|\b(?:sad|rip|alas|i'm dead|i am dead|doomed|i'm done for|sigh|unlucky|oh no|depress\w*|tired|exhausted|lonely|upset|stressed|heartbroken|awful|miserable|crying|bad (?:day|mood)|rough day|feel(?:ing)? (?:down|bad|low))\b/;
export const AFFECTION =
  /爱你|喜欢你|想你|么么|抱抱|亲亲|mua|比心|❤|爱了|嫁给|娶你|\b(?:love (?:you|u|ya)|like you|miss you|hugs?|xoxo|<3|marry me)\b/;
export const JOKE =
  /哈{2,}|嘻嘻|嘿嘿|嘿{2,}|笑死|笑哭|233|hhh|xswl|讲个笑话|说个笑话|开(?:个|句)?玩笑|逗你|玩梗|段子|整活|\b(?:lol|lmao|rofl|haha\w*|hehe\w*|jk|just kidding|jokes?|joking|kidding|funny)\b/;
export const AGREE =
  /^(?:好|哦+|噢|喔|好的|好吧|好啊|好呀|好嘞|行|行吧|行啊|成|成交|可以|可|没问题|同意|对|对的|对啊|没错|有道理|言之有理|是的|是啊|是|嗯+|嗯嗯?|哦好|说得对|说的对|确实|的确|赞同|听你的|收到|明白|懂了|懂|了解|遵命|得令|妥|ok|没毛病|就这么(?:办|定)|一言为定|答应你?|我(?:同意|答应|信|信你|相信你?|也觉得|也这么(?:想|看|觉得)|赞成|听你的|知道了?|明白了?)|信|信你|信了|相信你?|你说得对|你说的对|有理|依你|随你|中|要|当然|必须的?|那(?:好|行)吧?)[!,.~啊的呀吧了哦呢嘛啦]*$|\b(?:ok|okay|agreed?|you(?:'re| are) right|that's right|true|yes|yeah(?!,? right)|yep|yup|sure|deal|exactly|fine|got it|understood|i (?:agree|believe you|trust you|do|see|know)|makes sense|fair enough|alright|will do|of course|absolutely|good idea)\b/;
export const REFUSE =
  /^别问我|^(?:不|不行|不要|不好|不可以|不可能|不干|不信|不同意|不答应|不用|不必|不了|不是|不对|没有|没|没门|休想|做梦|免谈|拒绝|算了|才不|才怪|我不(?:信|干|同意|要|答应|认|服|觉得)?|别想|别闹|不是我|胡说|扯淡|扯|瞎说|放屁|少来|得了吧|你猜|不告诉你|不知道|不清楚|不一定|未必|不见得|错|错了|你错了|不是我(?:干|做|打|杀|拆)的?|拉倒|恕难从命|想得美|想都别想|不存在的?|我不管|不至于|不会吧?|不给|不救|不打|不跳|我(?:觉得|看|认为)(?:不是|不对|未必|不像|不太像))[!,.~啊的呀吧了呢嘛啦]*$|(?:不|没法|难以)(?:相信|信|同意|认同|赞成)(?:你|他|她)?|^不[,.!]|\b(?:no(?!t)|nope|nah|never|no way|refuse|i (?:don't|dont|do not) (?:agree|believe|trust|think so|care|know|buy)|not (?:a chance|happening|interested|true|really|sure|me)|forget it|disagree|wrong|dream on|won't|that's (?:a lie|not true|false|wrong)|bullshit|nonsense)\b/;

/** The table keeps silent, and somebody minds. */
export const QUIET =
  /没(?:有)?(?:一个)?人(?:说话|吭声|出声|吱声|理(?:我|人)|回(?:我|话))|(?:都|全|一个个)(?:不|没)(?:说话|吭声|出声|吱声|理(?:我|人)|聊)|(?:好|这么|太|真|咋这么|怎么这么)(?:安静|冷清)|冷场|\b(?:so quiet|this quiet|(?:why|is) (?:everyone|everybody) (?:so )?(?:quiet|silent)|nobody(?:'s| is)? (?:talks|talking|says|saying|answers)|anyone (?:there|alive|awake))\b/;
/** Somebody's words are told. */
export const TOLD =
  /(?:(?<![要依让照]我)说|讲|声称|自称|承认|跟.{1,4}说|告诉)|\b(?:said|says|told|claimed|claims|admitted)\b/;
/** Words that speak ill or well of somebody's side without naming a role. */
export const SUSPECTED =
  /不(?:是)?([反内])(?:贼|奸)?(?:的话)?谁(?:是)?\1|没得洗|没跑(?:了|$)|还装|装不下去|抱团|\b(?:are|r) (?:partners|buddies|a team|in cahoots)\b|[明铁硬真妥]反(?!应|正|对|过|复)|反(?:贼)?(?:没跑|跑不了|无疑|实锤)|(?:实|石)锤|(?<!我|了)摊牌(?!了$|了[,!.])|(?:这就|就|这是?|直接)跳(?:了|反)|[俩两](?:个)?反(?:贼)?|(?:押|赌|投|站)(?:他|她|你|[一二三四五六七八\d]号?)?.{0,2}(?:是)?反|狗咬狗|一唱一和|眉来眼去|(?:说|讲|解释)不通|哪有.{1,6}(?:打|砍|杀|拆|捅)主公|手脚不干净|表(?:忠心|演)|反(?:心|骨)|还(?:要|用)(?:啥|什么)?(?:证据|猜|说|问)|自爆|\b(?:my )?(?:money'?s?|bet(?:ting)?) (?:is )?on\b|\bi'?d? bet\b.{0,10}\b(?:reb|rebel|spy)|\b(?:a|is|'s) reb\b|(?<!没|没有|不)(?:不对劲|可疑|有问题|有鬼|嫌疑)|装.?忠|伪忠|跳反|反水|藏着|演技|别装(?!哑|死|聋|睡)|在(?:演|装(?!修)|藏|撒谎|骗|说谎|划水|带节奏)|装(?:什么|得|的|好人)|戏精|演员|两面派|墙头草|不像(?:好人|忠)|同[伙夥]|一[伙夥]的?|一边的|一队的?|穿一条裤子|串通|勾结|狼狈为奸|互相(?:帮|保|包庇)|包庇|心虚|狐狸尾巴|露馅|露出马脚|居心叵测|不怀好意|信不过|不可信|不能信|别信他|骗子|撒谎|说谎|在骗|(?<=(?:他|她|你|号|公|就|肯定|绝对|一定)是?)(?:敌人|坏|对面的)|\b(?:sus|suspicious|fishy|shady|faking|fake|liar|lying|lies|guilty|up to something|can't be trusted|cannot be trusted|don't trust|dont trust|teammates?|working together|in cahoots|(?:same|one) team|in on it|together on this|enemy|hiding something|acting)\b/;
export const TRUSTED =
  /我(?:来|先|都)?保(?:定)?(?:了(?=$|[,.!\s])|他|她|[一二三四五六七八九\d]+号)(?!一命)|可信(?!吗)|信得过|靠得住|靠谱|没(?:有)?(?:问题|嫌疑)|干净(?!利)|清白|认(?:死|定|准)(?:他|她).{0,2}忠|(?<!不)(?:是|都是|当|像)(?:自己人|好人|友军|一边的|我们的?人)|自己人|忠臣?(?:没跑|没错|跑不了|实锤|无疑|稳了|妥妥|铁定)|不(?:可疑|像反|像内|像坏)|(?:我|大家|你们)(?:都)?(?:相)?信(?=(?:他|她|[一二三四五六七八九\d]+号|主公))|冤枉(?:他|她|人|了?[一二三四五六七八九\d]+号)|(?:他|她|号)(?:是)?(?:冤枉|无辜|被冤)|替.{1,4}(?:说句|担保|作证)|担保|\b(?:i trust (?!you)|trustworthy|innocent|(?:is|are|'s) (?:clean|clear|fine|legit|good|ok|okay|safe|on our side|with us|one of us)|not (?:suspicious|guilty|sus)|vouch|can be trusted|leave (?:him|her|them) alone)\b/;
/** "忠,纯忠": a role alone, said of oneself. */
export const LOYAL_ALONE = /^(?:我)?(?:就|真)?是?个?(?:最?纯的?|真|铁|正经|妥妥的?|明|大)?忠(?:臣)?$/;
/** "Rebel. Well spotted": so is this, where nobody was spoken of before. */
export const OUTLAW_ALONE =
  /^(?:我|就|确实|没错)*是?个?(?:反贼?|内奸)(?:没错|而已|罢了)?$|^(?:a |the )?(?:rebel|traitor|spy)$/;
/** What was told proves nothing of what somebody is said to be. */
export const PROVES_NOT =
  /不等于|不代表|不(?:能)?(?:说明|证明)|不信|\b(?:doesn't|does not) (?:mean|make|prove)\b|\b(?:don't|do not) (?:buy|believe|think)\b|\bno way\b|\bi doubt\b/;
/** Somebody fits no role. */
export const NEITHER = /([忠反内])(?:臣|贼|奸)?不像\1.{0,4}([忠反内])(?:臣|贼|奸)?不像\2/;
/** Somebody is near the end. */
export const NEAR_END =
  /快(?:要)?(?:没血|没了|死|不行|挂|倒|完蛋?)了?(?:$|[啊呀吧])|(?:要|快)(?:撑|扛|顶)不住|血(?:快|要)(?:没|见底)|\b(?:almost|nearly|about to be) dead\b/;
/** The same of whoever was spoken of before: "六号挺住 就剩一滴了". */
export const LAST_HP = /^(?:就|只|还)(?:剩|有)?(?:下|了)?一(?:滴|格)(?:血)?了/;
/** What is to be done about it. */
export const URGED_TO_ACT = /[救奶帮保护]|别|给|打|杀|砍|集火/;
/** What vouches for one's own words. */
export const BELIEVE_IT = /^(?:你们?)?(?:都)?(?:相?信我|不骗你们?|真的)(?:吧|啊|呀)?$/;
/** Said of oneself. */
export const CLAIM_LOYAL =
  /我(?:是)?(?:跟|和|站)(?:你|您)(?:是)?(?:同)?(?:一边|一头|一伙|一队|一条船)|我(?:就|只|铁定|可是|一直|都)?(?:跟|跟着|和|随)(?:你|您|主公|老大)(?:混|走|干)|我(?:就|只|肯定|可)?(?:站|向着|帮)(?:你|您|主公|老大)(?:这|那)?(?:边|头)|我(?:是)?(?:跟|和|站)主公(?:是)?(?:一边|一头|一伙|这边)|(?:忠|忠臣)(?:当|做)?得|我(?:直接|就|先)?跳忠|^(?:直接)?跳忠|\bi'?m (?:the |a )?loyal|(?<![打砍顺拆杀烧坑锤]了?)自己人(?![吗打砍顺拆杀烧坑锤])|我(?:可)?是(?:你|主公|咱们)(?:这边|那边|的人)|(?:^|我|就|一直|都)跟(?:着|定)?主公(?!说|打|一人|各|[都俩两])|保主公|我对(?:主公|你)(?:忠心|一片)|忠心耿耿|赤胆忠心|(?:信|相信)我(?!吗|么|了没)|我发誓|我不是(?:坏人|反|内|敌)|我(?:是)?(?:清白|冤枉|无辜)|冤枉啊|\b(?:i(?:'m| am|m)\b.{0,20}\b(?:loyal|with you|on your side|one of you|a friend|innocent|not (?:a |the )?(?:rebel|traitor|bad|(?:your|ur) enemy|spy))|i swear|trust me|believe me|on your side)\b/;

/** Another was taken for one of ours. */
export const TAKEN_FOR =
  /以为|当(?:你|他|她)|(?:你|他|她|号)(?:是|算|才是|也是)?自己人|\bthought (?:you|he|she|they)\b/;

/** Something is offered for something. */
export const OFFERED =
  /[做谈打]个?(?:买卖|生意|交易|商量)|谈(?:个|下)?条件|成不成|成交|行不行|行就|同意(?:就|的)?(?:扣|吱|说)|\b(?:deal|trade)\b/;
/** The two are to stand together. */
export const TOGETHER =
  /合作|联手|结盟|联盟|一起|一块|搭伙|组队|同盟|跟(?:着)?我|和我|配合|\b(?:together|team|ally|alliance|with me|join)\b/;
/** Both sides are to hold back: "这轮停手", "互不侵犯", "truce". */
export const TRUCE =
  /停手|停火|休战|停战|讲和|和(?:平|解)|井水不犯河水|(?:互相?|彼此)(?:都)?(?:不|别)(?:先)?(?:打|动|侵犯|砍|针对|搞)|(?:别|不)(?:再)?(?:互打|互砍|互殴)|各(?:打|玩)各的|\b(?:truce|ceasefire|peace|(?:calm|quiet) round|no attacks|leave (?:me|each other) alone)\b/;

/** Two are said to be on one side. */
export const ALIKE =
  /一伙|抱团|(?:啥|什么)关系|一个鼻孔|同伙|一[边头]的|一家(?:的|人|没跑)|一路(?:的|人)|穿一条裤子|串通|勾结|唱双簧|[你他她]们?俩|这[俩两]|\b(?:same (?:side|team)|partners?|in (?:it |this )?together|buddies|teamed up|in cahoots|working together)\b/;
/** Somebody is to be left alone. */
export const LET_BE =
  /(?<![别不莫勿]|不要|不能|不会|不想)(?:放(?:过|了)|饶(?:了|过))|(?:别|不要|少|先不|甭)(?:再|老|去|来|急着)?(?:打|动|杀|拆|碰|砍|惹|顺|搞|针对|为难|惦记|恨|怪|记恨)|手下留情|(?<!\b(?:never|don't|dont|not) )\b(?:spare|leave .{1,12} (?:alone|be)|let .{1,12} (?:go|live|be)|(?:don't|dont|stop|quit) (?:hit|attack|kill|touch|shoot|target)\w*|lay off|back off)\b/;
/** "你跟我打主公,…,咋样": behind an offer it is asked for nothing else. */
export const TAG =
  /^(?:你们?|各位|大家)?(?:[怎咋]么?[样说]|如何|说呢|觉得呢|(?:同意|赞成)[不吗么吧]?|同不同意|(?:what )?(?:do )?(?:you|u) (?:say|think|agree))$/;
/** How it will end. */
export const FORETOLD =
  /(?:怕是?|估计|恐怕|迟早|早晚|八成|搞不好|我赌|预感).{0,14}(?:[要得会该]|撑|活|赢|输|凉|没|完|悬|翻|死|倒|挂|崩)|(?:我看|我猜|感觉|估计).{0,8}(?:要|会|得|准|肯定|八成).{0,4}(?:打|砍|杀|拆|收|动|冲|拼|反水|跳)|(?<!我)下(?:个|一)?(?:回合|轮)(?!我).{0,3}(?:肯定|一定|必|八成|准|绝对|怕是)(?:要|会|得)?.{0,3}(?:打|砍|杀|拆|收|弄|动|冲|拼)|(?:我看|我猜|感觉).{0,14}(?:撑|活|赢|输|凉|完|悬|翻|死|倒|挂|崩)|(?:撑|活|熬|挺|过)不(?:过|到|了|住)|(?:要|快|肯定|必|准)(?:凉|完|输|赢|没|死|倒|崩|炸|翻车)|(?:稳|凉|悬|输定|赢定|没戏|没救|完蛋)了?(?:吧|啊|呀|呗)?$|\b(?:i bet|i reckon|bet(?:ting)?|gonna|going to|will|won't|about to|'ll) .{0,24}\b(?:dies?|dead|lose|win|wins|fall|falls?|end|ends|last|survive|make it|drop|over)\b|\b(?:won't|wont|not gonna|can't|cant) (?:last|survive|make it)\b|\bwe(?:'re| are) (?:losing|winning|doomed|dead|screwed|fine)\b|\bis (?:doomed|toast|done for|a goner)\b/;
/** "我要丢南蛮了", "im gonna duel 4": one's own deed that is still to come. */
export const TO_COME = /我(?:现在|马上|这就)?(?:要|准备|打算)[放丢开甩用扔]|\bi'?m (?:about to|gonna|going to)\b/;
/** Company is looked for: somebody is to do it along with the one who speaks. */
export const COMPANY =
  /(?<![老总别]|一直|不要|天天|专门)(?:跟|和|同|陪|随)(?:着)?(?:我|咱们?).{0,8}(?:一[起块道同]|联手|搭伙|组队|配合|[打杀砍干冲上弄搞拆收按压盯]|集火)|(?:一[起块道同]|联手|合伙|搭伙|组队).{0,6}(?:[打杀砍干冲弄搞拆灭保救做办]|收拾|集火|动手)|搭(?:个)?(?:伙|把手)|有(?:没有)?(?:人)?跟的(?:没有?|吗|么|不)|谁跟(?=$|[,.!?])|跟不跟|\b(?:(?:who|anyone|anybody|somebody|someone)\b.{0,20}\bwith me|(?:hit|attack|kill|go|push|focus|come|fight|strike)\b.{0,14}\bwith me|join me|join in|team up|gang up|together (?:on|against)|help me (?:kill|hit|attack|get|finish|take)|who(?:'s|s| is) (?:in|with me)|(?:anyone|anybody|who) (?:wanna|want|wants|up for|down))\b/;

/** Whether an order is to help somebody. */
export const ordersHelp = (text: string): boolean =>
  /救|奶(?:一?口|他|她|主)|口奶|给.{1,5}桃|护驾|\b(?:save|heal|peach|help)\b/.test(text);

/** Whether a plea is for not being attacked, rather than for help. */
export const asksToBeSpared = (text: string): boolean => SPARE.test(text);

/** Leaves the answer to others. */
const SHRUG =
  /随(?:便|你|意|缘)|无所谓|没(?:什么)?(?:感觉|意见|想法|啥|所谓)|不(?:知道|清楚|晓得|造)|懒得|看(?:你|着|情况|心情)|(?:都|怎[样么]都)(?:行|可以|好|成|一样)|你(?:定|看着)|还行|就那样|\b(?:idk|idc|dunno|whatever|don't (?:know|care)|dont (?:know|care)|up to you|either|meh|no idea)\b/;
/** A short line that answers a question: yes, no, a seat, a role, a card. */
export const answersShortly = (text: string): boolean =>
  !SHRUG.test(text) &&
  (AGREE.test(text) ||
    REFUSE.test(text) ||
    /^(?:不?(?:信|愿意|当然|有|是|会|能|想|敢|要|打|救|给|杀|来|去|可以|行))[啊的呀吧了呢!,.~]*$/.test(text) ||
    /\d|[一二三四五六七八九十]号|[忠反内]|主公|[桃闪杀酒]|无懈|\b(?:y|n|yes|no|yeah|nope|nah|me|you|him|her|both|neither|lord|rebel|traitor|loyal)\b/.test(
      text,
    ));
