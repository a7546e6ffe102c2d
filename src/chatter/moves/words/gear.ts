/** Equipment by its kind, as people speak of it: "还我马", "my shield". */

/** What somebody has in hand when dealing a blow. */
export const WEAPONS = 'zhuge qinggang qinglong zhangba guanshi fangtian qilin cixiong hanbing guding zhuque'.split(
  ' ',
);
/** What somebody has on against blows. */
export const ARMOURS = ['bagua', 'renwang', 'tengjia', 'baiyin'];
const CHARGERS = ['chitu', 'dawan', 'zixin'];
const KEEPERS = ['dilu', 'jueying', 'zhuahuang', 'hualiu'];
const MOUNTS = [...CHARGERS, ...KEEPERS];
/** Of these somebody has one each on. */
export const SLOTS: readonly (readonly string[])[] = [WEAPONS, ARMOURS, CHARGERS, KEEPERS, ['muniu']];
/** All that is put on: nobody uses it on another. */
export const GEAR: ReadonlySet<string> = new Set(SLOTS.flat());

const KINDS: readonly (readonly [words: RegExp, cards: readonly string[]])[] = [
  [
    /坐骑|(?<=[的我你他她那这匹骑个么啥])马(?![上虎屁后到甲])|(?<=有)马(?=[吗么没?,.! ]|$)|\b(?:horses?|pon(?:y|ies)|mounts?|riding)\b/,
    MOUNTS,
  ],
  [
    /防具|护甲|(?<=[的我你他她件穿么啥])甲|(?<=[的我你他她那这面把个])盾|盾(?=[拆砸没丢被])|\b(?:shield|armou?r)\b/,
    ARMOURS,
  ],
  [/武器|(?<=[的那这把张])(?:弓|弩|剑|斧|戟|枪)(?![杀箭])|\bweapons?\b/, WEAPONS],
];

/** The pieces of equipment that a text may mean by their kind; none where it names the piece itself. */
export const gearIn = (text: string, named: ReadonlySet<string>): string[] =>
  KINDS.flatMap(([words, cards]) => (words.test(text) && !cards.some((card) => named.has(card)) ? cards : []));
