/** Good news, and what is merely talked of, by their words. */
import { OTHER_GAMES } from '../other-games';
import { THINGS } from '../things';
import type { Row } from './row';

/** Something good: no trouble, though its words are those of troubles. */
export const GOOD: readonly Row[] = [
  [
    'well_again',
    'health',
    "出院(?:了|啦)|手术(?:很|挺)?(?:顺利|成功)|(?:烧|高烧)?退(?:烧)?了|(?:已经|终于|总算)?(?:康复|痊愈)|病(?:都|已经|总算|终于)?好(?:了|全|利索|些)|良性|虚惊一场|\\b(?:out of (?:the )?hospital|surgery went (?:well|fine|ok(?:ay)?|good)|all clear|benign|recovered|cancer[- ]free|got discharged|fever(?:'s| is)? gone)\\b",
  ],
  [
    'study_done',
    'study',
    '(?<![没未不])(?:过线|上岸|考过|过了四级|过了六级|及格|考上|保研|毕业)(?:了|.{1,6}了)|(?<![没未不])(?:上岸|拿到录取|论文过)了?|录取通知|答辩(?:过|通过)了|考了.{0,4}(?:满分|第一|高分)|\\b(?:(?:aced|passed|nailed) (?:my|the|that|an?|all my) (?:\\w+ )?(?:exams?|test|class(?:es)?|midterm|finals?|driving test|course|boards)|got (?:in|accepted) (?:to|into|at)|i graduated|graduat(?:ing|ed) (?:today|tomorrow|this|last|next))\\b',
  ],
  [
    'work_good',
    'work',
    '(?<![没未不])(?:升职|加薪|涨工资|转正)(?:了|啦|加薪)|(?<![没未不])(?:拿到|收到|有).{0,3}offer|面试(?:过|通过)了|找到工作了|发奖金|\\b(?:(?:i )?got (?:the|that|a|this) (?:new )?(?:job|promotion|raise|offer)|got promoted|got hired|(?<!passed over |not )promoted(?! (?:him|her|them|someone|somebody))|first day at (?:my|the) new job)\\b',
  ],
  [
    'love_good',
    'love',
    "脱单(?:了|啦)|求婚(?:成功|了)|(?:[他她]|对方)答应(?:我|了)|表白成功|领证|(?:要|快|就要)结婚了|(?:下个?月|下周|年底|明年|马上|周[一二三四五六日末])结婚|订婚|(?<!想|要|没)在一起了|(?:[他她])说(?:她|他)?也喜欢我|\\b(?:(?:s?he|they) said yes|we(?:'re|re| are) (?:getting married|engaged)|were getting married|i(?:'m|m| am) (?:getting married|engaged)|got engaged|(?:s?he) likes me back|got (?:a|my first) (?:girlfriend|boyfriend|gf|bf))\\b",
  ],
  [
    'family_good',
    'family',
    "(?:要|当)(?:爸|妈|爹|叔|舅|姑|姨)(?:妈|爸)?了|怀孕了|生了(?:个)?(?:儿子|女儿|闺女|大胖)|母子平安|\\b(?:having a baby|(?:i'?m|we'?re|she'?s) pregnant|gave birth|(?:i'?m|gonna be|going to be) (?:a|an) (?:dad|mom|mum|father|mother|uncle|aunt)|baby (?:is|was) born)\\b",
  ],
  [
    'money_good',
    'money',
    '中(?:了)?(?:彩票|大奖|奖了)|发工资(?:了|啦|的)|(?:股票|基金).{0,4}(?:涨|赚|回本)|赚了.{0,5}(?:万|千|块|钱)|\\b(?:won (?:the lottery|\\d+ (?:bucks|dollars))|got paid (?:today|finally)|payday (?:today|at last)|paid off (?:my|the))\\b',
  ],
  ['birthday_kin', 'family', "CLOSE.{0,10}(?:生日|大寿)|CLOSE(?:'s)? .{0,10}\\b(?:birthday|bday)\\b"],
  [
    'birthday',
    'time',
    "(?:我|今天|今儿|明天).{0,4}(?:过)?生日(?!.{0,6}(?:走|不在|忌))|\\b(?:it'?s )?my (?:\\d+\\w* )?(?:birthday|bday)\\b|\\bturn(?:ing|ed)? \\d\\d (?:today|tomorrow)\\b",
  ],
];

/** What is told there weighs on nobody, however it is worded. */
export const isGood = (matter: string): boolean => GOOD.some(([one]) => one === matter);

/** What is talked of besides the game, and weighs on nobody. */
export const TALK: readonly Row[] = [
  [
    'crush',
    'love',
    '暗恋|crush|喜欢(?:上)?(?:了)?(?:一个|个|我们?|隔壁|班上|公司).{0,8}(?:女生|男生|同事|同学|女孩|男孩|姑娘|妹子|学姐|学长|学妹|学弟|室友|小哥|小姐姐)|喜欢(?:[他她]|人家)(?:好久|很久|半年|.{0,2}年|.{0,2}个月)|(?:不敢|想|要不要|该不该|怎么)(?:跟|向|和)?.{0,4}(?:表白|告白)|追(?:女|男)(?:生|孩|神)|\\b(?:(?:have|got|having) a (?:huge |massive |big )?crush|my crush|(?:like|likes|into|fell for|falling for) (?:this|a|my) (?:girl|guy|boy|woman|man|coworker|classmate|neighbor)|ask(?:ing)? (?:her|him|them) out)\\b',
  ],
  [
    'single',
    'love',
    "(?:我|母胎|还|一直)单身|单身狗|没(?:有)?对象|相亲|\\b(?:(?:i'?m|im|still|forever|being) single|blind date|dating apps?|tinder|no (?:gf|bf|girlfriend|boyfriend))\\b",
  ],
  [
    'rain',
    'weather',
    '下(?:着|起|了)?(?:大|暴|小|阵)?雨|(?:暴|大|梅|阵)雨|淋(?:湿|雨|成|了)|台风|打雷|(?:没)?带伞|\\b(?:pouring|(?:pissing|bucketing) down|rain(?:ing|y|ed)|rain (?:today|outside|all|again|here)|thunder ?storms?|storm(?:ing)? (?:outside|here|today)|typhoon|hurricane|umbrella)\\b',
  ],
  [
    'heat',
    'weather',
    '(?<![和干])(?:好|太|真|这么|超|贼)热(?!闹|血|心|门|情)|热(?:死|成|得|炸|傻|化)|[34]\\d ?(?:多)?度|三十.度|高温|空调.{0,3}(?:坏|没|开|遥控)|热风|像?蒸笼|桑拿|那边热|热(?:吗|不热|么)|\\b(?:heat ?wave|so hot|too hot|hot (?:today|outside|in here|in my|as hell|af)|\\d{2,3} ?degrees|sweating (?:in|like|my)|(?:ac|a\\.c\\.|air ?con\\w*) (?:is |just |has )*(?:broken?|dead|out|died)|boiling in)\\b',
  ],
  [
    'cold',
    'weather',
    '(?<!手)(?:好|太|真|这么|超|贼|有点)冷(?!静|清|门|场|血|笑|板|淡|漠)|冷(?:死|得|哭|飕|成)(?!我了.{0,2}笑)|降温|零下.{0,3}度|冻(?:死|成|得|手|哭|傻)|下(?:大|暴)?雪|暖气|\\b(?:snow(?:ing|ed|y|storm)?|freezing(?: cold)?|(?:so|too|really) cold|cold (?:today|outside|in here|as hell|af)|below zero|blizzard|heat(?:er|ing)|boiler|gloves)\\b',
  ],
  [
    'fine_day',
    'weather',
    '天气(?:真|好|不错|巴适|这么好)|出太阳|(?:大)?晴天|天晴|\\b(?:(?:nice|beautiful|lovely|gorgeous|sunny) (?:weather|day (?:outside|out|today)|out(?:side)?|today)|so sunny)\\b',
  ],
  ['weather', 'weather', '天气|雾霾|刮风|大风|沙尘|\\b(?:weather|windy|foggy|forecast)\\b'],
  [
    'hungry',
    'food',
    "(?<!恶狼|如狼似)(?:我|好|有点|真|都|又|快|肚子)饿(?!狼)|饿(?:死|了|得|晕|扁)|吃(?:了吗|了没|饭了|饭没|饭去|什么好|啥好|点啥)|没吃(?:晚|早|午|饭)|肚子.{0,3}叫|\\b(?:starving|hungry|hangry|haven'?t eaten|(?:anyone|you|everyone|guys) (?:ate|eaten|eat)|what'?s for (?:dinner|lunch|breakfast)|skipped (?:lunch|dinner|breakfast))\\b",
  ],
  [
    'food',
    'food',
    `${THINGS.food}|做饭|好吃|下厨|厨房|[全半]糖|三分糖|无糖|续命水|[泡喝]茶|喝(?:多|醉|大)了|宿醉|\\b(?:eating|takeout|late[- ]night food|(?:some|my|drinking|cup of) tea|glass of wine|energy drinks?|hungover|hangover|(?:everyone|everybody|you|y.?all) drinking|tipsy)\\b`,
  ],
  [
    'weekend',
    'time',
    '(?:周末|放假|假期|国庆|五一|元旦|过年|春节|暑假|寒假|下班后?|打完).{0,10}(?:干嘛|干啥|干什么|去哪|怎么过|有(?:啥|什么)安排|计划|躺平|出去玩|玩啥)|(?:周末|假期).{0,6}(?:到了|快乐|睡)|\\b(?:weekend plans?|(?:this|the|next|my) weekend|plans for (?:the )?(?:weekend|holidays?|tonight|vacation)|(?:long|holiday) weekend)\\b',
  ],
  [
    'late',
    'time',
    "(?:这么|好|太|都)晚了?(?:$|还)|半夜(?:了|还)?|凌晨|几点睡|\\b(?:getting late|so late|past my bedtime|\\d ?am (?:here|already|and)|it'?s late)\\b",
  ],
  [
    'travel',
    'other',
    '旅游|旅行|出去(?:转|玩|走走)|自驾|出差|景点|机票|(?:坐|在|等)(?:高铁|火车|飞机|地铁)上?|\\b(?:vacation|road ?trip|(?:a|my|our) trip to|travel(?:l?ing)?|on (?:a|the) (?:plane|train|bus)|at the airport)\\b',
  ],
  [
    'match',
    'news',
    '那场球|看球|(?:昨晚|今晚|昨天).{0,3}(?:球|比赛)|世界杯|欧冠|英超|西甲|国足|nba|cba|奥运|\\b(?:my team (?:lost|won|got)|(?:lost|won) \\d+[- ]\\d+|football|soccer|basketball|baseball|hockey|world cup|super bowl|playoffs|champions league|olympics|derby|penalty shootout|(?:watch|catch|see)(?:ing)? (?:the|that) (?:match|final|cup))\\b',
  ],
  ['moving', 'other', '搬家|搬去新|\\bmov(?:e|ing) (?:flats?|house|homes?|apartments?|out|day|in(?:to)?)\\b'],
  [
    'sport',
    'news',
    '健身|跑步|减肥|撸铁|瑜伽|游泳|爬山|(?:打|踢)(?:篮|足|羽毛|乒乓|排|网)?球(?!员)|马拉松|\\b(?:gym|work(?:ed|ing)? out|went running|marathon|on a diet|lose weight)\\b',
  ],
  ['music', 'news', `单曲循环|${THINGS.music}|\\bspotify\\b`],
  ['shows', 'news', `追剧|${THINGS.shows}|\\b(?:netflix|concert|binge\\w*|(?:season|episode) \\d)\\b`],
  [
    'games',
    'news',
    `${OTHER_GAMES}|steam|ps5|卡关|通关|\\b(?:platformer|(?:same|this) level|video ?games?|nintendo|playstation|xbox)\\b`,
  ],
  ['news', 'news', '热搜|新闻|微博|抖音|b站|小红书|\\b(?:the news|headlines|twitter|tiktok|youtube|reddit)\\b'],
  [
    'pets',
    'other',
    '(?:我家?(?:的)?|家里的?)(?:小)?(?:猫|狗|喵|汪|柯基|哈士奇|橘猫|主子).{0,10}(?:拆家|抓|挠|趴|蹭|捣乱|打翻|可爱|胖|看我打|睡)|撸猫|遛狗|养[猫狗]的|\\b(?:my (?:cat|dog|puppy|kitten) (?:is|keeps|loves|wants|sleeps|sits)|walk(?:ing)? (?:my|the) dog)\\b',
  ],
  [
    'work',
    'work',
    '(?:我|刚|在|明天|今天|还).{0,3}(?:上班|下班)|(?:刚|才)下班|在单位|在公司|(?:要|在|刚)开会|摸鱼.{0,4}(?:上班|公司|老板)|\\b(?:off work|at work|my shift|after work|my office|day off)\\b',
  ],
  [
    'study',
    'study',
    '早八(?!百)|逃课|(?:写|赶|补).{0,2}作业|宿舍|开学|学校|自习|\\b(?:homework|school (?:today|tomorrow|starts)|my (?:class|lecture|dorm)|campus|lecture)\\b',
  ],
  [
    'family',
    'family',
    '(?:我|俺)(?:妈|爸|奶奶|爷爷|姐|妹|哥|弟|闺女|儿子|女儿|老婆|老公)(?:在|说|问|给|教|做|来|也|总|老)|\\b(?:KIN|LOVE) (?:is|was|says?|said|asks?|asked|keeps|loves|wants|came|made|cooked|taught|thinks|plays)\\b',
  ],
];
