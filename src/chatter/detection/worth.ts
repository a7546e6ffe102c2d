/**
 * What an expression of danger is worth where it stands (§D4, §D5): whose it is, whether it is denied, and whether the game or a figure of
 * speech is meant.
 */
import { clauseEnd } from '../line/clause';
import { isQuoted, subjectBefore } from '../line/frame';
import { FRAMES } from '../line/lexicon';
import type { Passage } from '../line/passage';
import type { Finding } from '../line/scan';
import { HEALED, MISHAP, prescribed } from './grave';

/** §D5: a friend's crisis, told by the player. */
export const FRIEND_SCORE = 0.8;
/** Nobody says these of a seat at the table. */
export const ALIVE = /活着|活够|世[界上]|出生|人世|人间/;
export const DENIED = new RegExp(
  `(?:${FRAMES.NEG}|难道|谁)(?:真的?|要|想|会|打算|去|说|在|是|再|过|有|因为|为了|准备|考虑|什么){0,3}$|(?:don't|dont|not|never|won't|wont|wouldn't|didn't|isn't|ain't|no)(?: (?:really|actually|want|wanna|going|gonna|planning|trying|to|i|think|feel|about))*\\s?$`,
);
const EXAGGERATED =
  /(?:(?<![觉值显记懂晓舍])得|到|的(?=我|人|老子))(?:我|人|俺|老子)?(?:都|真|就|直|快|好|只|简直|差点|恨不得|当场|原地|一度|真的){0,3}(?:想|要|想要)?$/;
const HEAVY = /(?:痛苦|难受|孤独|绝望|压抑|累|难过|抑郁|折磨|苦|窒息|崩溃|撑)(?:得|到)[^,.!?;:]{0,6}$/;
const IDIOM =
  /^(?:的)?(?:心|念头)都有|^的心情?都|^的人是你|^(?:式|流|小队|率|热线|大甩卖)|^ ?(?:烤|on th(?:is|at)|laugh|of (?:lau|bor|cri))/;
const CONDITION =
  /再[^,.!?;:]{0,8}(?:就|我)|(?:要是|如果|只要|万一|不然|否则|谁|你)[^.!?;:]{0,14}(?:就|我)|(?:输了?|菜|坑|死)[^,.!?;:]{0,6},?(?:我)?(?:就|直接|当场|原地|立马|得)|(?:当场|原地|直播|表演|给你|打赌|赌)|\bif (?:we|i|you|he|she|they|this|that|the|it|one)\b/;
const IMPERATIVE = /^去(?:死|自杀|跳|上吊)[^,.!?;:]{0,2}吧|^去(?:死|自杀)[^,.!?;:]{0,2}你/;
const PLANNED = /^(?:今晚|明天|今夜|明早|天亮|这周末|过几天|打完|玩完|这局|这把|最后一|想好|选好|定好|买|攒|囤)/;
/** Falls that also happen in stories and streets: they need a wish beside them. */
const WEAK_MEANS = /^(?:跳下|跳河|跳江|跳海|跳崖|从|投|吞枪|上吊)/;
const WISH = /想|要|打算|准备|决定|今晚|明天|就|干脆|了结|结束|一了|解脱|再见|不如|站|坐/;
const STRANGERS = /他|她|它|你|主公|反贼|忠臣|内奸|三号|对面|队友/;
const ABOUT = /(?:关于|讨论|研究|预防|防止|阻止|聊聊|什么叫|什么是|热线|新闻|话题)[^,.!?;:]{0,6}$/;
/** What a skill or a card does to a figure, and its price. */
export const CARD_EFFECT =
  /摸[^,.!?;:]{0,3}[牌张]|[过卖掉扣回]血|(?:\d|[一两几点滴])血|牌|苦肉|技能|桃|酒|回合|体力|这局|这把|流$|\b(?:to draw|for (?:the )?(?:cards?|draws?)|draw(?:ing)? cards?|hp|this (?:game|round|turn|hand)|skill)\b/;
const FLESH = /腕|胳膊|手臂|大腿|刀片|美工刀|疤|每天|每晚|昨晚|wrist|\barms?\b|blade|razor|scars?/;
const HERO = new RegExp(FRAMES.GENERAL);
/** A threat to another at the table, without "you". */
const TAUNT = /^[了啊呀]{0,2}(?:是吧|是不是|吗|么|吧你|啊你|你)/;
/** Written for another. */
const FOR_ANOTHER = /[替帮给]你/;
/** "If I am dead, do not blame me": no wish. */
const SUPPOSED = /^(?:要是|如果)[^,.!?;:]*死[了掉]?$/;
const SO_WHAT =
  /^(?:就(?:好|轻松|不|没)|多好|也好|该多|会不会|是不是|大家|没人|他们|家里|谁|你们会|,?(?:大家|会不会|是不是|他们|就好|该多好|有人))/;
/** What makes means a thing of every day: what it is for, what is in the bottle or the number; and a farewell that is a tale's. */
const USED_FOR =
  /^(?:[^,.!?;:]{0,2}(?:来|去|用来|准备)?(?:捆|晾|拴|遛|系|打包|装|露营|攀岩|拔河|跳绳|烤|画画|写生|刮胡|剃)|的?[^,.!?;:]{0,3}(?:莓|豆|糖|枣|葡萄|樱桃|车厘子|瓜子|花生|饺子|丸子|汤圆|馄饨|虾|巧克力|维生素|钙片)|(?:梗|题材|主题)?的?(?:小说|剧本|作文|段子|歌)| (?:pieces )?of (?:wine|water|juice|soju|beer|milk|coke|cola|soda|whisky|vodka|vitamins?|candy|chips)\b| (?:for|to tie|to hang) (?:up )?(?:the|my|our|a|an) (?!(?:end|last|night|best|pain|finale?|neck|job|big)\b)\w+)/;
const GUN = /\bgun\b/;
/** What belongs to another of the family lies within the speaker's reach: "my dad's gun". */
const OWNED =
  /(?:爸|妈|爷爷|奶奶|外公|外婆|老公|老婆|家里)的?$|\b(?:dad|mom|mum|father|mother|brother|sister|husband|wife|uncle|grandpa|grandma)'?s $/;
const ALLIES = /自己人/;
export const OWN = /我|俺|自己|\b(?:i|i'm|im|my|me|myself)\b/;

/** Hurt that a card or a skill does (苦肉: one loses blood to draw). */
const ofCards = ({ text, real }: Passage): boolean =>
  !real && (MISHAP.test(text) || (!FLESH.test(text) && (CARD_EFFECT.test(text) || HERO.test(text))));

/** What one finding of a line is worth as danger: 0, its own weight, or FRIEND_SCORE where it is told of a friend. */
export function worthOf(line: Passage, finding: Finding): number {
  const { text } = line;
  const before = text.slice(Math.max(0, finding.start - 16), finding.start);
  const words = text.slice(finding.start, finding.end);
  const after = text.slice(finding.end, finding.end + 8);
  if (DENIED.test(before) && !/有没有$|不是(?:在)?(?:开玩笑|说游戏)/.test(before)) return 0;
  if (IDIOM.test(after) || ABOUT.test(before)) return 0;
  if (
    finding.kind !== 'passive' &&
    finding.kind !== 'hopeless' &&
    /(?:不|没)(?:会|想|要|能|敢|再|有)?(?:自杀|轻生|自残|跳|割|去)/.test(words)
  )
    return 0;
  if (
    finding.kind === 'harm' &&
    (ofCards(line) ||
      // "自己人还烫自己人": those of one side.
      (!line.real && ALLIES.test(text)) ||
      (!OWN.test(text.replace(words, '')) && !line.real && /^自[残伤虐]$/.test(words) && text.length <= 5))
  )
    return 0;
  if (finding.kind === 'harm' && /疤|口子|伤口|痕|道|条/.test(words) && HEALED.test(text)) return 0;
  if (
    finding.kind === 'means' &&
    !line.real &&
    !GUN.test(words) &&
    USED_FOR.test(text.slice(finding.end, finding.end + 24))
  )
    return 0;
  if (finding.kind === 'means' && (FOR_ANOTHER.test(before + words) || (prescribed(text) && !line.real))) return 0;
  if (finding.kind === 'passive' && SUPPOSED.test(words) && !SO_WHAT.test(text.slice(finding.end)) && !line.real)
    return 0;
  const about = subjectBefore(text, finding.start);
  if (line.findings.has('frame.prevent') && about !== 'self' && !line.real && !line.worry) return 0;
  if (finding.kind === 'passive' && about !== 'self' && TAUNT.test(after) && !line.real) return 0;
  const friend = line.findings.has('othercrisis');
  if (about === 'friend' && !(finding.kind === 'means' && OWNED.test(before)))
    return line.joke && !line.real && !line.worry ? 0 : FRIEND_SCORE;
  if (about === 'you' || (IMPERATIVE.test(words + after) && about !== 'self')) return 0;
  if (about === 'other' || isQuoted(line, finding.start)) {
    return friend || (line.worry && !line.game) ? FRIEND_SCORE : line.real && about !== 'other' ? finding.weight : 0;
  }
  if (/^(?:你|吧你|啊你)/.test(after) && about !== 'self') return 0;
  if (finding.kind === 'intent' && STRANGERS.test(words)) return 0;
  if (about === 'none' && line.fiction && !line.real) return 0;
  if (
    finding.kind === 'means' &&
    WEAK_MEANS.test(words) &&
    !WISH.test(text.slice(Math.max(0, finding.start - 10), clauseEnd(text, finding.end)))
  )
    return 0;
  if (line.real) return finding.weight;
  if (EXAGGERATED.test(before) && !HEAVY.test(before)) return 0;
  if (/恨不得|差点没|笑得|笑到/.test(before)) return 0;
  const planned = PLANNED.test(words);
  if (CONDITION.test(text) && (line.game || line.joke) && !planned) return 0;
  if (
    line.game &&
    !line.life &&
    !planned &&
    !(finding.kind === 'passive' && ALIVE.test(words)) &&
    finding.kind !== 'harm' &&
    finding.kind !== 'means'
  )
    return 0;
  if (line.joke && words === 'kill myself' && !/\b(?:to|gonna|gna|will|i'll|tonight)\s$/.test(before)) return 0;
  if (line.joke && (finding.kind === 'passive' || finding.kind === 'hopeless' || line.game)) return 0;
  return finding.weight;
}
