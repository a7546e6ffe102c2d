/** Whose trouble it is: kin, partners, pets, as lines name them, and how they are named back. */
import { readOnce } from '../../line/read-once';
import type { InSpoken } from '../../../language/languages';

/** What somebody is to the speaker. */
export type Closeness = 'kin' | 'partner' | 'friend' | 'pet';

export interface Whose {
  readonly closeness: Closeness;
  /** As the hearer names them. */
  readonly named: InSpoken<string>;
}

type Row = readonly [closeness: Closeness, words: string, zh: string, en: string];

/** Not of whoever is insulted: "你妈", "your mom". */
const MINE = '(?<![你您他她谁大])';

/** The first that a line names; longer words before those that they hold. */
const ROWS: readonly Row[] = [
  ['kin', `${MINE}(?:奶奶|我奶(?!茶|粉))|\\b(?:grandma|grandmother|granny|nana|gran)\\b`, '奶奶', 'your grandma'],
  ['kin', `${MINE}(?:爷爷|我爷)|\\b(?:grandpa|grandfather|granddad|gramps)\\b`, '爷爷', 'your grandpa'],
  ['kin', '外婆|姥姥|家婆', '外婆', 'your grandma'],
  ['kin', '外公|姥爷', '外公', 'your grandpa'],
  ['kin', `${MINE}(?:爸妈|父母|二老)|(?<!your )\\b(?:parents|folks)\\b`, '爸妈', 'your parents'],
  [
    'kin',
    `(?:我|俺)(?:老|亲)?[妈娘]|${MINE}(?:老妈|妈妈|母亲)|(?<!(?:your|ur|yo) )\\b(?:mom|mum|mother|mama)\\b`,
    '阿姨',
    'your mum',
  ],
  [
    'kin',
    `(?:我|俺)(?:老|亲)?[爸爹]|${MINE}(?:老爸|爸爸|父亲)|(?<!(?:your|ur|yo) )\\b(?:dad|father|papa)\\b`,
    '叔叔',
    'your dad',
  ],
  ['partner', '女朋友|女友|老伴|我女票|\\b(?:girlfriend|gf)\\b', '她', 'your girlfriend'],
  ['partner', '男朋友|男友|我男票|\\b(?:boyfriend|bf)\\b', '他', 'your boyfriend'],
  ['partner', `${MINE}(?:老婆|媳妇|我妻子)|(?<!your )\\bwife\\b`, '嫂子', 'your wife'],
  ['partner', `${MINE}(?:老公|我丈夫)|(?<!your )\\bhusband\\b`, '他', 'your husband'],
  ['partner', '对象|另一半|前任|前女友|前男友|\\b(?:partner|fianc[eé]e?|my ex)\\b', '那个人', 'your partner'],
  [
    'kin',
    '(?:我|俺|家里?)(?:的)?(?:娃|宝宝|丫头)|(?<![你您他她男女大熊小])(?:儿子|女儿|闺女|孩子)|带娃|哄娃|\\b(?:my|our) (?:son|daughter|kids?|baby|toddler|little one)\\b',
    '孩子',
    'your kid',
  ],
  [
    'kin',
    '我(?:的)?(?:哥|弟|堂哥|表哥|表弟)|\\b(?:my|our) (?:(?:big|little|older|younger) )?bro(?:ther)?\\b',
    '你兄弟',
    'your brother',
  ],
  [
    'kin',
    '我(?:的)?(?:姐|妹|堂姐|表姐|表妹)|\\b(?:my|our) (?:(?:big|little|older|younger) )?sis(?:ter)?\\b',
    '你姐妹',
    'your sister',
  ],
  [
    'kin',
    '我(?:的)?(?:叔|伯|舅|姑|姨)|亲人|家里?人|家里|\\b(?:my|our) (?:uncle|aunt(?:ie)?|cousin|family)\\b',
    '家里人',
    'your family',
  ],
  [
    'friend',
    '(?:我|好)(?:的)?(?:朋友|哥们|室友|同学|基友)|闺蜜|发小|\\bmy (?:(?:best|old|close) )?(?:friend|roommate|buddy|mate)\\b',
    '你朋友',
    'your friend',
  ],
  [
    'pet',
    '(?:我家?的?|家里的?|养的|小|老|大)?(?:狗(?!头|屎|贼|咬狗|腿|命|血)|汪|柯基|金毛|哈士奇|泰迪)|\\b(?:dog|doggo|puppy|pup)\\b',
    '狗狗',
    'your dog',
  ],
  [
    'pet',
    '(?:我家?的?|家里的?|养的|小|老|大)?(?:猫(?!腻|步)|(?<!喵)喵(?!喵)|橘猫|布偶)|\\b(?:cat|kitty|kitten)\\b',
    '猫咪',
    'your cat',
  ],
  [
    'pet',
    '兔子|仓鼠|鹦鹉|乌龟|宠物|豚鼠|\\b(?:pet|hamster|rabbit|bunny|parrot|guinea pig)\\b',
    '小家伙',
    'your little one',
  ],
];

const COMPILED = ROWS.map(([closeness, words, zh, en]) => ({
  words: new RegExp(words),
  whose: { closeness, named: { zh, en } },
}));

/** Alternatives for one or more kinds of closeness, to stand in other patterns. */
export const closeOnes = (...kinds: readonly Closeness[]): string =>
  `(?:${ROWS.filter(([closeness]) => kinds.includes(closeness))
    .map(([, words]) => words)
    .join('|')})`;

/** The first of those close to the speaker whom a text names; null where it names none, and it is the speaker's own. */
export const whoseIn = readOnce((text): Whose | null => {
  let first: { readonly at: number; readonly whose: Whose } | null = null;
  for (const { words, whose } of COMPILED) {
    const at = text.search(words);
    if (at >= 0 && (first === null || at < first.at)) first = { at, whose };
  }
  return first?.whose ?? null;
});
