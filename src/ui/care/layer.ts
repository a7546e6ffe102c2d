/** A calm layer over everything else of ours: one box, closed by its button or Escape, never by a stray tap. */
import { attributeOf, el } from '../dom';
import { keepIn, trapFocus } from '../focus';
import panelCss from '../panel.css';
import type { Language } from '../../language/languages';
import { addStyle } from '../style';
import css from './care.css';

export interface CareLayer {
  /** Scrolls when it is higher than the screen. */
  readonly box: HTMLElement;
  /** Comes to the front; the focus goes to `first`. */
  open(label: string, first: HTMLElement): void;
  close(): void;
  isOpen(): boolean;
  destroy(): void;
}

export function createCareLayer(
  root: HTMLElement,
  language: Language,
  options: {
    onEscape(): void;
    /** As for the panel: the engine's help for boxes that scroll under a finger. */
    scrollBox?: (box: HTMLElement) => void;
  },
): CareLayer {
  addStyle('slqj-style', panelCss);
  addStyle('slqj-care-style', css);
  const box = el('section', 'slqj-care-box', { role: 'dialog', 'aria-modal': 'true', lang: language });
  const layer = el('section', 'slqj-layer slqj-care', {}, box);
  layer.hidden = true;
  const label = attributeOf(box, 'aria-label');
  let before: Element | null = null;
  /** A click counts only when its pointer went down here: the tap that opened this ends somewhere, too. */
  let touched = false;

  layer.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !event.isComposing) options.onEscape();
    else if (event.key === 'Tab') trapFocus(box, event);
  });
  const guard = (event: MouseEvent): void => {
    if (touched || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  layer.addEventListener(
    'pointerdown',
    () => {
      touched = true;
    },
    { capture: true },
  );
  layer.addEventListener('click', guard, { capture: true });
  keepIn(layer);
  options.scrollBox?.(box);

  return {
    box,
    open(name, first) {
      label(name);
      if (layer.hidden) {
        before = document.activeElement;
        touched = false;
        layer.hidden = false;
      }
      // Whatever was opened last lies on top, and a page of the engine may have taken it out.
      if (root.lastElementChild !== layer) root.append(layer);
      first.focus({ preventScroll: true });
      box.scrollTop = 0;
    },
    close() {
      if (layer.hidden) return;
      layer.hidden = true;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      before = null;
    },
    isOpen: () => !layer.hidden,
    destroy() {
      layer.remove();
    },
  };
}
