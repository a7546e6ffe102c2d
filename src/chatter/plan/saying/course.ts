/** What became of a card, in words: the last that was seen of it, and how it had come there where that is odd (§Q3). */
import type { InSpoken } from '../../../language/languages';
import type { Course, Step } from '../record/course';
import { cardNamed, type CardName } from './card-name';
import { called, ownedBy, type Parties } from './people';
import { whenOf } from './when';

interface Slots {
  /** Who did it, or whom it befell. */
  readonly who: string;
  /** Out of whose hands. */
  readonly whom: string;
  readonly whose: string;
  /** In English without its article. */
  readonly card: string;
  readonly when: string;
  /** By what, or what came in its place; may be empty. */
  readonly by: string;
  /** It lay before somebody. */
  readonly lay: boolean;
  readonly have: string;
}

const ENDS: Readonly<Record<Step['how'], InSpoken<(slots: Slots) => string>>> = {
  put: {
    zh: ({ card, who }) => `${card}还在${who}身上`,
    en: ({ card, who, have }) => `${who} still ${have} the ${card} on`,
  },
  laid: {
    zh: ({ card, whom, who }) => `${card}还挂在${whom}头上，${who === whom ? '' : `${who}贴的，`}没判呢`,
    en: ({ card, whom, who }) =>
      who === whom || whom === 'me'
        ? `${card} is still on ${whom}, waiting to be judged`
        : `${who} put ${card} on ${whom}, and it's still waiting to be judged`,
  },
  taken: {
    zh: ({ card, who, whom, when, by, lay }) =>
      `${who}${when}${by && `用${by}`}把${whom}${lay ? '头上' : ''}的${card}拿走了`,
    en: ({ card, who, whom, whose, when, by, lay }) =>
      `${who} took ${lay ? `${card} off ${whom}` : `${whose} ${card}`}${by && ` with ${by}`} ${when}`,
  },
  broken: {
    zh: ({ card, who, whom, when, by, lay }) =>
      `${who}${when}${by && `用${by}`}把${whom}${lay ? '头上' : ''}的${card}弃掉了`,
    en: ({ card, who, whom, whose, when, by, lay }) =>
      `${who} got ${lay ? `${card} off ${whom}` : `rid of ${whose} ${card}`}${by && ` with ${by}`} ${when}`,
  },
  dropped: {
    zh: ({ card, whom, when, by, lay }) => `${whom}${when}${by && `用${by}`}把${lay ? '头上' : '自己'}的${card}弃了`,
    en: ({ card, who, when, by }) => `${who} discarded the ${card}${by && ` with ${by}`} ${when}`,
  },
  replaced: {
    zh: ({ card, who, when, by }) => `${who}${when}换上${by}，${card}就顶掉了`,
    en: ({ card, who, when, by }) => `${who} put ${by} on ${when}, and the ${card} went`,
  },
  died: {
    zh: ({ card, who }) => `${who}一死，${card}也跟着没了`,
    en: ({ card, who }) => `the ${card} went when ${who} died`,
  },
  cancelled: {
    zh: ({ card, who, whom, when }) => `${whom}头上的${card}${when}让${who}无懈掉了`,
    en: ({ card, who, whom, when }) => `${who} nullified the ${card} on ${whom} ${when}`,
  },
  judged: {
    zh: ({ card, whom }) => `轮到${whom}时${card}判过了，判完就没了`,
    en: ({ card, whom }) => `the ${card} on ${whom} was judged and is gone`,
  },
  struck: {
    zh: ({ card, whom, when }) => `${card}${when}劈了${whom}，劈完就没了`,
    en: ({ card, whom, when }) => `the ${card} struck ${whom} ${when} and is gone`,
  },
  lent: {
    zh: ({ card, who, whom, when }) => `${who}${when}借刀，没见${whom}出杀，${card}多半归${who}了`,
    en: ({ card, who, whom, when }) =>
      `${who} borrowed the ${card} ${when} and no Strike came from ${whom}, so ${who} should have it`,
  },
  passed: {
    zh: ({ card, whom }) => `${card}最后在${whom}那`,
    en: ({ card, whom }) => `the ${card} was with ${whom} last`,
  },
};

export function courseText({ card, steps, at, zone }: Course, parties: Parties, nameOf: CardName): string {
  const { language } = parties;
  const zh = language === 'zh';
  const name = (one: string): string => cardNamed(one, language, nameOf);
  const bare = name(card).replace(/^(?:the|an?) /, '');
  const say = (step: Step): string => {
    const means = step.other ?? step.fact?.through;
    const who = called(step.by, parties, true);
    return ENDS[step.how][language]({
      who,
      whom: called(step.from, parties),
      whose: ownedBy(step.from, parties),
      card: bare,
      when: whenOf(step, parties),
      by: means === undefined ? '' : nameOfMeans(means, name(means), zh),
      lay: step.fact?.good === true || before(step)?.how === 'laid',
      have: who === 'I' || who === 'you' ? 'have' : 'has',
    });
  };
  const before = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];
  const last = steps[steps.length - 1];
  if (last === undefined) return '';
  // "桥玄拿走的，还在他身上".
  const came = before(last);
  if (last.how === 'put' && zone === 'worn' && came && (came.how === 'taken' || came.how === 'lent'))
    return zh
      ? `${say(came)}，现在${called(at, parties)}身上`
      : `${say(came)}, and ${called(at, parties, true)} ${/^(?:I|you)$/.test(called(at, parties, true)) ? 'have' : 'has'} it on`;
  const moved = steps.find(({ how }) => how === 'passed');
  const [first] = steps;
  if (moved && first?.how === 'put' && last !== moved)
    return zh
      ? `${bare}是${called(first.by, parties)}装的，后来到了${called(moved.by, parties)}那，${called(last.by, parties)}${whenOf(last, parties)}${last.how === 'taken' ? '拿走' : '弃掉'}了`
      : `${called(first.by, parties, true)} put the ${bare} on, it came to ${called(moved.by, parties)}, and ${say(last)}`;
  return say(last);
}

/** A skill that players cannot read in that language is a skill. */
const nameOfMeans = (means: string, name: string, zh: boolean): string =>
  zh
    ? /^[a-z_]/.test(name) || name === '那张牌'
      ? '技能'
      : name
    : /[\u3400-\u9fff]|^that card$/.test(name) || name === means
      ? 'a skill'
      : name;
