/** Whom to call, as rows that a finger finds. */
import { el } from '../dom';

/** A `number` that is null, or absent, differs by place: the row is read, not tapped. */
export interface Callable {
  readonly label: string;
  readonly number?: string | null;
}

/** "116 123" is dialled as 116123. */
const dialled = (number: string): string => number.replace(/[^\d+]/g, '');

/** Rows that look alike whether they are tapped or read. */
function contactRow({ label, number }: Callable): HTMLElement {
  const name = el('span', 'slqj-contact-label', {}, label);
  if (!number) return el('li', 'slqj-contact', {}, el('p', 'slqj-contact-row', {}, name));
  const link = el(
    'a',
    'slqj-contact-row slqj-contact-call',
    { href: `tel:${dialled(number)}`, tabindex: 0 },
    name,
    el('strong', 'slqj-contact-number', {}, number),
  );
  return el('li', 'slqj-contact', {}, link);
}

export const contactList = (label: string, contacts: readonly Callable[]): HTMLElement =>
  el('ul', 'slqj-contacts', { 'aria-label': label }, ...contacts.map(contactRow));
