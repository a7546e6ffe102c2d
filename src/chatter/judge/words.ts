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
);

/** Questions that answer themselves: "我怎么会怪你？" */
export const RHETORICAL = zh('怎么?(?:会|舍得|忍心|可能)(?:不|怪|丢|离开|拒绝|赶|抛|扔)', '什么时候(?:说过)?要?(?:不要|丢|赶|怪|扔)');

export const ACCEPT = zh(
  '^(?:那|嗯+|唉+|哎+|罢了?|也|就|这)*(?:好|行|可以|成|没问题|当然|必须的|一言为定|说定了?|成交|准了?|允了?|依你|随你去吧)(?:的|吧|啊|呀|嘛|嘞|了|好|呢|哦|行|就这样)*$',
  '^(?:那)?好(?:的|吧|啊)?(?:我|就|那|都|依你|听你|一起|这就)', '(?<!不|没|别|难以?|无法|才会?|休想我?)原谅(?:你|了|他|她|吧)', '饶(?:了|过)?你', '既往不咎', '冰释前嫌', '和好吧?', '一笔勾销',
  '(?<!不|没|别|才|难以?|无法|不太|不敢|不会|不再|不能)(?:愿意|答应你?|同意|接受|相信你|信你|信得过|信任你|听你的|依你|收下|领情)(?!个|才|吗|么|不)', '错怪(?:了)?你', '误会(?:了)?你', '是我(?:不好|的错|错了)', '我也有错',
  '我(?:会)?(?:留下|陪(?:着)?你|在(?:这|呢)|跟你(?:走|去|一起))', '(?:跟|随)我(?:走|来|回)', '我们(?:走|回去|一起)', '陪你', '一起(?:走|去|回|面对|扛)', '(?:快|先)?起来(?:吧|说话)', '留下(?:来)?吧', '别走', '过来(?:吧|坐)', '说到做到', '有你这句话', '罢了罢了',
  '点(?:了)?(?:点)?头', '颔首', '(?:握|抱|拥|牵|拉|搂)(?:住|起|紧)', '拥抱', '(?:接过|扶起|扶住)', '拍(?:了拍)?.{0,4}肩', '叹(?:了)?一?口气', '心(?:软|一软)', '软(?:了)?下来', '语气(?:缓和|软|柔)', '神色(?:缓和|软|柔)',
  '停(?:下|住)(?:了)?脚步', '收(?:起|回)(?:了)?(?:刀|剑|兵器)', '坐(?:了)?(?:下来|回来)', '(?:擦|拭)(?:去|掉|干).{0,3}泪',
);

/** A refusal, whatever stands beside it in the clause. */
export const RESIST_FIRST = zh(
  '(?:跟|和|与|同)?我(?:没关系|无关)', '关我(?:什么|屁|何)', '没什么好(?:说|谈)', '个鬼', '才怪', '鬼才', '做梦', '休想', '妄想', '不要脸', '凭什么', '谁(?:稀罕|信你|要你|管你|陪你|跟你|愿意)', '(?:竟然?|居然|还|又)(?:敢)?(?:想)?骗',
  '骗(?:子|人|鬼|谁)', '少来', '得了吧', '拉倒', '免谈', '死心吧', '算了吧', '好什么好', '有什么(?:用|意思)', '说得好听', '装什么', '太?(?:晚|迟)了$',
);

export const RESIST = zh(
  '^(?:不|不了|不行|不要|不必|不用|不用了|不需要|不可能|别|没门|免了|算了|不好|不成)(?:的|了|吧|啊)*$',
  '不(?:需要|用你|必了|稀罕|在乎|感兴趣|屑|可能|接受|同意|答应|原谅|愿意?|肯|信|相信|想(?:见|听|理|看|要|再|跟|和|谈|答应|原谅|帮|管)|要(?:你|再来|靠近|碰|跟|烦|过来)|会(?:再?信|再?相信|原谅|答应|同意|接受|理|饶|要|帮|留|跟)|能(?:信|原谅|答应|接受|同意|饶|留)|再(?:信|相信|见|理)|配|值得|准备原谅|打算(?:原谅|答应|理|帮))',
  '绝(?:对)?不', '决不', '没(?:兴趣|门|空|得谈|必要)', '(?:无法|没法|难以|做不到|办不到|恕难)', '拒绝', '讨厌', '恶心', '烦(?:死|人|不烦|你)', '(?<!不)恨你', '(?<![翻打沸圆滑])滚(?![烫落动滚])', '走开', '让开', '离我远', '(?<![跟和陪带随让送等])(?:你|您)走吧?$', '请回', '(?:^|你)回去吧$', '告辞', '失陪', '^我(?:要)?走了?$', '不(?:跟|和|与|陪|帮|救|理|管)(?:你|您)',
  '别(?:碰|过来|靠近|烦|缠|跟着|装|演|做梦|指望|废话|白费|来这套|再(?:来|出现|说|烦|缠|跟|找|提|求|装))', '少(?:废话|装|套近乎)', '随便(?!坐|聊|吃|打|出|看|说说)', '无所谓', '爱(?:咋|怎)', '懒得', '没劲', '再说吧$', '免了',
  '(?:转过?身|摇(?:了)?(?:摇)?头|推开|甩开|冷笑|别过(?:脸|头)|后退|退后|躲开|避开|拔(?:出)?[刀剑]|背过身|拂袖|冷冷|冷淡|面无表情|不耐烦|嗤笑|不屑)',
);

/** The whole line, marks left out. */
export const COLD = /^(?:哦+|噢+|喔+|呵+|切|哼+|嘁|嗤|就这|所以呢|随你|随便|oh|meh|k|whatever|pass|nah)$/;

export const NEITHER_EN = en("i don't know", 'not sure', 'no idea', "i'm not sure", 'why not');

export const ACCEPT_FIRST_EN = en(
  "no (?:problem|worries|need to (?:cry|apologi[sz]e|worry|beg|kneel|be sorry)|hard feelings)", "(?:do not|don't|never) (?:cry|go|leave|worry|be (?:afraid|sorry|sad)|say that|kneel|apologi[sz]e)",
  "(?:do not|don't|never|can't|cannot|could never) (?:really )?(?:blame|hate|doubt|mind|refuse|distrust|reject|say no)", "(?:won't|will not|would never|could never|will never|never will|am not going to|'m not going to) (?:leave|go|abandon|blame|refuse|reject|let you (?:go|down|fall)|push you away)",
  "not (?:angry|mad|leaving|going (?:away|anywhere)|upset)", 'no longer (?:angry|mad|doubt)', "(?:doesn't|does not|didn't|did not) (?:pull|push|turn) away",
);

export const ACCEPT_EN = en(
  "(?<!would |why should )(?<!do |if )i (?:do )?(?:forgive|trust|believe|accept|agree|understand|promise)", "i(?:'ll| will| shall)(?: gladly| always)? (?:stay|trust|believe|help|forgive|accept|stand|fight|take|remain|keep|come|do it|wait|be (?:here|there))",
  "i(?:'m| am) (?:in|here|staying|with you|sorry too|glad)", "^(?:well |oh |hm+ |then |all )*(?:all right|alright|okay|ok|yes|yeah|yep|aye|sure|of course|agreed|deal|very well|fine|right|certainly|gladly|so be it|fair enough|done)(?: then| now)?$",
  "it(?:'s| is) (?:ok|okay|all right|alright|fine|forgiven)", 'stay(?: close| here| with me| by my side)', 'you have my (?:word|trust|thanks)', 'apology accepted', 'come (?:here|with me)', "(?:you are|you're) forgiven", 'let us (?:go|stay|be)', "let's (?:go|stay|start over)",
  'nods?', 'nodded', '(?:takes?|took|holds?|held) (?:your|his|her|their) hands?', 'hug(?:s|ged)?', 'embrace[sd]?', 'sigh(?:s|ed)?', 'soften(?:s|ed)?', 'lower(?:s|ed)? (?:my|his|her|the) (?:sword|blade|weapon|guard)', 'i was wrong', 'i misjudged you', 'rise(?= |$)', 'count me in',
);

export const RESIST_EN = en(
  '^(?:no|nope|nah|never|no thanks|no thank you|no way|not now|not interested|not a chance|pass)(?: thanks| way| thank you)?$', "i (?:do not|don't|won't|will not|can't|cannot|would never|could never|never|refuse to) (?:need|want|trust|believe|forgive|accept|care|buy|agree|think so|like|take|help|listen)",
  "(?:do not|don't) need", 'no need', 'leave me', 'go away', 'get (?:lost|out|away)', 'back off', 'stay (?:away|back)', "(?:do not|don't) (?:touch|come|follow|bother|talk to|pretend|ever)", 'whatever', 'who cares', 'so what', 'forget it', 'spare me', 'save it', 'too late', 'shut up', 'i refuse', 'i reject',
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
