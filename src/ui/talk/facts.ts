/** Rows of "name: value" that vanish where there is nothing to say. */
import { el, setShown, textOf } from '../dom';

export interface FactRow {
  readonly node: HTMLElement;
  set(value: string): void;
}

export function createFact(name: string, className = ''): FactRow {
  const value = el('bdi', 'slqj-fact-value');
  const node = el('p', `slqj-fact ${className}`.trim(), {}, el('span', 'slqj-fact-name', {}, name), value);
  node.hidden = true;
  const write = textOf(value);
  return {
    node,
    set(text) {
      write(text);
      setShown(node, text !== '');
    },
  };
}

/** A part of a page with its heading. */
export function partNode(title: string, ...children: Node[]): HTMLElement {
  return el('section', 'slqj-talk-part', {}, el('h3', 'slqj-review-title', {}, title), ...children);
}
