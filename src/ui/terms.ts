/** Words for the standard cards, for where the game's own translation is not at hand or not in this language. */
import { cleanName } from './name';
import { LANGUAGES, type Language } from './strings';
import type { PanelSource } from './source';

const CARDS: Readonly<Record<string, readonly [cn: string, tw: string, en: string]>> = {
  sha: ['杀', '殺', 'Strike'],
  shan: ['闪', '閃', 'Dodge'],
  tao: ['桃', '桃', 'Peach'],
  jiu: ['酒', '酒', 'Wine'],
  juedou: ['决斗', '決鬥', 'Duel'],
  guohe: ['过河拆桥', '過河拆橋', 'Dismantle'],
  shunshou: ['顺手牵羊', '順手牽羊', 'Snatch'],
  wuzhong: ['无中生有', '無中生有', 'Something from Nothing'],
  wuxie: ['无懈可击', '無懈可擊', 'Nullification'],
  jiedao: ['借刀杀人', '借刀殺人', 'Borrowed Knife'],
  nanman: ['南蛮入侵', '南蠻入侵', 'Barbarians'],
  wanjian: ['万箭齐发', '萬箭齊發', 'Arrow Barrage'],
  taoyuan: ['桃园结义', '桃園結義', 'Peach Garden'],
  wugu: ['五谷丰登', '五穀豐登', 'Harvest'],
  lebu: ['乐不思蜀', '樂不思蜀', 'Indulgence'],
  bingliang: ['兵粮寸断', '兵糧寸斷', 'Supply Shortage'],
  shandian: ['闪电', '閃電', 'Lightning'],
  huogong: ['火攻', '火攻', 'Fire Attack'],
  tiesuo: ['铁索连环', '鐵索連環', 'Iron Chain'],
};

/** The word for a card or skill in this language, whatever is known of it. */
export function termOf(source: Pick<PanelSource, 'term'>, language: Language): (name: string) => string {
  const column = LANGUAGES.indexOf(language);
  const own = (name: string): string | undefined =>
    Object.prototype.hasOwnProperty.call(CARDS, name) ? CARDS[name]?.[column] : undefined;
  return (name) => {
    const word = language === 'zh-CN' ? (source.term(name) ?? own(name)) : (own(name) ?? source.term(name));
    return cleanName(word ?? name, 14);
  };
}
