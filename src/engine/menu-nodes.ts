/** The extension's own items in the engine's menu page: redrawn when any of them is saved, and rows that look like buttons. */
import { EXTENSION_NAME } from './settings';

interface Page {
  readonly childNodes: ArrayLike<MenuNode>;
}

interface MenuNode {
  readonly classList: { toggle(name: string, on: boolean): unknown };
  readonly lastChild: { textContent: string | null } | null;
  readonly _link?: { readonly config?: { readonly _name?: unknown }; current?: unknown };
}

/** Our items by key, as far as they are drawn. */
type Choices = Readonly<Record<string, { item?: Readonly<Record<string, string>> }>>;

/**
 * Shows `value` at the item of this key on our page of the engine's menu, which is built with all others before anybody opens it; nothing
 * where there is none yet, as the engine builds it from what was saved. Of its pages only the open one is in the document; each hangs on
 * its tab.
 */
export function showInMenu(key: string, value: unknown, items: Choices): void {
  if (typeof document === 'undefined') return;
  for (const tab of document.querySelectorAll('.menu-tab > div')) {
    const { _link: pages } = tab as { _link?: unknown };
    if (!(pages instanceof Element)) continue;
    for (const button of pages.querySelectorAll('.menubutton.large')) {
      const { mode, link } = button as { mode?: unknown; link?: Page };
      if (mode === `extension_${EXTENSION_NAME}` && link) showOn(link, key, value, items);
    }
  }
}

function showOn({ childNodes }: Page, key: string, value: unknown, items: Choices): void {
  for (const node of Array.from(childNodes)) {
    if (node._link?.config?._name !== `extension_${EXTENSION_NAME}_${key}`) continue;
    if (typeof value === 'boolean') node.classList.toggle('on', value);
    else if (node.lastChild) node.lastChild.textContent = items[key]?.item?.[String(value)] ?? String(value);
    node._link.current = value;
  }
}

/** As the engine's own buttons, in the width of a row. */
const BUTTON =
  'display:block;padding:6px 8px;text-align:center;border-radius:4px;' +
  'background:rgba(255,255,255,0.14);box-shadow:0 0 0 1px rgba(0,0,0,0.45)';

/** A name of ours as a button; the engine writes names as HTML. */
export const asButton = (name: string): string => `<span style="${BUTTON}">${name}</span>`;

/** The button of a row, in the engine's page. */
const labelOf = (row: unknown): Element | null =>
  typeof Element === 'function' && row instanceof Element ? row.querySelector('span > span') : null;

/** How long a pressed row says that it was heard. */
const ANSWER_MS = 1500;
const HEARD = ' ✓';

/** The pressed row says for a moment that it was heard; nothing where `from` is no row of a page. */
export function answer(from: unknown): void {
  const label = labelOf(from);
  const name = label?.textContent ?? '';
  if (!label || name.endsWith(HEARD)) return;
  label.textContent = name + HEARD;
  setTimeout(() => {
    label.textContent = name;
  }, ANSWER_MS);
}

/** How long a row waits for the second tap, and how soon after the first none is taken: a double tap is one. */
const ASKS_MS = 5000;
const TOO_SOON_MS = 400;

/**
 * What a row does that cannot be undone: the first tap asks under another name, the second one acts. Another row of the same
 * item, as of a page built anew, asks again.
 */
export function inTwoTaps(name: string, question: string, act: (row: unknown) => void): (row: unknown) => void {
  let asked: { readonly row: unknown; readonly at: number; readonly wait: ReturnType<typeof setTimeout> } | null = null;
  return (row) => {
    // By the clock, not by the timer that takes the question back: a page may hurry its timers.
    const since = asked !== null && asked.row === row ? Date.now() - asked.at : Infinity;
    if (since < TOO_SOON_MS) return;
    if (asked) {
      clearTimeout(asked.wait);
      rename(asked.row, name);
      asked = null;
    }
    if (since < ASKS_MS) {
      act(row);
      return;
    }
    rename(row, question);
    const wait = setTimeout(() => {
      rename(row, name);
    }, ASKS_MS);
    asked = { row, at: Date.now(), wait };
  };
}

/** Another name for a row that is a button. */
export function rename(row: unknown, name: string): void {
  const label = labelOf(row);
  if (label) label.textContent = name;
}
