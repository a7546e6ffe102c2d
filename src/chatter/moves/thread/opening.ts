/** Whoever opens a talk has said nothing yet: what is to come is announced, asked leave for, or made a riddle of (§Q1). */

import type { Seat } from '../../../core/event';
import type { Mention } from '../called/people';

/** `announced`: it is to come · `own_mind`: only whoever says it knows it · `invited`: the hearer is to ask. */
export type Opening = 'announced' | 'own_mind' | 'invited';

/** The speaker is who will say it … */
const SPEAKER =
  /我|咱|俺|[跟和向找]你|[问求托告]诉?你|请教|打听|借一步|借个地|私聊|有(?:一?[个件句点]|空)|(?:能不能|可以|可否|方便|想)[^你]{0,2}[问说聊]|\b(?:i|i'?m|i'?ve|i'?d|me|lemme|we|there'?s|got|have|guess|quick|one)\b/;
/** … and not who is to hear it. */
const TO_SPEAKER =
  /(?:告诉|[跟和对]|说给|讲给|问)我|(?<![跟和向对找])你.{0,4}(?:说|讲|解释|交代)(?:一?[句个点下]|话|清楚|明白)|你(?:有|要|想).{0,4}(?:说|讲|问)|\b(?:tell|show|give|ask) (?:me|us)(?! a (?:sec|min|moment))|(?:you|u) (?:have|got|want) (?:something|anything) to\b/;
/** What is done with it, and what it is called before it is said. */
const SAYS =
  /说|讲|聊|谈|唠|商量|坦白|交代|透露|汇报|分享|打听|请教|问|求|托|告诉|憋|\b(?:ask|tell|say|talk|chat|share|confess|discuss|mention|know|hear|run|pick)\b/;
const UNSAID =
  /事|秘密|问题|话|消息|情报|八卦|想法|主意|疑问|疑惑|请求|[个件句点]|一?下|一步|空|你[啊呀哈啦嘞]*\s*$|\b(?:something|thing|question|secrets?|word|favou?r|idea|news|confession|minute|min|sec|second|moment|brains?|you|u|what)\b/;
/** All that such a line is made of: what is beside it has been said. */
const MADE_OF =
  /大家|好久|不知(?:道)?当[讲说问]不当[讲说问]|别(?:跟|和|对)?(?:告诉|别人|人家|他们|外人|说|讲|生气|介意|往外)+|过来|悄悄|偷偷|私下|单独|老实|正经|正儿八经|重要|要紧|大|小|新|好|坏|惊天|天大的?|不得了|了不得|想不想|要不要|愿不愿意|能不能|可不可以|可以|可否|行不行|方便|听|憋|很久|半天|一直|早就|其实|突然|刚好|正好|忽然|必须|得|应该|先|再|还|就|都|也|那个?|这|有|没有?|想|要|能|会|愿意|麻烦|劳驾|耽误|占用|几?分钟|时间|空|借|我们?|咱们?|俺|你们?|您|大家|各位|诸位|他|跟|和|同|向|找|对|给|为|实|心里|悄悄|一|两|几|个|件|句|点|些|下|步|声|样|儿|事情?|秘密|问题|话|消息|情报|八卦|想法|主意|疑问|疑惑|请求|说|讲|聊|谈|唠|商量|坦白|交代|透露|汇报|分享|打听|请教|问|求|托|告诉|知道|帮|忙|吧|哈|啊|呀|呗|吗|嘛|么|呢|哦|喔|诶|欸|哎|喂|嘿|嗨|了|的|不|行|成|来|去|在|着|过|请|嗯|\b(?:i(?:'?(?:m|ve|d|ll))?|we|me|you|u|ya|your|my|the|a|an|one|some|this|that|it(?:'?s)?|there(?:'?s)?|is|are|got|get|have|has|had|do|does|can|could|may|might|would|will|should|gotta|need|needs|want|wanna|to|of|for|in|on|with|about|by|past|between|us|if|mind|please|pls|ok|okay|so|well|hey|hi|yo|um+|uh+|psst|listen|look|btw|actually|honestly|just|real|really|quick(?:ly)?|little|tiny|small|big|huge|private(?:ly)?|secret|secretly|first|now|here|bro|man|dude|mate|lol|let|lemme|ask|tell|say|talk|chat|share|confess|discuss|mention|know|hear|run|pick|something|somethin|smth|thing|things|question|questions|secrets|word|favou?r|idea|news|confession|minute|min|sec|second|moment|spare|brains?|guess|what|believe|won'?t|never|wouldn'?t|happened|saw|found|out|heard|been|meaning|dying|kinda|sort|super|important|promise|not|don'?t|anyone|anybody|gimme|give|come|over|closer|up)\b/g;
const WILL_BELIEVE = /\b(?:guess what|(?:you|u) (?:won'?t|wouldn'?t|will never|'?ll never) (?:believe|guess))\b/;

/** "你有啥想问我的就直接问", "ask me anything": the floor is the hearer's. */
const INVITED =
  /(?:有(?:啥|什么|话|问题|疑问)[^,.!?]{0,8}|(?:想|要)[^,.!?]{0,6}(?:问|说)[^,.!?]{0,4}),?(?:就|尽管|只管|直接|随便|随时|大胆|放心)+[^,.!?]{0,3}(?:问|说|开口|讲|提)|(?:尽管|只管|随便|放马过来|放开)(?:问(?:我|吧|呗|[,.!]|$)|来问)|有没有(?:问题|什么|啥|话)[^,.!?]{0,4}[问说]我?|(?:有(?:什么|啥)|有没有)(?:想|要)问我|(?<!别|不)问我(?:个|一?个)(?:问题|事)|(?:想知道|想问)(?:什么|啥)[^,.!?]{0,2}[?,.]?(?:你)?(?:就)?问(?:我)?(?:吧|呗|呀|$)|^(?:so |ok |well |\W)*any questions\W*$|\b(?:ask me something|(?:anyone |anybody )?got a question for me|ask (?:me )?(?:anything|away|whatever)|(?:any|got) questions? (?:for me|just ask|fire)|fire away|whatever (?:you|u) (?:want|wanna) (?:to )?(?:ask|know))\b/;

/** "你知道我刚才为啥一直装忠吗", "guess why i passed": of the speaker's own reasons and plans nobody else can tell. */
const OWN_MIND =
  /(?:知不知道|想不想知道|知道|晓得|猜猜?|猜得到|猜得出|好奇)[^,.!?我]{0,3}(?:我|咱|俺)(?!们|的|现在是|到底是|是)(?:[^,.!?]{0,5})(?:为(?:啥|什么|何)|怎么(?!样)|咋(?!样)|干[嘛啥]|(?:在|要|想|留|憋|藏|攒|看出|发现|摸到?)[^,.!?]{0,4}(?:什么|啥|谁))|\b(?:(?:do|did) (?:you|u) know|guess|(?:you|u )?(?:wanna|want to) (?:know|hear)|know|curious) (?:why|what|how|who) (?:i|i'?m|i'?ve|i'?ll)\b/;
/** What befell the speaker is on record, and so is what it asks of its own role there. */
const BEFELL =
  /被|[掉扣少丢没]了?.{0,2}[血牌]|不能|没法|[出动点打]不了|死|我是|身份|手牌|\bi (?:got|was|am|lost|can'?t|cannot|died|took|get|have)\b/;

/** How a folded text opens a talk, whomever it calls; null where it says something. */
export const opensTalk = (text: string, mentions: readonly Mention[], hearer: Seat | null): Opening | null =>
  openingIn(
    mentions
      .filter(({ kind, called, seat, start }) => kind === 'seat' && (called || seat === hearer || start === 0))
      .reduceRight((said, { start, end }) => `${said.slice(0, start)} ${said.slice(end)}`, text)
      .trim(),
  );

/** @param text folded, without those whom it calls */
export function openingIn(text: string): Opening | null {
  if (INVITED.test(text)) return 'invited';
  if (OWN_MIND.test(text) && !BEFELL.test(text)) return 'own_mind';
  if (TO_SPEAKER.test(text)) return null;
  if (!WILL_BELIEVE.test(text) && !(SPEAKER.test(text) && SAYS_OR_ASKS(text) && UNSAID.test(text))) return null;
  return /[\p{Script=Han}a-z0-9]/u.test(text.replace(MADE_OF, ' ')) ? null : 'announced';
}
const TIME =
  /有空|借一步|私聊|\b(?:quick|one) (?:question|word|favou?r|thing)\b|\b(?:got|have|spare|gimme|give me|need) (?:a|one)\b|\bthere'?s (?:something|a thing|one thing)\b/;
const SAYS_OR_ASKS = (text: string): boolean => SAYS.test(text) || TIME.test(text);
