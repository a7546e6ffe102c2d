/** What the record holds of what was asked, in words: "刘佩这回合砍了主公4刀，打掉6点血" (§Q3). Every number is counted from it. */
import type { Seat } from '../../core/event';
import type { InSpoken } from '../../language/languages';
import type { OfRecord } from '../moves/of-record';
import type { Scene } from '../scene/scene';
import type { Deed, Found } from './found';
import { called, type Parties } from './people';
import { cardNamed, whenOf, type CardName } from './phrase';

/** What a seat has of a sum. */
type Share = readonly [seat: Seat, n: number];

const sharesOf = (
  deeds: readonly Deed[],
  of: (deed: Deed) => readonly (Seat | null)[],
  n: (deed: Deed) => number,
): Share[] => {
  const shares = new Map<Seat, number>();
  for (const deed of deeds)
    for (const seat of of(deed)) if (seat !== null) shares.set(seat, (shares.get(seat) ?? 0) + n(deed));
  return [...shares].sort((a, b) => b[1] - a[1]);
};
const total = (deeds: readonly Deed[]): number => deeds.reduce((sum, { num }) => sum + num, 0);

/** What the cards of these uses took of health. */
function pointsOf({ asked: { to }, deeds }: Found, { facts }: Scene): number | null {
  const blows = facts.filter(
    (fact) =>
      fact.kind === 'hit' &&
      (to.length === 0 || to.some((seat) => seat === fact.to)) &&
      deeds.some(({ turn, by, card }) => turn === fact.turn && by === fact.by && card === fact.card),
  );
  return deeds.some(({ card }) => HARMS.has(card ?? '')) ? blows.reduce((sum, { num }) => sum + num, 0) : null;
}
const HARMS: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong', 'nanman', 'wanjian']);

const WINDOW: InSpoken<(when: OfRecord['when']) => string> = {
  zh: (when) =>
    when === null
      ? '一共'
      : when === 'own_turn'
        ? '那回合'
        : when.which === 'turn' || when.which === 'round'
          ? `第${when.n}${when.which === 'turn' ? '回合' : '轮'}`
          : { this_turn: '这回合', last_turn: '上回合', this_round: '这轮', last_round: '上一轮', start: '开局那轮' }[
              when.which
            ],
  en: (when) =>
    when === null
      ? 'in all'
      : when === 'own_turn'
        ? 'that turn'
        : when.which === 'turn' || when.which === 'round'
          ? `in ${when.which} ${when.n}`
          : {
              this_turn: 'this turn',
              last_turn: 'last turn',
              this_round: 'this round',
              last_round: 'last round',
              start: 'at the start',
            }[when.which],
};
const timesEn = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Who had how much of it, where more than one had. */
function detail(shares: readonly Share[], parties: Parties, way: 'by' | 'on' = 'by'): string {
  if (shares.length < 2) return '';
  const zh = parties.language === 'zh';
  const each = shares.map(([seat, n]) =>
    zh ? `${called(seat, parties)}${n}` : `${n} ${way} ${called(seat, parties)}`,
  );
  return zh ? `：${each.join('、')}` : `: ${each.join(', ')}`;
}

/** The sum, or who it befell, or that there is nothing; a clause without a mark at its end. */
export function sumText(all: Found, parties: Parties, nameOf: CardName): string {
  const { asked, deeds } = all;
  if (deeds.length === 0) return nothing(asked, parties, nameOf);
  if (asked.wants === 'means') return meansText(deeds[deeds.length - 1], asked.all, parties, nameOf);
  if (asked.wants === 'whom') return whomText(all, parties, nameOf);
  return (parties.language === 'zh' ? sumZh : sumEn)(all, parties, nameOf);
}

const cardsNamed = ({ cards }: OfRecord, { language }: Parties, nameOf: CardName): string =>
  cards
    .map((card) => cardNamed(card, language, nameOf))
    .filter((name) => name !== '')
    .join(language === 'zh' ? '加' : ' or ');

interface Names {
  readonly by: string;
  readonly to: string;
  readonly card: string;
  readonly when: string;
}
const namesOf = (asked: OfRecord, parties: Parties, nameOf: CardName): Names => ({
  by: asked.by === undefined ? '' : called(asked.by, parties, true),
  to: asked.to.map((seat) => called(seat, parties)).join(parties.language === 'zh' ? '、' : ' and '),
  card: cardsNamed(asked, parties, nameOf),
  when: WINDOW[parties.language](asked.when),
});

/** "遵谏2、桃1": what it was healed by. */
function bySource(deeds: readonly Deed[], nameOf: CardName): string {
  const sums = new Map<string, number>();
  for (const { card, num } of deeds) {
    const name = card === null ? '' : cardNamed(card, 'zh', nameOf);
    if (name !== '') sums.set(name, (sums.get(name) ?? 0) + num);
  }
  return sums.size < 2 ? '' : `：${[...sums].map(([name, n]) => `${name}${n}`).join('、')}`;
}

/** A sum and its shares, in the names that both languages word. */
function sumOf(all: Found, parties: Parties, nameOf: CardName) {
  const { asked, deeds } = all;
  const names = namesOf(asked, parties, nameOf);
  const points = asked.wants === 'points';
  const share = (deed: Deed): number => (points ? deed.num : 1);
  return {
    ...names,
    points,
    n: points ? total(deeds) : deeds.length,
    ofDoers: detail(names.by === '' ? sharesOf(deeds, (deed) => [deed.by], share) : [], parties),
    ofVictims: detail(names.to === '' ? sharesOf(deeds, (deed) => deed.to, share) : [], parties, 'on'),
  };
}

function sumZh(all: Found, parties: Parties, nameOf: CardName): string {
  const { asked, deeds } = all;
  const { by, to, card, when, n, points, ofDoers, ofVictims } = sumOf(all, parties, nameOf);
  switch (asked.what) {
    case 'hurt':
      if (!points) return `${by}${when}打中${to}${n}次，打掉${total(deeds)}点血`;
      if (by !== '') return `${by}${card === '' ? '' : `的${card}`}${when}打掉${to}${n}点血${ofVictims}`;
      return to === '' ? `${card}${when}打掉${n}点血${ofVictims}` : `${to}${when}掉了${n}点血${ofDoers}`;
    case 'heal':
      return !points && by !== '' && to !== ''
        ? `${by}${when}给${to}回过${n}次血`
        : `${to || by}${when}回了${total(deeds)}点血${bySource(deeds, nameOf)}`;
    case 'kill':
      return `${by}${when}收了${n}个：${deeds
        .flatMap((deed) => deed.to)
        .map((seat) => called(seat, parties))
        .join('、')}`;
    case 'take':
      return by === '' ? `${to}${when}被拿掉${n}张牌${ofDoers}` : `${by}${when}拿掉${to}${n}张牌${ofVictims}`;
    case 'give':
      return `${by}${when}给了${to}${total(deeds)}张牌${ofVictims}`;
    case 'lift':
    case 'wuxie':
      return `${by}${when}无懈了${n}次`;
    case 'use': {
      const lost = pointsOf(all, parties.scene);
      const took = lost === null ? '' : lost === 0 ? '，一点血没掉' : `，打掉${lost}点血`;
      if (by === '' && to !== '') return `冲着${to}的${card}${when}${n}张${ofDoers}${took}`;
      if (by === '') return `${card}${when}出过${n}张${ofDoers}${took}`;
      if (asked.cards.length === 1 && asked.cards[0] === 'sha') return `${by}${when}砍了${to}${n}刀${ofVictims}${took}`;
      return `${by}${when}${to === '' ? '' : `对${to}`}用了${n}张${card}${ofVictims}${took}`;
    }
  }
}

function sumEn(all: Found, parties: Parties, nameOf: CardName): string {
  const { asked, deeds } = all;
  const { by, to, card, when, n, points, ofDoers, ofVictims } = sumOf(all, parties, nameOf);
  const whom = to === '' ? '' : ` to ${to}`;
  switch (asked.what) {
    case 'hurt':
      if (!points)
        return `${by || card || 'that'} hit${to === '' ? '' : ` ${to}`} ${timesEn(n)} ${when}, for ${total(deeds)} damage`;
      if (by !== '' || to === '')
        return `${by || card} dealt ${n} damage${whom} ${when}${by !== '' && card !== '' ? ` with ${card}` : ''}${ofVictims}`;
      return `${to} lost ${n} health ${when}${ofDoers}`;
    case 'heal':
      return by !== '' && to !== ''
        ? `${by} healed ${to} ${total(deeds)} ${when}`
        : `${to || by} got back ${total(deeds)} health ${when}`;
    case 'kill':
      return `${by || 'they'} killed ${n} ${when}: ${deeds
        .flatMap((deed) => deed.to)
        .map((seat) => called(seat, parties))
        .join(', ')}`;
    case 'take':
      return by === ''
        ? `${to} lost ${n} ${n === 1 ? 'card' : 'cards'} ${when}${ofDoers}`
        : `${by} took ${n} ${n === 1 ? 'card' : 'cards'}${to === '' ? '' : ` off ${to}`} ${when}${ofVictims}`;
    case 'give':
      return `${by || 'they'} gave ${total(deeds)} cards${whom} ${when}${ofVictims}`;
    case 'lift':
    case 'wuxie':
      return `${by || 'they'} nullified ${timesEn(n)} ${when}`;
    case 'use': {
      const took = pointsOf(all, parties.scene);
      const cost = took === null ? '' : took === 0 ? ', for no damage' : `, for ${took} damage`;
      const on = to === '' ? '' : ` on ${to}`;
      return by === ''
        ? `${card} came${to === '' ? '' : ` at ${to}`} ${timesEn(n)} ${when}${ofDoers}${cost}`
        : `${by} used ${card}${on} ${timesEn(n)} ${when}${ofVictims}${cost}`;
    }
  }
}

/** What it was done with. */
function meansText(last: Deed | undefined, timeless: boolean, parties: Parties, nameOf: CardName): string {
  if (last === undefined) return '';
  const card = last.card === null ? '' : cardNamed(last.card, parties.language, nameOf);
  const to = last.to.map((seat) => called(seat, parties)).join(parties.language === 'zh' ? '、' : ' and ');
  const by = last.by === null ? '' : called(last.by, parties, true);
  const when = timeless ? '' : whenOf(last, parties);
  if (parties.language === 'zh')
    return `${by}${when}${card === '' ? '' : `的${card}`}打掉${to}${last.to.length > 1 ? '各' : ''}${last.num}点血`;
  return `${by || 'it'} dealt ${last.num} damage${last.to.length > 1 ? ' each' : ''} to ${to}${card === '' ? '' : ` with ${card}`}${when === '' ? '' : ` ${when}`}`;
}

/** Whom the last of it befell. */
function whomText({ asked, deeds }: Found, parties: Parties, nameOf: CardName): string {
  const last = deeds[deeds.length - 1];
  const same = deeds.filter(({ turn, by }) => turn === last?.turn && by === last.by);
  const card = cardsNamed(asked, parties, nameOf);
  const shares = sharesOf(
    same,
    ({ to }) => to,
    ({ num }) => num,
  );
  const names = shares.map(([seat]) => called(seat, parties, true));
  const n = shares[0]?.[1] ?? 0;
  const each = shares.every(([, one]) => one === n) ? n : null;
  if (parties.language === 'zh') {
    const what = asked.what === 'heal' ? '回了血' : asked.what === 'hurt' ? '掉了血' : '挨上了';
    return `${card === '' ? '' : `${card}：`}${names.join('、')}${what}${each !== null && asked.what !== 'use' && each > 0 ? `，${shares.length > 1 ? '各' : ''}${each}点` : ''}`;
  }
  const verb = asked.what === 'heal' ? 'got back' : 'lost';
  return asked.what === 'use'
    ? `${card} went to ${names.join(', ')}`
    : `${names.join(', ')} ${verb} ${each === null ? 'health' : `${each} health`}${shares.length > 1 && each !== null ? ' each' : ''}${card === '' ? '' : ` by ${card}`}`;
}

/** That the record holds nothing of it, by the words of the question. */
function nothing(asked: OfRecord, parties: Parties, nameOf: CardName): string {
  const { by, to, card, when } = namesOf(asked, parties, nameOf);
  const zh = parties.language === 'zh';
  const window = asked.when === null ? '' : when;
  const does = zh ? DID_ZH[asked.what](to, card) : DID_EN[asked.what](to, card);
  if (zh) return by === '' ? `${window}没见谁${does}` : `${by}${window}没${does}`;
  return [by === '' ? 'nobody' : by, by === '' ? '' : 'never', does, window].filter((word) => word !== '').join(' ');
}
type Did = (to: string, card: string) => string;
const DID_ZH: Readonly<Record<OfRecord['what'], Did>> = {
  use: (to, card) => `${to === '' ? '' : `对${to}`}用过${card}`,
  hurt: (to, card) => `${card === '' ? '' : `用${card}`}打掉过${to === '' ? '谁' : to}的血`,
  heal: (to) => `给${to === '' ? '谁' : to}回过血`,
  kill: () => '杀过人',
  take: (to, card) => `拿过${to === '' ? '谁' : to}的${card === '' ? '牌' : card}`,
  give: (to) => `给过${to}牌`,
  lift: (to, card) => `解过${to === '' ? '' : `${to}的`}${card}`,
  wuxie: () => '出过这张无懈',
};
const DID_EN: Readonly<Record<OfRecord['what'], Did>> = {
  use: (to, card) => `used ${card}${to === '' ? '' : ` on ${to}`}`,
  hurt: (to, card) => `took any health${to === '' ? '' : ` from ${to}`}${card === '' ? '' : ` with ${card}`}`,
  heal: (to) => `healed ${to === '' ? 'anybody' : to}`,
  kill: () => 'killed anybody',
  take: (to, card) => `took ${card === '' ? 'a card' : card}${to === '' ? '' : ` from ${to}`}`,
  give: (to) => `gave ${to === '' ? 'anybody' : to} a card`,
  lift: (to, card) => `took ${card} off ${to === '' ? 'anybody' : to}`,
  wuxie: () => 'nullified that',
};
