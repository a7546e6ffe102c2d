/** A slim bar of three chances. Every part carries its letter, so that colour is not the only sign. */
import type { Chances } from '../../core/belief/marginals';
import type { Words } from '../describe';
import { attributeOf, el, styleOf, textOf } from '../dom';
import { chancesText, chanceText, SIDES } from './words';

/** Parts narrower than these shares have no room for their letter, or for the number too. */
const ROOM = { letter: 0.07, number: 0.2 } as const;

export interface BeliefBar {
  readonly node: HTMLElement;
  /** Null hides it. `numbers` writes them beside the letters where they fit. */
  draw(chances: Chances | null, numbers: boolean): void;
}

export function createBar(words: Words): BeliefBar {
  const node = el('span', 'slqj-belief-bar', { role: 'img' });
  const parts = SIDES.map((side) => {
    const part = el('span', 'slqj-belief-part', { 'data-role': side });
    node.append(part);
    return { side, text: textOf(part), width: styleOf(part, 'width') };
  });
  const set = { label: attributeOf(node, 'aria-label'), hidden: attributeOf(node, 'hidden') };
  return {
    node,
    draw(chances, numbers) {
      set.hidden(chances === null ? '' : null);
      if (!chances) return;
      set.label(words.t('beliefOf', { chances: chancesText(words, chances) }));
      for (const { side, text, width } of parts) {
        const p = chances[side];
        width(`${Math.round(p * 1000) / 10}%`);
        const letter = p < ROOM.letter ? '' : words.letter(side);
        text(numbers && p >= ROOM.number ? `${letter} ${chanceText(p)}` : letter);
      }
    },
  };
}
