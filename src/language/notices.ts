/** Sentences about recordings, for the screen (in one language) and for programs (in both, see texts.ts). */
import { inBoth, type KeyAfter, type Texts } from './texts';

/** What could act on a terminal or turn the writing direction; details quote the file. */
// eslint-disable-next-line no-control-regex -- control characters are what it removes
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Safe to print: nothing in it can act on a terminal. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');

/** Why a line of a recording cannot be read (record/format.ts). */
interface Damaged {
  readonly line: number;
  readonly reason: KeyAfter<'damage_'>;
  /** What stood there, or empty. */
  readonly detail: string;
}

export function damageIn(t: Texts, { line, reason, detail }: Damaged): string {
  const what = t(`damage_${reason}`);
  return t('damageAt', {
    line,
    what: detail === '' ? what : t('damageDetail', { what, detail: printable(detail) }),
  });
}

export const damageText = (damage: Damaged): string => inBoth((t) => damageIn(t, damage));

/** Why there is no belief about a game (core/belief/worlds.ts). */
export const refusalText = (reason: KeyAfter<'beliefRefused_'>): string =>
  inBoth((t) => t('beliefRefused', { why: t(`beliefRefused_${reason}`) }));

/** What of the engine is not as we need it (engine/contract.ts, engine/hearing.ts), and who is there beside us. */
export type Notice =
  | { readonly what: 'lacking'; readonly part: KeyAfter<'part_'>; readonly members: readonly string[] }
  | { readonly what: 'deaf'; readonly part: KeyAfter<'part_'>; readonly triggers: readonly string[] }
  | { readonly what: 'wrapped'; readonly how: KeyAfter<'wrapped_'> }
  | { readonly what: 'neighbour'; readonly who: KeyAfter<'neighbour_'> };

/** One sentence. */
export function noticeIn(t: Texts, notice: Notice): string {
  switch (notice.what) {
    case 'lacking':
      return t('lacking', { members: notice.members.join('、'), part: t(`part_${notice.part}`) });
    case 'deaf':
      return t('deaf', { triggers: notice.triggers.join('、'), part: t(`part_${notice.part}`) });
    case 'wrapped':
      return t(`wrapped_${notice.how}`);
    case 'neighbour':
      return t(`neighbour_${notice.who}`);
  }
}

export const noticeText = (notice: Notice): string => inBoth((t) => noticeIn(t, notice));
