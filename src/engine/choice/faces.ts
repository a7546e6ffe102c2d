/**
 * Cards of another's hand that the chooser never saw have no face while it chooses among them (§A22): all are the same
 * ordinary card. What was shown, or what it gave away itself, keeps its own.
 */
import type { Card, Player } from '../noname';

/** What stands for a card that nobody saw: the commonest, of no colour, of the mean rank. */
const UNSEEN = { name: 'sha', suit: 'none', number: 7, nature: undefined } as const;
const FACE = Object.keys(UNSEEN) as readonly (keyof typeof UNSEEN)[];

/** A button of a dialog; `blank` is what a person sees of it. */
export interface Button {
  readonly link?: unknown;
  readonly classList?: { contains(name: string): boolean };
}

type Known = Card & { isKnownBy?(player: Player): boolean };

/** The cards behind these buttons that `player` sees only the backs of. */
export function unseenBehind(buttons: Iterable<Button>, player: Player): object[] {
  const unseen: object[] = [];
  for (const { link, classList } of buttons) {
    if (typeof link !== 'object' || link === null || classList?.contains('blank') !== true) continue;
    if ((link as Known).isKnownBy?.(player) !== true) unseen.push(link);
  }
  return unseen;
}

/** Runs with these cards face down; whatever happens, they have their faces again afterwards. */
export function faceDown<T>(cards: readonly object[], what: () => T): T {
  const before = cards.map((card) => FACE.map((part) => Object.getOwnPropertyDescriptor(card, part)));
  for (const card of cards)
    for (const part of FACE)
      Object.defineProperty(card, part, { value: UNSEEN[part], configurable: true, enumerable: true, writable: true });
  try {
    return what();
  } finally {
    cards.forEach((card, i) => {
      FACE.forEach((part, k) => {
        const face = before[i]?.[k];
        if (face) Object.defineProperty(card, part, face);
        else Reflect.deleteProperty(card, part);
      });
    });
  }
}
