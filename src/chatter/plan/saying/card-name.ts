/** Cards by the names that players say in a sentence. */
import type { InSpoken, SpokenLanguage } from '../../../language/languages';

/** Players' words for a card; null where there is none. */
export type CardName = (card: string) => string | null;

const CARDS_EN: Readonly<Record<string, string>> = {
  sha: 'a Strike',
  shan: 'a Dodge',
  tao: 'a Peach',
  jiu: 'Wine',
  juedou: 'a Duel',
  huogong: 'a Fire Attack',
  guohe: 'Dismantle',
  shunshou: 'Snatch',
  lebu: 'Contentment',
  bingliang: 'Supply Shortage',
  tiesuo: 'Iron Chains',
  jiedao: 'a Borrowed Blade',
  nanman: 'the Barbarians',
  wanjian: 'the Arrow Rain',
  taoyuan: 'the Peach Garden',
  wugu: 'the Harvest',
  wuzhong: 'Something from Nothing',
  shandian: 'Lightning',
  wuxie: 'a Nullification',
  zhuge: 'the Crossbow',
  bagua: 'the Eight Trigrams',
  renwang: 'the Renwang Shield',
  tengjia: 'the Vine Armour',
  baiyin: 'the Silver Lion',
  qinggang: 'the Qinggang Sword',
  qinglong: 'the Green Dragon Blade',
  zhangba: 'the Serpent Spear',
  guanshi: 'the Rock Axe',
  fangtian: 'the Halberd',
  qilin: 'the Kirin Bow',
  cixiong: 'the Twin Swords',
  hanbing: 'the Ice Sword',
  guding: 'the Ancient Blade',
  zhuque: 'the Vermilion Fan',
  muniu: 'the Wooden Ox',
};
const HORSES: ReadonlySet<string> = new Set(['chitu', 'dawan', 'zixin', 'dilu', 'jueying', 'zhuahuang', 'hualiu']);

/** A card by its name in a sentence; empty where there is none. A key that nothing names is no word for a player. */
export function cardNamed(card: string, language: SpokenLanguage, nameOf: CardName): string {
  const english = language === 'en' ? (CARDS_EN[card] ?? (HORSES.has(card) ? 'a horse' : null)) : null;
  const named = english ?? nameOf(card) ?? '';
  return named === card && /^[a-z]/.test(card) ? UNNAMED[language] : named;
}
const UNNAMED: InSpoken<string> = { zh: '那张牌', en: 'that card' };
/** Whether that stands for a card which nothing names. */
export const isUnnamed = (named: string, language: SpokenLanguage): boolean => named === UNNAMED[language];

/** What it was done with, by its name; "用那张牌打掉" tells nothing, "from that card" may stand. */
export function meansNamed(card: string, language: SpokenLanguage, nameOf: CardName): string {
  const named = cardNamed(card, language, nameOf);
  return language === 'zh' && isUnnamed(named, language) ? '' : named;
}
