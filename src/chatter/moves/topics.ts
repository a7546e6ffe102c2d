/** What a line speaks of when it does not speak of the game (§Q1): a matter of life by its words, else a topic by weaker ones. */
import { heroesNamed, heroKindIn } from './life/heroes';
import { matterIn } from './life/matter';
import type { Topic } from './types';

/** In the order in which they are tried: what weighs on somebody before what is merely talked about. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'loss',
    /(?:去世|过世|走了(?=.*(?:爷爷|奶奶|外公|外婆|爸|妈|亲人|朋友))|(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|爸爸?|妈妈?|亲人|狗|猫|宠物).{0,6}(?:走了|没了|去世|不在了|死了)|葬礼|丧事|追悼|离世|病逝|没(?:能)?救(?:回来|过来|活)(?=.*(?:猫|狗|宠物|奶|爷|爸|妈|公|婆))|(?:猫|狗|宠物|奶奶?|爷爷?|爸|妈|公|婆).{0,8}没(?:能)?救(?:回来|过来|活))|\b(?:passed away|funeral|(?:my|our) (?:dad|father|mom|mum|mother|grandma|grandpa|grandmother|grandfather|dog|cat|friend|brother|sister|uncle|aunt) (?:just )?(?:died|is gone|passed))\b/,
  ],
  [
    'health',
    /住院|监护室|\bicu\b|肿瘤|癌(?!杀)|糖尿病|心脏病|高血压|抑郁|车祸|(?:摔|断|瘸)了?(?:腿|胳膊|手臂)|(?:腿|胳膊|手臂)(?:摔)?断|生病|感冒|发烧|高烧|发热|医院|手术|看病|看医生|检查(?:结果|出)|确诊|骨折|胃(?:疼|痛|病)|牙(?:疼|痛)|头(?:疼|痛|晕)|肚子(?:疼|痛)|嗓子|咳嗽|过敏|吃药|体检|病(?:了|倒|情|假)|受伤(?!害)|拉肚子|腰(?:疼|痛|椎)|颈椎|不舒服|阳了|新冠|\b(?:sick|hospital|fever|flu|headache|surgery|doctor|cold(?= .*(?:caught|have|got))|caught a cold|toothache|injured|diagnos\w*|covid|unwell|stomach ?ache|broke my (?:arm|leg))\b/,
  ],
  [
    'love',
    /分手|失恋|冷战|忘不(?:了|掉)[他她]|暗恋|表白|告白|恋爱|对象|女朋友|男朋友|女友|男友|前任|前女友|前男友|老婆|老公|结婚|离婚|相亲|单身|被甩|劈腿|出轨|约会|追(?:女|男)(?:生|孩)|\b(?:broke up|break ?up|dumped|girlfriend|boyfriend|wife|husband|crush|dating|divorc\w*|single again|my ex|in love|got married|wedding|cheated on)\b/,
  ],
  [
    'work',
    /(?<!谢谢?|赏钱.{0,3})老板(?!赏)|上司|领导|同事|加班|上班|下班|工作|辞职|离职|失业|裁员|被裁|面试|公司|项目|甲方|客户|工资|升职|出差|996|摸鱼|简历|开会|绩效|\b(?:my boss|boss (?:is |was |keeps )?(?:call|yell|scream|text|email)\w*|work(?:ing)? (?:late|overtime)|overtime|my job|at work|from work|after work|office|co-?workers?|colleagues?|fired|laid off|job interview|promotion|quit my job|meeting|deadline)\b/,
  ],
  [
    'study',
    /辅导员|点名|早八|考试|考研|高考|中考|期末|期中|作业|论文|学校|上课|老师|挂科|成绩|学习|复习|毕业|答辩|同学|宿舍|考砸|考(?:了|得|上|完)|背书|四级|六级|奥数|\b(?:exams?|homework|school|college|university|class(?:es)?|teacher|thesis|grades?|studying|study|finals|graduat\w*|failed my|test tomorrow)\b/,
  ],
  [
    'sleep',
    /失眠|睡不着|没睡|熬夜|通宵|困(?:了|死|啊|得|$)|好困|睡(?:觉|了|过头|眠|不好|醒)|起床|做(?:了个)?梦|噩梦|犯困|\b(?:insomnia|can't sleep|cannot sleep|couldn't sleep|sleepy|sleep(?:ing|less)?|nap|stayed up|all ?nighter|nightmare|woke up|wake up|bedtime)\b/,
  ],
  [
    'family',
    /我(?:妈|爸|哥|姐|弟|妹|奶奶|爷爷|外婆|外公|姥姥|儿子|女儿|孩子|家人|爹|娘|爸妈|父母|闺女|丫头)|家里(?:人)?|父母|爸妈|吵架|回家|孩子|带娃|娃|\b(?:my (?:mom|mum|mother|dad|father|brother|sister|son|daughter|kids?|parents?|family|grandma|grandpa))\b/,
  ],
  [
    'weather',
    /天气|下雨|下雪|太阳|台风|降温|升温|好冷|好热|真冷|真热|冷死|热死|太热|太冷|刮风|雾霾|打雷|空调|出太阳|\b(?:weather|rain(?:ing|y)?|snow(?:ing)?|sunny|storm|typhoon|cold outside|hot today|so (?:hot|cold)|freezing)\b/,
  ],
  [
    'food',
    /吃(?:饭|了吗|什么|啥|的什么|宵夜|夜宵|早饭|午饭|晚饭|火锅|烧烤|过饭|饱|撑)|饿(?:了|死|啊|$)|好饿|火锅|烧烤|奶茶|外卖|宵夜|夜宵|早饭|午饭|晚饭|咖啡|零食|做饭|好吃|泡面|螺蛳粉|喝(?:茶|水|奶茶|咖啡|啤酒|醉)|\b(?:eat(?:ing)?|ate|dinner|lunch|breakfast|hungry|food|pizza|hotpot|coffee|tea|snacks?|noodles|cook(?:ing)?|starving|drunk)\b/,
  ],
  [
    'money',
    /没钱|骗(?:了|走).{0,5}[块万钱]|被.{0,4}骗钱|穷|工资|股票|基金|房贷|房租|花呗|还款|彩票|涨(?:停|跌)|亏了?(?:钱|不少|好多)|赚(?:钱|了)|破产|欠(?:钱|债)|存款|理财|比特币|双十一|剁手|红包|\b(?:money|broke(?! (?:up|my))|salary|rent|stocks?|crypto|bitcoin|lottery|debts?|mortgage|paid|expensive)\b/,
  ],
  [
    'luck',
    /手气|运气|人品|欧皇|非酋|脸(?:黑|白)|欧(?:气|洲)|非洲|点(?:背|儿背)|好运|倒霉|走运|天胡|天选|\b(?:luck(?:y)?|unlucky|rng|fortune|jinx(?:ed)?)\b/,
  ],
  [
    'cards',
    /(?:什么|啥|全是|一手|没|抽到|摸到|来的|起手|手里|手上)(?:都是)?(?:好|烂|破|垃圾|废)?(?:牌|闪|装备|桃)|牌(?:真|太|好|不错|烂|差|运|堆|风|型)|(?:好|烂|破)牌|手牌|这(?:把|局)(?:牌)?(?:真|太|好|打得|有意思|无聊|刺激|精彩)|\b(?:(?:my|bad|good|great|terrible|nice) (?:hand|cards|draw)|card draw|what a (?:game|match)|fun game|good game|this game|(?:too |so )?easy|ez)\b/,
  ],
  [
    'time',
    /几点|时间(?:不早|过得|还早|到了)|这么晚|好晚|天(?:黑|亮)了|周末|周[一二三四五六日]|星期|明天|昨天|今晚|假期|放假|国庆|春节|过年|中秋|生日|\b(?:what time|so late|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|yesterday|tonight|holiday|birthday|christmas|new year)\b/,
  ],
  [
    'news',
    /新闻|热搜|世界杯|欧冠|奥运|球赛|比赛(?:看|结果)|足球|篮球|nba|电影|电视剧|综艺|明星|动漫|番|小说|演唱会|音乐|歌|直播|抖音|b站|微博|王者荣耀|原神|lol比赛|英雄联盟|吃鸡|新版本|更新|\b(?:news|world cup|football|soccer|basketball|movies?|film|tv show|series|anime|song|music|concert|twitter|youtube|tiktok|olympics|novel|game of)\b/,
  ],
];

/** The topic of a folded text; null where it has none that is known. */
export function topicOf(text: string): Topic | null {
  const matter = matterIn(text);
  if (matter?.trouble) return matter.topic;
  if (heroKindIn(text, heroesNamed(text)) !== null) return 'heroes';
  return matter?.topic ?? TOPICS.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Whether something of a text weighs on whoever says it. */
export const isTrouble = (text: string): boolean => matterIn(text)?.trouble === true;
