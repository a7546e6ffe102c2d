/** Heads at the table: who still lives, who has died, whether anybody of a role is left (§Q3: counting is right always). */
import { clausesOf } from '../../line/clause';

const ROLE_ZH = '(?:忠臣?|反贼?|内奸?)';
const ROLE_EN = '(?:loyal(?:ist)?s?|rebels?|rebs?|traitors?|spy|spies|renegades?)';
const NUMBER = '(?:[一二两俩三仨四五六\\d]+)';
const END = '(?=$|[,.!?啊呀吧呢了])';

/** Persons who are asked for, by name or by number. */
const WHO = '(?:谁|哪(?:些|几)(?:个|位|家)?人?|哪些|(?:几|多少)(?:个|位|家|口)人?)';
const ALIVE = '(?:活着|活(?=的)|喘气|站着|没死|在场|在桌上|存活|健在)';
/** Whoever was struck dead stands behind who did it: "主公砍死了谁" asks of a deed. */
const GONE = '(?<![杀砍打弄捅射毒劈电烧炸抡整干推放撂击])(?:死|阵亡|出局|退场|躺下?|倒下?|挂|折)(?:掉|了)*';
const LOST_EN = '(?:dead|died|fallen|gone down|been (?:killed|knocked out|eliminated)|out of (?:it|the game))';
const YET = '(?: (?:still|actually|even|really|all|else|now|already|currently|left))*';

/** "还有谁活着", "who's still in the game": those who live are named. */
const LIVING = new RegExp(
  [
    `${WHO}(?:还|都|仍)*${ALIVE}`,
    `(?:场上|桌上|现在)(?:还)?(?:剩下?|有)(?:谁|哪几个|哪些人?)${END}`,
    `${ALIVE}的?(?:都|还)*(?:有|剩|是)?(?:下)?${WHO}`,
    `\\bwho(?:'s|s| is| all is)?${YET} (?:alive|standing|breathing|in (?:the|this) game|in play)\\b`,
    "\\bwho(?:'s|s| is| else is)? (?:still )?left\\b(?! (?:the game|us))",
  ].join('|'),
);

/** "死人了没", "has anyone died yet": the dead are named. */
const DEAD = new RegExp(
  [
    `(?:有(?:没有)?|没)(?:人|谁)(?:死|阵亡|出局|挂|倒|没)(?:了|掉)?(?:吗|么|没有?)?${END}`,
    `[这那](?:边|头|伙)(?:少|折|死|没)(?:了|过)?(?:几个)?人(?:了)?(?:吗|么|没有?)${END}`,
    `死(?:过|了)?人(?:了)?(?:吗|么|没有?)${END}`,
    `${GONE}的?(?:都|有|是)*${WHO}(?!的)`,
    `(?:谁|哪几个|哪些人?)(?:已经|都)?(?:死了|没了|阵亡了?|出局了?|挂了|倒了)${END}`,
    '\\b(?:has|did|is) any(?:one|body) (?:died?|dead|been killed|out)\\b',
    '\\bany(?:one|body) (?:dead|died|out)(?: yet| so far)?\\b',
    '\\bhow many (?:\\w+ ){0,3}(?:died|dead|have we lost)\\b',
    `\\bwho(?:'s|s| is| has)?${YET} ${LOST_EN}\\b`,
    '\\bwho (?:have|has|did) (?:we|the table) los[et]\\b',
  ].join('|'),
);

/** "内奸还活着没", "是不是还有三个反": those of a role are counted. */
const OF_ROLE = new RegExp(
  [
    `(?:是不是|是否)(?:还|就|只)?(?:有|剩)(?:下|了)?${NUMBER}个?${ROLE_ZH}`,
    `(?:还|就|只)(?:有|剩)(?:下|了)?${NUMBER}个?${ROLE_ZH}(?:活着|在场?|没死)?(?:吗|么|吧|对吧|是吧)`,
    `(?:就|只)(?:有|剩)?[他她]一个${ROLE_ZH}`,
    `${ROLE_ZH}(?:是不是|是否)?(?:还|都|全|已经)*(?:活着|在场|死了|没了|凉了?|挂了|躺了?|死光|死完|死绝|清完|清光|清干净|死透|杀光|杀完|出局)(?:了)?(?:吗|么|没有?|不|吧)${END}`,
    `${ROLE_ZH}(?:是不是|是否)(?:已经|都|全|还|第一个|最先|这就)*(?:活着|在|死|没|清|杀)(?:光|完|绝|干净)?了?${END}`,
    `${ROLE_ZH}(?:还)?(?:在不在|在吗|在么|死没死|活没活)`,
    `(?:还有没有|有没有|还有)${ROLE_ZH}(?:剩|活着|在|了)*(?:吗|么|没有?|啊)?${END}(?<=吗|么|没|有|活着|啊|${ROLE_ZH})`,
    `\\b(?:is|are) (?:the |all |both |any )?(?:the )?${ROLE_EN} (?:still )?(?:alive|dead|left|out|gone)\\b`,
    `\\b${ROLE_EN} (?:left|remaining|alive) ?(?:=|:|$)`,
    `\\b(?:any|(?:are|is) there (?:any|still)(?: an?)?(?: more)?) ${ROLE_EN}(?: still)?(?: left| alive)?(?=$|[?.!,])`,
  ].join('|'),
);

/** "现在反贼还剩几个没死". */
const ROLE_COUNTED = new RegExp(
  `${ROLE_ZH}[^,.!?]{0,5}(?:几|多少)|(?:几|多少)[个位]?${ROLE_ZH}|\\bhow many (?:\\w+ ){0,2}${ROLE_EN}\\b`,
);

/** Who is to be named: the living or the dead; those of a role are counted. */
export type Heads = 'living' | 'dead' | 'role';

/**
 * What a folded clause asks about heads; null where it asks nothing of the kind.
 * @param asked whether the clause asks at all: 「死人了」 tells
 */
export function headsAsked(text: string, asked: boolean): Heads | null {
  if (LIVING.test(text)) return ROLE_COUNTED.test(text) ? 'role' : 'living';
  if (asked && DEAD.test(text)) return 'dead';
  return OF_ROLE.test(text) && (asked || /(?:没|不|吗|么|吧)$/.test(text)) ? 'role' : null;
}

const ALL_GONE = '(?:死|没|翻|躺|倒|凉|挂|清|走|折|阵亡|出局)(?:光|完|绝|干净|掉|了|一个|[两俩]个?|仨)*';
const ENDS = '(?:啊|呀|吧|呗|嘛|吗|么|哈|哦|喔|对吧|是吧|不是)*';
/** Nothing but who of a role has died: "俩忠都翻了啊", "死了个忠啊", "so both loyalists are dead". */
const TOLD = new RegExp(
  `^(?:那么?|所以|这下|合着|敢情|等于|这么说|也就是说|现在|咱|场上|[ ,])*(?:${NUMBER}个?)?(${ROLE_ZH}(?:贼|臣|奸)?)(?:就|都|全|已经|一个|第一个|也|又|这就|这么)*${ALL_GONE}${ENDS}$|^(?:那么?|所以|这下|合着|就|又|都|已经|[ ,])*(?:死|没|翻|倒|折|挂)了?(?:${NUMBER})?个?(${ROLE_ZH}(?:贼|臣|奸)?)了?${ENDS}$|^(?:(?:so|ok|oh|wait|then|and|that means|both|all|one|two|the|another|first|our|an?|of|\\d)[ ,]+)*(${ROLE_EN})(?:'?s| is| are| r)?(?: all| both| already| now)* (?:dead|down|gone|out|died)(?: now| already| then| huh| right)*$`,
);

/** The role of which a whole line tells that some have died, as it is said there; null where it tells nothing of the kind. */
export const fallenTold = (text: string): string | null => {
  const [, ...roles] = TOLD.exec(text.replace(/[\s.!?~]+$/, '')) ?? [];
  return roles.find(Boolean) ?? null;
};

const DEAD_OF: readonly (readonly [words: RegExp, role: 'zhong' | 'fan' | 'nei'])[] = [
  [/忠|(?:主公|保皇)[那这]?(?:边|方|伙|头)的?人?|\bloyal|\blord'?s (?:guys?|men|side|people|team|friends)\b/, 'zhong'],
  [/反贼?|\breb/, 'fan'],
  [/内奸?|\b(?:traitors?|spy|spies)\b/, 'nei'],
];
const HOW_MANY = /几|多少|\bhow many\b/;
const COUNT_LIVING =
  /(?:几|多少)[个位家]*(?:人)?(?:还)?(?:活(?:着|的|人)?|喘气|站着)|(?:活(?:着|人)?|剩)(?:的)?(?:还)?(?:剩|有)?(?:几|多少)[个位家]*(?:人|活的|活人)?(?=$|[?,. 啊呀呢了])|\bhow many\b.{0,16}\b(?:standing|alive|left|up|in|going|remain\w*|around)\b/;
const GONE_DOWN = /死|没了|躺|阵亡|出局|\b(?:dead|died|down|gone|ground|out|buried|fallen)\b/;

/** "反呢", "and the rebels?": counted as those before. */
const AS_WELL = new RegExp(
  `^(?:那|还有|[和跟])*${ROLE_ZH}(?:那?边)?呢[啊呀]?$|^(?:and|what about|how about|the|[ ,])*${ROLE_EN}$`,
);

/** Whose heads a line asks to be counted or named, part by part, in its order. @param text folded, with its blanks */
export const headsIn = (text: string): ('living' | 'dead' | 'zhong' | 'fan' | 'nei')[] =>
  clausesOf(text).reduce<('living' | 'dead' | 'zhong' | 'fan' | 'nei')[]>((found, { text: one }) => {
    const [, role] = DEAD_OF.find(([words]) => words.test(one)) ?? [];
    if (role !== undefined) {
      const counted = HOW_MANY.test(one) && (GONE_DOWN.test(one) || ROLE_COUNTED.test(one));
      return counted || (found.length > 0 && AS_WELL.test(one)) ? [...found, role] : found;
    }
    const places = [
      ['dead', one.search(DEAD)],
      ['living', Math.max(one.search(LIVING), HOW_MANY.test(one) ? one.search(COUNT_LIVING) : -1)],
    ] as const;
    const asked = places.filter(([, at]) => at >= 0).sort(([, a], [, b]) => a - b);
    return [...found, ...asked.map(([whose]) => whose)];
  }, []);
