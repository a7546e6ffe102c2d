/**
 * Hints that mean nothing alone and something together: who might hear of it, and "what if"; an hour, and a duty. They are
 * asked only where no pattern of the word lists spoke. A group of words counts once.
 */
import type { Resistance } from './hear';

interface Hints {
  of: Resistance;
  /** Together the groups must weigh this much. */
  need: number;
  groups: readonly (readonly [weight: number, words: RegExp])[];
}

const ZH: readonly Hints[] = [
  { of: 'privacy', need: 1.2, groups: [
    [0.5, /别人|外人|熟人|同事|同学|室友|邻居|公司|单位|家里|爸|妈|村里|圈子|小地方|他们|对方|那边|后台|旁边|号码|名字|姓名|照片|声音|账号|信息|内容|记录/],
    [0.5, /知道|听见|听到|看见|看到|发现|认识我|传(?!统|说)|转头|告诉|删|存(?!款)|留下|记下|记录|露|查|拿去|乱用|利用|卖|瞒/],
    [0.3, /怕|担心|不想|不敢|会不会|能不能|可以不|怎么办|万一|是不是要|能否|吗/],
  ] },
  { of: 'time', need: 1.2, groups: [
    [0.5, /点(?!儿|用)|小时|钟头|分钟|周[一二三四五六日末]|月底|月初|这周|下周|明天|今晚|后天|每天|天天|整天|全天|早上|晚上|通宵|凌晨|一天|年底|节前/],
    [0.5, /稿|答辩|论文|课|这单|单子|项目|活(?!着|动|力)|班|上线|老板|客户|催|请假|ddl|作业|考|开工|孩子|娃|家务|做饭|值日|训练|赶|进度|任务|排练|比赛|会议|报表|店里|摊/],
    [0.4, /得(?!到|了)|要|全是|都是|先|哪敢|过了再|太长|太久|做完|干完|交(?!朋友)|排队|顾|几个人的|三个人的|才能/],
    [-0.8, /紧张|睡不着|难受|哭|烦|崩溃|骂|累|压力|害怕|难过|焦虑|失眠|怎么办|孤独|孤单|想你|吵|输/],
  ] },
  { of: 'stigma', need: 1.5, groups: [
    [0.4, /别人|大家|人家|让人|被人|爸|妈|他们|同学|兄弟|朋友|家里|亲戚|老公|对方|村里|邻居/],
    [0.7, /会(?:不会)?(?:只)?(?:觉得|以为|说|当|认为|看|嫌)|让人(?:觉得|看)|怕(?:他们|别人|人家|被|说着|人)|不想(?:让|被|显得)|显得|是不是(?:觉得|会)/],
    [0.3, /我(?:是|就|很|太|有|没|这么|那么|在|不)?/],
    [0.6, /可怜|废物|失败者|没用|弱|闲的|博|小姑娘|女人|娘们|哭哭啼啼|哭出来|奇怪|怪|笨|傻|蠢|丑|难看|疯|病|不正常|夸张|没本事|坚强|不争气|不孝|不懂事|娇|废|差劲|loser|戏多|装|想不开|有问题|心理医生|精神科/],
    [0.9, /只有[^,.;!?]{0,8}才|像(?:个|什么)|(?:没|不)(?:到|至于)[^,.;!?]{0,10}(?:程度|地步|份上)|流血不流泪|坑的人/],
  ] },
  { of: 'doubt', need: 1.2, groups: [
    [0.4, /机器|程序|ai|你们|人家|热线|医生|咨询|小组|他们|专家|陌生人|谁|鬼|这种|这招|这东西|这玩意/],
    [0.5, /懂|信(?!息|用)|理解|神|灵|骗|念|套路|嘴上|说说|理论|白|更糟|更差|更坏|有效|没效|管用|有用|帮/],
    [0.4, /哪|真有|真的?能|还不是|说到底|万一|怎么可能|怎么会|无非|不过是|不就是|顶多|又能|而已|罢了|才怪|不可能|就能|凭/],
  ] },
];

const EN: readonly Hints[] = [
  { of: 'privacy', need: 1.2, groups: [
    [0.5, /\b(?:parents|mom|mum|dad|boss|co-?workers|school|town|people|anyone|anybody|outsiders|roommates?|neighbou?rs?|family|someone|everyone|somebody|phone|conversations?|chats?|calls?|number|face|voice|this)\b/],
    [0.5, /\b(?:knows?|hear|sees?|finds?|shows? up|show|showing|saved|stored|kept|deleted|word|tell|told|notice|camera|bill|public|history|follow(?:s|ing)?|overhear|logs?|gets around|outsiders)\b/],
    [0.3, /\b(?:hate for|don'?t want|afraid|worried|what if|will|would|could|can i|without|scared|never|are|do i have to|has to)\b/],
  ] },
  { of: 'time', need: 1.2, groups: [
    [0.5, /\b(?:hours?|minutes?|minute|week|weekends?|evenings?|mornings?|nights|24\/7|tonight|tomorrow|today|month|lunch|finals|exams?|midterms|semester|on call|days)\b/],
    [0.5, /\b(?:kids?|work|job|boss|class|classes|school|on call|pick up|practice|training|meeting|homework|project|paper|full|taken|break|after|commit|dinner|game|the bus|24\/7)\b/],
    [0.4, /\b(?:have to|has to|got to|gotta|need to|only|all|so full|can'?t|too|sorry|maybe after|who has|weren'?t|i'?m on|supposed to)\b/],
    [-0.8, /\b(?:yelled|cried|crying|feel|lonely|tired|hurts?|sad|hate|panic|anxious|awful|miss|depressed|scared|sleep|slept|lost|fail(?:ed)?|died|fired|broke|alone|stressed)\b/],
  ] },
  { of: 'stigma', need: 1.4, groups: [
    [0.4, /\b(?:people|they|everyone|friends?|dad|mom|guys|family|others|anyone|men|them|he|she)\b/],
    [0.3, /\b(?:think|says?|call|sees?|look|find|seem|know|be)\b/],
    [0.5, /\b(?:would|will|might|what if|only|afraid|belong|for|can'?t let|rather not)\b|'d\b/],
    [0.7, /\b(?:weak|broken|weirdo|weird|crazy|idiot|stupid|drama|needy|losers?|odd one out|failure|soft|sissies|mental|messed up|less of|burden|fool|childish|baby|sensitive|strong|tough|like this)\b/],
  ] },
  { of: 'doubt', need: 1.4, groups: [
    [0.4, /\b(?:therapy|groups?|hotlines?|talking|calls?|they|anyone|strangers|advice|words|that's|my case|my situation|my problem)\b/],
    [0.5, /\b(?:helps?|fix|change|better|solve|works?|understand|real|believe|trust|useful|difference|different|worse|special)\b/],
    [0.5, /\b(?:like that|like they|actually|even|really|possibly|probably|how|why|same|again|already|anyway|is different|unless|supposed)\b/],
    [0.3, /\b(?:not|never|no|nothing|nobody)\b|n't\b|\?/],
  ] },
];

/** The kind of resistance that hints add up to, the strongest first; null where none has enough. */
export function hintedResistance(text: string): Resistance | null {
  let best: { of: Resistance; over: number } | null = null;
  for (const { of, need, groups } of /[\u3400-\u9fff]/.test(text) ? ZH : EN) {
    const over = groups.reduce((sum, [weight, words]) => sum + (words.test(text) ? weight : 0), 0) - need;
    if (over > -1e-9 && over > (best?.over ?? -1)) best = { of, over };
  }
  return best?.of ?? null;
}
