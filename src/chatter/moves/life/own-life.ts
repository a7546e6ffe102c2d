/** What an AI is asked of a life away from the table: whether it ever did something, can, has one, comes along, likes another game better (§Q1). */
import { readOnce } from '../../line/read-once';
import { namesGame } from './game';
import { OTHER_GAMES, otherGameIn } from './other-games';
import { THINGS, thingsIn } from './things';

export const OWN_LIFE = ['ever', 'able', 'owns', 'joins', 'prefers'] as const;
export type OwnLife = (typeof OWN_LIFE)[number];

const ENDS = '(?:啊|呀|呢|哈|来着)?[?]*(?=,|$)';
const ASKS = `的?(?:没有?|吗|么|嘛|不)${ENDS}`;
/** Whatever is asked is named: a verb alone may be of the game, or of a trouble. */
const GAME = `(?:${OTHER_GAMES})`;
const THING = `(?:${GAME}|${THINGS.food}|${THINGS.shows}|世界杯|球赛|nba)`;
const SKILL = `(?:游泳|做饭|煮饭|炒菜|唱歌|跳舞|画画|弹(?:吉他|钢琴|琴)|下棋|[打玩下](?:过)?${GAME}|(?:打|踢)[篮足排网羽乒]毛?乓?球|开车|骑车|滑[雪冰]|修(?:电脑|车|手机)|说(?:.{1,2}语|.{1,2}话(?<!实话|真话|假话|好话)))`;
const SKILL_EN = `(?:cook|sing|dance|swim|drive(?: stick)?|ski|draw pictures|paint|speak (?:english|chinese|japanese|spanish|french|german)|play (?:(?:the )?(?:guitar|piano|violin|drums)|sports?|football|basketball|tennis|${OTHER_GAMES}))`;
const GOES = `(?:去?(?:撸串|蹦迪|唱(?:k|歌)|逛街|爬山|钓鱼|打球|打游戏|泡脚|喝(?:酒|茶|一杯)|吃(?:饭|宵夜|夜宵))|[吃喝看玩去打搓来]?(?:把|局|盘|个|点|顿|场|杯)?${THING})`;
const LATER =
  '(?:打完|玩完|完事|结束|散了|改天|下次|待会|等会|一会|晚上|今晚|周末|明天|回头|哪天|有空|after (?:this|the)|later|sometime|tonight|this weekend|next time)';
const OWN = `(?:宠物|${THINGS.pets}|对象|[男女]朋友|兄弟姐妹|爱好|工作)`;
const OWN_EN = '(?:pets?|cats?|dogs?|job|hobb(?:y|ies)|brothers?|sisters?|siblings|girlfriend|boyfriend|gf|bf)';
const ANY = "(?:you|u|any(?:one|body)|any of (?:you|u)|who|y'?all)";

/** In the order in which they are tried. */
const CLASSES: readonly (readonly [OwnLife, RegExp])[] = [
  [
    'joins',
    new RegExp(
      `${LATER}.{0,8}${GOES}.{0,8}(?:[吗不么吧?]|玩玩|走起|呗)|(?:换|改|约|来把|来局)${GAME}(?:玩玩|吧|[吗不么]|呗|$)|\\b(?:wanna|want to|shall we|let'?s|we should|up for|down for)\\b.{0,24}${THING}`,
    ),
  ],
  [
    'ever',
    new RegExp(
      `(?:[玩看听吃喝追读试]|打(?=过?${GAME}))过${THING}|(?:[玩看追]|打(?:不打)?)${THING}${ASKS}|([玩看吃喝追])不\\1${THING}|听说过${GAME}${ASKS}|去过(?!了)[^,.!?]{1,8}?${ASKS}|\\b${ANY}(?: here| guys| all| ever| even| still| also| already)* (?:play|watch|read|played|tried|seen|ate|eaten)(?:s|ing)? (?:the |that |any |some |new |a )*${THING}|^[ ,]*(?:have |has )?(?:${ANY} )?(?:here |guys |all |of you )*(?:ever )?(?:been to|visited) (?!me\\b|my\\b|an?\\b|the\\b)[a-z' ]{3,24}(?=[?,]|$)|^[ ,]*ever (?:tried|seen|played) (?:the )?${THING}`,
    ),
  ],
  ['able', new RegExp(`会(?:不会)?${SKILL}|\\b(?:can|do) ${ANY}(?: guys| here| even| actually| all)* ${SKILL_EN}\\b`)],
  [
    'owns',
    new RegExp(
      `你们?(?:家)?(?:里)?(?:有没有|有|养了?|养没养)${OWN}(?:吗|么|没有?|不|的)?${ENDS}|(?:谁|有人)(?:还)?(?:有|带了?)(?:没有?)?(?:纸巾|雨伞|${THINGS.gear})|\\b(?:any(?:one|body)|who)(?: here| else)? (?:got|has|have) (?:an? |any |some )?(?:spare |extra )?(?:${THINGS.gear}|tissues?|umbrella)|\\b(?:do|have) ${ANY}(?: guys| here| even)*(?: have| got)? (?:a |an |any )?${OWN_EN}\\b`,
    ),
  ],
];

/** Of the speaker's own hand, deeds and seats: nothing away from the table. */
const OF_TABLE = /我的|这[个张局招手]|那[张把招手]|武将|技能|\d|\b(?:my|this (?:hero|general|card)|cards?|seat)\b/;
/** Said lightly or not: no joke is made of it, and whoever listens to troubles hears it first. */
const DARK =
  /[死药毒坟哭怕伤疼病]|自[杀残尽]|割腕|跳[楼河桥]|楼顶|遗书|心理|医院|葬礼|难过|分手|离婚|去世|没有?家|活(?:着|够|下)|\b(?:dea?d|die[ds]?|dying|kill\w*|suicid\w*|overdos\w*|pills?|cut|cutting|harm\w*|bleach|bridge|funeral|hospital|rehab|ward|psych\w*|therap\w*|jail|prison|hell|note|end(?:ed|ing)? it|come back|wake up|jump\w*|drown\w*|sad|cry\w*|lonely|alone|broke up|left me)\b/;
const BETTER =
  /哪(?:个|款|种)|更?(?:好|有意思|难|简单)(?:玩|懂|上手)?[吗不么]|比|喜欢|\b(?:which|better|worse|harder|easier|prefer|more fun)\b/;
/** "8号会游泳么": whoever is asked, by number. */
const SUBJECT = /^[ ,]*(?:[\d一二三四五六七八]号|(?:seat )?\d\b)/;
const TO_YOU = /你|大家|各位|[吗么?]|\b(?:you|u|anyone|guys)\b/;
/** Told of oneself or of a third. */
const OF_OTHERS =
  /[我他她](?!们?(?:请|带)).{0,6}(?:过|会|有|养)|\b(?:i|he|she|they)(?:'?ve|'?d|'?m)? (?:ever |never )?(?:have|has|had|been|played|seen|tried|can)\b/;

interface OwnLifeAsked {
  readonly of: OwnLife;
  /** What it is asked of, where a list names it. */
  readonly thing: string | null;
}

/** Which of these a text asks; null where it asks none. @param text without whoever is called @param line all of what is said with it */
export const ownLifeIn = (text: string, line = text): OwnLifeAsked | null => (DARK.test(line) ? null : askedIn(text));

const askedIn = readOnce((text): OwnLifeAsked | null => {
  const asked = text.replace(SUBJECT, '');
  if (OF_TABLE.test(asked) || namesGame(asked.replace(/三国杀/g, ' '))) return null;
  const game = otherGameIn(asked);
  if (game !== null && BETTER.test(asked) && TO_YOU.test(asked)) return { of: 'prefers', thing: game };
  if (OF_OTHERS.test(asked)) return null;
  const of = CLASSES.find(([, words]) => words.test(asked))?.[0];
  return of === undefined ? null : { of, thing: game ?? thingsIn(asked)[0]?.word ?? null };
});
