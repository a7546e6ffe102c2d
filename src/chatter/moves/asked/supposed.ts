/** "万一他判过乐呢", "and what if shes holding a peach": something is supposed, and what comes of it is asked (§Q1). */
import type { Role } from '../../../core/role';
import { DENIED_ZH, ROLE_EN, ROLE_ZH, roleOfWord } from '../../claims/predicate';
import { cardsIn } from '../words/cards';

/**
 * card: it is held · lacked: it is not · judged: a judgement goes well · role: somebody is something else · saved: somebody is rescued ·
 * failed: a blow comes to nothing · turned: the speaker is gone for · fallen: somebody dies
 */
export type SupposedOf = 'card' | 'lacked' | 'judged' | 'role' | 'saved' | 'failed' | 'turned' | 'fallen';

/** What a line supposes. */
export interface Supposed {
  readonly of: SupposedOf;
  /** Engine name. */
  readonly card?: string;
  /** Absent where somebody was merely misjudged. */
  readonly role?: Role;
  readonly denied?: true;
  /** Where in the text it stands. */
  readonly start: number;
}

/** With whom it is of before it: "那他要是有闪呢". */
const OPENS_ZH = /(?:^|[,.!?;:~\s])([^,.!?;:~\s]{0,8}?)(万一|要是|假如|如果|假设|倘若|那要(?!不))/g;
/** It begins a clause; a mere "if" is a condition of something else. */
const OPENS_EN =
  /(?:^|[,.!?;:~]\s*)((?:(?:and|but|so|ok|okay|yeah|yea|sure|fine|right|hm+|well|wait|then|or|also|um+|uh)[\s,]+)*)((?:what|wat|wht) if|what about if|(?:lets |let's )?(?:say|suppose|supposing|imagine)(?= (?:he|she|they|hes|shes|it|its|the|that|\d|seat)\b)|if|in case)\b/g;
/** Only what to do then may follow. */
const THEN =
  /(?:[,\s]*(?:那|又|到时候?|你|(?<=[,\s])我们?|咱们?|该|就|可|还)*(?:怎么(?:办|搞|说|弄|算|打|整)|咋(?:办|整|搞|说|弄|算|打)|如何是好|不就(?:亏|白|完)[^,.!?]{0,4}|(?:打|砍)吗|(?:想|掂量|考虑|琢磨|负责)[^,.!?]{0,5})|[,\s]*(?:then what|what then|now what|what now|what (?:do|happens|should)(?: \w+){0,3}|you thought of that|lol|tho|though|huh|eh|hm+))*(?:呢|啊|呀|吗|嘛|了|\s|[.!?~])*$/;
/** Something else is asked under that condition. */
const MAIN =
  /谁|哪|几|多少|什么|啥|[,，]|你(?:会|肯|能|敢|打|砍|杀|救|给|帮)|\b(?:who|where|when|how|which|(?:will|would|do|does|can|could|should|are|is|did) (?:you|u|we|i|he|she|they|it|the|\d))\b/;
const LONGEST = { zh: 22, en: 64 };

const JUDGED =
  /判(?:过|中|了?红|到|成|掉|准|对)|(?:乐不思蜀|乐|兵粮|兵粮寸断|闪电)(?:要是|都|也|给|被)?(?:没中|没判|过了|判过|不中|失效|没生效|白贴|揭了|解了)|红桃|\b(?:(?:pass|make|makes|dodg|beat|clear|flip|shrug|judg|draw|get|shak|wriggl|slip)\w*) (?:(?:out|past|off|through|of|a|an|the|his|her|their|that|this) )*(?:indulgence|lebu|judg\w*|supply|shortage|hearts?|clubs?|contentment|acedia)|\b(?:indulgence|lebu|shortage|judg\w+|contentment) (?:\w+ )?(?:fail|miss|whiff|pass|go|flip|stick|work|hit)\w*/;
const ROLE = new RegExp(`${ROLE_ZH}|\\b(?:${ROLE_EN})\\b`);
const COPULA = /是|像|跳|变|成/;
const MISJUDGED =
  /^not$|^(?:[打杀砍弄搞]?错)|手滑|失手|巧合|被逼|(?:看|猜|想|判断|估|盘)(?:走)?(?:错|岔|眼)|冤枉|误会|(?<![他她号])不是(?:呢|$)|\b(?:(?:youre|you're|ur|u r|you are|we're|were|we are|im|i'm|that's|thats|you got|u got)(?: \w+)? wrong|framed|misread|misclick|mistake|accident|coincidence|(?:he|she|they|it|hes|shes|it's|its)(?:'s)?(?: is)? (?:clean|not|isnt|isn't|one of us|on our side)$)/;
const SAVED =
  /(?:有人|谁|队友|同伙|主公|别人|[他她们号])[^,.!?]{0,3}(?:来|去|肯|会|给|拿)?(?:救|捞|奶|保|喂|拉)(?!我)|被.{0,4}(?:救|捞|奶|拉)(?:起|回|上|了|活)|给(?:他|她|\d号).{0,2}桃|\b(?:sav|rescu|heal|bail|cover|peach)(?:es|ed|e|s|ing)? (?:him|her|them|that)\b|\b(?:gets?|is|got|hes|shes) (?:sav|heal|peach|rescu|bail|pick)\w*|\b(?:give|hand|feed|toss)s? (?:him|her|them) a peach/;
const FAILED =
  /(?:[打杀砍收摸抽射]|决斗|火攻)(?:不|没)(?:[着中死掉到动]|出)|没(?:打|杀|砍|收|摸|抽)(?:着|中|死|掉|到)|落空|不中|没中|\b(?:i|we|it|that) (?:miss|whiff|fail|brick|come up short)\w*|\b(?:doesnt|doesn't|does not|dont|don't|do not|cant|can't|cannot|not) (?:\w+ )?(?:land|connect|draw|kill|finish|get there|get (?:him|her|it)|hit|reach|enough)\b/;
const TURNED =
  /(?:反|转|掉|回|扭|冲|奔|盯|朝|对|[打砍杀烧弄干搞捅]|集火|动手|反手)[^,.!?]{0,6}我|还手|反打|反咬|反水|\b(?:com(?:e|es|ing)|go(?:es|ing)?|hit|hits|swing\w*|slash\w*|turn\w*|burn\w*|kill\w*|target\w*|aim\w*|after|stab\w*|retaliat\w*|duel\w*)\b.{0,24}\b(?:me|us)\b|\b(?:hit|hits|swing|swings|fight|fights|strike|strikes) back\b/;
const HOLDS =
  /有|藏|攥|捏|握|掏|摸|抽|出|拿|揣|留|带|甩|扣|剩|憋|是|躲|\b(?:hold\w*|has|have|had|got|gets?|pull\w*|draw\w*|drew|play\w*|topdeck\w*|keep\w*|kept|sit\w* on|hid\w*|pop\w*|flash\w*|whip\w*|dodg\w*|evad\w*|block\w*|neg\w*|heals?|null\w*|eat\w*|drink\w*|peach\w*|sav(?:ed|ing|es)|another|two|2)\b/;
/** Words of what a card does. */
const PLAYS: readonly (readonly [RegExp, string])[] = [
  [/躲|\b(?:dodg|evad|block)\w*/, 'shan'],
  [/懈|\b(?:nulls?|nullif\w*|negat\w*)\b/, 'wuxie'],
  [/\b(?:peach\w*|heals?)\b/, 'tao'],
];
const LACKS = /没(?!准)|缺|\b(?:no|without|out of|doesnt|doesn't|hasnt|hasn't|isnt|isn't|lacks?|never)\b/;
const EMPTY = /手里?(?:没牌|空)|空手|空城|(?:啥|什么)(?:也|都)?没|\b(?:nothing|empty|no cards)\b/;
const FALLEN =
  /(?<![没不打砍])[死倒挂凉躺趴]了?$|(?<![没不打砍])(?:死|倒|挂|凉)了|\b(?:dies?|died|drops?|goes down|falls?|dead)\b/;

/** What is supposed last in a text; null where nothing is, or something else is asked under that condition. */
export function supposedIn(text: string): Supposed | null {
  const open = [...text.matchAll(OPENS_ZH)].pop() ?? [...text.matchAll(OPENS_EN)].pop();
  if (open === undefined) return null;
  const [all, lead = '', opener = ''] = open;
  const latin = /[a-z]/.test(opener);
  const behind = text.slice(open.index + all.length);
  const words = behind.replace(THEN, '').trim();
  // "4号要是忠我把鞋吃了", "if 3 is a rebel, 5 is one too": nothing is asked.
  if (opener !== '万一' && !latin && !/[呢吗嘛?]|怎么|咋/.test(behind)) return null;
  if (opener === 'if' && !/\?\s*$/.test(text) && !/^(?:\w+[\s,]+)?(?:and|but)\b/.test(lead)) return null;
  if (words.length > (latin ? LONGEST.en : LONGEST.zh) || MAIN.test(words)) return null;
  if (latin && /\w (?:you|u|we|i) (?!wrong|are wrong|miss)/.test(words)) return null;
  const of = { start: open.index + all.length - opener.length - lead.length };
  if (words === '') return latin ? null : { ...of, of: 'role', denied: true };
  if (JUDGED.test(words)) return { ...of, of: 'judged' };
  const word = ROLE.exec(words)?.[0];
  const role = word === undefined || !(latin || COPULA.test(words)) ? null : roleOfWord(word);
  if (role !== null && role !== 'zhu') {
    const denied = DENIED_ZH.test(words) || /\b(?:not|isnt|isn't|aint|ain't|no|never)\b/.test(words);
    return { ...of, of: 'role', role, ...(denied ? { denied } : {}) };
  }
  if (MISJUDGED.test(words)) return { ...of, of: 'role', denied: true };
  if (SAVED.test(words)) return { ...of, of: 'saved' };
  if (FAILED.test(words)) return { ...of, of: 'failed' };
  if (TURNED.test(words)) return { ...of, of: 'turned' };
  if (EMPTY.test(words)) return { ...of, of: 'lacked' };
  const card = cardsIn(words).pop()?.card ?? PLAYS.find(([verb]) => verb.test(words))?.[1];
  if (card !== undefined && (HOLDS.test(words) || LACKS.test(words)))
    return { ...of, of: LACKS.test(words) ? 'lacked' : 'card', card };
  return FALLEN.test(words) ? { ...of, of: 'fallen' } : null;
}
