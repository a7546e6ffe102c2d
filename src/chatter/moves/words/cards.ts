/** Players' words for cards, by the engine's names: what a line calls them in Chinese and English. */

import { readOnce } from '../../line/read-once';
import type { Scene } from '../../scene/scene';

/** Cards that lie before somebody until they are judged. */
export const DELAYED: ReadonlySet<string> = new Set(['lebu', 'bingliang', 'shandian']);

/** Key, then words of a card in folded text. The first word of a row that stands for a verb alone is read by deeds.ts. */
const ROWS: readonly (readonly [key: string, words: string])[] = [
  ['sha', '杀|slash|strike|sha'],
  ['shan', '闪(?!电)|dodge|shan'],
  ['tao', '桃子?(?!园)|(?<![a-z])tao(?:zi)?(?![a-z])|peach(?:es|ed|ing)?(?! garden)'],
  ['jiu', '酒(?!杀)|(?<![a-z])jiu(?![a-z])|wine|analeptic'],
  [
    'guohe',
    '过河拆桥|过河|拆桥|过拆|(?<=[张把手])拆|拆(?=[跟和与]顺)|(?<=顺[跟和与])拆|(?<![a-z])guohe(?![a-z])|dismantle(?:ment)?',
  ],
  [
    'shunshou',
    '顺手牵羊|顺手(?=[,.!?了]|$|我|你|他|她|主|[一二三四五六七八九\\d])|(?<=张|拆[跟和与])顺|顺(?=[跟和与]拆)|(?<![a-z])shunshou(?![a-z])|snatch|(?<=(?:the|that|an?|my|your|his|her|s) )steal(?![a-z])',
  ],
  ['wuxie', '无懈可击|无懈|nullification|wuxie|null(?:ify)?(?= card)|negat(?:e|ion)(?= card)|counter(?= card)'],
  ['juedou', '决斗|duel|juedou'],
  ['nanman', '南蛮入侵|南蛮|nanman|barbarian invasions?|barb(?:arian)?s?|savages?'],
  ['wanjian', '万箭齐发|万箭|箭雨|wanjian|(?:rain|hail) of arrows|arrow(?:s| barrage| rain)?|barrages?|volley'],
  ['taoyuan', '桃园结义|桃园|taoyuan|peach (?:garden|orchard)|the oath'],
  ['wugu', '五谷丰登|五谷|wugu|harvest|amazing grace|grain'],
  ['wuzhong', '无中生有|无中|wuzhong|ex nihilo|draw two|something (?:from|out of) nothing'],
  [
    'lebu',
    '乐不思蜀|乐不|(?<=[的那])乐(?![趣子意观于])|(?<=[张个]|[贴上]的|[吃中]了?)乐|(?<![音快娱欢可])乐(?=判|怎么解|咋解|能无)|贴乐|上乐|把乐|乐贴|(?<![音快娱欢可])乐(?=[跟和与](?:兵|闪))|(?<=[兵粮电断][跟和与])乐|(?<![a-z])lebu(?![a-z])|indulgence|contentment|acedia|happy (?:place )?card|leisure card|the happy',
  ],
  [
    'bingliang',
    '(?<=[张个]|[贴上]的|[吃中]了?)兵|兵(?=判)|兵粮寸断|兵粮|断粮|贴兵|(?<![a-z])bingliang(?![a-z])|suppl(?:y shortage|ies)|famine|rations',
  ],
  ['shandian', '闪电|lightning|shandian'],
  ['jiedao', '借刀杀人|借刀|(?<![a-z])jiedao(?![a-z])|borrowed (?:sword|knife|blade)|collateral'],
  ['huogong', '火攻|fire attack|huogong'],
  ['tiesuo', '铁索连环|铁索|铁锁|铁链|连环|(?<![a-z])tiesuo(?![a-z])|iron chain|chains?(?!ed)'],
  ['zhuge', '诸葛连弩|连弩|(?<=张|装了?)诸葛(?![亮瑾恪瞻尚果均诞直若梦])|crossbow'],
  ['bagua', '八卦阵?|eight trigrams|bagua'],
  ['renwang', '仁王盾?|renwang|nio shield'],
  ['tengjia', '藤甲|(?<![a-z])tengjia(?![a-z])|vine armou?r|rattan'],
  ['baiyin', '白银狮子|白银|silver lion|baiyin'],
  ['qinggang', '青釭剑?|qinggang'],
  ['qinglong', '青龙偃月刀|青龙刀?|偃月刀|green dragon|qinglong'],
  ['zhangba', '丈八蛇矛|丈八|(?:serpent|snake) spear|zhangba'],
  ['guanshi', '贯石斧|贯石|rock axe|guanshi'],
  ['fangtian', '方天画戟|方天|halberd|fangtian'],
  ['qilin', '麒麟弓|麒麟|kirin bow|qilin'],
  ['cixiong', '雌雄双股剑|雌雄剑?|twin swords|cixiong'],
  ['hanbing', '寒冰剑|寒冰|ice sword|hanbing'],
  ['guding', '古锭刀|古锭|ancient blade|guding'],
  ['zhuque', 'vermilion fan|朱雀羽扇|朱雀|fan of|zhuque'],
  ['chitu', '赤兔|chitu|red hare'],
  ['dawan', '大宛|dawan'],
  ['zixin', '紫骍|紫辛|zixin'],
  ['dilu', '的卢|dilu'],
  ['jueying', '绝影|jueying'],
  ['zhuahuang', '爪黄飞电|爪黄|zhuahuang'],
  ['hualiu', '骅骝|华骝|hualiu'],
  ['muniu', "木牛流马|木牛|(?<![a-z])muniu(?![a-z])|(?:wooden|(?<=\\b(?:the|his|her|my|your|that|an?)|'s)) ox"],
];

export interface CardMention {
  readonly card: string;
  readonly start: number;
  readonly end: number;
}

const latin = (words: string): string =>
  words
    .split('|')
    .map((word) => (/^[a-z]/.test(word) ? `(?<![a-z])(?:${word})(?![a-z])` : word))
    .join('|');

let expression: RegExp | undefined;
const build = (): RegExp => new RegExp(ROWS.map(([, words]) => `(${splitSafe(words)})`).join('|'), 'g');

/** Alternatives of a row; a group inside a word keeps its bar. */
function splitSafe(words: string): string {
  return words.includes('(?:') ? `(?:${words})` : latin(words);
}

/** Skills that were used at this table, by the names that players read on them. */
const skills = new WeakMap<Scene, { read: number; done: number; byName: Map<string, string> }>();

function skillsOf(scene: Scene): ReadonlyMap<string, string> {
  const known = skills.get(scene) ?? { read: 0, done: 0, byName: new Map<string, string>() };
  skills.set(scene, known);
  const learn = (key: string): void => {
    const name = scene.named(key);
    if (/^\p{Script=Han}{2,4}$/u.test(name) && !known.byName.has(name) && cardsIn(name).length === 0)
      known.byName.set(name, key);
  };
  for (; known.read < scene.uses.length; known.read++) learn(scene.uses[known.read]?.name ?? '');
  // What hurts without being used stands with the hurt.
  for (; known.done < scene.facts.length; known.done++) learn(scene.facts[known.done]?.card ?? '');
  return known.byName;
}

/** Skills that a text names. */
export function skillsIn(text: string, scene: Scene): CardMention[] {
  return [...skillsOf(scene)].flatMap(([name, card]) => {
    const start = text.indexOf(name);
    return start < 0 ? [] : [{ card, start, end: start + name.length }];
  });
}

/** Cards that a folded text names, in order. */
export const cardsIn = readOnce((text): readonly CardMention[] => {
  expression ??= build();
  return [...text.matchAll(expression)].map((match) => ({
    card: ROWS[match.findIndex((group: string | undefined, i) => i > 0 && group !== undefined) - 1]?.[0] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
});
