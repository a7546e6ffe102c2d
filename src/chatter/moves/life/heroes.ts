/** Figures of the tale that everybody knows, and what is asked or said of them when they are not the ones at the table (§Q1). */

interface Hero {
  readonly zh: string;
  readonly en: string;
}

/** Chinese name, English name, other names. */
const ROWS: readonly (readonly [zh: string, en: string, also?: string])[] = [
  ['吕布', 'Lü Bu', '奉先'],
  ['关羽', 'Guan Yu', '关公|关二爷|二爷|云长'],
  ['张飞', 'Zhang Fei', '翼德'],
  ['赵云', 'Zhao Yun', '子龙|\\bzilong\\b'],
  ['马超', 'Ma Chao', '孟起'],
  ['黄忠', 'Huang Zhong', '黄老将军'],
  ['曹操', 'Cao Cao', '孟德|曹老板'],
  ['刘备', 'Liu Bei', '玄德|刘皇叔'],
  ['孙权', 'Sun Quan', '仲谋'],
  ['诸葛亮', 'Zhuge Liang', '孔明|诸葛(?![连瑾恪果诞瞻均])|卧龙|\\b(?:kongming|zhuge)\\b'],
  ['司马懿', 'Sima Yi', '仲达'],
  ['周瑜', 'Zhou Yu', '公瑾|周郎'],
  ['典韦', 'Dian Wei'],
  ['许褚', 'Xu Chu'],
  ['张辽', 'Zhang Liao', '文远'],
  ['貂蝉', 'Diaochan'],
  ['大乔', 'Da Qiao'],
  ['小乔', 'Xiao Qiao'],
  ['甄姬', 'Zhen Ji', '甄宓'],
  ['孙尚香', 'Sun Shangxiang'],
  ['黄月英', 'Huang Yueying'],
  ['蔡文姬', 'Cai Wenji', '蔡琰'],
  ['郭嘉', 'Guo Jia', '奉孝'],
  ['荀彧', 'Xun Yu'],
  ['贾诩', 'Jia Xu'],
  ['陆逊', 'Lu Xun'],
  ['吕蒙', 'Lü Meng'],
  ['鲁肃', 'Lu Su'],
  ['华佗', 'Hua Tuo'],
  ['董卓', 'Dong Zhuo'],
  ['袁绍', 'Yuan Shao'],
  ['夏侯惇', 'Xiahou Dun'],
  ['夏侯渊', 'Xiahou Yuan'],
  ['甘宁', 'Gan Ning'],
  ['孙策', 'Sun Ce', '伯符'],
  ['孙坚', 'Sun Jian'],
  ['太史慈', 'Taishi Ci'],
  ['姜维', 'Jiang Wei'],
  ['邓艾', 'Deng Ai'],
  ['庞统', 'Pang Tong', '凤雏'],
  ['魏延', 'Wei Yan'],
  ['张角', 'Zhang Jiao'],
  ['左慈', 'Zuo Ci'],
  ['于吉', 'Yu Ji'],
  ['刘禅', 'Liu Shan', '阿斗|\\badou\\b'],
  ['孟获', 'Meng Huo'],
  ['陈宫', 'Chen Gong'],
  ['马谡', 'Ma Su'],
  ['刘谌', 'Liu Chen'],
  ['左棻', 'Zuo Fen'],
  ['唐周', 'Tang Zhou'],
  ['张星彩', 'Zhang Xingcai'],
  ['曹叡', 'Cao Rui'],
  ['曹丕', 'Cao Pi'],
  ['曹植', 'Cao Zhi'],
  ['徐庶', 'Xu Shu'],
  ['黄盖', 'Huang Gai'],
  ['于禁', 'Yu Jin'],
  ['文鸳', 'Wen Yuan'],
  ['王允', 'Wang Yun'],
  ['司马炎', 'Sima Yan'],
  ['祝融', 'Zhu Rong'],
  ['凯撒', 'Caesar'],
  ['李白', 'Li Bai'],
  ['司马师', 'Sima Shi'],
  ['司马昭', 'Sima Zhao'],
  ['钟会', 'Zhong Hui'],
];

/** "zhugeliang", "sun shang xiang": however it is parted. */
const latin = (en: string): string =>
  Array.from(en.toLowerCase().replace(/ /g, ''), (one) => (one === 'ü' ? '[uvü]' : one)).join(' ?');

const COMPILED = ROWS.map(([zh, en, also]) => ({
  hero: { zh, en },
  words: new RegExp(`${zh}|\\b${latin(en)}s?\\b${also === undefined ? '' : `|${also}`}`),
}));

/** All whom opinions are held of. */
export const HEROES: readonly Hero[] = COMPILED.map(({ hero }) => hero);

/** Those that a text names, in its order, each once. */
export const heroesNamed = (text: string): readonly Hero[] =>
  COMPILED.map(({ hero, words }) => ({ hero, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ hero }) => hero);

/** A text without their names: 马超 is no horse. */
export const withoutHeroes = (text: string): string =>
  COMPILED.reduce((rest, { words }) => rest.replace(words, ' '), text);

export const HERO_KINDS = [
  'looks',
  'favourite',
  'strongest',
  'compare',
  'whatif',
  'opinion',
  'claim',
  'power',
  'feared',
  'ours',
  'tale',
  'any',
] as const;
export type HeroKind = (typeof HERO_KINDS)[number];

const ANY =
  '(?:武将|英雄|猛将|谋士|将军|军师|人物|角色|美女|美人|\\b(?:generals?|heroes|hero|characters?|warriors?|strategists?)\\b)';
const BEAUTY =
  /好看|漂亮|更美|最美|美吗|颜值|(?:最|更|谁)帅|\b(?:pretti(?:er|est)|hott(?:er|est)|(?:best|better)[- ]looking|most (?:beautiful|handsome)|cut(?:er|est)|good[- ]looking)\b/;
const FAVOURITE = new RegExp(
  `(?:喜欢|欣赏|佩服)(?:的|用|玩|是|三国|里|历史上)*(?:哪一?[个位]|什么|谁|的).{0,4}(?:${ANY}|$|[,?])|(?:本命|最爱).{0,4}${ANY}|${ANY}.{0,4}最喜欢|喜欢(?:哪个|什么)${ANY}|\\bfav(?:ou?rite|e|s)?\\b.{0,12}${ANY}|${ANY}.{0,12}\\bfav(?:ou?rite)?s?\\b|who(?:'s|s| is)? (?:your|you guys'?|everyone'?s|ur) (?:fav\\w*|main)`,
);
const STRONGEST = new RegExp(
  `(?:谁|哪个|哪位)(?:才)?(?:是)?(?:三国)?(?:第一|最强|最厉害|最能打|最猛|最聪明|天下第一)|(?:三国|历史上|正史|演义).{0,6}(?:第一|最强|最厉害|最能打|最聪明)|最(?:强|厉害|猛|能打|聪明)(?:的)?${ANY}|\\b(?:strongest|best|greatest|smartest|goat) ${ANY}|who(?:'s|s| is) the (?:strongest|best|greatest|goat|smartest)`,
);
const COMPARED = /还是|更|选|比|对上|\b(?:or|better|stronger|than)\b/;
/** Of two, whatever else is supposed. */
const WHICH = /谁|哪[个位]|单挑|打得[过赢]|pk|vs|\b(?:who|which|vs\.?|versus|beats?|wins?|1v1)\b/;
const SUPPOSED =
  /要是|如果|假如|假设|倘若|若是|当初|能不能|能.{0,4}(?:统一|赢|打赢|活|翻盘)|会不会(?!玩|打)|换成|\b(?:if|had better|(?:w|c|sh)ould(?: \w+ \w+)?(?:'ve| have))\b/;
const ASKED =
  /怎么看|怎么样|如何|咋样|算不算|算.{0,4}(?:吗|么|不|还是)|是不是|你们?觉得|评价|厉害(?:吗|不)|强(?:吗|不)|(?:奸|枭)雄|伪君子|\b(?:what (?:do|did) (?:you|u|y'?all|everyone) (?:guys )?think|thoughts|opinions? (?:on|of|about)|overrated|underrated|any good|how good|(?:is|was) .{2,24} (?:good|strong|evil|a (?:hero|villain)|the best|smart|real|broken|op)\b)/;
const JUDGED =
  /强|弱|厉害|牛|猛|菜|吹|帅|美|奸|可惜|惨|无敌|天花板|伪君子|[枭英]雄|没错|冤|神(?!将)|厉|聪明|傻|意难平|喜欢|讨厌|粉|\b(?:wrong|broken|op|overrated|underrated|goat|best|worst|solos?|carr\w+|cool|badass|beats?|wins?|clears?|diff|strong|weak|trash|evil|hero|villain|legend\w*|love|hate|right|deserved?|wronged|smart\w*|genius|insane|amazing|cheating|fraud|king|queen)\b/;
/** How well a hero plays, whichever it is. */
const POWER =
  /[这那]个?(?:武?将|英雄).{0,4}(?:强|厉害|好用|弱|怎么样|咋样|如何|难|好玩)|武将.{0,3}(?:强|厉害|好用)|\bis (?:this|that|my|your|ur) (?:hero|general|character)\b/;
/** How true it is. */
const TALE = /罗贯中|演义|\bluo guanzhong\b|\bromance of\b/;
/** Said as one says it, of nobody. */
export const SAYING = /(?<!别)说曹操/;
/** Talk of the tale without a name in it: a word of it must stand there. */
const OF_TALE = new RegExp(`${ANY}|三国|历史|演义|正史|\\bthree kingdoms\\b`);

/** Enough is said of one. */
const SAYS = /[\u3400-\u9fff]{4}|(?:[a-z']+ ){2}[a-z']+/;

/** What a text asks or says of heroes of the tale; null where nothing. @param named those whom it names @param whole nothing else is spoken of: any word of one is about that one */
export function heroKindIn(text: string, named: readonly Hero[], whole = false): HeroKind | null {
  if (named.length === 0 && POWER.test(text)) return 'power';
  if (named.length === 0 && TALE.test(text)) return 'tale';
  if ((named.length === 0 && !OF_TALE.test(text)) || SAYING.test(text)) return null;
  if (FAVOURITE.test(text)) return 'favourite';
  if (BEAUTY.test(text)) return 'looks';
  if (named.length > 1 && (WHICH.test(text) || (COMPARED.test(text) && !SUPPOSED.test(text)))) return 'compare';
  if (named.length === 0) return STRONGEST.test(text) ? 'strongest' : null;
  // 黄忠和严颜: of the other there is no opinion.
  if (/[和跟与比].{1,4}(?:谁|哪个|更)/.test(text)) return 'opinion';
  if (SUPPOSED.test(text) && !/是不是|算不算/.test(text)) return 'whatif';
  if (ASKED.test(text) && !/\b(?:is|was) (?:dead|low|next|out|gone)\b/.test(text)) return 'opinion';
  if (whole && /[?吗]|真的|真有|\b(?:was|is|did) .{2,24} (?:really|that)\b/.test(text)) return 'opinion';
  return JUDGED.test(text) || (whole && SAYS.test(withoutHeroes(text))) ? 'claim' : null;
}
