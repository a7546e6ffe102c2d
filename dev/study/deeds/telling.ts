/** Sentences of strangers about what happened (data/deeds, a file a hand), and about what they do not say did, filled in from a recorded game. */
import type { Scene } from '../../../src/chatter/scene/scene';
import type { Seat } from '../../../src/core/event';
import type { DeedKind, Happening } from './happenings';

/** A slot, the speaker, or whoever is spoken to. */
export type Party = 'A' | 'B' | 'C' | 'me' | 'you';

/** What a sentence tells. */
export interface DeedRow {
  readonly kind: DeedKind;
  readonly by?: Party;
  readonly to?: Party;
  /** Against whose card a 无懈 was. */
  readonly third?: Party;
  /** Only of this card. */
  readonly card?: string;
}

/** A sentence: {A} {B} {C} are people, {card} a card, {n} points. */
export interface TellingRow {
  readonly text: string;
  readonly deeds: readonly DeedRow[];
}

/** A sentence that does not tell the deed that it speaks of (data/deeds, untold-*.jsonl): it denies, asks, supposes, wishes. */
export interface UntoldRow {
  readonly text: string;
  /** What it does instead. */
  readonly kind: string;
  /** Who would have done it to whom; null where it leaves that open. */
  readonly by: Party | null;
  readonly to: Party | null;
  readonly deed: DeedKind;
}

/** The same as a sentence that is filled in with such a deed. */
export const asTelling = ({ text, by, to, deed }: UntoldRow): TellingRow => ({
  text,
  deeds: [{ kind: deed, ...(by === null ? {} : { by }), ...(to === null ? {} : { to }) }],
});

/** A sentence said at a table, and what it tells there. */
export interface Told {
  readonly text: string;
  readonly from: Seat;
  /** Whom "you" means; null where it says none. */
  readonly hearer: Seat | null;
  readonly happenings: readonly Happening[];
}

/** What players call a card: Chinese, English. */
const CALLED: Readonly<Record<string, readonly [string, string]>> = {
  nanman: ['南蛮', 'Barbarian Invasion'],
  wanjian: ['万箭', 'Arrow Barrage'],
  lebu: ['乐', 'Contentment'],
  bingliang: ['兵', 'Supply Shortage'],
  juedou: ['决斗', 'Duel'],
  guohe: ['拆', 'Dismantle'],
  shunshou: ['顺', 'Steal'],
  tiesuo: ['铁索', 'Iron Chains'],
  huogong: ['火攻', 'Fire Attack'],
  taoyuan: ['桃园', 'Peach Garden'],
  wugu: ['五谷', 'Harvest'],
  wuzhong: ['无中', 'Draw Two'],
  jiedao: ['借刀', 'Borrowed Sword'],
};
/** Kinds whose card the sentence names. */
const NAMES_CARD: ReadonlySet<DeedKind> = new Set(['aoe', 'delay', 'wuxie_help', 'wuxie_against']);

type Seats = Partial<Record<Party, Seat>>;

/** Both bound; null where a party would be two, or two parties one. */
function bound(seats: Seats, party: Party | undefined, seat: Seat | null): Seats | null {
  if (party === undefined) return seats;
  if (seat === null || (seats[party] !== undefined && seats[party] !== seat)) return null;
  const next = { ...seats, [party]: seat };
  const taken = Object.values(next);
  return new Set(taken).size === taken.length ? next : null;
}

/** Fills the sentence in with what happened; null where nothing of the kind did. `backwards`: the first two change places. */
export function fill(
  { text, deeds }: TellingRow,
  scene: Scene,
  happenings: readonly Happening[],
  random: () => number,
  { chinese, backwards = false }: { readonly chinese: boolean; readonly backwards?: boolean },
): Told | null {
  const order = [...happenings].sort(() => random() - 0.5);
  let seats: Seats = {};
  const told: Happening[] = [];
  for (const deed of deeds) {
    const found = order.find((one) => {
      if (one.kind !== deed.kind || told.includes(one) || (deed.card !== undefined && deed.card !== one.card))
        return false;
      const all = [
        [deed.by, one.by],
        [deed.to, one.to],
        [deed.third, one.third],
      ] as const;
      const next = all.reduce<Seats | null>((sum, [party, seat]) => sum && bound(sum, party, seat), seats);
      if (next) seats = next;
      return next !== null;
    });
    if (!found) return null;
    told.push(found);
  }
  if (backwards) {
    if (seats.A === undefined || seats.B === undefined) return null;
    seats = { ...seats, A: seats.B, B: seats.A };
  }
  const { bySeat, lord } = scene.table;
  const free = [...bySeat.keys()].filter((seat) => !Object.values(seats).includes(seat));
  const from = seats.me ?? free.shift();
  if (from === undefined) return null;
  // "{A} or {B}, who do i hit": who has no part in the deed is anybody else.
  for (const slot of ['A', 'B', 'C'] as const)
    if (seats[slot] === undefined && text.includes(`{${slot}}`)) seats = { ...seats, [slot]: free.shift() ?? from };
  const hearer = seats.you ?? (/你|\byou\b/.test(text) ? (seats.A ?? null) : null);
  const style = Math.floor(random() * 3);
  const name = (seat: Seat): string => {
    if (seat === lord) return chinese ? '主公' : 'the lord';
    if (!chinese) return style === 0 ? `seat ${seat}` : String(seat);
    return style === 0 ? `${seat}号` : style === 1 ? String(seat) : (bySeat.get(seat)?.name ?? String(seat));
  };
  const card = told.find(({ kind }) => NAMES_CARD.has(kind))?.card ?? '';
  const called = CALLED[card]?.[chinese ? 0 : 1];
  if (text.includes('{card}') && called === undefined) return null;
  const said = text.replace(/\{(\w+)\}/g, (_, slot: string) =>
    slot === 'card' ? (called ?? '') : slot === 'n' ? String(told[0]?.num ?? 1) : name(seats[slot as Party] ?? from),
  );
  return { text: said, from, hearer, happenings: told };
}
