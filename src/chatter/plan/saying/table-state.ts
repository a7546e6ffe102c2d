/** How the table lies, in words: a row for each kind of state (§Q3). Every name and number is counted from the record. */
import type { InSpoken } from '../../../language/languages';
import { joined } from '../record/count';
import type { TableState } from '../record/found';
import { courseText } from './course';
import { called, type Parties } from './people';
import { standingText } from './standing';
import { cardNamed, type CardName } from './card-name';

/** What a row is worded with. */
interface Slots {
  /** Who stands out, by name; empty where nobody does. */
  readonly all: string;
  readonly heads: number;
  /** "have" or "has". */
  readonly have: string;
  readonly most: boolean;
  readonly n: number;
  /** The cards; undefined where none are asked for. */
  readonly cards: string | undefined;
  readonly whom: string;
}
type Row = InSpoken<(slots: Slots) => string>;

/** Who never did it, or that everybody has. */
const never = (zh: (slots: Slots) => string, en: (slots: Slots) => string): Row => ({
  zh: (slots) => (slots.all === '' ? `人人都${zh(slots)}` : `${slots.all}没${zh(slots)}`),
  en: (slots) => (slots.all === '' ? `everybody has ${en(slots)}` : `${slots.all} never ${en(slots)}`),
});
const each = ({ heads }: Slots): boolean => heads > 1;

const ROWS: Readonly<Record<Exclude<TableState['of'], 'standing' | 'course'>, Row>> = {
  hp: {
    zh: (of) => `血最${of.most ? '多' : '少'}的是${of.all}，${each(of) ? '各' : ''}${of.n}点`,
    en: (of) => `${of.all} ${of.have} the ${of.most ? 'most' : 'least'} health, ${of.n}${each(of) ? ' each' : ''}`,
  },
  hand: {
    zh: (of) => `手牌最${of.most ? '多' : '少'}的是${of.all}，${each(of) ? '各' : ''}${of.n}张，这回合开始时数的`,
    en: (of) =>
      `${of.all} ${of.have} the ${of.most ? 'most' : 'fewest'} cards, ${of.n}${each(of) ? ' each' : ''}, counted as this turn began`,
  },
  chained: {
    zh: ({ all }) => (all === '' ? '这会儿没人被连着' : `连着的是${all}`),
    en: ({ all, heads }) =>
      `${all || 'nobody'} ${all === 'I' ? 'am' : heads > 1 || all === 'you' ? 'are' : 'is'} chained right now`,
  },
  gear: {
    zh: ({ all, cards, heads }) =>
      cards === undefined
        ? `有装备的${heads}家：${all}`
        : all === ''
          ? `没人身上有${cards}`
          : `${all}身上${cards === '' ? '没装备' : `是${cards}`}`,
    en: ({ all, cards, have }) =>
      cards === undefined
        ? `${all || 'nobody'} ${have} gear on`
        : `${all || 'nobody'} ${have} ${cards || 'no gear'} on`,
  },
  at: {
    zh: ({ all, heads, n }) => (heads === 0 ? `没人是${n}点血` : `${n}点血的有${heads}个：${all}`),
    en: ({ all, heads, n }) => (heads === 0 ? `nobody is at ${n} health` : `${heads} at ${n} health: ${all}`),
  },
  lost: {
    zh: ({ all, whom, cards }) => `${all}弄掉过${whom}的${cards ?? ''}`,
    en: ({ all, whom, cards }) => `${all} cost ${whom} ${cards ?? ''}`,
  },
  spared: {
    zh: ({ all }) => (all === '' ? '一个没躲过，全掉了血' : `${all}没掉血`),
    en: ({ all }) => `${all || 'everybody'} lost ${all === '' ? '' : 'no '}health`,
  },
  unseen: {
    zh: ({ all }) => `${all}没掉血，怎么躲的我没看清`,
    en: ({ all }) => `${all} lost no health. I didn't see how`,
  },
  harmless: never(
    ({ whom }) => `打过${whom || '人'}`,
    ({ whom }) => `hit ${whom || 'anybody'}`,
  ),
  unhurt: never(
    () => '掉过血',
    () => 'lost health',
  ),
  unused: never(
    ({ cards }) => `用过${cards ?? '牌'}`,
    ({ cards }) => `used ${cards ?? 'a card'}`,
  ),
};

/** What each of them has, by how much two are apart, or what it comes to. */
function eachText({ of, seats, counts = [], most }: TableState, parties: Parties): string {
  const zh = parties.language === 'zh';
  const shares = seats.map((seat, i) => {
    const n = String(counts[i] ?? 0);
    return zh ? called(seat, parties) + n : `${n} for ${called(seat, parties)}`;
  });
  const [more = 0, less = 0] = counts;
  const sum = counts.reduce((all, one) => all + one, 0);
  const apart = counts.length > 2 ? undefined : more - less;
  if (zh) {
    const tail = most ? `，一共${sum}` : apart ? `，差${apart}` : apart === 0 ? '，一样多' : '';
    return `${shares.join('、')}${of === 'hp' ? '点血' : '张手牌'}${tail}`;
  }
  const tail = most ? `, ${sum} in all` : apart ? `, ${apart} apart` : apart === 0 ? ', the same' : '';
  return `${of === 'hp' ? 'health' : 'cards'}: ${shares.join(', ')}${tail}`;
}

/** How it stands, in a clause without a mark at its end. */
export function stateText(state: TableState, parties: Parties, nameOf: CardName): string {
  if (state.counts) return eachText(state, parties);
  if (state.course) return courseText(state.course, parties, nameOf);
  if (state.of === 'standing' || state.of === 'course') return standingText(state, parties, nameOf);
  const { language, me } = parties;
  const { of, seats, most = false, n = 0, cards, whom } = state;
  const names = [...seats]
    .sort((a, b) => Number(a === me) - Number(b === me))
    .map((seat) => called(seat, parties, true));
  const listed = (words: readonly string[]): string => (language === 'zh' ? words.join('、') : joined(words));
  const all = listed(names);
  return ROWS[of][language]({
    all,
    heads: names.length,
    have: names.length > 1 || /^(?:I|you)$/.test(all) ? 'have' : 'has',
    most,
    n,
    cards: cards && listed(cards.map((card) => cardNamed(card, language, nameOf))),
    whom: whom === undefined ? '' : called(whom, parties),
  });
}
