/** The few steps from data to elements. Text only ever becomes text nodes and attributes. */

export type Attributes = Readonly<Record<string, string | number>>;

/**
 * Creates an element. No `div` is used anywhere in the panel: the engine's style sheet places every `div`
 * absolutely and animates all of its properties.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (className !== '') node.className = className;
  for (const name in attributes) node.setAttribute(name, String(attributes[name]));
  node.append(...children);
  return node;
}

const SVG = 'http://www.w3.org/2000/svg' as const;

export function svg(tag: string, attributes: Attributes = {}, ...children: (Node | string)[]): SVGElement {
  const node: SVGElement = document.createElementNS(SVG, tag);
  for (const name in attributes) node.setAttribute(name, String(attributes[name]));
  node.append(...children);
  return node;
}

/** A button that shows a text; never a submit button. */
export function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const node = el('button', className, { type: 'button' }, label);
  node.addEventListener('click', onClick);
  return node;
}

/** Writes a node's text, and touches the node only when the text differs from the last one written. */
export function textOf(node: Element): (text: string) => void {
  let drawn: string | null = null;
  return (text) => {
    if (text === drawn) return;
    drawn = text;
    node.textContent = text;
  };
}

/** The same for an attribute; null takes it away. */
export function attributeOf(node: Element, name: string): (value: string | null) => void {
  let drawn: string | null = node.getAttribute(name);
  return (value) => {
    if (value === drawn) return;
    drawn = value;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  };
}

/** The same for one style property. */
export function styleOf(node: HTMLElement | SVGElement, property: string): (value: string) => void {
  let drawn = '';
  return (value) => {
    if (value === drawn) return;
    drawn = value;
    node.style.setProperty(property, value);
  };
}

/** Shows or hides a node; writes nothing where it stands so already. */
export function setShown(node: HTMLElement, shown: boolean): void {
  if (node.hidden === shown) node.hidden = !shown;
}

export interface Item {
  readonly node: Element;
}

/** Keeps a parent's children in step with a list of keys: nodes of keys that stay are kept as they are. */
export function keyedList<K, T extends Item>(parent: Element, create: (key: K) => T) {
  const items = new Map<K, T>();
  let order: readonly K[] = [];
  return {
    items: items as ReadonlyMap<K, T>,
    set(keys: readonly K[]): void {
      if (keys.length === order.length && keys.every((key, i) => key === order[i])) return;
      order = [...keys];
      const wanted = new Set(keys);
      for (const [key, item] of items) {
        if (wanted.has(key)) continue;
        item.node.remove();
        items.delete(key);
      }
      let next: Element | null = parent.firstElementChild;
      for (const key of keys) {
        const item = items.get(key) ?? create(key);
        items.set(key, item);
        if (item.node === next) next = next.nextElementSibling;
        else parent.insertBefore(item.node, next);
      }
    },
  };
}
