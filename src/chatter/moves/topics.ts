/** What a line speaks of when it does not speak of the game (§Q1): a matter of life by its words, else a topic by weaker ones. */
import { readOnce } from '../line/read-once';
import { heroesNamed, heroKindIn } from './life/heroes';
import { matterIn } from './life/matter';
import type { Topic } from './types';

/** In the order in which they are tried: what weighs on somebody before what is merely talked about. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'work',
    /(?<!谢谢?|赏钱.{0,3})老板(?!赏)|上司|领导|同事|上班|下班|工作|辞职|离职|面试|公司|项目|甲方|客户|工资|升职|出差|996|摸鱼|简历|开会|绩效|\b(?:my boss|boss (?:is |was |keeps )?(?:call|yell|scream|text|email)\w*|work(?:ing)? (?:late|overtime)|overtime|my job|at work|from work|after work|office|co-?workers?|colleagues?|fired|job interview|promotion|meeting|deadline)\b/,
  ],
  [
    'study',
    /辅导员|(?<!敢)点名|考试|考研|高考|中考|期末|期中|作业|学校|上课|老师|成绩|学习|复习|毕业|同学|宿舍|考(?:了|得|上|完)|背书|四级|六级|奥数|\b(?:exams?|homework|school|college|university|class(?:es)?|teacher|grades?|studying|study|finals|graduat\w*|failed my)\b/,
  ],
  [
    'sleep',
    /困(?:了|死|啊|得|$)|睡(?:觉|了|过头|眠|不好|醒)|起床|做(?:了个)?梦|\b(?:insomnia|sleepy|sleep(?:ing|less)?|nap|all ?nighter|nightmare|woke up|wake up|bedtime)\b/,
  ],
  [
    'family',
    /我(?:妈|爸|哥|姐|弟|妹|奶奶|爷爷|外婆|外公|姥姥|儿子|女儿|孩子|家人|爹|娘|爸妈|父母|闺女|丫头)|家里(?:人)?|父母|爸妈|吵架|回家|孩子|带娃|娃|\b(?:my (?:mom|mum|mother|dad|father|brother|sister|son|daughter|kids?|parents?|family|grandma|grandpa))\b/,
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
    /几点|时间(?:不早|过得|还早|到了)|天(?:黑|亮)了|周末|周[一二三四五六日]|星期|明天|昨天|今晚|假期|放假|国庆|春节|过年|中秋|生日|\b(?:what time|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|yesterday|tonight|holiday|birthday|christmas|new year)\b/,
  ],
];

/** The topic of a folded text; null where it has none that is known. */
export const topicOf = readOnce((text): Topic | null => {
  const matter = matterIn(text);
  if (matter?.trouble) return matter.topic;
  if (heroKindIn(text, heroesNamed(text)) !== null) return 'heroes';
  return matter?.topic ?? TOPICS.find(([, words]) => words.test(text))?.[0] ?? null;
});

/** Whether something of a text weighs on whoever says it. */
export const isTrouble = (text: string): boolean => matterIn(text)?.trouble === true;
