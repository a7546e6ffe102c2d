/** Figures of the tale, and what is asked or said of them when they are not the ones at the table (§Q1). */
import { readOnce } from '../../line/read-once';
import type { InSpoken } from '../../../language/languages';
import { HERO_ROWS } from './hero-rows';

export interface Hero {
  readonly zh: string;
  readonly en: string;
  /** What table mates think of them, without a mark at its end; goes behind the name. */
  readonly remark: InSpoken<string>;
}

/** A hero, the words by which one is named, and where they mean that one (data/heroes/README.md). */
interface Named {
  readonly hero: Hero;
  readonly also: string;
  readonly heard: string;
}

const ROWS: readonly Named[] = HERO_ROWS.split('\n').map((row) => {
  const [zh = '', name = '', also = '', heard = '', ofZh = '', en = ''] = row.split('\t');
  return { hero: { zh, en: name, remark: { zh: ofZh, en } }, also, heard };
});

/** "zhugeliang", "sun shang xiang": however it is parted. */
const latin = (en: string): string =>
  Array.from(en.toLowerCase().replace(/ /g, ''), (one) => (one === 'ü' ? '[uvü]' : one)).join(' ?');

const COMPILED = ROWS.filter(({ heard }) => heard === 'anywhere').map(({ hero, also }) => ({
  hero,
  words: new RegExp(`${hero.zh}|\\b${latin(hero.en)}s?\\b${also === '' ? '' : `|${also}`}`),
}));

const BY_NAME: ReadonlyMap<string, Hero> = new Map(ROWS.map(({ hero }) => [hero.zh, hero]));

/** The hero of that Chinese name; undefined where nobody knows any. */
export const heroOf = (zh: string): Hero | undefined => BY_NAME.get(zh);

/** A hero, and where a text names that one; below nought where it does not. */
interface At {
  readonly hero: Hero;
  readonly at: number;
}

const famousIn = readOnce((text): readonly At[] =>
  COMPILED.map(({ hero, words }) => ({ hero, at: text.search(words) })),
);

/** In the order of the text, each once. */
const inOrder = (found: readonly At[]): readonly Hero[] => [
  ...new Set(
    found
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ hero }) => hero),
  ),
];

/** Those whom a text names and whom everybody knows. */
export const heroesNamed = (text: string): readonly Hero[] => inOrder(famousIn(text));

const SHORTEST = 2;
const LONGEST = 6;
/** Latin names are spelled in three words at the most. */
const WORDS = 3;
/** Both words of it are English: "he man", "long song". */
const ENGLISH =
  /^(?:an|ban|bang|bin|can|chang|chi|dang|den|die|fan|gang|he|hen|lang|lie|long|man|me|men|pan|pang|pin|ran|rang|sang|she|shi|so|song|sun|tang|to|wan|wang|we|you|yu|zen)+$/;

/** The rarer names, as they are written and as they are typed in Latin letters in one word. */
const RARE: ReadonlyMap<string, Hero> = new Map(
  ROWS.filter(({ heard }) => heard === '').flatMap(({ hero, also }) => {
    const typed = hero.en
      .toLowerCase()
      .replace(/ü/g, 'u')
      .replace(/[^a-z]/g, '');
    const names = [hero.zh, ...also.split('|').filter((one) => one !== ''), ...(ENGLISH.test(typed) ? [] : [typed])];
    return names.map((name): [string, Hero] => [name, hero]);
  }),
);

const rareIn = readOnce((text): readonly At[] => {
  const found: At[] = [];
  for (let at = 0; at < text.length; at++)
    for (let length = LONGEST; length >= SHORTEST; length--) {
      const hero = RARE.get(text.slice(at, at + length));
      if (hero && /[^a-z]/.test(text.charAt(at))) found.push({ hero, at });
    }
  const words = [...text.matchAll(/[a-zü]+/g)];
  for (const [i, first] of words.entries())
    for (let count = WORDS; count >= 1; count--) {
      const typed = words
        .slice(i, i + count)
        .map(([word]) => word)
        .join('')
        .replace(/[ü]/g, 'u');
      const hero = RARE.get(typed) ?? RARE.get(typed.replace(/s$/, '')) ?? RARE.get(typed.replace(/v/g, 'u'));
      if (hero) found.push({ hero, at: first.index });
    }
  return found;
});

/** Those whom a text names, the rarer ones too. @param text without the names of who sits at the table */
export const talesNamed = (text: string): readonly Hero[] => inOrder([...famousIn(text), ...rareIn(text)]);

/** Said of play: somebody is like one of the tale, or does as that one did. */
const LIKENED =
  /(?:(?<!好)像|(?<![比例假])如(?![果何])|学|效|似(?!乎)|(?<!谁.{0,3})比(?!较)|堪|胜过|输给?|当(?![年时初])|[你我他她谁][^,.!?喜觉认知]{0,4}是)[^,.!?是喜觉认知说]{0,4}$|(?:(?<!\b(?:i|you|u|do|we|they|to|really|would|who|don'?t|looks?) )\blike|\bas \w+ as|(?<!\bwho.*)\bthan|\b(?:you'?re|i'?m) (?:no|an?|the|our)|\b(?:playing|going full|pull\w*)) (?:\w+ )?$/;
/** Whether a text only likens somebody to the first hero of the tale that it names: "如刘关张战吕布", "谁反悔谁是吕布". */
export function likens(text: string): boolean {
  const at = Math.min(...[...famousIn(text), ...rareIn(text)].flatMap((one) => (one.at < 0 ? [] : [one.at])));
  return at < Infinity && LIKENED.test(text.slice(0, at));
}

/** As whom a seat of that name plays: 手杀曹髦 is 曹髦. The longest name that it ends with. */
export const heroBehind = (name: string): Hero | undefined =>
  Array.from({ length: name.length }, (_, i) => name.slice(i)).flatMap(
    (part) => heroOf(part) ?? RARE.get(part) ?? [],
  )[0];

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
  `(?:喜欢|欣赏|佩?服|敬佩?|崇拜|仰慕)(?:的|用|玩|是|三国|里|历史上)*(?:哪一?[个位]|什么|谁|的).{0,4}(?:${ANY}|$|[,?])|(?:本命|最爱).{0,4}${ANY}|${ANY}.{0,4}最喜欢|喜欢(?:哪个|什么)${ANY}|\\bfav(?:ou?rite|e|s)?\\b.{0,12}${ANY}|${ANY}.{0,12}\\bfav(?:ou?rite)?s?\\b|\\b(?:who|which) .{0,20}\\b(?:admire|look up to|respect)\\b|who(?:'s|s| is)? (?:your|you guys'?|everyone'?s|ur) (?:fav\\w*|main)`,
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
const SAYS = /[\u3400-\u9fff]{4}|(?<![a-z'])(?:[a-z']+ ){2}[a-z']/;

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
