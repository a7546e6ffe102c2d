/** Talk besides the game that has a way of its own: jokes that are asked for, luck, greetings with a wish (§Q1). */
import { mayBeGame, namesGame } from './game';

const JOKE_ASKED =
  /(?:讲|说|来|整|给).{0,4}(?:(?<![怕被让闹看]别?人?)笑话|段子|乐子)|(?:笑话|段子)(?:来|讲|说)|谁(?:会|能)?(?:讲|说)(?:个)?笑话|逗(?:我|大家)(?:笑|乐|开心)|\b(?:tell (?:me|us|everyone) (?:a|another|some) (?:\w+ )?jokes?|(?:got|know|have|any(?:one|body)?) (?:\w+ ){0,3}jokes?|make me laugh|crack (?:a|us a) joke|joke,? (?:please|pls|time))\b/;
const JOKE_MORE =
  /再(?:来|讲|说|整)(?:一)?(?:个|条|段)?|还有(?:吗|没|别的)|继续|换(?:一)?个|\b(?:another(?: one)?|one more|more|again|next one)\b/;
const JOKE_MET =
  /冷|不好笑|好笑|笑|哈|烂|尬|就这|无聊|老掉牙|听过|没听懂|\b(?:l+o+l+|lmao|ha(?:ha)+|heh\w*|terrible|awful|bad|funny|groan|heard that|lame|cringe|good one|not bad|corny)\b/;

/** Somebody tells one: a question that answers itself. */
const JOKE_TOLD =
  /(?:为什么|为啥|为何).{3,30}(?:[?,]|因为).{2,30}(?:哈|笑|狗头)|\b(?:why (?:did|do|does|is|are|was) .{5,60}[?,].{0,4}(?:'?cause|because|cuz|bc|to|so)\b|why (?:did|do|does|is|are|was) (?!you\b|u\b)[^?]{5,60}\?[^?]{6,}$|i have a joke|walks into a bar)/;
/** A riddle with its answer behind it, to which nobody is asked anything. */
const SELF_ANSWERED =
  /(?:^|[,.!] ?)(?:(?:so |ok )?(?:why (?:(?:did|do|does) the|(?:do|don'?t|can'?t|are) (?!(?:you|u|we|i|they)\b)\w+s\b)|what (?:do (?:you|u) call|did the))[^?]{5,60}\?,? ?(?:'?cause|because|cuz|bc|to|so|an?|the|it|they)\b[^?]*$|(?:什么|啥)(?:动物|东西|人|水|路|花|瓜|字|布|鸡|车)[^?]{2,16}\?,?[^?]{2,}$)/;

/** Something is asked that nobody is meant to know. */
const RIDDLE =
  /(?:为什么|为啥|什么|谁).{2,24}猜|猜个?谜|急转弯|考考(?:你|大家)|^(?:so |ok |hey )*(?:why (?:did|does|is|do) (?:the|an?) (?!game|bots?\b|ai\b|chat|screen|timer)|what do (?:you|u) (?:call|get (?:when|if))\b)|\briddle\b|\bwhat has .{3,30} but\b/;
const KNOCK = /^knock,? knock/;
/** The answer to one's own riddle. */
const SOLVED = /^(?:因为|答案|是|一个|\b(?:to|because|'?cause|cuz|bc|so|it|an?|the)\b)/;
const ASKS = /[?吗呢]|你们|\b(?:any\w*|you|guys)\b/;
/** The hearer told it. */
const OWN = /^joke(?:_met)?$/;

type Joke = 'joke' | 'joke_met' | 'joke_told' | 'joke_riddle' | 'joke_knock';

/** A joke is asked for, or the last one is met with a word. @param last what was told just before */
export function jokeIn(text: string, last: string): Joke | null {
  if (JOKE_ASKED.test(text)) return 'joke';
  const riddle = last === 'joke_riddle' || last === 'joke_knock';
  if (
    SELF_ANSWERED.test(text) ||
    (JOKE_TOLD.test(text) && !namesGame(text)) ||
    (riddle && (SOLVED.test(text) || !(ASKS.test(text) || mayBeGame(text))))
  )
    return 'joke_told';
  if (KNOCK.test(text)) return 'joke_knock';
  if (RIDDLE.test(text)) return 'joke_riddle';
  if (!last.startsWith('joke')) return null;
  return JOKE_MORE.test(text) && text.length <= 24 ? 'joke' : JOKE_MET.test(text) && OWN.test(last) ? 'joke_met' : null;
}

const BAD_LUCK =
  /(?:手气|运气|牌运|摸牌运|人品).{0,8}(?:臭|差|烂|背|黑|不行|不好|坏|没了?|凉|拉胯|降头|一言难尽|被偷)|(?:脸|(?<!下)手)(?:真|太|好|这么|也太)?(?:黑|臭)(?!名)|非酋|点(?:儿)?(?:真|太|好)?背|(?:摸|来|抽|起手|一手|手里|手牌|全)(?:的|了|上来)?(?:全|都|尽|净)?(?:是)?.{0,3}(?:没法看|没(?:一张|个)?能用|废牌|垃圾牌?|烂牌|破牌|废纸)|没洗手|除了.{1,8}(?:啥|什么|屁)(?:都|也)?没|这(?:是|叫)?(?:什么|啥)[破烂鬼]?(?:起手|手牌)|(?:起手|手牌|手[里上]).{0,12}(?:想死|想.{0,2}撞|上吊|想哭|穷)|\bi(?:'?ve| have)?(?: got)? no cards (?:at all|left)\b|倒(?:血)?霉.{0,6}(?:牌|手气|摸)|\b(?:(?:bad|terrible|awful|rotten|worst|shit(?:ty)?|garbage|trash|crap(?:py)?|horrible) (?:luck|draws?|hand|cards|rng)|unlucky|no luck|rng (?:hates|is not)|(?:sick|die|cry|puke).{0,24}this hand|this hand.{0,20}(?:sick|die|cry|puke|garbage|trash|awful|terrible|so bad)|cursed (?:hand|draws?|deck|cards)|jinxed)\b/;
const GOOD_LUCK =
  /(?:手气|运气|牌运|人品).{0,5}(?:爆|好|旺|绝|顺|不错|可以|逆天|来了|在线|回来)|欧皇|欧气|天胡|神抽|转运了|走运|一手好牌|好牌.{0,3}(?:来|一手)|\b(?:lucky (?:me|draws?|day|hand)|(?:great|amazing|insane|perfect|god) (?:hand|draws?)(?! (?:you|u))|(?<!who'?s )feeling lucky|luck(?:'s| is)? (?:back|on my side)|on fire today|hot hand)\b/;
const YOUR_LUCK =
  /(?:你|您|他|她).{0,4}(?:手气|运气|牌运|欧皇|欧气).{0,6}(?:好|爆|旺|绝|逆天|太|真|强)|你.{0,2}脸(?:真|太|好|这么)?白|(?:你|您)(?:是)?欧皇|\b(?:how lucky (?:are|r) (?:you|u)|(?:you(?:'re|r| are)?|u|ur) (?:so |too |such a |just |pretty )*lucky|your luck|luckiest|lucky (?:bastard|dog|duck|sob))\b/;
/** One more blow, and it is over; nobody is threatened, and nothing begged. */
const DOOMED =
  /(?:来|挨|中|吃).{1,6}我.{0,5}(?:没了|交代|凉|躺|寄|完|死|走人)|(?:来|挨|中|吃).{1,5}就.{0,2}(?:没|凉|寄|躺|死|完)了?我|(?:要|想)[弄搞整]死我|\b(?:i'?m|im) (?:so |pretty much )?(?:dead|done|toast|gone|screwed)\b.{0,12}\bif\b|\b(?:one more|another) .{0,20}(?:i'?m|im) (?:dead|done|toast|gone)\b|挖.{0,4}坑.{0,3}埋我|我的?(?:墓|坟|棺材)|\b(?:dig(?:ging)? my (?:own )?grave|(?:basic(?:al)?ly|practically) (?:a corpse|dead))\b/;
const BEGS = /[救桃求别饶你]|\b(?:help|save|please|pls|don'?t|spare|peach|you|u)\b/;
/** Hoped for, asked for or wished, it is not had. */
const WISHED =
  /打成这样|大家|各位|希望|但愿|借|分(?:我|点)|求|保佑|给我|祝|来点|要是|如果|\b(?:hope|wish|need|want|give me|good luck|if|lend)\b/;

export type Luck = 'luck_doomed' | 'luck_bad' | 'luck_good' | 'luck_yours';

/** What a line says of luck with cards. */
export function luckIn(text: string): Luck | null {
  if (YOUR_LUCK.test(text)) return 'luck_yours';
  if (DOOMED.test(text) && !BEGS.test(text)) return 'luck_doomed';
  if (BAD_LUCK.test(text)) return 'luck_bad';
  return GOOD_LUCK.test(text) && !WISHED.test(text) ? 'luck_good' : null;
}

const HELLO =
  /大家好|各位.{0,3}好|问[个声]好|(?:早上|晚上|下午|中午)好|早安|^(?:嗨|哈[喽啰罗]|hi|hello|hey|yo|heyo|howdy|sup|evening|morning)(?![a-z])|(?:大家|各位|兄弟们|朋友们)(?:早|晚)|\b(?:hello|hi|hey|heyo|evening|morning) (?:all|everyone|everybody|guys|folks|y'?all|there|friends)\b/;
const MERCY =
  /手下留情|轻点|下手轻|别(?:欺负|虐|打|集火)|放过|多?(?:关照|担待|指教|包涵)|让着|\b(?:go easy|be (?:gentle|nice|kind)|have mercy|don'?t (?:be mean|bully|target)|easy on me)\b/;
const LUCK_WISHED =
  /好运|手气(?:都)?(?:好|爆)|玩得(?:开心|愉快)|旗开|\b(?:good luck|gl(?:hf)?|have fun|hf|best of luck)\b/;

type Greeting = 'greet_mercy' | 'greet_luck';

/** A greeting to all with a wish in it. */
export function greetingIn(text: string): Greeting | null {
  if (!HELLO.test(text)) return null;
  return MERCY.test(text) ? 'greet_mercy' : LUCK_WISHED.test(text) ? 'greet_luck' : null;
}
