/** What is asked of a general who sits at the table as a general: how strong, of the tale (§Q1). */
import type { Mention } from '../called/people';
import type { HeroKind } from './heroes';

const GENERAL = '(?:武?将(?!军)|英雄|\\b(?:hero(?:es)?|generals?|characters?)\\b)';
/** Of no table: times, places, offices, and who of the tale has no opinion of his own. */
const TALE =
  /史上(?!最)|七步|刑场|广陵散|玉玺|写诗|历史|演义|正史|三国|东吴|蜀汉|[吴蜀魏]国|史书|檄文|黄巾|赤壁|西凉|长安|成都|洛阳|许[都昌]|荆州|江东|官渡|袁术|孙綝|钟会|严颜|李傕|刘璋|刘表|张鲁|公孙瓒|大将(?!军)|部将|麾下|手下那|[谋造]反|皇帝|太子|[外绰]号|\b(?:chengdu|chang ?an|luoyang|yuan shus?|(?:zhong|loyalist) huis?|yan yans?|revolt|rebellion|warlords?|prince|throne|nicknamed?|yellow turbans?|red cliffs?|three kingdoms|dynasty|novel|histor\w+|headaches|had (?:a )?(?:\w+ )?headache|(?:saying|quote|proverb)|back in the day|in real life|the real [a-z]+ (?:ever|really|was|did)|wrote (?:\w+ ){1,3}(?:letter|poem|book)|everyone (?:\w+ ){0,4}knows)\b/;
/** Who that was, whose kin, and how a stranger comes to sit here. */
const OF_TALE =
  /干过[啥什]|[他她的](?:爹|爸|娘|哥|弟|妹|姐|儿子|女儿|老婆|媳妇|丈夫|叔).{0,6}(?:是|吗|吧|[?])|罗马|外国|诗|名将|谋士|投降.{1,4}的|告密|(?<![都的牌刀张下血桃懈杀人头他她这那])是(?:谁|干[嘛啥]的?|什么来头)(?:啊|来着|$|[,?])|没听(?:说)?过|是.{1,5}(?:儿子|女儿|爹|爸|老婆|媳妇|夫人|皇后|老公|妹|姐|哥|弟|孙子|侄|女婿)|\b(?:(?<!\b(?:you|u|ur|your)\b.*)irl|rom(?:e|an)|poe(?:t|m)s?|known for|famous|executed|beheaded|emperor|surrendered to|(?:^|[,.?!;:] ?|\b(?:so|and|but|wait|btw|lol|irl|ok|hey|hell|even|anyone|know|remember|tell me|exactly|again) )(?:whos|who(?: the \w+)? (?:is|was)))\b(?! (?:turn|next|side|left|it|that|this|on|with|in|at|my|your|gonna|going|the )\b)|s (?:sons?|kids?|daughter|wife|husband|father|dad|mom|mother|brother|sister|(?:grand|step)\w+|nephew|uncle|consort)\b/;
const POWER =
  /超模|下水道|[老旧原标]版|强度|[强弱厉猛](?:不|没)[强弱厉猛]|好不好[用玩]|将.{0,6}(?:[强弱猛废菜难]|厉害|好用)|(?:强|厉害|弱|好用|好玩)(?:吗|么|吧|不)|怎么玩|擅长|强在|\b(?:op|(?:over|under)powered|broken|(?:is|are|so|too|pretty|kinda|absolutely|legit) busted|insane|nerf\w*|came up with|who (?:designed|made) (?:this|that|him|her)|tier|(?:old|new|original) (?:version|one)|any good|good at|worth (?:playing|picking)|(?:is|think) .{1,16} (?:strong|weak|trash|good)(?=\W*(?:$|\?|or|lol|tho))|(?:strong|weak|bad|good) (?:hero|general))\b/;
/** For which role it is good: how strong it is, for all that anybody can say. */
const SUITS = /[拿玩当选][反忠内主].{0,8}(?:好|合适|强)|适合.{0,4}[反忠内主]|\brole suits\b/;
const FEARED = new RegExp(
  `怕.{0,8}${GENERAL}|\\b(?:fear|afraid|dread)\\b.{0,16}${GENERAL}|${GENERAL}.{0,16}\\b(?:scare\\w*|fear|dread|afraid)\\b`,
);
const DUEL =
  /单挑|谁(?:能|会)?赢|谁(?:更|比较)?(?:强|厉害|能打|猛)|打得[过赢]|比.{1,8}(?:强|厉害|猛|能打)|\b(?:vs\.?|versus|1v1|who(?:'?d| would)? wins?|who(?:'?s| is) (?:better|stronger))\b/;
/** "which of our 5 would u actually wanna play". */
const OURS =
  /(?:咱|我们|这|场上|桌上).{0,6}(?:想|选|挑)(?:玩|拿|用|当)|(?:想|选|挑)(?:玩|拿|用|当)(?:哪个|谁).{0,6}(?:将|英雄)|\b(?:which|who)\b.{0,24}of (?:our|these|the|us)\b.*\b(?:play|pick|main)\b/;
/** Who is on whose side, and whom to strike. */
export const OF_PLAY =
  /(?<![谋造])反贼?|内奸?|忠臣?|一伙|先(?:打|杀|砍)|集火|可疑|\b(?:reb(?:el)?s?|spy|loyal\w*\b(?! huis?\b)|traitor|side|suspicious|sus)\b/;

/** The tale is talked of, and no play. */
export const isOfTale = (text: string): boolean => TALE.test(text) && !OF_PLAY.test(text);

/** A seat by the name of its hero. */
export const isHeroNamed = ({ kind, start, end }: Mention, text: string): boolean =>
  kind === 'seat' &&
  !/\d|[一二三四五六七八]号|家|位|主公|老大|\b(?:lord|boss|seat|left|right)\b/.test(text.slice(start, end));

/** What a line asks or says of generals at the table; null where it speaks of who plays them. @param named how many it names @param free the line without the names of who sits here */
export function seatedKindIn(text: string, named: number, free = text): HeroKind | null {
  if (named > 0 && SUITS.test(text)) return 'power';
  if (OURS.test(text)) return 'ours';
  if (OF_PLAY.test(text)) return null;
  if (FEARED.test(text)) return 'feared';
  if (named === 0) return null;
  if (named > 1 && DUEL.test(text)) return 'compare';
  return isOfTale(free) || OF_TALE.test(free) ? 'opinion' : POWER.test(text) ? 'power' : null;
}

/** "老夫给你讲:曹孟德横槊赋诗…": it is told to the AI, in words of its own or in verse. */
const TELLS =
  /(?:[给跟与为同]你|给各位|跟大家)们?(?:讲|说|念|背|吟)|[讲念背吟]一?[段首个句]|听我(?:讲|说|念)|诗(?:里|云|曰)|\b(?:let me tell|i'?ll tell|once upon|the (?:story|tale|poem|line) (?:goes|says))\b/;
const ASKS = /[?吗]|(?:你|咋|怎么)(?:觉得|看)|听过|读过/;
/** Whether a tale is told to the hearer, and nothing asked of it. */
export const tellsTale = (text: string): boolean => TELLS.test(text) && !ASKS.test(text);
