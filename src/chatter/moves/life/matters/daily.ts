/** Troubles of work, study, money and sleep, by their words. */
import { COMPANY } from '../../../line/company';
import { toilsOf } from '../toil';
import { EXAM } from '../work';
import { SOON, type Row } from './row';

/** What weighs on somebody of every day: work, study, money, sleep, mishaps, low spirits. */
export const DAILY: readonly Row[] = [
  [
    'scolded',
    'work',
    '被?BOSS.{0,12}(?:骂|训|(?<!不)批(?!准)|吼|怼|喷|数落|内涵|pua)|被.{0,4}(?:骂|训|批|吼|怼|喷)(?:了|得|惨).{0,6}BOSS|挨BOSS?.{0,2}(?:骂|训|批)(?=.{0,8}(?:公司|单位|上班|BOSS))|(?:公司|单位|开会|全组|上班|同事面).{0,8}(?:被|挨)(?:了)?.{0,4}(?:骂|训|批|吼|点名)|BOSS.{0,24}\\b(?:yell(?:ed|ing|s)?|scream(?:ed|ing|s)?|shout(?:ed|ing|s)?|scold(?:ed)?|chewed|ripped into|tore into|went off on)|\\b(?:yelled|shouted|screamed) at (?:me )?(?:by|at work)|(?:chewed|called) (?:me )?out (?:by|at work|in front)|told off\\b',
  ],
  [
    'blamed',
    'work',
    '(?:替|帮|给)(?:BOSS|同事|别人|人家|全组).{0,4}背.{0,3}锅|(?:BOSS|同事|公司).{0,10}(?:甩锅|推锅|锅(?:全|都)?(?:甩|扣|推)|让我背)|背.{0,3}锅.{0,10}(?:公司|同事|BOSS)|(?:抢|顶).{0,3}(?:我的)?功劳|\\b(?:took the (?:blame|fall) (?:for|at)|threw me under the bus|blamed me (?:at work|for (?:his|her|their)))\\b',
  ],
  ['toil', 'work', toilsOf('off', 'cut', 'dumped', 'moved', 'due', 'part', 'ping', 'bear', 'blank')],
  [
    'laid_off',
    'work',
    '失业|被裁|裁员|裁(?:掉|了).{0,4}(?:人|组|部门|一半)|被?优化(?:掉|了)|合同.{0,4}[不没]续|辞退|被?开除(?!了?你)|丢了(?:工作|饭碗)|被炒|炒鱿鱼|公司(?:倒闭|黄了|跑路)|\\b(?:laid (?:me )?off|layoffs?|(?:got|was|been|being|getting) (?:fired|let go|sacked)(?! up| at)|fired me|lost my job|(?:they|had to|boss) (?:had to )?let me go|out of (?:a )?(?:job|work)|contract.{0,8}n.?t.{0,8}(?:renew|extend)\\w*|not (?:renew|extend)ing my contract|unemployed|company (?:folded|went under))\\b',
  ],
  [
    'turned_down',
    'work',
    "面试.{0,4}(?:挂|没过|凉|失败|没消息|黄|崩)|(?:简历|投).{0,14}(?:石沉大海|没回|没人理|已读|(?:一个|半个)?(?:面试|回复|回音|消息)(?:都|也)?没)|[一半]个offer(?:都|也)?没|(?:工作|下家)(?:还|都|一直)?没(?:定|着落|找到|找着)|(?<!回合|轮)被(?:公司|hr|校招)刷|升职.{0,4}(?:没|黄)|没升(?:上|成|职)|\\b(?:(?:interviews?|job|recruiters?)\\b.{0,40}\\bghosted me|passed over|didn'?t get (?:the|that|this) (?:promotion|raise|job|offer|role|gig)|rejection (?:email|letter)|bombed (?:my|the|that|an|another)(?: \\w+)? interview|interview went (?:bad|badly|terrible|awful))\\b",
  ],
  [
    'pay_cut',
    'work',
    "降薪|减薪|欠薪|拖欠|工资.{0,8}(?:降|扣|拖|没发|没涨|一分没|没动|不发|少)|扣(?:了)?(?:我)?(?:的)?(?:工资|绩效|奖金|全勤)|绩效.{0,3}(?:c|d|垫底|最低)|(?:年终奖|奖金).{0,4}(?:没|砍|泡汤|少)|\\b(?:cut(?:ting|s)? (?:my|our|everyone'?s) (?:hours|shifts|pay|salary)|(?:my|our) (?:hours|shifts|pay) (?:got |are |were |is |was |being )*(?:cut|slashed)|pay ?cut|no raise|(?:haven'?t|not) (?:been )?paid)\\b",
  ],
  [
    'waiting',
    'work',
    '等.{0,4}(?:面试|录取|offer|复试|体检)?.{0,2}(?:结果|通知|消息|回信)|(?:面试|投的?简历|那边).{0,6}(?:没消息|没回音|没下文|没信)|\\b(?:heard back|hear back|waiting (?:to hear|on|for) (?:back|the|my|a) (?:results?|answer|call|decision|offer))\\b',
  ],
  [
    'interview',
    'work',
    `${SOON}.{0,10}面试|面试.{0,10}(?:紧张|慌|怕|汗|没准备|答不)|\\b(?:(?:job )?interview (?:is |in )?(?:tomorrow|tmrw|tmr|today|tonight|next|on|in|coming)|(?:got|have) (?:an|a|my|this) (?:job |big |final )?interview|(?:nervous|anxious).{0,14}interview)\\b`,
  ],
  ['redone', 'work', toilsOf('first_again', 'redone')],
  [
    'overwork',
    'work',
    '劳碌命|社畜|(?:开会|上班|老板|客户)[^,.!?]{0,8}(?:表格|材料|文件|课件)|(?:表格|材料|课件)[^,.!?]{0,8}(?:[改赶做弄写]|没)|(?:fix|finish|do|edit|redo)\\w* (?:an?|the|my|this) (?:spreadsheet|slides|paperwork)|加班|996|007|被(?:甲方|客户|需求).{0,4}(?:折磨|逼|搞)|boss wants me (?:in|to work)|(?:改|写|赶)(?:方案|需求|ppt|报表|标书)|周末还?(?:要|得)?(?:上班|干活|开会)|(?:上班|工作|搬砖|干活).{0,8}(?:累|烦|麻|崩溃|要命|不想|emo|头大)|(?:累|烦|不想|讨厌|受够).{0,6}(?:上班|工作|开会)|\\b(?:overtime|(?:work(?:ing|ed)?|worked) (?:late|weekends?|doubles?|nights?|\\d+ hours)|double shift|night shift|on call|deadlines?|burn(?:ed|t) out|burnout|swamped|hated? my job|work (?:is|has been|was) (?:kill\\w*|hell|brutal|crazy|awful|rough|a nightmare)|long (?:day|shift) at work)\\b',
  ],
  [
    'colleague',
    'work',
    '同事.{0,10}(?:抢|阴|坑|排挤|告状|小报告|针对)|被(?:同事)?(?:排挤|穿小鞋|孤立)|办公室.{0,4}(?:政治|斗)|\\b(?:co-?workers?|colleagues?).{0,20}(?:stole|stealing|bully\\w*|hate\\w*|toxic|gossip\\w*|snitch\\w*)\\b',
  ],
  [
    'exam_failed',
    'study',
    `(?:没|未)(?:过线|上岸|考(?:好|上|过)|及格)|(?:差|少).{0,5}分.{0,6}(?:过线|上岸|及格|没)|挂(?:科|了.{0,2}[门科])|没(?:被)?录取|(?:高数|线代|微积分|概率论|大物|英语|四级|六级|物理|化学|数学|专业课|体测|科目[一二三四]|驾照|驾考).{0,4}(?:挂|重修|补考|没过)|重修|考(?:砸|崩|糊|得(?:稀碎|很差|一塌))|落榜|不及格|(?:考研|高考|考公).{0,3}失败|要补考|复试被刷|${EXAM}.{0,6}(?:没过|挂了|砸了|凉了|考砸)|\\b(?:failed (?:my|the|that|an?|this|all my) (?:\\w+ )?(?:exams?|tests?|class(?:es)?|midterms?|finals?|course|quiz|driving)|bombed (?:my|the|that|an?|this) (?:\\w+ )?(?:exams?|tests?|midterms?|finals?|quiz|paper|sat|gre)|flunk\\w*|rejected (?:by|from) .{0,16}(?:school|college|uni)\\w*|failed (?:chem|math|maths|physics|bio|calc\\w*|english|history|econ)|got an? [1-4]\\d (?:in|on)|got (?:an?|my) (?:f|d)\\b(?! (?:slash|card)))`,
  ],
  [
    'exam_coming',
    'study',
    `${SOON}.{0,6}${EXAM}|${SOON}(?:就|要)?考(?!虑|察|[古勤]|.{0,3}[完过])|${EXAM}.{0,10}(?:没复习|没背|慌|怕|紧张|要命|来不及|看不完|没看|背不|不会|倒计时)|(?:复习|背书|刷题).{0,6}(?:不完|没完|来不及|崩溃|要疯)|(?:一点|啥|什么)都?没(?:复习|背)|${EXAM}.{0,14}\\b(?:tmrw|tmr|tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|next|coming up|in (?:an?|two|three|\\d+) (?:hours?|days?|weeks?))\\b|\\b(?:got|have) (?:my|an?|this|two|three) (?:\\w+ )?${EXAM}|haven'?t (?:even )?studied|didn'?t study|cramming`,
  ],
  [
    'thesis',
    'study',
    '论文|毕设|查重|开题|答辩|毕业设计|\\b(?:thesis|dissertation|my (?:paper|essay)|(?:paper|essay|assignment|homework|project) (?:is )?due)\\b',
  ],
  [
    'owed',
    'money',
    '(?:[钱块万千百].{0,8}借|借.{0,10}[钱块万千百]|欠我).{0,16}(?:不还|没还|不接|不回|跑|拉黑|失联|要不回|装死)|\\bowes? me .{0,14}(?:\\$\\d|\\d\\d|\\dk|money|bucks|grand|hundred|thousand|rent)',
  ],
  [
    'debt',
    'money',
    '信用卡|花呗|借呗|网贷|(?:房|车)贷|逾期|催收|最低还款|欠(?:了|着|下)?(?:一屁股|.{0,5}(?:钱|万|千|块|债))|还不(?:上|起)|\\b(?:credit cards?|in debt|my debts?|student loans?|overdue|collections agency|debt collectors?|i owe .{0,12}(?:\\$\\d|\\d+k|grand|thousand|bucks|the bank)|mortgage|maxed out)\\b',
  ],
  [
    'rent',
    'money',
    "房租|房东|(?:房子|租房|押金).{0,6}(?:涨|退|扣|催|到期|赶)|被(?:房东)?赶出来|\\b(?:landlord|my rent|the rent|rent(?:'s| is| was| went| goes| just)? (?:gonna|going|up|due|doubl\\w+|raised|hike\\w*|late|insane|killing)|(?:make|pay(?:ing)?(?: my| the)?) rent|evict\\w*|lease)\\b",
  ],
  [
    'scammed',
    'money',
    '被.{0,6}骗.{0,4}(?:钱|万|千|块)|骗(?:了|走).{0,6}(?:块|万|钱|千)|杀猪盘|(?:电信|网络)诈骗|被割韭菜|\\b(?:scammed|got conned|phished|identity (?:theft|stolen))\\b',
  ],
  [
    'lost_money',
    'money',
    '(?:股票|基金|炒股|理财|币圈|大盘|股市|a股).{0,8}(?:亏|跌|套|绿|赔|爆仓|腰斩)|(?:基金|股票).{0,4}绿|亏(?:了|到|掉).{0,5}(?:万|千|钱|块|裤衩|不少|好多)|爆仓|被套牢|赌(?:输|光)|\\b(?:lost .{0,14}(?:in|on) (?:the )?(?:stocks?|crypto|bitcoin|market|bets?|options)|(?:stocks?|crypto|bitcoin|portfolio|market) (?:is |are |just )?(?:down|tank\\w*|crash\\w*|in the red))\\b',
  ],
  [
    'broke',
    'money',
    "(?:我|又|都)?没钱(?:了|吃|交|花|买)|月光|吃土|(?:我|真|太|好)?穷(?:死|成|疯|得)|兜里.{0,4}(?:块|没)|工资.{0,3}花(?:光|完)|花光|入不敷出|手头(?:紧|没钱)|\\b(?:(?:i'?m|im|i am|been) (?:so |totally |flat |dead |fucking |literally |completely )*broke(?! (?:up|my|the))|broke (?:af|asf|until|till|this month|again)|out of money|can'?t afford|have no money|(?:until|till) payday|paycheck to paycheck|bank account(?:'s| is)? (?:empty|crying)|money (?:worries|troubles)|worries about money)\\b",
  ],
  [
    'mishap',
    'other',
    "(?:手机|钱包|电脑|耳机|身份证|护照|行李|电动车|自行车|快递|车).{0,5}(?:丢了|被偷|碎屏|进水|坏了|掉(?:马桶|水|厕所|地上|江|进|沟)|摔(?:了|碎)|被(?:撞|刮|拖|贴条|追尾))|(?:丢|偷)了?.{0,2}(?:我)?(?:的)?(?:手机|钱包|身份证|护照)|追尾|爆胎|(?:没)?赶(?:不)?上(?:车|飞机|高铁|火车)|误机|(?:航班|高铁|火车|飞机).{0,3}(?:取消|延误|晚点|没赶上)|忘(?:了)?带钥匙|家里(?:停电|漏水|停水)|被贴条|\\b(?:lost my (?:phone|wallet|keys|passport|luggage|id)|(?:phone|laptop|pc|car|bike) (?:got |was |is |just )*(?:died|stolen|cracked|broke(?: down)?|broken|towed|totaled|keyed)|stole my (?:phone|wallet|bike|car|bag|package|laptop)|flat tire|car (?:won'?t start)|rear-?ended|fender bender|missed my (?:bus|train|flight|stop)|flight (?:got |was |is )?(?:cancel\\w*|delayed)|locked (?:myself )?out|parking ticket|basement flooded|power(?:'s| is| went)? out)\\b",
  ],
  [
    'insomnia',
    'sleep',
    "失眠|睡不(?:着|好|踏实)|睡得(?:稀碎|很浅|不[好踏])|数羊|天花板|(?:睁|瞪)(?:着)?眼(?:到|睁)|[两二三四五1-6]点(?:多)?(?:了)?(?:还|才)?(?:[睁瞪]|醒着|没睡|睡着|眯)|翻来覆去|安眠药|褪黑素|噩梦|鬼压床|\\b(?:insomnia|can(?:'|no)?t (?:fall a?sleep|sleep)|couldn'?t (?:fall a?sleep|sleep)|trouble sleeping|haven'?t (?:\\w+ )?slept|(?:wide|lying|lie) awake|awake (?:till|until|at \\d)|sleepless|at the ceiling|counting sheep|nightmares?|tossing and turning|melatonin)\\b",
  ],
  [
    'tired',
    'sleep',
    "(?:只|就|才)?睡(?:了|到)?.{0,3}(?:[一两二三四五\\d]|半)(?:个)?(?:多)?(?:小时|钟头)|没(?:怎么)?睡(?:好|够|醒|饱|觉|着)?|通宵|熬(?:了|到|夜)|熬大夜|(?<!围|被|乐|谁|不)困(?:死|成|得不行|得要|得很|啊|傻)|(?:好|真|有点|太|犯)困(?!难|惑)|眼皮.{0,2}打架|睁不开眼|眼睛睁不开|(?:累|乏)(?:死|瘫|趴|成狗|坏)(?:了|我)?|(?:今天|最近|这周|天天).{0,6}累|\\b\\d+(?:\\.5)? ?(?:hrs?|hours?) (?:of )?sleep|slept (?:like |maybe |only |for |about )*(?:\\d|an hour|two|three|four)|(?:barely|hardly|no|zero|little|lack of) sle(?:pt|ep)|\\bsle(?:ep|eping) (?:like |maybe |only |about |just )*(?:\\d|two|three|four)|up all night|all[- ]?nighters?|sleep[- ]deprived|so (?:sleepy|tired|exhausted)|(?:i'?m|im|i am) (?:\\w+ )?(?:tired(?! of)|exhausted|wiped|knackered|drained|sleepy)|stayed up|dozing off|running on (?:fumes|\\w+ coffees?|\\d)|can'?t keep my eyes open",
  ],
  ['company', 'other', COMPANY],
  [
    'low',
    'other',
    "没人(?:喜欢|在乎|要|关心)我|\\bfeel(?:ing)? like a failure\\b|心情(?:不好|很?(?:差|糟|烂)|低落|down|跌)|(?:今天|最近|这几天|这两天|昨天|这阵子|这周|这日子).{0,8}(?:烦|难受|不顺|糟心|憋屈|委屈|难过|丧|崩溃|想哭|emo|水逆|熬不|过不下)|压力(?:好|太|山|真|有点)?大|(?:好|有点|很|真|太)(?:孤独|孤单|寂寞)|没人(?:陪|懂|理解)我|(?:生活|日子|人生).{0,4}(?:太难|没意思|一团糟|好难)|\\b(?:(?:bad|rough|awful|terrible|shitty|crappy|horrible|hard|tough|worst|long) (?:day|week|month|year)(?! (?:at work|for (?:you|seat|the)))|feel(?:ing)? (?:so |really |kinda |pretty |a bit )*(?:down|low|lonely|empty|awful|lost|blue)|(?:i'?m|im|i am|been) (?:so |really |just |kinda |super )*(?:lonely|stressed(?: out)?|sad|overwhelmed|homesick|miserable)|(?:day|week|month|year)(?:'s| has| is| was)? (?:been )?(?:an? )?(?:\\w+ )?(?:train ?wreck|nightmare|disaster|mess|hell)|stressed out|hard time(?:s)? (?:lately|right now|rn)|life (?:sucks|is hard|has been))\\b",
  ],
];
