/** What is said of a subject: role words, how sure, and whether it is denied. Sources of expressions over normalised text. */
import type { ClaimedRole } from './types';

/** Role words by role. A single 忠, 反 or 内 must not be the beginning of another word. */
const ZH: readonly (readonly [ClaimedRole, string])[] = [
  [
    'zhong',
    '忠臣|保皇(?:派|党|的)?|忠丞|仲臣|忠良|小忠|大忠|明忠|自己人|好人|主公的人|主公这边的?|你这边的|mz\\b|忠(?![告心义厚言于勇孝诚良])',
  ],
  [
    'fan',
    '[小大老]?反贼|反zei|小反|大反|坏人|fan\\b|反(?![应对正而复击手弹省抗悔常间攻戈倒馈思目响转感驳杀])|装忠|伪忠|反水',
  ],
  ['nei', '内奸|内鬼|小内|内(?![心力功容部卷裤讧疚幕涵测定耗务外敛阁存])'],
  ['zhu', '主公'],
];
// The normaliser reads "side" as pinyin (死de).
const EN: readonly (readonly [ClaimedRole, string])[] = [
  ['zhong', "loyal(?:ists?)?|on (?:your|the lord'?s?) (?:side|死de)|innocent|one of the good ones|zhong(?:chen)?"],
  ['fan', 'reb(?:el)?s?|bandits?|fan(?:zei)?(?! of)'],
  ['nei', 'traitors?|renegades?|spy|spies|turncoats?|nei(?:jian)?'],
  ['zhu', 'lord'],
];
const anyOf = (rows: readonly (readonly [ClaimedRole, string])[]): string => rows.map(([, words]) => words).join('|');
export const ROLE_ZH = anyOf(ZH);
export const ROLE_EN = anyOf(EN);

const TESTS = [...ZH, ...EN].map(([role, words]) => [role, new RegExp(`^(?:${words})$`)] as const);

/** The role that a role word names. 装忠 is a rebel's. */
export function roleOfWord(word: string): ClaimedRole | null {
  if (/^(?:装忠|伪忠)$/.test(word)) return 'fan';
  return TESTS.find(([, test]) => test.test(word))?.[0] ?? null;
}

/** Whether a normalised text holds any role word at all. */
export const ANY_ROLE =
  /忠|反(?![悔而复思])|内|保皇|自己人|好人|坏人|是主公|主公的人|仲臣|这边|\b(?:mz|fan|fanzei|zhong|nei)\b|loyal|rebel|\brebs?\b|bandit|traitor|renegade|spy|spies|turncoat|innocent|死de|(?:m|am|is) (?:the )?lord|good ones| side\b/;

const NEGATION_ZH =
  '不是|不像|不可能是|并非|绝非|并不是|绝不是|绝对不是|没跳|不算|不会是|怎么可能是|怎么会是|哪里是|哪是|非|不(?![就正]是)';
const SOFT_ZH =
  '好像|像|偏|(?<!不)可能|应该|大概率?|多半|八成|十有八九|估计|似乎|怕是|恐怕|也许|或许|看着|看起来|看上去|疑似|有点|大约|基本|六四开';
const FIRM_ZH =
  '铁定|铁|肯定|绝对|一定|必定|必然|必|妥妥的?|百分百|板上钉钉|稳|真的是|真的|真|确实|的确|明摆着|明显|准|定|发誓|明|强';
/** "你不就是在装忠": it asserts what it seems to deny. */
const PLAIN_ZH =
  '不[就正]是|就是|是个|是位|是|shi|为|乃是?|跳了?|就|才|都|也|可|当然|其实|本来|一直|明明|又|还|只|这个|那个|这|那|个|的|怎么看都|大家|最后?|剩下|唯一|一[个枚名]?|[小大]|直接|已经|在|tm|特么|他妈的?';
/** What may stand between a subject and its role. */
export const BETWEEN_ZH = `(?:${[NEGATION_ZH, SOFT_ZH, FIRM_ZH, PLAIN_ZH].join('|')}| )`;
export const COPULA_ZH = /是|像|跳|偏|铁|shi|为|乃|非|必|明|定|都/;
/** After a lone role character only these may follow: the clause must say nothing else of it. */
export const END_ZH = '(?=[了啊吗么吧呀的哦哈呢啦嘛哟无铁没石你还是 ]|$|[,.!?;:"\\n/]|[^\\w\u3400-\u9fff])';

export const DENIED_ZH = new RegExp(NEGATION_ZH);
export const SOFT = new RegExp(
  `${SOFT_ZH}|(?<!^[行好])吧|觉得|感觉|怀疑|猜|我看|\\b(?:might|may|could|maybe|perhaps|probably|likely|seems?|looks?|smells?|reads|feels|think|guess|suspect|suppose|kinda|sort of)\\b`,
);
export const FIRM = new RegExp(
  `${FIRM_ZH}|无疑|没跑|\\b(?:surely|definitely|certainly|absolutely|clearly|obviously|100|really|must|swear|no doubt|for sure)\\b`,
);

/** Verb and adverbs between an English subject and its role. */
export const BETWEEN_EN =
  "(?:(?<=\\bim)|'m|'re|'s| am| are| r| is| was| has to be| must be| might be| may be| could be| will be| looks? like| seems? like| seems? to be| seems?| smells? (?:like|of)| reads like| feels like| acts? like|, )" +
  "(?:n't| not| never| no)?(?: really| definitely| certainly| surely| clearly| obviously| absolutely| probably| maybe| perhaps| likely| just| also| actually| totally| 100%?| always| still| truly| both| all| prob| def| loyal to)*" +
  '(?: not)?(?:(?: all)? that| so| very| exactly)?(?: an?| the| your| one of the)?(?: damn| real| true| honest| secret| hidden| loyal| last| other)? ';
export const DENIED_EN = /n't| not | not$| never | no /;
