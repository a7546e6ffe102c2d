/** What of a deed a question of the record wants, and of whom: a number, heads, a name, the means, whether it ever was (§Q1). */
import type { Seat } from '../../../core/event';
import { FOR_ALL } from '../deeds/joined';
import * as words from '../words/record';
import { GOT, healthOf } from './deed-asked';
import type { OfRecord, What } from './of-record';
import { BEARS, type Slots } from './slots';

/** A question of the record, as far as it is heard before it is told what it wants. */
export interface Question {
  readonly text: string;
  readonly slots: Slots;
  /** In whose turn. */
  readonly turn: Seat | undefined;
  /** The cards that are asked about, also those that cost nobody health. */
  readonly cards: readonly string[];
  /** A number is asked for: of health, of heads, or of deeds. */
  readonly many: boolean;
  readonly points: boolean;
  readonly heads: boolean;
  readonly asksWho: boolean;
  readonly asksMeans: boolean;
  readonly whether: boolean;
  /** What is asked of the deed, whatever of it is wanted. */
  readonly base: Omit<OfRecord, 'wants' | 'by' | 'to'>;
}

/** The question with what it wants; null where it wants nothing that the record holds. */
export function wanted({
  text,
  slots,
  turn,
  cards,
  many,
  points,
  heads,
  asksWho,
  asksMeans,
  whether,
  base,
}: Question): OfRecord | null {
  const { what, when } = base;
  if (asksMeans && what !== 'wuxie') return { ...base, cards: [], wants: 'means', ...toWhom(slots) };
  if (what === 'play') {
    const by = slots.by ?? turn ?? null;
    // Their last turn, unless another time is named.
    const whole = when === 'own_turn' || when?.which === 'last_turn' || when?.which === 'this_turn' || when === null;
    return by === null
      ? null
      : {
          ...base,
          wants: 'times',
          by,
          to: slots.to,
          ...(whole && !words.SO_FAR.test(text) ? { when: 'own_turn' as const } : {}),
        };
  }
  // Of a card for all it is asked whom it cost health.
  const hurts =
    what === 'use' && cards.some((card) => FOR_ALL.has(card) || card === 'shandian') ? { what: 'hurt' as const } : {};
  if (heads && words.FIRE.test(text))
    return { ...base, what: 'hurt', wants: 'victims', when: 'own_turn', ...toWhom(slots) };
  if (heads && what !== 'kill') {
    const befell =
      slots.asked === 'to' ||
      (slots.asked === undefined &&
        slots.to.length === 0 &&
        (slots.by !== undefined ||
          'what' in hurts ||
          cards.includes('tiesuo') ||
          BEARS.test(text.slice(text.search(words.HEADS) + 2))));
    return { ...base, ...(befell ? hurts : {}), wants: befell ? 'victims' : 'doers', ...toWhom(slots) };
  }
  if (many) {
    const health = points ? healthOf(text) : null;
    const counted: What = health ?? what;
    if (health === null && counted === 'hurt' && !words.TIMES.test(text)) return null;
    // Whoever recovers does so for himself, where nobody else is named.
    const { by, ...rest } = slots;
    const self =
      slots.to.length === 0 &&
      by !== undefined &&
      (counted === 'give' ? GOT.test(text) : counted === 'heal' && (health !== null || cards.length === 0));
    return {
      ...base,
      what: counted,
      wants: health === null ? 'times' : 'points',
      ...(self ? { to: [by] } : toWhom({ ...rest, ...(by === undefined ? {} : { by }) })),
    };
  }
  if (asksWho && words.BOTH.test(text)) return { ...base, wants: 'pairs', to: [] };
  // "南蛮都谁没出杀掉血了".
  const whom = slots.asked === 'to' || ('what' in hurts && /掉[了的]?血/.test(text));
  return {
    ...base,
    ...(whom ? hurts : {}),
    wants: whom ? 'whom' : whether ? 'whether' : 'who',
    // Whoever recovers does so for himself; of a card for all it is asked whom it cost health.
    ...(whether && slots.by !== undefined && slots.to.length === 0 && what === 'heal'
      ? { to: [slots.by] }
      : // "袁术和孙登决斗谁掉的血": either may have.
        whom && cards.includes('juedou')
        ? { to: [] }
        : toWhom(slots)),
  };
}

const toWhom = ({ by, to }: Slots): Pick<OfRecord, 'by' | 'to'> => (by === undefined ? { to } : { by, to });
