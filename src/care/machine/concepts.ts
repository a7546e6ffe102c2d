/**
 * What a line speaks of, in either language: broad families of words that the model of leaning.ts weighs one by one and in pairs
 * ("别人" with "知道", a duty with an hour), so that a wording nobody listed still counts.
 */
export const CONCEPTS: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'who',
    /别人|外人|熟人|同事|同学|室友|邻居|公司|单位|家里|爸|妈|老公|老婆|他们|对方|大家|人家|亲戚|朋友|老师|领导|老板|全班|被人|让人|谁|\b(?:people|they|them|everyone|anyone|someone|anybody|nobody|friends?|family|parents?|mom|dad|boss|others|strangers?|guys|men|coworkers?|school|town)\b/,
  ],
  [
    'know',
    /知道|听见|听到|听说|看见|看到|发现|晓得|认出|认识|查|\b(?:knows?|knew|find|finds|found|see|sees|hear|hears|read|reads|recogni\w+|discover)\b/,
  ],
  [
    'spread',
    /传|说出去|泄|漏|外扬|公开|暴露|曝|告诉|透露|截图|记录|留底|保存|存|录|拍|\b(?:share|sharing|tell|told|leak\w*|spread|record\w*|stored?|saved?|logs?|notes?|public|out there|get out|gets? around|gets? back|show up|open up)\b/,
  ],
  [
    'id',
    /名字|实名|姓名|身份|电话|手机号|地址|信息|资料|隐私|私事|匿名|秘密|露脸|镜头|\b(?:name|number|address|identity|id|data|info|privacy|private|anonym\w*|secrets?|personal|face)\b/,
  ],
  [
    'fear',
    /怕|担心|不想|不敢|不愿|万一|会不会|不希望|\b(?:afraid|scared|worried|what if|don'?t want|hate|rather|prefer|nervous)\b/,
  ],
  [
    'dur',
    /时间|小时|分钟|点|天|周|月|晚|早上|下午|半夜|空|功夫|工夫|闲|\b(?:time|hours?|minutes?|day|days|week|weeks|weekend|month|night|tonight|tomorrow|morning|evening|schedule|calendar|free)\b/,
  ],
  [
    'duty',
    /班|工作|作业|考|课|论文|项目|活|孩子|娃|店|会议|开会|出差|客户|生意|复习|任务|ddl|报告|\b(?:work|works|working|job|jobs|shift|shifts|class|classes|exam|exams|finals|homework|kids?|baby|project|deadline\w*|study|studying|meetings?|boss|busy|swamped)\b/,
  ],
  [
    'full',
    /满|忙|赶|来不及|顾不|走不|抽不|挤|腾|排|堆|压着|太多|一堆|\b(?:busy|full|packed|booked|swamped|slammed|crazy|insane|nuts|too much|so much|a lot|barely|can'?t|no|fit|make it)\b/,
  ],
  [
    'judge',
    /笑|丢(?:人|脸|份|面|尽|死)|脸|面子|瞧不起|看不起|看轻|看扁|眼光|议论|闲话|标签|可怜|同情|嫌|评判|尴尬|难为情|羞|矫情|\b(?:laugh|judg\w*|asham\w*|embarrass\w*|shame|awkward|fun of|look down|pity|gossip|roast|mock\w*|humiliat\w*|stigma)\b/,
  ],
  [
    'weak',
    /病|疯|神经|精神|脆弱|弱|没用|废|怪|傻|软|懦|娇|不正常|怂|玻璃心|没出息|不行|\b(?:crazy|weak|weakness|insane|mental|psycho|nuts|nutcases?|losers?|freak|weird\w*|stupid|pathetic|broken|idiot|sick|failure|drama|needy)\b/,
  ],
  [
    'think',
    /觉得|以为|认为|当成|当作|看成|说我|想我|显得|像|\b(?:think|thinks|say|says|see me|call|calls|look|looks|seem|feel like|makes? me)\b/,
  ],
  [
    'eff',
    /用|效|帮|解决|改变|变好|好起来|意义|作用|治|灵|靠谱|管用|\b(?:help\w*|work|works|worked|change\w*|fix\w*|difference|better|useful|point|solve\w*|good|worth)\b/,
  ],
  [
    'neg',
    /不|没|别|无|白|哪|\b(?:not|no|never|nothing|nobody|won'?t|don'?t|doesn'?t|can'?t|wouldn'?t|isn'?t|didn'?t)\b/,
  ],
  [
    'trust',
    /信|骗|怀疑|确定|把握|犹豫|靠谱|真的|忽悠|套路|鸡汤|敷衍|形式|懂|理解|\b(?:sure|believe|doubt\w*|trust|skeptic\w*|convinced|scam|fake|understand\w*|get it|really|even|actually)\b/,
  ],
  ['past', /过了|试过|去过|以前|之前|上次|早就|\b(?:tried|before|last time|been|already)\b/],
  ['go', /试|去|参加|加入|报名|联系|打电话|约|\b(?:try|join|go|call|sign|attend|start|give it)\b/],
  [
    'ok',
    /好|行|可以|愿意|嗯|成|同意|没问题|\b(?:ok|okay|yes|yeah|sure|fine|alright|willing|let'?s|i'?ll|i'?d like|i'?m in)\b/,
  ],
  ['how', /怎么|如何|哪里|什么时候|几点|号码|链接|\b(?:how|where|when|link|number|details)\b/],
  ['give', /给我|发我|带我|拉我|帮我|推荐|介绍|\b(?:send|give me|tell me|show me)\b/],
  [
    'feel',
    /累|哭|难过|难受|烦|崩溃|焦虑|孤|失眠|睡不着|压力|疼|痛|想他|想她|伤心|乱|\b(?:sad|cry\w*|tired|alone|lonely|anxious|hurts?|miss|hate|depress\w*|sleep|stress\w*|awful|terrible|sucks?)\b/,
  ],
  ['me', /我|\b(?:i|me|my|i'm|i've|i'd)\b/],
  ['grp', /小组|群|热线|咨询|陌生人|聊|心理|电话|\b(?:group|groups|therapy|hotline|talking|counsel\w*|talk)\b/],
  ['game', /主公|反贼|忠臣|内奸|武将|牌|局|杀|闪|桃/],
  ['q', /\?|吗|么$|呢$/],
  ['wh', /什么|哪种|谁|\b(?:what|who|why)\b/],
];
