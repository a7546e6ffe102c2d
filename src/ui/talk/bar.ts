/** A named value as a bar with its number. */
import { clamp } from '../../core/number';
import { el, styleOf, textOf } from '../dom';

export interface Bar {
  readonly node: HTMLElement;
  /** `value` 0…1; what lies outside fills nothing or all. */
  draw(value: number): void;
}

export function createBar(name: string): Bar {
  const fill = el('span', 'slqj-meter-fill');
  const number = el('span', 'slqj-trait-number');
  const track = el('span', 'slqj-meter-track', { 'aria-hidden': 'true' }, fill);
  const node = el('p', 'slqj-trait', {}, el('span', 'slqj-trait-name', {}, name), track, number);
  const [width, text] = [styleOf(fill, 'width'), textOf(number)];
  return {
    node,
    draw(value) {
      const share = clamp(value, 0, 1);
      width(`${Math.round(share * 100)}%`);
      text(String(Math.round(value * 100) / 100));
    },
  };
}
