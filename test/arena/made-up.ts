/** Events of made-up games of five: 1 lord, 2 loyalist, 3 and 4 rebels, 5 traitor. */
import type { PublicEvent, Seat } from '../../src/core/event';

export const TRUTH = { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' } as const;

export const card = (by: Seat, to: readonly Seat[], name: string, legal: readonly Seat[] = []): PublicEvent => ({
  type: 'card',
  by,
  to,
  card: name,
  tv: {},
  group: to.length > 1,
  legal,
});

export const die = (seat: Seat, by: Seat | null): PublicEvent => ({ type: 'die', seat, by, role: TRUTH[seat as 1] });
