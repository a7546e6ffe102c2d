/** A row of choices of which one holds: a radio group of buttons, with the keys that belong to it. */
import { attributeOf, el, keyedList, textOf } from './dom';

export interface Chip<K> {
  readonly key: K;
  readonly text: string;
  readonly label: string;
}

export interface Chips<K> {
  readonly node: HTMLElement;
  draw(chips: readonly Chip<K>[], chosen: K): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function createChips<K>(label: string, choose: (key: K) => void): Chips<K> {
  const node = el('section', 'slqj-chips', { role: 'radiogroup', 'aria-label': label });
  let keys: readonly K[] = [];
  let current: K | null = null;

  function chipNode(key: K) {
    const chip = el('button', 'slqj-chip', { type: 'button', role: 'radio' });
    chip.addEventListener('click', () => {
      choose(key);
    });
    return {
      node: chip,
      text: textOf(chip),
      label: attributeOf(chip, 'aria-label'),
      checked: attributeOf(chip, 'aria-checked'),
      tab: attributeOf(chip, 'tabindex'),
    };
  }
  const items = keyedList<K, ReturnType<typeof chipNode>>(node, chipNode);

  node.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || current === null || keys.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = keys[(keys.indexOf(current) + step + keys.length) % keys.length];
    if (next === undefined) return;
    choose(next);
    items.items.get(next)?.node.focus();
  });

  return {
    node,
    draw(chips, chosen) {
      keys = chips.map(({ key }) => key);
      current = chosen;
      items.set(keys);
      for (const { key, text, label: name } of chips) {
        const item = items.items.get(key);
        item?.text(text);
        item?.label(name);
        item?.checked(String(key === chosen));
        item?.tab(key === chosen ? '0' : '-1');
      }
    },
  };
}
