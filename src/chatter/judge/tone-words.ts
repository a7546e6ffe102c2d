/** What breaks a vulnerable, gentle or probing tone (G2): threat, command, dominance. Folded text, like words.ts. */

const DO = '(?:给|交|滚|跪|离开|停|出|回|放|说|退|闭|让|过来|照)';

export const VIOLENCE = {
  threat: [
    '(?:杀|宰|砍|剁|灭|废|弄死|撕碎?|掐死|打死|吞|毁掉)了?死?(?:你|您|汝)', '(?:要|取|拿|索)了?(?:你|您)的?(?:狗|性|小)?命', '取(?:你|您)(?:首级|项上人头)', '拿命来', '(?<!替[^,;]{0,3}|我|愿|宁可|为[^,;]{0,3})受死', '等死吧', '(?<!我|宁愿|宁可|替你|为你|就)去死', '(?<!我)找死', '不得好死', '死无葬身', '别怪(?:我|老子|本)(?:不客气|无情|心狠|翻脸|动手)', '休怪', '后果自负', '有你好看',
    '让(?:你|您)(?:后悔|好看|付出|生不如死)', '(?:你|您)[^,;!?]{0,4}(?:付出|血的).{0,4}代价', '否则(?:就?(?:杀|死|砍|格杀)|休|别怪|(?:你|您)(?:就|会|必)(?:死|后悔|付))', '不然(?:我|老子)?(?:就)?(?:杀|砍|要你|取你|宰|动手)', '逼我(?:动手|出手|杀)', '别逼我', '敢(?!不敢).{0,6}(?:试试|就(?:杀|死|砍))', '你敢(?:走|动|再|不|离开|反抗)', '格杀勿论', '打断你的?(?:腿|手|骨)', '要你(?:好看|偿命)', '警告你',
    '(?:眼(?:中|里|神)|满(?:是|脸)|一脸|露出).{0,4}杀[意气]', '(?:语带|出言|带着|满是|低声|开口)威胁', '威胁(?:道|他|她|你|着)',
  ],
  command: [
    '给我(?:跪|滚|交|站住|过来|听(?:着|好)|闭|出去|退|老实|记住|坐下|回来|住)', '(?:给我|你|还不|快|都|"|!)跪下(?!来|求|去|身)', '跪下(?:!|受|称臣|认)', '闭嘴', '住口', '(?<![她他我又才])站住(?!了|脚)', `(?:^|[!:"]|你|给我)(?:立刻|马上|立即|现在就|速速?|赶紧)${DO}`, '不[许准](?:你(?!死|受伤|有事|出事|难过)|走|动|离开|再|任何|说|踏|碰|反驳|拒绝|出|退|见)', '(?:你|您)?必须(?:听|服|跪|交|留|答|是我|照|立刻|马上)', '(?:我|本王|本座|孤|朕)?命令(?:你|您|道|式|般)', '听我(?:的)?(?:命|号)令', '乖乖(?:听|交|跪|留|就)', '(?:必须|只能|给我)服从', '服从(?:我|本王|本座)', '(?<!愿|甘愿|誓死|愿意)臣服', '(?<![翻打沸圆滑])滚(?:开|出去|蛋|远|吧|!|$)',
    '少废话', '交出来', '还不快', '老实(?:点|交代)', '由不得你', '容不得你', '轮不到你', '照我说的做',
  ],
  dominance: [
    '(?:我|本王|本座)的?(?:领地|地盘|猎物|囚徒|奴)', '(?:她|他|自己)的领地', '宣(?:告|示)(?:了)?(?:自己的)?(?:领地|主权|所有权)', '这(?:里|片).{0,4}领地', '(?:显出|显露|显现|化出|化作|现出).{0,3}(?:真身|原形|龙形|獠牙|利爪)', '(?<!收起|收了|收回|敛起|褪去|散去|藏起|敛去|不再是)(?<!收起了|褪去了|散去了)龙形(?!(?:渐渐|慢慢|倏然|已经?|早已|也|便|都|早就)*(?:散|褪|消|收|退|隐|敛|淡|不见|没了))', '堵(?:住|死|在).{0,3}(?:出口|门|去路|退路|路)', '威压', '居高临下', '俯视', '主宰', '(?:只能|只许|永远|注定)?属于我', '你(?:只能|只许|永远)?是我的(?!.{0,2}(?:朋友|恩人|主公|亲人|光|唯一|命))', '(?:你|您|谁)(?:们|也|都|是|永远)*逃不(?:掉|出|了)',
    '我说了算', '你.{0,4}(?:别无选择|没得选|没有选择|没的选)', '不该有第三', '冷笑', '狞笑', '厉声', '喝道', '怒喝', '怒吼', '咆哮', '步步?逼近', '(?:掐|扼)住', '一把(?:掐|按|揪)', '按在墙', '强硬', '不容(?:置疑|拒绝|反驳|分说)', '命令的(?:口吻|语气)',
  ],
} as const;

export const VIOLENCE_EN = {
  threat: [
    '(?:kill|destroy|slay|crush|gut|burn|end|break|hurt) you', '(?:make|making) you (?:pay|regret|suffer|beg|kneel|obey)', "or (?:i'll|i will|you(?:'ll| will)) (?:\\w+ )?(?:die|kill|regret|pay|hurt|suffer)", 'or else(?=[ ,.!;?]*$)', '(?:obey|kneel|submit|pay|talk|answer|yield)[^.]{0,12} or die', "you(?:'ll| will) (?:regret|pay|die|suffer|be sorry)", "(?:have|take) your head", 'prepare to die', "(?:don't|do not|do) you dare", "don't make me", 'i warn you', 'last warning', 'i dare you', 'face the consequences', 'threaten(?:s|ed)? (?:you|him|her)',
  ],
  command: [
    'kneel', 'obey', 'shut up', 'hand (?:it|them|that|him|her) over', 'hand over', 'do as i say', 'on your knees', 'get out', 'i (?:order|command) you', 'you (?:must|will|shall) (?:obey|kneel|serve|submit|do as)', 'bow (?:down|before)', 'submit', 'surrender', "that(?:'s| is) an order", 'give me (?:your|the|that) .{0,12}now', 'you are forbidden', 'i forbid',
  ],
  dominance: [
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
export const FIRST = /我|在下|末将|属下|臣|本将|吾|俺|咱|\b(?:i|me|my|mine)\b/;
/** Before an opening quote: whose words they are. */
export const QUOTED_OTHERS = /(?:(?:[对跟和冲朝向](?:我|我们)[^,;!?"]{0,6}(?:说|喊|吼|道|放话)|(?:骂|吓唬?|威胁|警告|告诫|训斥)(?:过|了|我们?)+|\b(?:told|warned|threatened) (?:me|us)|\bsaid to (?:me|us)))[^;!?"]{0,6}$|(?:(?:[一二三四五六七八九十0-9]+号位?|有人|反贼|贼人|敌(?:人|军|将)?|刺客|歹人|内奸|那(?:人|厮|家伙)|别人|旁人|对面|他们|(?:你|您)(?:刚才|方才|曾|之前|昨日|昨天)?)[^;!?"]{0,10}|\b(?:seat \d+|someone|the (?:rebels?|enemy)|they|you|rebels?)\b[^;!?"]{0,24})(?:说|放话|喊|叫|骂|威胁|扬言|吼|道|问|said|says|shouted|told|threatened|wrote|yelled)[^;!?"]{0,10}$/;
export const QUOTED_THIRD = /(?:(?:他|她)[^;!?"]{0,10}(?:说|放话|喊|叫|骂|威胁|扬言|吼)|\b(?:he|she)\b[^;!?"]{0,24}(?:said|says|shouted|threatened|yelled))[^;!?"]{0,8}$/;
/** Before a quote inside a speech: the speaker quotes itself. Every other quote inside a speech is reported. */
export const QUOTED_SELF = /(?:(?<![对跟和冲朝向])我|在下|本王|老子|\bi)[^,;!?"]{0,6}(?:说|喊|吼|道|said|say|told)[^;!?"]{0,8}$/;
/** "我这就闭嘴" orders nobody. */
export const SELF = /(?:我|在下|臣|末将|属下|妾身|奴婢?|咱)(?:们|就|会|愿意?|马上|立刻|这就|乖乖|甘愿|可以|先|也|都|自己|一定)*$/;
/** "I kneel before you" submits. */
export const SELF_EN = /\b(?:i|we|she|he|me|to|will i|let me|i'll|i'd)(?: (?:will|would|shall|gladly|now|humbly|only|always|do|did|can|must|slowly|and|softly))*,? ?$/;
