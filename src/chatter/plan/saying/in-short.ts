/** A deed that was spoken of just now, in few words: "那一刀是我砍的", "your Peach came just in time" (§Q3). */
import type { InSpoken } from '../../../language/languages';
import type { Fact } from '../../scene/fact';
import { called, ownedBy, type Parties } from './people';
import { isUndone, type Told } from './phrase';

/** What a deed is called, and in Chinese the verb that goes with it; in English several take a plural verb. */
type Name = readonly [zh: string, verb: string, en: string];
const BY_CARD: Readonly<Record<string, Name>> = {
  sha: ['一刀', '砍', 'strike'],
  juedou: ['场决斗', '约', 'duel'],
  huogong: ['把火', '点', 'fire'],
  nanman: ['阵南蛮', '放', 'Barbarians'],
  wanjian: ['阵箭', '放', 'arrows'],
  guohe: ['张拆', '打', 'Dismantle'],
  shunshou: ['张顺', '打', 'Snatch'],
  lebu: ['张乐', '贴', 'Contentment'],
  bingliang: ['张兵粮', '贴', 'Supply Shortage'],
  tao: ['口桃', '给', 'Peach'],
};
const BY_KIND: Partial<Readonly<Record<Fact['kind'], Name>>> = {
  hit: ['一下', '打', 'hit'],
  death: ['一下', '收', 'kill'],
  steal: ['张牌', '拿', 'steal'],
  discard: ['张牌', '拆', 'discard'],
  wuxie: ['张无懈', '打', 'Nullification'],
  give: ['张牌', '给', 'card'],
  heal: ['口血', '给', 'heal'],
  rescue: ['口血', '给', 'rescue'],
};
const MANY = /s$/;

const nameOf = ({ kind, card, through }: Fact): Name | undefined =>
  // Whoever wins a duel need not have been the one to ask for it.
  (kind === 'aimed' || (kind === 'hit' && card !== 'juedou') || kind === 'heal' || kind === 'rescue'
    ? BY_CARD[card ?? '']
    : undefined) ??
  (kind === 'steal' || kind === 'discard' ? BY_CARD[through ?? ''] : undefined) ??
  BY_KIND[kind];

/** One did it to that one in that turn with that: the card that was aimed, and what came of it. */
export const isOneDeed = (a: Fact, b: Fact): boolean =>
  a.by === b.by && a.to === b.to && a.turn === b.turn && a.good === b.good && isNamedAlike(a, b);

function isNamedAlike(a: Fact, b: Fact): boolean {
  const [one, other] = [nameOf(a), nameOf(b)];
  if (!one || !other) return a.kind === b.kind && a.card === b.card;
  return one[0] === other[0] && one[1] === other[1];
}

/** In words that need nothing beside them, and as what the rest of the sentence is about; the latter of one's own and the other's. */
export interface Short {
  readonly clause: string;
  readonly topic: string | null;
}

interface Said {
  readonly mine: (name: Name, good: boolean) => readonly [string, string];
  readonly theirs: (name: Name, good: boolean, whose: string, onMe: boolean) => readonly [string, string];
  readonly topic: (name: Name, whose: string) => string;
}
const verb = (name: string, one: string, many: string): string => `${name} ${MANY.test(name) ? many : one}`;
const that = (name: string): string => `${MANY.test(name) ? 'those' : 'that'} ${name}`;
const SAID: InSpoken<Said> = {
  zh: {
    mine: ([name, did], good) => [`那${name}是我${did}的`, good ? `那${name}我乐意${did}` : `那${name}算我的`],
    theirs: ([name], good, whose, onMe) => {
      const deed = `${whose}那${name}`;
      return good
        ? [`${deed}来得及时`, `${deed}够意思`]
        : [`${deed}明摆着`, onMe ? `${deed}我记着` : `${deed}可不含糊`];
    },
    topic: ([name], whose) => `${whose}那${name}`,
  },
  en: {
    mine: ([, , name], good) => [
      verb(that(name), 'was mine', 'were mine'),
      good ? `I meant ${that(name)}` : verb(that(name), 'was my doing', 'were my doing'),
    ],
    theirs: ([, , name], good, whose, onMe) => {
      const deed = `${whose} ${name}`;
      return good
        ? [`${deed} came just in time`, `${deed} helped a lot`]
        : [`we all saw ${deed}`, onMe ? `I remember ${deed}` : verb(deed, 'was hard to miss', 'were hard to miss')];
    },
    topic: ([, , name], whose) => `${whose === '' ? that(name) : `${whose} ${name}`}?`,
  },
};

/** Their number is one of cards. */
const OF_CARDS: ReadonlySet<Fact['kind']> = new Set(['give', 'steal', 'discard']);

/** So often it was used on that one in that turn, or so many cards. */
const several = ([zh, did, en]: Name): Name => [
  `几${zh.replace(/^一/, '')}`,
  did,
  MANY.test(en) ? en : `${en}${/ch$/.test(en) ? 'es' : 's'}`,
];

/**
 * What was told just now, by the line or by this very AI, in short; null where it is told in full: several deeds, one that was not just told,
 * or one that its short name would confuse with another that was.
 */
export function inShort(
  told: readonly Told[],
  lately: readonly Fact[],
  parties: Parties,
  chance: number,
): Short | null {
  const { me, you, scene, language } = parties;
  const [first, ...more] = told;
  if (first === undefined || more.length > 0) return null;
  const { fact } = first;
  const one = nameOf(fact);
  const good = fact.good ?? (fact.kind === 'death' ? false : null);
  if (one === undefined || fact.by === null || fact.by === fact.to || good === null || isUndone(fact, scene))
    return null;
  if (!lately.some((other) => isOneDeed(other, fact))) return null;
  if (lately.some((other) => other.by === fact.by && !isOneDeed(other, fact) && nameOf(other)?.[0] === one[0]))
    return null;
  const often = scene.facts.filter(
    (other) => other.kind === fact.kind && other.card === fact.card && isOneDeed(other, fact),
  ).length;
  const cards = fact.num > 1 && OF_CARDS.has(fact.kind);
  const name = often > 1 || first.times > 1 || cards ? several(one) : one;
  const said = SAID[language];
  const mine = fact.by === me;
  const whose = language === 'zh' ? called(fact.by, parties, true) : ownedBy(fact.by, parties);
  const ways = mine ? said.mine(name, good) : said.theirs(name, good, whose, fact.to === me);
  return {
    clause: ways[chance < 0.5 ? 0 : 1],
    topic: mine ? said.topic(name, '') : fact.by === you ? said.topic(name, whose) : null,
  };
}
