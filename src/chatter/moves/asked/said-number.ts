/** The number that a line says it was, beside what it asks or claims of the record: "我数着有七把", "this game, 2?" (§Q1). */
import { readOnce } from '../../line/read-once';
import { numberIn } from '../../line/numerals';

const N = '([一二两三四五六七八九十俩仨]|\\d{1,2})';
const UNIT = '(?:次|把|回(?!合)|张|刀|下|个(?!人|号)|点|滴|格|发|口|趟)';
const N_EN = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|once|twice|thrice)';
/** "有没有五次", "才三刀". */
const BESIDE = new RegExp(`(?:[有是够才满]|数着|记得|不止|超过)(?:了|着|过|得)?${N}${UNIT}(?!号)`);
/** "用了仨吧", "掉了两滴对吧". */
const CLAIMED = new RegExp(
  `(?<![几第这那上下还剩])${N}(?:(?<=[俩仨])|${UNIT}了?(?:血|桃|酒|无懈|牌)?)(?:了?(?:吧|不(?=$|[?,.]))|是吧|对吧|没错吧|来着|了?\\?)`,
);
const BESIDE_EN = new RegExp(
  `\\b(?:i count(?:ed)?|was (?:it|that)|more than|at least|over|feels like|like|only|thought|,) ?${N_EN}\\b(?! (?:hp|health|hearts?|left|cards))|[,.] ${N_EN}(?: times)?\\?*$|\\b${N_EN} (?:peach(?:es)?|strikes?|slash(?:es)?|wines?)(?=,? (?:right|yeah|no)\\b)`,
);
const THINGS_EN = '(?:peach(?:es)?|strikes?|slash(?:es)?|wines?|duels?|nullifications?)';
/** "4号用了三个桃", "he ate two peaches": so many were used, whether or not it is to be borne out. */
const TOLD = new RegExp(
  `(?:(?:[用吃喝出灌嗑磕啃炫造]|砸)[了过掉]|连(?:着|续)?[用吃喝出灌嗑磕])${N}[个张口把发瓶]?(?=桃|酒|杀|决斗|南蛮|万箭|无懈)|\\b(?:used|ate|eaten|drank|guzzled|played|threw|thrown|burned|chugged|downed) ${N_EN}(?= ${THINGS_EN}\\b)`,
);
/** It is to be borne out. */
const ASKS_ZH = /[吧吗么]$|[吧吗么][,.!?]|是[吧不]|对[吧不]|\?$|\b(?:right|yeah|no|huh)\W*$/;
const WORDS: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  俩: 2,
  仨: 3,
};

export interface SaidNumber {
  readonly n: number;
  /** It is said to have been so many, and not asked how many. */
  readonly claimed: boolean;
  /** And only told: nobody asks whether it was. */
  readonly told?: true;
}

/** Null where no number is said of what was. @param text folded */
export const saidNumber = readOnce((text): SaidNumber | null => {
  const claim = CLAIMED.exec(text);
  const told = claim ?? TOLD.exec(text);
  const found = told ?? BESIDE.exec(text) ?? BESIDE_EN.exec(text);
  const word = found?.slice(1).find((one: string | undefined) => one !== undefined);
  if (word === undefined) return null;
  return {
    n: WORDS[word] ?? numberIn(word),
    claimed: told !== null,
    ...(told !== claim && !ASKS_ZH.test(text) ? { told: true } : {}),
  };
});
