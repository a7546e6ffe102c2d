/** A line that only presses whoever was asked: all its words are for that, and it asks nothing of its own (§Q2). */
import { plainly } from '../words/follow-ups';

/** By these somebody is pressed … */
const PRESSES =
  /装(?:什么|啥)?(?:死|傻|糊涂|哑巴?|聋(?:作哑)?|没(?:听见|看见)|蒜)|(?:糊弄|忽悠|敷衍|回避|打太极|打哈哈|兜圈子|绕(?:圈子|弯子)|扯(?:开|远|别的)|转移话题|岔开话题|哑巴)|(?:回|答)(?:话|答)?|说(?:话|实话|清楚|明白|呀|啊|嘛|两句|句话)|(?:快|直接|倒是)说|吭(?:一?声|个声|气)|[吱出](?:一?声|个声)|开(?:个)?口|表个?态|解释|交代|问你(?:话)?(?:呢|哪)?|(?:等|听)(?:着)?你(?:的)?(?:说|回答?|解释)|真(?:正的|实)?(?:原因|理由)|\b(?:answer(?:ing)?|speak(?: up)?|say (?:something|smth|sth|it)|talk|respond|reply|explain yourself|dodg(?:e|ing)|deflect(?:ing)?|stall(?:ing)?|ignor(?:e|ing)|play(?:ing)? (?:dead|dumb)|silent treatment|cat got (?:your|ur|ya) tongue|waiting|real (?:reason|answer)|straight(?: (?:up|answer))?|well say)\b/g;
/** … and these go with it. */
const BESIDE =
  /不?是吧?|吗|我?[问要]|别|不要|少|甭|再|给我|老(?:是|在)?|一直|在那|什么|啥|你|您|我|倒是?|就|快|赶紧|正面|痛快|老实|直接|好好|点|些|一?下|行不行|好不好|呗|吧|呢|啊|呀|哦|嘛|了|来|的|话|先|还|没|不|都|问题|人|个|给|\b(?:dont|don'?t|do|stop|quit|no|nah|just|come on|cmon|well|so|hello|hey|yo|you|u|ya|ur|your|please|pls|now|then|already|dude|bro|man|me|us|the|a|my|question|it|that|try|trying|to|at|on|with|are|r|is|im|i'?m|am|i|still|for|an?|gimme|give|get|really|actually|lets|let'?s|hear|pretend(?:ing)?|be|here|someone|lol|first)\b/g;
/** To say nothing is what is wanted, or it is told of somebody. */
const HUSHES =
  /(?:别|不要|少|甭)(?:再)?(?:说|开口|出声|吭|吱|回|解释)|没(?:开口|说话|表态|吭|回)|不(?:说话|解释|表态|回答?)|\b(?:don'?t|dont|stop|quit|no) (?:\w+ )?(?:talk|speak|say|answer|reply|respond|explain)/;

/** @param text folded, without those whom it calls */
export function pressesIn(text: string): boolean {
  const core = plainly(text.replace(/[\s.!?~]+$/, ''));
  if (core.length > (/[\u3400-\u9fff]/.test(core) ? 14 : 48) || HUSHES.test(core)) return false;
  const rest = core.replace(PRESSES, ' ');
  return rest !== core && !/[\u3400-\u9fffa-z0-9]/.test(rest.replace(BESIDE, ' '));
}
