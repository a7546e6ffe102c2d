/** Whoever mourns and wishes to follow: of a loss that was told, words that are nothing by themselves are a wish to die (§D5). */

import { CLOSE, CLOSE_EN } from '../line/kin';

const KIN = `(?:我?(?:的|家)?${CLOSE}{1,2})`;
const LOST = new RegExp(
  `(?<![你您他她])${KIN}.{0,8}(?:去世|过世|离世|走了|没了|不在了|死了)|病逝|葬礼|\\bmy (?:\\w+ )?${CLOSE_EN}.{0,20}\\b(?:passed|died|gone|dead)\\b|\\bfuneral\\b`,
  'i',
);
const FOLLOWS = new RegExp(
  [
    `(?:我)?(?:也|就|好|真|只)*(?:想|要|该|去)(?:去)?(?:跟|和|随|陪|找|见)(?:着)?(?:他|她|它|TA|${KIN})(?:们)?(?:一起)?(?:走|去|团聚|作伴|了|$|[,.!?])`,
    `(?:下去|去那边|到那边|去天上|去下面)(?:陪|找|见)(?:他|她|它|${KIN})`,
    '(?:随|跟)(?:他|她|它)(?:们)?(?:而|一起|一块)?(?:去|走)(?:了|吧|算了)?(?:$|[,.!?])',
    '下一个(?:就)?(?:该|轮到|是)我',
    '我(?:真的?|也|就|都|自己|一个人)*(?:活不(?:下去|成)|不想(?:活|撑)|撑不下去)',
    "\\bi (?:really |just )?(?:can'?t|cannot|don'?t want to|don'?t wanna) (?:go on|live|be here|do this any ?more)\\b",
    '\\b(?:want(?:ed)? to|wanna|wish i could|would rather|could just|should) (?:just )?(?:be|go|join|follow)(?: with)? (?:him|her|them|it)\\b(?! (?:shopping|home|out|to|at|on))',
    "\\b(?:join|follow) (?:him|her|them) (?:soon|too|now|up there|there)\\b|\\b(?:and )?i(?:'| a)?m next\\b",
  ].join('|'),
  'i',
);

/**
 * Whether a text speaks of following somebody who has died.
 * @param lost a loss was told just before by the same person; else the text has to tell it itself
 */
export const wishesToFollow = (text: string, lost: boolean): boolean => FOLLOWS.test(text) && (lost || LOST.test(text));

/** Behind the loss at most a time is told ("last week"); whoever goes on in the same breath is weighed like anybody. */
const LONGEST_BEHIND = 16;

/** What grief feels like, and nothing beside: no wish, no plan, no farewell. */
const FEELS =
  /^(?:我|心里|心情|这几天|这两天|最近|现在|今天|真|很|好|特别|非常|太|有点|一直|还是|到现在|都|就|也|还|的|还在)*(?:难受|难过|伤心|不好受|不是滋味|缓不过来|没缓过来|(?:想|在|一直)?哭|(?:好|很|真)?想(?:他|她|它)|想念(?:他|她|它))(?:了|啊|得不行|得很|死了)?$|^(?:and )?(?:i |i'?m |it |just |really |so |still )*(?:feel(?:ing)?|am|hurts|felt|miss|can'?t stop crying|cried|crying|cry)(?: so| really| just| pretty| a lot| all day| like crying)*(?: (?:awful|sad|terrible|bad|down|heartbroken|devastated|lost|empty|him|her|it|them))?(?: (?:so much|a lot|right now|today))?$/i;

/** Whether a text tells of a loss and of how it feels, clause by clause, and of nothing else: it wants a kind word and no alarm (§D5). */
export function mournsOnly(text: string): boolean {
  if (!LOST.test(text) || FOLLOWS.test(text)) return false;
  const clauses = text
    .split(/[,.!?;:]|(?<=了)(?=我)| and (?=i\b)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const [told = '', ...felt] = clauses;
  const lost = LOST.exec(told);
  const behind = lost === null ? '' : told.slice(lost.index + lost[0].length);
  return (
    lost !== null &&
    behind.length <= LONGEST_BEHIND &&
    !/[我想]|\bi\b/i.test(behind) &&
    felt.every((clause) => FEELS.test(clause))
  );
}
