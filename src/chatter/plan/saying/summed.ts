/** What the record holds of what was asked, in words: "刘佩这回合砍了主公4刀，打掉6点血" (§Q3). Every number is counted from it. */
import { joined } from '../record/count';
import type { Seat } from '../../../core/event';
import type { InSpoken } from '../../../language/languages';
import type { OfRecord } from '../../moves/asked/of-record';
import { GEAR } from '../../moves/words/gear';
import { BLOWS } from '../../moves/deeds/bears-out';
import type { Scene } from '../../scene/scene';
import type { Deed, Found } from '../record/found';
import { called, itselfOf, type Parties } from './people';
import { cardNamed, meansNamed, type CardName } from './card-name';
import { BORE, DID_EN, DID_ZH, didZh } from './did';
import { whenOf } from './when';

/** What a seat has of a sum. */
type Share = readonly [seat: Seat, n: number];

/** What each has of a sum, most first. */
export const sharesOf = (
  deeds: readonly Deed[],
  of: (deed: Deed) => readonly (Seat | null)[],
  n: (deed: Deed) => number,
): Share[] => {
  const shares = new Map<Seat, number>();
  for (const deed of deeds)
    for (const seat of of(deed)) if (seat !== null) shares.set(seat, (shares.get(seat) ?? 0) + n(deed));
  return [...shares].sort((a, b) => b[1] - a[1]);
};
const total = (deeds: readonly Pick<Deed, 'num'>[]): number => deeds.reduce((sum, { num }) => sum + num, 0);

/** What the cards of these uses took of health. */
function pointsOf({ to }: OfRecord, deeds: readonly Deed[], { facts }: Scene): number | null {
  const blows = facts.filter(
    (fact) =>
      fact.kind === 'hit' &&
      (to.length === 0 || to.some((seat) => seat === fact.to)) &&
      deeds.some(({ turn, by, card }) => turn === fact.turn && by === fact.by && card === fact.card),
  );
  return deeds.some(({ card }) => BLOWS.has(card ?? '')) ? total(blows) : null;
}

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

/** Who had how much of it, where more than one had. */
function detail(shares: readonly Share[], parties: Parties, way: 'by' | 'on', all: boolean): string {
  if (shares.length < (all ? 1 : 2)) return '';
  const zh = parties.language === 'zh';
  const each = shares.map(([seat, n]) =>
    zh ? `${called(seat, parties)}${n}` : `${n} ${way} ${called(seat, parties)}`,
  );
  return zh ? `：${each.join('、')}` : `: ${each.join(', ')}`;
}

/** The sum, or who it befell, or that there is nothing; a clause without a mark at its end. */
export function sumText(all: Found, parties: Parties, nameOf: CardName): string {
  const { asked, deeds } = all;
  const { wants, rank, what } = asked;
  if (deeds.length === 0) return nothing(asked, parties, nameOf);
  if (wants === 'means') return meansText(deeds[deeds.length - 1], asked.all, parties, nameOf);
  if (wants === 'pairs') return pairsText(all, parties, nameOf);
  if (what === 'laid') return laidText(deeds, parties, nameOf);
  if (what === 'play') return playedText(all, parties, nameOf);
  return (wants === 'whom' || wants === 'victims') && rank !== 'most'
    ? whomText(all, parties, nameOf)
    : countedText(all, parties, nameOf);
}

const cardsNamed = ({ cards }: OfRecord, { language }: Parties, nameOf: CardName): string =>
  cards.length > 2 && cards.every((card) => GEAR.has(card))
    ? { zh: '装备', en: 'gear' }[language]
    : cards
        .map((card) => cardNamed(card, language, nameOf))
        .filter((name) => name !== '')
        .join(language === 'zh' ? '加' : ' or ');

export interface Names {
  readonly by: string;
  readonly to: string;
  readonly card: string;
  readonly when: string;
}
/** Who, whom, what and when, in words. */
export const namesOf = (asked: OfRecord, parties: Parties, nameOf: CardName): Names => ({
  by: asked.by === undefined ? '' : called(asked.by, parties, true),
  // What one uses on oneself one uses.
  to: asked.to
    .filter((seat) => seat !== asked.by)
    .map((seat) => called(seat, parties))
    .join(parties.language === 'zh' ? '、' : ' and '),
  card: cardsNamed(asked, parties, nameOf),
  when: WINDOW[parties.language](asked.when),
});

/** "3号乐不思蜀、2号闪电": what waits to be judged, and before whom. */
function laidText(deeds: readonly Deed[], parties: Parties, nameOf: CardName): string {
  const zh = parties.language === 'zh';
  const each = deeds.map(
    ({ to, card, by }) =>
      `${called(to[0] ?? 0, parties)}${zh ? '头上的' : ' with '}${cardNamed(card ?? '', parties.language, nameOf)}${by === null ? '' : zh ? `，${called(by, parties)}贴的` : ` from ${called(by, parties)}`}`,
  );
  return zh ? `判定牌有${each.length}张：${each.join('、')}` : `${each.length} to be judged: ${each.join(', ')}`;
}

/** So many kinds of cards are named. */
const MOST_CARDS = 6;
/** "凯撒那回合出了5张牌：过河拆桥、铁索连环、决斗、杀、南蛮入侵". */
function playedText({ asked, deeds }: Found, parties: Parties, nameOf: CardName): string {
  const zh = parties.language === 'zh';
  const { by, to, when } = namesOf(asked, parties, nameOf);
  const kinds = new Map<string, number>();
  for (const { card } of deeds) kinds.set(card ?? '', (kinds.get(card ?? '') ?? 0) + 1);
  const each = [...kinds].map(([card, n]) => {
    const name = cardNamed(card, parties.language, nameOf).replace(/^(?:an?|the) /, '');
    return n === 1 ? name : zh ? `${name}${n}张` : `${name} ×${n}`;
  });
  const listed =
    each.slice(0, MOST_CARDS).join(zh ? '、' : ', ') + (each.length > MOST_CARDS ? (zh ? '等' : ' and more') : '');
  return zh
    ? `${by}${when}${to === '' ? '' : `冲着${to}`}出了${deeds.length}张牌：${listed}`
    : `${by} played ${deeds.length} card${deeds.length === 1 ? '' : 's'}${to === '' ? '' : ` on ${to}`} ${when}: ${listed}`;
}

/** Who did it and to whom, the last of each. */
function pairsText({ asked, deeds }: Found, parties: Parties, nameOf: CardName): string {
  const zh = parties.language === 'zh';
  const pairs = deeds.map(({ by, to }) => {
    const whom = to.map((seat) => called(seat, parties)).join(zh ? '和' : ' and ');
    return by === null ? whom : `${called(by, parties, true)}${zh ? '对' : ' on '}${whom}`;
  });
  const { card } = namesOf(asked, parties, nameOf);
  return `${card === '' ? '' : `${card}${zh ? '：' : ': '}`}${[...new Set(pairs)].slice(-4).join(zh ? '，' : ', ')}`;
}

/** "我数着有七把": whether it was so many. */
export function toSaid({ said }: OfRecord, n: number, zh: boolean): string {
  if (said === undefined) return '';
  const [so, more, less] = zh
    ? (['对，', '不止，', '没那么多，'] as const)
    : (['yes, ', 'more than that: ', 'not that many: '] as const);
  return n === said ? so : n > said ? more : less;
}

/** How much of it there was and whose, how many did it, or who did it most: one form for deeds of every kind. */
function countedText({ asked, deeds }: Found, parties: Parties, nameOf: CardName): string {
  const zh = parties.language === 'zh';
  const { to, card, when, ...named } = namesOf(asked, parties, nameOf);
  const { what, wants, rank } = asked;
  // What befell one, whoever did it, is told of that one.
  const [bearer] =
    asked.by === undefined && asked.to.length === 1 && (wants === 'times' || wants === 'points') ? asked.to : [];
  const bore = bearer !== undefined && what !== 'use' && what !== 'lift';
  const by = bore ? called(bearer, parties, true) : named.by;
  const isHealth = (what === 'hurt' || what === 'heal') && wants !== 'times';
  // Several cards that were taken at once stand on record one by one.
  const worth = ({ num }: Deed): number => (isHealth || what === 'give' ? num : 1);
  const ofVictims = named.by !== '' || wants === 'whom';
  const shares = sharesOf(deeds, (deed) => (ofVictims ? deed.to : [deed.by]), worth);
  const names = shares.map(([seat]) => called(seat, parties, true));
  const window = asked.when === null && (rank === 'most' || wants === 'doers') ? '' : when;
  const does =
    wants === 'whom' || bore
      ? // "喝酒续命啊你 第几次了": of one card it is said so.
        `${zh && what === 'heal' && card !== '' ? `靠${card}` : ''}${BORE[parties.language][what]}${!zh && what === 'heal' && card !== '' ? ` with ${card}` : ''}`
      : what === 'hurt' && wants === 'times'
        ? zh
          ? `打中过${to}`
          : `hit ${to || 'somebody'}`
        : zh
          ? didZh(asked, to, card).replace('谁的', '').replace('谁', '人')
          : DID_EN[what](to, card).replace(/ any(?:body)?\b/, '');
  const unit = isHealth ? '点' : (UNITS[what] ?? (card === '杀' ? '刀' : '次'));
  const much = (n: number): string =>
    zh
      ? `${n}${unit}`
      : unit !== '次' && unit !== '刀'
        ? String(n)
        : n === 1
          ? 'once'
          : n === 2
            ? 'twice'
            : `${n} times`;
  if (rank === 'most') {
    const first = names
      .filter((_, i) => shares[i]?.[1] === shares[0]?.[1])
      .sort((a, b) => Number(a === 'I') - Number(b === 'I'));
    const most = much(shares[0]?.[1] ?? 0);
    return zh
      ? `${window}${does}最多的是${first.join('、')}，${most}`
      : [`${first.join(' and ')} ${does} the most, ${most}`, window].join(' ').trim();
  }
  if (wants === 'doers')
    return zh
      ? `${window}${does}的有${names.length}个：${names.join('、')}`
      : `${[`${names.length} of us ${does}`, window].join(' ').trim()}: ${names.join(', ')}`;
  const points =
    what === 'hurt' && wants === 'times' ? total(deeds) : what === 'use' ? pointsOf(asked, deeds, parties.scene) : null;
  // None by that one's hand: it may have been turned on somebody by a skill, and is not denied.
  const took = points === null || points === 0 ? '' : zh ? `，打掉${points}点血` : `, for ${points} damage`;
  const each = named.by !== '' && to !== '' ? '' : detail(shares, parties, ofVictims ? 'on' : 'by', asked.all);
  const all = deeds.reduce((sum, deed) => sum + worth(deed), 0);
  const n = much(all);
  const so = toSaid(asked, all, zh);
  // "how many slashes did the lord eat": all by one, who is named.
  const doer = by || (ofVictims || shares.length > 1 ? '' : (names[0] ?? ''));
  return `${so}${zh ? `${doer}${when}${does}${n}${each}${took}` : `${doer || 'we'} ${does}, ${n} ${when}${each}${took}`}`;
}
const UNITS: Readonly<Partial<Record<OfRecord['what'], string>>> = { kill: '个', take: '张', give: '张' };

/** What it was done with. */
export function meansText(last: Deed | undefined, timeless: boolean, parties: Parties, nameOf: CardName): string {
  if (last === undefined) return '';
  const zh = parties.language === 'zh';
  const card = meansNamed(last.card ?? '', parties.language, nameOf);
  const to = last.to
    .map((seat) => (seat === last.by ? itselfOf(seat, parties) : called(seat, parties, last.by === null)))
    .join(zh ? '、' : ' and ');
  const by = last.by === null ? '' : called(last.by, parties, true);
  const when = timeless ? '' : whenOf(last, parties);
  if (zh)
    return `${by}${when}${card === '' ? '' : by === '' ? card : `用${card}`}打掉了${to}${last.to.length > 1 ? '各' : ''}${last.num}点血`;
  return `${by ? `${by} hit ${to} for ${last.num}` : `${to} took ${last.num} damage`}${last.to.length > 1 ? ' each' : ''}${card && ` ${by ? 'with' : 'from'} ${card}`}${when && ` ${when}`}`;
}

/** Whom the last of it befell, or how many in all. */
function whomText({ asked, deeds }: Found, parties: Parties, nameOf: CardName): string {
  const last = deeds[deeds.length - 1];
  const every = asked.all || asked.wants === 'victims';
  const { by, card } = namesOf(asked, parties, nameOf);
  const shares = sharesOf(
    deeds.filter((deed) => every || (deed.turn === last?.turn && deed.by === last.by)),
    ({ to }) => to,
    ({ num }) => num,
  );
  const names = shares.map(([seat]) => called(seat, parties, true));
  const n = shares[0]?.[1] ?? 0;
  const health = (asked.what === 'hurt' || asked.what === 'heal') && shares.every(([, one]) => one === n);
  const bore = BORE[parties.language][asked.what];
  const several = names.length > 1;
  if (parties.language === 'zh' && every && by !== '')
    return `${by}${didZh(asked, `${names.length}个人`, card)}：${names.join('、')}${health ? `，${several ? '各' : ''}${n}点` : ''}`;
  if (parties.language === 'zh')
    return `${by}${card}${by + card === '' || every ? '' : '：'}${every ? `${names.length}个${bore}：` : ''}${names.join('、')}${every ? '' : bore}${health ? `，${several ? '各' : ''}${n}点` : ''}`;
  return `${joined(names)} ${bore}${health ? `, ${n}${several ? ' each' : ''}` : ''}${card === '' ? '' : ` by ${card}`}`;
}

/** That the record holds nothing of it, by the words of the question. */
function nothing(asked: OfRecord, parties: Parties, nameOf: CardName): string {
  const { by, to, card, when } = namesOf(asked, parties, nameOf);
  const zh = parties.language === 'zh';
  const other = asked.except !== undefined;
  // "谁被南蛮打着了": nobody was.
  if (by === '' && to === '' && asked.what !== 'take' && (asked.wants === 'whom' || asked.wants === 'victims'))
    return zh
      ? `没${other ? '别' : ''}人${BORE.zh[asked.what].replace('了', '')}`
      : `nobody ${other ? 'else ' : ''}${BORE.en[asked.what]}`;
  const window = asked.when === null ? '' : when;
  const does = zh ? DID_ZH[asked.what](to, card) : DID_EN[asked.what](to, card);
  if (zh) return by === '' ? `${window}没见${other ? '别人' : '谁'}${does}` : `${by}${window}没${does}`;
  return [by === '' ? `nobody${other ? ' else' : ''}` : by, by === '' ? '' : 'never', does, window]
    .filter((word) => word !== '')
    .join(' ');
}
