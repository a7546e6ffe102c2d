/** What a card for all cost or gave, and to whom of those who were named it did not (record/in-parts.ts), in words (§Q3). */
import type { Seat } from '../../../core/event';
import { joined } from '../record/count';
import type { Found } from '../record/found';
import type { CardName } from './card-name';
import { called, type Parties } from './people';
import { namesOf, sharesOf, toSaid } from './summed';

/** Whom a card for all cost or gave something, and whom of those who were named it did not. */
export function partsText({ asked, deeds, not = [] }: Found, parties: Parties, nameOf: CardName): string {
  const zh = parties.language === 'zh';
  const { by, card } = namesOf(asked, parties, nameOf);
  const hurt = asked.what === 'hurt';
  const listed = (seats: readonly Seat[]): string => {
    const names = seats.map((seat) => called(seat, parties));
    return zh ? names.join('、') : joined(names);
  };
  const shares = sharesOf(
    deeds,
    ({ to }) => to,
    ({ num }) => num,
  );
  const n = shares[0]?.[1] ?? 0;
  const alike = shares.every(([, one]) => one === n);
  const whom = alike
    ? listed(shares.map(([seat]) => seat))
    : shares.map(([seat, one]) => `${called(seat, parties)}${zh ? one : ` (${one})`}`).join(zh ? '、' : ', ');
  const several = alike && shares.length > 1;
  const each = zh
    ? `${several ? '各' : ''}${hurt ? '' : '回了'}${alike ? n : ''}点血`
    : alike
      ? `, ${n}${several ? ' each' : ''}`
      : '';
  const spared = zh ? listed(not) : joined(not.map((seat) => called(seat, parties, true)));
  const less = toSaid(asked, Math.min(...shares.map(([, one]) => one)), zh);
  if (zh) {
    const rest = spared === '' ? '' : `，${spared}没${hurt ? '掉' : '回'}血`;
    return shares.length === 0
      ? `${by}的${card}没让谁${hurt ? '掉' : '回'}血`
      : `${less}${by}的${card}${hurt ? '打掉' : '给'}${whom}${each}${rest}`;
  }
  const rest = spared === '' ? '' : `; ${spared} ${hurt ? 'lost' : 'got'} nothing`;
  return shares.length === 0
    ? `${card} ${hurt ? 'cost' : 'gave'} nobody anything`
    : `${less}${card} ${hurt ? 'hit' : 'healed'} ${whom}${each}${rest}`;
}
