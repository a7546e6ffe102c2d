/** Words for what somebody does to somebody at the table. */
import { readOnce } from '../../line/read-once';
import { withoutIdioms } from './idioms';

export type Verb =
  | 'strike'
  | 'attack'
  | 'kill'
  | 'discard'
  | 'steal'
  | 'wuxie'
  | 'save'
  | 'protect'
  | 'heal'
  | 'give'
  | 'use'
  | 'throw'
  | 'die'
  | 'low';

/** A way of saying that somebody did something. */
export interface VerbRow {
  readonly verb: Verb;
  /** The card that the word itself names. */
  readonly card?: string;
  readonly zh?: string;
  readonly en?: string;
}

/** In the order in which they are tried at one place; longer words stand before what they begin with. */
const ROWS: readonly VerbRow[] = [
  {
    verb: 'kill',
    zh: '[杀砍打弄捅射毒劈电烧炸]死(?!我[也都])|宰(?!相|人)(?:了|掉)?|干掉|杀掉|击杀|斩了|斩杀|收掉|收走(?![^,.!?]{0,8}的)(?!.{0,4}(?:牌|马|装备|[剑刀甲盾弓杀桃乐兵]|闪电|判定|几张|那张))|收了(?=[^,]{0,8}(?:人头|命))|收了?人头|拿(?:了|下|走|到)?(?:了|个)?人头|(?<=人头.{0,8})(?:拿(?:了|下|走)?|收(?:了|走)?|抢(?:了|走)?)(?=的|了|$|[,.!?])|收(?:下|走)?了?(?=的?(?:人)?头)|(?:砍|拿|收|摘)(?:了|走|下)?(?=的(?:人)?头)|抡死|弄死|收(?=的吧?(?:$|[\\s,.!?])|了$|了[,.!?]|掉?(?:他|她|主公|[一二三四五六七八九\\d]号))|补(?:刀|死|掉|得)|做掉|办了|弄没了|(?:宰|斩)(?:掉)?了(?=$|[,.!?])|宰|带走了?|宰(?=的|了)|做了(?=$|[,.!?])|秒了|秒掉|秒杀|送走|灭了|杀害|拿下|噶(?:了|掉)',
    en: "kill(?:ed|s|ing)?|dropped(?= (?:a|the|that|one)? ?(?:reb|rebel|traitor|spy|loyal|\\d|seat))|(?<='s )(?:head|kill) was|got the kill on|slain|slew|finish(?:ed|es|ing)(?: off)?|finish off|t(?:ook|akes?|aking) out|(?:t(?:ook|akes?|aking)|knock(?:ed|s|ing))(?= (?!my |your |his |her )\\S.{0,14} (?:out|down)\\b(?! to| of))|put(?= .{1,16} in the (?:ground|grave))|murder(?:ed|s|ing)?|eliminat(?:ed?|es|ing)|execut(?:ed?|es|ing)|wip(?:ed|es|ing) out|knocked out|merked|offed",
  },
  {
    verb: 'use',
    zh: '装(?:上|备)?(?:了|[个把件匹])|掏出(?:了|来)?|(?:穿|戴|披|套|骑|挂)(?:上|了|一?[个件匹])|(?:放|开|丢|甩|打出|挂|贴)(?=的|了)',
  },
  {
    verb: 'throw',
    zh: '(?:[扔砸丢]|送)(?=[^,]{0,6}(?:蛋|花|鞋))',
    en: 'thr(?:ew|own?)(?= .{0,20}\\b(?:eggs?|flowers?|roses?|shoes?|slippers?|tomato))',
  },
  { verb: 'use', card: 'jiedao', zh: '借刀|借(?:了|过)?(?=[^,]{1,5}的刀)', en: 'collateral(?:ed)?' },
  { verb: 'use', card: 'juedou', zh: '决斗', en: 'duel(?:l?ed|s|l?ing)?' },
  {
    verb: 'use',
    card: 'huogong',
    zh: '火攻|烧(?!脑|烤)|燎(?=了)|(?<=[那一])把火|点(?:了)?把火|火放(?=得|的|了)|(?<=[^大恼上生发])火(?=了?(?:过)?(?:我|你|他|她|主|老大|[一二三四五六七八九\\d]))',
    en: 'fire attack(?:ed|ing)?|sets?(?= .{1,12} on fire)',
  },
  {
    verb: 'use',
    card: 'tiesuo',
    zh: '铁索|铁锁|铁链|连环|(?<!连)[拴栓](?:着|住|过|了|上)?|锁(?=了(?!门|屏|定)|(?:我|你|他|她|主))|(?<=[把将被].{1,8})连(?:上|住|起来)?(?=了)|(?<=是.{1,8})连(?:上|住)?(?=的)|连(?:上|住)(?=了?(?:我|你|他|她|主))',
    en: 'chain(?:ed|s|ing)?(?: up)?|link(?:ed|s|ing)(?: up)?|shackl(?:ed|es|ing)|t(?:ied|ies|ying)(?= .{1,16} (?:up|together))',
  },
  { verb: 'use', card: 'nanman', zh: '南蛮(?:入侵)?' },
  { verb: 'use', card: 'wanjian', zh: '万箭(?:齐发)?' },
  { verb: 'use', card: 'taoyuan', zh: '桃园(?:结义)?' },
  { verb: 'use', card: 'jiu', zh: '(?:喝|灌|吃|开)[了过]?[一口个张]*酒' },
  { verb: 'use', card: 'wugu', zh: '五谷(?:丰登)?' },
  {
    verb: 'use',
    card: 'lebu',
    zh: '乐不思蜀|[贴上挂套扔丢甩拍塞下](?:了)?[个张]?乐(?![意趣观器队见子])|(?<=[把将].{1,8})乐(?=了|$)|(?<=是.{1,5})乐(?=的)|(?<=[被让叫](?:张)?乐子?)[关套贴闷困锁](?=了|住|起来|着|在)|(?<![快音欢娱可]|[把将][^,]{0,6})乐(?=了?(?:我|你|他|她|主|[一二三四五六七八九十\\d]|\\p{Script=Han}{2,4}(?:$|[,.!?])))|(?<=被.{1,6})乐(?=了|住|$)',
    en: 'indulg(?:ed|ence on)',
  },
  {
    verb: 'use',
    card: 'bingliang',
    zh: '兵粮(?:寸断)?|[贴上挂套扔丢甩拍塞下](?:了)?[个张]?兵(?![力马器法种卒不])|断(?:了)?粮|断(?:了)?(?=(?:我|你|他|她|主公|[一二三四五六七八九十\\d]号?)的?兵?粮)|(?<=[把将].{1,8})兵(?=了|$)|(?<=是.{1,5})兵(?=的)|(?<![小士主])兵(?=了?(?:我|你|他|她|主|[一二三四五六七八九十\\d]))',
    en: 'starv(?:ed|es|ing)',
  },
  {
    verb: 'wuxie',
    card: 'wuxie',
    zh: '无懈(?:可击)?|懈(?!怠)(?:掉|了)?|抵消|(?<=(?:拆|顺|乐|兵粮?|决斗|火攻|南蛮|万箭|借刀|铁索|过河|顺手))(?:给|都)?挡(?:了|住|下|掉)(?![刀枪])|挡(?:了|住|下|掉)(?=[^,]{1,6}的(?:拆|顺|乐|兵|决斗|火攻|南蛮|万箭|借刀|铁索|无中))|挡(?:了|住|下|掉|走)?的?(?=(?:那[张发个]?|这张)?(?:火攻|决斗|南蛮|万箭|乐|兵粮|过河|顺手|借刀|铁索))|顶(?:回去|掉)(?=了|的)',
    en: "nullif(?:y|ied|ies)|nullifying|null(?:ed|s|led|l?ing)?|negat(?:ed?|es|ing)|wuxie(?:'?d|ed)?|counter(?:ed|s|ing)|cancel(?:l?ed|l?ing|s)|block(?:ed|s|ing)?|(?:shut|shuts|shutting)(?= it |that |.{1,24} down)",
  },
  {
    verb: 'discard',
    zh: '(?<![张把手])拆(?!招|.{0,6}的?台|穿|迁|字|不动)(?:掉|光|了)?|卸(?:掉|了)(?!妆|任)|扬了|(?<=把.{1,8})(?:砸|撕|毁|扔)(?=了|掉)|砸(?:了|掉)|扒(?:了|掉|光|走)?(?=我|你|他|她|主|[一二三四五六七八九\\d])|过河(?:拆桥)?|过拆(?=了)|[弃扔](?:掉|了)(?=我|你|他|她|主|[一二三四五六七八九十\\d])',
    en: 'dismantl(?:ed?|es|ing)|discard(?:ed|s|ing)?|br(?:oke(?:n)?|eaks|eaking)|destroy(?:ed|s|ing)?|wreck(?:ed|s|ing)?|stripp(?:ed|ing)|ripp?(?:ed|s|ing)|trash(?:ed|es|ing)|binn(?:ed|ing)|burned my|smash(?:ed|es|ing)|shredd(?:ed|ing)|scrapp(?:ed|ing)|bl(?:ew|own|owing) (?:up)?|(?:tore|torn|tearing)(?: up| off| down)?|toss(?:ed|es|ing)(?= \\S{1,8} (?:cards?|gear|armou?r|weapon|shield|horse))',
  },
  {
    verb: 'steal',
    zh: '(?<!手)顺(?:走|手牵羊|手(?=了|我|他|主)|了)?(?!手[给把又再也还就捅砍打救送]|利|便|序|势|眼|从|滑|风|着)|(?:[摸抽扒抠薅](?:走|去|了)|掏(?:走|去|了))(?!出)|[摸抠薅](?=了?(?:我|你|他|她|主|[一二三四五六七八九\\d]))(?!鱼)|薅|抠(?=[一二两三\\d]张)|摸(?=[一二两三几俩\\d]张(?!就|完|牌?(?:过|$))|我一?张)|牵走?(?!制|连)|偷(?!偷|笑|着|懒)(?:走|了)?|抢走?(?!人头|救|眼|[你他我]?(?:老婆|媳妇|女朋友|对象|生意|饭))|拿走|拿(?:了|过)(?=.{0,6}(?:牌|装备|马$))',
    en: 'nick(?:ed|s|ing)|pinch(?:ed|es|ing)|yoink(?:ed|s|ing)?|lift(?:ed|s|ing)|stole(?:n)?|steal(?:s|ing)?|snatch(?:ed|es|ing)?|swip(?:ed|es|ing)|grab(?:s|bed|bing)|rob(?:s|bed|bing)?|filch(?:ed|ing)|jacked|yanked|mugg(?:ed|ing)|loot(?:ed|ing)|pilfer(?:ed|ing)|pickpocket(?:ed|ing)?|poach(?:ed|ing)|t(?:ook|akes|aking|aken) (?:a |my |his |her |one |two |\\S{1,8} )?cards?|helped (?:him|her|them)self to',
  },
  {
    verb: 'heal',
    zh: '回血|回了?[一二两三几\\d]?(?:点|滴|口)?血|加血|奶(?:了|过)?(?:一)?口?(?=我|你|他|她|主|[一二三四五六七八九十\\d])|喂(?=了?(?:我|你|他|她|主|[一二三四五六七八九十\\d]|桃))|喂(?=的|了)|奶(?:上来|起来|回来|住|满)?(?=的|了)|(?<=桃.{0,8})(?:掏|出|吃|给)(?=的)|[吃喝磕嗑啃](?:的|了|过)?(?:[一二三四五两俩几\\d]*[个口颗张]?)桃|掏(?:了|出)?(?:[一二三两几\\d]*[个口颗])?桃|回(?:了|过)?[一二两三几]口|续(?:了)?[一二两三]?(?:口|点|滴)?(?:血|命)|(?<=给.{1,6})续(?:了|上)|抬(?:了|过)?(?:一手|一口|一下)?(?=我|你|他|她|主|[一二三四五六七八九\\d]|\\p{Script=Han}{2})|捞[了过的]?(?=我|你|他|她|主)|扶(?:起来|了?起|回来)|拉(?:起来|回来|了一?把)|(?<=桃.{0,8})[吃喝磕](?=了)',
    en: 'heal(?:ed|s|ing)?|(?:ate|eats?|eating|had|munch\\w*|scarf\\w* down|chugg\\w*)(?= (?:(?:an?|one|two|three|\\d|his|her|their|my|your|the|that|another|all)(?: the| his| more| own)? )?peach)|(?:spent|wasted|burned)(?= (?:an?|his|her|their|the|one|my|your) (?:\\w+ )?(?:peach|tao))|patch(?:ed|es|ing)(?= .{1,16} ?up)|topp(?:ed|ing)(?= .{1,16} ?up)|(?:recover|regain|gain)(?:ed|s|ing)(?= (?:\\d|one|two|three|some|an?|his|her) (?:hp|health|life|hearts?))',
  },
  { verb: 'heal', card: 'tao', en: 'peach(?:ed|ing)(?! garden)(?: up)?' },
  {
    verb: 'save',
    zh: '救(?:了|过|活|起|下|回来)?(?!兵)(?!命|驾)',
    en: 'sav(?:ed?|es|ing)(?! (?:me|us|you|him|her)? ?(?:some|a lot|the|all)? ?(?:time|work|trouble|effort|money|a trip))|rescu(?:ed?|es|ing)|reviv(?:ed|es|ing)|(?:bail(?:ed|s|ing)|(?:br(?:ought|ings|inging)|pull(?:ed|s|ing))|pick(?:ed|s|ing)|ke(?:pt|eps|eping))(?= \\S.{0,14} (?:out|back|up|alive)\\b(?! (?:a|the|to|at|my|your|that)\\b))',
  },
  {
    verb: 'protect',
    zh: '(?<!担|说)保(?<!我保)(?:了|护|下|住|过)?(?!证|留|存|持|重)|护(?:了|着|住|过)?(?!甲|航)|(?<!说)帮(?:了|过|着|他?挡)?(?!派)|(?<!阻)挡(?:了|住|下)?刀?|罩(?:了|着)',
    en: 'protect(?:ed|s|ing)?|help(?:ed|s)|cover(?:ed|ing)|defend(?:ed|ing)|shield(?:ed|ing)?',
  },
  {
    verb: 'give',
    zh: '(?<=[把将].{1,6})给(?!了?(?:乐|兵|拆|顺|砍|杀|烧|决斗|火攻|铁索|打|捅|弄|干|灭|收))(?:了|过)?(?=我|你|他|她|主|[一二三四五六七八九十\\d]|\\p{Script=Han}{2})|给(?![你我他]当|我(?:们|大家)?(?:解释|说|讲|交代|看|听|个(?:说法|解释|理由|交代)))(?=了?(?:过)?(?:我|你|他|她|主|[一二三四五六七八九十\\d]|\\p{Script=Han}{2,3}).{0,5}(?:牌|桃|闪|酒|杀|装备|[一二两三几\\d]张|马))|送(?:了|过)?(?=我|你|他|她|主|[一二三四五六七八九十\\d])(?!.{0,4}(?:走|上路|归西))|给(?=的(?:那|这)?[一二两三几\\d]?张?(?:牌|装备|闪|杀|马|$|[,.!?]))|交给(?!我(?:$|了|吧|来|就|,))|塞给|递给|(?<=往(?:我|你|他|她|主公|[一二三四五六七八九十\\d]号|\\p{Script=Han}{2,3})(?:那|这|手)?(?:里|儿|边)?)[塞递送](?:了|过)?|(?<=[牌桃])都?[塞递送给](?:了|过|到)?(?=我|你|他|她|主)|[塞递](?:了|过)?(?=我|你|他|她|主|\\p{Script=Han}{2,3}[一二两三几\\d]?[张个])|赏(?:了|给|过)?(?=我|你|他|她|主)|[塞递](?:了|过)?(?=我|你|他|她|主|[一二三四五六七八九十\\d]号).{0,3}(?=[一二两三几\\d]?张|牌)|(?<=给(?:我|你|他|她|主公|[一二三四五六七八九十\\d]号).{0,3})[塞递](?:了|过)?(?=[一二两三几\\d]?[张个]|牌)|[塞递](?:了|过)?(?=[^,]{0,6}给)',
    en: 'got(?= (?:me|us|you|u|him|her) (?:\\d|an?|one|two|three|some)\\b.{0,8}cards?)|let(?:s|ting)?(?= (?!me draw)\\S.{0,20} draw)|gave|giv(?:es?|en|ing)|hand(?:ed|ing)|hands(?= (?:me|you|him|her|us|the lord|seat|\\d)\\b)|pass(?:ed|es|ing)|fed|feeds|feeding(?= .{1,16} (?:cards?|an?|one|another|peach))|gift(?:ed|s|ing)|donat(?:ed|es|ing)|lent|shar(?:ed|es|ing)(?= (?:a|one|\\d|two|some|his|her) )|(?:slipp(?:ed|ing)|slips|sent|sends|sending|toss(?:ed|es|ing)|shipped|dealt|hooked)(?= .{1,12} (?:up with )?(?:a|\\d|one|two|some) (?:cards?|peach))',
  },
  {
    verb: 'strike',
    card: 'sha',
    zh: '酒杀|裸杀|[一补]杀(?=砍|打|掉)|杀(?!父|手|机|气|青|鸡|疯|红|意)|砍(?:掉|了)?|抡(?!决斗)|(?<![军借挡补偃青宝大小一两几])刀(?=了)|(?:出|来|给)了?[一两二三四几\\d]刀|(?<![a-z])a(?=了|我|你|他|主)',
    en: "slash(?:ed|es|ing)?|sw(?:ung|ings?|inging) at|slic(?:ed?|es|ing)|struck|strik(?:es?|ing)|shot|shoot(?:s|ing)?|stab(?:s|bed|bing)?|sha(?:'d|ed)?",
  },
  {
    verb: 'attack',
    zh: '下(?:刀子?|[黑狠死毒]手)(?=了|的|$|[,.!?])|[一两二三]刀|[挨吃](?:了)?一[套顿]|捅|剁|劈(?!腿|叉)|扎(?!实|心|堆|根)|刮(?!风|目)|削(?!减|弱)|捶|踹|踩(?=了|我|你|他|她|主|老|[一二三四五六七八九\\d])|怼|突突|剐|敲掉|碰(?=了|过)|踢(?=了|我|你)|抽(?=了(?:我|你|他|她|主))|咬(?=了|我|你|他|她|主)|薄了|爆锤|戳|(?<!讽)刺(?!激)|(?<=[那这])(?:[一二两三四五六几\\d]*)(?:刀|下)(?=$|[对总手是])|电(?=了?(?:我|你|他|她|主|[一二三四五六七八九\\d])|了)|炸(?=了?(?:我|你|他|她|主|[一二三四五六七八九\\d])|了)|扣(?:了)?(?=我|你|他|她|主|[一二三四五六七八九\\d]号)|过不去|作对|死磕|较劲|[扣掉挨吃丢少](?:了|过)?(?:(?:\\d|[一二三两几]+)?[点滴格刀下]?)(?:血|刀|揍)|(?<!好(?=打(?:$|[,.!?的])))打(?:掉)?(?!(?:了|过|完)?[一二两三四五六七八九十几半好\\d]+个?(?:轮|圈|局|把|盘|回合)|过?包票|算|扰|牌|赌|招呼|错字|电话|来(?:问|说|催|骂|电话)|过来(?:问|说|催|骂)|不通|呼噜|瞌睡|盹|卡|折|包|得|的(?:好|不错|漂亮|真|太)|法|字|听|开|一把|游戏|工|不过|完|死)(?:了|过)?|揍|(?<![实石铁])锤(?!子)|攻击|针对|集火|伤害?(?=了|过|我|你|他|她)|射|点(?=了?(?:我|你|他|她)(?![们的]))|弄(?=了?我)|轰|坑(?=了?(?:我|你|他|主))|搞(?=了?(?:我|你|他|主))|动手|出手|欺负|阴(?=了?(?:我|你|他))|下手|掉(?:了|那)?[一二三两\\d]?(?:点|滴)?血|(?<=血.{0,3})[少掉](?:了)?[一二三两\\d][点滴格]|(?<!死)[吃挨中](?:了|过)?一?[张发记个]?(?=乐|兵|杀|决斗|火攻|南蛮|万箭|[^,]{1,6}技能)',
    en: '(?:go(?:es)?|went) straight (?:for|at)|(?:gone|went|c[ao]me|coming) (?:after|at)(?= (?:me|you|him|her|us|the lord|seat|\\d))|(?:gone|went) after|dealt(?= (?:\\d|one|two|three)\\b)|took (?:\\d|one|two|three) (?:hp |health |points? )?(?:off|from)|(?:ate|eat(?:s|ing|en)?|took|tak(?:e|ing)|caught)(?= (?:a|an|one|another|that|the|your|ur|his|her|this) (?:\\w+ ){0,2}(?:slash|strike|duel|arrows?|barbarians?|savages?|hit|damage|dmg)\\b| (?:\\d|two|three) (?:damage|dmg)\\b)|lost(?= (?:an?|another|my|\\d|one|two|three|half) (?:(?:my |her |his )?(?:hp|health|hearts?|points?|dmg))\\b)|hit(?:s|ting)?|chopp?(?:ed|s|ing)|carv(?:ed|es|ing)(?: up)?|jabb?(?:ed|ing)|ping(?:s|ed|ing)|pelt(?:ed|ing)|pumm?el(?:s|l?ed|l?ing)|pound(?:ed|ing)|chipp(?:ed|ing)|drain(?:ed|s|ing)|wound(?:ed|ing)|torch(?:ed|es|ing)|roast(?:ed|s|ing)|scorch(?:ed|es|ing)|grill(?:ed|s|ing)|fried|singed|crisped|lit(?= .{1,16} up)|lit up|drew blood(?= on|from)|laid into|bash(?:ed|es|ing)|bopp(?:ed|ing)|thump(?:ed|ing)|deck(?:ed|ing)|crush(?:ed|es|ing)|hammer(?:ed|ing)|sock(?:ed|ing)|wallop(?:ed|ing)|tagg(?:ed|ing)|tapp(?:ed|ing)(?! out)|whal(?:ed|ing)|rekt|cut(?:s|ting)?(?= (?:me|u|you|him|her|us|the lord)\\b| (?:seat )?\\d\\b| .{1,16} for \\d)|zapp?(?:ed|ing|s)?|pok(?:ed?|es|ing)|clipp(?:ed|ing)|nuk(?:ed|ing)|whack(?:ed)?|bonk(?:ed)?|clapp(?:ed|ing)|smok(?:ed|ing)|blast(?:ed|ing)|clobber(?:ed|ing)|jump(?:ed|ing)|nail(?:ed|ing)|cook(?:ed|ing)|toast(?:ed|ing)|went (?:ham|off|all in|hard|full \\w+)(?= (?:on|at))|bull(?:ied|ying)|body(?:ed|ing)|got(?= (?:me|him|her|us|the lord)(?: (?:again|good|too|there|lol|twice|last|this|first|pretty|for)\\b|$|[,.!?]))|attack(?:ed|s|ing)?|touched(?= (?:me|you|him|her|us|the lord|\\d))|hurt|damag(?:ed?|es)|dmg(?:e?d)?|target(?:ed|s|ing)?|smack(?:ed|s|ing)?|punch(?:ed|es|ing)?|burn(?:ed|t|s|ing)(?! (?:all|through|your|his) )|went for|go(?:ing)? after|going for|pick(?:ed|ing) on|beat(?:ing)?',
  },
  {
    verb: 'low',
    zh: '濒死|快死了|残血|空血|(?<![掉扣少去].{0,4})一滴血|只剩一血',
    en: 'dying|almost dead|low hp|about to die',
  },
  {
    verb: 'die',
    zh: '死(?=在|于)|(?<![笑锁累气吓急烦困饿磨])死(?:了|掉|的|前)|阵亡|(?<!么)挂了|(?<![血牌马盾刀弓枪剑甲骝卦兔]也?都?)没了(?=$|[,.!?])|凉了|倒了|出局|被(?:干掉|击杀|杀死)',
    en: 'died|dead|passed away|is out',
  },
  // Whatever card is named behind it; without one it says nothing.
  {
    verb: 'use',
    en: 'us(?:ed?|es|ing)|play(?:ed|s)?|put(?:s|ting)?|cast|thr(?:ew|ow(?:n|ing|s)?)|chuck(?:ed|ing)?|drop(?:s|ped|ping)|stuck|stick(?:s|ing)?|slapp?(?:ed|ing)?|laid|popp(?:ed|ing)|hung|launch(?:ed|ing)?|plac(?:ed|es|ing)|dump(?:ed|s|ing)|aim(?:ed|s|ing)|open(?:ed|s|ing)|fir(?:ed|es|ing) off|play(?:ing)',
  },
];

/** What stands just before the one that it is done to, and says it in one character: "他乐樊玉凤". */
const BEFORE_NAME: Readonly<Record<string, VerbRow>> = {
  乐: { verb: 'use', card: 'lebu' },
  兵: { verb: 'use', card: 'bingliang' },
  火: { verb: 'use', card: 'huogong' },
  奶: { verb: 'heal' },
  喂: { verb: 'heal' },
  塞: { verb: 'give' },
  递: { verb: 'give' },
  抬: { verb: 'heal' },
  捞: { verb: 'save' },
  弄: { verb: 'attack' },
  搞: { verb: 'attack' },
  坑: { verb: 'attack' },
  阴: { verb: 'attack' },
  炸: { verb: 'attack' },
  电: { verb: 'attack' },
  冲: { verb: 'attack' },
};

interface Tables {
  readonly zh: RegExp;
  readonly en: RegExp;
  readonly rows: { readonly zh: readonly VerbRow[]; readonly en: readonly VerbRow[] };
}
let tables: Tables | undefined;

function build(): Tables {
  const zh = ROWS.filter((row) => row.zh !== undefined);
  const en = ROWS.filter((row) => row.en !== undefined);
  return {
    zh: new RegExp(zh.map((row) => `(${row.zh ?? ''})`).join('|'), 'gu'),
    en: new RegExp(en.map((row) => `(?<![a-z])(${row.en ?? ''})(?![a-z'])`).join('|'), 'g'),
    rows: { zh, en },
  };
}

/** What stands bare behind "did" or "why": "whose card did 4 swipe", "why you burn me". */
const BEHIND_DID: Readonly<Record<string, Verb>> = {
  swipe: 'steal',
  take: 'steal',
  grab: 'steal',
  snatch: 'steal',
  nick: 'steal',
  rob: 'steal',
  break: 'discard',
  discard: 'discard',
  rescue: 'save',
  feed: 'give',
  hand: 'give',
  peach: 'heal',
  counter: 'wuxie',
  cancel: 'wuxie',
  stab: 'strike',
  burn: 'attack',
};
const DID = new RegExp(`(?<=\\b(?:did(?:n't)?|why) [^,]{1,24} )(?:${Object.keys(BEHIND_DID).join('|')})\\b`, 'g');

/** A verb, and where it stands. */
export interface VerbAt {
  readonly row: VerbRow;
  readonly start: number;
  readonly end: number;
}

/** The verbs of a clause by themselves, and the clause without idioms. */
const verbsAlone = readOnce((said): { readonly text: string; readonly verbs: readonly VerbAt[] } => {
  const text = withoutIdioms(said);
  tables ??= build();
  const { zh, en, rows } = tables;
  const of = (expression: RegExp, list: readonly VerbRow[]): VerbAt[] =>
    [...text.matchAll(expression)].flatMap((match) => {
      const row = list[match.findIndex((group: string | undefined, i) => i > 0 && group !== undefined) - 1];
      return row ? [{ row, start: match.index, end: match.index + match[0].length }] : [];
    });
  const verbs = [...of(zh, rows.zh), ...(/[a-z]{3}/.test(text) ? of(en, rows.en) : [])];
  for (const { 0: word, index: start } of text.matchAll(DID)) {
    const verb = BEHIND_DID[word];
    const end = start + word.length;
    if (verb && verbs.every((one) => one.end <= start || one.start >= end)) verbs.push({ row: { verb }, start, end });
  }
  return { text, verbs };
});

/** The verbs of a clause, in order. `names`: where those begin who are named in it. */
export function verbsIn(said: string, names: readonly number[] = []): VerbAt[] {
  const { text, verbs: alone } = verbsAlone(said);
  const verbs = [...alone];
  for (const name of names) {
    const end = /[了过]/.test(text[name - 1] ?? '') ? name - 1 : name;
    const row = BEFORE_NAME[text[end - 1] ?? ''];
    if (row && verbs.every((one) => one.end < end || one.start >= end)) verbs.push({ row, start: end - 1, end });
  }
  return verbs.sort((a, b) => a.start - b.start);
}
