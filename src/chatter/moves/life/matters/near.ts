/** Losses, illness, love and family, by their words. */
import type { Row } from './row';

/** Before all else. */
export const LOSSES: readonly Row[] = [
  [
    'violated',
    'health',
    "(?:我|被)[^,.!?]{0,8}(?:强奸|强暴|性侵|猥亵|迷奸|轮奸|非礼)(?!犯|勿)|(?:强奸|强暴|性侵|猥亵|迷奸|轮奸|非礼)(?:过|了)我|\\b(?:i|i'?ve|i'?m|me) (?:\\w+ ){0,3}(?:raped|molested|sexually (?:assaulted|abused))\\b|\\b(?:raped|molested|sexually (?:assaulted|abused)) me\\b",
  ],
  [
    'loss_child',
    'loss',
    '\\b(?:miscarr(?:iage|ied)|(?:had|after) an abortion|lost (?:the|my|our) baby)\\b|流产|(?:打掉|拿掉|没保住)[^,.!?]{0,3}(?:孩子|宝宝)|(?:孩子|宝宝)[^,.!?]{0,2}(?:打掉|拿掉|没保住|没能?留住)|堕胎|打胎',
  ],
  [
    'loss_pet',
    'loss',
    'PET.{0,10}(?:(?<![叼拖抢带拿咬溜跑])走了|没了|去世|不在了|死了|离开(?:了|我)|没(?:能)?救(?:回来|过来|活)|安乐|去了?[喵汪]星)|(?:没(?:能)?救(?:回来|过来|活)|送走了).{0,6}PET|PET.{0,24}\\b(?:died|passed(?: away)?|is gone|was put (?:down|to sleep))\\b|\\bput(?:ting)? (?:him|her|(?:my|our|the) (?:\\w+ )?PET) (?:to sleep|down)\\b|\\blost (?:my|our) (?:old )?PET|我家(?:狗|猫).{0,8}走的',
  ],
  [
    'loss_kin',
    'loss',
    "CLOSE.{0,12}(?:去世|过世|走了|走的|没了|不在了|离世|病逝|没(?:能)?(?:救|挺|扛)(?:回来|过来|过去|活)|没熬过)|(?<!当场|原地|直接)去世|过世|(?<!就地)病逝|离世|葬礼|追悼|丧事|白事|守灵|奔丧|\\bpassed away\\b|\\b(?:at|to|after|before|from|for|back from|\\w+'s) (?:a |the |his |her |my )?(?:\\w+'?s )?(?:funeral|memorial service)\\b|\\bburied (?:my|our|an?) (?:\\w+ )?(?:friend|mother|father|mom|dad|grand\\w+|uncle|aunt|dog|cat)\\b|CLOSE.{0,14}[他她]走.{0,3}年|CLOSE.{0,24}\\b(?:died|passed(?! (?:me|the|my|his|her|it)\\b)|is gone|didn'?t make it)\\b|\\blost (?:my|our) CLOSE|\\b(?:have|had|got|your|ur) (?:a |an |any |\\w+ )?(?:kids?|child(?:ren)?|CLOSE)\\b.{0,16}\\b(?:mine|ours) (?:just |already |also )?(?:died|passed(?: away)?|is gone|didn'?t make it)",
  ],
];

/** Of the body, of the heart, of those near one. */
export const NEAR: readonly Row[] = [
  [
    'pet_lost',
    'family',
    "PET.{0,14}(?:丢了|走丢|走失|跑丢|跑出去|不见了|找不(?:到|着|回))|(?:丢了|走丢|找不到).{0,3}PET|PET.{0,30}\\b(?:missing|ran (?:away|off)|got (?:out|lost)|escaped|is lost|hasn'?t come (?:home|back))\\b|\\blost (?:cat|dog)\\b",
  ],
  [
    'pet_ill',
    'health',
    "PET.{0,14}(?:病|吐|拉稀|医院|手术|不吃|骨折|瘸|抽搐|打针|绝育)|PET.{0,30}\\b(?:vet|sick|ill|surgery|limping|hurt|hit by|won'?t eat|throwing up|threw up|seizures?|cancer)\\b|\\bvet\\b.{0,24}PET",
  ],
  [
    'kin_surgery',
    'health',
    'CLOSE.{0,16}(?:手术|开刀|支架|搭桥|化疗|放疗)|(?:手术|开刀).{0,8}CLOSE|CLOSE.{0,36}\\b(?:surgery|operation|operated|chemo|bypass|transplant|procedure|(?:hip|knee|heart) (?:thing|replacement))\\b|\\b(?:surgery|operation|chemo)\\b.{0,20}CLOSE',
  ],
  [
    'kin_ill',
    'health',
    "CLOSE.{0,14}(?:住院|住进|icu|监护室|抢救|急诊|癌|肿瘤|中风|脑梗|心梗|心脏病|糖尿病|高血压|病(?!毒)|摔(?:断|倒|伤|了(?!.{0,3}[杯碗盘门瓶锅椅手东]))|骨折|发烧|高烧|不行了|确诊|查出|车祸|阳了|老年痴呆)|(?:住院|抢救|确诊|病危|病重).{0,8}CLOSE|CLOSE.{0,36}\\b(?:hospital|icu|e\\.?r\\b|sick|ill|cancer|tumou?r|stroke|heart attack|dementia|alzheimer'?s|diagnosed|fever|covid|pneumonia|fell (?:down|and)|broke (?:his|her) (?:hip|leg|arm)|car (?:crash|accident))|\\b(?:hospital|icu)\\b.{0,20}CLOSE",
  ],
  [
    'hurt',
    'health',
    '骨折|崴(?:了|到)?(?:我)?脚|脚崴|(?:摔|撞|断|瘸|扭|烫|拉)(?:了|伤|断|着|到)?(?:我|的)?(?:腿|胳膊|手臂|手腕|膝盖|脚踝|尾椎)|(?:腿|胳膊|手臂|手腕|膝盖|脚踝)(?:摔|撞|扭|断|拉伤|打石膏)|打着?石膏|出(?:了)?车祸|被车(?:撞|碰)|脑震荡|韧带|\\b(?:broke|broken|fractured|sprained|twisted|dislocated|busted) my (?:arm|leg|ankle|wrist|knee|foot|hand|finger|rib|shoulder|collarbone)\\b|in a (?:cast|car (?:crash|accident))|car (?:crash|accident)|stitches|concussion|tore my\\b',
  ],
  [
    'surgery',
    'health',
    '(?:我|要|得|去|做|动|刚)(?:了|完|个|一个)?(?:小|大)?手术(?!刀)|(?:要|得|去|明天|后天|下周|周.|医生|医院).{0,4}开刀|拔智齿|\\b(?:my|having|had|getting|need|scheduled for|before|after) (?:\\w+ )?(?:surgery|operation)|wisdom (?:tooth|teeth)|root canal\\b',
  ],
  [
    'checkup',
    'health',
    '体检|检查(?:结果|报告|出来|单)|结节|脂肪肝|指标(?:高|不正常|超标)|尿酸|化验|活检|查出(?:来)?(?:了|个)?.{0,4}(?:瘤|炎|石|息肉|问题)|确诊|(?:血压|血糖|血脂)(?:有点|又|偏)?高|\\bdoctor wants (?:more )?tests\\b|\\b(?:blood tests?|test results?|biopsy|mri|ct scan|ultrasound|check-?up|diagnosed with|high blood pressure|doctor says (?:i|my))\\b',
  ],
  [
    'mind',
    'health',
    '抑郁(?:症|了|的)?|焦虑(?:症|到|得)?|惊恐发作|心理医生|心理咨询|\\b(?:depress(?:ed|ion)|anxiety|panic attacks?|my therapist|in therapy|ptsd)\\b',
  ],
  [
    'pain',
    'health',
    '(?<!看得我|让人|令人|打得我|想得我|笑得|笑到)(?:牙|胃|肚子|腰|背|嗓子|喉咙|偏头|关节|智齿|姨妈|颈椎)(?:又|有点|好|真|还|一直)?(?:疼|痛)|(?:智齿|牙龈?|扁桃体|喉咙|嗓子).{0,3}(?:发炎|肿)|(?<!看得我|让人|令人|让我|叫人|叫我|打得我|想得我|真|就)头(?:又|有点|好|一直)?(?:疼|痛|晕)(?!的是|死)|痛经|胃病|腰椎|腰突|\\b(?:migraine|(?<!giving me a )headache(?! of)|toothache|stomach ?ache|back ?ache|sore throat|cramps|my (?:back|head|tooth|teeth|stomach|knee|neck|throat|wrist) (?:is |are |really |still |so |just )*(?:hurts?|hurting|kill(?:s|ing) me|aches?))\\b',
  ],
  [
    'sick',
    'health',
    "发(?:高|低|着)?烧|高烧|低烧|烧到(?:了)?(?:38|39|40|三十八|三十九|四十)|感冒|流感|新冠|又?阳了|咳(?:嗽|得|个不停|了)|(?:最近|老是|总).{0,3}心慌|嗓子.{0,3}哑|鼻塞|流鼻涕|上吐下泻|(?:我|早上|昨晚|又|都).{0,3}吐了(?!槽|口|血)|拉肚子|过敏|中暑|食物中毒|肺炎|生病|(?<!装)病(?:了|倒)|打点滴|挂水|吊水|(?:身体|身子|浑身).{0,3}(?:不舒服|难受)|住院|去(?:了)?(?:趟)?医院|看(?:了)?(?:医生|病)|吃药|\\b(?:threw up|throwing up|puk(?:ed|ing)|the flu|a fever|food poisoning|covid|(?:i'?m|im|been|feel(?:ing)?|got|really|so|home) (?:\\w+ )?(?:sick|ill)(?! of| about| to my| when| (?:play|move|turn|shot|combo))|(?:caught|have|had|got) (?:a|this|the) (?:\\w+ )?cold|cough(?:ing)?|runny nose|under the weather|unwell|in (?:the )?hospital|pneumonia|allerg\\w+|sinus\\w*)\\b",
  ],
  [
    'breakup',
    'love',
    '分手|失恋|被甩|(?:跟|和|与)LOVE.{0,6}(?:分|断|散)了|LOVE.{0,16}(?:分了|算了吧|没感觉|掰了|不爱(?:我|了)|提分|要分|不要我|跑了|走了|拉黑|跟(?:别|人)|散了)|(?:[他她]|对方|LOVE).{0,4}(?:拉黑|删)(?:了)?我|(?:[他她]|对方|LOVE)把我(?:拉黑|删|甩)|离婚|异地.{0,10}(?:算了|撑不|分|散)|挽回|前女友|前男友|前任|忘不(?:了|掉)[他她]|\\b(?:broke up|breakup|break(?:ing)? up with|dumped me|got dumped|split up|divorc\\w*|my ex|ended (?:things|it) with me|LOVE and i are (?:taking|on) a break|single again|LOVE (?:just )?left me|LOVE and i (?:just )?(?:broke|split|ended)|s?he left me|love of my life)\\b',
  ],
  [
    'cheated',
    'love',
    '劈腿|出轨|(?:把我|给我)绿|被绿了|戴(?:了)?绿帽|小三|\\b(?:cheat(?:ed|ing) on me|LOVE (?:was |is |been )?(?:cheated|cheating)|having an affair)\\b',
  ],
  [
    'love_quarrel',
    'love',
    "LOVE[^,.!?]{0,4}(?:说|嫌|怪)我[^,.!?]{0,10}(?:不理|不陪|没空|没时间)|LOVE.{0,10}(?:吵架|吵了|吵起来|冷战|生气|不理我|没理我|闹别扭|不回我|回娘家|发火)|(?:跟|和)LOVE.{0,4}吵|冷战.{0,6}[天周]|\\b(?:(?:fight|fought|fighting|argued|argument|arguing) with (?:my )?LOVE|LOVE.{0,16}(?:mad at me|not talking to me|won'?t talk to me|isn'?t talking))\\b",
  ],
  [
    'rejected',
    'love',
    "(?:表白|告白|相亲).{0,4}(?:被拒|失败|黄了|凉了|没成|没戏)|被(?:[他她]|女神|男神|喜欢的人)拒|(?:被|给我).{0,3}发.{0,3}好人卡|(?:[他她]|女神|男神|对方).{0,4}已读不回|(?:只|就)(?:想|能)?(?:跟我)?做朋友|\\b(?:turned me down|rejected me|(?<!\\b(?:interview|job|recruiter|company).{0,40})ghosted (?:me|again)|got ghosted|stood (?:me )?up on a date|got stood up|s?he hasn'?t texted|hasn'?t texted (?:me )?back|friend ?zoned?|left (?:me )?on read|s?he said no)\\b",
  ],
  [
    'kin_violence',
    'family',
    '(?:KIN|LOVE).{0,8}(?:打了?我(?!牌|的牌)|家暴|动手|扇我|揍我)|家暴|\\b(?:KIN|LOVE) (?:\\w+ ){0,2}(?:hits?|hitting|beats?|beating|slapp(?:ed|ing)|punch(?:ed|es|ing)) me\\b(?! at)|\\bs?he (?:hits?|beats?|slapp(?:ed|s)|punch(?:ed|es)|chok(?:ed|es)) me\\b.{0,24}\\b(?:KIN|LOVE)',
  ],
  [
    'kin_quarrel',
    'family',
    "(?:跟|和|与).{0,3}(?:KIN|FRIEND).{0,6}(?:吵|闹(?:翻|僵|掰|矛盾)|不说话|没说话|冷战|打架|翻脸|绝交)|(?:KIN|FRIEND).{0,12}(?:吵架|吵了|吵起来|闹翻|没说话|骂我|打我|不理解我|逼我|赶(?:我)?出|不认我|绝交)|家里?(?:吵|闹)(?:架|了|得|翻)|(?:fight|fought|fighting|argued|argument|arguing) with (?:my )?(?:KIN|FRIEND)|(?:KIN|FRIEND) (?:and|n|&) i (?:fought|are not|aren'?t|had a|argued|haven'?t)|(?:KIN|FRIEND).{0,16}\\b(?:yell(?:ed|ing|s) at me|mad at me|kicked me out|disowned|not talking)\\b",
  ],
  [
    'pressed',
    'family',
    "催婚|催生|逼婚|催(?:我)?(?:结婚|生娃|找对象|相亲)|\\b(?:when (?:i'?m|am i|are you) (?:getting married|having kids)|set(?:ting)? me up with)\\b",
  ],
  [
    'homesick',
    'family',
    '(?<!不)想家|(?:孩子|儿子|女儿|闺女).{0,6}(?:过年|今年).{0,4}(?:不|没)回|bad news from home|想(?:我)?(?:爸|妈|家里人)了?$|(?:过年|中秋|春节|除夕).{0,6}(?:回不|没回|不能回|一个人)|一个人过(?:年|节|生日|中秋)|\\b(?:homesick|miss (?:home|my (?:KIN)|my family))\\b',
  ],
  [
    'kids',
    'family',
    "(?:娃|孩子|儿子|女儿|闺女).{0,8}(?:闹|哭|不睡|作业|叛逆|打架|被叫家长|发烧)|带娃.{0,6}(?:累|崩溃)|辅导作业|\\b(?:my|our) (?:kids?|baby|son|daughter|toddler).{0,20}(?:won'?t (?:sleep|eat|stop)|crying|tantrum|up all night|screaming|teething|suspended)\\b",
  ],
];
