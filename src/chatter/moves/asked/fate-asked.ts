/** What became of a card that lay open: where it is, who has it, how it went (§Q1). Who did something, and with what, is of the record. */
import { readOnce } from '../../line/read-once';
import { clausesOf } from '../../line/clause';
import { cardsIn, DELAYED } from '../words/cards';
import { GEAR, gearIn } from '../words/gear';

const ZH = new RegExp(
  [
    '(?:[哪那](?:儿|里)?|(?:什么|啥)地方)(?:去|来)?了(?=$|[?,. 啊呀呢])|(?:去|跑|上|飞|丢|掉|弄|在)(?:到|去)?(?:哪|啥地方)(?!个|位)',
    '下落|没影|不见了|去向|人间蒸发',
    '(?:在|到|归|落)(?:了)?谁(?:那|手|身|头|家|兜)|(?:现在|如今|这会儿)(?:是)?谁(?:的|拿着|骑着|穿着|用着)',
    '(?:怎么|咋|为(?:啥|什么))(?:就|又|给|被|会|突然|一下)*(?:没|丢|掉|飞|不见|少)了?(?:的|啊|呀|呢|$|[?,.])',
    '(?:怎么|咋)(?:就|又|会|是)?从.{1,8}?(?:那儿?|手里|身上|头上)?(?:就|给|被)?(?:拆|弄|卸|掉|揭|跑|没|顺|拿)',
    '(?:怎么|咋)(?:就|又|会)?(?:跑|到|去|在|归|落)(?!手).{1,8}(?:那|手|身|头|去|$)',
  ].join('|'),
);
const EN = new RegExp(
  [
    "\\bwhere(?:'?s|'?d| is| are| did| has| have| was)?(?! (?:should|do|can|would|to)\\b)\\b",
    "\\bwhat(?:'?s| has|ever)? (?:happened|became|become)\\b",
    "\\bwho(?:'?s| is| has|'?s got)? (?:(?:still |now |currently )?(?:got|has|holding|wearing|riding|using)|end(?:ed|s)? up with)\\b",
    '\\b(?:is|are|has|did)\\b.{1,24}\\b(?:gone|missing|vanish\\w*|disappear\\w*)\\b(?=[^.!]*\\?)',
    "\\bhow(?: did|'?d| come| has)?\\b.{1,30}\\b(?:los[et]|go|gone|disappear|get|got|end(?:ed)? up|come off)\\b",
  ].join('|'),
);
/** What is to be done, or may come. */
const TO_COME = /该|要不要|如果|要是|万一|\b(?:should|if|would|gonna|going to)\b/;
/** Named in the clause beside it. */
const BESIDE = /\b(?:it|that|this|one|they|them|those)\b/;
/** Gear by a word that names no piece. */
const LOOSE: readonly (readonly [words: RegExp, cards: readonly string[]])[] = [
  [/\bswords?\b/, ['qinggang', 'cixiong', 'hanbing', 'guding', 'qinglong']],
  [/\b(?:blade|sabre|saber)\b|(?<=[的那把])刀(?!了|子)/, ['guding', 'qinglong']],
  [/\bspear\b|蛇矛/, ['zhangba']],
  [/\baxe?\b/, ['guanshi']],
  [/\bbow\b/, ['qilin']],
  [/(?<![a-z])ox\b|木马/, ['muniu']],
];

/** The cards that a text may mean: those it names, else all of a kind that it names. */
function lyingIn(text: string): string[] {
  const named = cardsIn(text).flatMap(({ card }) => (GEAR.has(card) || DELAYED.has(card) ? [card] : []));
  if (named.length > 0) return named;
  const kind = gearIn(text, new Set());
  return kind.length > 0 ? kind : LOOSE.flatMap(([words, cards]) => (words.test(text) ? cards : []));
}

/** The cards after whose fate a line asks; none where it asks after none. @param text folded, with its blanks */
export const fateAsked = readOnce((text): readonly string[] => {
  const clauses = clausesOf(text);
  const at = clauses.findIndex(({ text: one }) => (ZH.test(one) || EN.test(one)) && !TO_COME.test(one));
  const asks = clauses[at];
  if (asks === undefined) return [];
  const own = lyingIn(asks.text);
  // "where did my turn go": what is asked after is no card.
  if (own.length === 0 && /[a-z]/.test(asks.text) && !BESIDE.test(asks.text)) return [];
  // "那把青釭呢 现在在谁手里", "where did my horse go?? i put the dilu on": named beside it.
  const more = own.length === 1 ? own : lyingIn(text);
  const beside = own.length > 1 ? more.filter((card) => own.includes(card)) : more;
  return beside.length > 0 ? beside : own;
});
