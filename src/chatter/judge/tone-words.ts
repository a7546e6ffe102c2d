/** What breaks a vulnerable, gentle or probing tone (G2): threat, command, dominance. Folded text, like words.ts. */

const DO = '(?:给|交|滚|跪|离开|停|出|回|放|说|退|闭|让|过来|照)';

export const VIOLENCE = {
  threat: [
    '(?:你|您)最好(?:老实|老老实实|乖|马上|立刻|现在|给我|听|想清楚|识相)', '(?:否则|不然)[,]?(?:你|您)的',
    '送(?:你|您)(?:一程|最后一程)', '(?:手)?按(?:在|住|着)?(?:了)?(?:腰间的?)?[刀剑](?:柄|把)', '(?:目光|眼神|语气|声音)(?:阴|森|凶|狠)(?:冷|森|寒|狠|沉|厉)', '(?:收|答应|给|从|去|说|走|跪|认|愿意|肯|嫁)也得(?:收|答应|给|从|去|说|走|跪|认|愿意|肯|嫁)',
    '(?:咬|拧|割|砍|打|折|敲|扭|掰|踩)(?:断|开|碎|烂)(?:了)?(?:你|您|他|她)的?', '(?:挖|剜|剥|抽|掏|摘|割|拔)(?:出|了|下|掉)*(?:你|您)的?(?:心|眼|皮|筋|肉|舌|脑|骨)', '(?<!不|没|怎|岂|哪|谁)敢[^;!?]{0,12}[,]?(?:我|老子|本王|下轮我|下一轮我)(?:今晚|就|便|定|必|一定|第一个|马上|叫|让)', '信不信我', '我数(?:到|三|十)', '最后(?:一次警告|通牒)', '(?:下轮|下一轮|回头|待会儿?|第一个|先|就)(?:我)?(?:第一个)?(?:弄|收拾|教训|整|办|废|做掉|集火|干掉|解决|清算)(?:死|了|掉)?(?:你|您)', '(?:弄|收拾|教训|整死|做掉|干掉|解决掉)(?:你|您)(?!的|家)', '下一个(?:死的|就是|轮到)(?:就是)?(?:你|您)', '别给脸不要', '给脸不要脸', '不识(?:好歹|抬举|相)', '(?:知道|尝到?)(?:什么叫|我的|厉害|苦头|滋味)', '让你(?:们)?(?:死|活不|吃不|悔|哭|跪|一无所有|身败|永远|再也)', '送你(?:上路|归西|见阎王|下去)', '(?:你|您)的?(?:家人|妻儿|老小|父母|朋友|兄弟)[^,;!?]{0,10}(?:不保|陪葬|活不|遭殃|偿)', '小命(?:难|不)保', '(?:脑袋|人头|项上人头)(?:搬家|落地|不保)', '你(?:想|要|找)死(?:吗|么|是不是|不成)?', '看我(?:不|怎么)(?:收拾|弄|打|杀|撕|教训)', '(?:后果|代价)(?:你|自己)?(?:承担|担|负|付)', '别逼',
    '(?:刀|剑|匕首|枪|箭|刃|矛|爪|獠牙|斧|戟)[^,;!?"]{0,5}(?:横|架|抵|指|搁|顶|对准|贴|逼|压)(?:在|住|着|上|向|到|了)*(?:你|您|他|她|主角|对方|主公|玩家|喉|咽|脖)', '命(?:给我|就|都)?留(?:在这|下)', '(?<!不)(?:别|休)想(?:再)?(?:活|走|离开|逃|踏|跑|出)', '活着(?:离开|走出去?)', '(?:吃不了兜着走|有你受的|走着瞧|等着瞧|死路一条|血债血偿|碎尸万段|就地正法|军法处置|军法从事|敬酒不吃|满门抄斩)', '(?:诛|灭|株连)(?:你)?(?:九|满|三|全)[族门]', '(?:拖|押|绑|轰)(?:出去|下去|起来)', '关(?:进|到|在)[^,;!?]{0,3}(?:牢|笼)', '(?:否则|不然(?:的话)?|要不然)[,]?(?:我|老子|本王|本座|孤)?(?:就|便|今天就|马上就|会|定)*(?:砸|毁|拆|烧|废|打|宰|砍|杀|让你|叫你|要你)', '要么[^;!?]{2,20}要么[^;!?]{0,6}(?:死|命|滚)', '(?:不(?:从|听|交|说|答应|肯|依)|敢(?:不|违))[^;!?]{0,8}(?:就|便|者)(?:死|杀|砍|打|砸|烧|毁|要你|让你|别怪)', '(?:你|您)[^,;!?]{0,6}(?:会|要|必(?:定|将)?)后悔的',
    '(?<!追|要)(?:杀|宰|砍|剁|灭|废|弄死|撕碎?|掐死|打死|吞|毁掉)了?死?(?:你|您|汝)(?!的(?:人|仇|凶|刺|那))', '(?:要|取|拿|索)了?(?:你|您)的?(?:狗|性|小)?命', '取(?:你|您)(?:首级|项上人头)', '拿命来', '(?<!替[^,;]{0,3}|我|愿|宁可|为[^,;]{0,3})受死', '等死吧', '(?<!我|宁愿|宁可|替你|为你|就)去死', '(?<!我)找死', '不得好死', '死无葬身', '别怪(?:我|老子|本)(?:不客气|无情|心狠|翻脸|动手)', '休怪', '后果自负', '有你好看',
    '让(?:你|您)(?:后悔|好看|付出|生不如死)', '(?:你|您)[^,;!?]{0,4}(?:付出|血的).{0,4}代价', '否则(?:就?(?:杀|死|砍|格杀)|休|别怪|(?:你|您)(?:就|会|必)(?:死|后悔|付))', '不然(?:我|老子)?(?:就)?(?:杀|砍|要你|取你|宰|动手)', '逼我(?:动手|出手|杀)', '别逼我', '敢(?!不敢).{0,6}(?:试试|就(?:杀|死|砍))', '你敢(?:走|动|再|不|离开|反抗)', '格杀勿论', '打断你的?(?:腿|手|骨)', '要你(?:好看|偿命)', '警告你',
    '(?:眼(?:中|里|神)|满(?:是|脸)|一脸|露出).{0,4}杀[意气]', '(?:语带|出言|带着|满是|低声|开口)威胁', '威胁(?:道|他|她|你|着)',
  ],
  command: [
    '把[^,;!?]{1,6}(?:交(?:给我|出来|上来)|给我(?:交|拿来))', '(?:听(?:到|见|清楚?|明白)|明白)(?:了)?没有?(?=[!?"]|$)', '(?:听到|听见)没', '(?:^|[,!"])(?:拿着|收下|接着|张嘴|伸手|抬头|低头|别动|不许动|起来|坐下|跪好)!', '(?:这|那)?(?:由得|轮得)(?:到|着)?你', '你(?:还)?想怎(?:么|样)', '别(?:想|给我)(?:拒绝|讨价还价|耍花|磨蹭|废话|啰嗦|装)', '废话少说', '少(?:啰嗦|磨蹭|跟我)', '我(?:说|讲)(?:的话|一|什么)[^,;!?]{0,3}(?:就是|不二|你就)', '(?:全|都)(?:听|照)我的', '必须(?:现在|马上|立刻|无条件|给我)', '(?:我|本王|本座|孤)要你(?:立刻|马上|现在|跪|滚|发誓|交|做|去|听)',
    '这是(?:军令|命令|圣旨|旨意|死命令)', '(?<!不敢|岂敢|哪敢)(?:违抗|抗命|违令者|违逆)', '(?:马上|立刻|立即|现在就|即刻)(?:就|给我)?(?:跟我|给我|把)', '给我(?:老老实实|乖乖|马上|立刻|立即|好好)', '没(?:有)?(?:你)?(?:的)?(?:说话|插嘴|选择|拒绝|商量|讨价还价)的?(?:份|余地|权利|资格)?$', '没(?:有)?你(?:的)?(?:说话|插嘴|选择|拒绝)', '你没(?:有)?资格', '(?:认清|记住|摆正)(?:你|自己|你自己)的?(?:身份|位置|处境)', '(?:按|照)我(?:说|吩咐)的', '我让你[^,;!?]{1,4}你就', '(?:休得|胆敢)',
    '给我(?:跪|滚|交|站住|过来|听(?:着|好)|闭|出去|退|老实|记住|坐下|回来|住)', '(?:给我|你|还不|快|都|"|!)跪下(?!来|求|去|身)', '跪下(?:!|受|称臣|认)', '闭嘴', '住口', '(?<![她他我又才])站住(?!了|脚)', `(?:^|[!:"]|你|给我)(?:立刻|马上|立即|现在就|速速?|赶紧)${DO}`, '不[许准](?:你(?!死|受伤|有事|出事|难过)|走|动|离开|再|任何|说|踏|碰|反驳|拒绝|出|退|见)', '(?:你|您)?必须(?:听|服|跪|交|留|答|是我|照|立刻|马上)', '(?:我|本王|本座|孤|朕)?命令(?:你|您|道|式|般)', '听我(?:的)?(?:命|号)令', '乖乖(?:听|交|跪|留|就)', '(?:必须|只能|给我)服从', '服从(?:我|本王|本座)', '(?<!愿|甘愿|誓死|愿意)臣服', '(?<![翻打沸圆滑])滚(?:开|出去|蛋|远|吧|!|$)',
    '少废话', '交出来', '还不快', '老实(?:点|交代)', '由不得你', '容不得你', '轮不到你', '照我说的做',
  ],
  dominance: [
    '(?:往|朝|冲|向)(?:地上|桌上|墙上|你|他|她|门上)[^,;!?]{0,4}(?:一摔|一砸|一扔|一拍|摔|砸|吼|怒)', '龇(?:出|着|起|牙)', '(?:亮|露|伸)出[^,;!?]{0,3}(?:獠牙|尖牙|利爪|利齿)', '(?:恶狠狠|凶狠|凶神恶煞|杀气腾腾|目露凶光|咄咄逼人|盛气凌人|颐指气使|趾高气扬)', '(?:阴|狠)(?:恻恻|森森|声|狠地|厉)', '捏碎', '一拳(?:砸|打|捶)', '拔(?:出)?(?:腰间|腰间的)?(?:长|佩|短|利)?[刀剑](?!相助)',
    '(?:踢|掀)翻', '拍案(?:而起|怒|大|喝)', '一掌(?:拍|劈)(?:在|碎|向)', '狠狠(?:砸|摔|拍|踹|瞪|捏|掐|甩|推)', '怒(?:视|目|瞪)', '暴(?:喝|怒)', '(?:霸道|蛮横|傲慢|倨傲)(?:地|道|至极)', '逼(?:视|到墙|至墙|退到)', '拦(?:住|死|在)(?:了)?(?:你|他|她|主角)?的?(?:去路|门口|面前不让)', '(?:反锁|锁死)', '(?:捏|钳|扣|锁|勒|卡)(?:住|着|紧)(?:了)?(?:你|他|她|主角)?的?(?:下巴|下颌|手腕|喉|咽|脖|肩)', '(?:揪|拽)(?:住|着|起)(?:了)?(?:你|他|她|主角)?的?(?:衣领|领子|领口|头发)', '踩(?:在|住)(?:了)?(?:你|他|她|主角)', '(?:你|您)(?:们)?(?:都)?(?:得|要)听我的', '这里(?:由|归)我(?:做主|说了算|管)', '(?:永远)?别想(?:逃|摆脱|离开)',
    '(?:我|本王|本座)的?(?:领地|地盘|猎物|囚徒|奴)', '(?:她|他|自己)的领地', '宣(?:告|示)(?:了)?(?:自己的)?(?:领地|主权|所有权)', '这(?:里|片).{0,4}领地', '(?:显出|显露|显现|化出|化作|现出).{0,3}(?:真身|原形|龙形|獠牙|利爪)', '(?<!收起|收了|收回|敛起|褪去|散去|藏起|敛去|不再是)(?<!收起了|褪去了|散去了)龙形(?!(?:渐渐|慢慢|倏然|已经?|早已|也|便|都|早就)*(?:散|褪|消|收|退|隐|敛|淡|不见|没了))', '堵(?:住|死|在).{0,3}(?:出口|门|去路|退路|路)', '威压', '居高临下', '俯视', '主宰', '(?:只能|只许|永远|注定)?属于我', '你(?:只能|只许|永远)?是我的(?!.{0,2}(?:朋友|恩人|主公|亲人|光|唯一|命|对手|兄弟|师|奶奶|爹|娘|妹|哥|姐|孩子|女儿|徒|全部|一切|福|骄傲|家人|搭档|依靠|知己))', '(?:你|您|谁)(?:们|也|都|是|永远)*逃不(?:掉|出|了)',
    '我说了算', '你.{0,4}(?:别无选择|没得选|没有选择|没的选)', '不该有第三', '冷笑(?!话)', '狞笑', '厉声', '喝道', '怒喝', '怒吼', '咆哮', '步步?逼近', '(?:掐|扼)住', '一把(?:掐|按|揪)', '按在墙', '强硬', '不容(?:置疑|拒绝|反驳|分说)', '命令的(?:口吻|语气)',
  ],
} as const;

export const VIOLENCE_EN = {
  threat: [
    '(?:people|those|anyone|anybody|folks|men|the last (?:one|man|person|fool|guest)) (?:who|that) (?:say|says|said|refuse|refuses|refused|cross|crossed|disobey|defy|defied|tell|told|try|tried)[^.!?]{0,24}(?:end|ended|wake|woke|die|died|dead|vanish|disappear|regret|grave|river|buried|never)', '(?:end up|wind up|wake up) (?:dead|in (?:the|a) (?:river|grave|ditch|morgue)|buried)', 'or (?:you(?: will)? )?(?:get|be|end up) (?:thrown|tossed|kicked|killed|beaten|hanged|buried|hurt|whipped)', "or i(?:'ll| will) (?:\\w+ )?(?:throw|drag|beat|break|have|tell|ruin|burn|tear|smash|take|turn|make|call|put)", '(?:break|snap|cut|slit|rip|tear|smash|crush) your', "(?:rip|tear) (?:you|it) (?:apart|out)", "you(?:'re| are) (?:dead|finished|next|going to (?:pay|die|regret|suffer))", 'or (?:someone|your \\w+|they) (?:dies|pays|suffers|gets hurt|will die)', '(?:count|counting) (?:to|of) (?:three|ten)', 'final warning', 'bleed for', 'come after you', 'hunt you',
    "(?:if|unless|when) you [^.!?]{2,40},? (?:then )?i(?:'ll| will|'m going to| shall) (?:\\w+ ){0,2}(?:kill|burn|break|hunt|destroy|ruin|hurt|vent|tear|cut|end|lock|crush|make you|have you)", "(?:open|touch|leave|say|take|move|run|cross|try|speak|refuse|walk|step|lie)\\b[^.!?]{0,40}\\band (?:i|you)(?:'ll| will)? (?:\\w+ )?(?:kill|die|vent|burn|break|cut|shoot|bleed|end|regret|lose|crush|destroy)", '(?:blade|knife|sword|gun|claws?|dagger|spear|pistol|axe|steel|fangs?)[^.!?]{0,24}(?:to|at|against|on|under|across) (?:your|his|her) (?:throat|neck|chest|heart|chin|head|face|back)', "you(?:'ll| will) wish", 'last chance', "(?:don't|do not) (?:test|cross|push) me", 'while you still can', 'i could (?:snap|crush|kill|end)', 'or i (?:kill|burn|break|leave you|cut|shoot|destroy)', "(?:never|not) leave (?:here|this \\w+) alive", "nobody will (?:ever )?find", 'it would be a shame', 'dead (?:man|woman) walking',
    '(?:kill|destroy|slay|crush|gut|burn|end|break|hurt) you', '(?:make|making) you (?:pay|regret|suffer|beg|kneel|obey)', "or (?:i'll|i will|you(?:'ll| will)) (?:\\w+ )?(?:die|kill|regret|pay|hurt|suffer)", 'or else(?=[ ,.!;?]*$)', '(?:obey|kneel|submit|pay|talk|answer|yield)[^.]{0,12} or die', "you(?:'ll| will) (?:regret|pay|die|suffer|be sorry)", "(?:have|take) your head", 'prepare to die', "(?:don't|do not|do) you dare", "don't make me", 'i warn you', 'last warning', 'i dare you', 'face the consequences', 'threaten(?:s|ed)? (?:you|him|her)',
  ],
  command: [
    'move it', '(?:out|here|up|down|quickly|quiet|sit|stand|go|answer|open it|talk),? now!', '(?:^|[.!?"] ?)(?:now|move|enough|sit|stand|drop it|quiet|silence|down)!', "you(?:'d| had) better", "i(?:'m| am) not asking", 'do it now', 'answer me', 'look at me when', 'get (?:up|down|over here|on your|moving)(?= ?[!.,"]| now)',
    "you(?:'ll| will| shall) (?:now )?(?:do (?:what|as|exactly|it)|listen to me|answer me|tell me|give me|hand|never leave|not leave|learn your|stay put|do nothing)", '(?:what|as) i (?:tell|order|command|told) you', 'demand(?:s|ed)', '(?:he|she|it|\\w+) (?:orders|ordered) you', "(?:you(?:'re| are) not|no one(?:'s| is)?|nobody(?:'s| is)?) (?:leaving|leaves|going anywhere)", "you (?:don't|do not) (?:get to|have a (?:say|choice))", '(?:know|learn|remember) your place', 'sit down and', 'not a request', 'silence!', 'how dare you', "don't (?:argue|talk back|question me)", 'my word is law', 'i decide', 'now, or',
    'kneel', 'obey', 'shut up', 'hand (?:it|them|that|him|her) over', 'hand over', 'do as i say', 'on your knees', 'get out', 'i (?:order|command) you', 'you (?:must|will|shall) (?:obey|kneel|serve|submit|do as)', 'bow (?:down|before)', 'submit', 'surrender', "that(?:'s| is) an order", 'give me (?:your|the|that) .{0,12}now', 'you are forbidden', 'i forbid',
  ],
  dominance: [
    'crack(?:s|ed|ing)? (?:his|her|its|my|their) knuckles', '(?:shout|yell|bellow|scream)(?:s|ed)? (?:at|in your|into your)', 'bellow(?:s|ed)?', 'bare(?:s|d)? (?:his|her|its|their) (?:teeth|fangs|claws)', 'draw(?:s|n)? (?:his|her|its|a|the) (?:sword|blade|knife|dagger|gun)', 'drew (?:his|her|its|a|the) (?:sword|blade|knife|dagger|gun)', 'menacing(?:ly)?', "(?:here|in this house|around here),? (?:i|my)", 'yank(?:s|ed)? (?:you|him|her)', 'backs? (?:you|him|her) (?:against|into)', 'seize[sd]? (?:you|him|her|your)', 'glare[sd]?(?: down)? at',
    "(?:around|round|by) (?:your|his|her) (?:throat|neck|collar|hair)", 'grip tighten(?:s|ed|ing)?', '(?:seal|lock|bar|bolt)(?:s|ed|red)? the (?:door|hatch|gate|exit|way)', '(?:kick|flip|overturn)(?:s|ped|ed)?(?: over)? the (?:table|chair|desk)', 'slam(?:s|med)? (?:you|him|her|a fist|his fist|her fist|the table|the door)', 'bark(?:s|ed) (?:at|out|an order|orders)', 'hiss(?:es|ed) (?:a threat|at you)', 'shov(?:es|ed) (?:you|him|her)', 'corner(?:s|ed) (?:you|him|her)', 'voice (?:booms|boomed)',
    "you(?:'re| are) mine", "you belong to me", 'belongs? to me', 'my (?:territory|domain|prey)', 'i own you', 'no escape', "(?:can't|cannot|won't) escape", "(?:have|has) no choice", 'looms?', 'loomed', 'tower(?:s|ed)? over', 'block(?:s|ed|ing)? the (?:exit|door|way|path)', 'sneer(?:s|ed)?', 'snarl(?:s|ed)?', 'growl(?:s|ed)?', 'roar(?:s|ed)?', '(?:he|she|it) commands', 'commanded', 'grab(?:s|bed)? (?:you|him|her|your|his)', 'pin(?:s|ned)? (?:you|him|her)',
  ],
} as const;

/** Before the words: they are denied. */
export const DENIED = /(?:不|没|没有|别|不会|不想|不是|并非|绝不|从不|从未|未曾?|怎会|怎么会|岂会|哪敢|岂敢|不敢|不愿|舍不得|不忍心?|无意|不再|不必|不用|休要?|莫|差点|险些|这么|那么)(?:真的?|再|要|去|会|想|能|是|来|用|有|什么|在|对你|对您|以|你|拿|半分|一点|人|谁|有人|让人|被人){0,3}$/;
export const DENIED_EN = /(?:\b(?:not|never|no|without|cannot|nor|nothing)\b|n't)(?: \w+){0,3} ?$/;
/** Before the words: they are feared for the one spoken to. */
export const FEARED = /(?:怕|担心|唯恐|生怕|害怕|梦见|提防|当心|小心|以防|免得|万一)[^,;!?]{0,10}$/;
export const FEARED_EN = /\b(?:afraid|fear|worried|worry|dreamt|beware|in case|lest|before)\b[^,;!?]{0,24}$/;
/** Before the words, in the same clause: someone else does it. */
export const OTHERS = /(?:[一二三四五六七八九十0-9]+号位?|有人|反贼|贼人|敌(?:人|军|将|寇)?|刺客|歹人|恶人|坏人|内奸|那(?:人|厮|家伙|些人|群人|帮人|伙人)|人(?:说|要|想|扬言|放话|正)|别人|旁人|谁|对面|他们|她们|众人|追兵|仇家|官兵|父王|王爷)[^,;!?]{0,12}$/;
export const OTHERS_EN = /\b(?:seat \d+|player \d+|someone|somebody|anyone|the (?:rebels?|traitors?|enem(?:y|ies)|assassins?|others)|they|who(?:ever)?|rebels?|enem(?:y|ies)|those)\b[^,;!?]{0,30}$/;
/** A third person, or the speaker as its own narrator tells it; which of the two, first-person words decide. */
export const THIRD = /(?:他|她)(?!们)[^,;!?]{0,12}$/;
export const THIRD_EN = /\b(?:he|she)\b[^,;!?]{0,30}$/;
export const FIRST = /我|弟子|徒儿|晚辈|小的|小人|妾身?|奴婢?|在下|末将|属下|臣|本将|吾|俺|咱|\b(?:i|me|my|mine)\b/;
/** "那些人逼我，说不交就烧了山门": a clause that opens with a word of saying goes on with whoever was named before. */
export const REPORTED = /(?:^|[,;"])(?:还|又|都|就)?(?:说|扬言|放话)(?:是|要)?[^,;!?]{0,8}$/;
/** Before an opening quote: whose words they are. */
export const QUOTED_OTHERS = /(?:(?:[对跟和冲朝向](?:我|我们)[^,;!?"]{0,6}(?:说|喊|吼|道|放话)|(?:骂|吓唬?|威胁|警告|告诫|训斥)(?:过|了|我们?)+|\b(?:told|warned|threatened) (?:me|us)|\bsaid to (?:me|us)))[^;!?"]{0,6}$|(?:(?:[一二三四五六七八九十0-9]+号位?|有人|反贼|贼人|敌(?:人|军|将)?|刺客|歹人|内奸|那(?:人|厮|家伙)|别人|旁人|对面|他们|(?:你|您)(?:刚才|方才|曾|之前|昨日|昨天)?)[^;!?"]{0,10}|\b(?:seat \d+|someone|the (?:rebels?|enemy)|they|you|rebels?)\b[^;!?"]{0,24})(?:说|放话|喊|叫|骂|威胁|扬言|吼|道|问|said|says|shouted|told|threatened|wrote|yelled)[^;!?"]{0,10}$/;
export const QUOTED_THIRD = /(?:(?:他|她)[^;!?"]{0,10}(?:说|放话|喊|叫|骂|威胁|扬言|吼)|\b(?:he|she)\b[^;!?"]{0,24}(?:said|says|shouted|threatened|yelled))[^;!?"]{0,8}$/;
/** Before a quote inside a speech: the speaker quotes itself. Every other quote inside a speech is reported. */
export const QUOTED_SELF = /(?:(?<![对跟和冲朝向])我|在下|本王|老子|\bi)[^,;!?"]{0,6}(?:说|喊|吼|道|said|say|told)[^;!?"]{0,8}$/;
/** "我这就闭嘴" orders nobody. */
export const SELF = /(?:我|在下|臣|末将|属下|妾身|奴婢?|咱)(?:们|就|会|愿意?|马上|立刻|这就|乖乖|甘愿|可以|先|也|都|自己|一定)*$/;
/** "I kneel before you" submits. */
export const SELF_EN = /\b(?:i|we|she|he|me|to|will i|let me|i'll|i'd)(?: (?:will|would|shall|gladly|now|humbly|only|always|do|did|can|must|slowly|and|softly))*,? ?$/;
