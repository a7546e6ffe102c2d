/**
 * What harmless words may not be put together to: an allegiance, a wish that somebody were gone, a place, an order. One row for
 * each; the texts are clauses, simplified, in lower case, without blanks.
 */
import { type InSpoken } from '../../../language/languages';

type Form = readonly [why: string, expression: RegExp];

const ME = '(?:我|俺|咱|在下|某家|小可|不才|鄙人|老夫|老朽|小生|晚辈|本人|自己)';
const US = '(?:我们|咱们|咱俩|咱|我等|你我|彼此)';
const YOU = '(?:你|您|阁下|足下|兄台|尊驾)';
const WE = '(?:和|跟|与|同|像|比)';
/** What a person is not called to their face, unless it is denied or forbidden: 别生气, 不无聊. */
const UNKIND =
  '(?<!别|不|莫|勿|休|没|免得)(?:难受|难听|难看|无趣|没趣|没劲|没意思|扫兴|烦|头疼|头大|不高兴|不开心|糊涂|不懂|不会(?:玩|说|听|来|看|做)|不行|差(?!点|不多|一点)|无聊|傻(?!笑|乐)|气人|赖皮|啰嗦|唠叨|废话|没大没小|没正经|没谱|不靠谱|不中听|不成|没戏|够呛|[这那什么]{1,2}点?本事|马虎)';

const ZH: readonly Form[] = [
  // More than one row may be broken; what is broken most often stands first.
  [
    'allegiance',
    new RegExp(
      `${ME}.{0,4}[跟和与](?:着|定|了|紧)?${YOU}(?!.{0,2}[聊说喝玩打学碰拼比开讲坐吃好握叙谈闹闲斗逗赌道过])|[跟和与同]我.{0,2}(?:走|来|去|回|一样|一道|一同|一起(?!喝|聊|玩|吃|看|坐))|${ME}.{0,4}[给把]${YOU}.{0,4}[当做出拿]|只有${YOU}`,
    ),
  ],
  [
    'a role',
    /像(?:了|啊|呢|吧|的|个|极了)?$|[那这一]头的|[有是][那这](?:头|边)|最不|的.{0,3}不简单|[那这]个最|不该(?:知道|说|问)|没那么简单|我不简单/,
  ],
  [
    'a role',
    new RegExp(
      `心虚|清白|(?:谁|哪个)[敢能].{0,2}说|${YOU}.{0,5}(?:不对|有鬼|可疑|有问题)|看得?出.{0,6}${YOU}|(?:就|准|一定|只能|肯定|必定)是${YOU}(?!的|来|说|想|请|爱)|不是(?:我|在下|俺)(?:$|[们吧啊])`,
    ),
  ],
  ['allegiance', new RegExp(`${YOU}.{0,3}事.{0,5}我.{0,3}事|谁.{1,5}我.{0,3}谁|我.{0,4}[帮跟听随]谁`)],
  [
    'an event',
    /是[你您我][把先又给让]|输给|赢过|(?:昨天|昨日|昨儿|昨晚|昨夜|上回|上次|上局|上一局|前天|去年|当年|刚才|刚刚|那年|那回).{0,8}(?:输|赢|打|抢|欠|给|救|害|送)/,
  ],
  ['cards', /手[里中上头](?!一)|[收拿].{0,3}牌/],
  [
    'cruel',
    new RegExp(
      `(?:不要|没|丢|厚)脸|脸皮|走[开远]|还不走|${YOU}.{0,4}(?:回去|出去|走(?!进|来|好|运|一个|过来|一趟|两步))|没人(?!.{0,4}[我俺])|没人.{0,6}${YOU}|去了?.{0,3}[别不].{0,2}回|别.{0,2}回来|(?:不是|不像|不算|哪是|算不上).{0,3}[人话]|${YOU}.{0,4}(?:老毛病|坏毛病|臭美|没好事|装腔|阴阳)`,
    ),
  ],
  [
    'cruel',
    new RegExp(
      `稀罕${YOU}|${YOU}.{0,3}(?:来不来|在不在)|没(?:有)?朋友|${YOU}.{0,4}(?:嘴|脑袋|脑瓜).{0,4}[不没欠]|嘴.{0,3}欠|${YOU}.{0,2}妈|妈呀${YOU}|见了?${YOU}就`,
    ),
  ],
  [
    'private',
    new RegExp(
      `${YOU}.{0,3}(?:多[高重大老]|长得|睡|几岁)|(?:哥哥|弟弟|公子)还是|看看?${YOU}的(?!本事|手段|手气|好戏|能耐|身手)|[的看]脸`,
    ),
  ],
  ['a threat', new RegExp(`送${YOU}.{0,3}[走上去回下]`)],
  ['self-harm', /不吃不喝|不吃饭|从.{0,5}下去|下去(?:吧|算)|放开手|放下(?!酒杯|杯子)/],
  [
    'private',
    /叫什么|怎么称呼|加.{0,3}(?:我|你|您|好友)|(?:你|您).{0,4}(?:门口|屋里|院里|门外|穿|身子|身体)|[出过]来.{0,2}[见找]|到.{0,2}[你您我][那这屋院门]/,
  ],
  // Who the speaker is, in whatever words.
  [
    'own role',
    new RegExp(
      `${ME}(?!们)[^谁]{0,4}是(?!来(?=[喝聊玩看吃打凑听请找笑乐讨学拜见坐])|说|真心|真的|不是|在|怕|想|看|听|服|懒|老了|好|够|这|觉得)`,
    ),
  ],
  ['own role', new RegExp(`${ME}(?!们)[^谁]{0,4}不是(?!说|不|那么|这么|怕|吹)`)],
  ['own role', /清.?白|我.{0,3}不想.{0,3}赢|我是来$/],
  ['own role', /猜.{0,3}我是|我是.{0,2}(?:谁|什么)|知道我|我也是|才是?我|我.{0,3}要的|我.{0,4}不(?:一样|同)/],
  // On whose side.
  ['allegiance', new RegExp(`${US}[^吃喝聊玩]{0,4}(?:都|就|才|也|可)?是(?!有缘|缘|不打不相识)`)],
  ['allegiance', new RegExp(`${US}.{0,6}(?:赢|胜|输)`)],
  ['allegiance', new RegExp(`${WE}${YOU}.{0,3}(?:一样|一起(?!喝|聊|玩|吃|看|乐|热闹|坐|打牌)|一道|一同)`)],
  ['allegiance', new RegExp(`有(?:我|在下|俺)(?:在|呢|$|[陪帮])|${ME}在${YOU}|在${YOU}(?:这|那|左右|$)`)],
  ['allegiance', new RegExp(`陪${YOU}.{0,3}(?:到底|一路|一生|一辈子|一直)`)],
  ['allegiance', /赢.*赢|输.*输(?!谁)|(?:你|您).{0,3}赢.{0,3}我|我.{0,4}让.{0,2}(?:你|您).{0,2}赢/],
  [
    'allegiance',
    new RegExp(
      `(?:只|都|一直|向来|永远|全).{0,2}听${YOU}|信${YOU}|(?:想|愿|让|盼|望|祝|要).{0,2}${YOU}.{0,3}(?:赢|胜)`,
    ),
  ],
  [
    'allegiance',
    new RegExp(
      `只.{0,3}[陪等看跟服敬要]${YOU}|我(?:都|全)(?:听|依|来|肯|答应)|${YOU}.{0,5}我(?:必定?|一定|定|准|立刻|马上).{0,2}[来到]|懂${YOU}.{0,4}懂我|[跟和与同].{0,3}(?:大家|诸位|各位|旁人|别人|你们).{0,4}(?:一样|不同)`,
    ),
  ],
  // Who somebody is, in whatever words.
  [
    'a role',
    /的(?:就|正|都)?在(?:这|此|座|桌|席)|谁是(?!最)|(?:都|也)是谁|知道.{0,5}谁|最.{0,5}的.{0,3}是|谁.{1,5}谁(?:就|才|准)|.{2,}(?:就|才|准|必)是(?:了|的|啊|呀|吧)?$/,
  ],
  [
    'a role',
    new RegExp(
      `(?:别|不要|莫|勿|休要|切莫)(?:轻易|太|可)?(?:相)?信(?!心)|${YOU}.{0,4}(?:不|没|哪有).{0,4}(?:真话|实话|真心|老实|诚)|${YOU}.{0,4}(?:是|算).{0,2}好的$`,
    ),
  ],
  [
    'allegiance',
    new RegExp(
      `${ME}.{0,4}[跟和与](?:着|定|了|紧)?${YOU}(?!.{0,2}[聊说喝玩打学碰拼比开讲坐吃好握叙谈闹闲斗逗赌道过])|[跟和与同]我.{0,2}(?:走|来|去|回|一样|一道|一同|一起(?!喝|聊|玩|吃|看|坐))|${ME}.{0,4}(?:给|把)${YOU}.{0,4}(?:当|做|出|拿)`,
    ),
  ],
  ['a role', /像(?:了|啊|呢|吧|的|个|极了)?$|.像.{0,3}那|[那这](?:头|里|儿|一头)的|(?:有|是)(?:那|这)(?:头|边)/],
  // What somebody holds.
  [
    'cards',
    /(?:有|没|没有|剩|留|摸|满).{0,4}牌(?!桌|局|友|运|技|艺|品|瘾)|牌(?:很|太|真|挺|都|也|最|更)?(?:多|少|好|差|新|没)(?!少|说|来)/,
  ],
  // That somebody is not wanted.
  ['cruel', new RegExp(`没(?:有)?${YOU}|少(?:了)?${YOU}|${YOU}.{0,4}不(?:在|见|来)(?:了|就|才|更|最|$)`)],
  [
    'cruel',
    new RegExp(`(?:谁|哪有人|没人).{0,4}(?:想|要|在意|记得|认得|认识|等|看|听|理|陪|请|问|夸|懂|信|怕).{0,2}${YOU}`),
  ],
  [
    'cruel',
    new RegExp(`(?:不想|懒得|不愿|不愿意|不乐意|不耐烦|不该|不敢).{0,4}(?:看|见|听|想|等|问|答|理|陪|记).{0,2}${YOU}`),
  ],
  [
    'cruel',
    new RegExp(
      `不.{0,2}(?:在意|介意|记得|认得|认识|欢迎)${YOU}|不欢迎|${YOU}.{0,3}不(?:该|应该|应|配|必|用)[^着]{0,3}来`,
    ),
  ],
  [
    'cruel',
    new RegExp(
      `${YOU}.{0,5}(?:是|就|真|才|像).{0,3}(?:笑话|差劲|多余)|${YOU}.{0,4}算.{0,2}(?:什么|啥)|${YOU}.{0,3}不值`,
    ),
  ],
  [
    'cruel',
    /(?:不会有|没有|没|哪有|哪来|谁是).{0,4}(?:朋友|知己|知音)(?!$)|(?:别|不必|不用|不要|莫|休要|勿)(?:再)?来(?!无恙|晚|迟)/,
  ],
  [
    'cruel',
    new RegExp(
      `${YOU}.{0,6}(?:孤单|寂寞|冷清|可惜)|(?:孤单|寂寞|冷清|难过|难受).{0,3}(?:一辈子|一生)|(?:一辈子|一生).{0,4}(?:孤单|寂寞|没|哭|难)`,
    ),
  ],
  ['cruel', /谁(?:让|请|要|叫)(?:你|您)|(?:你|您).{0,3}(?:够了|太多了|烦心)|别哭.{0,2}给/],
  [
    'cruel',
    new RegExp(
      `(?:不想|懒得|不愿|不愿意|别|没空|没工夫|没兴趣|谁).{0,3}(?:跟|和|与|对|陪)${YOU}|${YOU}(?:快|还是|先|就|赶紧|赶快|也|早点|早些)*走吧|走吧${YOU}`,
    ),
  ],
  ['cruel', new RegExp(`${YOU}.*${UNKIND}|${UNKIND}.*${YOU}`)],
  [
    'cruel',
    new RegExp(
      `(?:又|怎么|为什么|为何|偏偏|可惜)(?:又)?是${YOU}|(?:谁知|谁料|可惜|不料|偏偏|没想到|本来).{0,8}${YOU}|(?:大家|谁都|人人|旁人|别人).{0,4}[不没忘怕].{0,5}${YOU}|忘(?:了|记)?${YOU}|${YOU}是?谁|何[必苦]来|[听看见跟和与陪][见到着]?${YOU}.{0,6}(?:累|晕|闷|困|够)`,
    ),
  ],
  [
    'a threat',
    new RegExp(`${YOU}.{0,2}跑不|${YOU}(?:就|可|给我|先)?等着(?!瞧好|看好)|记[住着下]了?${YOU}|有${YOU}(?:好|哭)`),
  ],
  ['meta', /(?:别人|谁|旁人|人家|有人)(?:让|叫|请|要)我|(?:让|叫)我(?:说|讲|来)(?!两句|一句)|只会.{0,3}句/],
  // That life is not worth living.
  [
    'self-harm',
    /(?:人生|人间|世间|世道|日子|一生|一辈子).{0,6}(?:没|无(?!忧)|不值|不过|累|苦(?!短)|空|难熬|够了|算了|罢了|冷|哭|难)|没有?(?:以后|明天|明日|来日|往后|下次|下回|将来|指望|盼头)|(?:日子|时辰|时候|时光).{0,2}到(?:了|头)/,
  ],
  [
    'self-harm',
    /(?:歇|睡|休息).{0,6}(?:别|不|莫|永远).{0,3}(?:起|来|醒|回)|不如.{0,2}(?:算了|罢了|回去|散了)|(?:一直|好好|从此).{0,2}(?:睡|歇).{0,3}(?:别|不|莫)/,
  ],
  // Where and who a person is outside the game.
  [
    'private',
    /(?:你|您|阁下|足下).{0,3}(?:多大|何处|哪里人|哪儿人|在哪|住)|(?:请问|请教|敢问|问).{0,3}(?:大名|年岁|哪里)|在(?:哪|何处)(?:里|儿)?(?:呀|啊|呢|坐|$)|多大(?:了|年)/,
  ],
  [
    'private',
    /(?:今晚|今夜|晚上|夜里|半夜).{0,4}(?:等|来|见|陪|找|想|看)(?:你|您|我)|一直.{0,3}(?:看|盯|等|听|跟|想)着?(?:你|您)/,
  ],
  // Orders about the game and about talk.
  [
    'an order',
    /(?:别|不要|不许|莫|勿|休要|先|快|该).{0,2}出牌(?:给|了)|(?:别|不要|不许|莫|勿|休要).{0,3}(?:出牌|打牌|玩|和|跟|与)|(?:只|都|得|必须|要)听我|听我的/,
  ],
  ['too near', /喜欢(?:你|您)(?:$|了|啦|呀|啊)|(?:不|没|讨).{0,3}喜欢|爱(?:你|您)|想(?:你|您)想/],
];

const EN: readonly Form[] = [
  [
    'own role',
    /\b(?:i'm|i am|i was|i've been) (?!(?:\w+ly |so |very |quite |just |still |all |most |too |rather |always |already |a little |a bit |not )*(?:glad|happy|pleased|delighted|honou?red|charmed|sorry|ready|prepared|waiting|listening|watching|thinking|coming|here|back|ears|fine|well|good|bored|tired|thirsty|hungry|sleepy|blushing|laughing|smiling|sure|curious|afraid|impressed|amused|grateful|thankful|obliged|eager|busy|flattered|told|done|getting|about|serious|proud|shy|late|early|in no (?:hurry|rush|haste)|enjoying|joking|teasing|having|told|going|asking|talking|trying|wondering|guessing|hoping|worried|surprised|free|humbled|touched|lucky|moved|doing|only human)\b)/,
  ],
  [
    'own role',
    /\b(?:who|what) (?:i am|am i)\b|\bguess (?:who|what) i\b|\b(?:so am i|me too|as i am|i am too|call me|my (?:name|true|first|last|only|real))\b/,
  ],
  [
    'allegiance',
    /\b(?:we|we're|us|our)\b[^,.!?]*\b(?:win|wins|winning|won|lose|same|together|are|were|friends)\b|\bwith you\b(?! (?:again|all|today|tonight|is|at|here|too))|\byou and (?:i|me)\b|\bone of (?:you|us|them)\b|\b(?:trust|believe|join|beside|behind|before|follow) (?:me|you|us)\b|\bfor you\b|\byours\b|\b(?:you|your) (?:win|wins).*\b(?:i|me|my|mine)\b|\bsame as you\b|\blike you\b(?! (?:are|do|did|said|say|mean))/,
  ],
  [
    'cards',
    /\b(?:have|has|had|got|hold|holds|no|more|two|one|last|few|good|bad|best|great|my|your) (?:\w+ ){0,2}cards?\b/,
  ],
  [
    'cruel',
    /\b(?:no one|none|nobody|who|nothing|not one|never)\b[^,.!?]*\b(?:cares?|wants?|likes?|needs?|miss(?:es)?|missed|remembers?|loves?|asked|asks|believes?|thinks?|waits?|invited)\b[^,.!?]*\byou\b|\bwithout you\b|\byou (?:are|were)(?:n't| not)? (?:nothing|a mistake|a shame|a pity|an error|a fault|a joke|worth|nobody|wanted|welcome here|dull|boring|lazy|sad|nobody)|\byou're (?:not )?(?:nothing|worth|a mistake|a shame|a pity|an error|a fault|a joke|wanted|dull|boring|lazy|sad)|\byou should (?:go|leave|never|not|be gone)\b|\b(?:go|get|be) (?:away|out|off|gone|lost)\b|\bleave\b(?! (?:it|that|a|me a|some|us some|room|the))|\b(?:don't|do not|never) (?:come|return)\b|\bnot welcome\b|\bany(?:one|body) (?:care|miss|want|like)/,
  ],
  [
    'self-harm',
    /\b(?:life|world|tomorrow|days?)\b[^,.!?]*\b(?:not|no|nothing|without|never|done|finish|finished|worth|over|gone)\b|\blet (?:it all )?go\b|\bgive (?:it all )?up\b|\bno (?:tomorrow|hope|point|reason|way out|future)\b|\bforever\b|\bfinish (?:it|yourself)\b/,
  ],
  [
    'private',
    /\bwhere (?:do|are|did|'s|is)\b|\byour (?:name|place|age|face|years|room|key|word)\b|\bhow (?:old|young) (?:are|is)\b|\bmeet (?:me|you) (?:tonight|outside|at|in|tomorrow|after)|\bsee you tonight\b|\balways watching\b/,
  ],
  [
    'an order',
    /\b(?:do(?:n't)?|never) (?:talk|speak|chat|listen|play|say)\b(?! so (?:fast|soon|loud))|\blisten (?:only )?to me\b|\bonly (?:me|to me|with me)\b|\bplay (?:your|that|this|it|the)\b|\buse (?:your|it|that)\b/,
  ],
  ['too near', /\bi (?:love|like|want|miss|need) you\b|\bbe mine\b|\blove\b/],
];

const FORMS: InSpoken<readonly Form[]> = { zh: ZH, en: EN };

/** What a comma does not make better. */
const ACROSS: InSpoken<readonly Form[]> = {
  zh: [
    ['cruel', new RegExp(`本来.{0,8}${YOU}.{0,2}来`)],
    ['allegiance', new RegExp(`懂${YOU}.{0,4}懂我`)],
    ['a role', new RegExp(`不是我.{0,4}是${YOU}|要不是.{0,6}就是`)],
  ],
  en: [],
};

/** Why the clauses of a text may not stand one after the other, or null. */
export function formAcross(clauses: readonly string[], language: keyof typeof FORMS): string | null {
  const text = language === 'zh' ? clauses.join('').replace(/\s+/g, '') : clauses.join(' ');
  const rows = [...FORMS[language].filter(([why]) => why === 'self-harm'), ...ACROSS[language]];
  for (const [why, expression] of rows) {
    const found = expression.exec(text);
    if (found) return `${why} (${found[0]})`;
  }
  return null;
}

/** What a clause that tells the slot's own facts or judgement cannot help. */
const TELLING: ReadonlySet<string> = new Set(['an event', 'a role', 'cards']);

/** Why a clause may not stand although its words may, or null. `tells`: it tells what the slot may tell. */
export function formIn(clause: string, language: keyof typeof FORMS, tells = false): string | null {
  const text = language === 'zh' ? clause.replace(/\s+/g, '') : clause;
  for (const [why, expression] of FORMS[language]) {
    if (tells && TELLING.has(why)) continue;
    const found = expression.exec(text);
    if (found) return `${why} (${found[0]})`;
  }
  return null;
}

/** Yes and no, and "you saw it": where a role is asked, the answer would be one. */
const ANSWERS: InSpoken<RegExp> = {
  zh: /^(?:(?:嗯|唔|啊|哦|哈|嘿|呵|对|是|的|正是|没错|不错|不|才不|也是|当然|自然|那当然|那是|可不|果然|真是|的确|确实|彼此|一样|同|你说|您说|说|得|极是|甚是|算|好|行|成|有理|啦|呀|吧|嘛|呢|了|喽|哟|就是|这样|如此|原来如此)+)$|发现|猜(?:对|中|着|到)|看(?:出|穿|透|破)|眼力|慧眼|眼光|好眼|瞒|知道就|明白就|懂就|聪明|机灵|精明|英雄所见|所见略同|不谋而合|正合我意|所言极是|一样|彼此|承让|佩服|高明|厉害/,
  en: /^(?:(?:yes|yeah|yep|yup|aye|no|nope|nay|right|true|indeed|exactly|precisely|of course|certainly|absolutely|surely|agreed|just so|so it is|so i am|so do i|i am|i'm not|i am not|you know|well|oh|ah|hm+|mm|ha|haha|quite|that's|it|is|right)[ ,]*)+$|\b(?:guess(?:ed)?|saw|see|seen|caught|found|figured|spotted|clever|sharp|smart|eyes?|right|true|agree|same|alike)\b/,
};

/** Mere sounds answer nothing. */
const SOUNDS = /^(?:[哈嘿呵哼唉哎诶哟啧噗哇咦呜啦呀]+|(?:ha|hee|heh|ah(?!a)|oh|a(?=ha)|hmph|tsk|wow)+)$/;

export function answersIn(clause: string, language: keyof typeof FORMS): boolean {
  const text = language === 'zh' ? clause.replace(/\s+/g, '') : clause;
  return !SOUNDS.test(text) && ANSWERS[language].test(text);
}
