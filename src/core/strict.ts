/**
 * Strict mode's view of an event (§A17). What skills' own functions said of an act may rest on hidden roles, and the
 * engine moves `ai.shown` by them; here an act is worth what a shipped public table says, and exposure moves by our
 * own rules alone.
 */
import type { BySeat, PublicEvent, Seat } from './event';

/** Public worths by name; what is not in them is 0. */
export interface PublicWorths {
  /** tv of a card or skill to whoever it is aimed at. */
  readonly cards: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
  /** Value of a visible card to whoever has it. */
  readonly values: Readonly<Record<string, number>>;
}

const alike = (to: readonly Seat[], tv: number): BySeat => Object.fromEntries(to.map((seat) => [seat, tv]));

const worth = (table: Readonly<Record<string, number>>, name: string): number =>
  Object.prototype.hasOwnProperty.call(table, name) ? (table[name] ?? 0) : 0;

/** The event as strict mode folds it; null for one that it must not look at. */
export function strictly(event: PublicEvent, worths: PublicWorths): PublicEvent | null {
  switch (event.type) {
    case 'shown':
      return null;
    case 'card':
      return { ...event, tv: alike(event.to, worth(worths.cards, event.card)) };
    case 'skill':
      return { ...event, tv: alike(event.to, worth(worths.skills, event.skill)) };
    case 'wuxie':
      return { ...event, about: { ...event.about, tv: worth(worths.cards, event.about.card) } };
    case 'zone':
      return event.card === null ? event : { ...event, value: worth(worths.values, event.card) || null };
    default:
      return event;
  }
}
