/** "万一他判过乐呢", "and what if shes holding a peach": something is supposed, and what comes of it is asked (§Q1). */
import { readOnce } from '../../line/read-once';
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
const OPENS_ZH = /(?:^|[,.!?;:\s])([^,.!?;:\s]{0,8}?)(万一|要是|假如|如果|那要(?!不))/g;
/** It begins a clause; a mere "if" is a condition of something else. */
const OPENS_EN =
  /(?:^|[,.!?;:]\s*)((?:(?!if|what)[a-z]+[\s,]+){0,2}?)(what if|(?:say|suppose)(?= (?:s?he|they)\b)|if)\b/g;
/** Only what to do then may follow. */
const THEN =
  /[,\s]*(?:那|又|你|(?<=[,\s])我们?|就|可)*(?:怎么[办搞说弄算打整]|(?:想|掂量|琢磨|负责)[^,.!?]{0,5}|(?:then|now) what|what (?:then|now)|lol|tho|huh)?[呢啊呀吗嘛了\s.!?~]*$/;
/** Something else is asked under that condition. */
const MAIN =
  /[谁哪几]|多少|什么|[,，]|你[会肯能敢打砍杀救给帮]|\b(?:wh[oey]\w*|how|(?:will|would|do|does|can|should|are|is|did) (?:you|u|we|i|s?he|they|the))\b/;
const LONGEST = { zh: 22, en: 64 };

const JUDGED =
  /判[过中了红到对]|(?:乐|兵粮)(?:也|都)?(?:没中|过了|不中|没生效)|红桃|\b(?:pass|makes?|dodg|beat|clear|flip|shrug|judg|draw|get)\w* (?:(?:out|past|off|of|an?|the|his|her|that) )*(?:indulgence|lebu|judg\w*|supply|shortage|hearts?|clubs?|contentment)|\b(?:indulgence|lebu|shortage|contentment) (?:\w+ )?(?:fail|miss|stick|work)\w*/;
const ROLE = new RegExp(`${ROLE_ZH}|\\b(?:${ROLE_EN})\\b`);
const COPULA = /[是像跳变成]/;
const MISJUDGED =
  /^not$|^[打杀砍弄]?错|手滑|失手|巧合|被逼|[看猜想判]断?走?[错眼]|冤枉|误会|不是$|\b(?:wrong|framed|misread|misclick|mistake|accident|coincidence)\b|(?:not|isn'?t|clean|one of us)$/;
const SAVED =
  /[有人谁友伙公她他们号][^,.!?]{0,3}[救捞奶保喂拉](?!我)|被.{0,4}[救捞奶拉]|给[他她].{0,2}桃|\b(?:sav|rescu|heal|bail|peach)(?:es|ed|e|s)? (?:him|her|them)\b|\b(?:gets?|is) (?:sav|heal|peach|rescu|bail)/;
const FAILED =
  /[打杀砍收摸](?:不|没)[着中死掉到]|没[打杀砍收摸][着中死掉到]|落空|[不没]中|\b(?:i|we|it) (?:miss|whiff|fail)|\b(?:doesn'?t|don'?t|can'?t|not) (?:land|draw|kill|finish|hit|enough)/;
const TURNED =
  /[反转掉回冲奔盯朝对打砍杀烧弄干搞捅][^,.!?]{0,6}我|还手|反打|反咬|\b(?:com|go|hit|swing|slash|turn|burn|kill|target|aim|after|stab|duel)\w*\b.{0,24}\b(?:me|us)\b|\b(?:hit|fight|strike|swing)s? back\b/;
/** Words of what a card does. */
const PLAYS: readonly (readonly [RegExp, string])[] = [
  [/躲|\b(?:dodg|block)/, 'shan'],
  [/懈|\b(?:null|negat)/, 'wuxie'],
  [/\b(?:peach|heal)/, 'tao'],
];
const HOLDS =
  /[有藏攥捏握掏摸抽出拿揣留带扣剩憋是躲]|\b(?:ha[sd]|got|pull|draw|drew|play|topdeck|keep|kept|sit|hold|hid|pop|dodg|block|neg|heal|null|eat|peach)/;
const LACKS = /没(?!准)|\b(?:no|without|doesn'?t|hasn'?t)\b/;
const EMPTY = /手里?(?:没牌|空)|空手|空城|\b(?:nothing|empty)\b/;
const FALLEN = /(?<![没不打砍])[死倒挂](?:了|$)|\b(?:dies?|falls|goes down)\b/;

/** What is supposed last in a text; null where nothing is, or something else is asked under that condition. */
export const supposedIn = readOnce((text): Supposed | null => {
  const open = [...text.matchAll(OPENS_ZH)].pop() ?? [...text.matchAll(OPENS_EN)].pop();
  if (open === undefined) return null;
  const [all, lead = '', opener = ''] = open;
  const latin = /[a-z]/.test(opener);
  const behind = text.slice(open.index + all.length);
  const words = behind.replace(THEN, '').trim();
  // "4号要是忠我把鞋吃了", "if 3 is a rebel, 5 is one too": nothing is asked.
  if (opener !== '万一' && !latin && !/[呢吗嘛?]|怎么|咋/.test(behind)) return null;
  if (opener === 'if' && !/\?\s*$/.test(text) && !/\b(?:and|but)\b/.test(lead)) return null;
  if (words.length > (latin ? LONGEST.en : LONGEST.zh) || MAIN.test(words)) return null;
  if (latin && /\w (?:you|u|we|i) /.test(words)) return null;
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
  const card = [...cardsIn(words)].pop()?.card ?? PLAYS.find(([verb]) => verb.test(words))?.[1];
  if (card !== undefined && (HOLDS.test(words) || LACKS.test(words)))
    return { ...of, of: LACKS.test(words) ? 'lacked' : 'card', card };
  return FALLEN.test(words) ? { ...of, of: 'fallen' } : null;
});
