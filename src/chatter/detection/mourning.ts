/** Whoever mourns and wishes to follow: of a loss that was told, words that are nothing by themselves are a wish to die (§D5). */

const KIN =
  '(?:我?(?:奶奶?|爷爷?|爸爸?|妈妈?|外婆|外公|姥姥|姥爷|老公|老婆|孩子|儿子|女儿|哥哥?|姐姐?|弟弟?|妹妹?|猫|狗))';
const LOST = new RegExp(
  [
    `${KIN}.{0,8}(?:去世|过世|离世|走了|没了|不在了|死了)|病逝|葬礼`,
    '\\bmy (?:\\w+ )?(?:mom|mum|dad|father|mother|grand\\w+|dog|cat|friend|brother|sister|wife|husband|son|daughter)\\b.{0,20}\\b(?:passed|died|gone|dead)\\b|\\bfuneral\\b',
  ].join('|'),
  'i',
);
const FOLLOWS = new RegExp(
  [
    `(?:我)?(?:也|就|好|真|只)*(?:想|要|该|去)(?:去)?(?:跟|和|随|陪|找|见)(?:着)?(?:他|她|它|TA|${KIN})(?:们)?(?:一起)?(?:走|去|团聚|作伴|了|$|[,.!?])`,
    `(?:下去|去那边|到那边|去天上|去下面)(?:陪|找|见)(?:他|她|它|${KIN})`,
    '(?:随|跟)(?:他|她|它)(?:们)?(?:而|一起|一块)?(?:去|走)(?:了|吧|算了)?(?:$|[,.!?])',
    '下一个(?:就)?(?:该|轮到|是)我',
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
