/** What an AI is asked of a life away from the table: whether it ever did something, can, has one, or comes along (§Q1). */
import { namesGame } from './game';
import { OTHER_GAMES, otherGameIn } from './other-games';
import { THINGS, thingsIn } from './things';

export type OwnLife = 'ever' | 'able' | 'owns' | 'joins';

/** Whoever is asked: the hearer, or everybody. */
const YOU =
  '^[ ,]*(?:那|话说|对了|诶|欸|哎|喂|嘿|哈|所以|我问|问下|想问下|顺便问下?)*(?:你们?(?:几个|几位|俩|这[些帮]人?)?|大家|各位|诸位|有(?:没有)?(?:人|谁)|谁|咱们?|这桌|桌上)?(?:还?有(?:没有)?(?:人|谁)?|都|也|以前|之前|从来|平时|平常|现实里?|私下|真的?)*';
const ASKS = '的?(?:没有?|吗|么|嘛|不)(?:啊|呀|呢|哈|来着)?[?]*$';
const WHO = '(?:^|[^是])(?:谁|有没有人?|有人|有谁)(?:还|也|都|以前|之前)*';
/** What one does of an evening; 打 is a blow but for these. */
const DOES =
  '(?:玩|看|听|吃|喝|去|养|学|试|追|读|爬|坐|滑|谈|唱|跳|弹|画|钓|逛|煮|做|写|打(?=过?(?:[篮足排网羽乒台高桌]|工|游戏|麻将|扑克|电话|王者|排位)))';
const THING = '(?!了)[^,.!?]{1,10}?';
const FREE = '(?:吃|喝|(?<![再看])看(?![看情])|唱|玩|逛|爬|跑|钓|撸|泡|蹦|打(?:球|游戏))';
const GAME = `(?:${OTHER_GAMES})`;
const OTHER_THING = `(?:${GAME}|${THINGS.food}|${THINGS.shows})`;
const LATER =
  '(?:打完|玩完|完事|结束|散了?|改天|下次|待会|等会|一会|晚上|今晚|周末|明天|回头|哪天|有空|有机会|after (?:this|the) (?:game|one|round)?|later|sometime|tonight|this weekend|next time)';

/** In the order in which they are tried. */
const CLASSES: readonly (readonly [OwnLife, RegExp])[] = [
  [
    'joins',
    new RegExp(
      `${LATER}.{0,12}(?:${FREE}|${OTHER_THING}).{0,10}(?:[吗不么吧?]|玩玩|走起|呗|约)|(?:换|改|来|约|一起|来把|来局|开一?[把局])(?:.{0,2}[玩打])?(?:一?[把局盘])?${GAME}|\\b(?:wanna|want to|shall we|let'?s|we should|(?:you|u) (?:guys )?(?:up|down) for|come|join (?:me|us))\\b.{0,24}(?:${OTHER_THING}|\\b(?:movies?|drinks?|eat|hike|swim)\\b)`,
    ),
  ],
  [
    'ever',
    new RegExp(
      `${YOU}${DOES}过${THING}${ASKS}|${WHO}${DOES}过|${YOU}(?:[玩看听吃喝追](?:不[玩看听吃喝追])?|打(?:不打)?)(?:${GAME}|${THINGS.shows}|球赛?|世界杯|nba)${ASKS}|听说过${GAME}${ASKS}|\\b(?:have|has|(?<=^[ ,]*)(?:ever|you|u|any(?:one|body)|who)) ?(?:you|u|any(?:one|body)|any of (?:you|u)|y'?all|here|guys|all|of (?:you|u)|ever| )*(?:played|seen|watched|read|eaten|tried|been to|heard of|visited) (?!me\\b|my\\b|him|her|them|his|their|this\\b|that\\b|it\\b|with|for|on |what|how|who|why|any|well|safe)[a-z' ]{2,32}(?:[?]|$)|\\b(?:you|u|any(?:one|body)|who|y'?all)(?: here| guys| all| of you| ever| even| still| also)* (?:play|watch|read|played|tried|seen)(?:s|ing)? (?:the |that |any |some )?${OTHER_THING}`,
    ),
  ],
  [
    'able',
    new RegExp(
      `${WHO}会${DOES}|${YOU}会(?:不会)?(?:${DOES}|下|开|骑|游|说)(?:${GAME}|${THING})${ASKS}|${YOU}会不会(?:${DOES}|下)${GAME}|\\b(?:can|do) (?:you|u|any(?:one|body)|any of (?:you|u))(?: guys| here| even| actually| all)* (?:cook|sing|dance|swim|drive|ski|draw|paint|code|speak [a-z]+|play (?:the )?(?:guitar|piano|violin|drums|sports?|football|basketball|tennis|${OTHER_GAMES}))`,
    ),
  ],
  [
    'owns',
    new RegExp(
      `你们?(?:家)?(?:里)?(?:有没有|有|养了?|养没养)(?:宠物|${THINGS.pets}|兄弟姐妹|爱好|孩子|房|车(?!轮)|工作|家人)(?:吗|么|没有?|不|的)?(?:啊|呀)?[?]*$|\\b(?:do|have) (?:you|u|any(?:one|body)|any of (?:you|u))(?: guys| here| even)*(?: have| got)? (?:a |an |any )?(?:pets?|cats?|dogs?|kids?|job|hobb(?:y|ies)|family|brothers?|sisters?|siblings|girlfriend|boyfriend|gf|bf)\\b`,
    ),
  ],
];

/** Of the speaker's own hand, deeds and seats: nothing away from the table. */
const OF_TABLE =
  /我的|这[个张把局招手]|那[张把招手]|武将|技能|\d|\b(?:my|this (?:hero|general|card|game)|cards?|seat)\b/;

/** Which of these a text asks, and of what, where a list names it; null where it asks none. @param text without whoever is called */
export function ownLifeIn(text: string): { readonly of: OwnLife; readonly thing: string | null } | null {
  if (namesGame(text) || OF_TABLE.test(text)) return null;
  const of = CLASSES.find(([, words]) => words.test(text))?.[0];
  return of === undefined ? null : { of, thing: otherGameIn(text) ?? thingsIn(text)[0]?.word ?? null };
}
