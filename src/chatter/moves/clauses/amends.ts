/** Words that are taken back or regretted: an apology, whatever it quotes and whatever it calls its speaker (§Q1). */

/** By whoever said them. */
const TAKEN_BACK =
  /(?:我|话|那句|骂的)[^你,?]{0,4}收回(?!去|.{0,6}(?:[牌张猜]|判断|怀疑|看法))|收回(?:我|刚|那|之前|前面)[^,?]{0,8}(?:话|句|说|骂)|(?<![你他她号])(?:刚|之前|前面|上[轮把]|我)[^,?你他她号]{0,6}(?:[话嘴]|那句|[说骂]得)(?:[说是也太真得的]|有点|确实)*(?:[重贱欠臭狠]|过(?:了|分|头|火)|难听|不对|不好听)|(?:骂|喷|怼|损|嘲讽|挤兑)(?:了?(?:你|她|他|人|大家|各位))[^,?]{0,8}(?:不对|不好|不该|过分|[我的]错|没品|抱歉|对不)|(?:对不[起住]|抱歉|不好意思)[^?]{0,10}(?:问|说|讲|[话嘴]|啰嗦|唠叨)[^?]{0,6}(?:[太多碎急直冲]|没完|一个接)|不(?:该|应该)[^,?]{0,6}(?:骂|喷|怼|损|说你|说那)|是我[^,?]{0,5}(?:急眼|上头|气头上|嘴快)|[是的说]气话|玩笑[^,?]{0,3}(?:过|大了)|我[^,?]{0,3}火气[大冲]|[骂说喷得](?:得)?太(?:凶|狠|重|过)|嘴上?没(?:个)?把门|口不择言|(?:刚|之前|前面|上面|那些)[^?]{0,14}(?:别当真|别往心里|不算数)|我[^,]{0,3}(?:上头|冲动|急眼|犯浑)[^?]{0,6}(?:抱歉|对不|不好意思)|(?<![你他她号])(?:嘴瓢|口误|说秃噜)|(?:话|那句)[^,?]{0,4}(?:当我没说|过[了火分])|\bi(?:'d like to| wanna| want to| gotta)? (?:take|took) (?:(?:that|it|this|those|everything|all)\b.{0,24}\bback\b|back (?:what|that|those|everything|all|calling|my words))|\b(?:calling|called) (?:you|u|ya|them|him|her|everyone)\b.{2,40}\b(?:sorry|sry|soz|my bad|apolog\w*|wrong|(?:dick|low|cheap|shitty|bad) (?:move|blow)|uncalled|out of line|too far|mean|rude|harsh)\b|\b(?:sorry|sry|soz|my bad|apolog\w*)\b.{0,20}\b(?:calling|called|i said|saying|yell\w*|snapp\w*|cuss\w*|swear\w*|insult\w*|language|chatter\w*|chatting|rambling|(?:all |so many |asking )(?:the |these |my )?questions|nosy|blunt|rude|(?<!n'?t )mean|harsh|trash talk\w*|outburst|rant)\b|\b(?:what i (?:said|called (?:you|u))|i was)\b.{0,16}\b(?:out of line|uncalled for|an? (?:dick|jerk|asshole|ass)|too harsh|(?:salty|tilted|venting))\b|\bi should(?:n'?t| not) (?:have |of |'?ve )?(?:said|called|snapped|yelled|sworn|cussed|insulted)\b|\b(?:i (?:lost my (?:temper|cool)|went too far)|didn'?t mean (?:what i said|those|any of))\b|\bforget what i (?:said|called)\b|\b(?:uncalled for|out of line|too harsh)\b.{0,16}\b(?:me|my|i|sorry|apolog\w*)\b/;
/** It is demanded of another, held against another, or refused. */
const DEMANDED =
  /[你他她][^,我]{0,8}(?:收回(?!了)|道歉)|[你他她号][^,我]{0,4}(?:骂|喷|怼|损)(?:我|人|他|她|大家)|[他她]骂你|(?:不会?|才不|凭(?:什么|啥)(?:要)?)收回|\b(?:you|u|ya) (?:\w+ )?take (?:that|it) back\b|\b(?:not|never|won'?t|don'?t) (?:gonna |going to )?(?:tak(?:e|ing)|sorry)\b|\b(?:sorry|sry) but\b|\b(?:say|should be) (?:you'?re )?sorry\b|\bwhy\b/;

/** Whether it is demanded that words be taken back, or they are not. */
export const isUnrepentant = (text: string): boolean => DEMANDED.test(text);

/** Whether words said before are taken back in this line. */
export const takesBack = (text: string): boolean => TAKEN_BACK.test(text) && !isUnrepentant(text);
