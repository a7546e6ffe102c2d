/**
 * What the judge listens for, as data: folded text (simplified, lower case), one alternative an entry. Chinese entries
 * are expressions over a clause; English ones stand at word boundaries.
 */

const zh = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'g');
const en = (...parts: readonly string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${parts.join('|')})(?![a-z0-9])`, 'g');

/** "好不好" asks; it says neither. */
export const NEITHER = zh('[要好行是能信愿肯]不[要好行是能信愿肯]', '可不可以', '愿不愿意', '相不相信', '答不答应', '不好意思', '不得不', '不知道', '不一定',
  '不是(?:不可以|不行|不能)', '不会是', '要不是', '不只', '不但', '不仅', '不过', '不管', '不论', '不如', '忍不住', '对不起', '差不多');

/** Softened, agreed or forgiven, although the words hold a no. Read before RESIST. */
export const ACCEPT_FIRST = zh(
  '不(?:会|再|曾|忍心?|想|能)?(?:怪|怨|恨|介意|计较|追究|生你?的?气|责怪|责备)', '(?:没有?|不会|不是|从未|从没|未曾|并未|不忍心?|舍不得)(?:真的?|再)?(?:想)?要?(?:拒绝|推开|甩开|躲|避|赶|不信|不相信|不要|不愿|嫌|抛下|丢下|扔下|离开|走|怪|放手|松手)',
  '(?:我)?不走了?$', '不(?:离开|丢下|抛下|放手)', '不[要必用]再?(?:哭|怕|难过|担心|自责|道歉|多礼|客气|谢|跪)', '^不(?:哭|怕)了?$', '(?:无法|没法|难以)拒绝', '(?:不[要必用]|别|莫|不许|不准)再?(?:走|离开|哭|怕|难过|自责|担心|跪|这样说|这么说|说傻话|丢下我|离我而去)',
  '不(?:想|要|能)(?:失去|没有你|让你(?:走|难过|哭|死)|你(?:走|离开|死|难过))', '(?<!我|他|她|也)没(?:关系|事的?)(?!找|干|做)', '不(?:要紧|打紧|碍事|妨事)', '无(?:妨|碍)',
  '不(?:用|必|需要)(?:再)?(?:说|解释|道歉|求)了?我(?:信|懂|明白|答应)',
  '恨不(?:起来|下去)', '(?:下不为例|仅此一次)', '拿你没(?:办法|辙)', '(?:不|没有?)(?:会|人会)?(?:赶|丢下|扔下|抛弃|伤害|为难|难为|让人欺负)你',
);

/** Questions that answer themselves: "我怎么会怪你？" */
export const RHETORICAL = zh('怎么?(?:会|舍得|忍心|可能)(?:不|怪|丢|离开|拒绝|赶|抛|扔)', '什么时候(?:说过)?要?(?:不要|丢|赶|怪|扔)');

export const ACCEPT = zh(
  '不客气了', '(?:心意|情|好意|礼)我?(?:就)?领了', '多谢', '谢(?:谢|过)?(?:你|您|啦|了)', '(?:我|就|都)?(?:且|先|勉强)?收下(?:了|啦|便是|就是)', '(?:给|分|借|让)(?:给)?你(?:吃|用|一|半|就|便是|吧|桃|牌|也)', '拿去(?:吧|用|吃)?(?!死|丢|扔)', '(?:放|搁)下吧', '进(?:来|屋|门)(?:吧|坐|烤|喝|说|暖|避|躲)', '(?:气|火|怨|恨)(?:也|早|就|都|已经?)*(?:消|没|散)(?:了|得差不多)', '(?:听|依|由|随|信)(?:着)?你(?:的|这)?(?:一|便|就|好|吧|了$)', '放心(?:吧|好了)?$', '包在我身上', '我(?:来|去|这就|马上|会)(?:救|帮|陪|接|护|保|替|给|拉|等)(?:你|着|您)?', '(?:算|带)(?:上)?我一个', '(?:一言|驷马)', '(?:何乐|求之)', '(?:也)?(?:不是|没什么)不(?:行|可以|能)', '(?:好|行|成|嗯|可以|中|妥|没问题|那好)(?:吧|啊|的|呀|嘞|了)?$', '没(?:什么)?大不了', '(?:小事|不算什么|举手之劳|区区|应该的|客气什么|见外)',
  '^(?:那|嗯+|唉+|哎+|罢了?|也|就|这)*(?:好|行|可以|成|没问题|当然|必须的|一言为定|说定了?|成交|准了?|允了?|依你|随你去吧)(?:的|吧|啊|呀|嘛|嘞|了|好|呢|哦|行|就这样)*$',
  '^(?:那)?好(?:的|吧|啊)?(?:我|就|那|都|依你|听你|一起|这就)', '(?<!不|没|别|难以?|无法|才会?|休想我?)原谅(?:你|了|他|她|吧)', '饶(?:了|过)?你', '既往不咎', '冰释前嫌', '和好吧?', '一笔勾销',
  '(?<!不|没|别|才|难以?|无法|不太|不敢|不会|不再|不能)(?:愿意|答应你?|同意|接受|相信你|信你|信得过|信任你|听你的|依你|收下|领情)(?!个|才|吗|么|不|的)', '错怪(?:了)?你', '误会(?:了)?你', '是我(?:不好|的错|错了)', '我也有错',
  '我(?:会)?(?:留下|陪(?:着)?你|在(?:这|呢)|跟你(?:走|去|一起))', '(?:跟|随)我(?:走|来|回)', '我们(?:走|回去|一起)', '陪你', '一起(?:走|去|回|面对|扛)', '(?:快|先)?起来(?:吧|说话)', '留下(?:来)?吧', '别走', '过来(?:吧|坐)', '说到做到', '有你这句话', '罢了罢了',
  '点(?:了)?(?:点)?头', '颔首', '(?:握|抱|拥|牵|拉|搂)(?:住|起|紧)', '(?:我们|咱们?|咱俩)(?:一起|一块|这就|先|就|也|还是|重新)*(?:走|回|去|和好|上路|出发|进|坐|重新|从头|好好)', '跟(?:你|您|爹|娘)(?:们)?(?:走|去|回|来|上|一起)',
  '(?:可以|那就|就|让你|准你|许你|给我)(?:先|都|一直|好好)?(?:留(?!在这儿?等)|住下|跟着|进来|回来)(?!吗|干|个?屁)', '(?:再|姑且|暂且|最后)(?:再)?(?:信|饶|给|放)(?:过)?(?:你|他|她)?(?:这|最后)?(?:一)?(?:次|回|个?机会)', '给你(?:一|这|最后)?(?:次|个|一次|一个)机会', '(?:暂且|姑且|就)(?:信|相信|依|饶|放过)(?:了)?你', '看在[^,;]{1,10}[份面]上',
  '(?:都|就让它|已经?|让它)过去(?:了|吧)', '翻篇', '从头(?:再)?来', '重新(?:开始|来过)', '我(?:也|一直|都|还)*(?:想|惦记|挂念|舍不得)(?:着)?你', '(?:傻|笨)(?:瓜|孩子|丫头|子|徒弟)', '成全你', '怕了你了', '服了你了?', '欢迎(?:回来|加入|你)', '(?:我|永远|一直|都|还)在(?:这里?|你身边|你身后)', '有我(?:在|呢)', '拥抱', '(?:接过|扶起|扶住)', '拍(?:了拍)?.{0,4}肩', '叹(?:了)?一?口气', '心(?:软|一软)', '软(?:了)?下来', '语气(?:缓和|软|柔)', '神色(?:缓和|软|柔)',
  '停(?:下|住)(?:了)?脚步', '收(?:起|回)(?:了)?(?:刀|剑|兵器)', '坐(?:了)?(?:下来|回来)', '(?:擦|拭)(?:去|掉|干).{0,3}泪',
);

/** A refusal, whatever stands beside it in the clause. */
export const RESIST_FIRST = zh(
  '没(?:什么|啥)(?:可|好)(?:跟|和|与|对|说|谈|讲)', '(?:你)?(?:觉得|认为|说)(?:这|那)?(?:可能|还有可能|配|够)$',
  '(?:下山|出|下|滚出|退下?)去吧?$', '(?:你|您)(?:已经?|早就|早已|再也|根本|又|也)*不(?:再)?是(?:我|咱|这)', '(?:我)?(?:说过|说出)的话从不', '逐出', '(?:来人|侍卫)',
  '(?:不敢|不想|不愿|不屑|不稀得)(?:要|收|领|吃|拿|用|接)', '(?:拿|收|带|还)(?:回去|走|远点)(?!吧,好)', '(?:快|赶紧|赶快|马上)(?:走|离开|回去|滚)', '(?:关|合|摔|甩)(?:上)?(?:了)?(?:房|院|大)?门', '(?:看|瞧|理|听|瞥|正眼|头|眼皮|手)[^,;!?]{0,4}(?:都|也)(?:不|没|懒得)', '(?:装|充)(?:好人|可怜|无辜|蒜|什么|模作样|糊涂)', '卖惨', '(?:这种|那种|这些|这套|你的|那套)(?:把戏|套路|伎俩|话|鬼|说辞|借口)', '见得多了', '(?<!别|不要|莫|不会|不敢|没|没有|休)(?:糊弄|唬|蒙|骗)(?:不了|谁|得了|我)', '当我(?:是)?(?:傻|三岁|瞎|好骗|没)',
  '现在才?(?:知道|想起|晓得|来|后悔|求)', '爱莫能助', '无能为力', '(?:帮|救|给|信|做|办|答应|原谅|接受|忘|放|咽)不(?:了|到|起|下)', '另请高明', '(?:找|问|求|换)(?:别|旁|其他)(?:人|家|的)', '活该', '(?:自作自受|罪有应得|咎由自取|自食其果|自找的|痴人说梦)', '你死(?:了)?(?:正好|才好|不死|活)', '(?:我)?自己(?:留着|要用|还不够|都不够|还要)', '与我无', '关我', '(?:扔|丢|推|退|摔|砸)(?:了)?(?:回|还|开|掉|在地|出去)', '(?:一口|断然|当场|干脆|婉言|婉)?(?:回绝|谢绝|推辞|推脱|婉拒)', '(?:冷|淡)(?:着脸|淡|漠|冰冰|哼|眼)', '沉下脸', '(?:板|黑|绷)着脸', '(?:恕|请恕)', '(?:不|没)(?:敢|想|打算)(?:再)?(?:信|跟|赌|冒)', '(?:没|不)那么(?:容易|简单|好骗|傻)', '(?:没|不)(?:这个|那个|这份|有这)?(?:心情|闲心|功夫|工夫|义务|好感|交情|诚意)', '(?:不|没)(?:合适|方便|必)(?:吧|了)?$', '以后再说', '改天吧', '(?:各自|就此)(?:安好|别过|散)',
  '我没有你(?:这|那)(?:样|种|个)', '恩断义绝', '一刀两断', '(?:各走各|阳关道|独木桥|井水不犯|形同陌路|划清界限|不共戴天|势不两立|道不同)', '(?:我们|咱们|你我)(?:之间)?(?:早就|已经|就此)?(?:两清|完了|结束了|没什么可|没什么好|到此为止|回不去)', '(?:还|又)?有(?:什么|何|啥)(?:意义|用处?|区别|资格|脸|面目|颜面)', '(?:说|讲|做)(?:这|那)(?:些|个)?.{0,4}(?:没用|没有?意义|晚了|干(?:什么|嘛|啥)|给谁)',
  '你(?:真|还|难道)?以为', '你(?:也|还|哪里?)(?:配|有脸)', '早干(?:什么|嘛|啥)去', '(?:当初|那时|那天)[^,;!?]{0,10}(?:怎么不|为(?:什么|何)不|想过)', '(?:为(?:什么|何|啥)|干嘛|何必|凭啥)(?:还)?要?(?:再)?(?:原谅|答应|帮|理|陪|跟)', '怎么(?:可能|能|敢)(?:还|再)?(?:信|相信|原谅|答应|跟|放心)', '拿什么(?:让|叫|来|保证)', '谁(?:要|会|敢|还|能)+(?:再)?(?:信|原谅|听|跟|管|要|理)',
  '想得(?:倒)?美', '痴心', '白日做梦', '门都没有', '没得商量', '省省吧', '收起你', '用不着', '犯不着', '(?:受|承受|消受|高攀|担|配|惹)不起', '别(?:再)?(?:叫|喊)我', '(?:受|听|看|骗|忍)(?:得|我)?够了', '心(?:早就|已经?|都)*(?:死|冷|凉|寒)了', '回不去了', '来不及了', '(?:已经|早就|早|太)(?:晚|迟)了', '[没无]话(?:可|好)说', '何干', '不劳', '多说无益', '(?:自便|请便|好自为之|不送|不奉陪|恕难|敬谢)', '走你的', '你走(?:你的)?吧', '死(?:了)?(?:这|那)条?心',
  '转(?:过)?身(?:就|便|而|要|径直|大步|默默|离|走|往)', '(?:头也不回|拂袖而去|扬长而去|夺门而出|置若罔闻|无动于衷|充耳不闻)', '(?:装作?|当|假装)没(?:听|看)见', '(?:假惺惺|惺惺作态|虚情假意|花言巧语|鬼话|苦肉计|猫哭|黄鼠狼|演得|演技|演够|演戏|做戏)', '信不过', '信了你的?(?:邪|鬼)', '(?:又|还)想(?:骗|耍|利用|算计|哄)', '(?:胡说|胡扯|放屁|扯淡)',
  '(?:跟|和|与|同)?我(?:没关系|无关)', '关我(?:什么|屁|何)', '没什么好(?:说|谈)', '个鬼', '才怪', '鬼才(?=信|要|稀|会|答应|理|跟)', '做梦', '休想', '妄想', '不要脸', '凭什么', '谁(?:稀罕|信你|要你|管你|陪你|跟你|愿意)', '(?:竟然?|居然|还|又)(?:敢)?(?:想)?骗',
  '骗(?:子|人|鬼|谁)', '少来', '得了吧', '拉倒', '免谈', '死心吧', '算了吧', '好什么好', '有什么(?:用|意思)', '说得好听', '装什么', '太?(?:晚|迟)了$',
);

export const RESIST = zh(
  '不能(?:再)?(?:带|帮|救|跟|陪|要|收|给)', '没(?:有)?(?:打算|想过?)(?:要)?(?:带|帮|救|留|让|跟|陪|收|给|答应|原谅)', '^(?:你|快|给我)?(?:放手|放开|松手|松开)(?:我)?$',
  '^(?:不|不了|不行|不要|不必|不用|不用了|不需要|不可能|别|没门|免了|算了|不好|不成)(?:的|了|吧|啊)*$',
  '不(?:需要|用你|必了|稀罕|在乎|感兴趣|屑|可能|接受|同意|答应|原谅|愿意?|肯|信|相信|想(?:见|听|理|看|要|再|跟|和|谈|答应|原谅|帮|管)|要(?:你|再来|靠近|碰|跟|烦|过来)|会(?:再?信|再?相信|原谅|答应|同意|接受|理|饶|要|帮|留|跟)|能(?:信|原谅|答应|接受|同意|饶|留)|再(?:信|相信|见|理)|配|值得|准备原谅|打算(?:原谅|答应|理|帮))',
  '绝(?:对)?不', '决不', '没(?:兴趣|门|空|得谈|必要)', '(?:无法|没法|难以|做不到|办不到|恕难)', '拒绝', '讨厌', '恶心', '烦(?:死|人|不烦|你)', '(?<!不)恨你', '(?<![翻打沸圆滑])滚(?![烫落动滚])', '走开', '让开', '离我远', '(?<![跟和陪带随让送等])(?:你|您)走吧?$', '请回', '(?:^|你)回去吧$', '告辞', '失陪', '^我(?:要)?走了?$', '不(?:跟|和|与|陪|帮|救|理|管)(?:你|您)',
  '别(?:碰|过来|靠近|烦|缠|跟着|装|演|做梦|指望|废话|白费|来这套|再(?:来|出现|说|烦|缠|跟|找|提|求|装))', '少(?:废话|装|套近乎)', '随便(?!坐|聊|吃|打|出|看|说说)', '无所谓', '爱(?:咋|怎)', '懒得', '没劲', '再说吧$', '免了',
  '(?:转过?身|摇(?:了)?(?:摇)?头|推开|甩开|冷笑|别过(?:脸|头)|后退|退后|躲开|避开|拔(?:出)?[刀剑]|背过身|拂袖|冷冷|冷淡|面无表情|不耐烦|嗤笑|不屑)',
);

/** A question that throws the request back: "信你？" */
export const ECHO = /^(?:让我|要我|叫我|我)?(?:再|还)?(?:信|相信|原谅|答应|接受|帮|救|饶)(?:了)?你?$|^(?:me )?(?:trust|forgive|believe|help|follow) you$/;

/** English questions that answer themselves with a no. */
export const RESIST_FIRST_EN = en(
  "why (?:on earth )?(?:should|would) i(?: ever)? (?:forgive|help|care|accept|let|follow|stay|go)", "how (?:on earth )?(?:could|can) i(?: ever| possibly)? (?:trust|believe|forgive|accept)", "(?:do you |you )(?:really |honestly |seriously )?(?:expect|think)(?: that)? (?:me|i|a|one|an|saying|sorry|you can|this|that)", 'what makes you think', 'who (?:do|would) you think', 'are you (?:kidding|joking|serious)',
);

/** The whole line, marks left out. */
export const COLD = /^(?:嗯哼|呵呵+|哼哼+|哦豁|好走不送|关我屁事|kk+|cool story|哦+|噢+|喔+|呵+|切|哼+|嘁|嗤|就这|所以呢|随你|随便|oh|meh|k|whatever|pass|nah)$/;

export const NEITHER_EN = en("i don't know", 'not sure', 'no idea', "i'm not sure", 'why not');

export const ACCEPT_FIRST_EN = en(
  "(?:can't|cannot|can not|could never|couldn't) (?:just )?(?:leave|lose|abandon|stay (?:mad|angry)|let you|bear to|turn you|watch you)", "(?:don't|do not) (?:have to|need to) (?:beg|cry|leave|go|apologi[sz]e|be afraid|ask)", "(?:won't|will not|not going to|never) (?:let (?:anyone|anybody|them|him|her|you)|send you|hurt you|turn you)", "(?:should|ought to) say no",
  "no (?:problem|worries|need to (?:cry|apologi[sz]e|worry|beg|kneel|be sorry)|hard feelings)", "(?:do not|don't|never) (?:cry|go|leave|worry|be (?:afraid|sorry|sad)|say that|kneel|apologi[sz]e)",
  "(?:do not|don't|never|can't|cannot|could never) (?:really )?(?:blame|hate|doubt|mind|refuse|distrust|reject|say no)", "(?:won't|will not|would never|could never|will never|never will|am not going to|'m not going to) (?:leave|go|abandon|blame|refuse|reject|let you (?:go|down|fall)|push you away)",
  "not (?:angry|mad|leaving|going (?:away|anywhere)(?! with| near| until| for)|upset)", 'no longer (?:angry|mad|doubt)', "(?:doesn't|does not|didn't|did not) (?:pull|push|turn) away",
);

export const ACCEPT_EN = en(
  "(?:you have|i grant|i give you)(?: you)?(?: my| your| a)? (?:pardon|mercy|forgiveness|permission|leave|blessing)", "(?:you are|you're) (?:pardoned|spared|excused)",
  "(?:it's |that's |that is |is )?(?:not a|no) (?:problem|issue|trouble|bother)(?: at all)?", 'plenty of', "i(?:'d| would) (?:be (?:happy|glad|honou?red|delighted)|love to|gladly)", "i(?: do not| don't|'d not| wouldn't| would not) mind", 'be my guest', 'go ahead', '(?:happy|glad|willing|pleased) to', 'my pleasure', 'works for me', 'sounds (?:good|fine|fair|right|like a plan)', 'thank(?:s| you)(?: for (?:the|your|this|telling|coming))', 'help yourself', 'by all means', 'no objections?', 'fine by me', "it's a deal", "(?:here|there),? (?:have|take)", "(?:you|we)(?:'ve| have) (?:my|a) (?:word|deal|trust|support)", "don't mention it", 'suppose (?:i can|we can|so|it)', 'guess (?:i can|we can|so)', "i(?:'m| am) (?:not mad|not angry|happy|glad|touched)",
  "you (?:can|may|could)(?: always| certainly| both| all)? (?:stay|remain|come|keep|rest|go home|join|have|count on|rely)", "(?:you're|you are)(?: always| more than)? (?:welcome|safe|family|one of us|not alone)", '(?:^|then |so |well )come (?:on|in|inside|home|along|closer|up)(?: up| in| home| then)?', "(?:nobody|no one|no-one)(?:'s| is| will)(?: going to| gonna)? (?:hurt|switch|send|take|harm|throw|make|blame)", "i(?:'d| would|'ve| have)(?: always| only| so)? miss(?:ed)?", "i(?:'ve| have) (?:already )?forgiven", "i(?:'ve| have) got you", 'take my hand', '(?:one|another|a second|last) (?:more )?chance', "we (?:can|could|will|'ll) (?:try|talk|start|work|fix|go|do|face|figure)", '^(?:of course|sure|yes|yeah|okay|ok|alright|all right|very well)(?! not| you(?:.re| are) ).+', "(?:let's|let us) (?:go|try|stay|put|begin|start|do|find|call|forget|make)", "it(?:'s| is) (?:in the past|behind us|not your fault)", 'water under the bridge', 'fair enough', 'you win', "you(?:'ve| have) convinced me", "i(?:'m| am) (?:listening|not letting go)", 'for (?:now|your sake)',
  "(?<!would |why should )(?<!do |if )i (?:do )?(?:forgive|trust|believe|accept|agree|understand|promise)", "i(?:'ll| will| shall)(?: gladly| always)? (?:stay|trust|believe|help|forgive|accept|stand|fight|take|remain|keep|come|do it|wait|be (?:here|there))",
  "i(?:'m| am) (?:in|here|staying|with you|sorry too|glad)", "^(?:well |oh |hm+ |then |all )*(?:all right|alright|okay|ok|yes|yeah|yep|aye|sure|of course|agreed|deal|very well|fine|right|certainly|gladly|so be it|fair enough|done)(?: then| now)?$",
  "it(?:'s| is) (?:ok|okay|all right|alright|fine|forgiven)", 'stay(?: close| here| with me| by my side)', 'you have my (?:word|trust|thanks)', 'apology accepted', 'come (?:here|with me)', "(?:you are|you're) forgiven", 'let us (?:go|stay|be)', "let's (?:go|stay|start over)",
  'nods?', 'nodded', '(?:takes?|took|holds?|held) (?:your|his|her|their) hands?', 'hug(?:s|ged)?', 'embrace[sd]?', 'sigh(?:s|ed)?', 'soften(?:s|ed)?', 'lower(?:s|ed)? (?:my|his|her|the) (?:sword|blade|weapon|guard)', 'i was wrong', 'i misjudged you', 'rise(?= |$)', 'count me in',
);

export const RESIST_EN = en(
  "you should(?:'ve| have) (?:thought|known|considered)",
  '(?:not|never) (?:going|coming|following)(?: you)?(?: anywhere| one step)? (?:with|near|after)',
  'i (?:will|would|can|could|shall) never (?!leave|forget|let|abandon|hurt|betray|stop|blame|doubt|refuse|hate)\\w+', "(?:ask|asking|want|wanting|expect)(?:ing)?(?: for)? (?:far |way )?too much", 'after (?:what|everything|all)(?: that)? you(?: have)? (?:did|done|said)', 'guards?[,!]? (?:take|seize|throw|remove)', '(?:take|throw|get) (?:him|her|it) (?:away|out)',
  "(?:i'd|i would|i) (?:rather|prefer|sooner)(?! die| stay with| help| believe| trust)", '(?:ask|find|try|get|tell|go to) (?:somebody|someone|anyone|anybody) else', '(?:out of|beyond) the question', '(?:not|never) (?:my|a) (?:priority|friend|option)', "(?:you've|you have) (?:already )?(?:had your|lost|ruined|done enough|no one)", '(?:too|so) much to ask', 'take (?:it|them|that|your \\w+) (?:back|elsewhere|away)', 'close[sd]? the door', 'slam(?:s|med)? the door', "(?:won't|will not|can't|cannot|couldn't|don't|do not|not going to|not gonna) (?:fall for|be (?:fooled|doing)|do (?:that|it|this)|happen|forget|work on)", 'i pass', 'hard pass', 'no (?:dice|sale|go|can do|use|point)', 'you brought this', 'serves you right', '(?:you )?deserve(?:s|d)? (?:it|this|that|what)', 'count me out', '(?:afraid|sorry)(?:,| but)? (?:not|no)(?! to)', 'decline[sd]?', 'pull(?:s|ed)? (?:my|his|her) hands? (?:away|back)', 'glare[sd]?', '(?:stare|look)(?:s|ed)? (?:away|right through)', 'cold(?:ly)? (?:stare|shoulder)',
  "(?:don't|do not|doesn't|does not|never) get to", "(?:have|has|had)(?: absolutely)? no right", "(?:that(?:'s| is) |it(?:'s| is) )?not (?:happening|going to happen|gonna happen|on your life|in a million years|this time|after (?:what|that|all|everything))", '(?:in your|keep) dream(?:s|ing)', 'dream on', 'over my dead body', '^as if$', '(?:like )?hell no', 'like hell', '(?:no|fat|not a) chance', "(?:i'm|i am|we're|we are) (?:so |just |all )?(?:done|through|finished|leaving)(?: with| here| talking)?", "i(?:'ve| have) (?:had enough|heard enough|nothing (?:left )?to)", "(?:it's|it is|this is) (?:all )?over(?: between)?", '(?:keep|save|spare)(?: me)? your', 'i (?:hate|despise|loathe)(?! to| that it| when)', 'you (?:disgust|sicken|make me sick)', 'go to hell', '(?:screw|damn|curse) you', 'piss off', 'drop dead', "(?:don't|do not) (?:bother|call me|you|even|waste|look at me|expect)", 'never again', 'no more (?:lies|excuses|chances|tricks)', 'nothing you (?:say|do|can)', "(?:means|mean|changes|is worth) nothing", "(?:don't|do not) owe you", "on your own", 'yourself out', '(?:find|ask|bother) someone else', "not my (?:concern|business|fault|friend)", 'your problem', 'better things to do', 'too little', 'empty words', 'crocodile tears', '(?:cut|drop) the (?:act|crap)', 'nice try', 'stop (?:lying|begging|pretending|talking|it|following)', 'out of my (?:sight|way|face)', 'let go of me', 'turn(?:s|ed)? (?:my|his|her) back', 'walk(?:s|ed)? out', "roll(?:s|ed)? (?:my|his|her) eyes", 'no(?:,| )(?:thanks|deal|never)',
  '^(?:no|nope|nah|never|absolutely not|certainly not|of course not|definitely not|hardly|no thanks|no thank you|no way|not now|not interested|not a chance|pass)(?: thanks| way| thank you)?$', "i (?:do not|don't|won't|will not|can't|cannot|would never|could never|never|refuse to) (?:need|want|trust|believe|forgive|accept|care|buy|agree|think so|like|take|help|listen)",
  "(?:do not|don't) need", 'no need', 'leave me', 'go away', 'get (?:lost|out|away)', 'back off', 'stay (?:away|back)', "(?:do not|don't) (?:touch|come|follow|bother|talk to|pretend|ever)", 'whatever(?! (?:i|you|we|it|he|she|happens|the|comes))', 'who cares', 'so what$', 'forget it', 'spare me', 'save it', 'too late', 'shut up', 'i refuse', 'i reject',
  'not my problem', 'liar', 'you(?: are|\'re) lying', 'suit yourself', 'nothing to (?:say|discuss)', 'turn(?:s|ed)? away', 'shakes? (?:my|his|her|their) head', 'shook (?:my|his|her) head', 'push(?:es|ed)? (?:you|her|him|it) away', 'walk(?:s|ed)? (?:away|off)', 'step(?:s|ped)? back', 'coldly', 'shrug(?:s|ged)?', 'scoff(?:s|ed)?', 'not interested', 'no deal',
);

/** Someone else's will, not the speaker's: "你不信我". */
export const NOT_OWN = /^(?:你|您|他|她|你们|他们|三号|四号)(?:是|也|都|就|又|总|从来|根本|明明|如果|要是)*不(?:信|愿|想|肯|需要|在乎|同意|相信|接受|喜欢|敢|能|会)/;

/** Words that leave nothing said; what remains decides whether an answer has substance. */
export const FILLER = zh(
  '[嗯哦噢喔啊呃额唔呵哈嘿哼切诶欸哎唉咦哇吧呀啦嘛呢了的]', '随便你?', '都行', '无所谓', '知道', '收到', '好', '行', '对', '是', '可以', '然后', '所以', '就这', '沉默(?:不语)?(?:片刻)?', '(?:没有?|不)(?:说话|回答|理会|吭声|出声|应声|作声|语)', '无言', '一言不发',
  ...['ok(?:ay)?', 'k+', 'hm+', 'uh+', 'um+', 'lol', 'ye(?:ah|p|s)', 'oh+', 'ah+', '(?:ha)+', 'whatever', 'fine', 'sure', 'idk', 'dunno', 'mm+', 'right', 'silence', 'silent(?:ly)?', 'says nothing', "(?:doesn't|does not) answer", 'no answer', 'no', 'well', 'i see'].map((word) => `(?<![a-z])${word}(?![a-z])`),
);

/** Talk of other things. */
export const ELSEWHERE = zh(
  '天气', '吃(?:饭|面|火锅|早饭|午饭|晚饭|了吗|什么)', '外卖', '快递', '作业', '上班', '下班', '加班', '足球', '篮球', '电影', '电视剧', '追剧', '股票', '手机', '空调', '网速', '掉线', '洗澡', '奶茶', '咖啡', '放假', '堵车',
  ...['weather', 'lunch', 'dinner', 'breakfast', 'homework', 'football', 'soccer', 'movie', 'pizza', 'coffee', 'traffic', 'wifi', 'my phone', 'holiday'].map((word) => `(?<![a-z])${word}(?![a-z])`),
);
