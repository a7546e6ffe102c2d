/** What happened, in words: "3号上一轮砍了主公两次，又顺了你的牌". Every part comes from a fact on record. */
import type { Seat } from '../../../core/event';
import type { InSpoken } from '../../../language/languages';
import { isHandover, TAKING_CARDS, type Fact } from '../../scene/fact';
import type { Scene } from '../../scene/scene';
import { cardNamed, isUnnamed, type CardName } from './card-name';
import { AIMED, DEEDS, HIT } from './deed-words';
import { called, itselfOf, ownedBy, type Parties } from './people';
import { ofOld, timeOf } from './when';

/** Who stands at the head of the sentence. */
const headOf = ({ kind, by, to }: Fact): Seat | null =>
  kind === 'dying' || kind === 'reveal' || kind === 'revive' ? to : by;

/** Several facts that are told as one: the same deed on the same one, so many times. */
export interface Told {
  readonly fact: Fact;
  readonly times: number;
  /** Blows of one turn by several cards, told by what they cost together. */
  readonly whole?: boolean;
}

/** A card that was aimed and then hit is one deed; what was done with another card, or in another round, is another. */
const deedOf = ({ kind, by, to, card, round }: Fact): string => {
  const what = kind === 'hit' || kind === 'aimed' ? `blow/${card}` : kind === 'wuxie' ? `wuxie/${card}` : kind;
  return `${what}/${by}/${to}/${round}`;
};

/** The card by which something was taken or broken, where what it took is told as well. */
const isMeans = ({ kind, card, by, to, turn }: Fact, facts: readonly Fact[]): boolean =>
  kind === 'aimed' &&
  TAKING_CARDS.has(card ?? '') &&
  facts.some(
    (one) => (one.kind === 'steal' || one.kind === 'discard') && one.by === by && one.to === to && one.turn === turn,
  );

/** The facts as they are told, latest of each deed, at most `most`, in the order given. */
export function gathered(facts: readonly Fact[], most: number): Told[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts.filter((one) => !isMeans(one, facts)))
    groups.set(deedOf(fact), [...(groups.get(deedOf(fact)) ?? []), fact]);
  return [...groups.values()].slice(0, most).flatMap((group) => {
    const aimed = group.filter(({ kind }) => kind === 'aimed');
    const told = aimed.length > 0 ? aimed : group;
    const last = told[told.length - 1];
    // "火攻一下万箭一下": the words for a blow name no card, and both are told as what they cost.
    const blows = last ? facts.filter((one) => isWith(one, last)) : [];
    if (last === undefined || (blows.length > 1 && last.card !== blows[blows.length - 1]?.card)) return [];
    const whole = new Set(blows.map(({ card }) => card)).size > 1;
    return [{ fact: last, times: new Set(told.map(({ turn, id }) => (aimed.length > 0 ? id : turn))).size, whole }];
  });
}

const TIMES: InSpoken<(n: number) => string> = {
  zh: (n) => `${['', '', '两', '三', '四', '五'][n] ?? String(n)}次`,
  en: (n) => (n === 2 ? 'twice' : `${['', '', '', 'three', 'four', 'five'][n] ?? String(n)} times`),
};

function cardIn({ card, kind }: Fact, { language }: Parties, nameOf: CardName): string {
  if (card === null) return '';
  if (kind === 'throw') return card;
  return cardNamed(card, language, nameOf);
}

function deed({ fact, times, whole = false }: Told, parties: Parties, nameOf: CardName, alone: boolean): string {
  const { language, exact } = parties;
  const itself = fact.to !== null && fact.to === fact.by;
  const to = fact.to === null ? '' : itself ? itselfOf(fact.to, parties) : called(fact.to, parties);
  const card = cardIn(fact, parties, nameOf);
  const own = fact.kind === 'aimed' || fact.kind === 'hit' ? AIMED[language][fact.card ?? ''] : undefined;
  const bad = fact.good === false || fact.card === 'tao';
  const whose = fact.to === null ? '' : to === 'themselves' ? 'their own' : ownedBy(fact.to, parties);
  if (own && bad && fact.kind === 'aimed' && !isVain(fact, parties)) return own(to, card, fact, whose);
  if (isUndone(fact, parties.scene))
    return fact.over === undefined
      ? TRIED[language](to, card)
      : TRIED_OVER[language](language === 'zh' ? called(fact.over, parties) : ownedBy(fact.over, parties));
  const told = { ...fact, num: Math.max(fact.num, sumIn(fact, parties, alone, whole)) };
  const lost = isLoss(fact) && fact.card === null ? lostWith(fact, parties.scene) : 1;
  // How much a single blow cost is told where it was asked; of several, only how many they were.
  const single = told.num === 1 && exact?.amount !== true;
  if (fact.kind === 'hit' && !itself && (single || times > 1))
    return HIT[language](to, sumsUp(fact, parties.scene) ? null : fact.card, times > 1);
  if (lost > 1) return LOST_CARDS[language](to, whose, lost, fact.kind === 'steal');
  return DEEDS[language][fact.kind](to, card, told, whose);
}

/** How many cards one lost to that one in that turn. */
const lostWith = ({ kind, by, to, turn }: Fact, { facts }: Scene): number =>
  facts.filter((one) => one.kind === kind && one.by === by && one.to === to && one.turn === turn).length;
const LOST_CARDS: InSpoken<(to: string, whose: string, n: number, taken: boolean) => string> = {
  zh: (to, _, n, taken) => `${taken ? '拿走' : '拆'}了${to}${n === 2 ? '两' : n}张牌`,
  en: (to, whose, n, taken) => (taken ? `took ${n} of ${whose} cards` : `made ${to} discard ${n} cards`),
};

/** Deeds that nobody did: lightning, a death without a killer. */
function undone(fact: Fact, parties: Parties, nameOf: CardName): string {
  const { language, scene } = parties;
  const whom = fact.to === null ? '' : called(fact.to, parties, true);
  const struck = scene.facts.find(
    ({ kind, by, to, turn }) => kind === 'hit' && by === null && to === fact.to && turn === fact.turn,
  );
  const card = struck ? cardIn(struck, parties, nameOf) : '';
  if (fact.kind === 'death' && card !== '')
    return language === 'zh' ? `${whom}死在${card}下` : `${whom} died by ${card}`;
  if (fact.kind === 'death')
    return language === 'zh' ? `${whom}是自己倒的，没人动手` : `${whom} just died, it was nobody's doing`;
  if (fact.kind === 'hit' && card !== '' && !isUnnamed(card, language))
    return language === 'zh' ? `${whom}挨了${card}` : `${whom} got hit by ${card}`;
  if (fact.kind === 'hit' && fact.num > 0)
    return language === 'zh' ? `${whom}掉了${fact.num}点血` : `${whom} lost ${fact.num} health`;
  return language === 'zh' ? `${whom}吃了亏` : `${whom} got hurt`;
}

const TRIED: InSpoken<(to: string, card: string) => string> = {
  zh: (to, card) => `想无懈给${to}的${card || '牌'}，没成`,
  en: (to, card) => `tried and failed to nullify ${card || 'a card'} meant for ${to}`,
};

/** The same against another 无懈. @param whose in English as its owner, in Chinese as a name */
const TRIED_OVER: InSpoken<(whose: string) => string> = {
  zh: (whose) => `想无懈掉${whose}的无懈，没成`,
  en: (whose) => `tried and failed to cancel ${whose} Nullification`,
};

/** Tricks by which somebody is hurt are talked of each by itself. */
const OF_ITS_OWN: ReadonlySet<string> = new Set(['nanman', 'wanjian', 'juedou', 'huogong', 'shandian']);

/** Whether two blows are of one turn, by the same one at the same one. */
const isWith = (a: Fact, b: Fact): boolean =>
  a.kind === 'hit' && b.kind === 'hit' && a.by === b.by && a.to === b.to && a.turn === b.turn;

/**
 * All that one lost by that one in that turn, by the same card, or by any where no other of these blows is told; all that one was handed
 * by that one in it.
 */
const sumIn = (fact: Fact, { scene }: Parties, alone: boolean, whole: boolean): number =>
  scene.facts
    .filter((one) =>
      isHandover(fact)
        ? one.kind === fact.kind && one.by === fact.by && one.to === fact.to && one.turn === fact.turn
        : isWith(one, fact) && (whole || (alone && !OF_ITS_OWN.has(fact.card ?? '')) || one.card === fact.card),
    )
    .reduce((sum, { num }) => sum + num, 0);

/** Whether that one struck that one with something else too in that turn. */
const sumsUp = (fact: Fact, { facts }: Scene): boolean =>
  facts.some((one) => isWith(one, fact) && one.card !== fact.card);

/** A card that takes another, of which nothing came: it was cancelled, or found nothing. */
const isVain = ({ kind, by, to, turn, card }: Fact, { scene }: Parties): boolean =>
  kind === 'aimed' &&
  (card === 'guohe' || card === 'shunshou') &&
  !scene.facts.some(
    (one) => (one.kind === 'discard' || one.kind === 'steal') && one.by === by && one.to === to && one.turn === turn,
  );

/** A 无懈 that another was played against, and that one by nobody: nothing came of it. */
export function isUndone(fact: Fact, scene: Scene): boolean {
  if (fact.kind !== 'wuxie' || fact.by === null) return false;
  const answer = scene.facts
    .slice(scene.facts.indexOf(fact) + 1)
    .find(
      ({ kind, turn, card, over }) => kind === 'wuxie' && turn === fact.turn && card === fact.card && over === fact.by,
    );
  return answer !== undefined && !isUndone(answer, scene);
}

const isLoss = ({ kind, good }: Fact): boolean => (kind === 'steal' || kind === 'discard') && good !== true;

/** "Seat 3 did this and did that, and seat 4 did the other": what begins with "and" is of the same one as the part before. */
function inOneSentence(parts: readonly string[]): string {
  const of: string[] = [];
  for (const part of parts)
    if (part.startsWith('and ')) of.push(`${of.pop() ?? ''} ${part}`);
    else of.push(part);
  return of.map((one, i) => (i === 0 ? one : `${i === of.length - 1 ? ', and ' : ', '}${one}`)).join('');
}

/** One sentence part without a mark at its end; empty where there are no facts. */
export function phrase(told: readonly Told[], parties: Parties, nameOf: CardName): string {
  const { language } = parties;
  const parts: string[] = [];
  let before: Seat | null | undefined;
  let spoken = '';
  const apart = new Set(told.map(({ fact }) => fact.round)).size > 1;
  for (const one of told) {
    const { fact, times } = one;
    const head = headOf(fact);
    if (head === null) {
      parts.push(undone(fact, parties, nameOf));
      before = undefined;
      continue;
    }
    const when = timeOf(fact, parties, { first: before === undefined, apart, times });
    const said = when.of === spoken && head === before ? '' : when.text;
    spoken = when.of;
    // Of several only the number is told.
    const alone = told.every((other) => other === one || !isWith(other.fact, fact));
    const plain = times > 1 && isLoss(fact) ? { ...one, fact: { ...fact, card: null } } : one;
    const done = deed(plain, parties, nameOf, alone);
    const what = language === 'zh' && told.length === 1 && when.of === 'before' ? ofOld(done, fact) : done;
    const often = times > 1 ? TIMES[language](times) : '';
    if (language === 'zh')
      parts.push(
        `${head === before ? `${said}${what.startsWith('又') ? '' : '又'}` : `${called(head, parties, true)}${said}`}${what}${often}`,
      );
    else
      parts.push(
        [
          head === before ? 'and' : called(head, parties, true),
          when.early ? said : '',
          what,
          often,
          times > 1 || when.early ? '' : said,
        ]
          .filter((word) => word !== '')
          .join(' '),
      );
    before = head;
  }
  return language === 'zh' ? parts.join('，') : inOneSentence(parts);
}
