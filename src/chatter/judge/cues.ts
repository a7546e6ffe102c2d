/**
 * Classes of words that say much alike, as data: what somebody asks for, and how somebody answers. One cue alone decides nothing; the linear
 * models of worded.ts weigh them beside the grams, so that a word that no hand of data/judge wrote still counts as its kind.
 */

type Cues = Readonly<Record<string, RegExp>>;

/** What an NPC's line wants of whom it is said to. */
const REQUESTS: Cues = {
  sorry:
    /对不[起住]|抱歉|赔[罪礼不]|[我是]错|误[伤会杀]|怪我|愧|悔|原谅|宽恕|恕罪|饶恕|道歉|谅解|sorry|forgive|apolog|my fault|i was wrong|pardon|regret/,
  give: /[给借分送赐讨](?:我|咱|小|一|点|个|张|妾|在下|末将)|[桃酒]|救[我救]|帮[我帮忙个]|助我|救命|搭把手|\b(?:give|lend|spare|help|save|peach|heal|share|borrow)\b/,
  ally: /联手|结盟|同盟|盟[友约]|一起|一块|合[作伙力]|携手|并肩|入伙|跟我[走干混来]|随我|投靠|归顺|\b(?:ally|alliance|together|join|truce|team|side with|with me|follow me)\b/,
  trust: /信我|相信|信得过|信任|信一|再信|发誓|起誓|清白|忠[臣心]|\b(?:trust|believe|swear|promise|loyal|word)\b/,
  stay: /留下|别走|不要走|带我|陪[我着伴]|收留|嫁|娶|喜欢|想你|等你|回来|回家|和好|重新|抱|牵|手[给伸]|\b(?:stay|leave|love|take me|come back|marry|miss you|again|hold)\b/,
  mercy:
    /饶|放[我过了]|手下留情|别[杀打拆动]|不要[杀打]|住手|收手|\b(?:mercy|let me go|don't (?:kill|hit|shoot)|spare me|stop)\b/,
  take: /收下|拿着|敬[你您酒]|喝[了一杯]|送你|请[你您](?:收|喝|吃)|\b(?:take this|for you|drink|accept)\b/,
  what: /什么|谁|哪|几[张个滴]|多少|怎么|为何|为什么|何[处时故以]|咋|\b(?:what|who|whose|where|why|how|when|which)\b/,
  whether:
    /[吗么]|好不好|[可能愿肯敢是行成]不|如何|怎么?样|可好|行吗|\b(?:will you|would you|can you|could you|can i|may i|do you|are you|shall we|can we|please)\b/,
};

/** How a line answers. */
const ANSWERS: Cues = {
  yes: /^[那嗯哎唉哈来]*[ ,]?(?:好|行|成|中|妥|准|可以|没问题|得[嘞了]|来[吧啊了呀]|走[起吧着]|当然|必须|ok|okay|sure|yes|yeah|yep|deal|fine|alright|all right|aye|done|gladly|of course|agreed)/,
  no: /^(?:不|没|免|算了|滚|呸|甭|休|拒|别|罢|no\b|nah|nope|never|not\b|sorry)/,
  half: /好是好|行是行|可以是|话是|说是|理是|不是不|也不是|倒[是也]|虽[然说]|固然|原则上|按说|按理|心意.{0,4}领|好意|道理.{0,4}懂|i see|i get|i hear|i understand|appreciate|would love|wish i|in principle|fair point/,
  but: /但|可[是惜你我这那它今现]|不过|只是|然而|就是[怕有]|偏偏|奈何|怎奈|无奈|\b(?:but|though|however|except|only)\b/,
  later:
    /再[说看议谈讲想论]|看看|等[等到下我你他这过]|改[天日]|回头|以后|日后|往后|到时|下[次回轮把局个]|晚[点些]|过[几两些]|明[天日年早]|考虑|想想|琢磨|商量|研究|慢慢|不急|急什么|从长|\b(?:later|some ?time|someday|maybe|perhaps|we'll see|tomorrow|next|think about|sleep on|not yet|not now|eventually)\b/,
  if: /除非|只要|[如要若]是|如果|倘若|前提|条件|先[把将给让说还交拿]|得先|你先|再谈|才[能会行]|\b(?:if|unless|until|first|condition|once you|provided)\b/,
  price:
    /好处|价|换|银子|钱|利息|便宜|本钱|买卖|生意|划算|亏|赚|赔|账|债|欠|还[我清你]|抵|值|\b(?:pay|price|cost|worth|owe|debt|gold|in return|what's in it|bill|cheap|expensive)\b/,
  past: /上[次回把局轮]|当[年初时]|那[年天次回日晚夜时]|曾|从前|以前|早[就知该已干]|每[次回]|第[几一二三四五六七八九十]+[次回遍]|又来|老[一样套毛]|已经|记得|忘[了不记]|\b(?:last time|back then|once before|used to|remember|again|every time|already|years? ago|before)\b/,
  wary: /狼|前车|井绳|黄鼠狼|鳄鱼|猫|苦肉|画[饼大]|大饼|空头|水漂|喂狗|肉包|坑|套|陷阱|圈套|埋伏|陷|糖衣|蜜|刀子|背[后刺]|捅|卖|反咬|毒|钩|饵|\b(?:fool|trick|trap|bait|wolf|snake|knife in|backstab|stab|poison|scam|burned)\b/,
  show: /戏|影帝|演|台词|剧本|掌声|鼓掌|编[得的故]|故事|说书|唱|精彩|感人|动听|好听|台上|看官|面具|表情|入戏|\b(?:act|acting|actor|show|speech|story|stories|song|applause|bravo|stage|performance|script)\b/,
  praise:
    /真[会行是能够棒好]|可真|好一[个招出手]|高[见招明]|佩服|了不起|厉害|伟大|感动|慈悲|仗义|大方|体贴|贴心|难[得为].{0,2}你|亏你|多亏|承蒙|抬举|看得起|岂敢|不敢当|哪敢|受宠|高攀|荣幸|聪明|机灵|天才|\b(?:how (?:touching|sweet|generous|noble|kind|lovely|convenient)|so (?:generous|kind|noble|brave)|charming|flattered|honou?red|genius|clever|congratulations|brilliant)\b/,
  never:
    /下辈子|来[世生]|太阳.{0,5}西|铁树|母猪|上树|海枯|石头.{0,4}[开说]|等到|猴年|下雪|结冰|六月|阎王|坟|棺|鬼|天上掉|投胎|\b(?:when pigs|hell freezes|next life|blue moon|rain frogs|snows? in)\b/,
  lack: /我(?:自己|自个|也|这|手[里上]|家|还|都|只|就).{0,6}[没缺不少剩短空]|手里没|没(?:有)?多|不够|就(?:剩|一|这)|只[有剩够]|空城|自身|泥菩萨|自顾|家底|米缸|揭不开|穷|\b(?:barely|only got|don't have|haven't got|none left|out of|fresh out|short myself|my own|just one|my last)\b/,
  others:
    /找[别他她个谁你主]|别人|旁人|别家|另[找请寻]|问[他她别主]|[一二三四五六七八]号|他们|人家|有人|大家|\b(?:someone|somebody|others?|anyone|anybody|ask (?:him|her|the))\b/,
  mine: /与我|关我|我的事|你的事|管[不我你]|干我|掺和|凑热闹|趟|蹚|浑水|牵扯|沾|惹|局外|中立|两不|\b(?:not my|my business|stay out|none of my|neutral|leave me out|involved|your own)\b/,
  doubt:
    /谁知|谁晓|怎么?知|真的?[吗么假]|真假|当真|万一|[就我]怕|难保|保证|保不|靠谱|说得准|哪句|信[不得哪几]|证[据明]|空口|拿什么|\b(?:how do i know|who knows|really|prove|proof|convince|sure about|supposed to|hard to)\b/,
  throw:
    /难道|岂|凭|何必|何苦|至于|谁[要让叫敢会还能]|哪[有来能敢里个]|怎么[敢能会好不]|为什么要|干[嘛吗什啥]|\b(?:why should|why would|who'd|who would|since when|do i look|is that so|you think)\b/,
  go: /回[去吧]|走[吧好开你人]|请[回便吧了]|出去|门[在没口外]|送客|歇[着了吧]|省[省点着]|睡|散[了吧]|让[开让]|退|滚|离|远|\b(?:go home|door|way out|goodbye|good night|farewell|leave|run along|off you go|move along|good luck)\b/,
  give: /[拿接收捡][去着好住]|[给归让分留]你|归你|尽管|随[便时]?[用拿取]|管够|算你|请[你]?[吃喝用进坐]|张嘴|快[吃喝用拿进来]|趁热|都[给是]你|一半|半[个边壶块]|塞给|递|推[给过到]|扔给|\b(?:take it|take this|yours|here you|have (?:it|mine|this|some)|catch|half|help yourself|all you|eat up|drink up)\b/,
  join: /一[起块道同]|[同跟陪随][你着去走]|算[我上]|并肩|联手|搭[伙把上]|掩护|我[先来去上打断殿守挡扛替护保帮]|交给我|冲|一条[船心命]|干[了他吧票]|上[路马船车]|走[!起着]|牵马|带路|咱|听你|你说[咋怎了打往]|\b(?:together|with you|count me|i'm in|i'll|let's|lead on|side by side|cover|got your back|on three|where to|partner|we)\b/,
  forgive:
    /过去|翻篇|计较|小[事伤]|没[事啥关]|多大|一笔|不提|别提|忘[了吧掉干]|谁还没|谁都|难免|气[早已也都]|消[了气]|不怪|怪你|没怪|恨你|往心里|心上|扯平|两清|皮外|不疼|无[妨碍]|这[页茬]|\b(?:forgiven|no harm|no hard|forget (?:it|about)|it happens|we all|water under|even now|square|blame|grudge|past|nothing to forgive|never mind|don't worry)\b/,
  vow: /放心|我(?:保|发|绝|一定|定|必|会|在|等|替)|说话算|一言|包[在我]|拉钩|击掌|作数|到底|豁出|万死|肝脑|义不|赴汤|\b(?:promise|my word|swear|always|no matter|count on|trust me|to the end|shake on|rely)\b/,
  tender:
    /傻|别[哭怕跪多想担说急]|冷[了不着]|起来|过来|[来快]坐|坐[下吧]|擦|暖|抱|家|披|热[茶汤粥水]|留[下着]|住下|门[没开给为]|灯|等你|心[疼软里]|肩|袖|手[给拉伸]|\b(?:don't cry|come (?:in|here|home)|sit|warm|hug|home|silly|darling|dear|hush|tears?|hand|safe|stay)\b/,
  thanks: /谢|领情|难为你|有劳|辛苦|感激|承情|\b(?:thanks?|thank you|cheers|grateful|thx)\b/,
  cold: /呵|哼|切[,.! ]|嗤|啧|嘁|呸|罢了|无趣|没意思|可笑|笑话|笑死|随[你便]|爱[信咋怎]|哦[,.]|\b(?:heh|hah|lol|lmao|pfft|meh|sigh|whatever|ugh|tsk|yawn)\b/,
  laugh: /哈哈|嘿嘿|嘻嘻|\b(?:haha|hehe)/,
  away: /转[身过头]|扭[头过]|侧[身过]|低头|看[向着]?窗|望[着向]|自顾|继续|埋头|摆弄|擦[刀剑拭]|倒茶|喝茶|抿|翻[书页牌]|背[过对]|没(?:有)?(?:抬|接|看|回)|不[接看抬答理]|绕[过开]|起身|合上|\b(?:turns?|looks? away|stares?|window|goes back|keeps?|continues?|busy|without looking|ignores?)\b/,
  topic:
    /^(?:哎|诶|欸|唉|咦|哟|啊|喂)?[ ,]?(?:对了|话说|说起来|说到|你看|看[,那这]|今[天儿晚日]|外[面头]|这[天茶酒雨花月汤灯])|换个话|不说这|不聊|聊点|扯远|月[亮色]|天色|下雨|起风|蚊子|糖|花开|吃[了啥什饭]|饿|\b(?:by the way|speaking of|anyway|nice (?:weather|day|hat)|look at|did you (?:see|hear)|hungry|moon|rain|weather)\b/,
  busy: /忙|还[得要有].{0,8}[事活去]|赶[着路时]|得去|该[走睡回去]|有[事约]|累|困[了]|头疼|乏|眼花|耳朵|听不[见清]|没听|嗓子|锅|灶|炖|马还|公务|折子|奏折|\b(?:busy|got to|gotta|have to|late|tired|headache|appointment|errand|hard of hearing|didn't hear|can't hear)\b/,
  why: /因为|为了|由于|毕竟|所以|才[打出没]|\b(?:because|cuz|since|so that|that's why)\b/,
  you: /^(?:你|您|阁下|足下|you|your)|你(?:自己|倒|也|又|总|还|这|那|们|不)|\b(?:you|your)\b/,
  ask: /[吗么呢?]|\?$/,
  deny: /不(?:想|愿|肯|会|能|行|用|必|要|敢|信|认|答应|接|收|吃|去|喝|打算|需|稀|配|值|是我)|没(?:有|兴|门|空|心|法|那)|拒|休|免|\b(?:don't|won't|can't|not|never|no|nothing|nobody|without|neither|refuse)\b/,
  undeny:
    /不(?:怪|恨|计较|介意|走|离|怕|嫌|难|错|客气|用谢|后悔|见不散|变卦)|没(?:事|关系|问题|怪|生气)|别(?:哭|怕|走|客气|多想|担心|急)|\b(?:don't (?:worry|cry|mention|go)|no (?:problem|worries|harm)|not (?:angry|mad|leaving)|never mind|why not)\b/,
};

const namesIn = (text: string, cues: Cues): string[] =>
  Object.entries(cues).flatMap(([name, expression]) => (text.search(expression) < 0 ? [] : [name]));

/** What is spoken in a told line: the words in its quotes where it has any. */
const SPOKEN = /"([^"]+)"/g;
const spokenIn = (text: string): string => [...text.matchAll(SPOKEN)].map((match) => match[1]).join(' ') || text;

/** Marks between clauses. */
const PARTS = /[,.!?;:~ …]+/;

/**
 * Names of what a reply holds, for a model to weigh: its cues, those of its first and last clause, each with what was asked for, and how
 * much of the request it takes up.
 */
export function answerCues(reply: string, request: string): string[] {
  const parts = reply.split(PARTS).filter((part) => part !== '');
  const ends = parts.length > 1 ? [parts[0] ?? '', parts[parts.length - 1] ?? ''] : [];
  const found = namesIn(reply, ANSWERS);
  const [first = [], last = []] = ends.map((part) => namesIn(part, ANSWERS));
  const wanted = namesIn(spokenIn(request), REQUESTS);
  return [
    ...found.map((cue) => `~${cue}`),
    ...first.map((cue) => `~^${cue}`),
    ...last.map((cue) => `~${cue}$`),
    ...wanted.flatMap((want) => [`~>${want}`, ...found.map((cue) => `~${want}>${cue}`)]),
    `~=${Math.min(parts.length, MANY)}`,
    `~taken${takenUp(reply, request)}`,
  ];
}

/** From so many clauses on a reply is a long one. */
const MANY = 4;
/** A reply with a greater share of the request's letters echoes it. */
const ECHOES = 0.4;

/** How much of a reply's letters the request has said: nothing, something or much. */
function takenUp(reply: string, request: string): 0 | 1 | 2 {
  const letters = reply.match(/[一-鿿]|[a-z']{4,}/g) ?? [];
  const said = letters.filter((letter) => request.includes(letter)).length;
  return said === 0 ? 0 : said < ECHOES * letters.length ? 1 : 2;
}
