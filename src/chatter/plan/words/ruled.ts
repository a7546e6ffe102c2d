/** Which rule a question is told: of the state it names, of two cards both, of one the right one (§Q3). */
import type { InSpoken } from '../../../language/languages';
import { cardsIn } from '../../moves/words/cards';
import { GEAR } from '../../moves/words/gear';
import { newcomerAsks } from '../../moves/asked/newcomer';
import { LORD_FALLS } from '../../moves/asked/rules-asked';
import type { RuleAsked } from '../../moves/asked/rule-aspect';
import { BLOWS } from '../../moves/deeds/bears-out';
import { aspectRule } from './card-aspects';
import { ANY_RULE, CARD_RULES, NEWCOMER_RULES, RULES } from './rules';

/** Pairs that are asked about together, each told in one line. */
const PAIRS: readonly (readonly [one: string, two: string, rule: InSpoken<string>])[] = [
  [
    'lebu',
    'bingliang',
    {
      zh: '乐不是红桃就跳过出牌，兵粮不是梅花就跳过摸牌',
      en: 'Contentment skips playing unless a heart comes up, Supply Shortage skips drawing unless a club does',
    },
  ],
  [
    'sha',
    'juedou',
    {
      zh: '杀出闪能躲，要够得着；决斗多远都行，闪没用，轮流出杀',
      en: 'a Strike needs range and can be dodged; a Duel has no range, and only Strikes answer it',
    },
  ],
  ['nanman', 'wanjian', { zh: '南蛮要出杀，万箭要出闪', en: 'Barbarians want a Strike, the Arrow Rain a Dodge' }],
  [
    'guohe',
    'shunshou',
    {
      zh: '拆是弃掉，多远都行；顺是拿走，只够距离一',
      en: 'Dismantle discards a card at any distance, Snatch takes one at distance one',
    },
  ],
  [
    'tao',
    'jiu',
    {
      zh: '桃能救谁都行，酒濒死只能救自己，平时加伤害',
      en: 'a Peach can save anyone, Wine saves only you or adds one damage',
    },
  ],
];

const COMPARES = /区别|不同|不一样|差别|还是|一样|\bdiff(?:eren\w+|ers?)?\b|\bsame\b|\bor\b/;

/** What a question about the rules is told. `{lord}` stands for the lord. */
export function ruleFor(heard: string, aspect?: RuleAsked): InSpoken<string> {
  const told = aspect && aspectRule(aspect);
  if (told) return told;
  const cards = [...new Set(aspect?.terms ?? cardsIn(heard).map(({ card }) => card))].filter(
    (card) => CARD_RULES[card],
  );
  const pair = PAIRS.find(([a, b]) => cards.includes(a) && cards.includes(b))?.[2];
  const asks = newcomerAsks(heard);
  // "the lord just used Dismantle on me, what does that card do": no side's aim is asked.
  const ofCard = cards.length > 0 && !/[赢胜]|\bwin/.test(heard);
  const named = RULES.find(({ asked, wins }) => asked.test(heard) && !(wins && ofCard && asks === null))?.rule;
  // "first game, what am i supposed to do when somebody plays barbarians": what it names is what is asked.
  const general = asks === 'lord' || asks === 'whom';
  const card = general ? cards.map((name) => CARD_RULES[name])[0] : undefined;
  const wins = general && /赢|胜|\bwin/.test(heard) ? named : undefined;
  const rule = asks === null || LORD_FALLS.test(heard) ? named : (card ?? wins ?? NEWCOMER_RULES[asks]);
  // What is worn against a blow, or cancels a card, decides what that one may do.
  const [head = ''] = cards;
  const first =
    cards.find((card) => card === 'wuxie') ??
    (BLOWS.has(head) ? cards.find((card) => GEAR.has(card)) : undefined) ??
    head;
  const [one, two] = [first, cards.find((card) => card !== first)].map((name) => CARD_RULES[name ?? '']);
  if (asks === null && COMPARES.test(heard)) {
    if (pair) return pair;
    if (one && two && !heard.includes('还是') && !/\bor\b/.test(heard))
      return { zh: `${one.zh}；${two.zh}`, en: `${one.en}; ${two.en}` };
  }
  return (aspect ? (one ?? rule) : (rule ?? one)) ?? ANY_RULE;
}
