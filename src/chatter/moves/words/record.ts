/** Words by which a question of the record is known, and by which it is told what it wants: how often, how much, who, by what, when. */

/** It is asked of what is still to come, or of what is left. */
export const YET_TO_COME =
  /最少|打算|准备|[攥捏揣]|下(?:个|一个?)?(?:回合|轮)|(?<![没])(?:要|想(?!知道|问)|该|能(?!告诉)|(?<!一)会(?!儿)|可以)|如果|手里|(?:还|就|只)剩|还有(?:几|多少)|\b(?:should|can|could|will|would|wanna|wants?|gonna|going to|need|if|next|left|with (?:me|us)|holds?|holding|hiding|sitting on my)\b|\b(?:u|you|ya) got$/;
/** A number is asked for, in Chinese. */
export const HOW_MANY_ZH =
  /不止[一两二]|(?<![好没前后这那哪])(?:几|多少)(?!号|(?<!了几)轮|回合|成|岁|反|忠|内|位|个意思)/;
/** … in English. */
export const HOW_MANY_EN =
  /\bhow (?:many|much|often)\b|\b(?:total|count|in all|altogether|add up|just (?:the )?(?:once|one|twice))\b|\b\w+s (?:thrown|played|used) (?:this game|so far|till now|already)\b/;
/** Health is counted, and not deeds. */
export const POINTS =
  /(?:几|多少)(?:点|滴|格|口)?(?:血|伤)|(?:几|多少)[点滴格]|\b(?:hp|health|damage|dmg|dealt)\b|\bhow much\b(?! (?:longer|time))|\btotal on\b/;
/** Of health, where nothing else is counted. */
export const BARE = /多少(?=$|[,.!?啊呀呢了下]|血)/;
/** Heads are counted, and no deeds. */
export const HEADS =
  /(?<!哪)(?:几|多少)(?:个(?=人|$|[,.!?])|人|位)|\bhow many (?:people|ppl|players|others|folks|of (?:us|you|u|them))\b/;
/** The cards, and nobody. */
export const EATEN = /[吃用喝出放][掉了过]*(?:几|多少)个(?!人)/;
/** Deeds are counted. */
export const TIMES = /(?:几|多少)(?:次|下|回|把|趟|遍)|(?<=了)几轮|\b(?:times|often|hits?)\b/;
/** Blows are counted. */
export const BLADES = /(?:几|多少)刀/;
/** Not the last of it, but what was before. */
export const BEFORE = /再之?前|在?那之前|\bbefore (?:that|then)\b/;
/** The first of it. */
export const FIRST = /头一个|第一[个位]|最[先早]|首先|谁先(?!手)|\bfirst\b/;
/** Whoever did it most. */
export const MOST = /最[多狠勤凶高]|谁[^,]{0,8}[多狠]$|\b(?:most|more(?! than))\b/;
/** What lies before people, to be judged. */
export const LAID =
  /判定[牌区]|[挂贴顶]着(?![什啥])|\bdelayed\b|\bin front of\b|\b(?:lying|sitting) there\b|头上(?:还|都)?[顶贴挂压有](?!人)|\bjudge?ments? (?:card|zone|area)s?\b/;
/** … asked, and of people. */
export const ANYBODY =
  /[?吗么]|是不是|还[挂贴顶]|\b(?:still|which|whose)\b|谁|几个|有(?:没有)?人|有没有|\b(?:who|any(?:one|body)|how many)\b/;
/** Who laid it is asked, and not where it lies. */
export const WHO_DID_LAY = /谁.{0,6}[贴挂放扔丢]的|\bwho (?:put|laid|played)\b/;
/** Somebody is asked for, and it is over. */
export const WHO_DONE =
  /(?<![找招跟惹怪])(?:谁|哪个|哪位|几号|哪些?[人位]|哪几[个位家])(?![都也敢家]).{0,9}(?:的|了|过|来着)|(?:的|了|过)都?[是有]?(?:谁|哪个|哪位|几号|哪些?[人位]|哪几[个位家])|\b(?:who(?:m|se(?! side))?|which (?:one )?of (?:you|u|us|th?em))\b.{0,24}\b(?:did|was|were|has|have|put|hit|swung|hurt|got|kept|went|took|gave|shot|struck|threw|drew|stole|(?<!m )lost|lose|dealt|ate|that|\w+ed)\b|\bwhose doing\b|\bdid (?:(?:that|the|those) .{1,24}\b)?(?:anyone|anybody|somebody)\b|\bany(?:one|body)(?: else)? (?:get |got )?(?:hurt|hit|damaged)\b/;
/** With what it was done. */
export const MEANS =
  /(?:啥|什么)(?:玩意儿?|东西|牌|招|技能)?(?:打|砍|弄|伤|烧|干)的|(?:用|拿)(?:的)?(?:啥|什么|哪张)(?:打|砍|弄|伤|烧)?|死在(?:哪|什么|啥)|\bwhat (?:did|was) .{1,30} with\b|\bw(?:ith|\/) (?:what|which card)\b|\b(?:what|which) card (?:did|was) .{1,30} (?:use|play|with)|\bwhat (?:actually |did |really )*(?:hurt|hit|killed?|got|finished) (?!at)/;
/** Whether it was ever done: "有人动过手没", "has the lord ever hit me". */
export const WHETHER =
  /有(?:没有)?(?:人|谁).{0,14}[过了]|[过了][^,.!?]{0,6}(?:没有?|吗|(?<![什怎这那])么)[啊呀呢了]*$|(?:是不是|有没有)[^,]{0,12}[过了]|是不是没(?:事|掉|中|挨)|谁[^的]{0,8}没$|^(?:so |and |wait |ok )*(?:has|have|did|was|were) |\b(?:ha[sd]|have|did) (?:any(?:one|body)|he|she|they)\b|\bany of (?:them|em|those|you)\b|\bhow(?:'?d| did) .{1,30} (?:wriggle|get|slip|escape)|\bever\b|\b(?:did|has|was)n'?t (?:he|she|they|it|i)\b/;
/** When it was: the last of it is told with its time. */
export const WHEN = /(?:什么|啥)时候|几时|上次.{0,8}(?:是|几)|\b(?:when|last time|how long (?:since|ago))\b/;
/** In one turn. */
export const WITHIN_ONE = /(?<!上)一(?:个)?回合|刚(?=给|才?[打砍])|\bjust\b(?! the)|\bin (?:one|a single) turn\b/;
/** The whole game is meant, and not one turn. */
export const SO_FAR =
  /到现在|到目前|全场|整局|[这本]局|从头|加起来|\b(?:so far|(?:all|this|whole) game|till now|in all|altogether)\b/;
/** "谁贴的,贴给谁了", "who played it and on who". */
export const BOTH =
  /谁.{1,8}(?:给|对|在|[贴砍打连烧冲射杀拆顺]了?)谁|\bwho\b.{3,40}\b(?:on|to|at|from) who(?:m)?\b|\bwho \w+ who(?:m)?\b/;
/** "一把火烧了几个人": whom the last of it burnt. */
export const FIRE = /[一那]把火/;
/** "啥时候掉的那滴": of what was spoken of before. */
export const FOLLOWS = /那[一两二三几]?[点滴格下刀张]|\b(?:that|those) (?:hp|hit|card|one)\b/;
/** Who did most for somebody, or least against: "谁对主公最好", "who's been nicest to the lord". */
export const KINDEST =
  /对[^,.!?]{1,6}(?:最|更)(?:好|够意思|够朋友|够义气|上心|照顾|大方|忠心)|\b(?:nicest|kindest|most (?:helpful|generous)|(?:been|was) (?:the )?best)\b.{0,12}\bto\b|\b(?:done|did) (?:the )?most for\b/;
/** All who did it are asked for. */
export const EVERYBODY =
  /都(?:是|有|[\u3400-\u9fff]{1,2}[过了])?(?:谁|哪)|谁都|哪些|哪几|分别|捋|\b(?:who|whom) all\b|\bwhich of (?:us|you|u|them)\b|\b(?:every(?:one|body)|all(?: those)?) who\b|\bnames\b/;
