/** The extension's own items in the engine's menu page, redrawn where one item sets another. */
import { EXTENSION_NAME } from './settings';

interface MenuNode {
  readonly parentNode: { readonly childNodes: ArrayLike<MenuNode> } | null;
  readonly classList: { toggle(name: string, on: boolean): unknown };
  readonly lastChild: { textContent: string | null } | null;
  readonly _link?: { readonly config?: { readonly _name?: unknown }; current?: unknown };
}

const isNode = (value: unknown): value is MenuNode =>
  typeof value === 'object' && value !== null && 'parentNode' in value && 'classList' in value;

/**
 * Shows `value` at the item of this key, on the page where `from` stands; nothing where the page is another one, as the
 * engine builds it anew from what was saved.
 */
export function showChoice(
  from: unknown,
  key: string,
  value: unknown,
  items: Readonly<Record<string, { item?: Readonly<Record<string, string>> }>>,
): void {
  const page = isNode(from) ? from.parentNode : null;
  for (const node of Array.from(page?.childNodes ?? [])) {
    if (node._link?.config?._name !== `extension_${EXTENSION_NAME}_${key}`) continue;
    if (typeof value === 'boolean') node.classList.toggle('on', value);
    else if (node.lastChild) node.lastChild.textContent = items[key]?.item?.[String(value)] ?? String(value);
    node._link.current = value;
  }
}
