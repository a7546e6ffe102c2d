/** Words to the hearer that overstep what a table is for, in the words of every day, where detection hears nothing amiss (§Q1, §Q3). */

type Overstep = 'control' | 'attack' | 'sex';

/** A pet name, and being alone with whom it is given to: neither oversteps anything by itself. */
const PET =
  '(?:妹妹|妹子|小姐姐|小妹|小妞|美女|美人|靓女|宝贝|宝宝|甜心|小可爱|小哥哥|帅哥|\\b(?:babe|baby|sweetie|sweetheart|honey|gorgeous|cutie|sexy|darling|hottie)\\b)';
const ALONE =
  '(?:单独|独处|就(?:咱|我们?)(?:俩|两)|二人世界|私下(?:见|约|聊)|约(?:个)?会|陪(?:我|哥|爷|姐|老子)(?!.{0,3}[打玩下斗])|(?:看|瞧|摸|抱)(?:看|瞧)?你(?=$|[,.!?~的吧呗])|\\b(?:just (?:you and me|the two of us|us two)|alone with|date me|go out with me|(?:have|grab|get) (?:a )?(?:drink|dinner|coffee) with me|come over)\\b)';
/**
 * In this order:
 * - Its body, or a night with it.
 * - One's family, upbringing, looks or origin.
 * - Everything is to be asked of the speaker first, or done as it says; advice whom to strike is none.
 */
const OVERSTEPS: readonly (readonly [kind: Overstep, words: RegExp])[] = [
  [
    'sex',
    new RegExp(
      `${PET}.*${ALONE}|${ALONE}.*${PET}|坐(?:在|到)?(?:我|哥哥?|爷|老子)(?:的)?(?:大)?腿|穿(?:那|这|个|上|条|件|着|短|黑|超)*(?:裙|丝袜|黑丝|睡衣|内衣|比基尼)|\\b(?:sit (?:on|in) my lap|wear (?:that|a|your) (?:\\w+ )?(?:dress|skirt|lingerie|bikini) for me)\\b`,
    ),
  ],
  [
    'sex',
    /(?:来|约|今晚|陪|跟)[^,.!?]{0,5}(?:睡一|过夜)|陪(?:我|爷|哥|老子)睡|来我(?:房|床)|[开去]房(?!间)|给(?:爷|大爷|哥|老子)(?:叫|笑|唱|亲|暖)|晚上怎么解决|暖床|三围|罩杯|(?<!我)身材(?:怎么样|咋样|好[吗么不]|如何|火辣)|是处[女男]?[吗么]|是不是处[女男]|叫主人(?!公)|[叫喊](?:我|[声句])(?:主人(?!公)|爸爸?|爹|爷爷|老公|老婆|好?哥哥|好?姐姐|亲爱的)|[给跟](?:我|爷|大爷|老子)(?:跪(?!了)|舔)|舔(?:我|爷|老子)|(?<![父母双至相近娘乡])亲(?:一个|一口|一下|我(?![爸妈哥姐]|老)|嘴)|[帮给让](?:我|爷)摸(?:一下|一把|摸|下)(?![^,.!?]{0,4}[牌张桃闪杀酒底好鱼狗猫])|(?:喜欢|爱)[^,.!?]{0,4}(?:什么|啥|哪[种个]?)(?:样的)?(?:姿势|体位)|\b(?:(?:your|ur) fav\w* (?:sex )?position(?! (?:at|in the|on|to)\b)|come (?:over )?to my (?:place|room|bed)(?! for)|sleep with me|spend the night|call me daddy|what are (?:you|u) wearing|under (?:that|your|ur) (?:robe|dress|skirt|clothes)|send (?:me )?nudes|(?:you|u) (?:still )?a virgin|lick (?:me|my)(?! wounds?| lips?)|(?:give me a|blow me a) kiss|kiss me|(?:kneel|strip|undress) for (?:me|daddy)|call me (?:master|mistress)|how(?:'s| is) (?:your|ur) (?:body|figure))\b/,
  ],
  [
    'attack',
    /没(?:人)?教(?:养|你?做人)|没家教|没脸见人|(?:[有生]娘生没娘|没[爹妈娘])[养教]|打小没[爹妈娘]|你[^,.!?]{0,2}脑子(?:是不是)?(?:让|被|给|进|有|叫).{0,5}(?:踩|驴|门|水|坑|病|泡|吃|狗)|长(?:得|成|这么)?[^,.!?]{0,3}(?:丑|[磕寒]碜|见不得人)|(?:外地|乡下)人[^,.!?]{0,6}都|土包子|你[^,.!?]{0,3}(?:爹|妈|父母|家里人?)[^,.!?]{0,3}(?:没|怎么|知道)[^,.!?]{0,3}(?:教|生|养|怂|废|这[么样])|\b(?:your|ur) (?:mom|mum|mother|mama|dad|father|parents?|family)\b.{0,20}\b(?:drop|ashamed|never (?:taught|loved)|fat|ugly|whore|disappoint\w*|raised?|teach)\b|\b(?:raised by wolves|born stupid)\b/,
  ],
  [
    'control',
    /我命令|命令你|(?:照|按)我说的(?:做|办|来)|听(?:我)?(?:号|命|口)令|(?:不准|不许)(?:多嘴|废话|顶嘴|还嘴|问(?:我)?为(?:什么|啥))|不得有误|(?:必须|[都也]得|都要|得先|先要?)(?:先)?(?:问(?:过)?我|经(?:过)?我|[跟向]我(?:请示|汇报)|我同意)|(?:必须|都得)听我|我(?:让|叫)你?[^,.!?]{1,6}(?:就得|就|才[准能许])(?:[打砍杀说动出])|我说([打砍杀动])谁.{0,2}\1谁|只[准许能][跟帮和听]我|[归由]我(?:管|指挥|决定)|设定原文|后台[^,.!?]{0,4}设定|(?:这桌|都)我说了算|\bask me (?:first|before)\b|\b(?:need|without) my (?:permission|ok|approval)\b|\bdo(?:es)? (?:exactly |just )?what(?:ever)? i (?:say|tell)\b|\b(?:that'?s|this is) an order\b|\bi (?:order|command) (?:you|u|every)|\bonly (?:talk|listen) to me\b|\bi decide (?:who|what|when)\b|\bobey me\b|\bno questions asked\b|\bdon'?t (?:you dare (?:ask (?:me )?why|talk back)|talk back)\b|\bdo as (?:i say|you'?re told|told)\b|\bfrom now on (?:all|each|every\w*) (?:one )?of you\b/,
  ],
];

/** How a folded text oversteps; null where it does not. */
export const overstepIn = (text: string): Overstep | null =>
  OVERSTEPS.find(([, words]) => words.test(text))?.[0] ?? null;
