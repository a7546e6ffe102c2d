/** The one mark of strength: four strokes, as many filled as a word is strong. */
import type { Guessed } from '../core/role';
import type { Strength } from '../core/verdict';
import { attributeOf, el } from './dom';

const MOST = 4;

export interface Pips {
  readonly node: HTMLElement;
  /** Null draws none. */
  draw(strength: Strength | null, role: Guessed): void;
}

/** Seen only: whoever listens hears the phrase beside it. */
export function createPips(): Pips {
  const node = el('span', 'slqj-pips', { 'aria-hidden': 'true' });
  const strokes = Array.from({ length: MOST }, () => el('span', 'slqj-pip'));
  node.append(...strokes);
  const role = attributeOf(node, 'data-role');
  const empty = attributeOf(node, 'data-empty');
  const lit = strokes.map((stroke) => attributeOf(stroke, 'data-lit'));
  return {
    node,
    draw(strength, named) {
      empty(strength === null ? '' : null);
      role(named);
      lit.forEach((set, i) => {
        set(i < (strength ?? 0) ? '' : null);
      });
    },
  };
}
