/** Whom to call, as rows that a finger finds. */
import { el } from '../dom';

/** A `number` that is null, or absent, differs by place: the row is read, not tapped. */
export interface Callable {
  readonly label: string;
  readonly number?: string | null;
}

/** "116 123" is dialled as 116123. */
const dialled = (number: string): string => number.replace(/[^\d+]/g, '');

export function contactRow({ label, number }: Callable): HTMLElement {
  // A number that ends the label is not written twice.
  const called = number && label.endsWith(number) ? label.slice(0, -number.length).trim() : label;
  const name = el('span', 'slqj-contact-label', {}, called);
  if (!number) return el('li', 'slqj-contact', {}, name);
  const link = el(
    'a',
    'slqj-contact-call',
    { href: `tel:${dialled(number)}`, tabindex: 0 },
    name,
    el('strong', 'slqj-contact-number', {}, number),
  );
  return el('li', 'slqj-contact', {}, link);
}

export function contactList(label: string): { readonly node: HTMLElement; draw(contacts: readonly Callable[]): void } {
  const node = el('ul', 'slqj-contacts', { 'aria-label': label });
  return {
    node,
    draw(contacts) {
      node.replaceChildren(...contacts.map(contactRow));
      node.hidden = contacts.length === 0;
    },
  };
}
