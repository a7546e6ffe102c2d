/** Small matters of one's own four walls and of a love that has left, by their words. */
import { THINGS } from '../things';
import type { Row } from './row';

/** Before other troubles. */
export const HOME_TROUBLES: readonly Row[] = [
  [
    'kin_divorce',
    'family',
    '(?:爸妈|父母|二老|我[爸妈].{0,3}我[爸妈]|他们俩)[^,.!?]{0,8}(?:离婚|离了(?!家)|分居)|\\b(?:parents|folks|m[ou]m and dad|dad and m[ou]m)\\b.{0,20}\\b(?:divorc\\w*|split(?:ting)? up|separat(?:ed|ing))\\b',
  ],
  [
    'kin_at_odds',
    'family',
    '(?:爸妈|父母|二老|我[爸妈].{0,3}我[爸妈]|他们俩)(?!.{0,4}[跟和]我).{0,8}(?:吵|打(?:起来|架)|摔(?!了一跤|倒)|冷战)|\\b(?:parents|folks|m[ou]m and dad|dad and m[ou]m)\\b.{0,24}\\b(?:fight(?:ing)?|fought|argu\\w+|yelling|screaming|at it)\\b(?! (?:with|at) me)',
  ],
  [
    'parting_words',
    'love',
    '[他她](?:搬?走|搬出去|离开|分手)(?:之?前|的时候|那天).{0,3}(?:说|留|骂)|[他她]说.{2,20}(?:然后|说完).{0,3}(?:搬|走|分手)|\\bs?he (?:said|told me) .{3,48}\\b(?:and|then) (?:just )?(?:left|moved out|walked out)\\b',
  ],
  [
    'quit',
    'work',
    '裸辞|(?<!推)辞(?:职|工作|掉工作|了算)|(?:工作|这班).{0,2}(?:辞|不干)了|想辞|\\b(?:quit(?:ting)?|leav(?:e|ing)) my job\\b|\\bquit (?:w/o|without|with no) .{0,12}job\\b|\\bhand(?:ing)? in my notice\\b',
  ],
];

/** A joke about what one eats is no quarrel: before other troubles. */
export const SMELLS: readonly Row[] = [
  [
    'smell',
    'food',
    `${THINGS.food}.{0,8}(?:臭|味儿?[大重])|(?:室友|厨房|屋里|宿舍).{0,12}(?:臭|味儿?[大重])|(?:螺蛳粉|臭豆腐|榴莲|韭菜|大蒜|咸鱼|泡菜)[^.!?]{0,12}(?:赶|轰|嫌|捂|抗议|受不了)|\\b(?:flat|room|house|kitchen|place) (?:stinks?|smells?|reeks?)|\\b(?:stinks|smells|reeks) (?:of|like)\\b(?! (?:an? |the )?(?:reb|red\\b|spy|nei|traitor|renegade|loyal|rat\\b|trap|bluff|fish))|\\bstinky\\b|\\b(?:durian|kimchi|garlic|tuna|curry)\\b.{0,48}\\b(?:kick(?:ed|ing)? me out|banned|complain\\w*|gagging|evict\\w*)`,
  ],
];

/** What is merely grumbled at or laughed about. */
export const HOME: readonly Row[] = [
  [
    'called_home',
    'family',
    "(?:我[爸妈奶爷]|老婆|老公|媳妇).{0,8}(?:[喊叫催]我|锅铲|[喊叫催].{0,4}[遍次](?:吃|睡|回|关|$|[,.!?]))|[喊叫催]我.{0,3}[三四五六]遍|\\b(?:my )?(?:m[ou]m|dad|wife|gf)(?:'s| is)? (?:call|yell)ing (?:me|us)\\b|\\bdinner'?s (?:ready|getting cold)\\b",
  ],
  [
    'noise',
    'other',
    '(?:楼[上下]|隔壁|邻居|室友).{0,8}(?:装修|施工|钻|蹦|打呼|放歌|吵)|电钻|\\b(?:neighbou?rs?|upstairs|next door|roommate)\\b.{0,16}\\b(?:drill\\w*|loud|nois[ey]|music|snor\\w+|blasting)\\b|\\bleaf blower\\b',
  ],
  [
    'work_tomorrow',
    'time',
    "(?:明天|又是?|又要)周一(?:[,]?.{0,4}救救?我)?|(?:明天|明早).{0,3}(?:上班|搬砖|早八|上学|开学)(?:[,]?.{0,4}救救?我)?|\\b(?:(?:monday|work|school) tomorrow|tomorrow(?:'s| is) (?:monday|work))(?:,? ?(?:kill|save|shoot|help) me)?\\b",
  ],
];

/** No trouble, however it is worded. */
export const isGrumble = (matter: string): boolean => [...SMELLS, ...HOME].some(([one]) => one === matter);
